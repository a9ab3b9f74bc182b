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
  <path d="M34 28c7 4 8 11 4 20" fill="none" stroke="#596048" stroke-width="4.6" stroke-linecap="round"/>
  <path d="M38 48l-3 5M38 48l1.5 6M38 48l4.5 4" fill="none" stroke="#596048" stroke-width="1.9" stroke-linecap="round"/>
  <path fill="#3c372d" d="M17 43h14l5 12-3-1-1 3-4-2-4 3-3-3-4 2-1-3-4 1z"/>
  <path fill="#6d6350" d="M17 43h6.5c-1.5 4-1.5 8-1.5 12.5l-1-.5-4 2-1-3-4 1z"/>
  <path fill="#20251f" d="M12 27c3-4 21-4 24 0 1 8-4 13-6 17H18c-2-4-7-9-6-17z"/>
  <path fill="#7d886c" d="M12 27c3-4 21-4 24 0-1 3-5 3.5-8 2-4-1.5-8 0-10 3.5-3-.5-5.5-2.5-6-5.5z"/>
  <path fill="#a9b38f" d="M12 27c1.5-2 6-3 11-3-4 1-7 3.5-8.5 7.5-1.5-1-2.3-2.7-2.5-4.5z"/>
  <path d="M24 30v13M15.5 33c5-2 12-2 17 0M17 37c5-1.8 9-1.8 14 0M18.5 41c4-1.5 7-1.5 11 0" fill="none" stroke="#d6d9bd" stroke-width="1.8" stroke-linecap="round"/>
  <path class="tone-mid" d="M15.5 43c5.5 1.5 11.5 1.5 17 0l1 3.7c-6 1.6-13 1.6-19 0z"/>
  <path d="M14 28.5C9 33 3 33-1 27" fill="none" stroke="#7d886c" stroke-width="4.8" stroke-linecap="round"/>
  <path d="M13 27.7C8.5 31 4 31-.5 26" fill="none" stroke="#b3bc99" stroke-width="1.7" stroke-linecap="round"/>
  <path d="M-1 27l-7-1.5M-1 27l-5.5-5.5M-1 27l-1-7.5M-1 27l-6 4" fill="none" stroke="#a9b38f" stroke-width="2" stroke-linecap="round"/>
  <g transform="rotate(-10 24 18) translate(-2 1)">
  <path fill="#8f977a" d="M14.5 12c-1-12 19-13 20-1 .5 4-1.5 6.5-4 7.5l.5 5c-3.5 2-9 2-12.5 0l-.5-4.5c-2.3-1-3.5-3.5-3.5-7z"/>
  <path fill="#cdd3b3" d="M14.5 12c-.7-8.5 8-12 14-9.3-7 2.3-9.5 9-8 22-.7-.2-1.4-.7-2-1.2l-.5-4.5c-2.3-1-3.5-3.5-3.5-7z"/>
  <path fill="#626b52" d="M30 4c6.5 4 5.5 12.5.5 14.5l.5 5c-1.5.9-3.2 1.4-5.2 1.5 2.7-6 5.7-12.5 4.2-21z"/>
  <circle cx="20" cy="12.5" r="3" fill="#14170e"/>
  <circle cx="28.7" cy="12.5" r="3" fill="#14170e"/>
  <circle cx="20.3" cy="12.7" r="1.1" fill="#b9f08a"/>
  <circle cx="28.7" cy="12.7" r="1.1" fill="#b9f08a"/>
  <path fill="#14170e" d="M24.3 15.5l-1.4 2.8h2.8z"/>
  <path d="M19 21.3h11M21.5 19.8v3M24.3 19.8v3M27 19.8v3" fill="none" stroke="#14170e" stroke-width="1"/>
  <path d="M16 8.5l6.5 2.3M33 8.5l-6.5 2.3" fill="none" stroke="#4c543f" stroke-width="2" stroke-linecap="round"/>
  </g>`;

export const MYSTIC_TOTEM = `
  <path d="M18 14C9 9 5 1 8-8M7 3 0-1M30 14C39 9 43 1 40-8M41 3l7-4" fill="none" stroke="#242c33" stroke-width="5" stroke-linecap="round"/>
  <path d="M18 13C9.5 8.5 5.5 1 8-7M7 2.5.5-1" fill="none" stroke="#9db0b5" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M30 13c8.5-4.5 12.5-12 10-20M41 2.5 47.5-1" fill="none" stroke="#5d6f78" stroke-width="2.6" stroke-linecap="round"/>
  <path fill="#28313a" d="M16 22h16l2 32c-5 2-15 2-20 0z"/>
  <path fill="#4d5c66" d="M16 22h9c-1 11-1 22 0 33.5-4 0-8-.5-11-1.5z"/>
  <path fill="#82949b" d="M16 22h4c-1 11-2 22-2 33-1.5-.2-3-.6-4-1z"/>
  <path fill="#28313a" d="M12 11c6-4 18-4 24 0l-3 15H15z"/>
  <path fill="#5d6f78" d="M12 11c4-2.7 9-3.5 13-3v18H15z"/>
  <path fill="#9db0b5" d="M12 11c2-1.4 4.5-2.3 7-2.7-1 6-1 12 0 17.7h-4z"/>
  <path fill="#0f171b" d="M15.5 17c4-6 13-6 17 0-4 5.5-13 5.5-17 0z"/>
  <circle cx="24" cy="16.8" r="3.6" fill="#7fe3d0"/>
  <circle cx="24" cy="16.8" r="1.5" fill="#0f2b2c"/>
  <circle cx="24" cy="0" r="4.6" fill="#35a796"/>
  <path fill="#b6fff0" d="M24-4.6a4.6 4.6 0 0 0-3 8c0-4 1-6 3-8z"/>
  <path class="tone-mid" d="M15.8 27.5h16.5l.2 4h-17z"/>
  <path d="M27 43c0 3-5.5 3.5-6.5 0-1-4.5 6-7 8.5-2.5" fill="none" stroke="#7fe3d0" stroke-width="1.7" stroke-linecap="round"/>
  <path class="tone-mid" d="M14.7 48.5h18.8l.2 3.3H14.5z"/>`;

export const ANCESTOR_TOTEM = `
  <g stroke="#1d0f0b" stroke-width=".8">
    <path fill="#7d6a45" d="M20 16-1 13l-5-5 7-2 20 8z"/>
    <path class="tone-light" d="M20 14 3 1 2-6l7 2 13 15z"/>
    <path fill="#efe0bd" d="M22 12 14-5l3-7 5 5 2 18z"/>
    <path class="tone-mid" d="M23 12l-1-20 2-5 2 5-1 20z"/>
    <path fill="#b9a67c" d="M26 12 34-5l-3-7-5 5-2 18z"/>
    <path class="tone-dark" d="M28 14 45 1l1-7-7 2-13 15z"/>
    <path fill="#6a5836" d="M28 16l21-3 5-5-7-2-20 8z"/>
  </g>
  <path fill="#3a1c13" d="M17 30h14l2 24c-5 2-13 2-18 0z"/>
  <path fill="#7a4029" d="M17 30h8v25.5c-4 0-7-.5-10-1.5z"/>
  <path fill="#a86644" d="M17 30h3.5c-1 9-1.5 17-1.5 25-1.5-.2-3-.5-4-1z"/>
  <path fill="#3a1c13" d="M7 13c7-5 27-5 34 0 2 12-5 21-17 25C12 34 5 25 7 13z"/>
  <path fill="#8c4a33" d="M7 13c5-3.5 13-4.7 19-4.3C24 18 24 28 25 37.5l-1 .5C12 34 5 25 7 13z"/>
  <path fill="#b9714c" d="M7 13c2-1.5 5-2.5 8-3.2C11 17 12 27 18 35 10 30 5.5 23 7 13z"/>
  <path fill="#f2e4c4" d="M22.5 9h3l-.5 14h-2z"/>
  <path fill="#140a07" d="M12 16c3-2 7-1.5 9 1-2 3.5-7 4-9-1zM36 16c-3-2-7-1.5-9 1 2 3.5 7 4 9-1z"/>
  <circle cx="17" cy="17.3" r="1.5" fill="#ffd36b"/>
  <circle cx="31" cy="17.3" r="1.5" fill="#ffd36b"/>
  <path fill="#140a07" d="M15 26c6-3 12-3 18 0-2 5-5 7-9 8-4-1-7-3-9-8z"/>
  <path fill="#f2e4c4" d="M17.5 25l2.5-.8-.5 3.3zM21.7 24h2l-1 3.6zM25 24h2l-1 3.6zM28.5 24.2l2.3.8-1.5 2.5z"/>
  <path class="tone-mid" d="M15.8 42h16.3l.3 4H15.5z"/>
  <path d="M20 49.5h3M25.5 49.5h3" stroke="#140a07" stroke-width="2"/>`;

export const NIGREDO = `
  <path fill="#26242a" d="M5 24V2h8v22zM36 24V-4h7v28z"/>
  <path fill="#676169" d="M5 24V2h3.5v22zM36 24V-4h3v28z"/>
  <path fill="#7d767f" d="M3.5 1h11v4h-11zM34.5-5h10v4h-10z"/>
  <path fill="#3a363e" d="M9 1h5.5v4H9zM39-5h5.5v4H39z"/>
  <path d="M9 27C1 29-3 37 0 46M39 27c8 2 12 10 9 19" fill="none" stroke="#2b282f" stroke-width="5.5" stroke-linecap="round"/>
  <path d="M8 26.5C1 29-2.5 36-.5 44" fill="none" stroke="#736c76" stroke-width="2" stroke-linecap="round"/>
  <path d="M-3 50c-1-3 0-6 3-6s4 3 3 6M45 50c-1-3 0-6 3-6s4 3 3 6" fill="none" stroke="#2b282f" stroke-width="3"/>
  <path fill="#29262d" d="M8 54C3 40 5 27 14 22h20c9 5 11 18 6 32-8 3-24 3-32 0z"/>
  <path fill="#504a53" d="M8 54C3 40 5 27 14 22h12c-3 11-3 22-2 34.3-6 0-12-.8-16-2.3z"/>
  <path fill="#827a84" d="M8 54C3 40 5 27 14 22h3C9 30 9 43 12 55.2c-1.5-.3-3-.7-4-1.2z"/>
  <path fill="#29262d" d="M15 13c0-11 18-11 18 0v11H15z"/>
  <path fill="#504a53" d="M15 13c0-8 6-10 11-9-2 6-2 13-1 20H15z"/>
  <path fill="#3a363e" d="M17 10C8 9 0 14-5 22c8-3 16-3 22 1z"/>
  <path fill="#968e99" d="M17 10C8 9 0 14-5 22 2 16 9 13.5 17 14z"/>
  <circle cx="21" cy="12.5" r="3.6" fill="#0c0a0c"/>
  <circle cx="21" cy="12.5" r="2.3" fill="#ff9a3c"/>
  <circle cx="20.4" cy="11.9" r=".9" fill="#ffe7a6"/>
  <path class="tone-mid" d="M7 28c11 4 23 4 34 0l.8 4c-11.6 4-24 4-35.6 0z"/>
  <circle cx="24" cy="43" r="7.6" fill="#0c0a0c"/>
  <circle cx="24" cy="43" r="6" fill="#c9501c"/>
  <path fill="#ffc65a" d="M24 37.5c.5 3 3.5 4.5 3 8a3.2 3.2 0 0 1-6.3 0c-.2-2 1.3-2.5 1.5-4.5.8.5 1 1 1.2 1.6.7-1.5.9-3.2.6-5.1z"/>
  <path d="M18 41h12M18 46h12" stroke="#0c0a0c" stroke-width="1.3"/>`;

export const ALBEDO = `
  <path fill="#6f6c78" d="M9-8C11 5 37 5 39-8c5 12-3 20-15 20S4 4 9-8z"/>
  <path fill="#d9d5d3" d="M9-8C11 2 20 4.5 27 3.3c-1 2.7-2 5.7-2 8.7C13 12.5 4 4 9-8z"/>
  <path fill="#fbf7ef" d="M9-8C9.5 2 15 6 21 6.5c-7 2.5-16-2.5-12-14.5z"/>
  <path fill="#8c8994" d="M-4 34c4 2 9 1 12-2 3 8 2 16-3 22-6-3-10-12-9-20zM52 34c-4 2-9 1-12-2-3 8-2 16 3 22 6-3 10-12 9-20z"/>
  <path fill="#d2cecd" d="M-4 34c3 1.5 6 1.4 9 .3C4 42 4 48 3 53c-5-4-8-12-7-19zM40 32c3 3 8 4 12 2 0 1 .1 2 0 3-5 .5-8-.5-11-2z"/>
  <path fill="#7c7985" d="M12 25c7-4 17-4 24 0 6 10 7 20 5 29-9 3-25 3-34 0-2-9-1-19 5-29z"/>
  <path fill="#c9c5c6" d="M12 25c5-2.8 11-3.6 16-2.6-3 11-4 22-2 33.7-7 .2-14-.6-19-2.1-2-9-1-19 5-29z"/>
  <path fill="#f7f3ec" d="M12 25c2-1.1 4.3-1.9 6.7-2.3C12 32 11 43 13 55.4c-2.3-.3-4.3-.8-6-1.4-2-9-1-19 5-29z"/>
  <path fill="#7c7985" d="M-6 24C-6 14 2 10 9 12c5 2 6 8 4 14-6 7-17 7-19-2zM54 24c0-10-8-14-15-12-5 2-6 8-4 14 6 7 17 7 19-2z"/>
  <path fill="#d9d5d3" d="M-6 24C-6 14 2 10 9 12c2 .8 3.4 2.3 4.2 4.2C8 18 3 23 1 29.5-3 29-5.5 27-6 24zM35 26c-2-6-1-12 4-14 3-1 6-.8 8.5.4C42 14 38 20 38 28.5c-1-.6-2-1.5-3-2.5z"/>
  <path fill="#fbf7ef" d="M-6 24C-6 14 2 10 9 12-1 14-4 20-4.5 27-5.3 26.2-5.8 25.2-6 24z"/>
  <path fill="#8c8994" d="M17 12c0-7 14-7 14 0v6c0 5-3.5 8-7 8s-7-3-7-8z"/>
  <path fill="#f1ede7" d="M17 12c0-5 5-6.5 9-5-2 6-2 13-1 18.9-4.5.4-8-2.9-8-7.9z"/>
  <path d="M19.5 14.5h3.3M25.8 14.5h3" stroke="#4fb7e8" stroke-width="2.2" stroke-linecap="round"/>
  <path d="M24 27v6M14 31c-3 7-4 15-3 23M34 31c3 7 4 15 3 23" fill="none" stroke="#c99b45" stroke-width="1.3"/>
  <circle cx="24" cy="37" r="4.6" fill="#c99b45"/>
  <circle cx="24" cy="37" r="3" fill="#7fd4ff"/>
  <circle cx="23.3" cy="36.2" r="1.1" fill="#eefaff"/>
  <path class="tone-mid" d="M6.7 45c11 4 23.6 4 34.6 0v4.5c-11 3.6-23.6 3.6-34.6 0z"/>`;

export const UMBRA = `
  <path fill="#2a2142" d="M15 31C6 27-2 18-5 5l4 5-1-8 4 6 1-7 3 8c2 7 7 12 13 14zM33 31c9-4 17-13 20-26l-4 5 1-8-4 6-1-7-3 8c-2 7-7 12-13 14z"/>
  <path fill="#6a5f9a" d="M15 31C6 27-2 18-5 5c5 10 11 17 20 21z"/>
  <path fill="#221a38" d="M24-8C14-3 11 7 13 18 8 26 6 36 8 46l3-4 1 9 5-6 3 10 4-7 4 7 3-10 5 6 1-9 3 4c2-10 0-20-5-28 2-11-1-21-11-26z"/>
  <path fill="#40365f" d="M24-8C14-3 11 7 13 18 8 26 6 36 8 46l3-4 1 9 5-6 3 10c1-16 0-30 1-43 0-8 1-14 3-20z"/>
  <path fill="#7d70ad" d="M24-8C14-3 11 7 13 18c-4 6-6 14-5.5 22C10 30 12 24 16 19 14 9 17-1 24-8z"/>
  <path fill="#06040a" d="M17 15c0-11 14-11 14 0 0 8-3 12-7 13-4-1-7-5-7-13z"/>
  <path d="M19.5 14l4 2.3M28.5 14l-4 2.3" stroke="#d8c4ff" stroke-width="2" stroke-linecap="round"/>
  <path d="M21 22.5h1.5M23.5 23.5h1.5M26 22.5h1.5" stroke="#8d7cc0" stroke-width="1.2"/>
  <path class="tone-mid" d="M12 32c8 4 16 4 24 0l.8 3.6c-8.5 4-17 4-25.6 0z"/>
  <path d="M9 50c-4 0-6 3-3 5M39 50c4 0 6 3 3 5" fill="none" stroke="#40365f" stroke-width="2.2" stroke-linecap="round"/>`;
