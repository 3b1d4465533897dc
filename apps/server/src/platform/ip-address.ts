import { isIP } from 'node:net';

/** A full IPv4 or IPv6 address and nothing else (no zone id, no prefix length). */
export const isIpAddress = (text: string): boolean => isIP(text) !== 0 && !text.includes('%');

export interface AddressRange {
  readonly address: string;
  readonly prefix: number;
}

/** An address, or a range in CIDR notation (RFC 4632, RFC 4291 §2.3); null for anything else. */
export function readAddressRange(text: string): AddressRange | null {
  const [address = '', length, rest] = text.split('/');
  if (!isIpAddress(address) || rest !== undefined) return null;
  const width = isIP(address) === 4 ? 32 : 128;
  if (length === undefined) return { address, prefix: width };
  return /^\d{1,3}$/.test(length) && Number(length) <= width ? { address, prefix: Number(length) } : null;
}
