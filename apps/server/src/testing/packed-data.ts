import { resolve } from 'node:path';
import { buildPackedIpData, buildPlaces, openPlaces } from '@assay/enrichment';

/**
 * Folder with the packed data of the installed packages, kept between test runs; the first who asks builds it (some
 * seconds), and the IP data is built anew when its packages change.
 */
export async function packedData(): Promise<string> {
  const dataDir = resolve('node_modules', '.cache', 'assay-data');
  await buildPackedIpData({ dataDir, now: new Date() });
  if (!openPlaces({ dataDir }).isPacked()) await buildPlaces({ dataDir });
  return dataDir;
}
