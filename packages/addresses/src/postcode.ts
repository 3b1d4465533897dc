import { placeName } from './place-name';
import { findUsZip, type ReferenceTables } from './reference/reference';
import { stateCode } from './us/parse-us';
import { type CountryFormat, countryFormat, type Region, spelledPostcode } from './world/country-format';
import { WHOLLY_DIVIDED } from './world/data/postcode-forms';

export interface PostcodeFacts {
  /** Of the form that the country's postcodes have, and of the given region where that is known; null = the country has none. */
  readonly valid: boolean | null;
  readonly postcode: string;
  /** Of the table of postcodes; null where there is no table, or the code is not in it. */
  readonly city: string | null;
  /** The division whose postcodes begin so. */
  readonly region: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A postcode of a country, with its place where a table of postcodes has it. */
export function lookUpPostcode(
  tables: ReferenceTables,
  country: string,
  postcode: string,
  region: string | null = null,
): PostcodeFacts {
  const format = countryFormat(country);
  const bare = spelledPostcode(format, postcode);
  const hasForm = format.postcode === null ? null : isGivenOut(format, bare);
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

/** What people write who have no postcode: no post gives it out. */
const ONLY_ZEROS = /^[0 -]+$/;

/** The code has its country's form, and begins as those of one of its divisions where all of them are known. */
function isGivenOut(format: CountryFormat, postcode: string): boolean {
  if (format.postcode?.test(postcode) !== true || ONLY_ZEROS.test(postcode)) return false;
  return (
    !WHOLLY_DIVIDED.has(format.country) ||
    [...format.regions.values()].some((region) => region.postcode?.test(postcode))
  );
}

/** A region that the metadata does not name, or gives no postcodes of, decides nothing. */
function isOfRegion(format: CountryFormat, postcode: string, region: string): boolean {
  const known = regionOf(format, region);
  return known?.postcode ? known.postcode.test(postcode) : true;
}

/** A division by any of its names or its code; null for one that the metadata does not have. */
export function regionOf(format: CountryFormat, region: string): Region | null {
  // ISO 3166-2 writes the country before its division: `CA-ON`.
  const own = region.trim().replace(new RegExp(`^${format.country}-`, 'i'), '');
  const name = format.country === 'US' ? (stateCode(own) ?? own) : own;
  return format.regions.get(placeName(name)) ?? null;
}

/** The one division whose postcodes begin as this one; null where none or several do. */
function regionOfPostcode(format: CountryFormat, postcode: string): string | null {
  const found = new Set([...format.regions.values()].filter((region) => region.postcode?.test(postcode)));
  const [only] = found;
  return found.size === 1 && only ? (format.country === 'US' ? only.key : only.name) : null;
}

/** Key of a division by any of its names or its code; null for one that the metadata does not have. */
export const lookUpRegion = (country: string, region: string): string | null =>
  regionOf(countryFormat(country), region)?.key ?? null;
