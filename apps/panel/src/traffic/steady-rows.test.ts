import { describe, expect, it } from 'vitest';
import { steadyRows } from './traffic-page';

const row = (id: string, state = 'old') => ({ id, state });

describe('rows that somebody reads', () => {
  it('stay where they are when newer ones come, and take on their new states', () => {
    const shown = [row('c'), row('b'), row('a')];
    const fresh = [row('e'), row('d'), row('c'), row('b', 'new')];
    expect(steadyRows(shown, fresh)).toEqual({ rows: [row('c'), row('b', 'new'), row('a')], newer: 2 });
  });

  it('stay when every row has become another, and when all are gone', () => {
    expect(steadyRows([row('a')], [row('c'), row('b')])).toEqual({ rows: [row('a')], newer: 2 });
    expect(steadyRows([row('a')], [])).toEqual({ rows: [row('a')], newer: 0 });
    expect(steadyRows([], [row('a')])).toEqual({ rows: [], newer: 1 });
  });
});
