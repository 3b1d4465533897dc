import countries from 'i18n-iso-countries';
import { COUNTRY_NAMES } from './data/country-names';

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

const codes = new Map<string, string>();
for (const [code, names] of Object.entries(countries.getNames('en', { select: 'all' }))) {
  codes.set(fold(code), code);
  for (const name of names) codes.set(fold(name), code);
}
for (const [three, two] of Object.entries(countries.getAlpha3Codes())) codes.set(fold(three), two);
for (const [name, code] of Object.entries(COUNTRY_NAMES)) codes.set(fold(name), code);

/** Lists write few countries often: what was asked before. Begins anew before it grows large. */
const asked = new Map<string, string | null>();
const MOST_ASKED = 10_000;

/**
 * ISO 3166-1 alpha-2 of a country as lists write it: a code of two or three letters, an English name, a common
 * demonym. `null` when it is none.
 */
export function countryCode(text: string): string | null {
  let code = asked.get(text);
  if (code === undefined) {
    const key = fold(text);
    code = codes.get(key) ?? codes.get(key.replace(/[.;]$/, '')) ?? null;
    if (asked.size >= MOST_ASKED) asked.clear();
    // A copy: a part of a document's text would keep all of it in memory.
    asked.set(Buffer.from(text).toString(), code);
  }
  return code;
}

/** A country named at the end of a place, such as `Giza, Egypt` or `Pyongyang, Korea, North`; `null` when none is. */
export function countryOfPlace(place: string): string | null {
  const parts = place.split(',').map((part) => part.trim());
  for (const count of [2, 1]) {
    if (parts.length < count) continue;
    const code = countryCode(parts.slice(-count).join(', '));
    if (code !== null) return code;
  }
  return null;
}
