import { COUNTRIES } from '../data/countries';

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Countries by their names in a language, in its order. @param accepted codes; empty = every country */
export function countriesIn(language: string, accepted: readonly string[]): readonly Country[] {
  // Firefox knows names of regions from 86 on; before, their codes have to do.
  const names =
    typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames([language], { type: 'region' }) : null;
  const codes = accepted.length > 0 ? accepted : COUNTRIES.split(' ');
  const order = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: names?.of(code) ?? code }))
    .sort((one, other) => order.compare(one.name, other.name));
}
