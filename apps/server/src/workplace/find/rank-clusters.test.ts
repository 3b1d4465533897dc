import { MAX_CLUSTERS } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import type { Cluster } from './join-clusters';
import { chosenClusters } from './rank-clusters';

const cluster = (newestId: string, amounts: Cluster['amounts'], people = 2): Cluster => ({
  people: new Set(Array.from({ length: people }, (_, n) => `${newestId}-${n}`)),
  identifiers: [],
  calls: people,
  approved: people,
  inReview: 0,
  declined: 0,
  frauds: 0,
  amounts,
  firstSeen: 1,
  lastSeen: people,
  newestId,
});

describe('chosenClusters', () => {
  it('ranks amounts in the currency of most clusters, so that a currency of small units fills no list', () => {
    const large = Array.from({ length: MAX_CLUSTERS }, (_, n) =>
      cluster(`crowd-${n}`, new Map([['EUR', 1]]), 5),
    );
    const inRupiah = Array.from({ length: MAX_CLUSTERS - 1 }, (_, n) =>
      cluster(`rupiah-${n}`, new Map([['IDR', 1_000_000 + n]])),
    );
    const inEuro = cluster('euro', new Map([['EUR', 5000]]));
    const chosen = chosenClusters([...inRupiah, inEuro, ...large]).map(({ newestId }) => newestId);
    expect(chosen).toContain('euro');
    expect(chosen.filter((id) => id.startsWith('rupiah'))).toEqual([]);
  });

  it('puts fraud labels first, then declined transactions, then people', () => {
    const eur = new Map([['EUR', 1]]);
    const chosen = chosenClusters([
      cluster('small', eur),
      cluster('large', eur, 9),
      { ...cluster('declined', eur), declined: 3 },
      { ...cluster('labeled', eur), frauds: 1 },
    ]);
    expect(chosen.map(({ newestId }) => newestId)).toEqual(['labeled', 'declined', 'large', 'small']);
  });
});
