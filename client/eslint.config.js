/** Svelte's own rules that find defects; oxlint holds those of TypeScript (`.oxlintrc.json`), svelte-check types and a11y. */

import parser from '@typescript-eslint/parser';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import svelteConfig from './svelte.config.js';

/** They draw: what they put into the page as it stands is pictures of ours, never what people wrote. */
const DRAW = [
  'src/faces/*.svelte', 'src/games/*/parts/*.svelte', 'src/games/parts/Icon.svelte', 'src/shell/{Arms,ChapterSign,Podium}.svelte',
];

export default defineConfig(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser, svelteConfig } },
    rules: {
      // A Map made within a derivation is never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` keeps a space that would be lost.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: DRAW, rules: { 'svelte/no-at-html-tags': 'off' } },
);
