import type { SpaceId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openRows } from '../privacy/vault';

/** What there are snapshots of. */
export type SnapshotName = 'faces';

export const snapshotPlace = (name: string): string => `index_snapshot/${name}`;

/** Class of the advisory lock that deletions of what is in an index hold together, and who makes a key holds alone. */
const SNAPSHOT_LOCK = 1_977_012;

/** The key that the snapshot of an index opens with; null = there is none, or somebody in it was erased. */
export async function snapshotKey(
  connection: Connection,
  spaceId: SpaceId,
  name: SnapshotName,
): Promise<Buffer | null> {
  const rows = await connection.query<{ kept: Buffer }>({
    name: 'index_snapshot_key',
    text: 'SELECT kept FROM index_snapshot WHERE account_id = $1 AND name = $2',
    values: [spaceId, name],
  });
  const opened = await openRows(connection, rows, ({ kept }, vault) =>
    vault.open(spaceId, snapshotPlace(name), kept),
  );
  return opened[0] ?? null;
}

/**
 * The key for the snapshot of an index, made where there is none; in a transaction of its own. What is deleted once it has committed
 * takes the key with it, and what was deleted before can be seen to be gone.
 * @param fresh 32 random bytes
 */
export async function takeSnapshotKey(
  connection: Connection,
  spaceId: SpaceId,
  name: SnapshotName,
  fresh: Buffer,
): Promise<Buffer> {
  await connection.query({
    text: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    values: [SNAPSHOT_LOCK, spaceId],
    form: { name: 'snapshot_lock' },
  });
  const known = await snapshotKey(connection, spaceId, name);
  if (known) return known;
  await connection.query({
    text: `INSERT INTO index_snapshot (account_id, name, kept) VALUES ($1, $2, $3)
           ON CONFLICT (account_id, name) DO UPDATE SET kept = excluded.kept`,
    values: [spaceId, name, connection.vault.seal(spaceId, snapshotPlace(name), fresh)],
  });
  return fresh;
}
