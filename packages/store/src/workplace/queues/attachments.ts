import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openJson, openRows, sealJson } from '../../privacy/vault';
import { addQueueEvent } from './events';
import type { QueueSource } from './queues';

/**
 * An evaluation, a case or an execution: an item of queues, which can have files whether it is in a queue or
 * not.
 */
export interface Thing {
  readonly source: QueueSource;
  readonly itemId: string;
}

/** A file that a user attached; its encrypted bytes are outside the database under its id. */
export interface StoredAttachment extends Thing {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly name: string;
  /** IANA media type, detected from the bytes. */
  readonly mediaType: string;
  /** Size before encryption, in bytes. */
  readonly size: number;
  readonly sha256: Buffer;
  /** Key of the file, wrapped under the deployment's. */
  readonly wrappedKey: Buffer;
  /** `user <id>` or `key <id>` */
  readonly author: string;
  /** UNIX milliseconds. */
  readonly createdAt: number;
}

export const attachmentPlace = (id: string): string => `attachment/${id}`;

const COLUMNS = `account_id AS "environmentId", id::text AS id, source, item_id::text AS "itemId", media_type AS "mediaType", size, sha256,
  author, created_at AS "createdAt", kept`;

interface Content {
  readonly name: string;
  /** Base64. */
  readonly key: string;
}

type Row = Omit<StoredAttachment, 'name' | 'wrappedKey'> & { readonly kept: Buffer };

const opened = (connection: Connection, rows: readonly Row[]) =>
  openRows<Row, StoredAttachment>(connection, rows, ({ kept, ...row }, vault) => {
    const place = attachmentPlace(row.id);
    const content = openJson<Content | null>(vault, row.environmentId, place, { kept, clear: null });
    return content && { ...row, name: content.name, wrappedKey: Buffer.from(content.key, 'base64') };
  });

const THINGS: { readonly [source in QueueSource]: string } = {
  DECISIONS: 'evaluation_find WHERE account_id = $1 AND id = $2::uuid',
  SCREENING: 'screening_case WHERE account_id = $1 AND id = $2::uuid',
  ALERTS: 'alert WHERE account_id = $1 AND id = $2::uuid',
  VERIFICATIONS: 'workflow_execution WHERE account_id = $1 AND id = $2::uuid AND purged_at IS NULL',
};

/** Checks whether an item exists. If a transaction locks it, it can't be deleted before that ends. */
export async function hasThing(
  connection: Connection,
  environmentId: EnvironmentId,
  { source, itemId }: Thing,
  { hold = false } = {},
): Promise<boolean> {
  const found = await connection.query({
    text: `SELECT 1 FROM ${THINGS[source]} ${hold ? 'FOR SHARE' : ''}`,
    values: [environmentId, itemId],
  });
  return found.length > 0;
}

/** Writes an action outside queues to the history of an item. */
export async function addEventOutside(
  connection: Connection,
  environmentId: EnvironmentId,
  { source, itemId }: Thing,
  event: {
    readonly id: string;
    readonly at: number;
    readonly actor: string;
    readonly action: 'ATTACHED' | 'DETACHED';
    readonly text: string;
  },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO queue_item (account_id, source, item_id, version, priority) VALUES ($1, $2, $3::uuid, 0, 0)
           ON CONFLICT DO NOTHING`,
    values: [environmentId, source, itemId],
  });
  const none = { queueId: null, decision: null, heldMs: null, mentions: [] };
  await addQueueEvent(connection, environmentId, { source, itemId, ...none, ...event });
}

/** Stores a completely received file; the item is locked. */
export async function storeAttachment(connection: Connection, file: StoredAttachment): Promise<void> {
  const content: Content = { name: file.name, key: file.wrappedKey.toString('base64') };
  await connection.query({
    text: `WITH arrived AS (DELETE FROM media_removal WHERE account_id = $1 AND media_id = $2::uuid)
           INSERT INTO attachment (account_id, id, source, item_id, media_type, size, sha256, author, created_at, kept)
           VALUES ($1, $2::uuid, $3, $4::uuid, $5, $6, $7, $8, $9, $10)`,
    values: [
      file.environmentId,
      file.id,
      file.source,
      file.itemId,
      file.mediaType,
      file.size,
      file.sha256,
      file.author,
      file.createdAt,
      sealJson(connection.vault, file.environmentId, attachmentPlace(file.id), content),
    ],
  });
}

/** Returns the files of an item, oldest first. */
export async function attachmentsOf(
  connection: Connection,
  environmentId: EnvironmentId,
  { source, itemId }: Thing,
): Promise<readonly StoredAttachment[]> {
  const rows = await connection.query<Row>({
    text: `SELECT ${COLUMNS} FROM attachment WHERE account_id = $1 AND source = $2 AND item_id = $3::uuid ORDER BY id`,
    values: [environmentId, source, itemId],
  });
  return opened(connection, rows);
}

/** Returns a file; null = it doesn't exist, or its key is destroyed. */
export async function findAttachment(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<StoredAttachment | null> {
  const rows = await connection.query<Row>({
    name: 'attachment_find',
    text: `SELECT ${COLUMNS} FROM attachment WHERE account_id = $1 AND id = $2::uuid`,
    values: [environmentId, id],
  });
  const [found = null] = await opened(connection, rows);
  return found;
}

/**
 * Deletes a file with its key; the database queues its bytes for deletion.
 * @returns true if it existed
 */
export async function dropAttachment(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<boolean> {
  const gone = await connection.query({
    text: 'DELETE FROM attachment WHERE account_id = $1 AND id = $2::uuid RETURNING 1',
    values: [environmentId, id],
  });
  return gone.length > 0;
}
