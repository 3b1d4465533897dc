import countries from 'i18n-iso-countries';
import { placeName } from '../place-name';
import METADATA from './data/address-metadata.json' with { type: 'json' };
import { FURTHER_REGIONS } from './data/further-regions';
import { COUNTRY_LETTERS, POSTCODE_FORMS } from './data/postcode-forms';

/**
 * Address format of a country. `data/address-metadata.json` is Google's address metadata of 252 countries and
 * territories (CC BY 4.0, as published with libaddressinput), without its cities: format, postcodes,
 * divisions with their names and postcode prefixes.
 */
export interface CountryFormat {
  readonly country: string;
  /** Lines of fields: `%N%n%O%n%A%n%Z %C`; `%A` street, `%C` city, `%D` district, `%S` division, `%Z` postcode. */
  readonly format: string;
  /** Pattern of the complete postcode; null if the country has no postcodes. */
  readonly postcode: RegExp | null;
  /** The same pattern within a text. */
  readonly postcodeWithin: RegExp | null;
  readonly postcodeExample: string | null;
  /** Country letters before a postcode that don't belong to it (`D-10115`). */
  readonly postcodeLetters: RegExp;
  /** True if the postcode comes before the city. */
  readonly postcodeFirst: boolean;
  /** True if the largest part comes first (`〒%Z%n%S%n%A`). */
  readonly largestFirst: boolean;
  /** Native and English names of the country, normalized by `plainText`. */
  readonly names: ReadonlySet<string>;
  /** Divisions by each of their names and codes, normalized by `plainText`. */
  readonly regions: ReadonlyMap<string, Region>;
  /** Divisions that have a postcode prefix, each once. */
  readonly postcodeRegions: readonly Region[];
  /** Divisions in scripts without spaces, longest name first. */
  readonly regionNames: readonly string[];
}

export interface Region {
  readonly key: string;
  readonly name: string;
  /** Prefix of its postcodes. */
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
/** Key, names in each of the country's scripts, postcode prefix. */
type RegionRow = readonly [key: string, names: readonly string[], postcode?: string];

const metadata = METADATA as unknown as { readonly [country: string]: Metadata };
/** At most one entry for each code that `countryCode` accepts. */
const formats = new Map<string, CountryFormat>();

/**
 * Returns the address format of a country, or the default format if the metadata doesn't have it. @param code
 * ISO 3166-1 alpha-2
 */
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
    postcodeLetters: new RegExp(
      `^(?:${[country, countries.alpha2ToAlpha3(country), COUNTRY_LETTERS[country]].filter((letters) => letters).join('|')})(?:[ -]|(?=\\d))`,
    ),
    postcodeFirst: place('%Z') >= 0 && place('%Z') < place('%C') && place('%A') < place('%Z'),
    largestFirst: place('%A') > Math.max(place('%C'), place('%S')),
    names: countryNames(country, found),
    regions,
    postcodeRegions: [...new Set(regions.values())].filter((region) => region.postcode !== null),
    regionNames: [...regions.keys()]
      .filter((name) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(name))
      .sort((a, b) => b.length - a.length),
  };
}

const withinText = (country: string, zip: string): RegExp => {
  const letters = COUNTRY_LETTERS[country];
  const prefix = `(?:(?:${letters ? `${letters}|` : ''}${country})[- ]?|〒\\s?)?`;
  // In the middle of a postcode, people omit spaces or add some.
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
    // This runtime doesn't support a language of the metadata.
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
  JM: ['jamaica w i', 'jamaica west indies', 'west indies', 'w i'],
  TT: ['trinidad', 'trinidad w i', 'tobago', 'west indies', 'w i'],
  BB: ['barbados w i', 'west indies', 'w i'],
  TR: ['turkey'],
  CI: ['ivory coast'],
  MK: ['macedonia'],
  SZ: ['swaziland'],
  BO: ['bolivia'],
  VE: ['venezuela'],
  TZ: ['tanzania'],
  MD: ['moldova'],
  IR: ['iran'],
  SY: ['syria'],
  LA: ['laos'],
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
