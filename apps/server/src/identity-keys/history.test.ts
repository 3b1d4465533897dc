import type { HistoryRow } from '@assay/store';
import { describe, expect, it } from 'vitest';
import { fraudHistory } from './history';

const row = (spaceId: number, hits: number, more: Partial<HistoryRow> = {}): HistoryRow => ({
  spaceId,
  hits,
  firstSeen: 1_000_000 + spaceId * 1000,
  lastSeen: 2_000_000 + spaceId * 1000,
  fraudHits: 0,
  fraudFirstSeen: null,
  fraudLastSeen: null,
  ...more,
});

describe('service_fraud_history', () => {
  it('is empty for a target that was never seen', () => {
    expect(fraudHistory([], 1, new Set([1]))).toEqual({
      fraudulent_decline_first_seen: null,
      fraudulent_decline_last_seen: null,
      first_seen: null,
      last_seen: null,
      fraudulent_decline_customer_hits: 0,
      fraudulent_decline_hits: 0,
      customer_hits: 0,
      hits: 0,
      flags: [],
    });
  });

  it('adds up the accounts that share, and reports the own share', () => {
    const rows = [
      row(1, 3),
      row(2, 5, { fraudHits: 2, fraudFirstSeen: 1_500_000, fraudLastSeen: 1_600_000 }),
      row(3, 100),
    ];
    expect(fraudHistory(rows, 1, new Set([1, 2]))).toMatchObject({
      hits: 8,
      customer_hits: 3,
      first_seen: 1001,
      last_seen: 2002,
      fraudulent_decline_hits: 2,
      fraudulent_decline_customer_hits: 0,
      fraudulent_decline_first_seen: 1500,
      fraudulent_decline_last_seen: 1600,
    });
  });

  it('shows an account that does not share nothing but itself', () => {
    expect(fraudHistory([row(1, 3), row(2, 5)], 1, new Set([2]))).toMatchObject({
      hits: 3,
      customer_hits: 3,
    });
  });
});
