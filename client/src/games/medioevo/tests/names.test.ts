import { describe, expect, it } from 'vitest';
import './chart';
import { BANDS } from '../chart/bands';
import { CHART } from '../chart/chart';
import { farNames, nearNames, type Gazetteer } from '../chart/names';
import { overlaps } from '../chart/place';
import { table } from './content';

const named = [...table('territories', 'territory'), ...table('seas', 'sea'), ...table('seas', 'sea_zone'), ...table('cities', 'city')];
const kingdoms = table('kingdoms', 'kingdom');
const lands = new Set(CHART.lands.keys());
const cityLand = new Map(table('cities', 'city').map((city) => [city.id as string, city.territory as string]));
const zones = new Map(
  table('seas', 'sea_zone').map((zone) => [
    zone.id as string,
    table('seas', 'sea').filter((sea) => sea.zone === zone.id).map((sea) => sea.id as string),
  ]),
);

function gazetteer(lang: 'it' | 'en'): Gazetteer {
  const words = new Map(named.map((entry) => [entry.id as string, entry[lang] as string]));
  const realms = new Map(kingdoms.map((entry) => [entry.id as string, entry[lang] as string]));
  return { place: (id) => words.get(id)!, realm: (id) => realms.get(id)! };
}

/** Zooms over a band, close enough to one another that no overlap hides between them. */
const zooms = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: 40 }, (_, n) => least * (most / least) ** (n / 39));

describe.each(['it', 'en'] as const)('names in %s', (lang) => {
  it.each(['region', 'territory'] as const)('never overlap in the band %s', (band) => {
    const placed = nearNames(band, gazetteer(lang), lands, cityLand);
    for (const zoom of zooms(BANDS[band])) expect(overlaps(placed, zoom)).toEqual([]);
  });

  it('show every land and city at the nearest zoom, most at the region', () => {
    const near = nearNames('territory', gazetteer(lang), lands, cityLand);
    expect(near.filter(({ thing }) => thing.kind === 'land').length).toBe(lands.size);
    expect(near.filter(({ thing }) => thing.kind === 'city').length).toBe(CHART.cities.size);
    const region = nearNames('region', gazetteer(lang), lands, cityLand).filter(({ thing }) => thing.kind === 'land');
    const shown = region.filter(({ from }) => from <= BANDS.region.usual);
    expect(shown.length).toBeGreaterThan(lands.size * 0.9);
  });

  it('of realms never overlap on the continent, however they are divided', () => {
    const players = kingdoms.map((entry, n) => ({
      kingdom: entry.id as string,
      lands: entry.territories as string[],
      ...(n < 10 ? { player: n } : {}),
    }));
    for (const realms of [players, players.map(({ kingdom, lands }) => ({ kingdom, lands }))]) {
      const placed = farNames(realms, zones, gazetteer(lang));
      for (const zoom of zooms(BANDS.continent)) expect(overlaps(placed, zoom)).toEqual([]);
    }
  });
});
