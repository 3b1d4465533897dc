import type { SpaceId } from '@assay/contract';
import { type Database, openEvent } from '@assay/store';

/** The data of every webhook event of a space as it is kept, as JSON text. */
export async function keptEvents(database: Database, spaceId: SpaceId): Promise<readonly string[]> {
  const rows = await database.query<{ event: string; kept: Buffer | null; data: string | null }>({
    text: 'SELECT event, kept, data FROM webhook_event WHERE account_id = $1 ORDER BY sequence',
    values: [spaceId],
  });
  return rows.flatMap(({ event, ...row }) => openEvent(database.vault, spaceId, event, row) ?? []);
}
