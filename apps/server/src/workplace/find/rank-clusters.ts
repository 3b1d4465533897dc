import { MAX_CLUSTERS } from '@assay/management-api';
import type { Cluster } from './join-clusters';

/** Returns the currency of most clusters, because amounts in different currencies can't be compared. */
function usualCurrency(clusters: readonly Cluster[]): string | null {
  const counts = new Map<string | null, number>();
  for (const { amounts } of clusters)
    for (const currency of amounts.keys()) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [usual] = [...counts].sort((one, other) => other[1] - one[1]);
  return usual?.[0] ?? null;
}

/** Identifiers that unrelated people often share, such as the IP address of an office. */
const isWeak = ({ kind }: Cluster['identifiers'][number]): boolean => kind === 'ip' || kind === 'address';

/** Values by which clusters are compared for risk, the most important first. */
const riskOf = ({ frauds, declined, inReview, identifiers, people }: Cluster): readonly number[] => [
  frauds,
  declined,
  inReview,
  identifiers.filter((identifier) => !isWeak(identifier)).length,
  people.size,
];

/** Compares two clusters: the one with the higher risk comes first. */
function byRisk(one: Cluster, other: Cluster): number {
  const others = riskOf(other);
  const difference = riskOf(one)
    .map((value, at) => (others[at] ?? 0) - value)
    .find((value) => value !== 0);
  return difference ?? other.lastSeen - one.lastSeen;
}

/** Returns the first clusters by each ranking, highest risk first. */
export function chosenClusters(clusters: readonly Cluster[]): readonly Cluster[] {
  const currency = usualCurrency(clusters);
  const by = (value: (cluster: Cluster) => number) => (one: Cluster, other: Cluster) =>
    value(other) - value(one);
  const rankings = [
    byRisk,
    by(({ people }) => people.size),
    by(({ lastSeen }) => lastSeen),
    by(({ amounts }) => amounts.get(currency) ?? 0),
  ];
  const each = Math.floor(MAX_CLUSTERS / rankings.length);
  const first = rankings.flatMap((rank) => [...clusters].sort(rank).slice(0, each));
  return [...new Set(first)].sort(byRisk);
}
