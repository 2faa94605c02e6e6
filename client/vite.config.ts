/// <reference types="vitest/config" />
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vite';
import { shortened } from './icons';

const ICON = 'game-icon:';

/** What every page needs, or nearly every: it comes in one piece, with the first script. */
const CORE = [
  /\/node_modules\/(svelte|@fluent)\//,
  /\/src\/(\w|\.)+\.ts$/,
  /\/src\/(text|theme)\/[^/]+\.(ts|css)$/,
  /\/src\/faces\/(index\.ts|icons\/)/,
  /\/src\/games\/(index|\w+\/(meta|sources))\.ts$/,
  /\/src\/games\/parts\/Icon\.svelte/,
  /\/src\/pages\/(Frame\.svelte|index\.ts)/,
  /\/src\/shell\/(AskName|Arms|CopyButton|Dialog|Hatching|Logo|People|Preferences|Share|TabIcon)\.svelte/,
  /\/src\/shell\/(arms|hatchings|progress|signs|tables)\.ts/,
];

/**
 * `import lion from 'game-icon:lion'`: the SVG body of one icon of the game-icons set. Each game has its own of those that
 * several use: most are smaller than a request.
 */
function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: 'game-icons',
    resolveId(id, importer = '') {
      return id.startsWith(ICON) ? `\0${id}?${/\/src\/(games\/\w+|\w+)\//.exec(importer)?.[1]}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return undefined;
      icons ??= (JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf-8')) as { icons: typeof icons }).icons;
      const name = id.slice(ICON.length + 1, id.indexOf('?'));
      const icon = icons![name];
      if (!icon) throw new Error(`game-icons has no “${name}”`);
      return `export default ${JSON.stringify(icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${shortened(path)}"`))}`;
    },
  };
}

/** Beside each file that is worth it the same in brotli and gzip: the server sends them as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, files) {
      for (const name of Object.keys(files).filter((name) => /\.(css|html|js|json|svg)$/.test(name))) {
        const file = join(dir!, name);
        const plain = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(plain));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

const server = process.env.REGNUM_SERVER ?? 'http://127.0.0.1:8890';

export default defineConfig({
  plugins: [gameIcons(), svelte(), compressed(), svelteTesting()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: (id) => (CORE.some((part) => part.test(id)) ? 'core' : undefined) } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    projects: [
      { extends: true, test: { name: 'components', include: ['tests/components/*.test.ts'], setupFiles: ['tests/components/texts.ts'] } },
      // They mount nothing, so that they share one world (`npm test`): to make it takes longer than most of the tests.
      { extends: true, test: { name: 'logic', include: ['tests/*.test.ts', 'src/games/*/tests/*.test.ts'] } },
    ],
  },
});
