/** 7 as the shell knows it without its board. */

export { SOURCES as sources } from './sources';
export const lesson = async () => (await import('./tutorial')).tutorial;
export const load = () => import('.');
