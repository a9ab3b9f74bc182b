import type { Clause, Node, Rules, Section } from './document.ts';

/** The words somebody looks for; every one of them must occur. */
export function wordsIn(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

const hits = (text: string, words: string[]) => words.every((word) => text.includes(word));

function keepNode(node: Node, words: string[]): Node | null {
  if (node.kind === 'block') return hits(node.words, words) ? node : null;
  const clauses = node.clauses.flatMap((clause) => keepClause(clause, words) ?? []);
  return clauses.length > 0 ? { ...node, clauses } : null;
}

/** A clause that is hit stays whole; else only what is hit below it, so that it keeps its place. */
function keepClause(clause: Clause, words: string[]): Clause | null {
  if (hits(clause.words, words)) return clause;
  const under = clause.under.flatMap((node) => keepNode(node, words) ?? []);
  return under.length > 0 ? { ...clause, under } : null;
}

/** Only what is looked for; whole sections where their title is. */
export function search(rules: Rules, query: string): Section[] {
  const words = wordsIn(query);
  if (words.length === 0) return rules.sections;
  return rules.sections.flatMap((section) => {
    if (hits(section.title.toLowerCase(), words)) return section;
    const nodes = section.nodes.flatMap((node) => keepNode(node, words) ?? []);
    return nodes.length > 0 ? { ...section, nodes } : [];
  });
}

/** How many rules and texts a list of sections holds. */
export function count(sections: readonly Section[]): number {
  const ofNode = (node: Node): number =>
    node.kind === 'block'
      ? 1
      : node.clauses.reduce((sum, it) => sum + 1 + it.under.reduce((s, n) => s + ofNode(n), 0), 0);
  return sections.reduce((sum, section) => sum + section.nodes.reduce((s, node) => s + ofNode(node), 0), 0);
}

/** A text cut at the words that are looked for. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text);
}
