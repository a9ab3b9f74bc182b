// The signs of the boards by name: a 24 grid, strokes of 2 in the colour of the text, drawn for this project.
// What must be filled says so itself. Nothing here has a style: the page forbids it.

export const SIGNS = {
  combat: '<path d="M4 20 16 8M20 20 8 8M14.5 9.5l3-5 2 3.5zM9.5 9.5l-3-5-2 3.5z"/>',
  enhance: '<path d="M5 12l7-7 7 7M5 17l7-7 7 7M5 22l7-7 7 7"/>',
  trap: '<path d="M3 9c2 9 16 9 18 0M3 9l3 3 3-4 3 4 3-4 3 4 3-3M6 19.5h12"/>',
  protect: '<path d="M3 19v-3a9 9 0 0 1 18 0v3zM12 7v12M7 9.5c-1 3-1 6-1 9.5M17 9.5c1 3 1 6 1 9.5"/>',
  air: '<path d="M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3M3 19h6"/>',
  earth:
    '<ellipse cx="12" cy="18.5" rx="9" ry="3.4"/><ellipse cx="11" cy="11.7" rx="6.3" ry="3.1"/><ellipse cx="12.8" cy="5.6" rx="3.9" ry="2.7"/>',
  fire: '<path d="M12 3c1 4 6 6 6 11.5a6 6 0 0 1-12 0C6 11 8.5 10 9 7c1.5 1 2 2 2.5 3.5C12.5 8.5 12.5 6 12 3z"/>',
  water: '<path d="M3 9c3-4 6 4 9 0s6 4 9 0M3 15c3-4 6 4 9 0s6 4 9 0M3 21c3-4 6 4 9 0s6 4 9 0"/>',
  holy: '<path d="M12 8a4 4 0 1 0 .01 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M5 19l2-2"/>',
  unholy:
    '<path d="M12 6l6 6-6 6-6-6zM12 2v4M12 18v4M2 12h4M18 12h4"/><path fill="currentColor" stroke="none" d="M12 10l2 2-2 2-2-2z"/>',
  magic:
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 0.7 13.7 9.1 21.8 6.4 15.4 12 21.8 17.6 13.7 14.9 12 23.3 10.3 14.9 2.2 17.6 8.6 12 2.2 6.3 10.3 9.1z"/>',
  wild: '<circle cx="12" cy="5" r="2.5"/><circle cx="19" cy="12" r="2.5"/><circle cx="12" cy="19" r="2.5"/><circle cx="5" cy="12" r="2.5"/>',
  figure: '<path d="M4 21c0-6 3-8 8-8s8 2 8 8zM12 3a4 4 0 1 0 .01 0z"/>',
  mage: '<path d="M2 18c6 3 14 3 20 0M5.5 17 12 3l6.5 14M8 12.5c3 1.5 5 1.5 8 0"/>',
  evocation:
    '<path d="M6 10c0 8 3 11 6 11s6-3 6-11c-3-2-9-2-12 0zM6 10C3 9 3 5 4 3c1 3 3 4 5 5M18 10c3-1 3-5 2-7-1 3-3 4-5 5M9 13l2 1M15 13l-2 1"/>',
  room: '<path d="M7 3.5h10L22 12l-5 8.5H7L2 12z"/>',
  self: '<path d="M7 18c0-4 2-5 5-5s5 1 5 5M12 6a3 3 0 1 0 .01 0zM12 2a10 10 0 1 0 .01 0z"/>',
  anywhere: '<path d="M12 12c-2-3-4-4-6-4a4 4 0 0 0 0 8c2 0 4-1 6-4s4-4 6-4a4 4 0 0 1 0 8c-2 0-4-1-6-4z"/>',
  special:
    '<path stroke-width="3" d="M12 12 12 3.5M12 12 20.1 9.4M12 12 17 18.9M12 12 7 18.9M12 12 3.9 9.4"/>',
  power:
    '<path fill="currentColor" stroke="none" d="M12 1.5c1 7 3.5 9.5 10.5 10.5-7 1-9.5 3.5-10.5 10.5C11 15.5 8.5 13 1.5 12 8.5 11 11 8.5 12 1.5z"/>',
  damage: '<path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13zM12 9l-2 4 4 2-2 5"/>',
  life: '<path d="M12 21C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 21z"/>',
  instability:
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M11.5 2.5 9 9.5l4 2.5-3 9.5H6.5L1 12l5.5-9.5zM14.5 2.5h3L23 12l-5.5 9.5h-4.7L16 11l-4-2.5z"/>',
  cube: '<path d="M12 2l9 6v9l-9 5-9-5V8zM3 8l9 6 9-6M12 14v8"/>',
  move: '<path d="M8 3c3 0 4 3 3.5 6S10 13 9 13s-3-1-3.5-4S6 3 8 3zM7 16.5c1.5-.5 3-.5 4 0 .5 3-.5 5-2 5s-2.5-2-2-5zM16 6c2 0 3 2 2.5 5s-1.5 3.5-2.5 3.5M15 18c1-.3 2-.3 3 0"/>',
  strength: '<path d="M6 21v-7l-2-3 3-1V5h2.5v5V3.5H12V10 4h2.5v6V5.5H17V13l2-2 1.5 1.5L17 17v4z"/>',
  swap: '<path d="M4 8h14l-4-4M20 16H6l4 4"/>',
  suffering:
    '<path d="M12 13a3 3 0 1 0 .01 0M12 13c-4 0-6-3-6-6 2 0 4 1 6 3 2-2 4-3 6-3 0 3-2 6-6 6zM12 10V3M12 19v3M6 16l-3 3M18 16l3 3"/>',
  summon: '<path d="M4 21c0-6 3-8 8-8M10 3a4 4 0 1 0 .01 0zM18 13v9M13.5 17.5h9"/>',
  text: '<path d="M4 6h16M4 12h16M4 18h9"/>',
  crown: '<path d="M3 19h18M4 16 3 6l5 4 4-6 4 6 5-4-1 10z"/>',
  hourglass: '<path d="M6 3h12M6 21h12M7 3c0 5 3 6 5 9-2 3-5 4-5 9M17 3c0 5-3 6-5 9 2 3 5 4 5 9"/>',
  eye: '<path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0z"/>',
  'no-eye': '<path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z"/><path stroke-width="3" d="M4 21.5 20 2.5"/>',
  key: '<path d="M8 7a4.5 4.5 0 1 0 .01 0zM12 12h10v4M18 12v3"/>',
  hand: '<path d="M4 20 2 8l5-1M8 20V5h8v15zM20 20l2-12-5-1"/>',
  memories: '<path d="M5 3h14v18H5zM5 17h14M14 3v9l-2-2-2 2V3"/>',
  grimoire: '<path d="M12 6C9 4 5 4 2 5v14c3-1 7-1 10 1 3-2 7-2 10-1V5c-3-1-7-1-10 1zM12 6v14"/>',
  quest: '<path d="M6 5h12v12a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3zM6 5a2.5 2.5 0 0 0-4 2h4M10 10h5M10 14h5"/>',
  trophy:
    '<path d="M4 5c5-2 11-2 16 0 0 8-2 14-8 16C6 19 4 13 4 5zM7.5 10h3M13.5 10h3M9 15c2 1.5 4 1.5 6 0"/>',
  undo: '<path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"/>',
  hint: '<path d="M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3zM9.5 21h5"/>',
  orders: '<path d="M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5"/>',
  barred: '<path d="M12 3a9 9 0 1 0 .01 0zM6 6l12 12"/>',
  done: '<path d="M4 13l5 5L20 6"/>',
  more: '<circle fill="currentColor" stroke="none" cx="5" cy="12" r="2"/><circle fill="currentColor" stroke="none" cx="12" cy="12" r="2"/><circle fill="currentColor" stroke="none" cx="19" cy="12" r="2"/>',
  flag: '<path d="M5 22V3M5 4c5-3 8 3 14 0v9c-6 3-9-3-14 0"/>',
  fist: '<path d="M5 15v-5h3V7h3V6h3v1h3v2h3v7l-3 4H8z M8 10v3M11 9v4M14 9v4M17 10v3"/>',
  boot: '<path d="M7 3h6v9l7 4v4H5c0-6 2-9 2-17zM5 16h4"/>',
  misfortune:
    '<path stroke-width="4" stroke-linecap="butt" d="M6.5 20C2.5 11 4.5 4.5 11 4"/><path stroke-width="4" stroke-linecap="butt" d="M17.5 20.5c3.5-7 3-12-1.5-14.800"/><path d="M3.5 20.5h6M14.5 21h6"/>',
  upgrade: '<path d="M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11"/>',
  agony:
    '<path stroke-width="3.4" d="M2.5 21.5l5-5"/><path d="M8.5 15.5c5-3.5-1.5-7.5 3-11.5 4-3 9.5 0 8.5 4.5-1 3.5-5.5 4-6.5 1M9.3 9.5 5 8.5M12.5 3.5 11 .8M20 6l3-1.5M17.5 11.5l1 4"/>',
  alchemy: '<path d="M9 3h6M10 3v6L4 20h16L14 9V3M7 15h10"/>',
  nightmare: '<path d="M2 10c5 7 15 7 20 0M5 14l-2 3M9.5 16 8.5 20M14.5 16l1 4M19 14l2 3"/>',
  witchcraft:
    '<path d="M4 10h16M5 10c-2 6 1 10 7 10s9-4 7-10M7 19l-2 3M17 19l2 3M9 6c0-2 2-2 2-4M14 7c0-2 2-2 2-4"/>',
  technomancy:
    '<path d="M9.3 5.3 9.4 1.7 14.6 1.7 14.7 5.3 16.4 6.3 19.6 4.6 22.2 9.1 19.1 11 19.1 13 22.2 14.9 19.6 19.4 16.4 17.7 14.7 18.7 14.6 22.3 9.4 22.3 9.3 18.7 7.6 17.7 4.4 19.4 1.8 14.9 4.9 13 4.9 11 1.8 9.1 4.4 4.6 7.6 6.3zM12 9a3 3 0 1 0 .01 0z"/>',
  shamanism:
    '<path d="M7 22V5l5-3 5 3v17zM2 7.5l5 3M22 7.5l-5 3M7 14h10M10.5 18h3"/><path stroke-width="2.6" d="M10 9h.01M14 9h.01"/>',
  personal: '<path d="M12 3l2.5 6 6.5.5-5 4 1.5 6.5-5.5-3.5L6.5 20 8 13.5l-5-4L9.5 9z"/>',
  'room-black':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 2a4.2 4.2 0 0 1 4 5.5 4.2 4.2 0 0 1 2.5 8 4.2 4.2 0 0 1-6.5 4.5 4.2 4.2 0 0 1-6.5-4.5A4.2 4.2 0 0 1 8 7.5 4.2 4.2 0 0 1 12 2zM12 9.2a3 3 0 1 0 .01 0z"/>',
  'room-purple':
    '<path fill="currentColor" stroke="none" d="M5 3h14c0 6-2 10-5.5 11v4H17v3H7v-3h3.5v-4C7 13 5 9 5 3z"/>',
  'room-grey':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 2c6 0 9 4 9 8 0 3-1 4-3 5v4h-2.5v-2h-2v2h-3v-2h-2v2H6v-4c-2-1-3-2-3-5 0-4 3-8 9-8zM8.5 8.5a2.3 2.3 0 1 0 .01 0zM15.5 8.5a2.3 2.3 0 1 0 .01 0z"/>',
  'room-red': '<path fill="currentColor" stroke="none" d="M5 4h12l3 3v4H5zM10.5 11h3.5v11h-3.5z"/>',
  'room-blue':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 1.5c5 0 7 4 7 8s-2 7.5-5.5 8V20H17v2.5H7V20h3.5v-2.5C7 17 5 13.5 5 9.5s2-8 7-8zM12 4c-3 0-4.5 2.5-4.5 5.5S9 15 12 15s4.5-2.5 4.5-5.5S15 4 12 4zM10 11l3-5 .8 1-3 5z"/>',
  'room-yellow':
    '<path fill="currentColor" stroke="none" d="M10 2h4v3l4 3v9l-2 2v3H8v-3l-2-2V8l4-3zM9 10v6h6v-6z"/>',
  'room-green':
    '<path fill="currentColor" stroke="none" d="M20 3C8 3 4 8 4 13c0 2 .5 3 1 4l-2 4 2 1 2-3.5c6 2 13-2 13-15.5zM8 15l7-7"/>',
  'phase-rose':
    '<path d="M12 9a3 3 0 1 0 .01 0zM12 9C9 6 10 3 12 2c2 1 3 4 0 7zM15 11c1-4 4-4 6-3 0 3-2 5-6 3zM14 15c4 0 5 3 4 5-3 0-5-2-4-5zM10 15c1 3-1 5-4 5-1-2 0-5 4-5zM9 11c-4 2-6 0-6-3 2-1 5-1 6 3z"/>',
  'phase-planning': '<path d="M4 20l3-1L20 6l-2-2L5 17zM15 7l2 2M12 21h9"/>',
  'phase-action': '<path d="M4 21 15 10M17 2v4M17 12v4M11 8h3M20 8h3"/>',
  'phase-cleanup': '<path d="M14 3 10 12M5 12h10l2 9H3zM7 16v5M11 16v5"/>',
  // Values and cards
  action: '<path d="M9 2h5v5l6 2.5V12H9zM5 15h14v4l-2.5 3h-9L5 19zM9.7 15v3M14.3 15v3"/>',
  rose: '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 1a3.4 3.4 0 0 1 3.3 4.3 3.4 3.4 0 0 1 2 6.5 3.4 3.4 0 0 1-5.3 3.4 3.4 3.4 0 0 1-5.3-3.4 3.4 3.4 0 0 1 2-6.5A3.4 3.4 0 0 1 12 1zM12 6.2a2.3 2.3 0 1 0 .01 0z"/><path d="M12 15v7.5M12 20.5l4-3.5"/>',
  'hand-limit': '<path d="M5 17 3 7l4-1M9 17V3h6v14zM19 17l2-10-4-1M4 21.5h16"/>',
  spell:
    '<path d="M5.5 2h13v20h-13z"/><path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 6.5c.6 3.5 2 4.9 5.5 5.5-3.5.6-4.9 2-5.5 5.5-.6-3.5-2-4.9-5.5-5.5 3.5-.6 4.9-2 5.5-5.5z"/>',
  stable: '<path d="M12 2.5a2.5 2.5 0 1 0 .01 0zM12 7.5v14M8 11h8M3.5 14c.5 5 4 7.5 8.5 7.5s8-2.5 8.5-7.5"/>',
  instant: '<path d="M14 2 5 13.5h6L9.5 22 19 10.5h-6.5z"/>',
  quick: '<path d="M4 5l7 7-7 7M12 5l7 7-7 7"/>',
  'extra-card': '<path d="M14 11V3H4v18h7M17.5 14v8M13.5 18h8"/>',
  'draw-card': '<path d="M5 9v13h14V9M12 16V2M7 7l5-5 5 5"/>',
  discard: '<path d="M5 15V2h14v13M12 7v15M7 17l5 5 5-5"/>',
  deck: '<path d="M4 8h12v14H4zM7.5 4.5h12V19M11 1.5h11V15"/>',
  library: '<path d="M3 3v18M3 21h18M7 5v12M11 5v12M14.5 6l4 11.5M7 17h4"/>',
  forgotten: '<path d="M18 9V3H5v18h4l1.5-3 2.5 1 1.5-3.5 3 .5 1-3.5 2 .5M8.5 7.5h6M8.5 11.5h4"/>',
  event:
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M4 1.5h16v21H4zM14.8 6.5a5.8 5.8 0 1 0 0 11 7 7 0 0 1 0-11z"/>',
  order: '<path d="M5 3h14v12a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM9 7h6M9 11h6M12 18v4"/>',
  'quest-active': '<path d="M2.5 16.5 16.5 2.5l5 5-14 14zM8.5 10.5l5 5M13.5 15.5l.5 6.5 3-3z"/>',
  'quest-completed': '<path d="M6 4h12v16H6zM3.5 4h17M3.5 20h17M9 12l2.2 2.5L15.5 9"/>',
  'quest-resolved':
    '<path d="M3.5 4.5h17v15h-17zM3.5 8l5 3.5M20.5 8l-5 3.5"/><path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 9a4.5 4.5 0 1 0 .01 0z"/>',
  'quest-limit':
    '<path d="M6.5 2.5h11v11M6.5 2.5V13a3.5 3.5 0 0 0 3.5 3.5h10.5a3 3 0 0 1-3-3M6.5 2.5a2 2 0 0 0-3.5 2.5h3.5M10.5 7h4M10.5 11h4M3 21.5h18"/>',
  seal: '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 .01 0zM12 6c.7 4 2 5.3 6 6-4 .7-5.3 2-6 6-.7-4-2-5.3-6-6 4-.7 5.3-2 6-6z"/>',
  heal: '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 22C4.5 15.5 2 12.3 2 8.5A5.5 5.5 0 0 1 12 5.3a5.5 5.5 0 0 1 10 3.2C22 12.3 19.5 15.5 12 22zM10.7 8v3.2H7.5v2.6h3.2V17h2.6v-3.2h3.2v-2.6h-3.2V8z"/>',
  shield:
    '<path d="M12 2.5c3 2 5.5 2.5 8.5 2.5 0 8-2.5 13.5-8.5 16.5C6 18.5 3.5 13 3.5 5c3 0 5.5-.5 8.5-2.5z"/>',
  push: '<path d="M4 4v16M8 12h13M15 6l6 6-6 6"/>',
  destroy:
    '<path d="M8.5 3.5H6L1.5 12 6 20.5h3l-2.5-4 3-4.5-3.5-4zM15 3.5h3l4.5 8.5-4.5 8.5h-3.5l-1.5-4.5 3.5-4.5-3-3.5z"/>',
  rebuild:
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12zM10.7 7v3.7H7v2.6h3.7V17h2.6v-3.7H17v-2.6h-3.7V7z"/>',
  'false-target':
    '<path stroke-dasharray="3 3.2" stroke-linecap="butt" d="M4 21c0-6 3-8 8-8s8 2 8 8zM12 3a4 4 0 1 0 .01 0z"/>',
  target: '<path d="M12 4.5a7.5 7.5 0 1 0 .01 0zM12 1v6M12 17v6M1 12h6M17 12h6"/>',
  bound:
    '<path d="M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14 10a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5L7 11.5"/>',
  cell: '<path d="M4 3h16v18H4zM9.3 3v18M14.7 3v18M4 12h16"/>',
  avatar:
    '<path d="M5 9c0 7 3 12 7 13 4-1 7-6 7-13M5 9l-2-6 5 3 4-5 4 5 5-3-2 6c-4-2-10-2-14 0zM9 13h1.5M13.5 13H15"/>',

  // Moons and priorities
  moon: '<path d="M16 3a9.5 9.5 0 1 0 0 18 11 11 0 0 1 0-18z"/>',
  'moon-1':
    '<path d="M12 2.5a9.5 9.5 0 1 0 .01 0z"/><path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 0 0 0 19 10.6 10.6 0 0 1 0-19z"/>',
  'moon-2':
    '<path d="M12 2.5a9.5 9.5 0 1 0 .01 0z"/><path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 3a9 9 0 0 0 0 18z"/>',
  'moon-3':
    '<path d="M12 2.5a9.5 9.5 0 1 0 .01 0z"/><path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 6a6 6 0 1 0 .01 0z"/>',
  'priority-1': '<path d="M12 4v16M8 4h8M8 20h8"/>',
  'priority-2': '<path d="M9 4v16M15 4v16M5 4h14M5 20h14"/>',
  'priority-3': '<path d="M6.5 4v16M12 4v16M17.5 4v16M3 4h18M3 20h18"/>',
  'phase-study':
    '<path d="M12 11c-3-2-6-2-9.5-1v11c3.5-1 6.5-1 9.5 1 3-2 6-2 9.5-1V10c-3.5-1-6.5-1-9.5 1zM12 11v11M12 2v4.5M7 3.5l1.5 3M17 3.5l-1.5 3"/>',
  'phase-evocation': '<path d="M12 2a10 10 0 1 0 .01 0zM12 5.5l6 10.5H6z"/>',

  // What evocations are
  'kind-demon':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M2.5 1.5c.5 4 2.5 6 5 6.5a12 12 0 0 1 9 0c2.5-.5 4.5-2.5 5-6.5 1.5 5 .5 8-2 10 0 6-3 10-7.5 11.5C7.5 21.5 4.5 17.5 4.5 11.5c-2.5-2-3.5-5-2-10zM7 12c0 2 1.5 3 3.5 3 0-2-1.5-3-3.5-3zM17 12c-2 0-3.5 1-3.5 3 2 0 3.5-1 3.5-3z"/>',
  'kind-undead':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M8.5 1.5h7L20 8l-3.5 14.5h-9L4 8zM10.7 6v3H8v2.5h2.7v6h2.6v-6H16V9h-2.7V6z"/>',
  'kind-construct':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M10.5 1.5h3V5H19v4h3v6h-3v4h-3v3.5H8V19H5v-4H2V9h3V5h5.5zM7.5 9v4H11V9zM13 9v4h3.5V9z"/>',
  'kind-nightmare':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 1.5c5 0 8.5 4 8.5 9.5v11.5l-3.5-2.5-2.5 2.5L12 20l-2.5 2.5L7 20l-3.5 2.5V11C3.5 5.5 7 1.5 12 1.5zM8.5 8a2 2.5 0 1 0 .01 0zM15.5 8a2 2.5 0 1 0 .01 0z"/>',
  'kind-altar':
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M12 .5c2.5 3 3 4.5 1.5 7h8V12h-3l-1.5 6.5h4V23H3v-4.5h4L5.5 12h-3V7.5h8C9 5 9.5 3.5 12 .5z"/>',

  // The table
  log: '<path d="M5 2.5h14v19H5zM9 7.5h6M9 12h6M9 16.5h3"/>',
  chat: '<path d="M3 4h18v13H11l-5 4v-4H3zM8 9h8M8 13h5"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  minus: '<path d="M4 12h16"/>',
  close: '<path d="M5 5l14 14M19 5 5 19"/>',
  left: '<path d="M15 4l-8 8 8 8"/>',
  right: '<path d="M9 4l8 8-8 8"/>',
  up: '<path d="M4 15l8-8 8 8"/>',
  down: '<path d="M4 9l8 8 8-8"/>',
  pin: '<path d="M9 3h6l-1 7 4 4H6l4-4zM12 14v8"/>',
  people:
    '<path d="M2 20c0-5 2-7 6.5-7s6.5 2 6.5 7zM8.5 4a3.5 3.5 0 1 0 .01 0zM16 4.5a3.5 3.5 0 0 1 0 6M18 14c3 1 4 3 4 6"/>',
  help: '<path d="M12 2.5a9.5 9.5 0 1 0 .01 0zM9 9.5a3 3 0 1 1 4.5 2.5c-1 .6-1.5 1-1.5 2M12 17.5h.01"/>',
  'step-back': '<path d="M6 4v16M19 4 9 12l10 8z"/>',
  'step-on': '<path d="M18 4v16M5 4l10 8-10 8z"/>',
  sound:
    '<path fill="currentColor" stroke="none" fill-rule="evenodd" d="M3 8h5l7-6v20l-7-6H3z"/><path d="M18.5 8c2 2 2 6 0 8"/>',
  'no-sound': '<path stroke-width="2.2" d="M4 9h4l6-5v16l-6-5H4zM21 3 4 21"/>',
};

export type SignName = keyof typeof SIGNS;

export const SIGN_NAMES = Object.keys(SIGNS) as SignName[];

/** Whether there is a sign of this name: words of a catalogue may be newer than our drawings. */
export function isSign(name: string): name is SignName {
  return Object.hasOwn(SIGNS, name);
}
