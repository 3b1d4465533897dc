import { TWO_DOC_FIELDS, type TwoDocFieldRule, type TwoDocForm } from './data/two-doc-fields';
import { TWO_DOC_TYPES, type TwoDocKind } from './data/two-doc-types';
import type { SealFault } from './vds';

/** What is not as the specification asks, or is not read here. */
type TwoDocFault = SealFault | 'VERSION_NOT_KNOWN' | 'TEXT_FORM';

/** A field of the message. */
interface TwoDocField {
  /** Two characters. */
  readonly id: string;
  readonly name: string;
  /** Dates as `YYYY-MM-DD`, amounts with a point, base 32 unpacked, everything else as it is written. */
  readonly value: string;
  /** The issuer had to cut it off. */
  readonly isTruncated: boolean;
}

/** A 2D-Doc of France: data about a paper, signed by who issued it. */
export interface TwoDoc {
  readonly version: number;
  /** Four characters of who certifies the issuer: FR03. */
  readonly authority: string;
  /** Four characters of the issuer's certificate. */
  readonly certificate: string;
  /** `YYYY-MM-DD`; null = the paper has no date. */
  readonly issuedOn: string | null;
  readonly signedOn: string | null;
  /** The code of the kind of document, and its meaning; null = it is not read here. */
  readonly type: string;
  readonly kind: TwoDocKind | null;
  readonly perimeter: string;
  /** ISO 3166-1 alpha-2; null = its version does not tell. */
  readonly country: string | null;
  readonly fields: readonly TwoDocField[];
  readonly faults: readonly TwoDocFault[];
  /** What the signature is over. */
  readonly signed: Uint8Array;
  /** r and s; null = there is none, or it cannot be read. */
  readonly signature: Uint8Array | null;
}

/** Ends a value, ends a value that was cut off, begins the signature (ASCII 29, 30, 31). */
const [GS, RS, US] = ['\x1d', '\x1e', '\x1f'];

/** A DataMatrix holds fewer characters. */
const MOST_CHARACTERS = 2400;
const HEADER = /^DC(\d\d)([A-Z]{2}[A-Z0-9]{2})([A-Z0-9]{4})([0-9A-F]{4})([0-9A-F]{4})([A-Z0-9]{2})/;
/** Behind the header of 22 characters: the perimeter since version 03, the country since 04. */
const BEHIND_HEADER: { readonly [version: number]: RegExp } = {
  1: /^/,
  2: /^/,
  3: /^([A-Z0-9]{2})/,
  4: /^([A-Z0-9]{2})([A-Z]{2})/,
};
const PERIMETER = '01';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const NO_DAY = 'FFFF';

/** Four hexadecimal digits of days since 2000; null = none. */
const dayOfCount = (hex: string): string | null =>
  hex === NO_DAY ? null : new Date(FIRST_DAY + Number.parseInt(hex, 16) * DAY_MS).toISOString().slice(0, 10);

/** DDMMYYYY; null = no day that there is. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)
    ? null
    : date.toISOString().slice(0, 10);
}

function minuteOf(text: string): string | null {
  const day = dayOf(text.slice(0, 8));
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text.slice(8)) ?? [];
  return day === null || hour === undefined ? null : `${day}T${hour}:${minute}`;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 §6, with or without the signs that fill it up; null = it is none. */
export function fromBase32(text: string): Uint8Array | null {
  const digits = text.replace(/=+$/, '');
  if (!/^[A-Z2-7]*$/.test(digits) || [1, 3, 6].includes(digits.length % 8)) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 5) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const digit of digits) {
    held = ((held << 5) | BASE32.indexOf(digit)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}

function textOfBase32(text: string): string | null {
  const bytes = fromBase32(text);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** '' = nothing is stated; null = it is not of its form. */
const READERS: { readonly [form in TwoDocForm]: (raw: string) => string | null } = {
  TEXT: (raw) => (/^[\x20-\x7e]*$/.test(raw) ? raw.trim() : null),
  DIGITS: (raw) => (/^\d*$/.test(raw) ? raw : null),
  DAYS: (raw) => (/^[0-9A-F]{4}$/.test(raw) ? (dayOfCount(raw) ?? '') : null),
  // A day of birth of which the day is not known.
  DATE: (raw) => (/^00\d{6}$/.test(raw) ? '' : dayOf(raw)),
  MINUTE: minuteOf,
  AMOUNT: (raw) => (/^-?\d*(,\d{1,2})?-?$/.test(raw) ? raw.replace(',', '.') : null),
  BASE32: textOfBase32,
  // Fillers of the zone are written as blanks.
  ZONE: (raw) => (/^[A-Z0-9 <]*$/.test(raw) ? raw.replaceAll(' ', '<') : null),
  FLAG: (raw) => (/^[01]$/.test(raw) ? raw : null),
};

/** A value where it stands in the message. */
interface Piece {
  readonly raw: string;
  readonly isTruncated: boolean;
  /** Where the next field begins. */
  readonly next: number;
}

/**
 * A value ends at a separator, at the end, or where it cannot be longer (§3.4.1): one of a fixed length has no separator. Some issuers
 * write one all the same.
 */
function pieceAt(message: string, at: number, rule: TwoDocFieldRule | undefined): Piece {
  const isFixed = rule !== undefined && rule.least === rule.most;
  const most = Math.min(message.length, at + (rule?.most ?? message.length));
  let end = at;
  while (end < most && message[end] !== GS && message[end] !== RS) end++;
  const ending = message[end];
  const isSeparated = ending === GS || ending === RS;
  return {
    raw: message.slice(at, end),
    isTruncated: ending === RS && !isFixed,
    next: isSeparated ? end + 1 : end,
  };
}

interface Message {
  readonly fields: readonly TwoDocField[];
  readonly faults: readonly TwoDocFault[];
}

/**
 * The fields of a message. One that is not known ends at the next separator: what else stood before it is lost. A value that is not of
 * its form is not given.
 */
function readMessage(message: string): Message {
  const fields = new Map<string, TwoDocField | null>();
  const faults = new Set<TwoDocFault>();
  for (let at = 0; at < message.length; ) {
    const id = message.slice(at, at + 2);
    if (!/^[0-9A-Z]{2}$/.test(id)) {
      faults.add('CUT_OFF');
      break;
    }
    const rule = Object.hasOwn(TWO_DOC_FIELDS, id) ? TWO_DOC_FIELDS[id] : undefined;
    const { raw, isTruncated, next } = pieceAt(message, at + 2, rule);
    at = next;
    if (!rule) {
      faults.add('FIELD_NOT_KNOWN');
      continue;
    }
    const isShort = raw !== '' && raw.length < rule.least && !isTruncated;
    const value = isShort ? null : READERS[rule.form](raw);
    if (value === null) faults.add(isShort && next >= message.length ? 'CUT_OFF' : 'FIELD_FORM');
    // Of a field that stands there twice nobody can tell which one is meant: neither is given.
    if (fields.has(id)) faults.add('FIELD_TWICE');
    fields.set(id, value && !fields.has(id) ? { id, name: rule.name, value, isTruncated } : null);
  }
  return { fields: [...fields.values()].filter((field) => field !== null), faults: [...faults] };
}

/** r and s of a curve of 256, 384 or 521 bits. */
const SIGNATURES = [64, 96, 132];

/** The signature behind its separator; since version 04 fields that nobody signed may follow, which are left out. */
function readSignature(text: string | undefined): Uint8Array | TwoDocFault {
  if (text === undefined) return 'SIGNATURE_MISSING';
  const bytes = fromBase32(text.split(GS)[0]!);
  return bytes && SIGNATURES.includes(bytes.length) ? bytes : 'SIGNATURE_FORM';
}

/**
 * Reads the text of a 2D-Doc (ANTS, Spécifications techniques des codes à barres 2D-Doc, version 3.2.6, section 3), versions 01 to 04
 * written in C40. The signature of version 01 is no text and is not read, and neither are codes in bytes and in several parts.
 * @returns null for what is none
 */
export function readTwoDoc(text: string): TwoDoc | null {
  const [whole, digits, authority = '', certificate = '', issued = '', signedOn = '', type = ''] =
    HEADER.exec(text) ?? [];
  if (whole === undefined || text.length > MOST_CHARACTERS) return null;
  const version = Number(digits);
  const behind = BEHIND_HEADER[version]?.exec(text.slice(whole.length)) ?? null;
  const [added = '', perimeter = PERIMETER, country = null] = behind ?? [];
  const begin = whole.length + added.length;
  const end = text.indexOf(US);
  const body = text.slice(begin, end < 0 ? text.length : end);
  const isRead = perimeter === PERIMETER && Object.hasOwn(TWO_DOC_TYPES, type);
  const isText = behind !== null && version > 1;
  const message: Message = isText && isRead ? readMessage(body) : { fields: [], faults: [] };
  // Letters beyond ASCII are those of another character set than was signed; the signature of version 01 has them.
  const isPlain = !isText || /^[\x00-\x7f]*$/.test(text);
  const signature = readSignature(end < 0 || !isText ? undefined : text.slice(end + 1));
  const faults: readonly TwoDocFault[] = [
    ...(behind === null ? (['VERSION_NOT_KNOWN'] as const) : []),
    ...(behind !== null && !isRead ? (['TYPE_NOT_READ'] as const) : []),
    ...(isPlain ? [] : (['TEXT_FORM'] as const)),
    ...message.faults,
    ...(typeof signature === 'string' ? [signature] : []),
  ];
  return {
    version,
    authority,
    certificate,
    issuedOn: dayOfCount(issued),
    signedOn: dayOfCount(signedOn),
    type,
    kind: isRead ? (TWO_DOC_TYPES[type]?.kind ?? null) : null,
    perimeter,
    country,
    fields: message.fields,
    faults,
    signed: Buffer.from(text.slice(0, begin + body.length), 'latin1'),
    signature: typeof signature === 'string' || !isPlain ? null : signature,
  };
}
