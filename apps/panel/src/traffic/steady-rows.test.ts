import { describe, expect, it } from 'vitest';
import { steadyRows } from './steady-rows';

const row = (id: string, state = 'old') => ({ id, state });

describe('steadyRows', () => {
  it('preserves the position of rows when newer ones arrive, and updates their values', () => {
    const shown = [row('c'), row('b'), row('a')];
    const fresh = [row('e'), row('d'), row('c'), row('b', 'new')];
    expect(steadyRows(shown, fresh)).toEqual({ rows: [row('c'), row('b', 'new'), row('a')], newer: 2 });
  });

  it('preserves rows when all are replaced or removed', () => {
    expect(steadyRows([row('a')], [row('c'), row('b')])).toEqual({ rows: [row('a')], newer: 2 });
    expect(steadyRows([row('a')], [])).toEqual({ rows: [row('a')], newer: 0 });
    expect(steadyRows([], [row('a')])).toEqual({ rows: [], newer: 1 });
  });
});
