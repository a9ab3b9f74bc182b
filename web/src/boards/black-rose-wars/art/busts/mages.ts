// The four mages, told apart by what they wear on their heads. Light, middle and dark tones are the party's.
// Each stands on a field of 48 x 64, the middle of its base at (24, 53.5).

export const RIKKART = `
  <path class="tone-dark" d="M8 53C8 42 14 36 24 35s16 7 16 18c-4 2.5-9 3.5-16 3.5S12 55.5 8 53z"/>
  <path class="tone-mid" d="M8 53C8 42 14 36 24 35c5 .5 8 2 10.5 5-3 4-4 10-4 16C28 56.5 26 56.5 24 56.5c-7 0-12-1-16-3.5z"/>
  <path class="tone-light" d="M8 53C8 42 13 37 20 35.5c-5 6-6 12-6 20C11.5 55 9.5 54 8 53z"/>
  <path fill="#3a2320" d="M15 38c3 4 15 4 18 0l1 4c-4 4-16 4-20 0z"/>
  <path fill="#a87c5a" d="M20 33h8v6c-2 2-6 2-8 0z"/>
  <path fill="#e2bd95" d="M17 21c0-7 14-7 14 0 0 8-3 15-7 15s-7-7-7-15z"/>
  <path fill="#a87c5a" d="M26 16c3.5.5 5 2.5 5 5 0 8-3 15-7 15 2.5-5 3.5-12 2-20z"/>
  <path d="M19.3 24h3.2M25.7 24h3" stroke="#2a1a12" stroke-width="1.5" stroke-linecap="round"/>
  <path class="tone-dark" d="M24 3C12 5 10 18 12 38c2 2 4 1 5 0-2-10-1-19 7-20 8 1 9 10 7 20 1 1 3 2 5 0C38 18 36 5 24 3z"/>
  <path class="tone-mid" d="M24 3C12 5 10 18 12 38c1.5 1.5 3 1.2 4 .7C13 24 15 14 25 13c1-4 0-8-1-10z"/>
  <path class="tone-light" d="M24 3C14 5 11 15 12 30c1-12 4-20 12-23z"/>
  <path fill="#e9dcc0" d="M14 12C6 11 3 4 6-2c1 5 4 7 10 8z"/>
  <path fill="#b39c78" d="M34 12c8-1 11-8 8-14-1 5-4 7-10 8z"/>
  <path fill="#1a1014" fill-opacity=".5" d="M17 20c2-4 12-4 14 0l-1 2c-3-2-9-2-12 0z"/>
  <circle cx="24" cy="44" r="3.2" fill="#f0cb7b"/>
  <path d="M17 39l7 5 7-5" fill="none" stroke="#f0cb7b" stroke-width="1.3"/>`;

export const GRAMIGNA = `
  <path d="M43 57V14" stroke="#7b5735" stroke-width="2.6"/>
  <path d="M42.3 57V14" stroke="#b98c5c" stroke-width=".9"/>
  <path fill="#7fae5c" d="M43 16c-5-3-5-9 0-13 5 4 5 10 0 13z"/>
  <path fill="#4d7a3a" d="M43 16V3c5 4 5 10 0 13z"/>
  <path fill="#3a2418" d="M14 24c-4 8-4 18-3 26h7l-1-24zM33 24c4 8 4 18 3 26h-7l1-24z"/>
  <path class="tone-dark" d="M8 53C8 42 14 36 24 35s16 7 16 18c-4 2.5-9 3.5-16 3.5S12 55.5 8 53z"/>
  <path class="tone-mid" d="M8 53C8 42 14 36 24 35c5 .5 8 2 10.5 5-3 4-4 10-4 16C28 56.5 26 56.5 24 56.5c-7 0-12-1-16-3.5z"/>
  <path class="tone-light" d="M8 53C8 42 13 37 20 35.5c-5 6-6 12-6 20C11.5 55 9.5 54 8 53z"/>
  <path fill="#6d4528" d="M14 24c-3 8-4 15-3 22l5-2 1-18z"/>
  <path fill="#a87c5a" d="M20 35h8v6c-2 2-6 2-8 0z"/>
  <path fill="#e2bd95" d="M17 23c0-7 14-7 14 0 0 8-3 15-7 15s-7-7-7-15z"/>
  <path fill="#a87c5a" d="M26 18c3.5.5 5 2.5 5 5 0 8-3 15-7 15 2.5-5 3.5-12 2-20z"/>
  <path d="M19.3 26h3.2M25.7 26h3" stroke="#2a1a12" stroke-width="1.5" stroke-linecap="round"/>
  <path class="tone-dark" d="M5 23c8-5 30-5 38 0-8 4.5-30 4.5-38 0z"/>
  <path class="tone-mid" d="M5 23c8-5 20-5 28-3-6 4-18 5-28 3z"/>
  <path class="tone-dark" d="M15 20C17 10 17 3 28-6c6 0 8 4 9 8-4-2-6-1-6 2 0 5 2 10 3 16-5 2.5-14 2.5-19 0z"/>
  <path class="tone-mid" d="M15 20C17 10 17 3 28-6c2 0 3.5.5 4.5 1.3C25 2 24 10 25 21.7c-4 .2-7-.4-10-1.7z"/>
  <path class="tone-light" d="M15 20C17 10 17 4 26-4 21 4 19 10 18.5 21c-1.2-.2-2.3-.5-3.5-1z"/>
  <path fill="#f0cb7b" d="M14.6 17.5c5 2.5 14 2.5 19 0l.5 2.7c-5 2.5-15 2.5-20 0z"/>`;

export const BARON_DORIA = `
  <path class="tone-dark" d="M8 53C8 42 14 36 24 35s16 7 16 18c-4 2.5-9 3.5-16 3.5S12 55.5 8 53z"/>
  <path class="tone-mid" d="M8 53C8 42 14 36 24 35c5 .5 8 2 10.5 5-3 4-4 10-4 16C28 56.5 26 56.5 24 56.5c-7 0-12-1-16-3.5z"/>
  <path class="tone-light" d="M8 53C8 42 13 37 20 35.5c-5 6-6 12-6 20C11.5 55 9.5 54 8 53z"/>
  <path class="tone-dark" d="M11 44 14 27l7 8zM37 44 34 27l-7 8z"/>
  <path class="tone-light" d="M11 44 14 27l3 4z"/>
  <path fill="#f4ead2" d="M20 36h8l-1 9-3 3-3-3z"/>
  <path fill="#c2b08c" d="M24 36h4l-1 9-3 3z"/>
  <path fill="#a87c5a" d="M20 34h8v6c-2 2-6 2-8 0z"/>
  <path fill="#e2bd95" d="M17 22c0-7 14-7 14 0 0 8-3 15-7 15s-7-7-7-15z"/>
  <path fill="#a87c5a" d="M26 17c3.5.5 5 2.5 5 5 0 8-3 15-7 15 2.5-5 3.5-12 2-20z"/>
  <path d="M19.3 25h3.2M25.7 25h3" stroke="#2a1a12" stroke-width="1.5" stroke-linecap="round"/>
  <path fill="#4b372a" d="M17 26c2 2 5 1 7 .5 2 .5 5 1.5 7-.5 0 6-3 14-7 15-4-1-7-9-7-15z"/>
  <path fill="#7a5c44" d="M17 26c2 2 5 1 7 .5-2 3-3 8-2 13.5-3-3-5-9-5-14z"/>
  <path class="tone-dark" d="M1 19c6 5 40 5 46 0-3-5-10-5-13-5L31 5c-4-2.5-10-2.5-14 0l-3 9c-3 0-10 0-13 5z"/>
  <path class="tone-mid" d="M1 19c6 5 24 5 33 3-8-1-9-8-8-18.5-3-.7-6-.2-9 1.5l-3 9c-3 0-10 0-13 5z"/>
  <path class="tone-light" d="M17 5c2-1 4-1.6 6-1.7C19 6 18 11 18 16c-6 0-11 1-14 3.5L1 19c3-5 10-5 13-5z"/>
  <path fill="#2b1d18" d="M14 14c5 2.5 15 2.5 20 0l.5 3c-6 2.5-15 2.5-21 0z"/>
  <path fill="#fff3d6" d="M33 14C35 4 42-3 50-5c-1 8-6 16-17 19z"/>
  <path fill="#d8c49a" d="M33 14c5-5 10-12 17-19-1 8-6 16-17 19z"/>`;

export const ARIANNA = `
  <path fill="#8a6a35" fill-rule="evenodd" d="M24-5l3 4 4-2.5 1.5 5 5-.5-.5 5 5 1.5-2.5 4.5 4 3-4 3 2.5 4.5-5 1.5.5 5-5-.5-1.5 5-4-2.5-3 4-3-4-4 2.5-1.5-5-5 .5.5-5-5-1.5L8.5 18l-4-3 4-3L6 7.5 11 6l-.5-5 5 .5L17-3.5 21-1zM24 5a10 10 0 1 0 .01 0z"/>
  <path fill="none" stroke="#f0cb7b" stroke-width="1.4" d="M8.5 18l-4-3 4-3L6 7.5 11 6l-.5-5 5 .5L17-3.5 21-1l3-4 3 4"/>
  <path class="tone-dark" d="M8 53C8 42 14 36 24 35s16 7 16 18c-4 2.5-9 3.5-16 3.5S12 55.5 8 53z"/>
  <path class="tone-mid" d="M8 53C8 42 14 36 24 35c5 .5 8 2 10.5 5-3 4-4 10-4 16C28 56.5 26 56.5 24 56.5c-7 0-12-1-16-3.5z"/>
  <path class="tone-light" d="M8 53C8 42 13 37 20 35.5c-5 6-6 12-6 20C11.5 55 9.5 54 8 53z"/>
  <path fill="#c59a4c" d="M33 40c5 1 7 6 7 13-2 1.3-4 2-6 2.5z"/>
  <path fill="#80602a" d="M36.5 42c2.5 2 3.5 6 3.5 11-1 .7-2 1-3 1.5z"/>
  <path fill="#a87c5a" d="M20 34h8v6c-2 2-6 2-8 0z"/>
  <path fill="#e2bd95" d="M17 22c0-7 14-7 14 0 0 8-3 15-7 15s-7-7-7-15z"/>
  <path fill="#a87c5a" d="M26 17c3.5.5 5 2.5 5 5 0 8-3 15-7 15 2.5-5 3.5-12 2-20z"/>
  <path d="M19.3 25h3.2M25.7 25h3" stroke="#2a1a12" stroke-width="1.5" stroke-linecap="round"/>
  <path fill="#2c1d2a" d="M15 26c-2-9 0-17 9-17s11 8 9 17c-1-4-2-7-4-9-4 2-9 2-11 0-1.5 2-2.5 5-3 9z"/>
  <path fill="#5a3d58" d="M15 26c-2-9 0-16 8-17-4 3-5 6-5 8-1.5 2-2.5 5-3 9z"/>
  <path fill="#5c4524" d="M15.5 16h17v3h-17z"/>
  <circle cx="20" cy="17.5" r="3.8" fill="#e2b65a"/>
  <circle cx="28" cy="17.5" r="3.8" fill="#a97c33"/>
  <circle cx="20" cy="17.5" r="2.3" fill="#9fe0d8"/>
  <circle cx="28" cy="17.5" r="2.3" fill="#4f9a94"/>
  <path fill="#f4ead2" d="M19 37l5 4 5-4 1 3-6 6-6-6z"/>`;
