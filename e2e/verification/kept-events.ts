import type { SpaceId } from '@assay/contract';
import { type Database, openEvent } from '@assay/store';

/** Returns the stored data of every webhook event of an environment, as JSON text. */
export async function keptEvents(database: Database, spaceId: SpaceId): Promise<readonly string[]> {
  const rows = await database.query<{ event: string; kept: Buffer | null; data: string | null }>({
    text: 'SELECT event, kept, data FROM webhook_event WHERE account_id = $1 ORDER BY sequence',
    values: [spaceId],
  });
  return rows.flatMap(({ event, ...row }) => openEvent(database.vault, spaceId, event, row) ?? []);
}
