import { latinLetters } from '../text/name-similarity';
import { ENGLISH_CITY_NAMES } from './data/city-names';
import { REGION_NAMES_BY_CODE } from './data/region-codes';
import { type Coordinates, type NamedPlace, type NamedPlaceTable, nearestPlace } from './nearest-place';

/** Districts and remarks after a name: `Berlin (Mitte)`, `Washington, D.C.` */
const REMARK = /\s*[([,].*$/;
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;
/** Words for an administrative status that some sources include and others omit. */
const STATUS_WORD = /^(?:city of|town of|municipality of|province of|state of) /;

/** Returns the name of a place as the source writes it, without districts and remarks. */
export const shownPlaceName = (name: string): string => name.slice(0, 100).replace(REMARK, '').trim();

/** Reduces the name of a place to a form that all spellings share: `São Paulo (Centro)` → `sao paulo`. */
export function placeName(name: string): string {
  const plain = latinLetters(shownPlaceName(name));
  return plain.replace(NOT_LETTERS, ' ').trim().replace(STATUS_WORD, '');
}

/** Normalizes a division, given by its name or postal abbreviation, like {@link placeName}. */
export function regionName(country: string, region: string): string {
  const name = REGION_NAMES_BY_CODE[country]?.[region.trim().toUpperCase()] ?? region;
  return placeName(name);
}

/** Abbreviations and numbers of divisions, which aren't shown in place of names. */
const CODE = /^[A-Z0-9]{1,3}$/;

/**
 * Returns the display name of a division, given by its name or code; null for a code that the table doesn't
 * contain.
 */
export function shownRegion(country: string, region: string): string | null {
  const text = region.trim();
  const known = REGION_NAMES_BY_CODE[country]?.[text.toUpperCase()];
  return known ?? (text === '' || CODE.test(text.toUpperCase()) ? null : text);
}

/**
 * Returns the numeric key of a place: 52 bits of two FNV-1a hashes over the key's UTF-16 units. Among 500,000
 * keys, the probability of a collision is below 1 in 30,000.
 */
export function placeKey(country: string, region: string, city: string): number {
  const text = `${country}|${region}|${city}`;
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x85ebca6b);
  }
  return (high >>> 6) * 0x4000000 + (low >>> 6);
}

/** Packed positions of cities by hashed name. */
export interface PlaceTable {
  /** Ascending keys of {@link placeKey}. */
  readonly keys: Float64Array;
  /** Latitude and longitude of each key, in turn, in degrees. */
  readonly positions: Float32Array;
  /** The same cities, ordered by position. */
  readonly named: NamedPlaceTable;
}

/** The known parts of an address. */
interface PlaceQuery {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined;
  /** Name or postal abbreviation of the state or province. */
  readonly region?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** Not used: there is no free table of the world's postal codes. */
  readonly zip?: string | null | undefined;
}

/** Finds the positions of addresses. */
export interface Places {
  /** Returns false while the table hasn't been built; nothing is found then. */
  isPacked(): boolean;
  /**
   * Returns the position of a city. Null when country or city is missing, the city is unknown, or several
   * cities of that name are equally likely. A country alone has no position, because its center isn't an
   * address.
   */
  locate(query: PlaceQuery): Coordinates | null;
  /**
   * Returns the city nearest to a position, within the given number of kilometers of its center; null without
   * one.
   */
  nearest(position: Coordinates, withinKm: number): NamedPlace | null;
}

/** Searches a packed table; without one, finds nothing. */
export function placesOf(table: PlaceTable | null): Places {
  return {
    isPacked: () => table !== null,
    locate: (query) => (table === null ? null : locateIn(table, query)),
    nearest: (position, withinKm) => (table === null ? null : nearestPlace(table.named, position, withinKm)),
  };
}

function locateIn(table: PlaceTable, query: PlaceQuery): Coordinates | null {
  const country = query.country?.trim().toUpperCase() ?? '';
  const written = placeName(query.city ?? '');
  const aliases = ENGLISH_CITY_NAMES[country] ?? {};
  const city = Object.hasOwn(aliases, written) ? aliases[written]! : written;
  if (!/^[A-Z]{2}$/.test(country) || city === '') return null;
  const region = regionName(country, query.region ?? '');
  return positionOf(table, placeKey(country, region, city)) ?? positionOf(table, placeKey(country, '', city));
}

function positionOf({ keys, positions }: PlaceTable, key: number): Coordinates | null {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle]!;
    if (found === key) return { latitude: positions[2 * middle]!, longitude: positions[2 * middle + 1]! };
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
