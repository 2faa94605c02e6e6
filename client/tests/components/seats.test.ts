import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { players as kingdoms } from '../../src/games/medioevo/players';
import { SOURCES } from '../../src/games/medioevo/sources';
import { players as heroes } from '../../src/games/seven/players';
import Seats from '../../src/shell/Seats.svelte';
import { OWN, t } from '../../src/text/language.svelte';
import { Voice } from '../../src/text/voice';
import type { Content, TableInfo, View } from '../../src/wire';

const voice = new Voice('en', [await OWN.load('en'), await SOURCES.load('en'), 'category-power = Power\nhero-aldric = Aldric\ncategory-honour = Honour'], { seats: ['Anna', 'Bruno'], automata: [] });
const seat = { kind: 'person', connected: true, yours: false };
const table = { status: 'running', seats: [seat, seat], automata: [], clock: { mode: 'none' }, asks_pause: [], watchers: 0, deal: { open: false, commitment: '' } } as unknown as TableInfo;

const sevenView = { board: { scores: [5, 4, 3], heroes: [{ hero: 'aldric', fallen: false }, { hero: null, fallen: false }] } } as unknown as View;
const box = new Proxy({ hero: [{ id: 'aldric', banner: 'green' }] }, { get: (all, table): unknown => Reflect.get(all, table) ?? [] }) as unknown as Content;
const mapView = {
  board: { scores: [2, -1], order: [1, 0], lands: { thrace: { owner: 0 }, lydia: { owner: 0 } }, players: [{ kingdom: 'rum', honour: 2 }, { honour: -1 }] },
} as unknown as View;

describe('what a game tells of its players', () => {
  it('is the hero and the arms of the hero in 7; who has none yet keeps those of the seat', () => {
    const [anna, bruno, nameless] = heroes(sevenView, box, voice);
    expect(anna).toMatchObject({ arms: { charge: 'oak', tincture: 'vert' }, words: ['Aldric'], points: 'Power' });
    expect(bruno!.arms).toBeUndefined();
    expect(nameless!.arms).toMatchObject({ charge: 'eyes' });
  });

  it('is the kingdom with its lands in Medioevo, by player and not in the order of the round', () => {
    const [anna, bruno] = kingdoms(mapView, {}, voice);
    expect(anna).toEqual({ words: ['Rum', '2 territories'], points: 'Honour' });
    expect(bruno).toEqual({ words: ['0 territories'], points: 'Honour' });
  });

  it('stands beside the name', () => {
    render(Seats, { table, voice, view: mapView, waiting: [], signs: kingdoms(mapView, {}, voice), prepared: false, since: 0, onseat: () => undefined, onpause: () => undefined });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Anna Rum2 territories 2Honour', 'Bruno 0 territories −1Honour']);
  });
});

describe('the points as they stand', async () => {
  const tiles = new Voice('en', [await OWN.load('en'), 'category-tiles = Tiles\ncategory-places = Majorities'], { seats: ['Anna', 'Bruno'], automata: [] });
  const at = (round: number) => ({ board: { round, scores: [-1, 2], at_end: [5, 0], points: [{ tiles: -1, places: 5 }, { tiles: 2 }] } }) as unknown as View;
  const show = (view: View) => render(Seats, { table, voice: tiles, view, waiting: [], signs: [], prepared: false, since: 0, onseat: () => undefined, onpause: () => undefined });
  const wouldBe = t('seats-at-end', { all: 4 });

  it('leave out what the end would pay for while the first round goes on', () => {
    const { unmount } = show(at(1));
    expect(screen.queryByText(wouldBe)).toBeNull();
    unmount();
    show(at(2));
    expect(screen.getByText(wouldBe)).toBeTruthy();
  });

  it('say what they consist of, with their signs', async () => {
    show(at(2));
    const [points] = screen.getAllByRole('button', { expanded: false });
    expect(points!.title).toBe(t('seats-points', { n: -1 }));
    expect(points!.title).toContain('-1');
    await fireEvent.click(points!);
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['−1', '5', '']);
  });
});
