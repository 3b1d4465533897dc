import type { EnvironmentId } from '@assay/contract';
import { type Database, openEvent } from '@assay/store';

/** Returns the stored data of every webhook event of an environment, as JSON text. */
export async function storedEvents(
  database: Database,
  environmentId: EnvironmentId,
): Promise<readonly string[]> {
  const rows = await database.query<{ event: string; kept: Buffer | null; data: string | null }>({
    text: 'SELECT event, kept, data FROM webhook_event WHERE account_id = $1 ORDER BY sequence',
    values: [environmentId],
  });
  return rows.flatMap(({ event, ...row }) => openEvent(database.vault, environmentId, event, row) ?? []);
}
