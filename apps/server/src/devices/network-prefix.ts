import { readIp } from '@assay/networks';

/** The network around an address: `/24` of IPv4, `/48` of IPv6; null for what is no address. */
export function networkOf(ip: string): string | null {
  const address = readIp(ip);
  if (address === null) return null;
  if (address.version === 4) return `4/${address.word0 >>> 8}`;
  return `6/${address.word0}/${address.word1 >>> 16}`;
}
