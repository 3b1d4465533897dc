import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLists, type ListFile, memoryFile, readLists, type ScreeningList } from '@assay/screening';
import type { Row } from '../row';
import { AML_DIR } from './lists';

const ROUNDS = 3;
const MEGABYTE = 1e6;

function file(name: string): ListFile & { readonly bytes: number } {
  const bytes = readFileSync(join(AML_DIR, name));
  return { ...memoryFile(name.split('/').at(-1)!, bytes), bytes: bytes.length };
}

/** Milliseconds of the fastest of a few runs: the others were disturbed by something else on the machine. */
async function fastest<Result>(
  work: () => Promise<Result> | Result,
): Promise<{ ms: number; result: Result }> {
  let best = Number.POSITIVE_INFINITY;
  let result: Result;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    result = await work();
    best = Math.min(best, performance.now() - start);
  }
  return { ms: best, result: result! };
}

async function importRow(figure: string, names: readonly string[], bar?: string): Promise<Row> {
  const files = names.map(file);
  const { ms, result } = await fastest(() => readLists(files));
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE;
  const { kept, names: read } = result[0]!.counts;
  return {
    figure: `${figure}: ${kept} entries, ${read} names, ${((megabytes / ms) * 1000).toFixed(1)} MB/s`,
    value: ms / 1000,
    unit: 's',
    ...(bar === undefined ? {} : { bar }),
  };
}

/** Importing the published lists and comparing two of their versions; nothing without the shared data. */
export async function benchLists(): Promise<Row[]> {
  if (!existsSync(AML_DIR)) return [];
  const version = async (name: string): Promise<ScreeningList> => (await readLists([file(name)]))[0]!;
  const old = await version('ofac/sdn_2024-02-20.csv.gz');
  const next = await version('ofac/sdn_2024-02-23.csv.gz');
  const { ms, result } = await fastest(() => diffLists(old.entries, next.entries));
  const { added, changed, removed } = result;
  return [
    await importRow(
      'OFAC SDN with names, addresses and comments',
      ['sdn_2024-05-03.csv', 'alt_2025-02.csv', 'add_2025-02.csv.gz', 'sdn_comments_2025-02.csv'].map(
        (name) => `ofac/${name}`,
      ),
      '≤ 3 s',
    ),
    await importRow('United Nations XML', ['un/consolidated_2026-02-27.xml']),
    await importRow('US legislators YAML', ['us/legislators-current.yaml', 'us/executive.yaml']),
    {
      figure: `OFAC SDN, difference of two versions: +${added.length} ~${changed.length} −${removed.length}`,
      value: ms,
      unit: 'ms',
    },
  ];
}
