import type { HistoryRow } from '@assay/store';
import { describe, expect, it } from 'vitest';
import { fraudHistory } from './history';

const row = (environmentId: number, hits: number, more: Partial<HistoryRow> = {}): HistoryRow => ({
  environmentId,
  hits,
  firstSeen: 1_000_000 + environmentId * 1000,
  lastSeen: 2_000_000 + environmentId * 1000,
  fraudHits: 0,
  fraudFirstSeen: null,
  fraudLastSeen: null,
  ...more,
});

describe('fraudHistory', () => {
  it('returns null dates and zero counts for a target that was never seen', () => {
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

  it("adds up the accounts that share, and reports the caller's own share", () => {
    const rows = [
      row(1, 3),
      row(2, 5, { fraudHits: 2, fraudFirstSeen: 1_500_000, fraudLastSeen: 1_600_000 }),
      row(3, 100),
    ];
    expect(fraudHistory(rows, 1, new Set([1, 2]))).toMatchObject({
      hits: 8,
      customer_hits: 3,
      first_seen: 1001,
      fraudulent_decline_hits: 2,
      fraudulent_decline_customer_hits: 0,
    });
  });

  it("returns exact times for the caller's own past and only the month for other accounts", () => {
    const [own, others, latest] = [
      '2026-05-20T10:00:00Z',
      '2026-03-17T08:30:01Z',
      '2026-07-09T23:59:59Z',
    ].map(Date.parse) as [number, number, number];
    const rows = [
      row(1, 1, { firstSeen: own, lastSeen: own, fraudFirstSeen: own, fraudLastSeen: own }),
      row(2, 1, { firstSeen: others, lastSeen: latest, fraudFirstSeen: latest, fraudLastSeen: others }),
    ];
    expect(fraudHistory(rows, 1, new Set([1, 2]))).toMatchObject({
      first_seen: Date.parse('2026-03-01T00:00:00Z') / 1000,
      last_seen: Date.parse('2026-07-01T00:00:00Z') / 1000,
      fraudulent_decline_first_seen: own / 1000,
      fraudulent_decline_last_seen: own / 1000,
    });
  });

  it('limits an account that does not share to its own history', () => {
    expect(fraudHistory([row(1, 3), row(2, 5)], 1, new Set([2]))).toMatchObject({
      hits: 3,
      customer_hits: 3,
    });
  });
});
