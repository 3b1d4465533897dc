import type { ExecutionId, SpaceId } from '@assay/contract';
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
  spaceId: SpaceId,
  rows: readonly PictureRow[],
): Promise<readonly StoredPicture[]> =>
  openRows(connection, rows, ({ kept, ...row }, vault) => {
    const hash = vault.open(spaceId, picturePlace(row.executionId), kept);
    return hash && { ...row, hash };
  });

/** Returns the image hashes of an environment stored after one with a number, in order. */
export async function picturesAfter(
  connection: Connection,
  spaceId: SpaceId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly StoredPicture[]> {
  const rows = await connection.query<PictureRow>({
    name: 'pictures_after',
    text: `SELECT ${COLUMNS} FROM verification_picture WHERE account_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
    values: [spaceId, after, limit],
  });
  return opened(connection, spaceId, rows);
}

/** Returns image hashes of an environment by their numbers, without deleted ones. */
export async function picturesAt(
  connection: Connection,
  spaceId: SpaceId,
  numbers: readonly number[],
): Promise<readonly StoredPicture[]> {
  const rows = await connection.query<PictureRow>({
    name: 'pictures_at',
    text: `SELECT ${COLUMNS} FROM verification_picture WHERE account_id = $1 AND number = ANY($2::bigint[])`,
    values: [spaceId, numbers],
  });
  return opened(connection, spaceId, rows);
}

/** Locks the images of an environment until the transaction ends, so that a comparison misses none. */
export async function lockPictures(connection: Connection, spaceId: SpaceId): Promise<void> {
  await connection.query({
    text: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    values: [PICTURE_LOCK, spaceId],
  });
}

/** Stores an image hash under {@link lockPictures}. */
export async function keepPicture(
  connection: Connection,
  spaceId: SpaceId,
  { executionId, userHash, hash }: Omit<StoredPicture, 'number'>,
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO verification_picture (account_id, execution_id, user_hash, kept) VALUES ($1, $2::uuid, $3::bigint, $4)',
    values: [spaceId, executionId, userHash, connection.vault.seal(spaceId, picturePlace(executionId), hash)],
  });
}
