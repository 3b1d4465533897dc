import { placeName } from './place-name';
import { findUsZip, type ReferenceTables } from './reference/reference';
import { stateCode } from './us/parse-us';
import { type CountryFormat, countryFormat, type Region } from './world/country-format';
import { SPACED_POSTCODES, WHOLLY_DIVIDED } from './world/data/postcode-forms';
import { cleanPostcode, spelledPostcode } from './world/postcode-spelling';

export interface PostcodeFacts {
  /**
   * True if it has the form of the country's postcodes and belongs to the given region, if known; null = the
   * country has no postcodes.
   */
  readonly valid: boolean | null;
  readonly postcode: string;
  /** From the table of postcodes; null without a table or if the code is not in it. */
  readonly city: string | null;
  /** Division whose postcodes have this prefix. */
  readonly region: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Longest postcode with separators and a country prefix, and longest name of a division; longer texts are neither. */
const MAX_LENGTHS = { postcode: 40, region: 200 } as const;

/** Looks up a postcode of a country, with its place if a table of postcodes has it. */
export function lookUpPostcode(
  tables: ReferenceTables,
  country: string,
  postcode: string,
  region: string | null = null,
): PostcodeFacts {
  const format = countryFormat(country);
  const isLong = postcode.length > MAX_LENGTHS.postcode;
  const bare = isLong ? postcode : spelledPostcode(format, postcode);
  const hasForm =
    isLong && format.postcode
      ? false
      : format.postcode === null
        ? null
        : isGivenOut(format, bare) && !isWronglySpaced(format, postcode, bare);
  const zip = country === 'US' && hasForm ? findUsZip(tables.usZips, bare) : null;
  const found = zip?.region ?? (hasForm ? regionOfPostcode(format, bare) : null);
  return {
    valid: hasForm && region !== null ? isOfRegion(format, bare, region) : hasForm,
    postcode: bare,
    city: zip?.city ?? null,
    region: found,
    latitude: zip?.latitude ?? null,
    longitude: zip?.longitude ?? null,
  };
}

/** Placeholder of people without a postcode; no post office issues it. */
const ONLY_ZEROS = /^[0 -]+$/;

/**
 * Checks that the code has its country's form, and the prefix of one of its divisions if all prefixes are
 * known.
 */
function isGivenOut(format: CountryFormat, postcode: string): boolean {
  if (format.postcode?.test(postcode) !== true || ONLY_ZEROS.test(postcode)) return false;
  return (
    !WHOLLY_DIVIDED.has(format.country) ||
    format.postcodeRegions.some((region) => region.postcode?.test(postcode))
  );
}

const SEPARATORS = /[ -]+/g;

/** Returns the positions of separators, counted in the other characters. */
function separatorPlaces(text: string): string {
  let passed = 0;
  return [...text.matchAll(SEPARATORS)]
    .map(({ index, 0: { length } }) => {
      const place = index - passed;
      passed += length;
      return place;
    })
    .join();
}

/**
 * Checks for separators within the digits of a code that has none (`11 110` for 11110), for separators at
 * another place than the country's (`A65T F12`), and for separators at an end. Letters before the digits may
 * be apart from them.
 */
function isWronglySpaced(format: CountryFormat, given: string, bare: string): boolean {
  const text = cleanPostcode(format, given);
  if (!/[ -]/.test(text)) return false;
  if (/^-|-$/.test(text)) return true;
  if (/^\d+$/.test(bare)) {
    // Country letters before the digits aren't part of the code.
    const places = separatorPlaces(text.replace(/^\D+/, ''));
    return places !== '' && !(places === '3' && SPACED_POSTCODES.has(format.country));
  }
  if (/^[A-Z]+[ -]?\d+$/.test(bare)) return false;
  const places = separatorPlaces(text);
  const isSame = text.replace(SEPARATORS, '') === bare.replace(SEPARATORS, '');
  return places !== '' && isSame && places !== separatorPlaces(bare);
}

/** Checks the region; a region that the metadata doesn't name, or has no postcodes for, decides nothing. */
function isOfRegion(format: CountryFormat, postcode: string, region: string): boolean {
  const known = region.length > MAX_LENGTHS.region ? null : regionOf(format, region);
  return known?.postcode ? known.postcode.test(postcode) : true;
}

/** Returns a division by any of its names or its code; null if the metadata doesn't have it. */
export function regionOf(format: CountryFormat, region: string): Region | null {
  // ISO 3166-2 puts the country before its division: `CA-ON`.
  const own = region.trim().replace(new RegExp(`^${format.country}-`, 'i'), '');
  const name = format.country === 'US' ? (stateCode(own) ?? own) : own;
  return format.regions.get(placeName(name)) ?? null;
}

/** Returns the only division whose postcodes have this prefix; null if there are none or several. */
function regionOfPostcode(format: CountryFormat, postcode: string): string | null {
  const found = format.postcodeRegions.filter((region) => region.postcode?.test(postcode));
  const [only] = found;
  return found.length === 1 && only ? (format.country === 'US' ? only.key : only.name) : null;
}

/** Returns the key of a division by any of its names or its code; null if the metadata doesn't have it. */
export const lookUpRegion = (country: string, region: string): string | null =>
  regionOf(countryFormat(country), region)?.key ?? null;
