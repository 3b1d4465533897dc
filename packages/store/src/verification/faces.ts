import type { EnvironmentId, ExecutionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openRows } from '../privacy/vault';

/** Indexes with snapshots. */
export type SnapshotName = 'faces';

export const snapshotPlace = (name: string): string => `index_snapshot/${name}`;

/**
 * Class of the advisory lock that deletions of index rows hold shared, and the creation of a key holds
 * exclusively.
 */
const SNAPSHOT_LOCK = 1_977_012;

/** Returns the key that decrypts an index snapshot; null = none exists, or a person in it was erased. */
export async function snapshotKey(
  connection: Connection,
  environmentId: EnvironmentId,
  name: SnapshotName,
): Promise<Buffer | null> {
  const rows = await connection.query<{ kept: Buffer }>({
    name: 'index_snapshot_key',
    text: 'SELECT kept FROM index_snapshot WHERE account_id = $1 AND name = $2',
    values: [environmentId, name],
  });
  const opened = await openRows(connection, rows, ({ kept }, vault) =>
    vault.open(environmentId, snapshotPlace(name), kept),
  );
  return opened[0] ?? null;
}

/**
 * Returns the key of an index snapshot, and creates it if necessary; in a separate transaction. A later
 * deletion deletes the key, and an earlier one is visible to the caller.
 * @param fresh 32 random bytes
 */
export async function takeSnapshotKey(
  connection: Connection,
  environmentId: EnvironmentId,
  name: SnapshotName,
  fresh: Buffer,
): Promise<Buffer> {
  await connection.query({
    text: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    values: [SNAPSHOT_LOCK, environmentId],
    form: { name: 'snapshot_lock' },
  });
  const known = await snapshotKey(connection, environmentId, name);
  if (known) return known;
  await connection.query({
    text: `INSERT INTO index_snapshot (account_id, name, kept) VALUES ($1, $2, $3)
           ON CONFLICT (account_id, name) DO UPDATE SET kept = excluded.kept`,
    values: [environmentId, name, connection.vault.seal(environmentId, snapshotPlace(name), fresh)],
  });
  return fresh;
}

/** A face of an earlier session; the caller encrypts its template. */
export interface StoredFace {
  /** Order in which faces of all environments were stored. */
  readonly number: number;
  readonly executionId: ExecutionId;
  readonly userHash: string | null;
  readonly sealed: Buffer;
}

type FaceRow = Omit<StoredFace, 'sealed'> & {
  /** Value of versions before 0.2. */
  readonly sealed: Buffer | null;
  readonly kept: Buffer | null;
};

export const facePlace = (executionId: ExecutionId): string => `face/${executionId}`;

/** Class of the advisory locks under which an environment stores a face. */
const FACE_LOCK = 1_977_010;

const COLUMNS = 'number, execution_id::text AS "executionId", user_hash::text AS "userHash", sealed, kept';

const opened = (
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly FaceRow[],
): Promise<readonly StoredFace[]> =>
  openRows(connection, rows, ({ kept, ...row }, vault) => {
    const sealed = kept ? vault.open(environmentId, facePlace(row.executionId), kept) : row.sealed;
    return sealed && { ...row, sealed };
  });

/** Returns the faces of an environment stored after one with a number, in order. */
export async function facesAfter(
  connection: Connection,
  environmentId: EnvironmentId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly StoredFace[]> {
  const rows = await connection.query<FaceRow>({
    name: 'faces_after',
    text: `SELECT ${COLUMNS} FROM verification_face WHERE account_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
    values: [environmentId, after, limit],
  });
  return opened(connection, environmentId, rows);
}

/** Returns faces of an environment by their numbers, without deleted ones. */
export async function facesAt(
  connection: Connection,
  environmentId: EnvironmentId,
  numbers: readonly number[],
): Promise<readonly StoredFace[]> {
  const rows = await connection.query<FaceRow>({
    name: 'faces_at',
    text: `SELECT ${COLUMNS} FROM verification_face WHERE account_id = $1 AND number = ANY($2::bigint[])`,
    values: [environmentId, numbers],
  });
  return opened(connection, environmentId, rows);
}

/** Returns the numbers of an environment's stored faces, after one and up to another, in order. */
export async function faceNumbers(
  connection: Connection,
  environmentId: EnvironmentId,
  { after, through, limit }: { readonly after: number; readonly through: number; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await connection.query<{ number: number }>({
    name: 'face_numbers',
    text: `SELECT number FROM verification_face
           WHERE account_id = $1 AND number > $2 AND number <= $3 ORDER BY number LIMIT $4`,
    values: [environmentId, after, through, limit],
  });
  return rows.map(({ number }) => number);
}

/** Checks whether a face of an execution is stored. */
export async function keepsFace(
  connection: Connection,
  environmentId: EnvironmentId,
  executionId: ExecutionId,
): Promise<boolean> {
  const rows = await connection.query({
    name: 'face_of_execution',
    text: 'SELECT 1 FROM verification_face WHERE account_id = $1 AND execution_id = $2::uuid LIMIT 1',
    values: [environmentId, executionId],
  });
  return rows.length > 0;
}

/** Locks the faces of an environment until the transaction ends, so that a comparison misses none. */
export async function lockFaces(connection: Connection, environmentId: EnvironmentId): Promise<void> {
  await connection.query({
    text: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    values: [FACE_LOCK, environmentId],
  });
}

/** Stores a face under {@link lockFaces}. */
export async function storeFace(
  connection: Connection,
  environmentId: EnvironmentId,
  face: Omit<StoredFace, 'number'>,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO verification_face (account_id, execution_id, user_hash, kept) VALUES ($1, $2::uuid, $3::bigint, $4)`,
    values: [
      environmentId,
      face.executionId,
      face.userHash,
      connection.vault.seal(environmentId, facePlace(face.executionId), face.sealed),
    ],
  });
}
