import type { EnvironmentId, ExecutionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openRows } from '../privacy/vault';

/** The hash of an image of an earlier session. */
export interface StoredPicture {
  /** Order in which images of all environments were stored. */
  readonly number: number;
  readonly executionId: ExecutionId;
  readonly userHash: string | null;
  readonly hash: Buffer;
}

type PictureRow = Omit<StoredPicture, 'hash'> & { readonly kept: Buffer };

export const picturePlace = (executionId: ExecutionId): string => `picture/${executionId}`;

/** Class of the advisory locks under which an environment stores an image. */
const PICTURE_LOCK = 1_977_011;

const COLUMNS = 'number, execution_id::text AS "executionId", user_hash::text AS "userHash", kept';

const opened = (
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly PictureRow[],
): Promise<readonly StoredPicture[]> =>
  openRows(connection, rows, ({ kept, ...row }, vault) => {
    const hash = vault.open(environmentId, picturePlace(row.executionId), kept);
    return hash && { ...row, hash };
  });

/** Returns the image hashes of an environment stored after one with a number, in order. */
export async function picturesAfter(
  connection: Connection,
  environmentId: EnvironmentId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly StoredPicture[]> {
  const rows = await connection.query<PictureRow>({
    name: 'pictures_after',
    text: `SELECT ${COLUMNS} FROM verification_picture WHERE account_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
    values: [environmentId, after, limit],
  });
  return opened(connection, environmentId, rows);
}

/** Returns image hashes of an environment by their numbers, without deleted ones. */
export async function picturesAt(
  connection: Connection,
  environmentId: EnvironmentId,
  numbers: readonly number[],
): Promise<readonly StoredPicture[]> {
  const rows = await connection.query<PictureRow>({
    name: 'pictures_at',
    text: `SELECT ${COLUMNS} FROM verification_picture WHERE account_id = $1 AND number = ANY($2::bigint[])`,
    values: [environmentId, numbers],
  });
  return opened(connection, environmentId, rows);
}

/** Locks the images of an environment until the transaction ends, so that a comparison misses none. */
export async function lockPictures(connection: Connection, environmentId: EnvironmentId): Promise<void> {
  await connection.query({
    text: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    values: [PICTURE_LOCK, environmentId],
  });
}

/** Stores an image hash under {@link lockPictures}. */
export async function storePicture(
  connection: Connection,
  environmentId: EnvironmentId,
  { executionId, userHash, hash }: Omit<StoredPicture, 'number'>,
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO verification_picture (account_id, execution_id, user_hash, kept) VALUES ($1, $2::uuid, $3::bigint, $4)',
    values: [
      environmentId,
      executionId,
      userHash,
      connection.vault.seal(environmentId, picturePlace(executionId), hash),
    ],
  });
}
