// "It is your turn" in the tab of the browser: the title and a dot on the icon.

const DOT =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#1d3a2f"/>' +
      '<path d="M16 5l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#e2b65a"/><circle cx="25" cy="7" r="6" fill="#e0492f"/></svg>',
  );

/** Sets the title and icon of the tab; returns how to set them back. */
export function markTab(title: string, turn: boolean): () => void {
  const before = document.title;
  document.title = turn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const usual = icon?.getAttribute('href') ?? '';
  if (turn && icon) icon.href = DOT;
  return () => {
    document.title = before;
    if (turn && icon) icon.setAttribute('href', usual);
  };
}
