import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import type { ListAddress } from '@assay/screening';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Publisher, startPublisher } from '../testing/publisher';
import { readManifest } from './list-store';
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

/** A list with so many invented persons. */
const persons = (count: number) =>
  `id,name\n${Array.from({ length: count }, (_, n) => `${n},Agnes Wintermark${'abcdefghijklmnopqrst'[n]}\n`).join('')}`;

const update = (more: Partial<ListAddress> = {}, options = {}, token?: string) =>
  updateList({ ...published, ...more }, options, { dataDir: folder.dataDir, token, fetch, now: () => now });
const stored = () => readManifest(folder.dataDir, 'own')?.current;
const entries = () => stored()?.lists[0]?.counts.kept;

it('accepts, leaves alone, refuses or fails, and only an accepted document replaces the stored one', async () => {
  publisher.publish({ body: persons(20), etag: '"one"' });
  expect(await update()).toMatchObject({ kind: 'accepted', manifest: { name: 'own' } });
  expect(stored()?.origin).toEqual({ address: published.urls[0], etag: '"one"' });
  expect(await update()).toEqual({ kind: 'unchanged', manifest: null });

  publisher.publish({ body: persons(20), etag: '"two"' });
  expect(await update()).toMatchObject({ kind: 'unchanged', manifest: { name: 'own' } });

  publisher.publish({ body: persons(5) });
  expect(await update()).toMatchObject({ kind: 'refused', reason: { code: 'LIST_REFUSED' } });
  publisher.publish({ body: persons(10) });
  expect(await update()).toMatchObject({ kind: 'refused', reason: { code: 'LIST_REFUSED' } });
  publisher.publish({ body: persons(20), status: 503 });
  expect(await update()).toMatchObject({ kind: 'failed', reason: { message: 'The address answered 503.' } });
  expect(entries()).toBe(20);

  publisher.publish({ body: persons(5) });
  expect(await update({}, { force: true })).toMatchObject({ kind: 'accepted' });
  expect(entries()).toBe(5);
});

it("takes the operator's own copy of whatever size", async () => {
  publisher.publish({ body: persons(1) });
  const addresses = [`${publisher.baseUrl}/copy.csv`];
  expect(await update({}, { addresses })).toMatchObject({ kind: 'accepted' });
  expect(stored()?.origin?.address).toBe(addresses[0]);
});

it('fails without the token that a list wants, and stores no token', async () => {
  const closed = { token: 'It is had for nothing.', urls: [`${publisher.baseUrl}/own.csv?t={token}`] };
  expect(await update(closed)).toMatchObject({ kind: 'failed', reason: { code: 'NO_TOKEN' } });
  publisher.publish({ body: persons(20) });
  expect(await update(closed, {}, 'a&secret')).toMatchObject({ kind: 'accepted' });
  expect(stored()?.origin?.address).toBe(closed.urls[0]);
});
