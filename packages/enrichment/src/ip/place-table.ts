import timeZoneAt from '@photostructure/tz-lookup';
import { type Columns, column, GrowingColumn, type StringTableBuilder } from './column-file';
import type { MmdbValue } from './mmdb-decoder';

/** Location of an address, as precise as its source states; every part may be unknown. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Name of the first-level division: state, province, region. */
  stateProv: string | null;
  city: string | null;
  /** Degrees, WGS 84, four decimals (11 m, more precise than any source). */
  latitude: number | null;
  longitude: number | null;
  /** IANA zone name. */
  timezone: string | null;
}

/** Degrees are stored as integers of 1/10,000 degree. */
const COORDINATE_SCALE = 10_000;

/** Returns a place with every part unknown. */
export function unknownPlace(): Place {
  return { country: null, stateProv: null, city: null, latitude: null, longitude: null, timezone: null };
}

/**
 * Returns the place in a record of an `ip-location-db` city or country file: flat keys `country_code`,
 * `state1`, `city`, `latitude`, `longitude`, with empty strings for unknown values. A record of another shape
 * gives an unknown place.
 *
 * The time zone is derived from the coordinates, because the files don't contain one.
 */
export function placeOfRecord(record: MmdbValue): Place {
  if (typeof record !== 'object' || Array.isArray(record)) return unknownPlace();
  const fields = record as { readonly [key: string]: MmdbValue };
  const country = textOrNull(fields.country_code);
  const latitude = degreesOrNull(fields.latitude, 90);
  const longitude = degreesOrNull(fields.longitude, 180);
  const known = country !== null && /^[A-Z]{2}$/.test(country) && country !== 'ZZ';
  if (!known) return unknownPlace();
  const located = latitude !== null && longitude !== null;
  return {
    country,
    stateProv: textOrNull(fields.state1),
    city: textOrNull(fields.city),
    latitude: located ? latitude : null,
    longitude: located ? longitude : null,
    timezone: located ? timeZoneAt(latitude, longitude) : null,
  };
}

function textOrNull(value: MmdbValue | undefined): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function degreesOrNull(value: MmdbValue | undefined, most: number): number | null {
  if (typeof value !== 'number' || !(Math.abs(value) <= most)) return null;
  return roundedDegrees(value);
}

/** Rounds degrees to the stored precision. */
export function roundedDegrees(value: number): number {
  return Math.round(value * COORDINATE_SCALE) / COORDINATE_SCALE;
}

/** Minimum duration of an offset: zones change on the hour of UTC, Lord Howe Island on the half hour. */
const STEP_MS = 30 * 60 * 1000;

interface ZoneOffset {
  readonly format: Intl.DateTimeFormat;
  step: number;
  text: string;
}

const zones = new Map<string, ZoneOffset | null>();

/**
 * Returns the offset of an IANA zone from UTC at a time, as `-05:00`; `null` for a zone that the runtime
 * doesn't know.
 *
 * The result is cached per zone until the next half hour, so a lookup costs one map access.
 */
export function utcOffset(zone: string, at: Date): string | null {
  let cached = zones.get(zone);
  if (cached === undefined) {
    cached = openZone(zone);
    zones.set(zone, cached);
  }
  if (cached === null) return null;
  const step = Math.floor(at.getTime() / STEP_MS);
  if (cached.step !== step) {
    cached.text = offsetText(cached.format, at);
    cached.step = step;
  }
  return cached.text;
}

function openZone(zone: string): ZoneOffset | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    return { format, step: Number.NaN, text: '' };
  } catch {
    return null;
  }
}

function offsetText(format: Intl.DateTimeFormat, at: Date): string {
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  // "GMT-05:00"; "GMT" alone means offset zero.
  return /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? '+00:00';
}

/** Columns per place: three string numbers, two scaled coordinates and the string number of the time zone. */
const WIDTH = 6;
const NO_COORDINATE = -0x80000000;

/**
 * Assigns numbers to places; equal places get the same number. Number 0 is the unknown place.
 *
 * Half a million places are deduplicated by an open-addressing hash table over the rows. A map with a string
 * key for each would take more memory than the rest of the build.
 */
export class PlaceTableBuilder {
  private readonly rows = new GrowingColumn((length) => new Int32Array(length));
  /** Place numbers by hash; 0 is a free slot. The length is a power of two. */
  private slots = new Uint32Array(1 << 16);

  constructor(private readonly strings: StringTableBuilder) {
    this.append(this.rowOf(unknownPlace()));
  }

  get size(): number {
    return this.rows.length / WIDTH;
  }

  /** Returns the number of a place. */
  number(place: Place): number {
    if (place.country === null) return 0;
    if (this.size * 2 > this.slots.length) this.widen();
    const row = this.rowOf(place);
    const slot = this.slotOf(row);
    const known = this.slots[slot]!;
    if (known !== 0) return known;
    const number = this.size;
    this.slots[slot] = number;
    this.append(row);
    return number;
  }

  /** Returns the string number of the country of a place. */
  country(number: number): number {
    return this.rows.at(number * WIDTH);
  }

  /** Returns the table as columns. */
  columns(): Columns {
    return { 'place.rows': this.rows.finish() };
  }

  private rowOf(place: Place): readonly number[] {
    const scaled = (degrees: number | null) =>
      degrees === null ? NO_COORDINATE : Math.round(degrees * COORDINATE_SCALE);
    return [
      this.strings.number(place.country),
      this.strings.number(place.stateProv),
      this.strings.number(place.city),
      scaled(place.latitude),
      scaled(place.longitude),
      this.strings.number(place.timezone),
    ];
  }

  private append(row: readonly number[]): void {
    for (const value of row) this.rows.push(value);
  }

  /** Returns the slot with the row's number, or the free slot for it. */
  private slotOf(row: readonly number[]): number {
    const mask = this.slots.length - 1;
    let hash = 0;
    // Multiplication by 2^32 divided by the golden ratio spreads neighboring values (Knuth, TAOCP 6.4).
    for (const value of row) hash = Math.imul(hash ^ value, 0x9e3779b1) ^ (hash >>> 15);
    let slot = (hash ^ (hash >>> 16)) & mask;
    while (this.slots[slot] !== 0 && !this.isRow(this.slots[slot]!, row)) slot = (slot + 1) & mask;
    return slot;
  }

  private isRow(number: number, row: readonly number[]): boolean {
    return row.every((value, index) => this.rows.at(number * WIDTH + index) === value);
  }

  private widen(): void {
    this.slots = new Uint32Array(this.slots.length * 4);
    for (let number = 1; number < this.size; number++) {
      const row = Array.from({ length: WIDTH }, (_, index) => this.rows.at(number * WIDTH + index));
      this.slots[this.slotOf(row)] = number;
    }
  }
}

/** Table of places by number. */
export class PlaceTable {
  constructor(
    private readonly rows: Int32Array,
    private readonly strings: readonly (string | null)[],
  ) {}

  /** @throws ColumnFileError */
  static fromColumns(columns: Columns, strings: readonly (string | null)[]): PlaceTable {
    return new PlaceTable(column(columns, 'place.rows', 'i32'), strings);
  }

  /** Fills `out` with the place of a number; a number outside the table gives an unknown place. */
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
