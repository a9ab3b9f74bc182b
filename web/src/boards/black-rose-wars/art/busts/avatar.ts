// The Avatar of the Rose: a pale mask in an open black rose, thorns for a crown.

const PETAL = 'M0 4C-13 0-16-14-9-20c4-3 14-3 18 0 7 6 4 20-9 24z';

const petals = (turn: number, scale: number, fill: string): string =>
  [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<path transform="translate(24 14) rotate(${angle + turn}) scale(${scale})" d="${PETAL}" fill="${fill}" stroke="#d2708a" stroke-width="1.1"/>`,
    )
    .join('');

export const AVATAR = `
  <path d="M13 44C0 38-6 24-3 6M35 44C48 38 54 24 51 6" fill="none" stroke="#150e17" stroke-width="4.4" stroke-linecap="round"/>
  <path d="M13 44C0 38-6 24-3 6" fill="none" stroke="#8a6a80" stroke-width="1.8" stroke-linecap="round"/>
  <path d="M35 44C48 38 54 24 51 6" fill="none" stroke="#5a4353" stroke-width="1.6" stroke-linecap="round"/>
  <path fill="#3b2a38" d="M-3 15-9 10l4 11zM0 29l-8-2 7 9zM51 15l6-5-4 11zM48 29l8-2-7 9zM-3 8-1-1 0 9zM51 8 49-1 48 9z"/>
  <path class="tone-dark" d="M6 54c0-12 8-20 18-20s18 8 18 20c-5 2.6-11 3.5-18 3.5S11 56.6 6 54z"/>
  <path class="tone-mid" d="M6 54c0-12 8-20 18-20 3 7 2 15 1 23.5C18 57.5 11 56.6 6 54z"/>
  <path class="tone-light" d="M6 54c0-12 7-18.5 14-19.7C13 40 11 47 11 55.8 9 55.4 7.5 54.8 6 54z"/>
  <path d="M12 50c5-6 4-10 8-14M36 50c-5-6-4-10-8-14M24 55V41" fill="none" stroke="#d2708a" stroke-opacity=".7" stroke-width="1.2"/>
  ${petals(0, 1, '#2a0f1d')}${petals(36, 0.78, '#54203a')}
  <path fill="#8a7580" d="M16 13c0-10 16-10 16 0 0 9-3 17-8 19-5-2-8-10-8-19z"/>
  <path fill="#e9d9dd" d="M16 13c0-7 6-9 10.5-7.5C24 14 24 24 24 32c-5-2-8-10-8-19z"/>
  <path fill="#14090f" d="M18 14.5c2-1.6 4-1.3 5 .5-1 2.2-4 2.2-5-.5zM30 14.5c-2-1.6-4-1.3-5 .5 1 2.2 4 2.2 5-.5z"/>
  <path d="M20.5 15.2h.01M27.5 15.2h.01" stroke="#ff7fa0" stroke-width="1.8" stroke-linecap="round"/>
  <path d="M21 20c-1 2-1 4-.5 6" fill="none" stroke="#a83a5c" stroke-width="1.2" stroke-linecap="round"/>
  <path fill="#150e17" d="M14 9 11-3l6 6 1-10 4 8 2-11 2 11 4-8 1 10 6-6-3 12c-4-6-16-6-20 0z"/>
  <path d="M14.5 8c4-5.5 15-5.5 19 0" fill="none" stroke="#d2708a" stroke-width="1.3"/>`;
