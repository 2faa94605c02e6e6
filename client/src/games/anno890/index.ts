/** 890 Anno Domini as the shell sees it. */

export { default as Board } from './Board.svelte';
export { tutorial } from './tutorial';
