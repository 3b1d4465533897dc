import type { AmlEntry, CaseDocument, CaseStatus, MatchDecision, SpaceId } from '@assay/contract';
import type { Connection } from '../database';
import { ofPerson, personValues, type RowPerson, type StoredPerson } from './person';

/** Screening matches of one subject and what was decided about them. Times are UNIX milliseconds. */
export interface ScreeningCase<Query = object> {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: Query;
  readonly status: CaseStatus;
  readonly assignee: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly matches: number;
  readonly undecided: number;
}

export interface FoundMatch {
  readonly list: string;
  readonly kind: CaseDocument['entries'][number]['list_kind'];
  readonly sourceId: string;
  /** Of the entry's content: a decision holds for it only. */
  readonly contentHash: string;
  readonly score: number;
  readonly entry: AmlEntry;
  readonly explanation: unknown;
}

export interface CaseMatch extends FoundMatch {
  readonly decision: MatchDecision | null;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
  readonly firstMatchedAt: number;
  readonly lastMatchedAt: number;
}

export type CaseAction = 'opened' | 'matched' | 'reopened' | 'decided' | 'commented' | 'assigned' | 'status';

export interface CaseEvent {
  readonly sequence: number;
  readonly at: number;
  readonly actor: string;
  readonly action: CaseAction;
  readonly note: string;
}

const COLUMNS = `id::text AS id, user_id AS "userId", name, query, status, assignee, created_at AS "createdAt",
  updated_at AS "updatedAt"`;
const COUNTS = `(SELECT count(*) FROM screening_case_match m WHERE m.account_id = c.account_id AND m.case_id = c.id) AS matches,
  (SELECT count(*) FROM screening_case_match m WHERE m.account_id = c.account_id AND m.case_id = c.id AND decision IS NULL) AS undecided`;
const MATCH_COLUMNS = `list, kind, source_id AS "sourceId", content_hash AS "contentHash", score, entry, explanation, decision,
  decided_by AS "decidedBy", decided_at AS "decidedAt", first_matched_at AS "firstMatchedAt", last_matched_at AS "lastMatchedAt"`;

/** Entries that are known not to be the subject, with the content that was looked at: `list`, `sourceId`, `contentHash`. */
export async function falsePositives(
  connection: Connection,
  spaceId: SpaceId,
  subjectKey: string,
): Promise<readonly Pick<FoundMatch, 'list' | 'sourceId' | 'contentHash'>[]> {
  return connection.query({
    name: 'false_positives',
    text: `SELECT list, source_id AS "sourceId", content_hash AS "contentHash"
           FROM screening_case c JOIN screening_case_match m ON m.account_id = c.account_id AND m.case_id = c.id
           WHERE c.account_id = $1 AND c.subject_key = $2 AND decision = 'FALSE_POSITIVE'`,
    values: [spaceId, subjectKey],
  });
}

async function addEvent(
  connection: Connection,
  spaceId: SpaceId,
  caseId: string,
  event: Omit<CaseEvent, 'sequence'>,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO screening_case_event (account_id, case_id, sequence, at, actor, action, note)
           SELECT $1, $2, coalesce(max(sequence), 0) + 1, $3, $4, $5, $6 FROM screening_case_event
           WHERE account_id = $1 AND case_id = $2`,
    values: [spaceId, caseId, event.at, event.actor, event.action, event.note],
  });
}

export interface CaseFinding extends RowPerson {
  readonly spaceId: SpaceId;
  /** Used when the subject has no case yet. */
  readonly id: string;
  readonly subjectKey: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: object;
  readonly at: number;
  /** What found it: a call or monitoring. */
  readonly actor: string;
  /** Never empty; a false positive that still holds is not among them. */
  readonly matches: readonly FoundMatch[];
}

const FINDING_COLUMNS = `"spaceId" int, id uuid, "subjectKey" bigint, "userHash" bigint, "emailHash" bigint,
  "transactionId" text, "userId" text, name text, query jsonb, at bigint, actor text, matches jsonb`;

/** Keeps the findings of a JSON array, parameter `at`, in their order; yields the ids of their cases. */
export const recordingFindings = (at: number): string =>
  `SELECT record_finding("spaceId", id, "subjectKey", "userHash", "emailHash", "transactionId", "userId", name, query,
     at, actor, matches)::text AS id
   FROM jsonb_to_recordset($${at}::jsonb) AS f(${FINDING_COLUMNS})`;

/**
 * Keeps matches in the subject's case, which is made when there is none. A match whose entry changed loses its
 * decision; a closed case with an undecided match opens again.
 */
export async function recordFinding(connection: Connection, finding: CaseFinding): Promise<void> {
  await connection.query({
    name: 'record_finding',
    text: recordingFindings(1),
    values: [JSON.stringify([finding])],
  });
}

/** Newest first; `before` is the id of the last one of the page before. */
export async function listCases<Query>(
  connection: Connection,
  spaceId: SpaceId,
  page: {
    readonly limit: number;
    readonly before?: string;
    readonly status?: CaseStatus;
    readonly assignee?: string;
    readonly userHash?: string;
  },
): Promise<readonly ScreeningCase<Query>[]> {
  const values: unknown[] = [spaceId, page.limit];
  const where = ['account_id = $1'];
  const also = (condition: string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    where.push(`${condition} $${values.length}`);
  };
  also('id <', page.before);
  also('status =', page.status);
  also('assignee =', page.assignee);
  also('user_hash =', page.userHash);
  return connection.query({
    text: `SELECT ${COLUMNS}, ${COUNTS} FROM screening_case c WHERE ${where.join(' AND ')} ORDER BY id DESC LIMIT $2`,
    values,
  });
}

/** A case with its matches, best first, and its history in order; null when there is none. */
export async function findCase<Query>(
  connection: Connection,
  spaceId: SpaceId,
  id: string,
): Promise<
  | (ScreeningCase<Query> & {
      readonly entries: readonly CaseMatch[];
      readonly history: readonly CaseEvent[];
    })
  | null
> {
  const values = [spaceId, id];
  const [found] = await connection.query<ScreeningCase<Query>>({
    text: `SELECT ${COLUMNS}, ${COUNTS} FROM screening_case c WHERE account_id = $1 AND id = $2`,
    values,
  });
  if (!found) return null;
  const entries = await connection.query<CaseMatch>({
    text: `SELECT ${MATCH_COLUMNS} FROM screening_case_match WHERE account_id = $1 AND case_id = $2 ORDER BY score DESC, list, source_id`,
    values,
  });
  const history = await connection.query<CaseEvent>({
    text: 'SELECT sequence, at, actor, action, note FROM screening_case_event WHERE account_id = $1 AND case_id = $2 ORDER BY sequence',
    values,
  });
  return { ...found, entries, history };
}

/** Sets the status and the assignee, and writes what happened into the history. @returns whether there is such a case. */
export async function changeCase(
  connection: Connection,
  spaceId: SpaceId,
  id: string,
  change: { readonly status?: CaseStatus; readonly assignee?: string | null },
  events: readonly Omit<CaseEvent, 'sequence'>[],
  at: number,
): Promise<boolean> {
  const changed = await connection.query({
    text: `UPDATE screening_case SET updated_at = $3, status = coalesce($4, status),
             assignee = CASE WHEN $5 THEN $6 ELSE assignee END
           WHERE account_id = $1 AND id = $2 RETURNING 1`,
    values: [spaceId, id, at, change.status ?? null, change.assignee !== undefined, change.assignee ?? null],
  });
  if (changed.length === 0) return false;
  for (const event of events) await addEvent(connection, spaceId, id, event);
  return true;
}

/** Decides matches of a case. @returns the matches that were decided. */
export async function decideMatches(
  connection: Connection,
  spaceId: SpaceId,
  id: string,
  decision: {
    readonly decision: MatchDecision;
    readonly by: string;
    readonly at: number;
    /** Left out = those without a decision. */
    readonly matches?: readonly { readonly list: string; readonly source_id: string }[];
  },
): Promise<readonly Pick<FoundMatch, 'list' | 'sourceId'>[]> {
  const which = decision.matches
    ? `(list, source_id) IN (SELECT m.list, m.source_id FROM jsonb_to_recordset($6::jsonb) AS m(list text, source_id text))`
    : 'decision IS NULL AND $6::jsonb IS NULL';
  return connection.query({
    text: `UPDATE screening_case_match SET decision = $3, decided_by = $4, decided_at = $5
           WHERE account_id = $1 AND case_id = $2 AND ${which} RETURNING list, source_id AS "sourceId"`,
    values: [
      spaceId,
      id,
      decision.decision,
      decision.by,
      decision.at,
      decision.matches ? JSON.stringify(decision.matches) : null,
    ],
  });
}

export async function countOpenCases(connection: Connection, spaceId: SpaceId): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: `SELECT count(*) AS count FROM screening_case WHERE account_id = $1 AND status <> 'CLOSED'`,
    values: [spaceId],
  });
  return row!.count;
}

/** Cases that are closed and were not touched since a moment go with the rest of the account's old data. */
export async function removeCasesBefore(
  connection: Connection,
  spaceId: SpaceId,
  before: number,
): Promise<void> {
  await connection.query({
    text: `DELETE FROM screening_case WHERE account_id = $1 AND status = 'CLOSED' AND updated_at < $2`,
    values: [spaceId, before],
  });
}

/** @returns how many cases were removed, each with its matches and history. */
export async function eraseCases(
  connection: Connection,
  spaceId: SpaceId,
  person: StoredPerson,
): Promise<number> {
  const removed = await connection.query({
    text: `DELETE FROM screening_case WHERE account_id = $1 AND ${ofPerson(2)} RETURNING 1`,
    values: [spaceId, ...personValues(person)],
  });
  return removed.length;
}

export async function exportCases(
  connection: Connection,
  spaceId: SpaceId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  return connection.query({
    text: `SELECT ${COLUMNS},
             (SELECT jsonb_agg(jsonb_build_object('list', list, 'entry', entry, 'decision', decision))
              FROM screening_case_match m WHERE m.account_id = c.account_id AND m.case_id = c.id) AS matches,
             (SELECT jsonb_agg(jsonb_build_object('at', at, 'action', action, 'note', note) ORDER BY sequence)
              FROM screening_case_event e WHERE e.account_id = c.account_id AND e.case_id = c.id) AS history
           FROM screening_case c WHERE account_id = $1 AND ${ofPerson(2)} ORDER BY id`,
    values: [spaceId, ...personValues(person)],
  });
}
