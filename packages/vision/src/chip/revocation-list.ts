import type { X509Certificate } from 'node:crypto';
import { BadDer, childrenOf, expectChild, oidOf, readTlv, type Tlv } from './der';

/**
 * Serial numbers of certificates that a country's authority revoked, proven by its signature. Plain data that
 * can be passed to other processes.
 */
export interface RevocationList {
  /** Two letters. */
  readonly country: string;
  /** Normalized names of the authority: its name, and earlier or later names linked by certificates. */
  readonly issuers: readonly string[];
  /** SHA-256 of the public key that signed the list, hexadecimal. */
  readonly key: string;
  /** UNIX milliseconds. */
  readonly issuedAt: number;
  /** Time by which the next list is due, UNIX milliseconds. */
  readonly nextAt: number;
  /** Each number without redundant leading zeros, after a length byte. */
  readonly serials: Uint8Array;
}

/** A parsed list whose signature hasn't been checked. */
export interface WrittenRevocationList extends Omit<RevocationList, 'issuers' | 'key'> {
  readonly issuer: string;
  readonly signed: Uint8Array;
  readonly signatureAlgorithm: Tlv;
  readonly signature: Uint8Array;
}

const [SEQUENCE, INTEGER, BITS, OCTETS, BOOLEAN] = [0x30, 0x02, 0x03, 0x04, 0x01] as const;
const [UTC_TIME, GENERALIZED_TIME, BMP_STRING] = [0x17, 0x18, 0x1e] as const;
/** `[0]` in the body of a certificate is its version; in a list, it is the extensions. */
const FIRST = 0xa0;
/** Elements of names: the country, and the number by which authorities count their keys. */
const [COUNTRY_NAME, NUMBER] = ['2.5.4.6', '2.5.4.5'] as const;
const [DELTA, DISTRIBUTION_POINT, ENTRY_ISSUER] = ['2.5.29.27', '2.5.29.28', '2.5.29.29'] as const;
const DAY = 86_400_000;
/** Maximum age of a list: Doc 9303 part 12 requires one at least every 90 days. */
const MAX_DAYS = 90;
/** Maximum number of entries; the lists of all countries together have a few thousand. */
const MAX_ENTRIES = 1_000_000;

export interface Name {
  readonly country: string | null;
  readonly folded: string;
}

/** Decodes an element of a name as text, for any string type. */
const textOf = ({ tag, value }: Tlv): string =>
  tag === BMP_STRING ? new TextDecoder('utf-16be').decode(value) : Buffer.from(value).toString('utf8');

/**
 * Parses a name (RFC 5280 §4.1.2.4) and normalizes order, case and spacing, because a country may write its
 * name in several ways. Omits the number by which an authority counts its keys.
 */
function readName({ value }: Tlv): Name {
  const parts = childrenOf(value)
    .flatMap((set) => childrenOf(set.value))
    .map((pair) => {
      const [type, text] = childrenOf(pair.value);
      if (!type || !text) throw new BadDer('a name has an empty part');
      return [oidOf(type), textOf(text).toLowerCase().replace(/\s+/g, ' ').trim()] as const;
    });
  const country = parts.find(([type]) => type === COUNTRY_NAME)?.[1].toUpperCase() ?? null;
  const lasting = parts.filter(([type]) => type !== NUMBER);
  return {
    country,
    folded: lasting
      .map((part) => part.join('='))
      .sort()
      .join('\n'),
  };
}

/** Parses a UTCTime or GeneralizedTime with seconds (§5.1.2.4). @returns UNIX milliseconds */
function timeOf({ tag, value }: Tlv): number {
  const text = Buffer.from(value).toString('latin1');
  const [, year = '', rest = ''] = /^(\d{2}|\d{4})(\d{10})Z$/.exec(text) ?? [];
  if ((tag === UTC_TIME ? 2 : 4) !== year.length) throw new BadDer('a time is invalid');
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const [month, day, hour, minute, second] = rest.match(/../g)!;
  const time = Date.parse(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time)) throw new BadDer('a time is invalid');
  return time;
}
const isTime = (part: Tlv | undefined): part is Tlv =>
  part?.tag === UTC_TIME || part?.tag === GENERALIZED_TIME;

interface Extension {
  readonly name: string;
  readonly isCritical: boolean;
  readonly value: Uint8Array;
}

const extensionsOf = (list: Uint8Array): readonly Extension[] =>
  childrenOf(list).map(({ value }) => {
    const [name, ...rest] = childrenOf(value);
    const held = rest.find(({ tag }) => tag === OCTETS);
    if (!name || !held) throw new BadDer('an extension is empty');
    return {
      name: oidOf(name),
      isCritical: rest.some(({ tag, value: bits }) => tag === BOOLEAN && bits[0] !== 0),
      value: held.value,
    };
  });

/**
 * Members of a distribution point (§5.2.5) that mark a list as covering other issuers' certificates, or only
 * part of the issuer's.
 */
const INDIRECT = 0x84;
const PARTS: readonly number[] = [0x82, 0x83, 0x85];

/**
 * Rejects lists that don't cover exactly all certificates of their issuer, which Doc 9303 part 12 §7.1.4
 * forbids. @throws BadDer
 */
function refusePartial(extensions: readonly Extension[]): void {
  for (const { name, isCritical, value } of extensions) {
    if (name === DELTA) throw new BadDer('it contains only the changes since another list (delta)');
    if (name === DISTRIBUTION_POINT) {
      const reported = childrenOf(readTlv(value).value).filter(({ value: bits }) =>
        bits.some((byte) => byte !== 0),
      );
      if (reported.some(({ tag }) => tag === INDIRECT))
        throw new BadDer('it covers other issuers (indirect)');
      if (reported.some(({ tag }) => PARTS.includes(tag)))
        throw new BadDer('it covers only a part of the certificates');
    } else if (isCritical) throw new BadDer('it has an unknown critical extension');
  }
}

/** Encodes a number after its length, without leading zeros that aren't needed for its sign. @throws BadDer */
function packed({ value }: Tlv): Uint8Array {
  let start = 0;
  while (value[start] === 0 && (value[start + 1] ?? 0x80) < 0x80) start++;
  const digits = value.subarray(start);
  if (digits.length > 0xff) throw new BadDer('a number is too long');
  return Buffer.concat([Uint8Array.of(digits.length), digits]);
}

/** Returns the numbers of a list's entries (§5.1.2.6), concatenated. @throws BadDer */
function serialsOf(entries: Uint8Array): Uint8Array {
  // The stored part of an entry is shorter than the entry.
  const serials = new Uint8Array(entries.length);
  let [length, count] = [0, 0];
  for (let at = 0; at < entries.length; ) {
    const entry = readTlv(entries, at);
    at += entry.whole.length;
    if (++count > MAX_ENTRIES) throw new BadDer(`it has more than ${MAX_ENTRIES} entries`);
    const parts = childrenOf(entry.value);
    const serial = packed(expectChild(parts, 0, INTEGER));
    for (const { name, isCritical } of parts[2] ? extensionsOf(parts[2].value) : []) {
      if (name === ENTRY_ISSUER) throw new BadDer('it covers other issuers (indirect)');
      if (isCritical) throw new BadDer('an entry has an unknown critical extension');
    }
    serials.set(serial, length);
    length += serial.length;
  }
  return serials.slice(0, length);
}

/**
 * Parses a list of revoked certificates (RFC 5280 §5.1) in DER.
 * @throws BadDer when it is invalid, names no country, or doesn't cover all certificates of its issuer
 */
export function readRevocationList(bytes: Uint8Array): WrittenRevocationList {
  const [body, algorithm, signature] = childrenOf(readTlv(bytes).value);
  if (body?.tag !== SEQUENCE || algorithm?.tag !== SEQUENCE || signature?.tag !== BITS)
    throw new BadDer("it isn't a list of revoked certificates");
  const parts = childrenOf(body.value);
  const rest = parts[0]?.tag === INTEGER ? parts.slice(1) : parts;
  const inner = expectChild(rest, 0, SEQUENCE);
  if (!Buffer.from(inner.whole).equals(algorithm.whole))
    throw new BadDer('it names two signature algorithms');
  const { country, folded } = readName(expectChild(rest, 1, SEQUENCE));
  if (!country) throw new BadDer('it names no country');
  if (!isTime(rest[2])) throw new BadDer("it isn't a list of revoked certificates");
  const [issuedAt, next] = [timeOf(rest[2]), isTime(rest[3]) ? timeOf(rest[3]) : null];
  const after = rest.slice(next === null ? 3 : 4);
  const extensions = after.find(({ tag }) => tag === FIRST);
  if (extensions) refusePartial(extensionsOf(readTlv(extensions.value).value));
  return {
    country,
    issuer: folded,
    issuedAt,
    nextAt: next ?? issuedAt + MAX_DAYS * DAY,
    serials: serialsOf(after[0]?.tag === SEQUENCE ? after[0].value : new Uint8Array()),
    signed: body.whole,
    signatureAlgorithm: algorithm,
    signature: signature.value.subarray(1),
  };
}

/** Returns serial number, issuer and subject of a certificate, in the form used for comparison with lists. */
export function namesOf({ raw }: X509Certificate) {
  const parts = childrenOf(readTlv(readTlv(raw).value).value);
  const rest = parts[0]?.tag === FIRST ? parts.slice(1) : parts;
  return {
    serial: packed(expectChild(rest, 0, INTEGER)),
    issuer: readName(expectChild(rest, 2, SEQUENCE)),
    subject: readName(expectChild(rest, 4, SEQUENCE)),
  };
}
