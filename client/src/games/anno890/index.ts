/** 890 Anno Domini as the shell sees it. */

export { default as Board } from './Board.svelte';
export { CAUSES as causes } from './causes';
export { DRAWINGS as drawings } from './drawings';
export { SOURCES as sources } from './sources';
export { tutorial } from './tutorial';
