/** Medioevo Universale as the shell sees it at a table. */

export { default as Board } from './Board.svelte';
export { players } from './players';
export { WEIGHTY as weighty } from './weighty';
