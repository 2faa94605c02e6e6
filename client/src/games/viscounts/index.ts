/** Viscounts of the West Kingdom as the shell sees it at a table. */

export { default as Board } from './Board.svelte';
export { CAUSES as causes } from './causes';
