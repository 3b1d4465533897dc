import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isReserved } from '@assay/enrichment';
import { formatIp, parseIp } from '@assay/networks';

/** Folder of an installed data package. */
export function packageDir(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

/** Whole numbers from 0 to 2^32 − 1 in a fixed order that looks random (Numerical Recipes' generator). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The low bits of such a generator have short periods; only the high half is used, twice.
    const high = state >>> 16;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((high << 16) | (state >>> 16)) >>> 0;
  };
}

/** Distinct-looking public IPv4 addresses over the whole space. */
export function randomIpv4(count: number): string[] {
  const next = numbers(4);
  const address = { version: 4 as const, word0: 0, word1: 0, word2: 0, word3: 0 };
  return Array.from({ length: count }, () => {
    do address.word0 = next();
    while (isReserved(address));
    return formatIp(address);
  });
}

/**
 * IPv6 addresses inside announced networks, a network at a time with equal chance: random ones over the whole
 * space would nearly all be unallocated and cost nothing to answer.
 */
export function randomIpv6(count: number): string[] {
  const next = numbers(6);
  const csv = readFileSync(join(packageDir('@ip-location-db/asn'), 'asn-ipv6.csv'), 'utf8').split('\n');
  const address = { version: 6 as 4 | 6, word0: 0, word1: 0, word2: 0, word3: 0 };
  return Array.from({ length: count }, () => {
    const first = csv[next() % (csv.length - 1)]!.split(',', 1)[0]!;
    parseIp(first, address);
    address.word1 = (address.word1 | (next() & 0xffff)) >>> 0;
    address.word2 = next();
    address.word3 = next();
    return formatIp(address);
  });
}
