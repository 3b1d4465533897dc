import { TWO_DOC_FIELDS, type TwoDocFieldRule, type TwoDocForm } from './data/two-doc-fields';
import { TWO_DOC_TYPES, type TwoDocKind } from './data/two-doc-types';
import type { SealFault } from './vds';

/** Violation of the specification, or an unsupported feature. */
type TwoDocFault = SealFault | 'VERSION_NOT_KNOWN' | 'TEXT_FORM';

/** Field of the message. */
interface TwoDocField {
  /** Two characters. */
  readonly id: string;
  readonly name: string;
  /** Dates as `YYYY-MM-DD`, amounts with a decimal point, Base32 decoded, other values unchanged. */
  readonly value: string;
  /** True if the issuer had to truncate the value. */
  readonly isTruncated: boolean;
}

/** French 2D-Doc: data about a document, signed by its issuer. */
export interface TwoDoc {
  readonly version: number;
  /** Four characters of the authority that certifies the issuer, for example FR03. */
  readonly authority: string;
  /** Four characters of the issuer's certificate. */
  readonly certificate: string;
  /** `YYYY-MM-DD`; null if the document has no date. */
  readonly issuedOn: string | null;
  readonly signedOn: string | null;
  /** Code of the document type, and its meaning; null if the type isn't supported. */
  readonly type: string;
  readonly kind: TwoDocKind | null;
  readonly perimeter: string;
  /** ISO 3166-1 alpha-2; null if the version doesn't contain it. */
  readonly country: string | null;
  readonly fields: readonly TwoDocField[];
  readonly faults: readonly TwoDocFault[];
  /** Signed bytes. */
  readonly signed: Uint8Array;
  /** r and s; null if it is missing or can't be read. */
  readonly signature: Uint8Array | null;
}

/** Control characters: end of a value, end of a truncated value, start of the signature (ASCII 29, 30, 31). */
const [GS, RS, US] = ['\x1d', '\x1e', '\x1f'];

/** Maximum number of characters; a DataMatrix holds fewer. */
const MAX_CHARACTERS = 2400;
const HEADER = /^DC(\d\d)([A-Z]{2}[A-Z0-9]{2})([A-Z0-9]{4})([0-9A-F]{4})([0-9A-F]{4})([A-Z0-9]{2})/;
/** Data after the header of 22 characters: the perimeter since version 03, the country since 04. */
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

/** Converts four hexadecimal digits, the days since 2000; null for none. */
const dayOfCount = (hex: string): string | null =>
  hex === NO_DAY ? null : new Date(FIRST_DAY + Number.parseInt(hex, 16) * DAY_MS).toISOString().slice(0, 10);

/** Converts DDMMYYYY; null if the day doesn't exist. */
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

/** Decodes Base32 (RFC 4648 §6), with or without padding; null for other text. */
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

/** Converters by format. '' means not stated, null means an invalid format. */
const READERS: { readonly [form in TwoDocForm]: (raw: string) => string | null } = {
  TEXT: (raw) => (/^[\x20-\x7e]*$/.test(raw) ? raw.trim() : null),
  DIGITS: (raw) => (/^\d*$/.test(raw) ? raw : null),
  DAYS: (raw) => (/^[0-9A-F]{4}$/.test(raw) ? (dayOfCount(raw) ?? '') : null),
  // Date of birth with an unknown day.
  DATE: (raw) => (/^00\d{6}$/.test(raw) ? '' : dayOf(raw)),
  MINUTE: minuteOf,
  AMOUNT: (raw) => (/^-?\d*(,\d{1,2})?-?$/.test(raw) ? raw.replace(',', '.') : null),
  BASE32: textOfBase32,
  // Fillers of the zone are written as spaces.
  ZONE: (raw) => (/^[A-Z0-9 <]*$/.test(raw) ? raw.replaceAll(' ', '<') : null),
  FLAG: (raw) => (/^[01]$/.test(raw) ? raw : null),
};

/** Value at its position in the message. */
interface Piece {
  readonly raw: string;
  readonly isTruncated: boolean;
  /** Start of the next field. */
  readonly next: number;
}

/**
 * Returns the value at a position. It ends at a separator, at the end, or at its maximum length (§3.4.1). A
 * value of fixed length isn't followed by a separator, but some issuers write one.
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
 * Parses the fields of a message. An unknown field ends at the next separator, so fields without separators
 * after it are lost. A value of invalid format is omitted.
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
    // For a repeated field the intended value is unknown, so neither is returned.
    if (fields.has(id)) faults.add('FIELD_TWICE');
    fields.set(id, value && !fields.has(id) ? { id, name: rule.name, value, isTruncated } : null);
  }
  return { fields: [...fields.values()].filter((field) => field !== null), faults: [...faults] };
}

/** Lengths of r and s together for curves of 256, 384 and 521 bits. */
const SIGNATURES = [64, 96, 132];

/** Reads the signature after its separator. Since version 04 unsigned fields may follow, which are ignored. */
function readSignature(text: string | undefined): Uint8Array | TwoDocFault {
  if (text === undefined) return 'SIGNATURE_MISSING';
  const bytes = fromBase32(text.split(GS)[0]!);
  return bytes && SIGNATURES.includes(bytes.length) ? bytes : 'SIGNATURE_FORM';
}

/**
 * Reads the text of a 2D-Doc (ANTS, Spécifications techniques des codes à barres 2D-Doc, version 3.2.6,
 * section 3), versions 01 to 04 written in C40. The signature of version 01 isn't text and isn't read. Binary
 * codes and codes in several parts aren't supported.
 * @returns null for other texts
 */
export function readTwoDoc(text: string): TwoDoc | null {
  const [whole, digits, authority = '', certificate = '', issued = '', signedOn = '', type = ''] =
    HEADER.exec(text) ?? [];
  if (whole === undefined || text.length > MAX_CHARACTERS) return null;
  const version = Number(digits);
  const behind = BEHIND_HEADER[version]?.exec(text.slice(whole.length)) ?? null;
  const [added = '', perimeter = PERIMETER, country = null] = behind ?? [];
  const begin = whole.length + added.length;
  const end = text.indexOf(US);
  const body = text.slice(begin, end < 0 ? text.length : end);
  const isRead = perimeter === PERIMETER && Object.hasOwn(TWO_DOC_TYPES, type);
  const isText = behind !== null && version > 1;
  const message: Message = isText && isRead ? readMessage(body) : { fields: [], faults: [] };
  // Characters beyond ASCII come from another character set than the signed one; the signature of version 01
  // has them.
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
