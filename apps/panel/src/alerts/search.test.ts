import { describe, expect, it } from 'vitest';
import { changedSearch, filterOf, isNarrowed, readAlertsSearch } from './search';

describe('parameters of the alerts page', () => {
  it('ignores invalid values', () => {
    expect(
      readAlertsSearch({ status: 'GONE', score: 'high', from: 'yesterday', only: 'mine', entity: 12, x: 1 }),
    ).toEqual({ entity: '12' });
    expect(readAlertsSearch({ status: 'ALL', score: 70, only: 'overdue' })).toEqual({
      status: 'ALL',
      score: 70,
      only: 'overdue',
    });
  });

  it('shows open alerts by default, and all alerts of a case or an entity', () => {
    expect(filterOf({}).status).toBe('OPEN');
    expect(filterOf({ entity: '12' }).status).toBeUndefined();
    expect(filterOf({ case: 'one', status: 'CLOSED' }).status).toBe('CLOSED');
    expect(filterOf({ score: 70 }).min_score).toBe(0.7);
  });

  it('removes parameters, and knows if any filter is set', () => {
    expect(changedSearch({ typology: 'cycle', status: 'ALL' }, { typology: undefined })).toEqual({
      status: 'ALL',
    });
    expect([isNarrowed({ status: 'ALL', alert: 'one' }), isNarrowed({ score: 5 })]).toEqual([false, true]);
  });
});
