import { type Columns, column } from './column-file';
import { GrowingColumn } from './growing-column';
import { COORDINATE_SCALE, type Place } from './place';
import type { StringTableBuilder } from './string-table';

/** One row per place: three text numbers, two scaled coordinates, the zone's text number, side by side. */
const WIDTH = 6;
const NO_COORDINATE = -0x80000000;

/** Numbers places; equal places get the same number. Number 0 is the place of which nothing is known. */
export class PlaceTableBuilder {
  private readonly rows = new GrowingColumn((length) => new Int32Array(length));
  private readonly numbers = new Map<string, number>();

  constructor(private readonly strings: StringTableBuilder) {
    this.append({
      country: null,
      stateProv: null,
      city: null,
      latitude: null,
      longitude: null,
      timezone: null,
    });
  }

  get size(): number {
    return this.rows.length / WIDTH;
  }

  /** Number of a place. */
  number(place: Place): number {
    if (place.country === null) return 0;
    const key = `${place.country}\t${place.stateProv}\t${place.city}\t${place.latitude}\t${place.longitude}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.size;
    this.append(place);
    this.numbers.set(key, number);
    return number;
  }

  /** The table as columns. */
  columns(): Columns {
    return { 'place.rows': this.rows.finish() };
  }

  private append(place: Place): void {
    const rows = this.rows;
    const strings = this.strings;
    rows.push(strings.number(place.country));
    rows.push(strings.number(place.stateProv));
    rows.push(strings.number(place.city));
    rows.push(place.latitude === null ? NO_COORDINATE : Math.round(place.latitude * COORDINATE_SCALE));
    rows.push(place.longitude === null ? NO_COORDINATE : Math.round(place.longitude * COORDINATE_SCALE));
    rows.push(strings.number(place.timezone));
  }
}

/** Places by number. */
export class PlaceTable {
  constructor(
    private readonly rows: Int32Array,
    private readonly strings: readonly (string | null)[],
  ) {}

  /** @throws ColumnFileError */
  static fromColumns(columns: Columns, strings: readonly (string | null)[]): PlaceTable {
    return new PlaceTable(column(columns, 'place.rows', 'i32'), strings);
  }

  /** Fills `out` with the place of a number; a number outside the table is an unknown place. */
  read(number: number, out: Place): void {
    const rows = this.rows;
    const strings = this.strings;
    const at = number * WIDTH < rows.length ? number * WIDTH : 0;
    out.country = strings[rows[at]!] ?? null;
    out.stateProv = strings[rows[at + 1]!] ?? null;
    out.city = strings[rows[at + 2]!] ?? null;
    const latitude = rows[at + 3]!;
    out.latitude = latitude === NO_COORDINATE ? null : latitude / COORDINATE_SCALE;
    const longitude = rows[at + 4]!;
    out.longitude = longitude === NO_COORDINATE ? null : longitude / COORDINATE_SCALE;
    out.timezone = strings[rows[at + 5]!] ?? null;
  }
}
