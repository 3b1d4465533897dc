import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { ofPerson, personValues, type StoredPerson } from '../../screening/findings';
import { attachmentsOf } from './attachments';
import { itemEvents } from './events';
import type { QueueSource } from './queues';

/** SQL of a person's possible queue items. */
const THINGS = `SELECT 'DECISIONS' AS source, id FROM evaluation WHERE account_id = $1 AND transaction_id = ANY($4::text[])
  UNION ALL SELECT 'SCREENING', id FROM screening_case WHERE account_id = $1 AND ${ofPerson(2)}
  UNION ALL SELECT 'VERIFICATIONS', id FROM workflow_execution
    WHERE account_id = $1 AND (user_hash = ANY($2::bigint[]) OR email_hash = ANY($3::bigint[]))`;

interface Found {
  readonly source: QueueSource;
  readonly itemId: string;
}

const thingsOf = (
  connection: Connection,
  environmentId: EnvironmentId,
  table: 'queue_item' | 'attachment',
  person: StoredPerson,
): Promise<readonly Found[]> =>
  connection.query({
    text: `SELECT DISTINCT k.source, k.item_id::text AS "itemId" FROM (${THINGS}) t
           JOIN ${table} k ON k.account_id = $1 AND k.source = t.source AND k.item_id = t.id ORDER BY 1, 2`,
    values: [environmentId, ...personValues(person)],
  });

/** Returns the actions of users on a person's queue items, with their texts. */
export async function exportQueueEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const { source, itemId } of await thingsOf(connection, environmentId, 'queue_item', person))
    for (const { at, action, decision, text } of await itemEvents(
      connection,
      environmentId,
      source,
      itemId,
      null,
    ))
      found.push({ source, itemId, at, action, decision, text });
  return found;
}

/**
 * Returns the files that users attached to a person's items; their bytes are available through the management
 * API.
 */
export async function exportAttachments(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const thing of await thingsOf(connection, environmentId, 'attachment', person))
    for (const { source, itemId, ...file } of await attachmentsOf(connection, environmentId, thing))
      found.push({
        source,
        itemId,
        id: file.id,
        name: file.name,
        mediaType: file.mediaType,
        size: file.size,
        sha256: file.sha256.toString('hex'),
        createdAt: file.createdAt,
      });
  return found;
}
