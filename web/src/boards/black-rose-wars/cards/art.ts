// Gradients and symbols for cards that lie outside a board. One board or one page mounts them once.

import { mount } from 'svelte';
import Art from '../../kit/Art.svelte';

export function bringArt(): void {
  if (!document.querySelector('.art-defs')) mount(Art, { target: document.body });
}
