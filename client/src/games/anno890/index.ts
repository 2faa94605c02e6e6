/** 890 Anno Domini as the shell sees it. */

export { default as Board } from './Board.svelte';
export { ANNO890_CAUSED as caused, ANNO890_EVENTS as events } from '../anno890.generated';
export { DRAWINGS as drawings } from './drawings';
export { SOURCES as sources } from './sources';
export { tutorial } from './tutorial';

/** The board draws the outlook. */
export const usesFacts = true;
