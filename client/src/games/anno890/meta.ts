/** 890 Anno Domini as the shell knows it without its board. */

export { SOURCES as sources } from './sources';
export const drawings = async () => (await import('./drawings')).DRAWINGS;
export const lesson = async () => (await import('./tutorial')).tutorial;
export const load = () => import('.');
