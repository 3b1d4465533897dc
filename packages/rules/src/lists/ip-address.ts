/** IP addresses and ranges as bits, for lists. IPv4 in IPv6 clothing (::ffff:1.2.3.4) is IPv4. */

export interface IpAddress {
  readonly version: 4 | 6;
  /** The 32 or 128 bits as an unsigned integer. */
  readonly bits: bigint;
}

export interface IpRange extends IpAddress {
  /** Leading bits that count, 0 to 32 or 128. */
  readonly prefix: number;
}

const MAPPED_PREFIX = 0xffffn;

function parseIpv4(text: string): bigint | null {
  const found = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (found === null) return null;
  let bits = 0n;
  for (const octet of found.slice(1)) {
    // A leading zero is octal to some readers and decimal to others: refuse it.
    if (Number(octet) > 255 || (octet.length > 1 && octet.startsWith('0'))) return null;
    bits = (bits << 8n) | BigInt(octet);
  }
  return bits;
}

/** The 16-bit groups of one side of `::`; the last may be an IPv4 address. Null when malformed. */
function ipv6Groups(text: string): bigint[] | null {
  if (text === '') return [];
  const groups: bigint[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    if (/^[0-9a-fA-F]{1,4}$/.test(part)) {
      groups.push(BigInt(`0x${part}`));
      continue;
    }
    const v4 = index === parts.length - 1 ? parseIpv4(part) : null;
    if (v4 === null) return null;
    groups.push(v4 >> 16n, v4 & 0xffffn);
  }
  return groups;
}

function parseIpv6(text: string): bigint | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = ipv6Groups(halves[0] ?? '');
  const tail = ipv6Groups(halves[1] ?? '');
  if (head === null || tail === null) return null;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  return [...head, ...new Array<bigint>(missing).fill(0n), ...tail].reduce(
    (bits, group) => (bits << 16n) | group,
    0n,
  );
}

/** Reads an IPv4 or IPv6 address (RFC 4291 text); null when it is none. */
export function parseIp(text: string): IpAddress | null {
  const trimmed = text.trim();
  if (trimmed.length > 45) return null;
  if (!trimmed.includes(':')) {
    const bits = parseIpv4(trimmed);
    return bits === null ? null : { version: 4, bits };
  }
  const bits = parseIpv6(trimmed);
  if (bits === null) return null;
  return bits >> 32n === MAPPED_PREFIX ? { version: 4, bits: bits & 0xffffffffn } : { version: 6, bits };
}

/** Keeps the leading bits of an address and zeroes the rest. */
export function maskBits(address: IpAddress, prefix: number): bigint {
  const rest = BigInt((address.version === 4 ? 32 : 128) - prefix);
  return (address.bits >> rest) << rest;
}

/** Reads an address or a CIDR range (RFC 4632); host bits are zeroed. Null when it is neither. */
export function parseIpRange(text: string): IpRange | null {
  const [base = '', length, extra] = text.trim().split('/');
  const address = parseIp(base);
  if (address === null || extra !== undefined) return null;
  const width = address.version === 4 ? 32 : 128;
  if (length === undefined) return { ...address, prefix: width };
  if (!/^\d{1,3}$/.test(length)) return null;
  // ::ffff:10.0.0.0/104 is 10.0.0.0/8 written the long way.
  const prefix = Number(length) - (address.version === 4 && base.includes(':') ? 96 : 0);
  if (prefix < 0 || prefix > width) return null;
  return { version: address.version, bits: maskBits(address, prefix), prefix };
}

/** Dotted quads that are written as `formatIp` writes them (RFC 6943 §3.1.1, the strict form). */
const CANONICAL_IPV4 = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;

/** The one spelling of an address; null when the text is none. Most are IPv4 and have it already. */
export function canonicalIp(text: string): string | null {
  if (CANONICAL_IPV4.test(text)) return text;
  const address = parseIp(text);
  return address === null ? null : formatIp(address);
}

/** One spelling per address: dotted quad, or RFC 5952 (lower case, longest run of zero groups as `::`). */
export function formatIp(address: IpAddress): string {
  if (address.version === 4) {
    return [24n, 16n, 8n, 0n].map((shift) => String((address.bits >> shift) & 0xffn)).join('.');
  }
  const groups = Array.from(
    { length: 8 },
    (_, index) => (address.bits >> BigInt(112 - 16 * index)) & 0xffffn,
  );
  let best = { start: 0, length: 1 };
  for (let start = 0; start < 8; start++) {
    let length = 0;
    while (start + length < 8 && groups[start + length] === 0n) length++;
    if (length > best.length) best = { start, length };
  }
  const hex = groups.map((group) => group.toString(16));
  if (best.length < 2) return hex.join(':');
  return `${hex.slice(0, best.start).join(':')}::${hex.slice(best.start + best.length).join(':')}`;
}
