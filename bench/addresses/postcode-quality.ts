import { readFileSync } from 'node:fs';

/** Countries of which the dump has only the first half of each postcode. */
const HALVES = new Set(['CA', 'GB', 'GG', 'IE', 'IM', 'JE', 'MT', 'NL']);
/** Of countries with very many, every so-many-th is asked. */
const MOST_A_COUNTRY = 2000;

/**
 * How many postcodes that are in use are accepted. All of them are right, so this says nothing of wrong ones: those are in
 * the tests.
 * @param dump path of GeoNames' `allCountries.txt`: country, postcode, place, tab-separated
 */
export function rightPostcodes(
  dump: string,
  accepts: (country: string, postcode: string) => boolean | null,
): { readonly right: number; readonly all: number; readonly countries: number } {
  const codes = new Map<string, Set<string>>();
  for (const line of readFileSync(dump, 'utf8').split('\n')) {
    const [country, postcode] = line.split('\t');
    if (!country || !postcode || HALVES.has(country)) continue;
    const known = codes.get(country) ?? new Set();
    codes.set(country, known.add(postcode));
  }
  let [right, all] = [0, 0];
  for (const [country, known] of codes) {
    const step = Math.ceil(known.size / MOST_A_COUNTRY);
    [...known].forEach((postcode, at) => {
      if (at % step !== 0) return;
      all += 1;
      if (accepts(country, postcode) === true) right += 1;
    });
  }
  return { right, all, countries: codes.size };
}
