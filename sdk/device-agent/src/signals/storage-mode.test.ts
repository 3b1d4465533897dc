import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { storageMode } from './store';

const performanceOf = (memory?: object) => ({ now: () => 0, memory });

describe('storageMode', () => {
  test('reports the result of each storage', async () => {
    const storage = { estimate: async () => ({ quota: 1000 }), getDirectory: async () => ({}) };
    pageWith({
      navigator: { storage, serviceWorker: {} },
      performance: performanceOf({ jsHeapSizeLimit: 4096 }),
      indexedDB: {},
      localStorage: {},
    });
    expect(await signalFrom(storageMode)).toEqual({
      v: {
        quota: 1000,
        temporaryQuota: null,
        heapLimit: 4096,
        file: null,
        opfs: 'ok',
        indexedDb: true,
        localStorage: true,
        serviceWorker: true,
      },
    });
  });

  test('reports the reason for a refusal and uses the older quota API if available', async () => {
    const refusal = Object.assign(new Error('Security error when calling GetDirectory'), {
      name: 'SecurityError',
    });
    const webkitTemporaryStorage = {
      queryUsageAndQuota: (done: (usage: number, quota: number) => void) => done(0, 2048),
    };
    pageWith({
      navigator: { storage: { getDirectory: () => Promise.reject(refusal) }, webkitTemporaryStorage },
      performance: performanceOf(),
      indexedDB: BROKEN,
    });
    expect(await signalFrom(storageMode)).toMatchObject({
      v: {
        quota: null,
        temporaryQuota: 2048,
        heapLimit: null,
        file: null,
        opfs: 'SecurityError: Security error when calling GetDirectory',
        serviceWorker: false,
      },
    });
  });

  test('takes the file timings from the worker', async () => {
    pageWith({ navigator: {}, performance: performanceOf() });
    const file = { size: 0, write: 3, message: 140 };
    const worker = async () => ({ realm: {} as never, inspected: false, file: Promise.resolve(file) });
    expect(await signalFrom(storageMode, { worker })).toMatchObject({ v: { file } });
  });

  test('returns null for every part that throws', async () => {
    pageWith({ navigator: BROKEN, performance: performanceOf() });
    expect(await signalFrom(storageMode)).toMatchObject({
      v: { quota: null, temporaryQuota: null, file: null, opfs: null, serviceWorker: false },
    });
  });
});
