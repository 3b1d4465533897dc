import { type Coordinates, distanceKm, isPosition } from './distance';

/** A city with its names as its source writes them. */
export interface NamedPlace extends Coordinates {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First-level division; null when the source names none. */
  readonly region: string | null;
  readonly city: string;
}

/** Cities in the order of the cells of a grid, as packed. */
export interface NamedPlaceTable {
  /** Ascending cell of each city. */
  readonly cells: Uint32Array;
  /** Latitude and longitude of each city in turn, degrees. */
  readonly positions: Float32Array;
  /** Where each city's line ends in `lines`. */
  readonly ends: Uint32Array;
  /** UTF-8: country, region and city of each, parted by tabulators. */
  readonly lines: Uint8Array;
}

/** Two cells a degree: some 55 km from south to north, so that a search of 30 km reads a few. */
const PER_DEGREE = 2;
const COLUMNS = 360 * PER_DEGREE;
const KM_PER_DEGREE = 110.5;

const rowOf = (latitude: number): number =>
  Math.min(180 * PER_DEGREE - 1, Math.max(0, Math.floor((latitude + 90) * PER_DEGREE)));
const columnOf = (longitude: number): number =>
  (Math.floor((longitude + 180) * PER_DEGREE) + 2 * COLUMNS) % COLUMNS;
const cellOf = ({ latitude, longitude }: Coordinates): number =>
  rowOf(latitude) * COLUMNS + columnOf(longitude);

/** Packs cities for {@link nearestPlace}. */
export function packNamedPlaces(places: readonly NamedPlace[]): NamedPlaceTable {
  const plain = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
  const sorted = places.map((place) => ({ place, cell: cellOf(place) })).sort((a, b) => a.cell - b.cell);
  const lines = sorted.map(({ place: { country, region, city } }) =>
    Buffer.from([country, region ?? '', city].map(plain).join('\t'), 'utf8'),
  );
  let end = 0;
  return {
    cells: Uint32Array.from(sorted, ({ cell }) => cell),
    positions: Float32Array.from(sorted.flatMap(({ place }) => [place.latitude, place.longitude])),
    ends: Uint32Array.from(lines, (line) => {
      end += line.length;
      return end;
    }),
    lines: Buffer.concat(lines),
  };
}

/** First city of a cell or of one behind it. */
function firstOf(cells: Uint32Array, cell: number): number {
  let low = 0;
  let high = cells.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cells[middle]! < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The cells that a circle touches, over the date line as well; at the poles every column. */
function* cellsAround({ latitude, longitude }: Coordinates, km: number): Generator<number> {
  const up = km / KM_PER_DEGREE;
  const widest = Math.cos((Math.min(90, Math.abs(latitude) + up) * Math.PI) / 180);
  const aside = Math.min(180, up / Math.max(widest, 1e-6));
  const columns = Math.min(COLUMNS - 1, Math.ceil(2 * aside * PER_DEGREE));
  const first = columnOf(longitude - aside);
  for (let row = rowOf(latitude - up); row <= rowOf(latitude + up); row++) {
    for (let column = 0; column <= columns; column++) yield row * COLUMNS + ((first + column) % COLUMNS);
  }
}

/** The city whose middle is nearest, within so many kilometres; null without one, or for what is no position. */
export function nearestPlace(table: NamedPlaceTable, from: Coordinates, withinKm: number): NamedPlace | null {
  if (!isPosition(from)) return null;
  const { cells, positions, ends, lines } = table;
  let nearest = -1;
  let least = withinKm;
  for (const cell of cellsAround(from, withinKm)) {
    for (let index = firstOf(cells, cell); cells[index] === cell; index++) {
      const to = { latitude: positions[2 * index]!, longitude: positions[2 * index + 1]! };
      const km = distanceKm(from, to) ?? Number.POSITIVE_INFINITY;
      if (km > least || (km === least && nearest >= 0)) continue;
      nearest = index;
      least = km;
    }
  }
  if (nearest < 0) return null;
  const line = lines.subarray(nearest === 0 ? 0 : ends[nearest - 1], ends[nearest]);
  const [country = '', region = '', city = ''] = Buffer.from(line).toString('utf8').split('\t');
  return {
    country,
    region: region || null,
    city,
    latitude: positions[2 * nearest]!,
    longitude: positions[2 * nearest + 1]!,
  };
}
