import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address as 4 (IPv4) or 16 (IPv6) bytes in network order, `null` for anything else.
 * IPv6 in every text form of RFC 4291 §2.2; a zone (`%eth0`) is dropped; no brackets.
 */
export function ipBytes(text: string): Uint8Array | null {
  if (isIPv4(text)) return Uint8Array.from(text.split('.'), Number);
  const address = text.split('%', 1)[0] ?? '';
  if (!isIPv6(address)) return null;
  const [head = '', tail] = address.split('::');
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const bytes = new Uint8Array(16);
  bytes.set(before, 0);
  bytes.set(after, 16 - after.length);
  return bytes;
}

/** Bytes of colon-separated groups, the last of which may be a dotted IPv4 address. */
function groups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (group.includes('.')) return group.split('.').map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

/** A range of addresses of one family. */
export interface AddressRange {
  readonly bytes: Uint8Array;
  readonly prefixLength: number;
}

/**
 * Reads `10.0.0.0/8`, `fd00::/8` or a single address (RFC 4632 §3.1).
 * @throws RangeError when the text is neither: ranges come from configuration, a typo must not pass silently.
 */
export function addressRange(text: string): AddressRange {
  const [address = '', length] = text.split('/');
  const bytes = ipBytes(address);
  const longest = (bytes?.length ?? 0) * 8;
  const prefixLength = length === undefined ? longest : Number(length);
  if (
    bytes === null ||
    length === '' ||
    !Number.isInteger(prefixLength) ||
    prefixLength < 0 ||
    prefixLength > longest
  )
    throw new RangeError(`"${text}" is not an address range in CIDR notation.`);
  return { bytes, prefixLength };
}

export function isInRange(address: Uint8Array, range: AddressRange): boolean {
  if (address.length !== range.bytes.length) return false;
  const whole = range.prefixLength >> 3;
  for (let i = 0; i < whole; i++) if (address[i] !== range.bytes[i]) return false;
  const rest = range.prefixLength & 7;
  if (rest === 0) return true;
  const shift = 8 - rest;
  return address[whole]! >> shift === range.bytes[whole]! >> shift;
}
