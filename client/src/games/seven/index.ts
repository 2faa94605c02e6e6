/** 7 as the shell sees it. */

export { default as Board } from './Board.svelte';
export { CAUSES as causes } from './causes';
export { origins } from './origins';
export { players } from './players';
export { SOURCES as sources } from './sources';
export { tutorial } from './tutorial';
