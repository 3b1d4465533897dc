import { parseArgs } from 'node:util';
import type { Row } from '../row';
import { hasRealLists, readFiles } from './cultures';
import { measureOpened, measurePeer, millionRows } from './million';
import { qualityRows } from './quality';
import { differenceRows, lineRows, listRows } from './speed';

/**
 * Measures speed and quality of name screening on the real lists stored next to the project; without them,
 * there is nothing to measure.
 */
export async function benchScreening(): Promise<Row[]> {
  const { values } = parseArgs({
    options: { opened: { type: 'string' }, peer: { type: 'string' } },
    strict: false,
  });
  if (typeof values.opened === 'string' || typeof values.peer === 'string') {
    if (typeof values.opened === 'string') measureOpened(values.opened);
    if (typeof values.peer === 'string') measurePeer(values.peer);
    return [];
  }
  if (!hasRealLists()) return [];
  const sanctions = await readFiles([
    'ofac/sdn_2024-05-03.csv',
    'ofac/alt_2025-02.csv',
    'ofac/sdn_comments_2025-02.csv',
  ]);
  const un = await readFiles(['un/consolidated_2026-02-27.xml']);
  const legislators = await readFiles(['us/legislators-current.yaml']);
  const all = [...sanctions, ...un, ...legislators];
  return [
    ...(await qualityRows({ all, sanctions, un })),
    ...listRows(all),
    ...lineRows(all),
    ...(await differenceRows()),
    ...millionRows(all),
  ];
}
