/** Imported before anything that needs the chart: loads it as a page does, but from the files. */

import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { loadChart } from '../chart/chart';

vi.stubGlobal('fetch', async (address: string) => new Response(readFileSync(`.${address}`)));
await loadChart();
vi.unstubAllGlobals();
