import type { PassedOver, SpaceId } from '@assay/contract';
import { type Connection, type FoundMatch, passedOver, undecideWhitelisted } from '@assay/store';

type Match = Pick<FoundMatch, 'list' | 'sourceId' | 'contentHash' | 'score'>;

/** A match that the whitelist passes over, and which of its entries does. */
export interface Passed {
  readonly hit: Match;
  readonly entry: Awaited<ReturnType<typeof passedOver>>[number];
}

interface Sorted<M> {
  readonly open: readonly M[];
  readonly passed: readonly Passed[];
  /** Of the open ones: they were false positives of other details of the person. */
  readonly changed: readonly M[];
}

const WHY = 'another name or date of birth';

/** Has decide again whoever decided about a person of other details. */
export const decideAgain = (
  connection: Connection,
  spaceId: SpaceId,
  subjectKey: string,
  changed: readonly Match[],
  now: number,
): Promise<void> =>
  undecideWhitelisted(
    connection,
    spaceId,
    changed.map(({ list, sourceId }) => ({ subjectKey, list, sourceId })),
    { actor: 'screening', now, why: WHY },
  );

/**
 * Matches of a person, those apart that they are known not to be as long as the list says the same of them and the person is called and was
 * born as when it was decided.
 * @param details hash of the name and date of birth that are asked about
 */
export async function openAndPassed<M extends Match>(
  connection: Connection,
  spaceId: SpaceId,
  { subjectKey, details }: { readonly subjectKey: string; readonly details: () => string },
  hits: readonly M[],
  now: number,
): Promise<Sorted<M>> {
  if (hits.length === 0) return { open: [], passed: [], changed: [] };
  const keyOf = ({ list, sourceId, contentHash }: Omit<Match, 'score'>) =>
    `${list}\0${sourceId}\0${contentHash}`;
  const entries = await passedOver(connection, spaceId, subjectKey, now);
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

/** As answers say it. */
export const passedDocument = ({ hit, entry }: Passed): PassedOver => ({
  whitelist_id: entry.id,
  source_id: hit.sourceId,
  source_name: hit.list,
  relevancy_score: hit.score,
  since: new Date(entry.createdAt).toISOString(),
  until: entry.expiresAt === null ? null : new Date(entry.expiresAt).toISOString(),
});
