import type { SpaceId } from '@assay/contract';
import { Batcher } from '../connection/batcher';
import type { Connection, Database } from '../connection/connection';
import { openRows, packTexts, unpackTexts } from '../privacy/vault';
import { type CaseFinding, recordingFindings, type StoredPerson, sentFindings } from './findings';

/** One stand-alone screening as a regulator asks for it: who, when, how, against what, with what result. JSON texts. */
export interface NewScreening {
  readonly spaceId: SpaceId;
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  /** `hasher('user_id', id)`; null = the call named no user. */
  readonly userHash: string | null;
  readonly matches: number;
  readonly request: string;
  /** The settings that were in force. */
  readonly settings: string;
  /** Holds the versions of the lists. */
  readonly answer: string;
  /** For the subject's case: kept with the screening, or neither is. */
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

/** Plain parameters: JSON in an array of texts would be escaped once more. */
function keepStatement(count: number): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const casts = COLUMNS.map(([, type], column) => `$${row * COLUMNS.length + column + 1}::${type}`);
    return `(${casts.join(', ')})`;
  });
  return `INSERT INTO screening (${COLUMNS.map(([name]) => name).join(', ')}) VALUES ${rows.join(', ')}`;
}

/** By the number of screenings, less one. */
const KEEP = Array.from({ length: LARGEST_BATCH }, (_, place) => keepStatement(place + 1));
const KEEP_WITH_FINDINGS = KEEP.map(
  (keep, place) => `WITH kept AS (${keep}) ${recordingFindings((place + 1) * COLUMNS.length + 1)}`,
);

/** Whoever keeps several findings takes the cases in the same order, so that nobody waits for each other. */
const byCase = (a: CaseFinding, b: CaseFinding): number =>
  a.spaceId - b.spaceId || (a.subjectKey < b.subjectKey ? -1 : a.subjectKey > b.subjectKey ? 1 : 0);

async function keepAll(
  connection: Connection,
  batch: readonly NewScreening[],
): Promise<readonly undefined[]> {
  const findings = batch.flatMap(({ finding }) => finding ?? []).sort(byCase);
  const count = batch.length;
  const accounts = batch.map(({ spaceId }) => spaceId);
  const values = batch.flatMap((row) => [
    row.spaceId,
    row.id,
    row.at,
    row.userHash,
    row.matches,
    row.settings,
    connection.vault.seal(row.spaceId, screeningPlace(row.id), packTexts([row.request, row.answer])),
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

/** Keeps screenings durably; those that arrive together share a statement and its commit. */
export function screeningWriter(database: Database): { keep(screening: NewScreening): Promise<void> } {
  const batcher = new Batcher(
    (batch: readonly NewScreening[]) => keepAll(database, batch),
    { lanes: 2, largest: LARGEST_BATCH },
    ({ spaceId }) => database.groupOf(spaceId),
  );
  return { keep: (screening) => batcher.add(screening) };
}

/** Keeps one in the caller's transaction. */
export const keepScreening = (connection: Connection, screening: NewScreening): Promise<unknown> =>
  keepAll(connection, [screening]);

const ofUser = 'account_id = $1 AND user_hash = ANY($2::bigint[])';
const userValues = (spaceId: SpaceId, { userHashes }: StoredPerson) => [spaceId, `{${userHashes.join(',')}}`];

/** Stand-alone screenings know a person by user_id only. @returns how many were removed. */
export async function eraseScreenings(
  connection: Connection,
  spaceId: SpaceId,
  person: StoredPerson,
): Promise<number> {
  const removed = await connection.query({
    text: `DELETE FROM screening WHERE ${ofUser} RETURNING 1`,
    values: userValues(spaceId, person),
  });
  return removed.length;
}

interface ScreeningRow {
  readonly id: string;
  readonly at: number;
  readonly settings: string;
  /** As versions before 0.2 kept them. */
  readonly request: string | null;
  readonly answer: string | null;
  readonly kept: Buffer | null;
}

export async function exportScreenings(
  connection: Connection,
  spaceId: SpaceId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const rows = await connection.query<ScreeningRow>({
    text: `SELECT id::text, at, request, settings, answer, kept FROM screening WHERE ${ofUser} ORDER BY id`,
    values: userValues(spaceId, person),
  });
  return openRows(connection, rows, ({ kept, ...row }, vault) => {
    if (kept === null) return row;
    const packed = vault.open(spaceId, screeningPlace(row.id), kept);
    if (packed === null) return null;
    const [request, answer] = unpackTexts(packed);
    return { ...row, request, answer };
  });
}

const CHUNK = 2000;

/** Removes the screenings of a space from before a moment, UNIX milliseconds. @returns how many. */
export async function removeScreeningsBefore(
  connection: Connection,
  spaceId: SpaceId,
  before: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    // Ids rise with time: the oldest come first, and the first young one ends the work.
    const rows = await connection.query({
      text: `DELETE FROM screening WHERE account_id = $1 AND id IN (
               SELECT id FROM (SELECT id, at FROM screening WHERE account_id = $1 ORDER BY id LIMIT ${CHUNK}) oldest
               WHERE at < $2
             ) RETURNING 1`,
      values: [spaceId, before],
    });
    removed += rows.length;
    if (rows.length < CHUNK) return removed;
  }
}
