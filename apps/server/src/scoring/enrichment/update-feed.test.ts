import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { findFeedSource, openFeed, readFeedManifest } from '@assay/enrichment';
import { createAddressPolicy, createGuardedFetch, systemHostResolver } from '@assay/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DataFolder, newDataFolder } from '../../testing/program';
import { type Publisher, startPublisher } from '../../testing/publisher';
import { feedAddress, publishedFeeds, updateFeed } from './update-feed';

let folder: DataFolder;
let publisher: Publisher;
beforeAll(async () => {
  [folder, publisher] = await Promise.all([newDataFolder(), startPublisher()]);
});
afterAll(async () => {
  await Promise.all([folder.remove(), publisher.close()]);
});

const fetchFrom = (...networks: string[]) =>
  createGuardedFetch({ policy: createAddressPolicy(networks), resolve: systemHostResolver });
const fetch = fetchFrom('127.0.0.0/8');
const monday = new Date('2026-11-16T10:00:00Z');
const tuesday = new Date('2026-11-17T10:00:00Z');

/** Returns a Tor exit list with the given number of addresses. */
const exits = (count: number) =>
  Array.from({ length: count }, (_, n) => `198.18.${n >> 8}.${n & 255}\n`).join('');

const update = (now: Date, options = {}) =>
  updateFeed({ source: findFeedSource('tor-exits')!, address: `${publisher.baseUrl}/exits` }, options, {
    dataDir: folder.path,
    fetch,
    now: () => now,
  });
const answering = () => openFeed(folder.path, 'tor-exits').answering?.version;

it('accepts, skips, rejects or fails an update, and replaces the stored version only on acceptance', async () => {
  publisher.publish({ body: exits(1000) });
  expect(await update(monday)).toMatchObject({ kind: 'accepted', version: { rows: 1000, previous: null } });
  expect(await update(tuesday)).toMatchObject({ kind: 'unchanged', version: { rows: 1000 } });
  expect(readFeedManifest(folder.path, 'tor-exits')?.current.fetched_at).toBe(tuesday.toISOString());

  publisher.publish({ body: exits(500) });
  expect(await update(tuesday)).toMatchObject({ kind: 'refused', reason: { code: 'FEED_SHRUNK' } });
  publisher.publish({ body: exits(1000), status: 503 });
  expect(await update(tuesday)).toEqual({
    kind: 'failed',
    reason: { code: 'FEED_UNREACHABLE', message: 'The address returned status 503.' },
  });
  expect(answering()?.rows).toBe(1000);

  publisher.publish({ body: exits(500) });
  expect(await update(tuesday, { force: true })).toMatchObject({ kind: 'accepted', version: { rows: 500 } });
  expect(answering()?.rows).toBe(500);
});

it('fails if the address is on an internal network that is not allowed', async () => {
  const source = findFeedSource('tor-exits')!;
  const ports = { dataDir: folder.path, fetch: fetchFrom(), now: () => monday };
  expect(await updateFeed({ source, address: publisher.baseUrl }, {}, ports)).toMatchObject({
    kind: 'failed',
  });
});

it('stores the address and networks of a geofeed for later updates, and rejects networks for other feeds', async () => {
  const source = findFeedSource('geofeed-shop')!;
  const ports = { dataDir: folder.path, fetch, now: () => monday };
  expect(feedAddress(folder.path, source)).toBeNull();
  expect(publishedFeeds(folder.path).map((feed) => feed.source.name)).toContain('tor-exits');

  publisher.publish({ body: '8.8.8.0/24,FR,,,\n9.9.9.0/24,FR,,,\n' });
  const address = `${publisher.baseUrl}/geofeed.csv`;
  const first = await updateFeed({ source, address }, { within: ['8.8.0.0/16'] }, ports);
  expect(first).toMatchObject({ kind: 'accepted', version: { rows: 1, ignored: { outside: 1 } } });
  const kept = publishedFeeds(folder.path).find((feed) => feed.source.name === source.name);
  expect(kept?.address).toBe(address);
  expect(await updateFeed(kept!, {}, ports)).toMatchObject({ kind: 'unchanged' });

  expect(await update(monday, { within: ['8.8.0.0/16'] })).toMatchObject({
    kind: 'refused',
    reason: { code: 'FEED_SETTINGS' },
  });
});

describe('updateFeed with conditional requests', () => {
  const known = { dataDir: '', fetch, now: () => tuesday };
  const source = findFeedSource('ipsum')!;
  /** Returns the same addresses and one that differs. */
  const list = (own: number, count = 3000) =>
    [...Array.from({ length: count }, (_, n) => `11.0.${n >> 8}.${n & 255}\t3`), `11.9.9.${own}\t3`, ''].join(
      '\n',
    );
  const ask = (ports = {}) =>
    updateFeed(
      { source, address: `${publisher.baseUrl}/ipsum` },
      {},
      { ...known, dataDir: folder.path, ...ports },
    );

  it.each([
    ['If-None-Match', 1, { etag: '"one"' }],
    ['If-Modified-Since', 2, { lastModified: 'Mon, 16 Nov 2026 10:00:00 GMT' }],
  ])('sends a conditional request with %s and renews only the age of the stored version', async (_, own, mark) => {
    publisher.publish({ body: list(own), ...mark });
    expect(await ask()).toMatchObject({ kind: 'accepted' });
    const before = publisher.asked();
    const later = new Date('2026-11-19T10:00:00Z');
    expect(await ask({ now: () => later })).toMatchObject({ kind: 'unchanged', version: { rows: 3001 } });
    expect(publisher.asked()).toEqual({ all: before.all + 1, conditional: before.conditional + 1 });
    expect(readFeedManifest(folder.path, 'ipsum')?.current.fetched_at).toBe(later.toISOString());
  });

  it('requests the whole document when the stored version is damaged', async () => {
    publisher.publish({ body: list(9), etag: '"nine"' });
    expect(await ask()).toMatchObject({ kind: 'accepted' });
    const { file } = readFeedManifest(folder.path, 'ipsum')!.current;
    truncateSync(join(folder.path, 'feeds', 'ipsum', file), 8);
    const before = publisher.asked();
    expect(await ask()).toMatchObject({ kind: 'accepted' });
    expect(publisher.asked()).toEqual({ all: before.all + 1, conditional: before.conditional });
    expect(openFeed(folder.path, 'ipsum').damage).toBeNull();
  });

  it.each([
    ['status 429', { body: '', status: 429, retryAfter: '120' }, { kind: 'failed', retryAfterMs: 120_000 }],
    ['status 500', { body: '', status: 500 }, { kind: 'failed' }],
    [
      'a web page',
      { body: `<!doctype html><p>${'x'.repeat(20_000)}` },
      { kind: 'refused', reason: { code: 'FEED_HTML' } },
    ],
    ['half a body', { body: list(3), sends: 'half' as const }, { kind: 'failed' }],
    [
      'a list that shrank',
      {
        body: list(9)
          .slice(0, 9_000)
          .replace(/[^\n]*$/, ''),
      },
      { kind: 'refused' },
    ],
    ['no response', { body: '', sends: 'never' as const }, { kind: 'failed' }],
  ])('retains the stored version when the publisher sends %s', async (_, answer, outcome) => {
    const version = readFeedManifest(folder.path, 'ipsum')?.current.data_version;
    publisher.publish(answer);
    expect(await ask({ timeoutMs: 300 })).toMatchObject(outcome);
    expect(readFeedManifest(folder.path, 'ipsum')?.current.data_version).toBe(version);
    expect(openFeed(folder.path, 'ipsum').damage).toBeNull();
  });
});
