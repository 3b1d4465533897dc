import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '@assay/versioned-files';
import type { NamedPlaceTable } from './nearest-place';
import { type Places, type PlaceTable, placesOf } from './places';

const FILE_NAME = 'places.bin';

/** Writes the table to the data folder, whole. */
export function writePlaceTable(dataDir: string, table: PlaceTable): void {
  writeWhole(join(dataDir, FILE_NAME), serialize(table));
}

/** Changes when the table is written anew; 0 without one. */
export const placesStamp = (dataDir: string): number =>
  statSync(join(dataDir, FILE_NAME), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Opens what `buildPlaces` wrote; without a whole file the answer is `isPacked` false. */
export function openPlaces({ dataDir }: { readonly dataDir: string }): Places {
  return placesOf(readPlaceTable(join(dataDir, FILE_NAME)));
}

/** Null for a missing, cut or foreign file: it is built anew with the next build of the data. */
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
