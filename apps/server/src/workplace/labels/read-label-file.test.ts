import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readLabelFile } from './read-label-file';

const folder = mkdtempSync(join(tmpdir(), 'assay-labels-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['"a"', 'a'],
  ['17', '17'],
  ['12345678901234567890', '12345678901234567890'],
  ['4111111111111111', '411111******1111'],
  ['-1', null],
  ['1.5', null],
  ['null', null],
])('a line with the transaction_id %s names %s, like the API', async (id, named) => {
  const path = join(folder, 'labels.jsonl');
  writeFileSync(path, `{"transaction_id":${id},"label":"fraud_detection_fraud"}\n5\n`);
  const read: (string | null)[] = [];
  for await (const line of readLabelFile(path))
    read.push('transactionId' in line ? line.transactionId : null);
  expect(read).toEqual([named, null]);
});
