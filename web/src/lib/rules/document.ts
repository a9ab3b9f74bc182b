import { inline, parse, plain, type Block, type Inline, type Item } from './markdown.ts';

/** Something a reader can point at: a rule with its id, or a piece of text without one. */
export type Clause = {
  /** The rule id, e.g. `FR-12.4`. */
  id: string | null;
  /** Its words without the id and without tags. */
  parts: Inline[];
  /** Where a rule comes from: `seed`, `public`, `ruling`, `house`. */
  tags: string[];
  /** What hangs below it: sub-rules and loose points. */
  under: Node[];
  /** All its words in small letters, for the search. */
  words: string;
};

export type Node =
  { kind: 'clauses'; ordered: boolean; clauses: Clause[] } | { kind: 'block'; block: Block; words: string };

/** A section with its heading. */
export type Section = { id: string; title: string; level: number; nodes: Node[] };

export type Rules = { title: string; sections: Section[] };

const ID = /^([A-Z]{2,5}-\d+(?:\.\d+)*[a-z]?)\b[:.]?\s*/;
const TAG = /\[(seed|public|ruling|house)\]/g;

/** A rules document, cut into sections and clauses. */
export function rulesIn(source: string): Rules {
  const sections: Section[] = [];
  let title = '';
  for (const block of parse(source)) {
    if (block.kind === 'heading') {
      const words = plain(block.parts);
      if (block.level === 1 && !title) title = words;
      else sections.push({ id: slug(words), title: words, level: block.level, nodes: [] });
      continue;
    }
    if (block.kind === 'line') continue;
    if (sections.length === 0) sections.push({ id: 'about', title: '', level: 2, nodes: [] });
    sections.at(-1)?.nodes.push(node(block));
  }
  return { title, sections };
}

/** The anchor of a section: its number where it has one. */
function slug(title: string): string {
  const number = /^(\d+(?:\.\d+)*)[.\s]/.exec(title)?.[1];
  return number ? `section-${number}` : `section-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}

function node(block: Block): Node {
  if (block.kind === 'list') {
    return { kind: 'clauses', ordered: block.ordered, clauses: block.items.map(clause) };
  }
  return { kind: 'block', block, words: wordsOf(block).toLowerCase() };
}

function clause(item: Item): Clause {
  const { id, parts } = splitId(item.parts);
  const under = item.children.map(node);
  const { rest, tags } = takeTags(parts);
  return { id, parts: rest, tags, under, words: `${id ?? ''} ${plain(rest)}`.toLowerCase() };
}

/** An id stands first, in bold or plainly. */
function splitId(parts: Inline[]): { id: string | null; parts: Inline[] } {
  const [first, ...rest] = parts;
  if (!first) return { id: null, parts };
  const words = first.kind === 'text' ? first.text : first.kind === 'bold' ? plain(first.parts) : '';
  const found = ID.exec(words);
  if (!found) return { id: null, parts };
  const left = words.slice(found[0].length);
  if (first.kind === 'text')
    return { id: found[1]!, parts: left ? [{ kind: 'text', text: left }, ...rest] : rest };
  return { id: found[1]!, parts: left ? [{ kind: 'bold', parts: inline(left) }, ...rest] : rest };
}

/** The tags at the start say where the rule comes from; those inside the text stay where they are. */
function takeTags(parts: Inline[]): { rest: Inline[]; tags: string[] } {
  const tags: string[] = [];
  const rest = [...parts];
  for (;;) {
    const first = rest[0];
    if (!first || (first.kind !== 'text' && first.kind !== 'code')) break;
    const words = first.text.trimStart();
    const tag = /^\[(seed|public|ruling|house)\]\s*/.exec(words);
    if (tag) {
      tags.push(tag[1]!);
      const left = words.slice(tag[0].length);
      if (left) rest[0] = { ...first, text: left };
      else rest.shift();
    } else if (!words) rest.shift();
    else {
      rest[0] = { ...first, text: words };
      break;
    }
  }
  return { rest, tags };
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plain(block.parts);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
    case 'list':
      return block.items
        .map((item) => [plain(item.parts), ...item.children.map(wordsOf)].join(' '))
        .join(' ');
    case 'code':
      return block.text;
    case 'quote':
      return block.blocks.map(wordsOf).join(' ');
    case 'line':
      return '';
  }
}

/** Pieces of a text: tags, mentions of rules, and the words between. */
export type Piece =
  { kind: 'words'; text: string } | { kind: 'tag'; tag: string } | { kind: 'rule'; id: string };

/** Finds tags and the ids of other rules in running text. */
export function pieces(text: string, prefix: string): Piece[] {
  const found: Piece[] = [];
  const marks = new RegExp(`${TAG.source}|\\b(${prefix}-\\d+(?:\\.\\d+)*[a-z]?)\\b`, 'g');
  let last = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > last) found.push({ kind: 'words', text: text.slice(last, mark.index) });
    found.push(mark[1] ? { kind: 'tag', tag: mark[1] } : { kind: 'rule', id: mark[2]! });
    last = mark.index + mark[0].length;
  }
  if (last < text.length) found.push({ kind: 'words', text: text.slice(last) });
  return found;
}
