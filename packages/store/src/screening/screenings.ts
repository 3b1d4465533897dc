import type { EnvironmentId } from '@assay/contract';
import { Batcher } from '../connection/batcher';
import type { Connection, Database } from '../connection/connection';
import { openRows, packTexts, unpackTexts } from '../privacy/vault';
import { type CaseFinding, recordingFindings, type StoredPerson, sentFindings } from './findings';

/** The record of one standalone screening for regulators: subject, time, settings, lists, result. JSON texts. */
export interface NewScreening {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  /** `hasher('user_id', id)`; null = the request named no user. */
  readonly userHash: string | null;
  readonly matches: number;
  readonly request: string;
  /** Applied settings. */
  readonly settings: string;
  /** Includes the versions of the lists. */
  readonly answer: string;
  /** For the subject's case: stored together with the screening, or neither. */
  readonly finding?: CaseFinding | undefined;
}

const LARGEST_BATCH = 32;

export const screeningPlace = (id: string): string => `screening/${id}`;

const COLUMNS = [
  ['account_id', 'int'],
  ['id', 'uuid'],
  ['at', 'bigint'],
  ['user_hash', 'bigint'],
  ['matches', 'int'],
  ['settings', 'text'],
  ['kept', 'bytea'],
] as const;

/**
 * Returns the insert statement. It uses plain parameters, because JSON in a text array would be escaped a
 * second time.
 */
function insertStatement(count: number): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const casts = COLUMNS.map(([, type], column) => `$${row * COLUMNS.length + column + 1}::${type}`);
    return `(${casts.join(', ')})`;
  });
  return `INSERT INTO screening (${COLUMNS.map(([name]) => name).join(', ')}) VALUES ${rows.join(', ')}`;
}

/** Statements by number of screenings minus one. */
const KEEP = Array.from({ length: LARGEST_BATCH }, (_, place) => insertStatement(place + 1));
const KEEP_WITH_FINDINGS = KEEP.map(
  (keep, place) => `WITH kept AS (${keep}) ${recordingFindings((place + 1) * COLUMNS.length + 1)}`,
);

/** Sorts findings so that all writers lock the cases in the same order, which prevents deadlocks. */
const byCase = (a: CaseFinding, b: CaseFinding): number =>
  a.environmentId - b.environmentId ||
  (a.subjectKey < b.subjectKey ? -1 : a.subjectKey > b.subjectKey ? 1 : 0);

async function storeAll(
  connection: Connection,
  batch: readonly NewScreening[],
): Promise<readonly undefined[]> {
  const findings = batch.flatMap(({ finding }) => finding ?? []).sort(byCase);
  const count = batch.length;
  const accounts = batch.map(({ environmentId }) => environmentId);
  const values = batch.flatMap((row) => [
    row.environmentId,
    row.id,
    row.at,
    row.userHash,
    row.matches,
    row.settings,
    connection.vault.seal(row.environmentId, screeningPlace(row.id), packTexts([row.request, row.answer])),
  ]);
  await connection.query(
    findings.length === 0
      ? { name: `keep_screenings_${count}`, accounts, text: KEEP[count - 1]!, values }
      : {
          name: `keep_findings_${count}`,
          accounts,
          text: KEEP_WITH_FINDINGS[count - 1]!,
          values: [...values, sentFindings(connection.vault, findings)],
        },
  );
  return batch.map(() => undefined);
}

/** Stores screenings durably; concurrent ones share a statement and its commit. */
export function screeningWriter(database: Database): { keep(screening: NewScreening): Promise<void> } {
  const batcher = new Batcher(
    (batch: readonly NewScreening[]) => storeAll(database, batch),
    { lanes: 2, largest: LARGEST_BATCH },
    ({ environmentId }) => database.groupOf(environmentId),
  );
  return { keep: (screening) => batcher.add(screening) };
}

/** Stores one screening in the caller's transaction. */
export const storeScreening = (connection: Connection, screening: NewScreening): Promise<unknown> =>
  storeAll(connection, [screening]);

const ofUser = 'account_id = $1 AND user_hash = ANY($2::bigint[])';
const userValues = (environmentId: EnvironmentId, { userHashes }: StoredPerson) => [
  environmentId,
  `{${userHashes.join(',')}}`,
];

/**
 * Erases the standalone screenings of a person, which are found only by user_id.
 * @returns number of deleted screenings
 */
export async function eraseScreenings(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<number> {
  const removed = await connection.query({
    text: `DELETE FROM screening WHERE ${ofUser} RETURNING 1`,
    values: userValues(environmentId, person),
  });
  return removed.length;
}

interface ScreeningRow {
  readonly id: string;
  readonly at: number;
  readonly settings: string;
  /** Plaintext of versions before 0.2. */
  readonly request: string | null;
  readonly answer: string | null;
  readonly kept: Buffer | null;
}

export async function exportScreenings(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const rows = await connection.query<ScreeningRow>({
    text: `SELECT id::text, at, request, settings, answer, kept FROM screening WHERE ${ofUser} ORDER BY id`,
    values: userValues(environmentId, person),
  });
  return openRows(connection, rows, ({ kept, ...row }, vault) => {
    if (kept === null) return row;
    const packed = vault.open(environmentId, screeningPlace(row.id), kept);
    if (packed === null) return null;
    const [request, answer] = unpackTexts(packed);
    return { ...row, request, answer };
  });
}

const CHUNK = 2000;

/**
 * Deletes the screenings of an environment from before a given time, UNIX milliseconds.
 * @returns number of deleted screenings
 */
export async function removeScreeningsBefore(
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    // Ids increase with time: the oldest come first, and the first recent one ends the deletion.
    const rows = await connection.query({
      text: `DELETE FROM screening WHERE account_id = $1 AND id IN (
               SELECT id FROM (SELECT id, at FROM screening WHERE account_id = $1 ORDER BY id LIMIT ${CHUNK}) oldest
               WHERE at < $2
             ) RETURNING 1`,
      values: [environmentId, before],
    });
    removed += rows.length;
    if (rows.length < CHUNK) return removed;
  }
}

/** A stored standalone screening, JSON texts. */
export interface StoredScreening {
  readonly id: string;
  readonly at: number;
  readonly request: string;
  /** `null` if the search exceeded its time limit. */
  readonly answer: string;
}

/** Returns the screenings between two ids, both exclusive, oldest first. */
export async function screeningsBetween(
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly after: string; readonly before: string; readonly limit: number },
): Promise<readonly StoredScreening[]> {
  const rows = await connection.query<Omit<ScreeningRow, 'settings'>>({
    text: `SELECT id::text, at, request, answer, kept FROM screening
           WHERE account_id = $1 AND id > $2::uuid AND id < $3::uuid ORDER BY id LIMIT $4`,
    values: [environmentId, range.after, range.before, range.limit],
  });
  return openRows(connection, rows, ({ kept, ...row }, vault) => {
    const packed = kept && vault.open(environmentId, screeningPlace(row.id), kept);
    if (kept !== null && packed === null) return null;
    const [request, answer] = packed ? unpackTexts(packed) : [row.request, row.answer];
    return { id: row.id, at: row.at, request: request ?? '{}', answer: answer ?? 'null' };
  });
}
