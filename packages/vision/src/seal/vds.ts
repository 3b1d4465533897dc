import { MRZ_LAYOUTS, type MrzFormat } from '../mrz/data/layouts';
import { STATE_CODES } from '../mrz/data/states';
import { VDS_PROFILES, type VdsProfile } from './data/vds-profiles';

/** Violation of the standard of a signed code, or an unsupported feature. */
export type SealFault =
  | 'TYPE_NOT_READ'
  | 'FIELD_NOT_KNOWN'
  | 'FIELD_TWICE'
  | 'FIELD_FORM'
  | 'CUT_OFF'
  | 'SIGNATURE_MISSING'
  | 'SIGNATURE_FORM';

/**
 * Visible digital seal for non-constrained environments (ICAO technical report VDS-NC, version 1; Doc 9303-13
 * §3).
 */
export interface VdsNc {
  /** Type of the document: `icao.test`, `icao.vacc` … */
  readonly type: string;
  readonly version: number;
  /** Issuing country: three letters as in machine-readable zones. */
  readonly issuer: string;
  /** ISO 3166-1 alpha-2; the first two letters of an unlisted code. */
  readonly country: string;
  /**
   * Holder, by field names of this project. Only the member `pid` of the message is read, because the others
   * contain health data.
   */
  readonly holder: { readonly [name: string]: string };
  readonly faults: readonly SealFault[];
  /** Signed bytes. */
  readonly signed: Uint8Array;
  /** r and s; null if it is missing or invalid. */
  readonly signature: Uint8Array | null;
  /** Certificate of the signer, DER; null if the code doesn't contain it. */
  readonly certificate: Uint8Array | null;
}

type Members = { readonly [name: string]: unknown };
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns JSON with sorted members and without spaces (RFC 8785 §3.2). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isMembers(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** Decodes base64 in either alphabet; null for other values. */
const bytesOf = (value: unknown): Buffer | null =>
  typeof value === 'string' && /^[\w+/-]+={0,2}$/.test(value) ? Buffer.from(value, 'base64url') : null;

/** Field names by member of `pid`, for the holder of a test or vaccination certificate. */
const HOLDER: { readonly [member: string]: string } = {
  n: 'fullName',
  dob: 'birthDate',
  sex: 'sex',
  i: 'documentNumber',
  dn: 'documentNumber',
  ai: 'additionalNumber',
};
const READ = ['icao.test', 'icao.vacc'];
/** Maximum number of characters of a QR code. */
const MAX_CHARACTERS = 4296;
/** Lengths for curves of 256, 384 and 521 bits. */
const NC_SIGNATURES = [64, 96, 132];

/** Reads the text of a VDS-NC in JSON. @returns null for other texts */
export function readVdsNc(text: string): VdsNc | null {
  if (!text.startsWith('{') || text.length > MAX_CHARACTERS) return null;
  let parsed: Members;
  try {
    parsed = membersOf(JSON.parse(text));
  } catch {
    return null;
  }
  const [data, sig] = [membersOf(parsed.data), membersOf(parsed.sig)];
  const { t, v, is } = membersOf(data.hdr);
  if (typeof t !== 'string' || typeof v !== 'number' || typeof is !== 'string' || !/^[A-Z]{1,3}$/.test(is))
    return null;
  const isRead = READ.includes(t) && v === 1;
  const holder = Object.entries(membersOf(membersOf(data.msg).pid)).flatMap(([member, value]) => {
    const [name, said] = [HOLDER[member], textOf(value)];
    return name && said ? [[name, said.replace(/\s+/g, ' ').trim()] as const] : [];
  });
  const signature = bytesOf(sig.sigvl);
  const isWhole = signature !== null && NC_SIGNATURES.includes(signature.length);
  return {
    type: t,
    version: v,
    issuer: is,
    country: STATE_CODES.get(is) ?? is.slice(0, 2),
    holder: isRead ? Object.fromEntries(holder) : {},
    faults: [
      ...(isRead ? [] : (['TYPE_NOT_READ'] as const)),
      ...(sig.sigvl === undefined
        ? (['SIGNATURE_MISSING'] as const)
        : isWhole
          ? []
          : (['SIGNATURE_FORM'] as const)),
    ],
    signed: Buffer.from(canonical(data), 'utf8'),
    signature: isWhole ? signature : null,
    certificate: bytesOf(sig.cer),
  };
}

/** ICAO visible digital seal: data about a document, signed by its issuer. */
export interface Vds {
  /** 3 or 4, as ICAO counts; the byte in the seal is one less. */
  readonly version: number;
  /** Issuing country of the document: up to three letters, as in machine-readable zones. */
  readonly issuer: string;
  /** Two letters of a country and two characters of its signer. */
  readonly signer: string;
  /** Serial number of the signer's certificate, hexadecimal. */
  readonly reference: string;
  /** `YYYY-MM-DD`; null if the day doesn't exist. */
  readonly issuedOn: string | null;
  readonly signedOn: string | null;
  /** Two bytes of the document type, hexadecimal, and its meaning; null if the type isn't supported. */
  readonly type: string;
  readonly profile: VdsProfile | null;
  /** Values by field name, except those of a zone. */
  readonly fields: { readonly [name: string]: string };
  /** Lines of the machine-readable zone; null if the seal doesn't contain one. */
  readonly zone: readonly string[] | null;
  readonly faults: readonly SealFault[];
  /** Signed bytes. */
  readonly signed: Uint8Array;
  /** r and s; null if it is missing or invalid. */
  readonly signature: Uint8Array | null;
}

const MAGIC = 0xdc;
/** Version bytes of the versions 3 and 4. */
const [THIRD, FOURTH] = [2, 3];
/** Starts the signature, in place of a tag. */
const SIGNATURE = 0xff;
/** Maximum number of bytes of a DataMatrix. */
const MAX_BYTES = 1556;
/** Lengths for curves of 224, 256, 384, 512 and 521 bits. */
const SEAL_SIGNATURES = [56, 64, 96, 128, 132];

/** Lower values are shifts to other character sets. */
const FIRST = 3;
const CHARACTERS = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Ends C40: one character follows, encoded as its ASCII value plus one. */
const UNLATCH = 254;

/** Decodes C40 (Doc 9303-13 §2.3, TR-03137 annex B): three characters in two bytes; null for other bytes. */
export function fromC40(bytes: Uint8Array): string | null {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first, second] = [bytes[at]!, bytes[at + 1]];
    if (second === undefined) return null;
    if (first === UNLATCH) return at + 2 === bytes.length ? text + String.fromCharCode(second - 1) : null;
    const packed = first * 256 + second - 1;
    for (const value of [Math.floor(packed / 1600), Math.floor(packed / 40) % 40, packed % 40]) {
      // A shift at the end is padding for a missing third character.
      if (value >= FIRST) text += CHARACTERS[value - FIRST] ?? '';
      else if (at + 2 < bytes.length) return null;
    }
  }
  return text;
}

/** Converts month, day and year in one number of three bytes; null if the day doesn't exist. */
function dayOf(bytes: Uint8Array): string | null {
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const [, month, day, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(String(number).padStart(8, '0')) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)
    ? null
    : date.toISOString().slice(0, 10);
}

interface Header {
  readonly signer: string;
  readonly reference: string;
  /** Start of the dates. */
  readonly end: number;
}

/**
 * Reads signer and reference after magic byte, version and issuer. Version 4 has the length of the reference
 * between them, as two hexadecimal digits.
 */
function readSigner(bytes: Uint8Array, version: number): Header | null {
  const fixed = fromC40(bytes.subarray(4, version === FOURTH ? 8 : 10)) ?? '';
  if (version === THIRD) {
    const [, signer, reference] = /^([A-Z]{2}[A-Z0-9]{2})([A-F0-9]{5})$/.exec(fixed) ?? [];
    return signer && reference ? { signer, reference, end: 10 } : null;
  }
  const [, signer, digits] = /^([A-Z]{2}[A-Z0-9]{2})([A-F0-9]{2})$/.exec(fixed) ?? [];
  const length = Number.parseInt(digits ?? '0', 16);
  if (!signer || length === 0) return null;
  const end = 8 + Math.ceil(length / 3) * 2;
  const reference = fromC40(bytes.subarray(8, end)) ?? '';
  return reference.length === length && /^[A-F0-9]+$/.test(reference) ? { signer, reference, end } : null;
}

/** A tag with its value. */
interface Feature {
  readonly tag: number;
  readonly value: Uint8Array;
  readonly next: number;
}

/** Reads a feature. Lengths over 127 are encoded in DER or as a plain byte. */
function featureAt(bytes: Uint8Array, at: number): Feature | null {
  const [tag, length, longer] = [bytes[at]!, bytes[at + 1], bytes[at + 2]];
  const [size, from] = length === 0x81 ? [longer, at + 3] : [length, at + 2];
  if (size === undefined || from + size > bytes.length) return null;
  return { tag, value: bytes.subarray(from, from + size), next: from + size };
}

/** Returns the lines of a zone: spaces are fillers, and the end of a visa's second line is omitted. */
function linesOf(text: string, format: MrzFormat): readonly string[] {
  const { length } = MRZ_LAYOUTS[format];
  const whole = text.replaceAll(' ', '<');
  return [whole.slice(0, length).padEnd(length, '<'), whole.slice(length, 2 * length).padEnd(length, '<')];
}

/**
 * Reads a visible digital seal (ICAO Doc 9303-13, versions 3 and 4). Features are only read for the document
 * types in `VDS_PROFILES`.
 * @returns null for other bytes
 */
export function readVds(bytes: Uint8Array): Vds | null {
  const [magic, version = 0] = bytes;
  if (magic !== MAGIC || (version !== THIRD && version !== FOURTH) || bytes.length > MAX_BYTES) return null;
  const header = readSigner(bytes, version);
  const issuer = fromC40(bytes.subarray(2, 4))?.trim();
  if (!header || !issuer || bytes.length < header.end + 8) return null;
  const { signer, reference, end } = header;
  const type = Buffer.from(bytes.subarray(end + 6, end + 8)).toString('hex');
  const profile = Object.hasOwn(VDS_PROFILES, type) ? VDS_PROFILES[type]! : null;
  const faults = new Set<SealFault>(profile ? [] : ['TYPE_NOT_READ']);
  const fields = new Map<string, string>();
  let zone: readonly string[] | null = null;
  let at = end + 8;
  while (at < bytes.length && bytes[at] !== SIGNATURE) {
    const feature = featureAt(bytes, at);
    if (!feature) {
      faults.add('CUT_OFF');
      break;
    }
    at = feature.next;
    const rule = profile?.features[feature.tag];
    const text = rule && fromC40(feature.value)?.trimEnd();
    if (!rule) faults.add('FIELD_NOT_KNOWN');
    else if (!text) faults.add('FIELD_FORM');
    else if (rule.zone && zone === null) zone = linesOf(text, rule.zone);
    else if (rule.zone || fields.has(rule.name)) faults.add('FIELD_TWICE');
    else fields.set(rule.name, text);
  }
  const signature = bytes[at] === SIGNATURE ? featureAt(bytes, at) : null;
  const isSigned =
    signature !== null && signature.next === bytes.length && SEAL_SIGNATURES.includes(signature.value.length);
  if (!isSigned) faults.add(bytes[at] === SIGNATURE ? 'SIGNATURE_FORM' : 'SIGNATURE_MISSING');
  return {
    version: version + 1,
    issuer,
    signer,
    reference,
    issuedOn: dayOf(bytes.subarray(end, end + 3)),
    signedOn: dayOf(bytes.subarray(end + 3, end + 6)),
    type,
    profile,
    fields: Object.fromEntries(fields),
    zone,
    faults: [...faults],
    signed: bytes.subarray(0, at),
    signature: isSigned ? signature.value : null,
  };
}
