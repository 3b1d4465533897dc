import type { X509Certificate } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { checkDigit, readBirthDate, readExpiryDate } from '../mrz/zone-fields';
import { type IdentityCode, readSealedIdentity, readVdsIdentity } from '../seal/identity-seal';
import { NUMBER_CHECKS } from '../visual/number-checks';
import type { Barcode } from './read-barcodes';

const NOTHING = {
  documentType: 'NATIONAL_ID',
  documentNumber: null,
  lastDigits: null,
  personalNumber: null,
  fullName: null,
  birthDate: null,
  expiryDate: null,
  sex: null,
  seal: null,
} as const;

/** Parses `DD/MM/YYYY` with a slash or dash as separator; null if it isn't a date. */
function dayOf(text: string | undefined): string | null {
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text ?? '') ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)
    ? null
    : date.toISOString().slice(0, 10);
}

const sexOf = (text: string | undefined): 'M' | 'F' | null => {
  const letter = text?.trim().toUpperCase()[0];
  return letter === 'M' || letter === 'F' ? letter : null;
};

/**
 * Host of the civil registry of Chile, which shows a card's state. Only its name is compared; no request is
 * sent.
 */
const CHILE = 'portal.sidiv.registrocivil.cl';

/**
 * Parses a code of Chile: a URL with the person's number, the card's number, and number, birth and expiry
 * with the check digits of the card's zone.
 */
function readChile(text: string, now: number): IdentityCode | null {
  if (!URL.canParse(text)) return null;
  const { hostname, searchParams } = new URL(text);
  const run = searchParams.get('RUN')?.toUpperCase() ?? '';
  if (hostname !== CHILE || !/^\d{7,8}-[\dK]$/.test(run)) return null;
  const number = searchParams.get('serial')?.toUpperCase() ?? null;
  const [, serial = '', check, birth = '', birthCheck, expiry = '', expiryCheck] =
    /^([A-Z\d]{9})(\d)(\d{6})(\d)(\d{6})(\d)$/.exec(searchParams.get('mrz')?.toUpperCase() ?? '') ?? [];
  const isRight =
    serial === '' ||
    (checkDigit(serial) === check && checkDigit(birth) === birthCheck && checkDigit(expiry) === expiryCheck);
  return {
    ...NOTHING,
    kind: 'CL_ID',
    country: 'CL',
    documentNumber: number,
    personalNumber: run.replace('-', ''),
    birthDate: readBirthDate(birth, now),
    expiryDate: readExpiryDate(expiry, now),
    faults: [
      ...(NUMBER_CHECKS['CL RUN'](run.replace('-', ''), new Date(now).toISOString().slice(0, 10)).isValid
        ? []
        : ['NUMBER_CHECK_DIGIT']),
      ...(isRight ? [] : ['CHECK_DIGIT']),
      ...(serial !== '' && number !== null && serial !== number ? ['NUMBER_DIFFERS'] : []),
    ],
  };
}

/** Parses a code of India until 2018: attributes of one element, including the whole number. */
function readAadhaarXml(text: string, today: string): IdentityCode | null {
  const [, body] = /<PrintLetterBarcodeData\s([^<>]*)\/?>/.exec(text) ?? [];
  if (body === undefined) return null;
  const attributes = new Map(
    [...body.matchAll(/([a-z]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const number = attributes.get('uid')?.replace(/\s/g, '') ?? '';
  if (!/^\d{12}$/.test(number)) return null;
  return {
    ...NOTHING,
    kind: 'IN_AADHAAR_XML',
    country: 'IN',
    documentNumber: number,
    fullName: attributes.get('name')?.trim() || null,
    birthDate: dayOf(attributes.get('dob')),
    sex: sexOf(attributes.get('gender')),
    faults: NUMBER_CHECKS['IN AADHAAR'](number, today).isValid ? [] : ['NUMBER_CHECK_DIGIT'],
  };
}

/**
 * Maximum decompressed size. A code contains a few kilobytes; a larger result means an attempt to exhaust
 * memory.
 */
const MAX_BYTES = 64 * 1024;
const SEPARATOR = 255;

/**
 * Parses a code of India since 2018: one large integer whose bytes are compressed; fields separated by byte
 * 255, then the portrait and a signature.
 */
function readAadhaarSecure(text: string): IdentityCode | null {
  if (!/^\d{400,8000}$/.test(text)) return null;
  const hex = BigInt(text).toString(16);
  let bytes: Buffer;
  try {
    const packed = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
    bytes = gunzipSync(packed, { maxOutputLength: MAX_BYTES });
  } catch {
    return null;
  }
  const fields: string[] = [];
  for (let from = 0; fields.length < 8; ) {
    const end = bytes.indexOf(SEPARATOR, from);
    if (end < 0) return null;
    fields.push(bytes.toString('utf8', from, end));
    from = end + 1;
  }
  // Later versions begin with their name.
  const [, reference = '', name = '', birth, gender] = /^V\d$/.test(fields[0]!) ? fields.slice(1) : fields;
  if (!/^\d{21}$/.test(reference)) return null;
  return {
    ...NOTHING,
    kind: 'IN_AADHAAR_SECURE',
    country: 'IN',
    lastDigits: reference.slice(0, 4),
    fullName: name.trim() || null,
    birthDate: dayOf(birth),
    sex: sexOf(gender),
    faults: [],
  };
}

/**
 * Parses the first code with a known layout: Chile's card since 2013, both layouts of India's Aadhaar, French
 * 2D-Doc, and ICAO visible digital seals. Checks the signatures of the last two.
 * @param now UNIX milliseconds
 * @param trusted certificates of code signers and of their authorities
 */
export function identityCodeAmong(
  barcodes: readonly Barcode[],
  now: number,
  trusted: readonly X509Certificate[] = [],
): IdentityCode | null {
  const today = new Date(now).toISOString().slice(0, 10);
  for (const { type, text, bytes } of barcodes) {
    const plain =
      type === 'DATA_MATRIX'
        ? readSealedIdentity(text, now, trusted)
        : type === 'QR' || type === 'PDF417'
          ? (readChile(text, now) ?? readAadhaarXml(text, today) ?? readAadhaarSecure(text))
          : null;
    const code = plain ?? readVdsIdentity(bytes, now, trusted);
    if (code) return code;
  }
  return null;
}
