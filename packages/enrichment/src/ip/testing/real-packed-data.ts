import { resolve } from 'node:path';
import { buildPackedIpData } from '../packed-build';

/**
 * Returns a folder with packed data of the real packages. It is cached between test runs and rebuilt when the
 * packages change (a few seconds).
 */
export async function realPackedData(): Promise<string> {
  const dataDir = resolve('node_modules', '.cache', 'assay-data');
  await buildPackedIpData({ dataDir, now: new Date() });
  return dataDir;
}
