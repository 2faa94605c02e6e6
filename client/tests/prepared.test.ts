import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { Play } from '../src/table/play.svelte';
import type { Outcome } from '../src/table/session.svelte';
import { speak } from '../src/text/language.svelte';
import type { OptionInfo, Position, Prepared } from '../src/wire';

const TAKE: OptionInfo = { text: 'take:row.1', words: { key: 'take' }, refs: ['row.1'], prepares: true };
const place = (cell: number): OptionInfo => ({ text: `place:${cell}`, words: { key: 'place' }, refs: [], details: { gain: { coin: cell } } });
const prompt = (key: string) => ({ kind: 'place' as const, words: { key }, clauses: [] });

const position = (seq: number, ...options: OptionInfo[]): Position =>
  ({ seq, seat: 0, options, prompt: prompt('now'), view: { asked: { seat: 0, step: 'TakeTile' }, board: { taken: null } } }) as unknown as Position;
const prepared = (...options: OptionInfo[]): Prepared => ({
  type: 'prepared', id: 1, seq: 1, choice: TAKE.text, step: 'PlaceTile', prompt: prompt('then'), options,
  changes: [{ path: ['taken'], value: 'farm' }],
  previews: options.map(({ text }) => ({ option: text, changes: [], events: [] })),
});
const accepted: Outcome = { type: 'accepted', id: 1, seq: 2 } as Outcome;

let play: Play;
let chosen: string[];

beforeAll(() => speak(settings.lang));

beforeEach(() => {
  play = new Play('T1');
  play.session.status = 'live';
  play.session.position = position(1, TAKE);
  chosen = [];
  vi.spyOn(play.session, 'prepare').mockResolvedValue(prepared(place(1), place(2)));
  vi.spyOn(play.session, 'choose').mockImplementation(async (choice) => {
    chosen.push(choice);
    play.session.position = position(play.session.position!.seq + 1, place(1), place(2));
    return accepted;
  });
});

describe('what is picked up', () => {
  it('is not sent: the position after it is shown, with its question and what is known of that', async () => {
    await play.pick(TAKE.text);
    expect(chosen).toEqual([]);
    expect(play.position?.view.asked).toEqual({ seat: 0, step: 'PlaceTile' });
    expect(play.position?.view.board).toEqual({ taken: 'farm' });
    expect(play.position?.prompt?.words.key).toBe('then');
    expect(play.facts?.details.get('place:2')).toEqual({ gain: { coin: 2 } });
    play.focus = 'place:2';
    expect(play.preview?.option).toBe('place:2');
  });

  it('is put back without a trace, by undo too', async () => {
    for (const back of [() => play.putBack(), () => void play.undo()]) {
      await play.pick(TAKE.text);
      back();
      expect([play.prepared, play.position?.options]).toEqual([null, [TAKE]]);
    }
    expect(chosen).toEqual([]);
  });

  it('is sent with the answer to its question, one after the other', async () => {
    await play.pick(TAKE.text);
    await play.choose('place:2');
    expect(chosen).toEqual(['take:row.1', 'place:2']);
    expect(play.prepared).toBeNull();
  });

  it('is sent alone if that is wished', async () => {
    await play.pick(TAKE.text);
    await play.confirm();
    expect(chosen).toEqual(['take:row.1']);
  });

  it('is sent alone if what follows has no alternative: that is then made by itself', async () => {
    vi.mocked(play.session.prepare).mockResolvedValue(prepared(place(2)));
    await play.pick(TAKE.text);
    await play.choose('place:2');
    expect(chosen).toEqual(['take:row.1']);
  });

  it('is gone when another position comes', async () => {
    await play.pick(TAKE.text);
    play.session.position = position(2, TAKE);
    expect(play.prepared).toBeNull();
  });

  it('says so if only the second choice was refused', async () => {
    await play.pick(TAKE.text);
    vi.mocked(play.session.choose).mockResolvedValueOnce(accepted).mockResolvedValueOnce({ type: 'refused', id: 1, code: 'illegal', clause: '', words: { key: 'x' } });
    await play.choose('place:2');
    expect(play.notice).toContain('illegal');
    expect(play.notice).not.toBe('illegal');
  });
});

describe('other choices', () => {
  it('on the board, and any in the list, are made at once', async () => {
    await play.choose(TAKE.text);
    await play.pick('place:1');
    expect(chosen).toEqual(['take:row.1', 'place:1']);
    expect(play.session.prepare).not.toHaveBeenCalled();
  });
});
