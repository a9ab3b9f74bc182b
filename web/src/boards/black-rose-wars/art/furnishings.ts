// One furnishing a room, seen in stone: three classes only (white 16 %, black 33 %, white line 26 %), so that it
// lies under names and cubes. Each is centred at 0, 0 on a field of about 80 x 64.

import { numbersFrom, pickFrom, round } from '../../kit/numbers';
import { sigilFrom } from '../../kit/generated';

const THORN = (angle: number): string => {
  const turn = (angle * Math.PI) / 180;
  const at = (far: number, by: number): string =>
    `${round(Math.cos(turn + by) * far)} ${round(Math.sin(turn + by) * far)}`;
  return `M${at(47, -0.07)}L${at(53, 0.02)} ${at(47, 0.07)}z`;
};

const FURNISHINGS: Readonly<Record<string, string>> = {
  black_rose_room: `
    <circle class="stone-line" r="47"/>
    <circle class="stone-line" r="43"/>
    <path class="stone-light" d="${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map(THORN).join('')}"/>`,
  throne_room: `
    <path class="stone-light" d="M-15-22 0-31 15-22V4h-30z"/>
    <path class="stone-dark" d="M-10-18 0-24 10-18V2h-20z"/>
    <path class="stone-light" d="M-22-2h9V14h26V-2h9V24h-44z"/>
    <path class="stone-dark" d="M-13 14h26v5h-26z"/>`,
  observatory: `
    <path class="stone-light" d="M-28 2 14-22l8 13-42 25z"/>
    <path class="stone-dark" d="M14-22l7-4 9 15-8 4zM-28 2l-5 3 4 8 6-3z"/>
    <path class="stone-line" d="M-2 4v10M-2 14-18 30M-2 14 14 30M-2 14v17"/>`,
  forge: `
    <path class="stone-light" d="M-34-12H-8V-18H26V-8C16-6 10-2 10 6h8V20H-16V6h8C-8-2-24-2-34-12z"/>
    <path class="stone-dark" d="M-16 12h34v8h-34z"/>
    <path class="stone-line" d="M6-30 24-22M2-25 10-34l7 3-6 10z"/>`,
  alchemical_laboratory: `
    <path class="stone-light" d="M-18-26h12v16L8 18c2 5 0 8-4 8h-32c-4 0-6-3-4-8L-18-10z"/>
    <path class="stone-dark" d="M-23 6H-1L6 20c1 3 0 4-2 4h-32c-2 0-3-1-2-4z"/>
    <path class="stone-line" d="M-6-22C10-24 14-10 20-2M16-4h14v22a7 7 0 0 1-14 0z"/>
    <circle class="stone-light" cx="-14" cy="13" r="3"/>
    <circle class="stone-light" cx="-5" cy="16" r="2"/>`,
  library_room: `
    <path class="stone-light" d="M-32-26h64V28h-64z"/>
    <path class="stone-dark" d="M-28-22h56V-1h-56zM-28 4h56V24h-56z"/>
    <path class="stone-line" d="M-24-20V-2M-19-20V-2M-12-18V-2M-6-20V-2M2-20V-2M7-17V-2M14-20 18-2M22-20V-2M-22 7V23M-14 6V23M-8 9V23M4 6V23M10 6V23M16 8 20 23"/>`,
  armory: `
    <path class="stone-line" d="M-30 24 22-26M30 24-22-26M-26 14l10 10M26 14l-10 10"/>
    <path class="stone-light" d="M-20-18C-8-18-4-22 0-26c4 4 8 8 20 8 0 22-4 34-20 44C-16 16-20 4-20-18z"/>
    <path class="stone-dark" d="M0-19c4 4 7 6 14 7 0 16-3 24-14 32z"/>`,
  crypt: `
    <path class="stone-light" d="M-17-28h34l8 12-8 44h-34l-8-44z"/>
    <path class="stone-dark" d="M-13-23h26l6 9-6 37h-26l-6-37z"/>
    <path class="stone-line" d="M0-18V18M-10-7H10"/>`,
  hall_of_mirrors: `
    <path class="stone-light" d="M0-32c15 0 22 12 22 26S14 20 0 20-22 8-22-6-15-32 0-32z"/>
    <path class="stone-dark" d="M0-26C11-26 16-16 16-6S11 14 0 14-16 4-16-6-11-26 0-26z"/>
    <path class="stone-line" d="M-8 2 4-18M-3 8 9-12M-14 28h28M-6 20v8M6 20v8"/>`,
  garden: `
    <path class="stone-line" d="M0 28V2M0 12-12 2M0 8 12-4"/>
    <path class="stone-light" d="M0-30C12-30 16-22 14-18 24-18 28-8 20-2 14 4 6 0 4 0-2 6-14 6-18 0-28-2-28-14-18-16-20-24-10-30 0-30z"/>
    <path class="stone-dark" d="M20-2C14 4 6 0 4 0-2 6-14 6-18 0-10 1-6-2-3-5 6-2 14-4 20-2z"/>
    <path class="stone-line" d="M-26 28c4-6 8-6 10 0M14 28c4-6 8-6 10 0"/>`,
  graveyard: `
    <path class="stone-light" d="M-34 20V0a9 9 0 0 1 18 0v20zM-10 24V-12a11 11 0 0 1 22 0V24zM18 20V2a8 8 0 0 1 16 0v18z"/>
    <path class="stone-cut" d="M1-14V6M-5-7H7M-25-2v10M-29 2h8M26 0v10"/>
    <path class="stone-line" d="M-40 24H40"/>`,
  sanctuary: `
    <path class="stone-light" d="M-26-4h52c0 12-10 18-20 19v7h10v6h-32v-6h10v-7c-10-1-20-7-20-19z"/>
    <ellipse class="stone-dark" cy="-4" rx="22" ry="5"/>
    <path class="stone-line" d="M0-8c-8-6-2-12 0-20 2 8 8 14 0 20z"/>`,
  summoning_hall: `
    <circle class="stone-line" r="29"/>
    <circle class="stone-line" r="24"/>
    <path class="stone-line" d="M0-24 14 19-23-7H23L-14 19z"/>
    <circle class="stone-dark" r="7"/>`,
  abyss: `
    <ellipse class="stone-light" rx="40" ry="26"/>
    <ellipse class="stone-dark" rx="35" ry="22"/>
    <ellipse class="stone-dark" cx="2" cy="2" rx="27" ry="16"/>
    <ellipse class="stone-dark" cx="4" cy="4" rx="18" ry="10"/>
    <path class="stone-line" d="M-40 0l-8-3M-26-20l-6-6M26 20l8 5M34-14l7-4"/>`,
  pleasure_room: `
    <path class="stone-light" d="M-36-6c0-10 10-10 10 0v10H26V-10c0-12 12-12 12 0V20h-74z"/>
    <path class="stone-dark" d="M-26 4H26v8h-52z"/>
    <path class="stone-light" d="M-16-20H2C2-10-2-6-5-5v6h5v3h-14V1h5v-6c-3-1-7-5-7-15z"/>
    <path class="stone-line" d="M-30 20v6M32 20v6"/>`,
  treasury: `
    <path class="stone-light" d="M-28-4c0-14 6-18 14-18h28c8 0 14 4 14 18z"/>
    <path class="stone-dark" d="M-28 0h56v24h-56z"/>
    <path class="stone-line" d="M-28 0h56v24h-56zM-14-22V24M14-22V24"/>
    <path class="stone-light" d="M-6-4H6V8H-6z"/>`,
  oracle_room: `
    <circle class="stone-light" cy="-6" r="21"/>
    <path class="stone-dark" d="M15-20A21 21 0 0 1-15 9 24 24 0 0 0 15-20z"/>
    <path class="stone-light" d="M-20 14h40l5 12h-50z"/>
    <path class="stone-line" d="M-12-6c6-8 18-8 24 0-6 8-18 8-24 0zM0-9a3 3 0 1 0 .01 0z"/>`,
  arena: `
    <ellipse class="stone-line" rx="38" ry="24"/>
    <ellipse class="stone-dark" rx="31" ry="18"/>
    <path class="stone-line" d="M-16 12 14-14M16 12-14-14M-18 7l6 6M18 7l-6 6"/>`,
  sacrificial_altar: `
    <path class="stone-light" d="M-32-4h64v9h-64z"/>
    <path class="stone-dark" d="M-25 5h12v19h-12zM13 5h12v19H13z"/>
    <path class="stone-light" d="M-12-16h24c0 8-5 12-12 12s-12-4-12-12z"/>
    <path class="stone-line" d="M-3-4v14M6-4v8M-16-20h32"/>`,
};

/** The furnishing of a room we have drawn, else a carved sigil made from its id. */
export function furnishingOf(room: string): string {
  return FURNISHINGS[room] ?? carved(room);
}

/** What stands in a room that a pack brings: a slab of one of three forms, with its sigil. */
function carved(room: string): string {
  const next = numbersFrom(room);
  const slab = pickFrom(
    next,
    [
      '<circle class="stone-light" r="30"/><circle class="stone-dark" r="25"/><circle class="stone-line" r="30"/>',
      '<path class="stone-light" d="M-22-30h44l10 34-32 24-32-24z"/><path class="stone-dark" d="M-17-25h34l8 27-25 19-25-19z"/>',
      '<path class="stone-light" d="M-24 26V-8a24 24 0 0 1 48 0v34z"/><path class="stone-dark" d="M-19 22V-8a19 19 0 0 1 38 0v30z"/>',
    ],
    '',
  );
  return `${slab}<path class="stone-line" d="${sigilFrom(room, 15)}"/>`;
}

/** All rooms that have a drawing of their own. */
export const FURNISHED: readonly string[] = Object.keys(FURNISHINGS);
