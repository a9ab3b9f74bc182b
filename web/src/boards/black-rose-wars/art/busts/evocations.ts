// The evocations, each with an outline of its own: they must be told apart in black at 40 px.
// Only a belt, a feather or a stripe is the party's; the rest is wood, bone, stone or smoke.

export const TOTEM = `
  <path fill="#4b3220" d="M15 12h18v42c-4 2-14 2-18 0z"/>
  <path fill="#7d5836" d="M15 12h12c-1 14-1 30 0 43.5-5 .3-9-.3-12-1.5z"/>
  <path fill="#b08453" d="M15 12h4v43c-1.5-.2-3-.6-4-1z"/>
  <path fill="#4b3220" d="M0 8C8 12 14 13 24 11c10 2 16 1 24-3-1 8-6 13-14 14H14C6 21 1 16 0 8z"/>
  <path fill="#7d5836" d="M0 8C8 12 14 13 24 11v11H14C6 21 1 16 0 8z"/>
  <path class="tone-mid" d="M4 13c4 2.5 7 3.5 11 4l-1 3.5C9 20 6 17 4 13z"/>
  <path class="tone-dark" d="M44 13c-4 2.5-7 3.5-11 4l1 3.5c5-.5 8-3.5 10-7.5z"/>
  <path fill="#6b4629" d="M17-1c4-4 10-4 14 0l2 14H15z"/>
  <path fill="#a4794a" d="M17-1c2-2 5-3 7-3v17h-9z"/>
  <circle cx="20" cy="6" r="2.6" fill="#fff0c8"/>
  <circle cx="28" cy="6" r="2.6" fill="#e0c48e"/>
  <circle cx="20" cy="6.3" r="1.2" fill="#1d120b"/>
  <circle cx="28" cy="6.3" r="1.2" fill="#1d120b"/>
  <path fill="#e2b65a" d="M22 8h4l-2 7z"/>
  <path class="tone-mid" d="M15 25h18v4H15z"/>
  <path d="M18.5 34h4M25.5 34h4" stroke="#1d120b" stroke-width="2.6"/>
  <path fill="#1d120b" d="M18 40h12l-2 6h-8z"/>
  <path fill="#fff0c8" d="M20 40h2l-1 2.5zM23.5 40h2l-1 2.5zM27 40h2l-1 2.5z"/>
  <path class="tone-mid" d="M15 49h18v3H15z"/>`;

export const SUCCUBUS = `
  <path fill="#4a1626" d="M20 28C14 10 6 4-4 2c3 6 1 10-1 14 4 0 6 2 6 6 4-1 6 1 7 5 3-2 7-1 12 4zM28 28C34 10 42 4 52 2c-3 6-1 10 1 14-4 0-6 2-6 6-4-1-6 1-7 5-3-2-7-1-12 4z"/>
  <path fill="#8a2f48" d="M20 28C14 10 6 4-4 2c3 6 1 10-1 14C6 12 14 18 20 28z"/>
  <path d="M-4 2C6 4 14 12 20 28M-5 16c8-2 17 2 25 12M1 22c7-2 13 1 19 6" fill="none" stroke="#c9657c" stroke-width="1"/>
  <path fill="#2e0f1b" d="M16 54c1-8 3-10 3-15-2-3-2-7 0-10h10c2 3 2 7 0 10 0 5 2 7 3 15-4 2-12 2-16 0z"/>
  <path fill="#a03a52" d="M16 54c1-8 3-10 3-15-2-3-2-7 0-10h5c-2 8-2 18-1 26.5-3 0-5-.5-7-1.5z"/>
  <path fill="#d9a58a" d="M20 27h8l1 6c-3 2-7 2-10 0z"/>
  <path fill="#e2b595" d="M18.5 18c0-6 11-6 11 0 0 6-2 10-5.5 10s-5.5-4-5.5-10z"/>
  <path fill="#a8705c" d="M25.5 14c3 .5 4 2 4 4 0 6-2 10-5.5 10 2-4 2.5-9 1.5-14z"/>
  <path fill="#1f0c16" d="M16 30c-2-10-1-20 8-20s10 10 8 20c-2-4-2-8-3-13-3 1.5-7 1.5-10 0-1 5-1 9-3 13z"/>
  <path fill="#efe0c2" d="M18 12C11 11 9 4 12-3c1 6 4 8 9 11zM30 12c7-1 9-8 6-15-1 6-4 8-9 11z"/>
  <path d="M20.5 20h2.4M25.3 20h2.4" stroke="#ffd24a" stroke-width="1.6" stroke-linecap="round"/>
  <path class="tone-mid" d="M17.5 40h13l.5 3h-14z"/>`;

export const COLOSSUS = `
  <path fill="#2f332f" d="M-3 22c2-10 10-14 18-13 3-5 15-5 18 0 8-1 16 3 18 13 1 8 0 18-3 26-3 3-8 2-9-2l1-12c-1 8-2 14-3 20-6 3-20 3-26 0-1-6-2-12-3-20l1 12c-1 4-6 5-9 2-3-8-4-18-3-26z"/>
  <path fill="#6d7266" d="M-3 22c2-10 10-14 18-13 3-3 6-4 9-4-2 10-2 30 0 51-5 0-10-.5-13-2-1-6-2-12-3-20l1 12c-1 4-6 5-9 2-3-8-4-18-3-26z"/>
  <path fill="#a3a892" d="M-3 22c2-10 10-14 18-13-9 3-12 12-11 22 0 6 0 12-2 17h-2c-3-8-4-18-3-26z"/>
  <path fill="#8d917f" d="M18 8c0-8 12-8 12 0 0 6-2 10-6 10s-6-4-6-10z"/>
  <path fill="#555a4f" d="M25 2.5c3.5.5 5 2.5 5 5.5 0 6-2 10-6 10 2-4 2.5-10 1-15.5z"/>
  <path d="M20.5 9h2.5M25.5 9H28" stroke="#ffcf5e" stroke-width="2" stroke-linecap="round"/>
  <path d="M12 26c8 4 16 4 24 0M14 33c7 3 13 3 20 0M16 40c5 2 11 2 16 0" fill="none" stroke="#1c1f1b" stroke-width="2"/>
  <path class="tone-mid" d="M11 20c8 4 18 4 26 0l1 3.5c-8 4-20 4-28 0z"/>`;

export const CADAVER = `
  <path fill="#2b3029" d="M12 54c-1-8-1-14 2-20-3-6 0-12 6-14 8-3 17 0 19 8 1 6-1 10-3 13l4 10-4 3-6-8-1 8c-5 1.5-13 1.5-17 0z"/>
  <path fill="#6f7a61" d="M12 54c-1-8-1-14 2-20-3-6 0-12 6-14 3-1 6-1.3 9-.8-6 4-8 10-7 17 .5 6 0 13-1 19-3 0-6-.5-9-1.2z"/>
  <path fill="#a3ad8b" d="M14 34c-3-6 0-12 6-14 2-.7 4-1 6-1-6 3-9 8-9 14-2 5-3 12-2.5 21.5L12 54c-1-8-1-14 2-20z"/>
  <path fill="#c3c8a8" d="M2 26c0-9 13-12 16-4 1.5 5-1 10-4 11l-1 4H7l-1-4c-2-1-4-3-4-7z"/>
  <path fill="#7d866a" d="M11 19c4 0 6 1 7 3 1.5 5-1 10-4 11l-1 4h-3c3-6 3-12 1-18z"/>
  <circle cx="6.5" cy="27" r="2.3" fill="#16180f"/>
  <circle cx="12.5" cy="26.5" r="2.3" fill="#16180f"/>
  <circle cx="6.7" cy="27" r=".9" fill="#b9f08a"/>
  <circle cx="12.5" cy="26.5" r=".9" fill="#b9f08a"/>
  <path d="M22 30c5-2 9-2 13 0M21.5 36c5-2 9-2 12 0M21 42c4-1.5 7-1.5 11 0" fill="none" stroke="#d6d9bd" stroke-width="1.7"/>
  <path d="M16 38C8 42 6 48 7 55" fill="none" stroke="#8c9577" stroke-width="3.6" stroke-linecap="round"/>
  <path class="tone-mid" d="M13 46c6 2 13 2 20 0l.5 3c-7 2-14 2-20.5 0z"/>`;
