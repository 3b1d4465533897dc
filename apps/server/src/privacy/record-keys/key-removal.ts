import { type Database, destroyRemovedKeys } from '@assay/store';
import type { Feature } from '../../platform/feature';
import type { RecordKeys } from '../../platform/secrets/record-keys';

/** Retention and everything else that removes records: their keys follow within this. So does a new data key. */
const EVERY_MS = 60_000;

interface KeyRemoval extends Feature {
  /** Destroys the keys of every record that was removed up to now. @returns how many */
  destroyRemoved(): Promise<number>;
}

/** Destroys the keys of records that are gone. @param keys null = records have none of their own */
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
