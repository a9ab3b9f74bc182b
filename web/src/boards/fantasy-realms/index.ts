// What other parts of the app may use of this board.

export { default as CardFace } from './CardFace.svelte';
export { Catalogue, catalogueOf, type CursedItem, type Piece, type RealmCard } from './catalogue';
export { default as PlayerSheet } from './PlayerSheet.svelte';
export { default as SuitIcon } from './SuitIcon.svelte';
export { signed } from './words';
