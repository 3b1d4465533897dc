import type { IpAddress, IpPrefix } from '@assay/networks';
import { type Columns, column, GrowingColumn, readStringTable, StringTableBuilder } from '../ip/column-file';
import type { DeclaredPlace } from './declared-place';

/** Networks of one family with the index of each one's place: sorted by first address, wider before narrower. */
interface PlacedNetworks {
  /** One word per address for IPv4, four for IPv6. */
  readonly first: Uint32Array;
  readonly length: Uint8Array;
  readonly place: Uint32Array;
}

/** Networks with an indexed value for each. They may be nested; none is listed twice. */
export interface NumberedNetworks<Value> {
  readonly ipv4: PlacedNetworks;
  readonly ipv6: PlacedNetworks;
  readonly places: readonly Value[];
}

/** Networks with the places that their operator declares. */
export type PlaceSet = NumberedNetworks<DeclaredPlace>;

const families = ['ipv4', 'ipv6'] as const;
type Family = (typeof families)[number];
const WORDS = { ipv4: 1, ipv6: 4 } as const;

/** Returns the number of networks in both families. */
export function placedCount({ ipv4, ipv6 }: NumberedNetworks<unknown>): number {
  return ipv4.place.length + ipv6.place.length;
}

/** Returns the first address of the network in a row. */
export function placedAddress(family: Family, { first }: PlacedNetworks, row: number): IpAddress {
  if (family === 'ipv4') return { version: 4, word0: first[row]!, word1: 0, word2: 0, word3: 0 };
  const [word0 = 0, word1 = 0, word2 = 0, word3 = 0] = first.subarray(row * 4, row * 4 + 4);
  return { version: 6, word0, word1, word2, word3 };
}

/** Collects networks with a value for each; the first of several rows for the same network is used. */
export class NumberedNetworksBuilder<Value> {
  private readonly places: Value[] = [];
  private readonly placeNumbers = new Map<string, number>();
  private readonly rows = { ipv4: new Rows('ipv4'), ipv6: new Rows('ipv6') };

  /** @param keyOf returns a key that is equal for two values exactly when they state the same */
  constructor(private readonly keyOf: (value: Value) => string) {}

  add({ address, length }: IpPrefix, place: Value): void {
    const rows = this.rows[address.version === 4 ? 'ipv4' : 'ipv6'];
    rows.add([address.word0, address.word1, address.word2, address.word3], length, this.numberOf(place));
  }

  /** @returns the set, and the number of rows that repeated a network */
  finish(): { readonly set: NumberedNetworks<Value>; readonly duplicates: number } {
    const ipv4 = this.rows.ipv4.finish();
    const ipv6 = this.rows.ipv6.finish();
    return {
      set: { ipv4: ipv4.networks, ipv6: ipv6.networks, places: this.places },
      duplicates: ipv4.duplicates + ipv6.duplicates,
    };
  }

  private numberOf(place: Value): number {
    const key = this.keyOf(place);
    const known = this.placeNumbers.get(key);
    if (known !== undefined) return known;
    this.placeNumbers.set(key, this.places.length);
    return this.places.push(place) - 1;
  }
}

/** Collects networks with declared places. */
export class PlaceSetBuilder extends NumberedNetworksBuilder<DeclaredPlace> {
  constructor() {
    super(({ country, region, city }) => JSON.stringify([country, region, city]));
  }
}

/** Rows of one family in input order. */
class Rows {
  private readonly first = new GrowingColumn((length) => new Uint32Array(length));
  private readonly length = new GrowingColumn((length) => new Uint16Array(length));
  private readonly place = new GrowingColumn((length) => new Uint32Array(length));

  constructor(private readonly family: Family) {}

  add(address: readonly number[], length: number, place: number): void {
    for (let word = 0; word < WORDS[this.family]; word++) this.first.push(address[word]!);
    this.length.push(length);
    this.place.push(place);
  }

  finish(): { networks: PlacedNetworks; duplicates: number } {
    const first = this.first.finish();
    const length = this.length.finish();
    const place = this.place.finish();
    const words = WORDS[this.family];
    const keys = { first, length };
    const compare = (a: number, b: number) => comparePlaced(this.family, keys, a, keys, b);
    const order = Uint32Array.from(place, (_, row) => row).sort((a, b) => compare(a, b) || a - b);
    const kept = order.filter((row, at) => at === 0 || compare(order[at - 1]!, row) !== 0);
    const sorted = new Uint32Array(kept.length * words);
    for (const [at, row] of kept.entries()) {
      sorted.set(first.subarray(row * words, row * words + words), at * words);
    }
    return {
      networks: {
        first: sorted,
        length: Uint8Array.from(kept, (row) => length[row]!),
        place: kept.map((row) => place[row]!),
      },
      duplicates: order.length - kept.length,
    };
  }
}

interface Keys {
  readonly first: Uint32Array;
  readonly length: Uint8Array | Uint16Array;
}

/** Compares the `i`th network of `a` with the `j`th of `b`: by first address, then wider first. */
export function comparePlaced(family: Family, a: Keys, i: number, b: Keys, j: number): number {
  const words = WORDS[family];
  for (let word = 0; word < words; word++) {
    const difference = a.first[i * words + word]! - b.first[j * words + word]!;
    if (difference !== 0) return difference;
  }
  return a.length[i]! - b.length[j]!;
}

/** Returns the share (0–1) of the networks of `older` that `newer` also lists; 1 when `older` is empty. */
export function sharePlacedKept(older: NumberedNetworks<unknown>, newer: NumberedNetworks<unknown>): number {
  let kept = 0;
  for (const family of families) kept += commonRows(family, older[family], newer[family]);
  return placedCount(older) === 0 ? 1 : kept / placedCount(older);
}

function commonRows(family: Family, older: PlacedNetworks, newer: PlacedNetworks): number {
  let common = 0;
  for (let i = 0, j = 0; i < older.place.length && j < newer.place.length; ) {
    const difference = comparePlaced(family, older, i, newer, j);
    if (difference === 0) common++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return common;
}

/** Converts the networks of a set to columns whose names begin with `prefix`. */
export const networkColumns = (prefix: string, { ipv4, ipv6 }: NumberedNetworks<unknown>): Columns => ({
  [`${prefix}4.first`]: ipv4.first,
  [`${prefix}4.length`]: ipv4.length,
  [`${prefix}4.place`]: ipv4.place,
  [`${prefix}6.first`]: ipv6.first,
  [`${prefix}6.length`]: ipv6.length,
  [`${prefix}6.place`]: ipv6.place,
});

/** Reverses {@link networkColumns} for one family. @throws ColumnFileError */
export const networksOfColumns = (columns: Columns, prefix: string): PlacedNetworks => ({
  first: column(columns, `${prefix}.first`, 'u32'),
  length: column(columns, `${prefix}.length`, 'u8'),
  place: column(columns, `${prefix}.place`, 'u32'),
});

/** Converts the set to the columns of a column file. */
export function placeSetColumns(set: PlaceSet): Columns {
  const strings = new StringTableBuilder();
  const rows = set.places.flatMap(({ country, region, city }) => [country, region, city]);
  return {
    'places.rows': Uint32Array.from(rows, (text) => strings.number(text)),
    'places.strings': strings.finish(),
    ...networkColumns('places', set),
  };
}

/** Reverses {@link placeSetColumns}; null when the file contains no places. @throws ColumnFileError */
export function placeSetOfColumns(columns: Columns): PlaceSet | null {
  if (!('places.rows' in columns)) return null;
  const strings = readStringTable(column(columns, 'places.strings', 'u8'));
  const rows = column(columns, 'places.rows', 'u32');
  const textAt = (at: number) => strings[rows[at]!] ?? null;
  return {
    ipv4: networksOfColumns(columns, 'places4'),
    ipv6: networksOfColumns(columns, 'places6'),
    places: Array.from({ length: rows.length / 3 }, (_, number) => ({
      country: textAt(number * 3),
      region: textAt(number * 3 + 1),
      city: textAt(number * 3 + 2),
    })),
  };
}
