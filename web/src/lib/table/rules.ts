// The text of a rule, cut out of the rules document of a game.

import { rulesOf } from '../games';

/** A rule's words without the marks of the document; nothing where the id is not in it. */
export function ruleText(document: string, id: string): string | null {
  const lines = document.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`- **${id}**`));
  if (start < 0) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^(- \*\*|#|---)/.test(line) || line.trim() === '');
  const own = [lines[start]?.replace(`- **${id}**`, '') ?? '', ...rest.slice(0, end < 0 ? undefined : end)];
  return own
    .join(' ')
    .replace(/`\[[a-z]+\]`/g, '')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Finds a rule in the rules of a game. */
export async function findRule(game: string, id: string): Promise<string | null> {
  return ruleText(await rulesOf(game), id);
}
