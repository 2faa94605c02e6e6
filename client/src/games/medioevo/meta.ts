/** Medioevo Universale as the shell knows it without its board. */

export { SOURCES as sources } from './sources';
export const lesson = async () => (await import('./tutorial')).tutorial;

/** The board with its chart: neither waits for the other. */
export async function load() {
  const [board] = await Promise.all([import('.'), import('./chart/chart').then(({ loadChart }) => loadChart())]);
  return board;
}
