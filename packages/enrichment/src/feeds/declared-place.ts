import { COUNTRY_CODES } from '../geo/data/country-codes';

/** A code in any case as ISO 3166-1 assigns it, `UK` read as `GB`; null for every other text. */
function countryCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (code === 'UK') return 'GB';
  return COUNTRY_CODES.has(code) ? code : null;
}

/** Where the operator of a network states it is, RFC 8805 §2.1.1. */
export interface DeclaredPlace {
  /** ISO 3166-1 alpha-2; null when the operator asks not to place the network (RFC 8805 §2.1.2). */
  readonly country: string | null;
  /** ISO 3166-2 without the country, in upper case, or a division's name; null when not reported. */
  readonly region: string | null;
  readonly city: string | null;
}

/** What keeps a row's place from being used. */
export type PlaceFault = 'country' | 'region';

const REGION_CODE = /^([A-Z]{2})-([A-Z0-9]{1,3})$/;
const LONGEST_NAME = 100;
/** The user-assigned code that stood for "no place" before the empty fields did. */
const NO_PLACE = 'ZZ';

/**
 * The place that the fields of a row declare, or what is wrong with them: a country that is none, or a region of
 * another country. A region that is no code of ISO 3166-2 is taken for a name.
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
  return plain === '' ? null : plain.slice(0, LONGEST_NAME);
}
