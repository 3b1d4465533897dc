import { COUNTRY_CODES } from '../geo/data/country-codes';

/** Returns the ISO 3166-1 code in upper case, with `UK` read as `GB`; null for any other text. */
function countryCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (code === 'UK') return 'GB';
  return COUNTRY_CODES.has(code) ? code : null;
}

/** The location of a network as its operator declares it, RFC 8805 §2.1.1. */
export interface DeclaredPlace {
  /** ISO 3166-1 alpha-2; null when the operator asks not to locate the network (RFC 8805 §2.1.2). */
  readonly country: string | null;
  /** ISO 3166-2 code without the country in upper case, or a division's name; null when not stated. */
  readonly region: string | null;
  readonly city: string | null;
}

/** Reason why the place of a row can't be used. */
export type PlaceFault = 'country' | 'region';

const REGION_CODE = /^([A-Z]{2})-([A-Z0-9]{1,3})$/;
const MAX_NAME_LENGTH = 100;
/** User-assigned code that meant "no place" before empty fields did. */
const NO_PLACE = 'ZZ';

/**
 * Parses the place that the fields of a row declare, or returns the fault: an invalid country, or a region of
 * another country. A region that isn't a code of ISO 3166-2 counts as a name.
 */
export function declaredPlace(country: string, region: string, city: string): DeclaredPlace | PlaceFault {
  const codeText = country.trim().toUpperCase();
  const regionText = name(region);
  const cityText = name(city);
  if (codeText === NO_PLACE || (codeText === '' && regionText === null && cityText === null)) {
    return { country: null, region: null, city: null };
  }
  const code = countryCodeOf(codeText);
  if (code === null) return 'country';
  const [, regionCountry, division] = REGION_CODE.exec(regionText?.toUpperCase() ?? '') ?? [];
  if (regionCountry !== undefined && countryCodeOf(regionCountry) !== code) return 'region';
  return { country: code, region: division ?? regionText, city: cityText };
}

function name(text: string): string | null {
  const plain = text.replace(/\p{Cc}+/gu, ' ').trim();
  return plain === '' ? null : plain.slice(0, MAX_NAME_LENGTH);
}
