import { ApiError, badInput, type EnvironmentId, type MatchDecision } from '@assay/contract';
import {
  type CaseMatch,
  type CaseSubject,
  type Connection,
  caseSubject,
  decideMatches,
  findCase,
  forgetWhitelisted,
  listWhitelisted,
  storeWhitelisted,
  undecideMatches,
  type WhitelistedNow,
  type WholeCase,
} from '@assay/store';
import type { Hasher } from '../../scoring/index';
import { decidedDetails } from '../known-details';
import type { Party } from '../loaded-lists';

/** Returns the keyed hash of a name, independent of spacing and case. */
export const nameHashOf =
  (hasher: Hasher) =>
  (name: string): string =>
    hasher('whitelist_name', name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());

/** A decision on matches of a case. */
interface GivenDecision {
  readonly decision: MatchDecision;
  /** Name of the decider in the audit log. */
  readonly by: string;
  /** Person for four-eyes approval. */
  readonly person: string;
  /** First approver, if one has already proposed the same decision. */
  readonly proposedBy?: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly reason: string;
  /** Expiry of a false positive; null = none. */
  readonly expiresAt: number | null;
  /** Matches to decide; default: the undecided ones. */
  readonly matches?: readonly { readonly list: string; readonly source_id: string }[];
  /** True when a false positive requires a second approver. */
  readonly needsTwo: boolean;
}

interface DecisionPorts {
  readonly newId: () => string;
  readonly hasher: Hasher;
}

/** Result of a decision, by match. */
interface Decided {
  readonly decided: readonly CaseMatch[];
  readonly proposed: readonly CaseMatch[];
}

/** Maximum number of clearing rules read per person; a case has about thirty matches. */
export const MAX_PER_PERSON = 1000;

const isSame = (a: { list: string; sourceId: string }, b: { list: string; sourceId: string }) =>
  a.list === b.list && a.sourceId === b.sourceId;

/** @throws ApiError 1006 for matches that the case does not have */
function wanted(found: WholeCase<Party>, matches: GivenDecision['matches']): readonly CaseMatch[] {
  if (!matches) return found.entries.filter(({ decision }) => decision === null);
  const named = found.entries.filter((match) =>
    matches.some(({ list, source_id }) => list === match.list && source_id === match.sourceId),
  );
  const asked = new Set(matches.map(({ list, source_id }) => `${list}\0${source_id}`));
  if (named.length < asked.size) throw badInput([{ field: 'matches', expected: 'matches of this case' }]);
  return named;
}

/**
 * Decides matches of a case. A false positive creates a clearing rule, or a proposal when four-eyes approval
 * is required. Any other decision removes the rule.
 * @throws ApiError 1006, 3001; 3009 when a user confirms their own proposal
 */
export async function decideCaseMatches(
  connection: Connection,
  ports: DecisionPorts,
  environmentId: EnvironmentId,
  id: string,
  given: GivenDecision,
): Promise<Decided> {
  const found = await findCase<Party>(connection, environmentId, id);
  const subject = await caseSubject(connection, environmentId, id);
  if (!found || !subject) throw new ApiError('notFound');
  const matches = wanted(found, given.matches);
  const { decision, by, at } = given;
  const decide = async (chosen: readonly CaseMatch[]) => {
    if (chosen.length === 0) return;
    const named = chosen.map(({ list, sourceId }) => ({ list, source_id: sourceId }));
    await decideMatches(connection, environmentId, id, { decision, by, at, matches: named });
  };
  if (decision !== 'FALSE_POSITIVE') {
    await decide(matches);
    await forgetWhitelisted(connection, environmentId, subject.subjectKey, matches);
    return { decided: matches, proposed: [] };
  }
  const before = await listWhitelisted(connection, environmentId, { caseId: id, limit: MAX_PER_PERSON });
  const proposalOf = (match: CaseMatch) =>
    before.find((entry) => !entry.counts && !entry.outdated && isSame(entry, match));
  const isMine = (match: CaseMatch) => proposalOf(match)?.proposedBy === given.person;
  if (given.needsTwo && matches.some(isMine))
    throw new ApiError('conflict', 'The second decision must come from another user');
  const decided = matches.filter((match) => !given.needsTwo || proposalOf(match));
  const proposed = matches.filter((match) => !decided.includes(match));
  await decide(decided);
  await undecideMatches(connection, environmentId, id, proposed);
  for (const match of matches)
    await storeWhitelisted(connection, environmentId, {
      ...entryOf(found, subject, match, given, proposalOf(match)),
      id: ports.newId(),
      nameHash: nameHashOf(ports.hasher)(found.name),
      details: decidedDetails(ports.hasher, found.query),
      counts: decided.includes(match),
    });
  return { decided, proposed };
}

/** Returns the clearing rule for a match; values that the second approver omits are taken from the proposal. */
function entryOf(
  found: WholeCase<Party>,
  subject: CaseSubject,
  match: CaseMatch,
  given: GivenDecision,
  proposal: WhitelistedNow | undefined,
) {
  const { person, at, reason, expiresAt } = given;
  const first = given.proposedBy ?? proposal?.proposedBy;
  return {
    ...subject,
    userId: found.userId,
    name: found.name,
    list: match.list,
    sourceId: match.sourceId,
    kind: match.kind,
    contentHash: match.contentHash,
    entryName: match.entry.name,
    reason: [proposal?.reason, reason].filter(Boolean).join('\n'),
    proposedBy: first ?? person,
    approvedBy: first === undefined ? null : person,
    createdAt: at,
    expiresAt: earlier(expiresAt, proposal?.expiresAt ?? null),
  };
}

/** Returns the earlier of the two expiries. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
