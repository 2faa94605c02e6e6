import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { inOrder, tabIcon } from '../../src/faces';
import Face from '../../src/faces/Face.svelte';
import { pictureOf } from '../../src/faces/pictures';

const GAMES = ['anno890', 'viscounts', 'seven', 'medioevo'];
const drawing = (address: string) => {
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
};

describe('the faces', () => {
  it('are different pictures and icons for every game', () => {
    expect(new Set(GAMES.map((game) => pictureOf(game))).size).toBe(GAMES.length);
    expect(new Set(GAMES.map((game) => tabIcon(game, false))).size).toBe(GAMES.length);
  });

  it.each([...GAMES, 'plug-in'])('have no style attributes, which the server forbids: %s', async (game) => {
    for (const narrow of [false, true]) {
      const { container } = render(Face, { game, narrow });
      await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
      expect(container.querySelectorAll('[style]')).toHaveLength(0);
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    }
  });

  it.each([...GAMES, ''])('have a red dot in the tab only while it is my turn: %s', (game) => {
    expect(drawing(tabIcon(game, false)).localName).toBe('svg');
    expect(drawing(tabIcon(game, true)).lastElementChild?.localName).toBe('circle');
    expect(drawing(tabIcon(game, false)).lastElementChild?.localName).toBe('path');
  });

  it('put the games in order, plug-ins last', () => {
    const games = ['plug-in', 'seven', 'medioevo', 'anno890', 'viscounts'].map((id) => ({ id }));
    expect(inOrder(games).map(({ id }) => id)).toEqual([...GAMES, 'plug-in']);
  });
});
