import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import { type ListAddress, memoryFile } from '@assay/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Publisher, startPublisher } from '../testing/publisher';
import { importLists } from './import-lists';
import { openPublication, readManifest } from './list-store';
import { type ListsFolder, listsFolder } from './testing/lists';
import { updateList } from './update-list';

let folder: ListsFolder;
let publisher: Publisher;
let published: ListAddress;
beforeEach(async () => {
  [folder, publisher] = await Promise.all([listsFolder(), startPublisher()]);
  published = {
    list: 'own',
    title: 'A list of this test',
    format: 'csv',
    urls: [`${publisher.baseUrl}/own.csv`],
    token: null,
    least: { bytes: 200, entries: 5 },
    published: 'daily',
    licence: 'none',
    attribution: 'none',
  };
});
afterEach(() => Promise.all([folder.remove(), publisher.close()]));

const fetch = createGuardedFetch({
  policy: createAddressPolicy(['127.0.0.0/8']),
  resolve: systemHostResolver,
});
const now = new Date('2026-11-16T10:00:00Z');

/** Returns a list with this number of fictional persons. */
const persons = (count: number) =>
  `id,name\n${Array.from({ length: count }, (_, n) => `${n},Agnes Wintermark${'abcdefghijklmnopqrst'[n]}\n`).join('')}`;

const update = (more: Partial<ListAddress> = {}, options = {}, token?: string, at = now) =>
  updateList({ ...published, ...more }, options, { dataDir: folder.dataDir, token, fetch, now: () => at });
const stored = () => readManifest(folder.dataDir, 'own')?.current;
const entries = () => stored()?.lists[0]?.counts.kept;

it('accepts, skips, rejects or fails, and only an accepted document replaces the stored one', async () => {
  publisher.publish({ body: persons(20), etag: '"one"' });
  expect(await update()).toMatchObject({ kind: 'accepted', manifest: { name: 'own' } });
  expect(stored()?.origin).toEqual({ address: published.urls[0], etag: '"one"' });
  expect(await update()).toMatchObject({ kind: 'unchanged', manifest: { name: 'own' } });

  publisher.publish({ body: persons(20), etag: '"two"' });
  expect(await update()).toMatchObject({ kind: 'unchanged', manifest: { name: 'own' } });

  publisher.publish({ body: persons(5) });
  expect(await update()).toMatchObject({ kind: 'refused', reason: { code: 'LIST_REFUSED' } });
  publisher.publish({ body: persons(10) });
  expect(await update()).toMatchObject({ kind: 'refused', reason: { code: 'LIST_REFUSED' } });
  publisher.publish({ body: persons(20), status: 503 });
  expect(await update()).toMatchObject({
    kind: 'failed',
    reason: { message: 'The address returned status 503.' },
  });
  expect(entries()).toBe(20);

  publisher.publish({ body: persons(5) });
  expect(await update({}, { force: true })).toMatchObject({ kind: 'accepted' });
  expect(entries()).toBe(5);
});

describe('unchanged document', () => {
  const later = new Date('2026-11-18T10:00:00Z');

  it('renews the age of the stored one', async () => {
    publisher.publish({ body: persons(20), etag: '"one"' });
    await update();
    const before = stored();
    expect(await update({}, {}, undefined, later)).toMatchObject({
      kind: 'unchanged',
      manifest: { name: 'own' },
    });
    const moment = later.toISOString();
    expect(stored()).toEqual({ ...before, imported_at: moment, seen_at: moment });
  });

  it('preserves the date stated in the publication', async () => {
    publisher.publish({ body: persons(20), etag: '"one"' });
    await importLists({
      dataDir: folder.dataDir,
      files: [memoryFile('own.csv', persons(20))],
      format: 'csv',
      options: { name: 'own', fullName: 'A list of this test' },
      now,
      publishedOn: '2026-11-10',
      origin: { address: published.urls[0]!, etag: '"one"' },
    });
    await update({}, {}, undefined, later);
    expect(stored()).toMatchObject({ imported_at: later.toISOString(), seen_at: '2026-11-10T00:00:00.000Z' });
  });

  it('is fetched completely when the stored one is damaged', async () => {
    publisher.publish({ body: persons(20), etag: '"one"' });
    await update();
    const path = join(folder.dataDir, 'screening', 'lists', 'own', stored()!.file);
    truncateSync(path, 20);
    expect(await update({}, {}, undefined, later)).toMatchObject({ kind: 'accepted' });
    const { damage } = await openPublication(folder.dataDir, readManifest(folder.dataDir, 'own')!);
    expect(damage).toBeNull();
  });
});

it("accepts the operator's copy of any size", async () => {
  publisher.publish({ body: persons(1) });
  const addresses = [`${publisher.baseUrl}/copy.csv`];
  expect(await update({}, { addresses })).toMatchObject({ kind: 'accepted' });
  expect(stored()?.origin?.address).toBe(addresses[0]);
});

it('fails without a required token, and stores no token', async () => {
  const closed = { token: 'It is had for nothing.', urls: [`${publisher.baseUrl}/own.csv?t={token}`] };
  expect(await update(closed)).toMatchObject({ kind: 'failed', reason: { code: 'NO_TOKEN' } });
  publisher.publish({ body: persons(20) });
  expect(await update(closed, {}, 'a&secret')).toMatchObject({ kind: 'accepted' });
  expect(stored()?.origin?.address).toBe(closed.urls[0]);
});
