import { describe, expect, it } from 'vitest';
import { shortened } from '../icons';

describe('a shortened path', () => {
  it('has its points on a grid of halves', () => {
    expect(shortened('M10.26 20.13L30.9 40.7')).toBe('M10.5 20L31 40.5');
    expect(shortened('m1.1 1.1c.2.4.6.8 2.3 3.1z')).toBe('m1 1c.5.5.5 1 2.5 3z');
  });

  it('does not drift, however many steps there are', () => {
    const steps = 'l.3.3'.repeat(100);
    const [across, down] = [0, 1].map((axis) =>
      [...shortened(`m0 0${steps}`).matchAll(/l(-?[\d.]+?)[ ]?(-?\.?\d+)(?=l|$)/g)].reduce((sum, step) => sum + Number(step[1 + axis]), 0),
    );
    expect([across, down]).toEqual([30, 30]);
  });

  it('keeps radii, angles and flags of arcs apart, also where they are written as one', () => {
    expect(shortened('M0 0a5.2 5.2 0 01.9 3h4v5z')).toBe('M0 0a5 5 0 0 1 1 3h4v5z');
  });

  it('goes on from where an outline began once it is closed', () => {
    expect(shortened('m10.2 10.2h5.1v5.1zm.1.1h2')).toBe('m10 10h5.5v5.5zm.5.5h2');
  });
});
