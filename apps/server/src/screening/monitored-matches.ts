import type { MatchChange } from '@assay/contract';
import type { MonitoredMatch } from '@assay/store';
import type { Hit } from './search';

/** Matches as a monitored name remembers them. */
export const matchesOf = (hits: readonly Hit[]): readonly MonitoredMatch<MatchChange>[] =>
  hits.map((hit) => ({
    list: hit.list,
    sourceId: hit.sourceId,
    contentHash: hit.contentHash,
    told: {
      id: hit.entry.id,
      source_id: hit.sourceId,
      source_name: hit.list,
      name: hit.entry.name,
      list_kind: hit.kind,
      score: hit.score,
    },
  }));
