import { placeName } from '../place-name';
import METADATA from './data/address-metadata.json' with { type: 'json' };
import { FURTHER_REGIONS } from './data/further-regions';
import { CEDEX, FRENCH_POSTS, POSTCODE_FORMS } from './data/postcode-forms';

/**
 * How a country writes addresses. `data/address-metadata.json` is Google's address metadata of 252 countries and territories
 * (CC BY 4.0, as published with libaddressinput), without its cities: format, postcodes, divisions with their names and the
 * beginnings of their postcodes.
 */
export interface CountryFormat {
  readonly country: string;
  /** Lines of fields: `%N%n%O%n%A%n%Z %C`; `%A` street, `%C` city, `%D` district, `%S` division, `%Z` postcode. */
  readonly format: string;
  /** The whole postcode; null where the country has none. */
  readonly postcode: RegExp | null;
  /** The same within a text. */
  readonly postcodeWithin: RegExp | null;
  readonly postcodeExample: string | null;
  /** The postcode stands before the city. */
  readonly postcodeFirst: boolean;
  /** The largest part stands first (`〒%Z%n%S%n%A`). */
  readonly largestFirst: boolean;
  /** Names of the country in its own language and in English, plain. */
  readonly names: ReadonlySet<string>;
  /** Divisions by each of their names and codes, plain. */
  readonly regions: ReadonlyMap<string, Region>;
  /** Divisions of the scripts that set no blanks, longest name first. */
  readonly regionNames: readonly string[];
}

export interface Region {
  readonly key: string;
  readonly name: string;
  /** What its postcodes begin with. */
  readonly postcode: RegExp | null;
}

interface Metadata {
  readonly name?: string;
  readonly fmt?: string;
  readonly zip?: string;
  readonly zipex?: string;
  readonly lang?: string;
  readonly regions?: readonly RegionRow[];
}
/** Key, names in each of the country's scripts, what the postcodes begin with. */
type RegionRow = readonly [key: string, names: readonly string[], postcode?: string];

const metadata = METADATA as unknown as { readonly [country: string]: Metadata };
/** At most one for each code that `countryCode` knows. */
const formats = new Map<string, CountryFormat>();

/** How a country writes addresses, or the plain form where the metadata does not have it. @param code ISO 3166-1 alpha-2 */
export function countryFormat(code: string): CountryFormat {
  const country = code.toUpperCase();
  const known = formats.get(country);
  if (known !== undefined) return known;
  const made = formatOf(country, (Object.hasOwn(metadata, country) ? metadata[country] : undefined) ?? {});
  formats.set(country, made);
  return made;
}

const DEFAULT_FORMAT = '%N%n%O%n%A%n%C';

function formatOf(country: string, found: Metadata): CountryFormat {
  const format = found.fmt ?? DEFAULT_FORMAT;
  const regions = regionsOf([...(found.regions ?? []), ...furtherRegions(country)]);
  const own = POSTCODE_FORMS[country];
  const zip = own?.form ?? found.zip ?? null;
  const place = (field: string) => format.indexOf(field);
  return {
    country,
    format,
    postcode: zip === null ? null : new RegExp(`^(?:${zip})$`, 'i'),
    postcodeWithin: zip === null ? null : withinText(country, zip),
    postcodeExample: own?.example ?? found.zipex ?? null,
    postcodeFirst: place('%Z') >= 0 && place('%Z') < place('%C') && place('%A') < place('%Z'),
    largestFirst: place('%A') > Math.max(place('%C'), place('%S')),
    names: countryNames(country, found),
    regions,
    regionNames: [...regions.keys()]
      .filter((name) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(name))
      .sort((a, b) => b.length - a.length),
  };
}

/** Postal prefixes of a country before its postcodes: `D-10115`, `CH-8001`. */
const LETTERS: { readonly [country: string]: string } = {
  DE: 'D',
  AT: 'A',
  FR: 'F',
  BE: 'B',
  IT: 'I',
  ES: 'E',
  FI: 'FI?N?',
  SE: 'SE?',
  NO: 'NO?',
  LU: 'L',
  HU: 'H',
};

const withinText = (country: string, zip: string): RegExp => {
  const letters = LETTERS[country];
  const prefix = `(?:(?:${letters ? `${letters}|` : ''}${country})[- ]?|〒\\s?)?`;
  // Where a blank may stand in the middle of a postcode, some write none, and some a blank where none stands.
  const loose = zip
    .replace(/\\s\?|\\s\*| \?|\[ \\-\]\?/g, '[ \\-]?')
    .replace(/ /g, (blank, at: number) => (zip[at - 1] === '[' ? blank : ' ?'))
    .replaceAll('[ ?', '[ ');
  return new RegExp(`(?<![\\p{L}\\p{N}])${prefix}(${loose})(?![\\p{L}\\p{N}]|-\\d)`, 'giu');
};

const DISPLAYED = new Map<string, Intl.DisplayNames>();
function displayName(country: string, language: string): string | undefined {
  try {
    const names =
      DISPLAYED.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    DISPLAYED.set(language, names);
    return names.of(country);
  } catch {
    // A language of the metadata that this runtime does not know.
    return undefined;
  }
}

const FURTHER_NAMES: { readonly [country: string]: readonly string[] } = {
  GB: [
    'uk',
    'u k',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'united kingdom of great britain',
  ],
  NL: ['the netherlands', 'holland'],
  CZ: ['czech republic', 'cesko', 'ceska republika'],
  KR: ['south korea', 'republic of korea', 'korea', '대한민국'],
  CN: ['p r china', 'pr china', 'peoples republic of china'],
  RU: ['russian federation', 'россииская федерация'],
  AE: ['uae', 'u a e'],
  TW: ['taiwan r o c', 'taiwan roc', '台灣', '臺灣'],
  VN: ['vietnam'],
  BR: ['brazil'],
};

function countryNames(country: string, { name, lang }: Metadata): ReadonlySet<string> {
  const languages = ['en', 'de', 'fr', 'es', ...(lang?.split('~') ?? [])];
  return new Set(
    [
      name,
      ...languages.map((language) => displayName(country, language)),
      ...(FURTHER_NAMES[country] ?? []),
    ].flatMap((text) => (text ? [placeName(text)] : [])),
  );
}

const furtherRegions = (country: string): readonly RegionRow[] =>
  (FURTHER_REGIONS[country] ?? []).map((names) => [names[0] ?? '', names]);

function regionsOf(rows: readonly RegionRow[]): ReadonlyMap<string, Region> {
  const regions = new Map<string, Region>();
  for (const [key, names, postcode] of rows) {
    const region: Region = {
      key,
      name: names[0] ?? key,
      postcode: postcode === undefined ? null : new RegExp(`^(?:${postcode})`, 'i'),
    };
    for (const name of [key, ...names]) {
      const plain = placeName(name);
      if (plain !== '' && !regions.has(plain)) regions.set(plain, region);
    }
  }
  return regions;
}

/** A postcode in its country's spelling, as the metadata's example has it: `sw1a1aa` → `SW1A 1AA`, `D-10115` → `10115`. */
export function spelledPostcode(format: CountryFormat, postcode: string): string {
  const upper = postcode.toUpperCase().replace(/\s+/g, ' ').trim();
  const { postcode: form } = format;
  if (form === null) return upper;
  const text = FRENCH_POSTS.has(format.country) ? upper.replace(CEDEX, '') : upper;
  for (const candidate of spellings(format, text)) if (form.test(candidate)) return candidate;
  return upper;
}

/** Spellings of one postcode, the likeliest first; with and without the letters of its country before it. */
function* spellings(format: CountryFormat, text: string): Generator<string> {
  yield* respelled(format, text);
  const letters = new RegExp(
    `^(?:${format.country}|${LETTERS[format.country] ?? '[A-Z]{1,3}(?=[ -])'})[ -]?`,
  );
  const bare = text.replace(letters, '');
  if (bare !== text) yield* respelled(format, bare);
}

function* respelled(format: CountryFormat, text: string): Generator<string> {
  const example = format.postcodeExample ?? '';
  const bare = text.replace(/[ -]/g, '');
  const at = example.search(/[ -]/);
  if (at > 0) {
    // Codes of several lengths part before their last letters (`SW1A 1AA`) or behind their first (`VLT 2345`).
    const tail = example.length - at - 1;
    if (bare.length > tail && bare.length > at) {
      yield `${bare.slice(0, -tail)}${example[at]}${bare.slice(-tail)}`;
      yield `${bare.slice(0, at)}${example[at]}${bare.slice(at)}`;
    }
  } else yield bare;
  yield text;
}
