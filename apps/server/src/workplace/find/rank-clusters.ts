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

/** Returns the first clusters by each ranking, largest first. */
export function chosenClusters(clusters: readonly Cluster[]): readonly Cluster[] {
  const currency = usualCurrency(clusters);
  const rankings: readonly ((cluster: Cluster) => number)[] = [
    ({ people }) => people.size,
    ({ lastSeen }) => lastSeen,
    ({ amounts }) => amounts.get(currency) ?? 0,
  ];
  const each = Math.floor(MAX_CLUSTERS / rankings.length);
  const first = rankings.flatMap((rank) =>
    [...clusters].sort((one, other) => rank(other) - rank(one)).slice(0, each),
  );
  return [...new Set(first)].sort(
    (one, other) => other.people.size - one.people.size || other.lastSeen - one.lastSeen,
  );
}
