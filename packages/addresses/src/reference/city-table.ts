import { placeName, textKey } from '../place-name';
import { CITY_NAMES } from './data/city-names';

export interface Position {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Cities by hashed name, in packed form. */
export interface CityTable {
  /** Ascending keys of {@link cityKey}. */
  readonly keys: Float64Array;
  /** Latitude and longitude of each key, in turn, in degrees; NaN if cities of the same name are far apart. */
  readonly positions: Float32Array;
}

/** @param region name or code of the division, normalized by `placeName`; empty = anywhere in the country */
const cityKey = (country: string, region: string, city: string): number =>
  textKey(`${country}|${region}|${city}`);

interface City extends Position {
  readonly country: string;
  readonly region: string;
  readonly name: string;
}

const SAME_CITY_DEGREES = 0.3;

/** Packs cities, each under its country alone and also under its region. */
export function packCities(cities: Iterable<City>): CityTable {
  const found = { keys: [] as number[], latitudes: [] as number[], longitudes: [] as number[] };
  const add = (key: number, { latitude, longitude }: Position) => {
    found.keys.push(key);
    found.latitudes.push(latitude);
    found.longitudes.push(longitude);
  };
  for (const city of cities) {
    const name = placeName(city.name);
    if (name === '') continue;
    add(cityKey(city.country, '', name), city);
    if (city.region !== '') add(cityKey(city.country, placeName(city.region), name), city);
  }
  const keys = Float64Array.from(found.keys)
    .sort()
    .filter((key, at, all) => at === 0 || all[at - 1] !== key);
  return { keys, positions: positionsOf(keys, found) };
}

/** Returns the position of each key; NaN if its cities are far apart. */
function positionsOf(
  keys: Float64Array,
  found: {
    readonly keys: readonly number[];
    readonly latitudes: readonly number[];
    readonly longitudes: readonly number[];
  },
): Float32Array {
  const positions = new Float32Array(2 * keys.length);
  const isSet = new Uint8Array(keys.length);
  for (let row = 0; row < found.keys.length; row++) {
    const at = indexOf(keys, found.keys[row]!);
    const [latitude, longitude] = [found.latitudes[row]!, found.longitudes[row]!];
    if (isSet[at] === 0) {
      positions[2 * at] = latitude;
      positions[2 * at + 1] = longitude;
      isSet[at] = 1;
    } else if (
      Math.abs(positions[2 * at]! - latitude) > SAME_CITY_DEGREES ||
      Math.abs(positions[2 * at + 1]! - longitude) > SAME_CITY_DEGREES
    )
      positions[2 * at] = Number.NaN;
  }
  return positions;
}

/**
 * A numbered or lettered district after the name of a city: `praha 1`, `lyon 3e`, `kobenhavn v`, `budapest
 * xii`.
 */
const DISTRICT = / (?:\d{1,2}(?:er|e|eme|o|w)?|[a-z]|[ivx]{1,5})$/;

/**
 * Returns the index of a city; -1 if unknown. Native names of a city are the same city, and so is a district
 * written as a number or a letter (except in the United States, where a letter is a compass point).
 */
export function findCity(table: CityTable, country: string, region: string | null, city: string): number {
  const name = placeName(city);
  const found = findName(table, country, region, name);
  return found >= 0 || country === 'US' || !DISTRICT.test(name)
    ? found
    : findName(table, country, region, name.replace(DISTRICT, ''));
}

/** Native names by `placeName`, which also removes Thai vowels. */
const OWN_NAMES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(CITY_NAMES).map(([country, names]) => [
    country,
    new Map(Object.entries(names).map(([own, english]) => [placeName(own), english])),
  ]),
);

/** @param name of the city, normalized by `placeName` */
function findName(table: CityTable, country: string, region: string | null, name: string): number {
  if (name === '') return -1;
  const place = region === null ? '' : placeName(region);
  const at = indexOf(table.keys, cityKey(country, place, name));
  if (at >= 0) return at;
  const english = OWN_NAMES.get(country)?.get(name);
  return english === undefined ? -1 : indexOf(table.keys, cityKey(country, place, english));
}

export function cityPosition(table: CityTable, at: number): Position | null {
  const latitude = table.positions[2 * at];
  const longitude = table.positions[2 * at + 1];
  return latitude === undefined || longitude === undefined || Number.isNaN(latitude)
    ? null
    : { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** Rounds to five decimals, the precision of a single-precision table. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Returns the index of a value in ascending values; -1 if absent. */
export function indexOf(values: Float64Array | Uint32Array, wanted: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = values[middle]!;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
