/** The pages, each loaded when it is opened; the start page with its pictures. */

import type { Component } from 'svelte';
import type { Route } from '../router.svelte';

/** A page takes what its route says besides the name of the page, each something else. */
// oxlint-disable-next-line typescript/no-explicit-any -- a component of some properties is none of others
export type Page = Component<any>;

const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: async () => (await Promise.all([import('./Home.svelte'), import('../faces/pictures')]))[0],
  new: () => import('./NewTable.svelte'),
  table: () => import('./TablePage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  tutorial: () => import('./TutorialPage.svelte'),
  notFound: () => import('./NotFound.svelte'),
};

export const loadPage = async ({ page }: Route): Promise<Page> => (await PAGES[page]()).default;
