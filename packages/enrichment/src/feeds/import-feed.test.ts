import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutAtEachStep } from '../../../versioned-files/src/testing/power-cut';
import { feedSources } from './data/feed-sources';
import { openFeed, readFeedManifest } from './feed-store';
import { type FeedImportOptions, importFeed, revertFeed } from './import-feed';

const monday = new Date('2026-11-16T10:00:00Z');
const tuesday = new Date('2026-11-17T10:00:00Z');
const wednesday = new Date('2026-11-18T10:00:00Z');

/** Builds a Tor exit list of `count` addresses, starting at the `first`th. */
function exits(count: number, first = 0): string {
  return Array.from({ length: count }, (_, i) => `198.18.${(i + first) >> 8}.${(i + first) & 255}\n`).join(
    '',
  );
}

describe('importFeed', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'assay-feeds-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const load = (document: string | Uint8Array, options: Partial<FeedImportOptions> = {}) =>
    importFeed({ dataDir, source: 'tor-exits', bytes: Buffer.from(document), now: monday, ...options });
  const current = () => readFeedManifest(dataDir, 'tor-exits')?.current;

  it('stores a valid list and reads it back', async () => {
    const result = await load(exits(500));
    expect(result).toMatchObject({ ok: true, rows: 500, previous: null, unchanged: false });
    const feed = openFeed(dataDir, 'tor-exits').answering;
    expect(feed?.version).toMatchObject({ rows: 500, date: '2026-11-16', fetched_at: monday.toISOString() });
    expect(feed?.version.data_version).toMatch(/^2026-11-16-[0-9a-f]{12}$/);
    if (feed?.content.kind !== 'addresses') throw new Error('not a feed of addresses');
    expect(feed.content.addresses.ipv4First.length).toBe(500);
  });

  it('counts an address once when several rows contain it', async () => {
    const table = exits(500).replaceAll('\n', ', 443\n').replaceAll('198.', 'AB, 198.');
    expect(await load(`fingerprint, ipaddr, port\n${table}${table}`)).toMatchObject({ ok: true, rows: 500 });
  });

  it('only updates the time of a list that has not changed', async () => {
    const first = await load(exits(500));
    const again = await load(exits(500), { now: tuesday });
    if (!first.ok) throw new Error('refused');
    expect(again).toMatchObject({ ok: true, unchanged: true, data_version: first.data_version });
    expect(current()).toMatchObject({ date: '2026-11-16', fetched_at: tuesday.toISOString() });
  });

  it('retains only one previous version', async () => {
    const versions: string[] = [];
    for (const [index, now] of [monday, tuesday, wednesday].entries()) {
      const result = await load(exits(500 + index), { now });
      if (!result.ok) throw new Error('refused');
      versions.push(result.data_version);
      expect(result.previous).toBe(versions.at(-2) ?? null);
    }
    const files = readdirSync(join(dataDir, 'feeds', 'tor-exits'));
    expect(files.sort()).toEqual([`${versions[1]}.ranges`, `${versions[2]}.ranges`, 'manifest.json'].sort());
  });

  it('reverts to the previous version', async () => {
    await load(exits(500));
    await load(exits(600), { now: tuesday });
    expect(await revertFeed({ dataDir, source: 'tor-exits' })).toMatchObject({ ok: true, rows: 500 });
    expect(current()?.rows).toBe(500);
    expect(await revertFeed({ dataDir, source: 'tor-exits' })).toMatchObject({ ok: true, rows: 600 });
    expect(await revertFeed({ dataDir, source: 'pia' })).toMatchObject({
      ok: false,
      error: { code: 'FEED_NO_PREVIOUS' },
    });
  });

  it.each([
    ['an empty document', '', 'FEED_EMPTY'],
    ['blanks', ' \n\n', 'FEED_EMPTY'],
    ['a web page', `<!DOCTYPE html><html>${'x'.repeat(5_000)}</html>\n`, 'FEED_HTML'],
    ['an XML error', `<?xml version="1.0"?><Error>${'x'.repeat(5_000)}</Error>\n`, 'FEED_HTML'],
    [
      'a compressed file',
      Buffer.from([0x1f, 0x8b, 8, 0, 0xff, 0xfe, ...Array<number>(5_000).fill(0x90)]),
      'FEED_BINARY',
    ],
    ['text with zero bytes', `${exits(500)}\0\n`, 'FEED_BINARY'],
    ['a document too small', exits(3), 'FEED_SIZE'],
    ['a list cut off in a row', exits(500).slice(0, -3), 'FEED_TRUNCATED'],
    ['rows of another kind', `${exits(500)}not an address\n`, 'FEED_MALFORMED'],
    ['too few rows', exits(250), 'FEED_ROWS'],
  ] as const)('rejects %s', async (_, document, code) => {
    const result = await load(document);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(current()).toBeUndefined();
  });

  it('rejects an unknown feed name', async () => {
    expect(await load(exits(500), { source: 'no-such-feed' })).toMatchObject({
      ok: false,
      error: { code: 'FEED_UNKNOWN' },
    });
    expect(await load(exits(500), { source: '../escape' })).toMatchObject({
      ok: false,
      error: { code: 'FEED_UNKNOWN' },
    });
  });

  it('rejects a list that lost over 40% of its rows, unless forced', async () => {
    await load(exits(1_000));
    expect(await load(exits(590), { now: tuesday })).toMatchObject({
      ok: false,
      error: { code: 'FEED_SHRUNK' },
    });
    expect(current()?.rows).toBe(1_000);
    expect(await load(exits(600), { now: tuesday })).toMatchObject({ ok: true, rows: 600 });
    expect(await load(exits(310), { now: tuesday, force: true })).toMatchObject({ ok: true, rows: 310 });
  });

  it('rejects a list that shares less than half of its rows with the stored one, unless forced', async () => {
    await load(exits(1_000));
    expect(await load(exits(1_000, 510), { now: tuesday })).toMatchObject({
      ok: false,
      error: { code: 'FEED_OVERLAP' },
    });
    expect(await load(exits(1_000, 490), { now: tuesday })).toMatchObject({ ok: true });
    expect(await load(exits(1_000, 5_000), { now: tuesday, force: true })).toMatchObject({ ok: true });
  });

  it('rejects broken documents even when forced', async () => {
    expect(await load('<html></html>', { force: true })).toMatchObject({
      ok: false,
      error: { code: 'FEED_HTML' },
    });
  });

  it('compares lists of other kinds by their rows', async () => {
    const domains = (first: number) =>
      Array.from({ length: 2_000 }, (_, i) => `d${i + first}.example\n`).join('');
    const source = 'disposable-domains';
    expect(await load(domains(0), { source })).toMatchObject({ ok: true, rows: 2_000 });
    expect(await load(domains(1_100), { source })).toMatchObject({
      ok: false,
      error: { code: 'FEED_OVERLAP' },
    });
    expect(await load(domains(900), { source })).toMatchObject({ ok: true });
    expect(openFeed(dataDir, source).answering?.content.kind).toBe('lines');
  });

  it('returns no version for a feed that was never imported', () => {
    expect(openFeed(dataDir, 'tor-exits')).toEqual({ answering: null, damage: null });
  });

  it('returns the previous or the new version after a crash at any step of an import', async () => {
    const seen = new Set<number | undefined>();
    await cutAtEachStep(async ({ beforeStep, isCut }) => {
      rmSync(dataDir, { recursive: true, force: true });
      await load(exits(500));
      await load(exits(600), { now: tuesday });
      await load(exits(700), { now: wednesday, beforeStep }).catch((error) => {
        if (!isCut(error)) throw error;
      });
      const { answering, damage } = openFeed(dataDir, 'tor-exits');
      expect(damage).toBeNull();
      seen.add(answering?.version.rows);
    });
    expect([...seen]).toEqual([600, 700]);
  });

  it('returns the previous version while the current one is damaged, until it is imported again', async () => {
    await load(exits(500));
    await load(exits(600), { now: tuesday });
    const path = join(dataDir, 'feeds', 'tor-exits', current()!.file);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(path, bytes);
    expect(openFeed(dataDir, 'tor-exits')).toMatchObject({
      answering: { version: { rows: 500 } },
      damage: 'damaged',
    });
    const again = await load(exits(600), { now: wednesday });
    expect(again).toMatchObject({ ok: true, unchanged: false, rows: 600 });
    expect(openFeed(dataDir, 'tor-exits')).toMatchObject({
      answering: { version: { rows: 600 } },
      damage: null,
    });
    expect(await revertFeed({ dataDir, source: 'tor-exits' })).toMatchObject({ ok: true, rows: 500 });
  });

  it('reads the format of version 0.1, which has no content digest', async () => {
    await load(exits(500));
    const path = join(dataDir, 'feeds', 'tor-exits', 'manifest.json');
    const { content, ...old } = current()!;
    expect(content?.bytes).toBeGreaterThan(0);
    writeFileSync(path, JSON.stringify({ source: 'tor-exits', current: old, previous: null }));
    expect(openFeed(dataDir, 'tor-exits')).toMatchObject({ answering: { version: old }, damage: null });
    expect(await load(exits(500), { now: tuesday })).toMatchObject({ ok: true, unchanged: true });
  });
});

describe('feedSources', () => {
  it('have unique names that are valid folder names', () => {
    const names = feedSources.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
  });

  it('use https for every URL', () => {
    for (const { address } of feedSources)
      if (address !== null) expect(new URL(address).protocol).toBe('https:');
  });

  it('have bounds with a minimum below the maximum', () => {
    for (const { bytes, rows, cadenceHours } of feedSources) {
      expect(bytes.least).toBeLessThan(bytes.most);
      expect(rows.least).toBeLessThan(rows.most);
      expect(cadenceHours).toBeGreaterThan(0);
    }
  });
});

const sharedDir = resolve('..', 'shared', 'data');
describe.skipIf(!existsSync(sharedDir))('real snapshots (needs ../shared)', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'assay-feeds-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const snapshots: readonly (readonly [string, string, number])[] = [
    ['tor-exits', 'feeds/tor-exits-2026-08-22.csv', 2_277],
    ['icloud-private-relay', 'feeds/icloud-private-relay-2026-08-17.txt', 13_745],
    ['x4bnet-vpn-ipv4', 'feeds/x4bnet-vpn-ipv4.txt', 10_862],
    ['x4bnet-vpn-ipv6', 'feeds/x4bnet-vpn-ipv6.txt', 498],
    ['x4bnet-datacenter-ipv4', 'feeds/x4bnet-datacenter-ipv4.txt', 42_566],
    ['x4bnet-datacenter-asn', 'feeds/x4bnet-datacenter-asn.txt', 892],
    ['mullvad', 'feeds/vpn-mullvadvpn.txt', 566],
    ['pia', 'feeds/vpn-pia.txt', 1_548],
    ['protonvpn', 'feeds/vpn-protonvpn.txt', 2_715],
    ['aws', 'feeds/ranges-aws.json', 6_520],
    ['googlebot', 'feeds/ranges-google-bot.json', 293],
    ['ipsum', 'feeds/ipsum-level3-2026-08-22.txt', 14_217],
    ['breaches', 'breaches/hibp-catalogue-2026-08.json', 1_024],
  ];

  it.each(snapshots)('imports %s and rejects it when half of it is missing', async (source, file, rows) => {
    const bytes = readFileSync(join(sharedDir, file));
    expect(await importFeed({ dataDir, source, bytes, now: monday })).toMatchObject({ ok: true, rows });
    const half = await importFeed({
      dataDir,
      source,
      bytes: bytes.subarray(0, bytes.length / 2),
      now: tuesday,
    });
    expect(half.ok).toBe(false);
  });
});
