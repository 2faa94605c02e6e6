/** Medioevo Universale as the shell sees it. */

export { default as Board } from './Board.svelte';
export { players } from './players';
export { SOURCES as sources } from './sources';
export { tutorial } from './tutorial';
export { WEIGHTY as weighty } from './weighty';
