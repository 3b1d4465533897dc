import { ENGLISH_CITY_NAMES } from './data/city-names';
import type { Coordinates } from './distance';
import { placeKey, placeName, regionName } from './place-key';

/** Cities of the world with their positions, by hashed name. */
export interface Places {
  /** Ascending keys of {@link placeKey}. */
  readonly keys: Float64Array;
  /** Latitude and longitude of each key in turn, degrees. */
  readonly positions: Float32Array;
}

/** What is known of an address. */
export interface PlaceQuery {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
  /** Name or postal abbreviation of the state or province. */
  readonly region?: string | null;
  readonly city?: string | null;
}

/**
 * Position of a city, or null when country or city is missing, the city is not known, or several cities of
 * that name are equally likely. A country alone has no position: its middle is nobody's address.
 */
export function locate(query: PlaceQuery, places: Places): Coordinates | null {
  const country = query.country?.trim().toUpperCase() ?? '';
  const written = placeName(query.city ?? '');
  const aliases = ENGLISH_CITY_NAMES[country] ?? {};
  const city = Object.hasOwn(aliases, written) ? aliases[written]! : written;
  if (!/^[A-Z]{2}$/.test(country) || city === '') return null;
  const region = regionName(country, query.region ?? '');
  return (
    positionOf(places, placeKey(country, region, city)) ?? positionOf(places, placeKey(country, '', city))
  );
}

function positionOf({ keys, positions }: Places, key: number): Coordinates | null {
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
