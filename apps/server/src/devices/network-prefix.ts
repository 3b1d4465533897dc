import { parseIp } from '@assay/networks';

/** The network around an address: `/24` of IPv4, `/48` of IPv6; null for what is no address. */
export function networkOf(ip: string): string | null {
  const address = { version: 4 as 4 | 6, word0: 0, word1: 0, word2: 0, word3: 0 };
  if (!parseIp(ip, address)) return null;
  if (address.version === 4) return `4/${address.word0 >>> 8}`;
  return `6/${address.word0}/${address.word1 >>> 16}`;
}
