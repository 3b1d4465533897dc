import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emptyAddress, formatIp, parseIp } from '@assay/networks';
import { Reader } from 'maxmind';
import { describe, expect, it } from 'vitest';
import { MmdbFormatError } from './mmdb-decoder';
import { MmdbFile } from './mmdb-file';
import { writeMmdb } from './testing/mmdb-writer';

const sharedDir = resolve('..', 'shared', 'data', 'mmdb');

function find(file: MmdbFile, ip: string): unknown {
  const address = emptyAddress();
  expect(parseIp(ip, address)).toBe(true);
  const record = file.find(address);
  return record < 0 ? null : file.record(record);
}

const paris = { country_code: 'FR', city: 'Paris', latitude: 48.8566 };
const lima = { country_code: 'PE', city: 'A name of more than twenty-eight letters', latitude: -12.05 };

describe('MmdbFile', () => {
  it('finds records and gaps in an IPv4 file', () => {
    const file = new MmdbFile(writeMmdb({ '1.2.3.0/24': paris, '200.0.0.0/6': lima, '1.2.4.9/32': lima }, 4));
    expect(file.metadata).toMatchObject({ ipVersion: 4, recordSize: 24, databaseType: 'Test' });
    expect(file.metadata.builtAt.getTime()).toBe(1_780_000_000_000);
    expect(find(file, '1.2.3.255')).toEqual(paris);
    expect(find(file, '1.2.4.9')).toEqual(lima);
    expect(find(file, '1.2.4.8')).toBeNull();
    expect(find(file, '203.255.255.255')).toEqual(lima);
    expect(find(file, '204.0.0.0')).toBeNull();
    expect(find(file, '2001:db8::1')).toBeNull();
  });

  it('visits networks and gaps in order, without holes in between', () => {
    const file = new MmdbFile(writeMmdb({ '1.2.3.0/24': paris, '128.0.0.0/1': lima }, 4));
    let next = 0;
    const found: [string, number, unknown][] = [];
    file.walk((high, low, length, record) => {
      expect([high, low]).toEqual([next, 0]);
      next = high + 2 ** (32 - length);
      const first = formatIp({ version: 4, word0: high, word1: 0, word2: 0, word3: 0 });
      if (record >= 0) found.push([first, length, file.record(record)]);
    });
    expect(next).toBe(2 ** 32);
    expect(found).toEqual([
      ['1.2.3.0', 24, paris],
      ['128.0.0.0', 1, lima],
    ]);
  });

  it('visits IPv6 networks by their leftmost 64 bits', () => {
    const file = new MmdbFile(writeMmdb({ '2001:db8:0:8000::/49': paris, '2001:db8:1::7/128': lima }, 6));
    const found: [number, number, number][] = [];
    file.walk((high, low, length, record) => {
      if (record >= 0) found.push([high, low, length]);
    });
    expect(found).toEqual([
      [0x20010db8, 0x8000, 49],
      [0x20010db8, 0x10000, 128],
    ]);
    expect(find(file, '2001:db8:1::7')).toEqual(lima);
    expect(find(file, '2001:db8:1::8')).toBeNull();
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('a web page about addresses')],
    ['a file without its end', writeMmdb({ '1.0.0.0/8': paris }, 4).subarray(0, 60)],
    ['a file without its start', writeMmdb({ '1.0.0.0/24': paris }, 4).subarray(200)],
  ])('rejects %s', (_, bytes) => {
    expect(() => new MmdbFile(bytes)).toThrow(MmdbFormatError);
  });

  it('rejects records that point outside the file', () => {
    const bytes = writeMmdb({ '0.0.0.0/1': paris }, 4);
    bytes.writeUIntBE(0xffffff, 0, 3);
    const file = new MmdbFile(bytes);
    expect(() => find(file, '1.1.1.1')).toThrow(MmdbFormatError);
  });

  it('rejects a tree with a loop', () => {
    const bytes = writeMmdb({ '0.0.0.0/1': paris }, 4);
    bytes.writeUIntBE(0, 0, 3);
    const file = new MmdbFile(bytes);
    expect(() => find(file, '0.0.0.0')).toThrow(MmdbFormatError);
    expect(() => file.walk(() => {})).toThrow(MmdbFormatError);
  });
});

describe.skipIf(!existsSync(sharedDir))('MaxMind test files (needs ../shared)', () => {
  const names = existsSync(sharedDir)
    ? readdirSync(sharedDir).filter((name) => name.endsWith('.mmdb'))
    : ['any file'];

  it.each(names)('%s: every network has the same record as with the maxmind package', (name) => {
    const bytes = readFileSync(join(sharedDir, name));
    const file = new MmdbFile(bytes);
    const reader = new Reader(bytes);
    let records = 0;
    file.walk((high, low, _length, record) => {
      if (record < 0) return;
      records++;
      const isIpv4 = file.metadata.ipVersion === 4;
      const address = { version: isIpv4 ? 4 : 6, word0: high, word1: low, word2: 0, word3: 0 } as const;
      // In an IPv6 tree, IPv4 addresses are below ::/96, which the leftmost 64 bits can't express.
      if (!isIpv4 && high === 0 && low === 0) return;
      const expected = reader.get(formatIp(address));
      const found = file.find(address);
      expect(found < 0 ? null : file.record(found)).toEqual(expected);
    });
    expect(records).toBeGreaterThan(0);
  });

  it.each(names)('%s: IPv4 addresses have the same records', (name) => {
    const bytes = readFileSync(join(sharedDir, name));
    const file = new MmdbFile(bytes);
    const reader = new Reader(bytes);
    const address = emptyAddress();
    for (let high = 1; high < 224; high++) {
      for (const rest of ['0.0.0', '2.3.4', '69.160.1', '125.160.216', '66.96.160', '255.255.255']) {
        const ip = `${high}.${rest}`;
        parseIp(ip, address);
        const record = file.find(address);
        expect(record < 0 ? null : file.record(record)).toEqual(reader.get(ip));
      }
    }
  });
});
