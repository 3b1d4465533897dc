import { networkSet, parsePrefix, readScopedIp, setHolds, unmapped } from '@assay/networks';

/** Loopback and networks that are not routed on the internet. */
export const PRIVATE_NETWORKS: readonly string[] = [
  '127.0.0.0/8', // RFC 1122 §3.2.1.3
  '10.0.0.0/8', // RFC 1918
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10', // RFC 6598
  '169.254.0.0/16', // RFC 3927
  '::1/128', // RFC 4291 §2.5.3
  'fe80::/10', // RFC 4291 §2.5.6
  'fc00::/7', // RFC 4193
];

/** @returns a function that checks if an address is in one of the networks; false for an invalid address */
export function insideOf(networks: readonly string[]): (address: string) => boolean {
  const set = networkSet(networks.flatMap((network) => parsePrefix(network) ?? []));
  return (address) => {
    const read = readScopedIp(address);
    return read !== null && setHolds(set, unmapped(read));
  };
}

/** Returns true if a server that listens on this address is reachable only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || insideOf(['127.0.0.0/8', '::1/128'])(host);
