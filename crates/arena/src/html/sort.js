// Tables can be sorted by their headings and searched; without this they are complete as they are.
for (const table of document.querySelectorAll('table.sortable')) {
  const body = table.tBodies[0];
  const value = (row, at) => {
    const cell = row.cells[at];
    const number = parseFloat(cell.dataset.value);
    return Number.isNaN(number) ? cell.textContent.toLowerCase() : number;
  };
  [...table.tHead.rows[0].cells].forEach((heading, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const falling = heading.getAttribute('aria-sort') !== 'descending';
      for (const other of heading.parentNode.cells) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', falling ? 'descending' : 'ascending');
      const order = (one, other) => {
        const [a, b] = [value(one, at), value(other, at)];
        return (a < b ? -1 : a > b ? 1 : 0) * (falling ? -1 : 1);
      };
      body.append(...[...body.rows].sort(order));
    });
  });
  const label = document.createElement('label');
  const input = document.createElement('input');
  label.className = 'filter';
  input.type = 'search';
  label.append('Search', input);
  table.parentNode.before(label);
  input.addEventListener('input', () => {
    const wanted = input.value.toLowerCase();
    for (const row of body.rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}
