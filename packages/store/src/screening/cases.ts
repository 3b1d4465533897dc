import type { CaseStatus, EnvironmentId, MatchDecision } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openJson, openRows, openText, type Vault } from '../privacy/vault';
import {
  casePlace,
  type FoundMatch,
  type MatchContent,
  matchPlace,
  ofPerson,
  personValues,
  type RowPerson,
  type ScreeningCase,
  type Sealed,
  type StoredPerson,
  type Subject,
} from './findings';

export interface CaseMatch extends FoundMatch {
  readonly decision: MatchDecision | null;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
  readonly firstMatchedAt: number;
  readonly lastMatchedAt: number;
}

export type CaseAction =
  | 'opened'
  | 'matched'
  | 'reopened'
  | 'proposed'
  | 'decided'
  | 'auto_cleared'
  | 'sampled'
  | 'whitelist_ended'
  | 'commented'
  | 'assigned'
  | 'attached'
  | 'detached'
  | 'status';

export interface CaseEvent {
  readonly sequence: number;
  readonly at: number;
  readonly actor: string;
  readonly action: CaseAction;
  readonly note: string;
}

const COLUMNS = `id::text AS id, subject_key::text AS "subjectKey", user_id AS "userId", name, query, c.kept, status, assignee,
  created_at AS "createdAt", updated_at AS "updatedAt"`;
const COUNTS = `(SELECT count(*) FROM screening_case_match m WHERE m.account_id = c.account_id AND m.case_id = c.id) AS matches,
  (SELECT count(*) FROM screening_case_match m WHERE m.account_id = c.account_id AND m.case_id = c.id AND decision IS NULL) AS undecided,
  (SELECT json_build_object('list', m.list, 'kind', m.kind, 'score', m.score) FROM screening_case_match m
   WHERE m.account_id = c.account_id AND m.case_id = c.id ORDER BY (m.decision IS NOT NULL), m.score DESC LIMIT 1) AS best`;
const MATCH_COLUMNS = `list, kind, source_id AS "sourceId", content_hash AS "contentHash", score, entry, explanation, kept, decision,
  decided_by AS "decidedBy", decided_at AS "decidedAt", first_matched_at AS "firstMatchedAt", last_matched_at AS "lastMatchedAt"`;

export const eventPlace = (caseId: string) => `screening_case_event/${caseId}`;

export type CaseRow<Query> = ScreeningCase<Query> & Sealed & { readonly subjectKey: string };

export function openCase<Query>(
  vault: Vault,
  environmentId: EnvironmentId,
  row: CaseRow<Query>,
): ScreeningCase<Query> | null {
  const { kept, subjectKey, ...found } = row;
  const { userId, name, query } = found;
  const place = casePlace(subjectKey);
  const subject = openJson<Subject<Query>>(vault, environmentId, place, {
    kept,
    clear: { userId, name, query },
  });
  return subject && { ...found, ...subject };
}

/** The subject of a case, with the stored form of their name. */
export interface CaseSubject extends RowPerson {
  readonly subjectKey: string;
}

/** Returns the subject of a case; null if the case doesn't exist. */
export async function caseSubject(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<CaseSubject | null> {
  const [found = null] = await connection.query<CaseSubject>({
    text: `SELECT subject_key::text AS "subjectKey", user_hash::text AS "userHash", email_hash::text AS "emailHash",
             transaction_id AS "transactionId"
           FROM screening_case WHERE account_id = $1 AND id = $2`,
    values: [environmentId, id],
  });
  return found;
}

async function addEvent(
  connection: Connection,
  environmentId: EnvironmentId,
  caseId: string,
  event: Omit<CaseEvent, 'sequence'>,
): Promise<void> {
  const note = Buffer.from(event.note);
  const kept = note.length === 0 ? null : connection.vault.seal(environmentId, eventPlace(caseId), note);
  await connection.query({
    text: `INSERT INTO screening_case_event (account_id, case_id, sequence, at, actor, action, note, kept)
           SELECT $1::int, $2::uuid, coalesce(max(sequence), 0) + 1, $3::bigint, $4::text, $5::text, '', $6::bytea FROM screening_case_event
           WHERE account_id = $1 AND case_id = $2 RETURNING 1`,
    values: [environmentId, caseId, event.at, event.actor, event.action, kept],
  });
}

/** Returns cases, newest first; `before` is the id of the last one of the previous page. */
export async function listCases<Query>(
  connection: Connection,
  environmentId: EnvironmentId,
  page: {
    readonly limit: number;
    readonly before?: string;
    readonly status?: CaseStatus;
    readonly assignee?: string;
    readonly userHash?: string;
  },
): Promise<readonly ScreeningCase<Query>[]> {
  const values: unknown[] = [environmentId, page.limit];
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
  const rows = await connection.query<CaseRow<Query>>({
    text: `SELECT ${COLUMNS}, ${COUNTS} FROM screening_case c WHERE ${where.join(' AND ')} ORDER BY id DESC LIMIT $2`,
    values,
  });
  return openRows(connection, rows, (row, vault) => openCase(vault, environmentId, row));
}

async function matchesOf(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  subjectKey: string,
): Promise<readonly CaseMatch[]> {
  const rows = await connection.query<Omit<CaseMatch, 'triage'> & Sealed>({
    text: `SELECT ${MATCH_COLUMNS} FROM screening_case_match WHERE account_id = $1 AND case_id = $2 ORDER BY score DESC, list, source_id`,
    values: [environmentId, id],
  });
  return openRows<Omit<CaseMatch, 'triage'> & Sealed, CaseMatch>(
    connection,
    rows,
    ({ kept, ...match }, vault) => {
      const { entry, explanation } = match;
      const place = matchPlace(subjectKey, match.list, match.sourceId);
      const content = openJson<MatchContent>(vault, environmentId, place, {
        kept,
        clear: { entry, explanation },
      });
      return content && { ...match, triage: null, ...content };
    },
  );
}

async function historyOf(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<readonly CaseEvent[]> {
  const rows = await connection.query<CaseEvent & Sealed>({
    text: 'SELECT sequence, at, actor, action, note, kept FROM screening_case_event WHERE account_id = $1 AND case_id = $2 ORDER BY sequence',
    values: [environmentId, id],
  });
  return openRows<CaseEvent & Sealed, CaseEvent>(connection, rows, ({ kept, ...event }, vault) => {
    const note = openText(vault, environmentId, eventPlace(id), { kept, text: event.note });
    return note === null ? null : { ...event, note };
  });
}

export interface WholeCase<Query> extends ScreeningCase<Query> {
  readonly entries: readonly CaseMatch[];
  readonly history: readonly CaseEvent[];
}

/** Returns a case with its matches, best first, and its history in order; null if it doesn't exist. */
export async function findCase<Query>(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<WholeCase<Query> | null> {
  const rows = await connection.query<CaseRow<Query>>({
    text: `SELECT ${COLUMNS}, ${COUNTS} FROM screening_case c WHERE account_id = $1 AND id = $2`,
    values: [environmentId, id],
  });
  const [found] = await openRows(connection, rows, (row, vault) => openCase(vault, environmentId, row));
  const [row] = rows;
  if (!found || !row) return null;
  const entries = await matchesOf(connection, environmentId, id, row.subjectKey);
  return { ...found, entries, history: await historyOf(connection, environmentId, id) };
}

/**
 * Counts the undecided matches of a case and locks the case until the end of the transaction, so that no
 * match is added. Also 0 if the case doesn't exist.
 */
export async function lockUndecided(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<number> {
  await connection.query({
    text: 'SELECT 1 FROM screening_case WHERE account_id = $1 AND id = $2 FOR UPDATE',
    values: [environmentId, id],
  });
  const [row] = await connection.query<{ count: number }>({
    text: 'SELECT count(*) AS count FROM screening_case_match WHERE account_id = $1 AND case_id = $2 AND decision IS NULL',
    values: [environmentId, id],
  });
  return row!.count;
}

/**
 * Sets the status and the assignee, and writes the change to the history.
 * @returns true if the case exists
 */
export async function changeCase(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  change: { readonly status?: CaseStatus; readonly assignee?: string | null },
  events: readonly Omit<CaseEvent, 'sequence'>[],
  at: number,
): Promise<boolean> {
  const changed = await connection.query({
    text: `UPDATE screening_case SET updated_at = $3, status = coalesce($4, status),
             assignee = CASE WHEN $5 THEN $6 ELSE assignee END
           WHERE account_id = $1 AND id = $2 RETURNING 1`,
    values: [
      environmentId,
      id,
      at,
      change.status ?? null,
      change.assignee !== undefined,
      change.assignee ?? null,
    ],
  });
  if (changed.length === 0) return false;
  for (const event of events) await addEvent(connection, environmentId, id, event);
  return true;
}

/** Removes the decision from matches of a case. */
export async function undecideMatches(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  matches: readonly Pick<FoundMatch, 'list' | 'sourceId'>[],
): Promise<void> {
  const named = matches.map(({ list, sourceId }) => ({ list, source_id: sourceId }));
  await connection.query({
    text: `UPDATE screening_case_match SET decision = NULL, decided_by = NULL, decided_at = NULL
           WHERE account_id = $1 AND case_id = $2
             AND (list, source_id) IN (SELECT m.list, m.source_id FROM jsonb_to_recordset($3::jsonb) AS m(list text, source_id text))`,
    values: [environmentId, id, JSON.stringify(named)],
  });
}

/**
 * Decides matches of a case.
 * @returns the decided matches
 */
export async function decideMatches(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  decision: {
    readonly decision: MatchDecision;
    readonly by: string;
    readonly at: number;
    /** Default: all undecided matches. */
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
      environmentId,
      id,
      decision.decision,
      decision.by,
      decision.at,
      decision.matches ? JSON.stringify(decision.matches) : null,
    ],
  });
}

export async function countOpenCases(connection: Connection, environmentId: EnvironmentId): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: `SELECT count(*) AS count FROM screening_case WHERE account_id = $1 AND status <> 'CLOSED'`,
    values: [environmentId],
  });
  return row!.count;
}

/** Deletes closed cases without changes since a given time, like the account's other expired data. */
export async function removeCasesBefore(
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<void> {
  await connection.query({
    text: `DELETE FROM screening_case WHERE account_id = $1 AND status = 'CLOSED' AND updated_at < $2`,
    values: [environmentId, before],
  });
}

/**
 * Erases the cases of a person, with their matches and history.
 * @returns number of deleted cases
 */
export async function eraseCases(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<number> {
  const removed = await connection.query({
    text: `DELETE FROM screening_case WHERE account_id = $1 AND ${ofPerson(2)} RETURNING 1`,
    values: [environmentId, ...personValues(person)],
  });
  return removed.length;
}

export async function exportCases(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const rows = await connection.query<{ id: string }>({
    text: `SELECT id::text AS id FROM screening_case WHERE account_id = $1 AND ${ofPerson(2)} ORDER BY id`,
    values: [environmentId, ...personValues(person)],
  });
  const cases: unknown[] = [];
  for (const { id } of rows) {
    const found = await findCase(connection, environmentId, id);
    if (!found) continue;
    const { entries, history, matches: _matches, undecided: _undecided, best: _best, ...subject } = found;
    cases.push({
      ...subject,
      matches: entries.map(({ list, entry, decision }) => ({ list, entry, decision })),
      history: history.map(({ at, action, note }) => ({ at, action, note })),
    });
  }
  return cases;
}
