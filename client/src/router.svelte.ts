/** Addresses: / home, /new/{game}, /t/{table}, /rules/{game}, /learn/{game}. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'tutorial'; game: string }
  | { page: 'notFound' };

export function parse(path: string): Route {
  const [, first = '', second = ''] = path.split('/');
  if (first === '') return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'tutorial', game: second };
  return { page: 'notFound' };
}

export const router = $state({ route: parse(location.pathname) });

const follow = () => (router.route = parse(location.pathname));

/** Go to another page; `replace` leaves the current one out of the history. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  follow();
  scrollTo(0, 0);
}

addEventListener('popstate', follow);

/** Plain clicks on links to our own pages change the page without reloading. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
