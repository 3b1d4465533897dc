import { type Database, destroyRemovedKeys } from '@assay/store';
import type { Feature } from '../../platform/feature';
import type { RecordKeys } from '../../platform/secrets/record-keys';

/**
 * Interval of the key removal, in milliseconds. Keys of records removed by retention or erasure are destroyed
 * within it. A new data key is also picked up within it.
 */
const EVERY_MS = 60_000;

interface KeyRemoval extends Feature {
  /**
   * Destroys the keys of all records removed so far.
   * @returns the number of destroyed keys
   */
  destroyRemoved(): Promise<number>;
}

/**
 * Destroys the keys of removed records.
 * @param keys null when records have no individual keys
 */
export function openKeyRemoval(database: Database, keys: RecordKeys | null): KeyRemoval {
  const patient = database.patient();
  const destroyRemoved = async () =>
    keys === null ? 0 : destroyRemovedKeys(patient, (removed) => keys.destroy(removed));
  return {
    name: 'record-keys',
    destroyRemoved,
    jobs: [
      { name: 'record-keys', everyMs: EVERY_MS, run: destroyRemoved },
      {
        name: 'data-keys',
        everyMs: EVERY_MS,
        inEvery: true,
        run: () => database.vault.reload(database),
      },
    ],
    stop: async () => {
      await keys?.close();
    },
  };
}
