import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPrefix } from '@assay/networks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIpData } from '../../ip/ip-data';
import { writeMmdb } from '../../ip/testing/mmdb-writer';
import { importFeed, revertFeed } from '../import-feed';
import { networksOfRow } from './network-record';
import type { NetworkMeaning } from './own-meanings';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'own-networks-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const NOW = new Date('2026-11-20T00:00:00Z');

function load(
  text: string | Buffer,
  as: readonly NetworkMeaning[],
  more: { source?: string; columns?: { [field: string]: string }; allOrNothing?: boolean; dir?: string } = {},
) {
  const { source = 'own-networks', columns = {}, allOrNothing = false, dir = dataDir } = more;
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return importFeed({
    dataDir: dir,
    source,
    bytes,
    now: NOW,
    force: true,
    reading: { as, columns },
    allOrNothing,
  });
}

function lookup(ip: string, dir = dataDir) {
  const data = openIpData({ dataDir: dir, packageDirs: { city: null, asn: null, country: null } });
  try {
    return data.lookup(ip, NOW);
  } finally {
    data.close();
  }
}

describe('networksOfRow', () => {
  it.each([
    ['8.8.8.0/24', null, ['8.8.8.0/24']],
    ['8.8.8.1', null, ['8.8.8.1/32']],
    ['8.8.8.1', '8.8.8.6', ['8.8.8.1/32', '8.8.8.2/31', '8.8.8.4/31', '8.8.8.6/32']],
    ['134744064', '134744319', ['8.8.8.0/24']],
    ['281470816487424', '281470816487679', ['8.8.8.0/24']],
    ['::ffff:8.8.8.0', '8.8.8.255', ['8.8.8.0/24']],
    ['2a00::', '2a00::ffff', ['2a00::/112']],
    ['0.0.0.0', '255.255.255.255', ['0.0.0.0/0']],
    ['8.8.8.9', '8.8.8.1', null],
    ['8.8.8.9', '2a00::1', null],
    ['', '8.8.8.1', null],
    ['nothing', null, null],
    ['340282366920938463463374607431768211456', '340282366920938463463374607431768211457', null],
  ])('converts %s to %s', (first, last, expected) => {
    expect(networksOfRow(first, last)?.map(formatPrefix) ?? null).toEqual(expected);
  });
});

const PX = [
  '"134744064","134744127","VPN","US","United States of America","Ohio","Columbus","Shop ISP","shop.example","DCH","64500","Shop AS","3","-","Brand One"',
  '"134744128","134744191","RES","FR","France","-","-","Home ISP","home.example","ISP/MOB","64501","Home AS","1","-","-"',
  '"134744192","134744255","-","-","-","-","-","-","-","-","-","-","-","-","-"',
].join('\r\n');

describe('readOwnNetworks', () => {
  it("parses IP2Proxy's layout and stores only declared facts", async () => {
    expect(await load(PX, ['proxy-kinds', 'network-owner', 'connection-type', 'country'])).toMatchObject({
      ok: true,
      rows: 4,
    });
    expect(lookup('8.8.8.1')).toMatchObject({
      vpn: true,
      residential_proxy: false,
      tor: null,
      type: 'DCH',
      isp_name: 'Shop ISP',
      asn: 64500,
      provider_name: 'Brand One',
      country: 'US',
      city: null,
      place_source: { source: 'own-networks', date: '2026-11-20' },
      evidence: [{ flag: 'vpn', kind: 'range', source: 'own-networks', date: '2026-11-20' }],
    });
    expect(lookup('8.8.8.65')).toMatchObject({
      vpn: false,
      residential_proxy: true,
      type: 'ISP',
      country: 'FR',
    });
    expect(lookup('8.8.8.140')).toMatchObject({
      vpn: false,
      residential_proxy: false,
      isp_name: null,
      type: null,
    });
    expect(lookup('9.9.9.9')).toMatchObject({ vpn: false, isp_name: null, country: null });

    expect(await load(PX, ['network-owner'])).toMatchObject({ ok: true, rows: 2 });
    expect(lookup('8.8.8.1')).toMatchObject({
      vpn: false,
      residential_proxy: null,
      isp_name: 'Shop ISP',
      country: null,
    });
  });

  it('retains the previous version', async () => {
    await load('network,isp\n8.8.8.0/24,First\n', ['network-owner']);
    await load('network,isp\n8.8.8.0/24,Second\n', ['network-owner']);
    expect(lookup('8.8.8.8')).toMatchObject({ isp_name: 'Second' });
    await revertFeed({ dataDir, source: 'own-networks' });
    expect(lookup('8.8.8.8')).toMatchObject({ isp_name: 'First' });
  });

  it('accepts usual headings, declared headings, column numbers and other separators', async () => {
    const table = 'CIDR;ISP Name;Usage Type\n8.8.8.0/24;"Semi; Colon";mobile\n';
    await load(table, ['network-owner', 'connection-type']);
    expect(lookup('8.8.8.8')).toMatchObject({ isp_name: 'Semi; Colon', type: 'MOB' });

    const foreign = 'netz\thalter\n8.8.8.0/24\tNord\n';
    expect(await load(foreign, ['network-owner'])).toMatchObject({
      ok: false,
      error: { code: 'FEED_MALFORMED' },
    });
    await load(foreign, ['network-owner'], { columns: { network: 'Netz', owner: 'halter' } });
    expect(lookup('8.8.8.8')).toMatchObject({ isp_name: 'Nord' });

    await load('Ost,8.8.8.0,8.8.8.255\n', ['network-owner'], {
      columns: { owner: '1', first: '2', last: '3' },
    });
    expect(lookup('8.8.8.8')).toMatchObject({ isp_name: 'Ost' });
  });

  it('uses the narrowest network of a file, and combines the facts of several files', async () => {
    await load('network,isp\n8.8.0.0/16,Wide\n8.8.8.0/24,Narrow\n2a00:1::/32,Six\n', ['network-owner']);
    await load('network,proxy\n8.8.8.8,tor\n', ['proxy-kinds'], { source: 'own-networks-second' });
    expect(lookup('8.8.8.8')).toMatchObject({ isp_name: 'Narrow', tor: true });
    expect(lookup('8.8.1.1')).toMatchObject({ isp_name: 'Wide', tor: false });
    expect(lookup('2a00:1::5')).toMatchObject({ isp_name: 'Six' });
  });

  it('counts abuse lists, and flags an address as harmful from three lists', async () => {
    await load('ip,lists\n8.8.4.4,2\n8.8.4.5,7\n', ['abuse-lists'], { source: 'own-networks-second' });
    expect(lookup('8.8.4.4')).toMatchObject({ spam_number: 2, harmful: false });
    expect(lookup('8.8.4.5')).toMatchObject({ spam_number: 7, harmful: true });
    expect(lookup('8.8.4.6')).toMatchObject({ spam_number: 0, harmful: false });
  });

  it('reports invalid rows, and skips them unless all-or-nothing is requested', async () => {
    const table = [
      'network,isp,asn,type,proxy,country,lists',
      '8.8.8.0/24,Fine,AS64500,isp,vpn,US,1',
      '8.8.8.0/33,x,1,isp,vpn,US,1',
      '8.8.7.0/24,x,none,isp,vpn,US,1',
      '8.8.6.0/24,x,1,spaceship,vpn,US,1',
      '8.8.5.0/24,x,1,isp,cloak,US,1',
      '8.8.4.0/24,x,1,isp,vpn,XX,1',
      '8.8.3.0/24,x,1,isp,vpn,US,many',
      '8.8.2.0/24,x',
      '10.0.0.0/8,x,1,isp,vpn,US,1',
      '8.8.1.0/24,"x,1,isp,vpn,US,1',
      ...Array.from({ length: 10 }, (_, n) => `9.9.${n}.0/24,Fine,1,isp,vpn,US,1`),
    ].join('\n');
    const all = ['network-owner', 'connection-type', 'proxy-kinds', 'country', 'abuse-lists'] as const;
    const bad = [
      { row: 3, fault: 'network' },
      { row: 4, fault: 'asn' },
      { row: 5, fault: 'type' },
      { row: 6, fault: 'proxy' },
      { row: 7, fault: 'country' },
      { row: 8, fault: 'lists' },
      { row: 9, fault: 'fields' },
      { row: 10, fault: 'reserved' },
      { row: 11, fault: 'fields' },
    ];
    expect(await load(table, all, { allOrNothing: true })).toEqual({
      ok: false,
      error: { code: 'FEED_BAD_ROWS', message: expect.stringContaining('row 3 (network), row 4 (asn)') },
    });
    expect(await load(table, all)).toMatchObject({ ok: true, rows: 22, bad_rows: { count: 9, first: bad } });
    expect(await load(table, all)).toMatchObject({ unchanged: true, bad_rows: { count: 9 } });
    expect(lookup('8.8.8.8')).toMatchObject({ vpn: true, isp_name: 'Fine' });

    const mostlyBad = `network,isp\n8.8.8.0/24,Fine\n${'nowhere,x\n'.repeat(3)}`;
    expect(await load(mostlyBad, ['network-owner'])).toMatchObject({
      ok: false,
      error: { code: 'FEED_MALFORMED', message: expect.stringContaining('3 rows are invalid') },
    });
  });

  it.each([
    ['an empty file', '', 'FEED_EMPTY'],
    ['a web page', '<!doctype html><p>8.8.8.0/24</p>', 'FEED_MALFORMED'],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4]), 'FEED_MALFORMED'],
    ['a file with headings only', 'network,isp\n', 'FEED_ROWS'],
    ['a table without a column of networks', 'isp,asn\nShop,1\n', 'FEED_MALFORMED'],
    ['a table without a column for the declared facts', 'network,colour\n8.8.8.0/24,red\n', 'FEED_MALFORMED'],
    [
      'a MaxMind DB file that is cut off',
      writeMmdb({ '8.8.8.0/24': { isp: 'x' } }, 4).subarray(30),
      'FEED_MALFORMED',
    ],
  ])('rejects %s', async (_, text, code) => {
    expect(await load(text, ['network-owner'])).toMatchObject({ ok: false, error: { code } });
  });

  it('parses MaxMind DB files of both families', async () => {
    for (const version of [4, 6] as const) {
      const six = version === 6 ? { '2a00:1::/48': { isp: 'Six', connection_type: 'Cellular' } } : {};
      // In an IPv6 file, the IPv4 networks are below ::/96.
      const four = version === 6 ? '::808:800/120' : '8.8.8.0/24';
      const file = writeMmdb({ [four]: { isp: 'Four', connection_type: 'Cable/DSL' }, ...six }, version);
      expect(await load(file, ['network-owner', 'connection-type'])).toMatchObject({
        ok: true,
        rows: version === 6 ? 2 : 1,
      });
      expect(lookup('8.8.8.8')).toMatchObject({ isp_name: 'Four', type: 'ISP' });
      if (version === 6) expect(lookup('2a00:1::9')).toMatchObject({ isp_name: 'Six', type: 'MOB' });
    }
  });
});

const REAL = join(import.meta.dirname, '../../../../../../shared/data/mmdb');

describe.skipIf(!existsSync(REAL))('MaxMind test files (skipped when not present)', () => {
  const real = (name: string) => readFileSync(join(REAL, `${name}.mmdb`));

  it('reads the facts that each file states', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'own-mmdb-'));
    try {
      const files: readonly [string, NetworkMeaning[]][] = [
        ['GeoIP-Anonymous-Plus-Test', ['proxy-kinds']],
        ['GeoIP-Residential-Proxy-Test', ['proxy-kinds']],
        ['GeoIP2-IP-Risk-Test', ['proxy-kinds']],
        ['GeoIP2-Connection-Type-Test', ['connection-type']],
        ['GeoIP2-Enterprise-Test', ['connection-type', 'place', 'network-owner']],
        ['GeoIP2-Country-Test', ['country']],
        ['GeoIP2-City-Test', ['place']],
        ['GeoLite2-ASN-Test', ['network-owner']],
        ['GeoIP2-ISP-Test', ['network-owner']],
        ['GeoIP2-Anonymous-IP-Test', ['proxy-kinds']],
      ];
      for (const [name, as] of files) {
        const result = await load(real(name), as, {
          source: `own-networks-${name.toLowerCase().replace('-test', '')}`,
          dir,
        });
        expect([name, result]).toMatchObject([name, { ok: true }]);
      }
      expect(lookup('1.2.0.1', dir)).toMatchObject({ vpn: true });
      expect(lookup('2.125.160.216', dir)).toMatchObject({ country: 'GB', city: 'Boxford' });
      expect(lookup('1.128.0.1', dir)).toMatchObject({ asn: 1221 });
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});

describe('readOwnFlag', () => {
  const vpn = async (text: string | Buffer) =>
    importFeed({
      dataDir,
      source: 'own-vpn',
      bytes: typeof text === 'string' ? Buffer.from(text) : text,
      now: NOW,
      force: true,
    });

  it('accepts lines, tables and MaxMind DB files, and filters mixed files by the flag', async () => {
    expect(await vpn('# mine\n8.8.8.0/24\n2a00::/32 ; six\n8.8.4.4\nbad\n')).toMatchObject({
      rows: 3,
      bad_rows: { count: 1, first: [{ row: 5, fault: 'network' }] },
    });
    expect(await vpn('network,seen\n8.8.8.0/24,yes\n8.8.4.4,no\n')).toMatchObject({ rows: 2 });
    expect(await vpn('network,kind\n8.8.8.0/24,vpn\n8.8.4.4,tor\n')).toMatchObject({ rows: 1 });
    expect(await vpn(PX)).toMatchObject({ rows: 1 });
    const file = writeMmdb(
      { '8.8.8.0/24': { is_anonymous_vpn: 1 }, '8.8.4.0/24': { is_tor_exit_node: 1 } },
      4,
    );
    expect(await vpn(file)).toMatchObject({ rows: 1 });
    expect(lookup('8.8.8.8')).toMatchObject({ vpn: true });
  });
});

describe('operator tables of domains, numbers and issuers', () => {
  const own = (source: string, text: string, columns: { [field: string]: string } = {}) =>
    importFeed({
      dataDir,
      source,
      bytes: Buffer.from(text),
      now: NOW,
      force: true,
      reading: { as: [], columns },
    });

  it('accepts a list or a column', async () => {
    expect(
      await own('own-disposable-domains', 'One.example\n@two.example # seen\nno domain\n'),
    ).toMatchObject({
      rows: 2,
      bad_rows: { count: 1, first: [{ row: 3, fault: 'domain' }] },
    });
    expect(await own('own-free-domains', 'id,domain\n1,one.example\n2,two.example\n')).toMatchObject({
      rows: 2,
    });
    expect(await own('own-disposable-phones', '+49 1511 2345678\n004915112345679\nx\n')).toMatchObject({
      rows: 2,
      bad_rows: { first: [{ row: 3, fault: 'phone' }] },
    });
    expect(await own('own-disposable-domains', '["one.example"]')).toMatchObject({
      error: { code: 'FEED_MALFORMED' },
    });
    expect(await own('own-disposable-domains', 'a,b\n1,2\n')).toMatchObject({
      error: { code: 'FEED_MALFORMED' },
    });
  });

  it('accepts issuers with usual and declared headings', async () => {
    const usual =
      'BIN;Card Scheme;Card Type;Card Level;Country;Bank\n414141;VISA;Prepaid debit;GOLD;de;Erste Bank\n';
    expect(await own('own-bin-table', usual)).toMatchObject({ rows: 1 });
    const rows =
      'von,bis,haus\n41414100,41414199,Zweite Bank\n41x,,y\n4242,4141,z\n515151,515159,Dritte\n515161,,Vierte\n';
    expect(await own('own-bin-table', rows, { first: 'von', last: 'bis', bank: 'haus' })).toMatchObject({
      rows: 3,
      bad_rows: {
        count: 2,
        first: [
          { row: 3, fault: 'first' },
          { row: 4, fault: 'last' },
        ],
      },
    });
    expect(await own('own-bin-table', rows, { bank: 'haus' })).toMatchObject({
      error: { code: 'FEED_MALFORMED' },
    });
    expect(await own('own-bin-table', rows, { bank: 'nobody' })).toMatchObject({
      error: { code: 'FEED_MALFORMED' },
    });
    expect(await own('own-bin-table', rows, { colour: 'haus' })).toMatchObject({
      error: { code: 'FEED_MALFORMED' },
    });
  });

  it("rejects declared columns for feeds that aren't operator files", async () => {
    expect(await own('tor-exits', '8.8.8.8\n')).toMatchObject({ error: { code: 'FEED_SETTINGS' } });
  });
});
