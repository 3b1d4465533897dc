import { indexOf, type Position, rounded } from './city-table';

/** ZIP codes of the United States, as packed. */
export interface UsZipTable {
  /** Ascending. */
  readonly zips: Uint32Array;
  /** Name and state of each, by its place in `names`. */
  readonly places: Uint16Array;
  /** `Springfield|IL`. */
  readonly names: readonly string[];
  readonly positions: Float32Array;
}

export interface UsZip extends Position {
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
}

export function packUsZips(rows: readonly UsZip[]): UsZipTable {
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

/** What is known of a ZIP code, five digits with or without four more; null where it is not in the table. */
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
