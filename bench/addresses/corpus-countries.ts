import { countryCode3, countryCode as known } from '@assay/addresses';

/** Returns the ISO 3166-1 alpha-2 code of a corpus' country code; null if it isn't a country. */
export const countryCode = (code: string): string | null =>
  /^[a-z]{2}$/i.test(code) ? known(code.toUpperCase()) : null;

/** Codes that the corpora use in place of the standard's. */
const OWN_CODES: { readonly [code: string]: string } = { NZD: 'NZ', ROM: 'RO' };

/** Returns the ISO 3166-1 alpha-2 code of a code of three letters; null if it isn't a country. */
export function countryCodeOf3(code: string | undefined): string | null {
  const upper = code?.toUpperCase() ?? '';
  const found = OWN_CODES[upper] ?? known(upper);
  return found !== null && countryCode3(found) !== null ? found : null;
}
