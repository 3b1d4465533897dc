import type { PassedOver, SpaceId } from '@assay/contract';
import { type Connection, type FoundMatch, passedOver } from '@assay/store';

type Match = Pick<FoundMatch, 'list' | 'sourceId' | 'contentHash' | 'score'>;

/** A match that the whitelist passes over, and which of its entries does. */
export interface Passed {
  readonly hit: Match;
  readonly entry: Awaited<ReturnType<typeof passedOver>>[number];
}

/** Matches of a person, those apart that they are known not to be as long as the list says the same of them. */
export async function openAndPassed<M extends Match>(
  connection: Connection,
  spaceId: SpaceId,
  subjectKey: string,
  hits: readonly M[],
  now: number,
): Promise<{ readonly open: readonly M[]; readonly passed: readonly Passed[] }> {
  if (hits.length === 0) return { open: [], passed: [] };
  const keyOf = ({ list, sourceId, contentHash }: Omit<Match, 'score'>) =>
    `${list}\0${sourceId}\0${contentHash}`;
  const entries = await passedOver(connection, spaceId, subjectKey, now);
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const open: M[] = [];
  const passed: Passed[] = [];
  for (const hit of hits) {
    const entry = known.get(keyOf(hit));
    if (entry) passed.push({ hit, entry });
    else open.push(hit);
  }
  return { open, passed };
}

/** As answers say it. */
export const passedDocument = ({ hit, entry }: Passed): PassedOver => ({
  whitelist_id: entry.id,
  source_id: hit.sourceId,
  source_name: hit.list,
  relevancy_score: hit.score,
  since: new Date(entry.createdAt).toISOString(),
  until: entry.expiresAt === null ? null : new Date(entry.expiresAt).toISOString(),
});
