import { describe, expect, test } from 'vitest';
import { pageWith } from '../testing/page';
import { commitTimes } from './commit-times';

/** A database whose commits end at once. */
function databaseOf(onClose: () => void) {
  const transaction = () => {
    const made = { objectStore: () => ({ put: () => undefined }), oncomplete: () => undefined };
    queueMicrotask(() => made.oncomplete());
    return made;
  };
  return { transaction, createObjectStore: () => undefined, close: onClose };
}

const opening = (outcome: 'onsuccess' | 'onerror', result: object) => () => {
  const request: { [name: string]: unknown } = { result, error: new Error('refused') };
  queueMicrotask(() => (request[outcome] as () => void)());
  return request;
};

describe('commitTimes', () => {
  test('are two medians over forty pairs, and the database is gone afterwards', async () => {
    const left: string[] = [];
    const database = databaseOf(() => left.push('closed'));
    const deleteDatabase = (name: string) => left.push(name);
    pageWith({ indexedDB: { open: opening('onsuccess', database), deleteDatabase } });
    expect(await commitTimes()).toEqual({
      relaxed: expect.any(Number),
      strict: expect.any(Number),
      pairs: 40,
    });
    expect(left).toEqual(['closed', 'assay_commits']);
  });

  test('reject where the database does not open', async () => {
    pageWith({ indexedDB: { open: opening('onerror', {}) } });
    await expect(commitTimes()).rejects.toThrow('refused');
  });
});
