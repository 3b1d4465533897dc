/** IP addresses and ranges as lists hold them. IPv4 in IPv6 clothing (::ffff:1.2.3.4) is IPv4. */
import {
  formatIp,
  type IpAddress,
  type IpPrefix,
  isIpv4Mapped,
  parsePrefix,
  readIp,
  unmapped,
  unmappedPrefix,
} from '@assay/networks';

/** Reads an IPv4 or IPv6 address (RFC 4291 text), blanks around it aside; null when it is none. */
export function readListedIp(text: string): Readonly<IpAddress> | null {
  const address = readIp(text.trim());
  return address && unmapped(address);
}

/**
 * Reads an address or a CIDR range (RFC 4632), blanks around either part of it aside; host bits are zeroed. Null when it
 * is neither, and for an IPv4 address in IPv6 clothing with a length that reaches beyond its own bits.
 */
export function readListedRange(text: string): IpPrefix | null {
  const [base = '', ...length] = text.trim().split('/');
  const prefix = parsePrefix([base.trim(), ...length].join('/'), 'padded');
  if (prefix === null) return null;
  const range = unmappedPrefix(prefix);
  const address = readIp(base.trim());
  return range.address.version === 6 && address !== null && isIpv4Mapped(address) ? null : range;
}

/** The one spelling of an address; null when the text is none. */
export function canonicalIp(text: string): string | null {
  const address = readListedIp(text);
  return address && formatIp(address);
}
