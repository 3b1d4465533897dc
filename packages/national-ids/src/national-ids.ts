import {
  readAadhaar,
  readBvn,
  readIrd,
  readNik,
  readNin,
  readPan,
} from './countries/asia-pacific-and-africa';
import { readAfm, readAmka, readNir, readPps, readSteuerId } from './countries/europe';
import { readCurp, readItin, readRfc, readSin, readSsn } from './countries/north-america';
import { readCc, readCe, readCnpj, readCpf, readNit, readPpt } from './countries/south-america';
import type { NationalId, Reader } from './verdict';

/** Readers for every kind of number, by country and name. */
const READERS = {
  'BR CPF': readCpf,
  'BR CNPJ': readCnpj,
  'CA SIN': readSin,
  'CO CC': readCc,
  'CO CE': readCe,
  'CO PPT': readPpt,
  'CO NIT': readNit,
  'DE IDNR': readSteuerId,
  'FR NIR': readNir,
  'GR AMKA': readAmka,
  'GR AFM': readAfm,
  'ID NIK': readNik,
  'IE PPS': readPps,
  'IN AADHAAR': readAadhaar,
  'IN PAN': readPan,
  'MX CURP': readCurp,
  'MX RFC': readRfc,
  'NG NIN': readNin,
  'NG BVN': readBvn,
  'NZ IRD': readIrd,
  'US SSN': readSsn,
  'US ITIN': readItin,
} as const satisfies { readonly [kind: string]: Reader };

/** Country (ISO 3166-1 alpha-2), a space, and the local name of the number. */
export type NationalIdKind = keyof typeof READERS;
export const NATIONAL_ID_KINDS = Object.keys(READERS) as readonly NationalIdKind[];

/** Alternative names of the same numbers. */
const ALIASES: { readonly [name: string]: NationalIdKind } = {
  'IE PPSN': 'IE PPS',
  'DE STEUERID': 'DE IDNR',
  'ID KTP': 'ID NIK',
  'FR INSEE': 'FR NIR',
};

/** Returns the kind of a country's number by its name in any case; null if it isn't supported. */
export function nationalIdKind(country: string, type: string): NationalIdKind | null {
  const name = `${country.trim()} ${type.trim()}`.toUpperCase();
  return Object.hasOwn(READERS, name) ? (name as NationalIdKind) : (ALIASES[name] ?? null);
}

const BLANK = 32;
const isSeparator = (code: number): boolean =>
  code === BLANK || code === 45 || code === 46 || code === 47 || code === 0xa0 || code === 0x2011;

/** Returns the text in capitals without spaces, hyphens, dots and slashes. */
function stripped(value: string): string {
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (isSeparator(code) || (code >= 97 && code <= 122) || code > 127) {
      return value.replace(/[\s\-./\u2010\u2011\u2013]/g, '').toUpperCase();
    }
  }
  return value;
}

const MAX_LENGTH = 64;

/**
 * Reads a national identity number. Checks that a number with this form and these check digits can exist, and
 * extracts the data in it. A valid result doesn't mean that the number was issued.
 * @param value the number as written; spaces, hyphens, dots and slashes are ignored, letters may be lowercase
 * @param today `YYYY-MM-DD`; no birth date is after it
 */
export function readNationalId(kind: NationalIdKind, value: string, today: string): NationalId {
  return READERS[kind](value.length > MAX_LENGTH ? '' : stripped(value), today);
}
