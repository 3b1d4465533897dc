import { resolve } from 'node:path';
import { buildPackedIpData } from '../packed-build';

/**
 * Folder with packed data of the real packages, kept between test runs and built anew when the packages change
 * (a few seconds).
 */
export async function realPackedData(): Promise<string> {
  const dataDir = resolve('node_modules', '.cache', 'assay-data');
  await buildPackedIpData({ dataDir, now: new Date() });
  return dataDir;
}
