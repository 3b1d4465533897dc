import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openJson, openRows, sealJson } from '../privacy/vault';
import { type CaseRow, changeCase, openCase } from './cases';
import {
  type FoundMatch,
  ofPerson,
  personValues,
  type RowPerson,
  type Sealed,
  type StoredPerson,
} from './findings';

/** Personal data; encrypted together. */
interface WhitelistContent {
  readonly userId: string | null;
  /** Name of the screened person. */
  readonly name: string;
  readonly entryName: string;
  readonly reason: string;
}

/** A clearing rule: a list entry that is a false positive for a screened person. Times are UNIX milliseconds. */
interface Whitelisted extends WhitelistContent, Pick<FoundMatch, 'list' | 'sourceId' | 'kind'> {
  readonly id: string;
  /** Hash of the reviewed entry: after the entry changes, the rule no longer applies. */
  readonly contentHash: string;
  /** false = the required second user has not confirmed it yet. */
  readonly counts: boolean;
  readonly proposedBy: string;
  /** The second user; null = not required, or not confirmed yet. */
  readonly approvedBy: string | null;
  readonly createdAt: number;
  /** null = until it is deleted. */
  readonly expiresAt: number | null;
}

export interface NewWhitelisted extends Whitelisted, RowPerson {
  readonly subjectKey: string;
  /** Hash of the person's name in search form. */
  readonly nameHash: string | null;
  /** Hashes of the reviewed names and birth dates: the rule applies to no others. */
  readonly details: readonly string[];
}

/** A clearing rule with the state of the person's case. */
export interface WhitelistedNow extends Whitelisted {
  /** null = the case was deleted. */
  readonly caseId: string | null;
  /** The list entry has changed since. */
  readonly outdated: boolean;
}

export const whitelistPlace = (subjectKey: string, list: string, sourceId: string): string =>
  `screening_whitelist/${subjectKey}/${list}/${sourceId}`;

interface Ended extends Pick<Whitelisted, 'id' | 'list' | 'sourceId'> {
  readonly subjectKey: string;
}
const GONE = 'jsonb_to_recordset($2::jsonb) AS g("subjectKey" bigint, list text, "sourceId" text)';

/** Returns the clearing rules that apply when a person is screened, with the reviewed details. */
export const clearedMatches = (
  connection: Connection,
  environmentId: EnvironmentId,
  subjectKey: string,
  now: number,
): Promise<
  readonly (Pick<Whitelisted, 'id' | 'list' | 'sourceId' | 'contentHash' | 'createdAt' | 'expiresAt'> & {
    /** Empty = decided before details were stored: it applies to any. */
    readonly details: readonly string[];
  })[]
> =>
  connection.query({
    name: 'cleared_matches_of_subject',
    text: `SELECT id::text AS id, list, source_id AS "sourceId", content_hash AS "contentHash", created_at AS "createdAt",
             expires_at AS "expiresAt", details::text[] AS details
           FROM screening_whitelist
           WHERE account_id = $1 AND subject_key = $2 AND counts AND (expires_at IS NULL OR expires_at > $3)`,
    values: [environmentId, subjectKey, now],
  });

/**
 * Stores a clearing rule, replacing one for the same person and list entry; the previous details remain
 * valid.
 */
export async function storeWhitelisted(
  connection: Connection,
  environmentId: EnvironmentId,
  entry: NewWhitelisted,
): Promise<void> {
  const { subjectKey, list, sourceId, userId, name, entryName, reason } = entry;
  const content: WhitelistContent = { userId, name, entryName, reason };
  await connection.query({
    text: `INSERT INTO screening_whitelist AS w (account_id, id, subject_key, user_hash, email_hash, transaction_id, name_hash, list,
             source_id, kind, content_hash, details, counts, proposed_by, approved_by, created_at, expires_at, kept)
           SELECT $1::int, $2::uuid, $3::bigint, $4::bigint, $5::bigint, $6::text, $7::bigint, $8::text, $9::text, $10::text, $11::text,
             $18::bigint[], $12::boolean, $13::text, $14::text, $15::bigint, $16::bigint, $17::bytea
           ON CONFLICT (account_id, subject_key, list, source_id) DO UPDATE SET id = excluded.id, user_hash = excluded.user_hash,
             email_hash = excluded.email_hash, transaction_id = excluded.transaction_id, name_hash = excluded.name_hash,
             kind = excluded.kind, content_hash = excluded.content_hash, details = CASE
               WHEN w.counts AND w.content_hash = excluded.content_hash
                 THEN (SELECT array_agg(DISTINCT d) FROM unnest(w.details || excluded.details) d)
               ELSE excluded.details END, counts = excluded.counts,
             proposed_by = excluded.proposed_by, approved_by = excluded.approved_by, created_at = excluded.created_at,
             expires_at = excluded.expires_at, kept = excluded.kept`,
    values: [
      environmentId,
      entry.id,
      subjectKey,
      entry.userHash,
      entry.emailHash,
      entry.transactionId,
      entry.nameHash,
      list,
      sourceId,
      entry.kind,
      entry.contentHash,
      entry.counts,
      entry.proposedBy,
      entry.approvedBy,
      entry.createdAt,
      entry.expiresAt,
      sealJson(connection.vault, environmentId, whitelistPlace(subjectKey, list, sourceId), content),
      entry.details,
    ],
  });
}

const COLUMNS = `w.id::text AS id, w.subject_key::text AS "subjectKey", w.list, w.source_id AS "sourceId", w.kind,
  w.content_hash AS "contentHash", counts, proposed_by AS "proposedBy", approved_by AS "approvedBy",
  w.created_at AS "createdAt", expires_at AS "expiresAt", w.kept, c.id::text AS "caseId", c.kept AS "caseKept", c.name AS "caseName",
  c.user_id AS "caseUser", coalesce(m.content_hash <> w.content_hash, false) AS outdated`;
const FROM = `screening_whitelist w
  LEFT JOIN screening_case c ON c.account_id = w.account_id AND c.subject_key = w.subject_key
  LEFT JOIN screening_case_match m ON m.account_id = c.account_id AND m.case_id = c.id AND m.list = w.list AND m.source_id = w.source_id`;

type Row = Omit<WhitelistedNow, keyof WhitelistContent> &
  Sealed & {
    readonly subjectKey: string;
    readonly caseKept: Buffer | null;
    readonly caseName: string | null;
    readonly caseUser: string | null;
  };

const opened = (connection: Connection, environmentId: EnvironmentId, rows: readonly Row[]) =>
  openRows<Row, WhitelistedNow>(connection, rows, (row, vault) => {
    const { kept, subjectKey, caseKept, caseName, caseUser, ...found } = row;
    if (kept) {
      const place = whitelistPlace(subjectKey, found.list, found.sourceId);
      const content = openJson<WhitelistContent | null>(vault, environmentId, place, { kept, clear: null });
      return content && { ...found, ...content };
    }
    // A decision from before clearing rules existed: its case identifies the person.
    const known = {
      userId: caseUser,
      name: caseName ?? '',
      kept: caseKept,
      subjectKey,
      query: {},
    } as CaseRow<object>;
    const subject = openCase(vault, environmentId, known);
    return (
      subject && {
        ...found,
        userId: subject.userId,
        name: subject.name,
        entryName: found.sourceId,
        reason: '',
      }
    );
  });

/** Filter of clearing rules. */
interface WhitelistFilter {
  readonly id?: string;
  readonly userHash?: string;
  readonly list?: string;
  /** Rules of one person, as named in their case. */
  readonly caseId?: string;
  /** A person by name or user id, or an entry by the list's reference. */
  readonly text?: { readonly userHash: string; readonly nameHash: string; readonly sourceId: string };
  /** Id of the last one of the previous page. */
  readonly before?: string;
}

/** Returns clearing rules, newest first. */
export async function listWhitelisted(
  connection: Connection,
  environmentId: EnvironmentId,
  { limit, ...filter }: WhitelistFilter & { readonly limit: number },
): Promise<readonly WhitelistedNow[]> {
  const values: unknown[] = [environmentId, limit];
  const where = ['w.account_id = $1'];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  if (filter.id) where.push(`w.id = ${parameter(filter.id)}::uuid`);
  if (filter.userHash) where.push(`w.user_hash = ${parameter(filter.userHash)}`);
  if (filter.list) where.push(`w.list = ${parameter(filter.list)}`);
  if (filter.caseId) where.push(`c.id = ${parameter(filter.caseId)}::uuid`);
  if (filter.text) {
    const { userHash, nameHash, sourceId } = filter.text;
    where.push(
      `(w.user_hash = ${parameter(userHash)} OR w.name_hash = ${parameter(nameHash)} OR w.source_id = ${parameter(sourceId)})`,
    );
  }
  if (filter.before)
    where.push(
      `(w.created_at, w.id) < (SELECT b.created_at, b.id FROM screening_whitelist b WHERE b.account_id = $1 AND b.id = ${parameter(filter.before)}::uuid)`,
    );
  const rows = await connection.query<Row>({
    text: `SELECT ${COLUMNS} FROM ${FROM} WHERE ${where.join(' AND ')} ORDER BY w.created_at DESC, w.id DESC LIMIT $2`,
    values,
  });
  return opened(connection, environmentId, rows);
}

/** Deletes clearing rules for entries that proved to be, or may be, the person. */
export async function forgetWhitelisted(
  connection: Connection,
  environmentId: EnvironmentId,
  subjectKey: string,
  matches: readonly Pick<FoundMatch, 'list' | 'sourceId'>[],
): Promise<void> {
  await connection.query({
    text: `DELETE FROM screening_whitelist w USING jsonb_to_recordset($3::jsonb) AS m(list text, "sourceId" text)
           WHERE w.account_id = $1 AND w.subject_key = $2 AND w.list = m.list AND w.source_id = m."sourceId"`,
    values: [
      environmentId,
      subjectKey,
      JSON.stringify(matches.map(({ list, sourceId }) => ({ list, sourceId }))),
    ],
  });
}

/** Makes matches undecided again if their decision is no longer valid; reopens their cases with the reason. */
export async function undecideWhitelisted(
  connection: Connection,
  environmentId: EnvironmentId,
  gone: readonly (Pick<FoundMatch, 'list' | 'sourceId'> & { readonly subjectKey: string })[],
  by: { readonly actor: string; readonly now: number; readonly why?: string },
): Promise<void> {
  const matches = await connection.query<{ caseId: string; list: string; sourceId: string }>({
    text: `UPDATE screening_case_match m SET decision = NULL, decided_by = NULL, decided_at = NULL
           FROM ${GONE}, screening_case c
           WHERE m.account_id = $1 AND c.account_id = $1 AND c.subject_key = g."subjectKey" AND m.case_id = c.id
             AND m.list = g.list AND m.source_id = g."sourceId" AND m.decision = 'FALSE_POSITIVE'
           RETURNING m.case_id::text AS "caseId", m.list, m.source_id AS "sourceId"`,
    values: [environmentId, JSON.stringify(gone)],
  });
  for (const id of new Set(matches.map(({ caseId }) => caseId))) {
    const note = matches
      .filter(({ caseId }) => caseId === id)
      .map(({ list, sourceId }) => `${list} ${sourceId}`)
      .join(', ');
    const whole = by.why ? `${note}: ${by.why}` : note;
    const event = { at: by.now, actor: by.actor, action: 'whitelist_ended', note: whole } as const;
    await changeCase(connection, environmentId, id, { status: 'OPEN' }, [event], by.now);
  }
}

/** Deletes the monitoring matches of the entries, so that monitoring reports them again immediately. */
async function forgetSeen(
  connection: Connection,
  environmentId: EnvironmentId,
  gone: readonly Ended[],
  now: number,
): Promise<void> {
  await connection.query({
    text: `WITH forgotten AS (
             DELETE FROM monitored_match k USING ${GONE}, monitored_name n
             WHERE k.account_id = $1 AND n.account_id = $1 AND n.subject_key = g."subjectKey" AND k.monitored_id = n.id
               AND k.list = g.list AND k.source_id = g."sourceId" RETURNING k.monitored_id
           )
           UPDATE monitored_name SET due_at = $3
           WHERE account_id = $1 AND stopped_at IS NULL AND id IN (SELECT monitored_id FROM forgotten)`,
    values: [environmentId, JSON.stringify(gone), now],
  });
}

/**
 * Deletes clearing rules, so that their matches are reviewed again.
 * @param which one by its id, or all that have expired
 * @returns those that were active or pending
 */
export async function endWhitelisted(
  connection: Connection,
  environmentId: EnvironmentId,
  which: { readonly id: string } | 'expired',
  by: { readonly actor: string; readonly now: number },
): Promise<readonly Ended[]> {
  const gone = await connection.query<Ended>({
    text: `DELETE FROM screening_whitelist
           WHERE account_id = $1 AND CASE WHEN $2::uuid IS NULL THEN expires_at <= $3 ELSE id = $2::uuid END
           RETURNING id::text AS id, subject_key::text AS "subjectKey", list, source_id AS "sourceId"`,
    values: [environmentId, which === 'expired' ? null : which.id, by.now],
  });
  if (gone.length === 0) return gone;
  await undecideWhitelisted(connection, environmentId, gone, by);
  await forgetSeen(connection, environmentId, gone, by.now);
  return gone;
}

/** Returns the environments with expired clearing rules. */
export async function spacesWithExpired(
  connection: Connection,
  now: number,
): Promise<readonly EnvironmentId[]> {
  const rows = await connection.query<{ id: EnvironmentId }>({
    accounts: 'every',
    text: 'SELECT DISTINCT account_id AS id FROM screening_whitelist WHERE expires_at <= $1',
    values: [now],
  });
  return rows.map(({ id }) => id);
}

/**
 * Erases a person's clearing rules. Run before the deletion of the person's cases, which identify the person
 * of earlier rules.
 * @returns number of deleted rules
 */
export async function eraseWhitelisted(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<number> {
  const removed = await connection.query({
    text: `DELETE FROM screening_whitelist WHERE account_id = $1 AND (${ofPerson(2)}
             OR subject_key IN (SELECT subject_key FROM screening_case WHERE account_id = $1 AND ${ofPerson(2)})) RETURNING 1`,
    values: [environmentId, ...personValues(person)],
  });
  return removed.length;
}

export async function exportWhitelisted(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const of = ofPerson(2).replaceAll(/\b(user_hash|email_hash|transaction_id)\b/g, 'w.$1');
  const rows = await connection.query<Row>({
    text: `SELECT ${COLUMNS} FROM ${FROM} WHERE w.account_id = $1 AND ${of} ORDER BY w.created_at, w.id`,
    values: [environmentId, ...personValues(person)],
  });
  return (await opened(connection, environmentId, rows)).map(
    ({ userId, name, list, entryName, reason, createdAt, expiresAt }) => ({
      userId,
      name,
      list,
      entryName,
      reason,
      createdAt,
      expiresAt,
    }),
  );
}
