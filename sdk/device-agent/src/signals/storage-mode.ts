import type { Collector } from '../collector';
import { attempt, within } from '../natives';

interface TemporaryStorage {
  queryUsageAndQuota(done: (usage: number, quota: number) => void, failed: () => void): void;
}

/** Each question's own time: one that hangs does not cost the others. */
const LIMIT_MS = 900;

async function estimatedQuota(): Promise<number | null> {
  const { quota } = (await navigator.storage?.estimate?.()) ?? {};
  return quota ?? null;
}

function temporaryQuota(): Promise<number | null> {
  const storage = (navigator as Navigator & { readonly webkitTemporaryStorage?: TemporaryStorage })
    .webkitTemporaryStorage;
  return new Promise((resolve) => {
    if (!storage) resolve(null);
    else
      storage.queryUsageAndQuota(
        (_, quota) => resolve(quota),
        () => resolve(null),
      );
  });
}

async function opfs(): Promise<string | null> {
  if (!navigator.storage?.getDirectory) return null;
  try {
    await navigator.storage.getDirectory();
    return 'ok';
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message.slice(0, 80)}`;
  }
}

const ask = async <Value>(question: () => Promise<Value | null>): Promise<Value | null> => {
  try {
    return await within(question(), LIMIT_MS, null);
  } catch {
    return null;
  }
};

export const storageMode: Collector<'storageMode'> = {
  name: 'storageMode',
  limit: 1000,
  async collect(scene) {
    const [quota, temporary, directory, file] = await Promise.all([
      ask(estimatedQuota),
      ask(temporaryQuota),
      ask(opfs),
      ask(async () => (await scene.worker())?.file ?? null),
    ]);
    const { memory } = performance as Performance & {
      readonly memory?: { readonly jsHeapSizeLimit: number };
    };
    return {
      quota,
      temporaryQuota: temporary,
      heapLimit: memory?.jsHeapSizeLimit ?? null,
      file,
      opfs: directory,
      indexedDb: attempt(() => Boolean(indexedDB), false),
      localStorage: attempt(() => Boolean(localStorage), false),
      serviceWorker: attempt(() => 'serviceWorker' in navigator, false),
    };
  },
};
