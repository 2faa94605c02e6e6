import { describe, expect, it, vi } from 'vitest';
import type { Details, OptionInfo, PromptInfo } from '../../src/wire';
import type { BoardProps } from '../../src/games/board';
import type { MedioevoBoard, MedioevoOutlook } from '../../src/games/medioevo.generated';

// The scene asks which theme is on, and the page for the arms of the players.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.mock('../../src/shell/arms', async (original) => ({ ...(await original<object>()), getArms: () => () => ({ tincture: 'gules' }) }));

const { Scene } = await import('../../src/games/medioevo/scene.svelte');

interface Given {
  board?: Partial<MedioevoBoard>;
  /** Null while it has not come. */
  outlook?: Partial<MedioevoOutlook> | null;
  /** By option what it costs and brings; null while that is not known. */
  details?: Record<string, Details> | null;
  options?: OptionInfo[];
  kind?: PromptInfo['kind'];
}

function scene({ board = {}, outlook = null, details = {}, options = [], kind }: Given): InstanceType<typeof Scene> {
  const view = { seat: 0, board: { lands: {}, players: [{}, {}], pirates: [], blockades: [], crusade: null, offer: null, battle: null, ...board } };
  const prompt = kind ? { kind, words: { key: '' }, clauses: [] } : null;
  const facts = details && { details: new Map(Object.entries(details)), outlook, plans: [] };
  return new Scene(() => ({ position: { seat: 0, view, prompt, options, seq: 1 }, facts, outlook, content: {}, fresh: [] }) as unknown as BoardProps);
}

const option = (text: string, ...refs: string[]): OptionInfo => ({ text, refs, words: { key: '' } });

describe('a threat', () => {
  const lands = { mine: { owner: 0, armies: 4 }, theirs: { owner: 1, armies: 4 } };
  const threat = { source: 'lands.wild', armies: 8 };
  const seen = scene({ board: { lands } as Partial<MedioevoBoard>, outlook: { lands: { mine: { people: 4, limit: 10, threat }, theirs: { people: 4, limit: 10, threat } } } });

  it('is what the engine says of one’s own lands (7.10.f)', () => {
    expect(seen.threatTo('mine')).toEqual({ from: 'wild', armies: 8, ratio: 2 });
    expect([seen.threatTo('theirs'), seen.threatTo('free')]).toEqual([undefined, undefined]);
  });
});

describe('prices', () => {
  const prices = { swabia: { salt: [19, 8], gold: [0, 90] } } as MedioevoOutlook['prices'];

  it('are those that hold now; what is not for sale has none on the map (7.11.e)', () => {
    const seen = scene({ outlook: { prices } });
    expect(seen.priceIn('swabia')).toBe(19);
    seen.good = 'gold';
    expect(seen.priceIn('swabia')).toBeUndefined();
    expect(scene({}).priceIn('swabia')).toBeUndefined();
  });
});

describe('where options lead', () => {
  const attack = option('attack:1.wild', 'lands.wild');
  const details = { 'attack:1.wild': { forces: [30, 1], odds: 99 } as Details };

  it('is drawn once it is known', () => {
    expect(scene({ options: [attack], details: null }).goals.size).toBe(0);
    expect(scene({ options: [attack], details }).goals.get('wild')).toMatchObject({ kind: 'attack', n: 1, odds: 99 });
  });

  it('tells attacks from what only names the land', () => {
    const seen = scene({ options: [attack], details });
    expect([seen.isAttack(attack), seen.isAttack(option('use:cavalry.1', 'lands.wild'))]).toEqual([true, false]);
  });
});

describe('the form of a peace', () => {
  const offer = { by: 0, to: 1, gives: {}, asks: {} } as unknown as MedioevoBoard['offer'];

  it('is asked about while it is drafted and answered, not while an article is named', () => {
    const kinds = ['choose', 'answer', 'amount', 'target'] as const;
    expect(kinds.map((kind) => scene({ board: { offer }, kind }).isPeaceAsked)).toEqual([true, true, false, false]);
    expect(scene({ kind: 'answer', options: [option('yes')] }).isLetterAsked).toBe(true);
    expect(scene({ board: { offer }, kind: 'answer', options: [option('yes')] }).isLetterAsked).toBe(false);
  });
});
