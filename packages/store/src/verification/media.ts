import type { EnvironmentId, ExecutionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openRows } from '../privacy/vault';

/** A captured image, video or file; its encrypted bytes are outside the database under its id. */
export interface StoredMedia {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly executionId: ExecutionId;
  /** Session of the step that captured it; null = the backend sent it. */
  readonly sessionId: string | null;
  readonly slot: string;
  /** IANA media type, detected from the bytes. */
  readonly mediaType: string;
  /** Size before encryption, in bytes. */
  readonly size: number;
  readonly sha256: Buffer;
  /** Key of the file, wrapped under the deployment's. */
  readonly wrappedKey: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
}

/** A file to be deleted. */
export interface MediaRemoval {
  readonly environmentId: EnvironmentId;
  readonly mediaId: string;
}

/** Records a file before its first byte is written: if its row is never stored, the file is deleted when due. */
export async function announceMedia(
  connection: Connection,
  environmentId: EnvironmentId,
  mediaId: string,
  dueAt: number,
): Promise<void> {
  await connection.query({
    name: 'media_announce',
    text: 'INSERT INTO media_removal (account_id, media_id, due_at) VALUES ($1, $2::uuid, $3)',
    values: [environmentId, mediaId, dueAt],
  });
}

/** Stores a completely received file. */
export async function storeMedia(connection: Connection, media: StoredMedia): Promise<void> {
  await connection.query({
    name: 'media_keep',
    text: `WITH arrived AS (DELETE FROM media_removal WHERE account_id = $1 AND media_id = $2::uuid)
           INSERT INTO workflow_media (account_id, id, execution_id, session_id, slot, media_type, size, sha256,
             kept, created_at)
           VALUES ($1, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7, $8, $9, $10)`,
    values: [
      media.environmentId,
      media.id,
      media.executionId,
      media.sessionId,
      media.slot,
      media.mediaType,
      media.size,
      media.sha256,
      connection.vault.seal(media.environmentId, mediaPlace(media.id), media.wrappedKey),
      media.createdAt,
    ],
  });
}

const COLUMNS = `account_id AS "environmentId", id::text AS id, execution_id::text AS "executionId",
  session_id::text AS "sessionId", slot,
  media_type AS "mediaType", size, sha256, wrapped_key AS "wrappedKey", kept, created_at AS "createdAt"`;

type MediaRow = Omit<StoredMedia, 'wrappedKey'> & {
  /** Value of versions before 0.2. */
  readonly wrappedKey: Buffer | null;
  readonly kept: Buffer | null;
};

export const mediaPlace = (id: string): string => `media/${id}`;

/** Returns the file of a row; null = it doesn't exist, or its key is destroyed. */
async function opened(connection: Connection, rows: readonly MediaRow[]): Promise<StoredMedia | null> {
  const [media = null] = await openRows(connection, rows, ({ kept, ...row }, vault) => {
    const wrappedKey = kept ? vault.open(row.environmentId, mediaPlace(row.id), kept) : row.wrappedKey;
    return wrappedKey && { ...row, wrappedKey };
  });
  return media;
}

export async function findMedia(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<StoredMedia | null> {
  const rows = await connection.query<MediaRow>({
    name: 'media_find',
    text: `SELECT ${COLUMNS} FROM workflow_media WHERE account_id = $1 AND id = $2::uuid`,
    values: [environmentId, id],
  });
  return opened(connection, rows);
}

/** Returns the stored media of an execution, without their keys. */
export const mediaOfExecution = (
  connection: Connection,
  environmentId: EnvironmentId,
  executionId: ExecutionId,
): Promise<readonly Pick<StoredMedia, 'id' | 'slot' | 'mediaType' | 'size'>[]> =>
  connection.query({
    name: 'media_of_execution',
    text: `SELECT id::text AS id, slot, media_type AS "mediaType", size FROM workflow_media
           WHERE account_id = $1 AND execution_id = $2::uuid`,
    values: [environmentId, executionId],
  });

/** Returns the newest of some images of a session; null if none exists. */
export async function sessionMedia(
  connection: Connection,
  environmentId: EnvironmentId,
  sessionId: string,
  slots: readonly string[],
): Promise<StoredMedia | null> {
  const rows = await connection.query<MediaRow>({
    text: `SELECT ${COLUMNS} FROM workflow_media
           WHERE account_id = $1 AND session_id = $2::uuid AND slot = ANY ($3::text[]) ORDER BY created_at DESC LIMIT 1`,
    values: [environmentId, sessionId, slots],
  });
  return opened(connection, rows);
}

/** Deletes media with their keys, and queues their files for deletion. */
export async function dropMedia(
  connection: Connection,
  environmentId: EnvironmentId,
  of: { readonly ids: readonly string[] } | { readonly executionIds: readonly string[] },
): Promise<number> {
  const [column, values] =
    'ids' in of ? (['id', of.ids] as const) : (['execution_id', of.executionIds] as const);
  if (values.length === 0) return 0;
  const rows = await connection.query({
    text: `WITH gone AS (
             DELETE FROM workflow_media WHERE account_id = $1 AND ${column} = ANY ($2::uuid[]) RETURNING id
           )
           INSERT INTO media_removal (account_id, media_id, due_at) SELECT $1, id, 0 FROM gone RETURNING 1`,
    values: [environmentId, values],
  });
  return rows.length;
}

/** Returns the files due for deletion. */
export const dueMediaRemovals = (
  connection: Connection,
  now: number,
  limit: number,
): Promise<readonly MediaRemoval[]> =>
  connection.query({
    name: 'media_removals',
    accounts: 'every',
    text: `SELECT account_id AS "environmentId", media_id::text AS "mediaId" FROM media_removal
           WHERE due_at <= $1 ORDER BY due_at LIMIT $2`,
    values: [now, limit],
  });

/** Records that a file was deleted. */
export async function endMediaRemoval(connection: Connection, removal: MediaRemoval): Promise<void> {
  await connection.query({
    text: 'DELETE FROM media_removal WHERE account_id = $1 AND media_id = $2::uuid',
    values: [removal.environmentId, removal.mediaId],
  });
}
