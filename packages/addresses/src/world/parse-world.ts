import {
  type AddressComponents,
  type AddressFields,
  type KnowsCity,
  NO_COMPONENTS,
  type ParsedAddress,
} from '../address-components';
import { cleanText, firstOfSeveral } from '../clean-text';
import { placeName, plainText } from '../place-name';
import type { CountryFormat } from './country-format';
import { NUMBER_FIRST, REGION_WORDS } from './data/address-words';
import { CEDEX, FRENCH_POSTS } from './data/postcode-forms';
import { isLoneNumber } from './house-number';
import { parseLargestFirst } from './largest-first';
import { asciiDigits } from './native-digits';
import { findPostcode } from './postcode-in-text';
import { spelledPostcode } from './postcode-spelling';
import { splitRunOns } from './run-on';
import {
  type Part,
  partsOf,
  readStreet,
  type StreetLine,
  type StreetParts,
  streetScore,
  trimmed,
} from './street-line';

const knowsNone: KnowsCity = () => false;

/**
 * Parses an address of a country from one text, in its native or Latin script. Never throws; missing parts
 * are null.
 */
export function parseWorldText(
  text: string,
  format: CountryFormat,
  knowsCity: KnowsCity = knowsNone,
): ParsedAddress {
  const clean = withoutLabels(asciiDigits(firstOfSeveral(cleanText(text))));
  const native = format.largestFirst ? parseLargestFirst(clean, format) : null;
  if (native) return parsed(format, native.street, native);
  const all = partsOf(withMarks(clean, format));
  const known = (name: string) => name !== '' && knowsCity(format.country, null, name);
  const once = withoutCountry(all, format);
  const home = once === all ? all : withoutCountry(once, format);
  const split = splitRunOns(home, format, known);
  const { place, left } = readPlace(split, format, known, home !== all);
  const city = place.city ?? cityState(all, format);
  return parsed(format, readStreet(streetPart(left, format), format.country), { ...place, city });
}

/** Parses an address of a country from form fields; the first field may contain all of it. Never throws. */
export function parseWorldFields(
  fields: AddressFields,
  format: CountryFormat,
  knowsCity: KnowsCity = knowsNone,
): ParsedAddress {
  const field = (text: string | null | undefined) => asciiDigits(cleanText(text ?? '')).trim() || null;
  const [street, street2, city, region, zip] = [
    fields.street,
    fields.street2,
    fields.city,
    fields.region,
    fields.zip,
  ].map(field);
  const whole = [street, street2].filter((part) => part).join(', ');
  if (!city && !region && !zip) return parseWorldText(whole, format, knowsCity);
  const first = asciiDigits(firstOfSeveral(cleanText(fields.street ?? '')));
  // A place repeated in the street field is in separate parts.
  const parts = partsOf([first, street2].filter((part) => part).join(', ')).filter(
    ({ plain }, index) =>
      index === 0 || (plain !== placeName(city ?? '-') && plain !== plainText(`${zip} ${city}`)),
  );
  return parsed(format, readStreet(streetPart(parts, format), format.country), {
    city: city ?? null,
    region: region ? (format.regions.get(placeName(region))?.name ?? region) : null,
    postcode: zip ? spelledPostcode(format, zip) : null,
  });
}

/** Words before the parts of a Thai address, which has no separators. */
const THAI_PARTS = /\s+(?=(?:แขวง|ตำบล|ต\.|เขต|อำเภอ|อ\.|จังหวัด|จ\.|กรุงเทพ))/gu;
const withMarks = (text: string, { country }: CountryFormat): string =>
  country === 'TH' ? text.replace(THAI_PARTS, ', ') : text;

/** Words before a postcode: `CEP 01037-010`, `PIN - 411027`. */
const POSTCODE_LABELS =
  /(?<![\p{L}\p{N}])(?:CEP|PIN(?:[ -]?CODE)?|ZIP(?:[ -]?CODE)?|PLZ|Post(?:al)?[ -]?Code|Postleitzahl|C\.P\.)[\s:.–-]*(?=\d{4})/giu;
const withoutLabels = (text: string): string =>
  /CEP|PIN|ZIP|PLZ|Post|C\.P/i.test(text) ? text.replace(POSTCODE_LABELS, '') : text;

type Place = Pick<AddressComponents, 'city' | 'region' | 'postcode'>;

const parsed = (
  format: CountryFormat,
  { within, building, locality, ...street }: StreetLine,
  { city, region, postcode }: Place,
): ParsedAddress => ({
  components: { ...NO_COMPONENTS, ...street, city, region, postcode, country: format.country },
  within,
  building,
  locality,
});

function withoutCountry(parts: readonly Part[], format: CountryFormat): readonly Part[] {
  const last = parts.at(-1);
  if (!last || parts.length === 0) return parts;
  if (format.names.has(placeName(last.text)) || (last.text === format.country && parts.length > 1)) {
    // `Singapore` and `Luxembourg` are also the city if there is no other part.
    return parts.length > 1 && !isOnlyPlace(parts, last) ? parts.slice(0, -1) : parts;
  }
  const words = last.text.split(' ');
  // `Bogotá CO`, unless it is also the code of a division.
  if (words.length > 1 && words.at(-1) === format.country && !format.regions.has(placeName(format.country)))
    return [...parts.slice(0, -1), ...partsOf(words.slice(0, -1).join(' '))];
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    if (!format.names.has(placeName(words.slice(-count).join(' ')))) continue;
    const rest = trimmed(words.slice(0, -count).join(' '));
    // `L-1611 Luxembourg`, `Ciudad de México`: the name of the country is that of the city, or part of it.
    const isCityToo = CITY_STATES.has(format.country) || parts.length < 3;
    if ((!/\p{L}{2}/u.test(rest) && isCityToo) || PLACE_BEFORE_COUNTRY.test(rest)) return parts;
    return [...parts.slice(0, -1), partsOf(rest)[0] ?? last];
  }
  return parts;
}

/** Words after which the name of a country is part of another name: `Departamento de San Salvador`. */
const PLACE_BEFORE_COUNTRY = /(?:^|\s)(?:de|del|do|of|la|san|santa|new|ciudad|city|isla|island)$/iu;

/** `99 Queen's Road Central, Hong Kong`: without another city the country's name is the city. */
function cityState(parts: readonly Part[], format: CountryFormat): string | null {
  if (!CITIES_AND_COUNTRIES.has(format.country)) return null;
  const words = parts.at(-1)?.text.split(' ') ?? [];
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    if (format.names.has(placeName(name))) return name;
  }
  return null;
}
const CITIES_AND_COUNTRIES = new Set(['GI', 'HK', 'MC', 'MO', 'SG']);

/** City states: their name is retained as the city unless it occurs twice. */
const CITY_STATES = new Set([
  'SG',
  'MC',
  'VA',
  'GI',
  'LU',
  'MO',
  'HK',
  'SM',
  'DJ',
  'KW',
  'PA',
  'GT',
  'MX',
  'AD',
]);
const isOnlyPlace = (parts: readonly Part[], last: Part): boolean =>
  CITY_STATES.has(last.text) ? false : parts.length < 3 && parts.length < 2;

/** Extracts postcode, division and city from the parts; the rest is street and building. */
function readPlace(
  all: readonly Part[],
  format: CountryFormat,
  known: (name: string) => boolean,
  hadCountry: boolean,
): { readonly place: Place; readonly left: readonly Part[] } {
  const found = findPostcode(all, format, known);
  let parts = all;
  let city: string | null = null;
  let region: string | null = null;
  if (found) {
    const { at, before, behind } = found;
    const ahead = trimmed(before);
    const after = trimmed(behind);
    const [beforeParts, afterParts] = [partsOf(ahead), partsOf(after)];
    parts = [...all.slice(0, at), ...beforeParts, ...afterParts, ...all.slice(at + 1)];
    const edge = at + beforeParts.length;
    // `N1 2XQ London`: before a known city the postcode is in the place of the city's line in any country.
    const opensCity = ahead === '' && after !== '' && !/\d/.test(after) && known(after);
    const follows = format.postcodeFirst || (ahead === '' && at === 0) || opensCity;
    const isCountry = !CITY_STATES.has(format.country) && format.names.has(placeName(after));
    if (follows && isCountry && parts.length > 2) parts = without(parts, edge);
    else if (follows && after !== '') {
      const read = splitRegion(after, format, known);
      city = read.city;
      region = read.region;
      parts = without(parts, edge);
    } else if (follows && edge < parts.length && !isStreet(parts[edge]!, format)) {
      const read = splitRegion(parts[edge]!.text, format, known);
      city = read.city;
      region = read.region;
      parts = without(parts, edge);
    }
  }
  // Divisions and the city are at the end, or at the beginning in formats with the largest part first.
  if (region === null) {
    const at = regionPart(parts, format, city !== null);
    if (at !== null) {
      region = format.regions.get(regionName(parts[at]!.text))!.name;
      region = parts[at]!.text;
      parts = without(parts, at);
    }
  }
  if (city === null) {
    const read = cityOf(parts, format, known, hadCountry || region !== null || found !== null);
    city = read.city;
    region ??= read.region;
    parts = read.left;
  }
  // Moscow is also a division: without another known city it is the city.
  const isOther =
    city !== null && !known(city) && !POSTCODES_NAME_CITIES.has(format.country) && found === null;
  if ((city === null || isOther) && region !== null && known(region)) {
    if (city !== null) parts = [...parts, ...partsOf(city)];
    [city, region] = [region, null];
  }
  return {
    place: { city: city === null ? null : cityName(city, format), region, postcode: found?.postcode ?? null },
    left: parts,
  };
}

/** Countries with cities of one name and division, where people write a district before it. */
const POSTCODES_NAME_CITIES: ReadonlySet<string> = new Set(['CA', 'AU', 'IT', 'ES', 'IN', 'JP', 'IE']);

const without = (parts: readonly Part[], at: number): readonly Part[] =>
  parts.filter((_, index) => index !== at);

const regionName = (text: string): string => placeName(text.replace(/[()]/g, ''));

/** Splits a division after the city in one part: `Milano MI`, `Toronto ON`, `São Paulo - SP`, `(MI)`. */
function splitRegion(
  text: string,
  format: CountryFormat,
  known: (name: string) => boolean,
): { city: string | null; region: string | null } {
  const none = { city: trimmed(text) || null, region: null };
  // `г. Санкт-Петербург`: a city that is also a division.
  if (withoutCityWord(text) !== text) return none;
  const [, before = '', behind = ''] = /^(.+?)\s*\/\s*(\S.*)$/.exec(text) ?? [];
  if (format.regions.has(placeName(behind))) return { city: trimmed(before), region: trimmed(behind) };
  const words = text.split(/\s+/);
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const tail = trimmed(words.slice(-count).join(' ').replace(/[()]/g, ''));
    if (!format.regions.has(placeName(tail))) continue;
    const head = trimmed(words.slice(0, -count).join(' '));
    // A city often has the name of its division; alone it is the city.
    if (head === '') return none;
    if (known(text) && !/^[A-Z]{2,3}$/.test(tail)) return none;
    return { city: head, region: tail };
  }
  return none;
}

/** Returns the index of a part that is only a division, from the end. */
function regionPart(parts: readonly Part[], format: CountryFormat, hasCity: boolean): number | null {
  for (let at = parts.length - 1; at >= 0; at--) {
    const { text, plain } = parts[at]!;
    if (/\d/.test(plain)) continue;
    const isNamed = format.regions.has(regionName(text));
    if (isNamed && (hasCity || parts.length > 2 || at < parts.length - 1 || REGION_WORDS.test(plain))) {
      // The last remaining name is the city.
      const others = parts.filter((part, index) => index !== at && !/\d/.test(part.plain));
      if (hasCity || others.length > 0 || /^[A-Z]{2,3}$/.test(text)) return at;
    }
  }
  return null;
}

const isStreet = (part: Part, format: CountryFormat): boolean => streetScore(part, format.country) > 0;

/** Roads whose names end with the name of a place: `Queen's Road Central` is not Queen's Road in Central. */
const ROADS_WITH_PLACES: ReadonlyMap<string, RegExp> = new Map([
  ['HK', /\b(?:queens|des voeux|connaught) r(?:oa)?d (?:central|east|west)$/],
]);

/** Countries whose cities have numbered sectors in place of postcodes. */
const SECTORS: ReadonlySet<string> = new Set(['JM', 'CI', 'GA', 'CG', 'BS']);

function cityOf(
  parts: readonly Part[],
  format: CountryFormat,
  known: (name: string) => boolean,
  hasPlace: boolean,
): { city: string | null; region: string | null; left: readonly Part[] } {
  if (parts.length === 0) return { city: null, region: null, left: parts };
  // The part that is most likely the street is not the city; a known name without a number is.
  for (let at = parts.length - 1; at >= 0; at--) {
    const { text, plain } = parts[at]!;
    // `Dublin 2`: numbered districts of a city.
    if (at > 0 && format.country === 'IE' && /^dublin \d{1,2}w?$/.test(plain))
      return { city: text, region: null, left: without(parts, at) };
    // `Kingston 6`: the city with its sector.
    const [, sectored = ''] = /^(\p{L}[\p{L} .'-]*\p{L}) \d{1,2}$/u.exec(text) ?? [];
    if (at > 0 && sectored !== '' && SECTORS.has(format.country) && known(sectored))
      return { city: sectored, region: null, left: without(parts, at) };
    if (/\d/.test(plain)) continue;
    if (known(text) && (parts.length > 1 || !isStreet(parts[at]!, format)))
      return { city: text, region: null, left: without(parts, at) };
    const split = splitRegion(text, format, known);
    if (split.region !== null && (hasPlace || parts.length > 1)) {
      const tail = known(split.city ?? '') ? null : knownTail(split.city ?? '', known);
      const left = [...parts.slice(0, at), ...partsOf(tail?.before ?? ''), ...parts.slice(at + 1)];
      return { city: tail?.city ?? split.city, region: split.region, left };
    }
  }
  const last = parts.length - 1;
  const joined = ROADS_WITH_PLACES.get(format.country)?.test(parts[last]!.plain)
    ? null
    : knownTail(parts[last]!.text, known);
  if (joined)
    return { city: joined.city, region: null, left: [...parts.slice(0, last), ...partsOf(joined.before)] };
  const first = parts.findIndex((part) => isStreet(part, format));
  const tail = regionalTail(parts[last]!, format, known);
  if (tail) return { ...tail.place, left: [...parts.slice(0, last), ...partsOf(tail.before)] };
  for (let at = last; at > Math.max(0, first); at--) {
    if (!/\d/.test(parts[at]!.plain) && streetScore(parts[at]!, format.country) < 2)
      return { city: parts[at]!.text, region: null, left: without(parts, at) };
  }
  if (parts.length > 1 && first > 0 && hasPlace && !/\d/.test(parts[0]!.plain) && last > 0) {
    return { city: parts[first - 1]!.text, region: null, left: without(parts, first - 1) };
  }
  if (parts.length === 1 && hasPlace && first < 0 && !/\d/.test(parts[0]!.plain))
    return { city: parts[0]!.text, region: null, left: [] };
  return { city: null, region: null, left: parts };
}

/** Reads a known city and its division at the end of a line: `12 Rue Sherbrooke Montréal QC`. */
function regionalTail(
  { text }: Part,
  { regions }: CountryFormat,
  known: (name: string) => boolean,
): { place: { city: string; region: string }; before: string } | null {
  const words = text.split(/\s+/);
  for (let count = Math.min(4, words.length - 2); count > 0; count--) {
    const region = trimmed(words.slice(-count).join(' '));
    if (!regions.has(placeName(region))) continue;
    const found = knownTail(words.slice(0, -count).join(' '), known);
    if (found) return { place: { city: found.city, region }, before: found.before };
  }
  return null;
}

/** Returns the longest known city at the end of a part with more words before it. */
function knownTail(text: string, known: (name: string) => boolean): { city: string; before: string } | null {
  const words = text.split(/\s+/);
  for (let count = Math.min(5, words.length - 1); count > 0; count--) {
    const city = words.slice(-count).join(' ');
    if (/\d/.test(city) || !known(city)) continue;
    return { city: trimmed(city), before: words.slice(0, -count).join(' ') };
  }
  return null;
}

/** `Paris CEDEX 02`: business mail for Paris. */
const cityName = (city: string, { country }: CountryFormat): string =>
  withoutCityWord(FRENCH_POSTS.has(country) ? city.replace(CEDEX, '') : city);

/** Removes the word for city: `г. Москва` becomes Москва. */
const withoutCityWord = (city: string): string =>
  city.replace(/^(?:г\.?|гор\.?|город|м\.|місто|гр\.|град)\s*(?=\p{Lu})/u, '');

function streetPart(parts: readonly Part[], format: CountryFormat): StreetParts {
  let best = -1;
  let score = 0;
  parts.forEach((part, at) => {
    const found = streetScore(part, format.country);
    const weight = isNamedBefore(part, parts[at + 1], format) ? Math.max(found, 3.5) : found;
    if (weight > score) [best, score] = [at, weight];
  });
  if (best < 0) best = 0;
  const isNamed = score > 0 || parts.length === 0 || !/\d/.test(parts[0]!.plain);
  return {
    street: parts[best] ?? null,
    before: parts.slice(0, best),
    behind: score > 0 || !isNamed ? parts.slice(best + 1) : [],
  };
}

/** `LÓPEZ MATEOS, 106`, `Street 1 Lane 2, 9`: a road with its number in the next part. */
function isNamedBefore({ plain }: Part, next: Part | undefined, { country }: CountryFormat): boolean {
  if (!next || NUMBER_FIRST.has(country) || !isLoneNumber(next.plain)) return false;
  return /\p{L}{3}/u.test(plain) && !/\d/.test(plain);
}
