import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLists, type ListFile, memoryFile, readLists, type ScreeningList } from '@assay/screening';
import { atMost, type Bar, type Row } from '../row';
import { advancedDocument } from './advanced-document';
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

async function importRow(figure: string, names: readonly string[], bar?: Bar): Promise<Row> {
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

/** As many invented parties as make the size of the largest publication. */
const ADVANCED_PARTIES = 23_000;

async function advancedRows(): Promise<Row[]> {
  const document = advancedDocument(ADVANCED_PARTIES);
  let bytes = 0;
  for await (const piece of document.open()) bytes += piece.length;
  const before = process.cpuUsage();
  const start = performance.now();
  const [list] = await readLists([document]);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const figure = `SDN_ADVANCED.XML layout, invented: ${list!.counts.kept} entries, ${(bytes / MEGABYTE).toFixed(0)} MB`;
  return [
    { figure, value: seconds, unit: 's', bar: atMost(15) },
    { figure: `${figure}, processor time`, value: (user + system) / 1e6, unit: 's' },
    {
      figure: 'most memory of the process until then',
      value: process.resourceUsage().maxRSS / 1024,
      unit: 'MiB',
      bar: atMost(400),
    },
  ];
}

/** Importing the published lists and comparing two of their versions; without the shared data only an invented one. */
export async function benchLists(): Promise<Row[]> {
  // First, so that its memory is measured by itself.
  const advanced = await advancedRows();
  if (!existsSync(AML_DIR)) return advanced;
  const version = async (name: string): Promise<ScreeningList> => (await readLists([file(name)]))[0]!;
  const old = await version('ofac/sdn_2024-02-20.csv.gz');
  const next = await version('ofac/sdn_2024-02-23.csv.gz');
  const { ms, result } = await fastest(() => diffLists(old.entries, next.entries));
  const { added, changed, removed } = result;
  return [
    ...advanced,
    await importRow(
      'OFAC SDN with names, addresses and comments',
      ['sdn_2024-05-03.csv', 'alt_2025-02.csv', 'add_2025-02.csv.gz', 'sdn_comments_2025-02.csv'].map(
        (name) => `ofac/${name}`,
      ),
      atMost(3),
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
