import { COUNTRY_CODES } from './data/country-codes';

/** A code in any case as ISO 3166-1 assigns it, `UK` read as `GB`; null for every other text. */
export function countryCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (code === 'UK') return 'GB';
  return COUNTRY_CODES.has(code) ? code : null;
}
