import { ENGLISH_CITY_NAMES } from './data/city-names';
import type { Coordinates } from './distance';
import { type NamedPlace, type NamedPlaceTable, nearestPlace } from './nearest-place';
import { placeKey, placeName, regionName } from './place-key';

/** Positions of cities by hashed name, as packed. */
export interface PlaceTable {
  /** Ascending keys of {@link placeKey}. */
  readonly keys: Float64Array;
  /** Latitude and longitude of each key in turn, degrees. */
  readonly positions: Float32Array;
  /** The same cities by where they lie. */
  readonly named: NamedPlaceTable;
}

/** What is known of an address. */
interface PlaceQuery {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined;
  /** Name or postal abbreviation of the state or province. */
  readonly region?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** Not used: no free table of the world's postcodes is at hand. */
  readonly zip?: string | null | undefined;
}

/** Finds the positions of addresses. */
export interface Places {
  /** False while the table has not been built: then nothing is found. */
  isPacked(): boolean;
  /**
   * Position of a city, or null when country or city is missing, the city is not known, or several cities
   * of that name are equally likely. A country alone has no position: its middle is nobody's address.
   */
  locate(query: PlaceQuery): Coordinates | null;
  /** The city nearest to a position, within so many kilometres of its middle; null without one. */
  nearest(position: Coordinates, withinKm: number): NamedPlace | null;
}

/** Answers from a packed table, or finds nothing without one. */
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
