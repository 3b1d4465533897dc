import { parseArgs } from 'node:util';
import type { Row } from '../row';
import { hasRealLists, readFiles } from './lists';
import { qualityRows } from './quality';
import { differenceRows, listRows, measureOpened, millionRows } from './speed';

/** Speed and quality of name screening on the real lists beside the project; without them there is nothing to measure. */
export async function benchScreening(): Promise<Row[]> {
  const { values } = parseArgs({ options: { opened: { type: 'string' } }, strict: false });
  if (typeof values.opened === 'string') {
    measureOpened(values.opened);
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
    ...(await differenceRows()),
    ...millionRows(all),
  ];
}
