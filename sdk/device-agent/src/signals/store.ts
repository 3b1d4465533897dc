import type { Collector } from '../collector';
import { attempt, breathe, within } from '../natives';
import { randomHex } from '../random';

interface TemporaryStorage {
  queryUsageAndQuota(done: (usage: number, quota: number) => void, failed: () => void): void;
}

/** Time limit per question, in milliseconds, so that one that hangs doesn't delay the others. */
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

const NAME = 'assay_device';
const FORM = /^[0-9a-f]{32}$/;
/** Maximum lifetime that browsers allow for a cookie. */
const COOKIE_SECONDS = 400 * 86_400;
const DATABASE_MS = 400;

const valid = (id: string | null | undefined): string | null => (id && FORM.test(id) ? id : null);

function cookieId(): string | null {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`));
  return valid(cookie?.slice(NAME.length + 1));
}

function setCookie(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing in Safari 15.
  document.cookie = `${NAME}=${id}; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; path=/${secure}`;
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(NAME);
  return answerOf(request);
}

async function databaseId(database: IDBDatabase): Promise<string | null> {
  return valid(await answerOf(database.transaction(NAME).objectStore(NAME).get(NAME)));
}

async function storeInDatabase(database: IDBDatabase, id: string): Promise<void> {
  await answerOf(database.transaction(NAME, 'readwrite').objectStore(NAME).put(id, NAME));
}

/** The token in three storages: read from any of them, written to all of them. */
export const store: Collector<'store'> = {
  name: 'store',
  limit: 900,
  async collect() {
    // The browser may read either storage from disk while the page waits.
    const cookie = attempt(cookieId, null);
    await breathe(true);
    const local = attempt(() => valid(localStorage.getItem(NAME)), null);
    await breathe(true);
    const database = await within(openDatabase(), DATABASE_MS, null).catch(() => null);
    const idb = database && (await within(databaseId(database), DATABASE_MS, null).catch(() => null));
    const id = cookie ?? local ?? idb ?? randomHex(128);
    attempt(() => setCookie(id), undefined);
    attempt(() => localStorage.setItem(NAME, id), undefined);
    if (database) {
      if (idb !== id) await within(storeInDatabase(database, id), DATABASE_MS, null).catch(() => null);
      database.close();
    }
    const held = [cookie, local, idb].filter((value) => value !== null);
    return {
      id,
      found: { cookie: cookie !== null, local: local !== null, idb: idb !== null },
      created: held.length === 0,
      differs: new Set(held).size > 1,
    };
  },
};
