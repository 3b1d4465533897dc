import type { EnvironmentId, PassedOver } from '@assay/contract';
import { type Connection, clearedMatches, type FoundMatch, undecideWhitelisted } from '@assay/store';

type Match = Pick<FoundMatch, 'list' | 'sourceId' | 'contentHash' | 'score'>;

/** A cleared match and its clearing rule. */
export interface Passed {
  readonly hit: Match;
  readonly entry: Awaited<ReturnType<typeof clearedMatches>>[number];
}

interface Sorted<M> {
  readonly open: readonly M[];
  readonly passed: readonly Passed[];
  /** Open matches that were cleared for other details of the person. */
  readonly changed: readonly M[];
}

const WHY = 'different name or date of birth';

/** Reopens decisions made for other details of the person. */
export const decideAgain = (
  connection: Connection,
  environmentId: EnvironmentId,
  subjectKey: string,
  changed: readonly Match[],
  now: number,
): Promise<void> =>
  undecideWhitelisted(
    connection,
    environmentId,
    changed.map(({ list, sourceId }) => ({ subjectKey, list, sourceId })),
    { actor: 'screening', now, why: WHY },
  );

/**
 * Separates the matches of a person from cleared ones. A clearing rule applies while the list entry and the
 * person's name and date of birth are unchanged.
 * @param details returns the hash of the screened name and date of birth
 */
export async function openAndPassed<M extends Match>(
  connection: Connection,
  environmentId: EnvironmentId,
  { subjectKey, details }: { readonly subjectKey: string; readonly details: () => string },
  hits: readonly M[],
  now: number,
): Promise<Sorted<M>> {
  if (hits.length === 0) return { open: [], passed: [], changed: [] };
  const keyOf = ({ list, sourceId, contentHash }: Omit<Match, 'score'>) =>
    `${list}\0${sourceId}\0${contentHash}`;
  const entries = await clearedMatches(connection, environmentId, subjectKey, now);
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const asked = entries.length > 0 ? details() : '';
  const open: M[] = [];
  const passed: Passed[] = [];
  const changed: M[] = [];
  for (const hit of hits) {
    const entry = known.get(keyOf(hit));
    const holds = entry && (entry.details.length === 0 || entry.details.includes(asked));
    if (entry && holds) passed.push({ hit, entry });
    else open.push(hit);
    if (entry && !holds) changed.push(hit);
  }
  return { open, passed, changed };
}

/** Returns a cleared match in the format of the API. */
export const passedDocument = ({ hit, entry }: Passed): PassedOver => ({
  whitelist_id: entry.id,
  source_id: hit.sourceId,
  source_name: hit.list,
  relevancy_score: hit.score,
  since: new Date(entry.createdAt).toISOString(),
  until: entry.expiresAt === null ? null : new Date(entry.expiresAt).toISOString(),
});
