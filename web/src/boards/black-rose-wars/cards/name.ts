// The name in the head of a card: one line or two, never cut. Long words get more room, and letters that
// are a little narrower if even that is not enough.

/** Widths of letters of the serif at weight 600, in hundredths of its size. */
const WIDTHS: readonly [string, number][] = [
  [" '.,il", 28],
  ['jItł', 33],
  ['fr-', 38],
  ['csCcćśzс', 44],
  ['aevyzаеэьтгзёуążźę', 47],
  ['bgkopqxхоячкв', 52],
  ['dhnuąńбдплр', 56],
  ['ийнцЗЕETPRFLSZŻŚГТР', 60],
  ['ABCVКАБВСЭЧK', 63],
  ['GOUЛфHDNQ', 69],
  ['мwыШ', 72],
  ['НИПФюж', 76],
  ['mMМшщ', 85],
  ['WЖЮ', 95],
];
const WIDTH = new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((it) => [it, width / 100] as const)),
);
const USUAL = 0.55;

/** How wide a text is, in units of its size. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTH.get(letter) ?? USUAL), 0);

/** All ways to write a name in at most two lines; a hyphen stays at the end of its line. */
function splits(name: string): string[][] {
  const breaks = [...name.matchAll(/ |(?<=-)/g)].map((it) => it.index);
  return [[name], ...breaks.map((at) => [name.slice(0, at), name.slice(at).trim()])];
}

export interface Title {
  lines: string[];
  /** Its sign makes room and lies behind it. */
  wide: boolean;
  /** How much narrower the letters are on a face of 92 pixels and on one of 72. */
  squeeze: number;
  squeezeSmall: number;
}

/** Pixels on a face of 92 for a name beside the sign and over it; on one of 72 letters are 11 high. */
const SIZE = 12;
const BESIDE = 65;
const OVER = 86;
const SMALL = 11;
const SMALL_BESIDE = 50;
const SMALL_OVER = 67;

const ratio = (room: number, width: number): number => Math.min(1, Math.round((room / width) * 100) / 100);

export function titleOf(name: string): Title {
  const ways = splits(name).map((lines) => ({ lines, width: Math.max(...lines.map(widthOf)) }));
  const [whole] = ways;
  const best =
    whole && whole.width * SIZE <= BESIDE
      ? whole
      : ways.reduce((one, other) => (other.width < one.width ? other : one), {
          lines: [name],
          width: widthOf(name),
        });
  const wide = best.width * SIZE > BESIDE;
  return {
    lines: best.lines,
    wide,
    squeeze: ratio(wide ? OVER : BESIDE, best.width * SIZE),
    squeezeSmall: ratio(wide ? SMALL_OVER : SMALL_BESIDE, best.width * SMALL),
  };
}
