import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildNameIndex,
  DEFAULT_SETTINGS,
  type ListEntry,
  openNameIndex,
  type ScreeningList,
} from '@assay/screening';
import { atMost, type Row, ratioAtLeast } from '../row';
import { Draw } from './noise';
import {
  cpuMicroseconds,
  miniSearch,
  QUERIES,
  type Query,
  queriesOf,
  screenWith,
  type Times,
  textsOf,
  timed,
} from './speed';

const SNAPSHOT = 'names';
const ASKED = 'queries.json';
const TIMES = 'times.json';
const NAMES = 'names.txt';
const PEER = 'peer.json';
/** MiniSearch takes about ten milliseconds per query. */
const PEER_QUERIES = 200;
const MIB = 1024 * 1024;
const MILLION = 1_000_000;
const NAMES_AN_ENTRY = 2;

/** Returns the real names, filled up to a million with persons made of their words. */
function millionNames(lists: readonly ScreeningList[]): ScreeningList[] {
  const draw = new Draw(6);
  const real = lists.flatMap((list) => list.entries);
  const template = real[0]!;
  const persons = real.filter((entry) => entry.type === 'PERSON');
  const words = [
    ...new Set(persons.flatMap((entry) => entry.names.flatMap((name) => name.text.split(/[\s,]+/)))),
  ].filter((word) => word.length > 2);
  const have = real.reduce((sum, entry) => sum + entry.names.length, 0);
  const rare = () => draw.of(words) + (draw.share() < 0.15 ? draw.of(words).slice(-3).toLowerCase() : '');
  const spell = () => Array.from({ length: 2 + draw.below(2) }, rare).join(' ');
  const entries = Array.from(
    { length: Math.ceil((MILLION - have) / NAMES_AN_ENTRY) },
    (_, number): ListEntry => ({
      ...template,
      sourceId: `made-${number}`,
      type: 'PERSON',
      births: [],
      addresses: [],
      attributes: [],
      identifiers: [],
      names: [
        { text: spell(), kind: 'primary' },
        { text: spell(), kind: 'aka' },
      ],
    }),
  );
  const counts = {
    read: entries.length,
    kept: entries.length,
    names: entries.length * NAMES_AN_ENTRY,
    skipped: {},
  };
  return [
    ...lists,
    { source: { name: 'made', fullName: 'Made names', version: '1', kind: 'watchlist' }, entries, counts },
  ];
}

/** Results of a process that opens a snapshot. */
interface Opened extends Times {
  readonly openedMs: number;
  readonly residentMib: number;
}

/** Runs this program again, for one of the two processes that hold only a million names. */
function inOwnProcess(option: 'opened' | 'peer', folder: string): void {
  const child = spawnSync(process.execPath, [process.argv[1]!, 'screening', `--${option}`, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (child.status !== 0) throw new Error('The process that searches a million names failed.');
}

/**
 * Measures a million names: built here, opened and searched in a separate process, and by MiniSearch in
 * another.
 */
export function millionRows(lists: readonly ScreeningList[]): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-names-'));
  const kept = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
  try {
    const names = millionNames(lists);
    const start = cpuMicroseconds();
    const snapshot = buildNameIndex(names).serialise();
    const built = cpuMicroseconds() - start;
    writeFileSync(join(folder, SNAPSHOT), snapshot);
    writeFileSync(join(folder, NAMES), textsOf(names).join('\n'));
    writeFileSync(join(folder, ASKED), JSON.stringify(queriesOf(lists, new Draw(7), QUERIES)));
    inOwnProcess('opened', folder);
    inOwnProcess('peer', folder);
    const own = kept<Opened>(TIMES);
    const peer = kept<Times>(PEER);
    const of = '1,000,000 names';
    return [
      {
        figure: `${of}, p50`,
        value: own.p50,
        unit: 'ms',
        bar: atMost(1),
        reference: `MiniSearch fuzzy ${peer.p50.toFixed(1)} ms`,
        ratio: peer.p50 / own.p50,
      },
      {
        figure: `${of}, p99`,
        value: own.p99,
        unit: 'ms',
        bar: [atMost(10), ratioAtLeast(5)],
        reference: `MiniSearch fuzzy ${peer.p99.toFixed(1)} ms`,
        ratio: peer.p99 / own.p99,
      },
      {
        figure: `${of}, p99 of CPU time per screening`,
        value: own.p99Worked,
        unit: 'ms',
        bar: atMost(10),
      },
      {
        figure: `${of}, screenings per CPU second`,
        value: own.perCpuSecond,
        unit: '/s',
        reference: `MiniSearch fuzzy ${Math.round(peer.perCpuSecond)}/s`,
        ratio: own.perCpuSecond / peer.perCpuSecond,
      },
      { figure: `${of}, snapshot to first result`, value: own.openedMs / 1000, unit: 's', bar: atMost(2) },
      {
        figure: `${of}, memory after the queries`,
        value: own.residentMib,
        unit: 'MiB',
        bar: atMost(700),
      },
      { figure: `${of}, build, CPU time`, value: built / 1_000_000, unit: 's' },
      { figure: `${of}, snapshot size`, value: snapshot.length / MIB, unit: 'MiB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const asked = (folder: string): Query[] => JSON.parse(readFileSync(join(folder, ASKED), 'utf8')) as Query[];

/** Measures this project's index for `millionRows` in a separate process, and writes the result to the folder. */
export function measureOpened(folder: string): void {
  const queries = asked(folder);
  const opening = performance.now();
  const index = openNameIndex(readFileSync(join(folder, SNAPSHOT)));
  index.screen({ name: 'First Query' }, DEFAULT_SETTINGS);
  const openedMs = performance.now() - opening;
  const times = timed(queries, screenWith(index));
  const opened: Opened = { ...times, openedMs, residentMib: process.memoryUsage().rss / MIB };
  writeFileSync(join(folder, TIMES), JSON.stringify(opened));
}

/** Does the same for MiniSearch, with fewer queries. */
export function measurePeer(folder: string): void {
  const search = miniSearch(readFileSync(join(folder, NAMES), 'utf8').split('\n'));
  writeFileSync(join(folder, PEER), JSON.stringify(timed(asked(folder).slice(0, PEER_QUERIES), search)));
}
