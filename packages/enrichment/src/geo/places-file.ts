import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Places } from './places';

const FILE_NAME = 'places.bin';

/** Writes the table to the data folder: aside first and then renamed, so that no reader meets half a file. */
export function writePlaces(dataDir: string, places: Places): void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, FILE_NAME);
  writeFileSync(`${path}.${process.pid}`, serialize(places));
  renameSync(`${path}.${process.pid}`, path);
}

/** Opens what `buildPlaces` wrote; null when there is no such file or it is damaged. */
export function openPlaces(dataDir: string): Places | null {
  try {
    const places: unknown = deserialize(readFileSync(join(dataDir, FILE_NAME)));
    return isPlaces(places) ? places : null;
  } catch {
    return null;
  }
}

function isPlaces(value: unknown): value is Places {
  if (typeof value !== 'object' || value === null) return false;
  const { keys, positions } = value as Partial<Places>;
  return (
    keys instanceof Float64Array && positions instanceof Float32Array && positions.length === 2 * keys.length
  );
}
