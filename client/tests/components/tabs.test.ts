import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Tabs from '../../src/shell/Tabs.svelte';

function show(chosen: string) {
  const onchoose = vi.fn();
  const describe = (name: string) => ({ title: name.toUpperCase(), news: name === 'chat' ? 2 : 0 });
  render(Tabs, { label: 'Panels', names: ['log', 'rules', 'chat'], chosen, describe, onchoose });
  return onchoose;
}

describe('Tabs', () => {
  it('have names and counts of new things, and only the chosen one is reached by the Tab key', () => {
    show('rules');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual(['LOG', 'RULES', 'CHAT2']);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('RULES');
  });

  it('may all be closed; then the Tab key leads to the first', () => {
    show('board');
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it.each([
    ['log', 'ArrowRight', 'rules'],
    ['log', 'ArrowLeft', 'chat'],
    ['chat', 'ArrowRight', 'log'],
    ['rules', 'End', 'chat'],
    ['rules', 'Home', 'log'],
  ])('go from %s by %s to %s, and keep the key from the table', async (chosen, key, next) => {
    const onchoose = show(chosen);
    const taken = !(await fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key }));
    expect(onchoose).toHaveBeenCalledWith(next, false);
    expect(document.activeElement?.textContent).toContain(next.toUpperCase());
    expect(taken).toBe(true);
  });
});
