import type { StorageModeSignal } from '@assay/contract';
import { attempt, now } from '../natives';

const NAME = 'assay_commits';
const PAYLOAD_BYTES = 16_384;
/** The first pairs warm files and code up. */
const WARM_UP = 2;
const PAIRS = 40;
const FEWEST_PAIRS = 6;
const BUDGET_MS = 260;

type Durability = 'relaxed' | 'strict';

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

function commit(database: IDBDatabase, durability: Durability, payload: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = now();
    const transaction = database.transaction(NAME, 'readwrite', { durability });
    transaction.objectStore(NAME).put(payload, durability);
    transaction.oncomplete = () => resolve(now() - start);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = transaction.onerror;
  });
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;

/** How long commits take that wait for the disk, and such that do not; null where there is no such choice. */
export async function commitTimes(): Promise<StorageModeSignal['commits']> {
  const database = await openDatabase();
  try {
    const times: { readonly [Name in Durability]: number[] } = { relaxed: [], strict: [] };
    const payload = new Uint8Array(PAYLOAD_BYTES);
    const start = now();
    for (let pair = -WARM_UP; pair < PAIRS; pair++) {
      if (times.strict.length >= FEWEST_PAIRS && now() - start > BUDGET_MS) break;
      for (const durability of ['relaxed', 'strict'] as const) {
        const took = await commit(database, durability, payload);
        if (pair >= 0) times[durability].push(took);
      }
    }
    return {
      relaxed: rounded(median(times.relaxed)),
      strict: rounded(median(times.strict)),
      pairs: times.strict.length,
    };
  } finally {
    database.close();
    attempt(() => indexedDB.deleteDatabase(NAME), undefined);
  }
}
