/**
 * The little Markdown our rules documents use, read into plain data. Nothing of it ever becomes
 * HTML text: components draw the parts, so a document cannot smuggle anything into the page.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; parts: Inline[] }
  | { kind: 'italic'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; parts: Inline[] };

export type Item = { parts: Inline[]; children: Block[] };

export type Block =
  | { kind: 'heading'; level: number; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'line' };

const BULLET = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const LINE = /^\s*([-*_])(\s*\1){2,}\s*$/;
const FENCE = /^\s*```/;
const QUOTE = /^\s*>\s?/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** A document as blocks. */
export function parse(source: string): Block[] {
  return blocks(source.replace(/\r\n?/g, '\n').split('\n'));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!line.trim()) {
      at += 1;
      continue;
    }
    const [block, next] = blockAt(lines, at);
    found.push(block);
    at = next;
  }
  return found;
}

/** The block that begins at a line, and the line after it. */
function blockAt(lines: string[], at: number): [Block, number] {
  const line = lines[at] ?? '';
  const heading = HEADING.exec(line);
  if (heading) return [{ kind: 'heading', level: heading[1]!.length, parts: inline(heading[2]!) }, at + 1];
  if (LINE.test(line)) return [{ kind: 'line' }, at + 1];
  if (FENCE.test(line)) return fence(lines, at);
  if (QUOTE.test(line)) {
    const end = until(lines, at, (it) => !QUOTE.test(it));
    return [{ kind: 'quote', blocks: blocks(lines.slice(at, end).map((it) => it.replace(QUOTE, ''))) }, end];
  }
  if (line.includes('|') && TABLE_RULE.test(lines[at + 1] ?? '')) return table(lines, at);
  if (BULLET.test(line)) return list(lines, at);
  const end = until(lines, at + 1, (it) => !it.trim() || startsBlock(it));
  return [{ kind: 'paragraph', parts: inline(lines.slice(at, end).join(' ')) }, end];
}

const startsBlock = (line: string) =>
  HEADING.test(line) || LINE.test(line) || FENCE.test(line) || QUOTE.test(line) || BULLET.test(line);

function until(lines: string[], from: number, stop: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !stop(lines[at] ?? '')) at += 1;
  return at;
}

function fence(lines: string[], at: number): [Block, number] {
  const end = until(lines, at + 1, (line) => FENCE.test(line));
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1];
}

function table(lines: string[], at: number): [Block, number] {
  const end = until(lines, at + 2, (line) => !line.includes('|'));
  const rows = lines.slice(at + 2, end).map(cells);
  return [{ kind: 'table', head: cells(lines[at] ?? ''), rows }, end];
}

function cells(line: string): Inline[][] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
}

function list(lines: string[], at: number): [Block, number] {
  const first = BULLET.exec(lines[at] ?? '')!;
  const depth = first[1]!.length;
  const items: Item[] = [];
  let here = at;
  while (here < lines.length) {
    const bullet = BULLET.exec(lines[here] ?? '');
    if (!bullet || bullet[1]!.length !== depth) break;
    const end = until(lines, here + 1, (line) => endsItem(line, depth));
    items.push(item(bullet[3]!, lines.slice(here + 1, end)));
    here = end;
    // Blank lines between items do not end a list.
    const next = until(lines, here, (line) => !!line.trim());
    if (BULLET.exec(lines[next] ?? '')?.[1]?.length === depth) here = next;
  }
  return [{ kind: 'list', ordered: /\d/.test(first[2]!), items }, here];
}

function endsItem(line: string, depth: number): boolean {
  if (!line.trim()) return true;
  const bullet = BULLET.exec(line);
  if (bullet) return bullet[1]!.length <= depth;
  return HEADING.test(line) || !/^\s/.test(line);
}

function item(first: string, rest: string[]): Item {
  const nested = rest.findIndex((line) => BULLET.test(line));
  const own = nested < 0 ? rest : rest.slice(0, nested);
  return {
    parts: inline([first, ...own.map((line) => line.trim())].join(' ')),
    children: nested < 0 ? [] : blocks(rest.slice(nested)),
  };
}

const MARK = /(`[^`]+`)|(\*\*(?:[^*]|\*(?!\*))+\*\*)|(\*[^\s*](?:[^*]*[^\s*])?\*)|(\[[^\]]+\]\([^)\s]+\))/;

/** The parts of a line. */
export function inline(text: string): Inline[] {
  const found = MARK.exec(text);
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const [mark] = found;
  const before: Inline[] = found.index > 0 ? [{ kind: 'text', text: text.slice(0, found.index) }] : [];
  return [...before, marked(mark), ...inline(text.slice(found.index + mark.length))];
}

function marked(mark: string): Inline {
  if (mark.startsWith('`')) return { kind: 'code', text: mark.slice(1, -1) };
  if (mark.startsWith('**')) return { kind: 'bold', parts: inline(mark.slice(2, -2)) };
  if (mark.startsWith('*')) return { kind: 'italic', parts: inline(mark.slice(1, -1)) };
  const [, words = '', to = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(mark) ?? [];
  // Only addresses that cannot run anything are followed.
  return /^https?:\/\//.test(to) ? { kind: 'link', to, parts: inline(words) } : { kind: 'text', text: words };
}

/** The words of parts, without marks. */
export function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) => (part.kind === 'text' || part.kind === 'code' ? part.text : plain(part.parts)))
    .join('');
}
