/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vite';

const ICON = 'game-icon:';

/** `import lion from 'game-icon:lion'`: the SVG body of one icon of the game-icons set. */
function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return undefined;
      icons ??= (JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf-8')) as { icons: typeof icons }).icons;
      const name = id.slice(ICON.length + 1);
      const icon = icons![name];
      if (!icon) throw new Error(`game-icons has no “${name}”`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

const server = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8890';

export default defineConfig({
  plugins: [gameIcons(), svelte(), svelteTesting()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    projects: [
      { extends: true, test: { name: 'components', include: ['tests/components/*.test.ts'] } },
      // They mount nothing, so that they share one world (`npm test`): to make it takes longer than most of the tests.
      { extends: true, test: { name: 'logic', include: ['tests/*.test.ts', 'src/games/*/tests/*.test.ts'] } },
    ],
  },
});
