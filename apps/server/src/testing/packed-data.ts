import { resolve } from 'node:path';
import { buildPackedIpData, buildPlaces, openPlaces } from '@assay/enrichment';

/**
 * Returns the folder with the packed data of the installed packages. The folder is stored between test runs.
 * The first caller builds it, which takes some seconds; the IP data is rebuilt when its packages change.
 */
export async function packedData(): Promise<string> {
  const dataDir = resolve('node_modules', '.cache', 'assay-data');
  await buildPackedIpData({ dataDir, now: new Date() });
  if (!openPlaces({ dataDir }).isPacked()) await buildPlaces({ dataDir });
  return dataDir;
}
