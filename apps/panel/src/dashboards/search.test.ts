import { describe, expect, it } from 'vitest';
import { datesOf, readDashboardSearch } from './search';

describe('dashboard date range', () => {
  const now = new Date(2026, 2, 30, 0, 30);

  it('accepts a preset name', () => {
    expect(datesOf(readDashboardSearch({ range: 'today' }), now)).toEqual({
      from: '2026-03-30',
      to: '2026-03-30',
    });
    expect(datesOf(readDashboardSearch({ range: 'yesterday' }), now)).toEqual({
      from: '2026-03-29',
      to: '2026-03-29',
    });
    expect(datesOf(readDashboardSearch({ range: 7 }), now)).toEqual({ from: '2026-03-24', to: '2026-03-30' });
    expect(datesOf(readDashboardSearch({}), now)).toEqual({ from: '2026-03-03', to: '2026-03-30' });
  });

  it('requires both dates', () => {
    expect(readDashboardSearch({ from: '2026-01-01', to: '2026-01-02', range: '7' })).toEqual({
      space: 'live',
      from: '2026-01-01',
      to: '2026-01-02',
    });
    expect(readDashboardSearch({ from: '2026-01-01', to: 'soon', segment: 'email' })).toEqual({
      space: 'live',
    });
  });
});
