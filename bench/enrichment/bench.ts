import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../row';
import { qualityRows } from './quality';
import { openingRows, speedRows } from './speed';

/** Measures speed and quality of the offline lookups for email, phone, card, text, location and user agent. */
export async function benchEnrichment(): Promise<Row[]> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  try {
    const { rows, email, phone } = openingRows(cacheDir);
    return [...rows, ...(await speedRows(email, phone)), ...qualityRows(email, phone)];
  } finally {
    rmSync(cacheDir, { recursive: true });
  }
}
