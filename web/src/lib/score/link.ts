// A score sheet as the part of an address behind the `#`: short, readable, and never sent to the house.

import type { ScoreSheet } from './sheet';

/** `s=1&p=Ann~king.queen~portal&p=Bob~candle&d=swamp` */
export function toHash(sheet: ScoreSheet): string {
  const parts: string[] = [];
  if (sheet.suits) parts.push('s=1');
  if (sheet.cursed) parts.push('c=1');
  for (const player of sheet.players) {
    const fields = [encodeURIComponent(player.name).replace(/~/g, '%7E'), player.hand.join('.')];
    if (player.items.length > 0) fields.push(player.items.join('.'));
    parts.push(`p=${fields.join('~')}`);
  }
  if (sheet.discard.length > 0) parts.push(`d=${sheet.discard.join('.')}`);
  return parts.join('&');
}

/** What a link says, to be mended before use; nothing if it is no sheet. */
export function fromHash(hash: string): unknown {
  const sheet = { players: [] as unknown[], discard: [] as string[], suits: false, cursed: false };
  for (const part of hash.replace(/^#/, '').split('&')) {
    const [key, value = ''] = part.split(/=(.*)/s);
    if (key === 's') sheet.suits = value === '1';
    if (key === 'c') sheet.cursed = value === '1';
    if (key === 'd') sheet.discard = ids(value);
    if (key === 'p') {
      const [name = '', hand = '', items = ''] = value.split('~');
      sheet.players.push({ name: decoded(name), hand: ids(hand), items: ids(items) });
    }
  }
  return sheet.players.length > 0 ? sheet : null;
}

function ids(text: string): string[] {
  return text.split('.').filter((id) => id !== '');
}

/** A link cut in the middle of a letter still opens. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
