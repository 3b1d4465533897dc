import {
  buildNameIndex,
  DEFAULT_SETTINGS,
  diffLists,
  type ListEntry,
  type NameIndex,
  type ScreeningList,
} from '@assay/screening';
import MiniSearch from 'minisearch';
import jaroWinkler from 'talisman/metrics/jaro-winkler.js';
import { atLeast, atMost, median, type Row, ratioAtLeast } from '../row';
import { drawPerson, readFiles } from './cultures';
import { Draw, typo } from './noise';

export const QUERIES = 1_500;
const WARM = 300;
/** Number of rounds, each with other names; the median is reported. */
const ROUNDS = 5;
/**
 * Number of warm-up lines, because the code is compiled while it runs, as in a process that has run for
 * several seconds.
 */
const WARM_LINES = 8_000;

/** CPU time of this process so far. */
export const cpuMicroseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

export interface Query {
  readonly name: string;
  readonly type: ListEntry['type'];
}

export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Per second of CPU time, which other programs on the machine hardly affect. */
  readonly perCpuSecond: number;
  /** CPU milliseconds per query, including garbage collection. */
  readonly p99Worked: number;
}

/** Returns names of the lists, half of them with a typing error. */
export function queriesOf(lists: readonly ScreeningList[], draw: Draw, count: number): Query[] {
  const entries = lists.flatMap((list) => list.entries);
  return Array.from({ length: count }, (_, number) => {
    const entry = draw.of(entries);
    const name = draw.of(entry.names).text;
    return { name: number % 2 === 0 ? name : typo(name, draw), type: entry.type };
  });
}

/** Alternating block size: each item of a block is timed individually, and the next block only as a whole. */
const BLOCK = 50;

/** Times the work item by item, reading the clocks in between. */
function timesOfEach<T>(items: readonly T[], work: (item: T) => unknown) {
  let before = cpuMicroseconds();
  return items.map((item) => {
    const start = performance.now();
    work(item);
    const time = performance.now() - start;
    const after = cpuMicroseconds();
    const worked = (after - before) / 1000;
    before = after;
    return { time, worked };
  });
}

/**
 * Times all items together, because reading the CPU clock takes several microseconds, a twentieth of the
 * measured value.
 */
function timeOfAll<T>(items: readonly T[], work: (item: T) => unknown) {
  const before = cpuMicroseconds();
  const start = performance.now();
  for (const item of items) work(item);
  return { time: performance.now() - start, worked: (cpuMicroseconds() - before) / 1000 };
}

/** Times the work for the items after the first ones, which only warm up. */
export function timed<T>(all: readonly T[], work: (item: T) => unknown): Times {
  const warm = Math.min(WARM, Math.floor(all.length / 4));
  for (const item of all.slice(0, warm)) work(item);
  return timesOf(all.slice(warm), work);
}

function timesOf<T>(items: readonly T[], work: (item: T) => unknown): Times {
  const each: { readonly time: number; readonly worked: number }[] = [];
  const total = { items: 0, time: 0, worked: 0 };
  const block = Math.min(BLOCK, Math.ceil(items.length / 2));
  for (let from = 0; from < items.length; from += 2 * block) {
    each.push(...timesOfEach(items.slice(from, from + block), work));
    const together = items.slice(from + block, from + 2 * block);
    const { time, worked } = timeOfAll(together, work);
    total.items += together.length;
    total.time += time;
    total.worked += worked;
  }
  const at = (share: number, of: readonly number[]) =>
    [...of].sort((a, b) => a - b)[Math.floor(of.length * share)]!;
  const times = each.map(({ time }) => time);
  return {
    p50: at(0.5, times),
    p99: at(0.99, times),
    p99Worked: at(
      0.99,
      each.map(({ worked }) => worked),
    ),
    perSecond: (total.items / total.time) * 1000,
    perCpuSecond: (total.items / total.worked) * 1000,
  };
}

export function miniSearch(names: readonly string[]): (query: Query) => unknown {
  const search = new MiniSearch({ fields: ['name'], searchOptions: { prefix: false } });
  search.addAll(names.map((name, id) => ({ id, name })));
  const edits = (term: string) => (term.length >= 13 ? 2 : term.length >= 7 ? 1 : 0);
  return ({ name }) => search.search(name, { fuzzy: edits, combineWith: 'OR' });
}

export const screenWith =
  (index: NameIndex) =>
  (query: Query): unknown =>
    index.screen(query, DEFAULT_SETTINGS);

/** Returns every name of the lists. */
export const textsOf = (lists: readonly ScreeningList[]): string[] =>
  lists.flatMap((list) => list.entries.flatMap((entry) => entry.names.map((name) => name.text)));

/** Measures OFAC, UN and legislators. */
export function listRows(lists: readonly ScreeningList[]): Row[] {
  const draw = new Draw(5);
  const queries = queriesOf(lists, draw, QUERIES);
  const names = textsOf(lists);
  const ask = screenWith(buildNameIndex(lists));
  const rounds = Array.from({ length: ROUNDS }, () => {
    const asked = queriesOf(lists, draw, QUERIES);
    const untyped = asked.map(({ name }) => ({ name, type: 'UNKNOWN' as const }));
    return { typed: timed(asked, ask), untyped: timed(untyped, ask).perCpuSecond };
  });
  const ofRounds = (figure: (times: Times) => number) => median(rounds.map(({ typed }) => figure(typed)));
  const own: Times = {
    p50: ofRounds((times) => times.p50),
    p99: ofRounds((times) => times.p99),
    perSecond: ofRounds((times) => times.perSecond),
    perCpuSecond: ofRounds((times) => times.perCpuSecond),
    p99Worked: ofRounds((times) => times.p99Worked),
  };
  const peer = timed(queries.slice(0, 400), miniSearch(names));
  const scan = timed(queries.slice(0, 8), ({ name }) => names.map((other) => jaroWinkler(name, other)));
  const of = `${names.length.toLocaleString('en')} names`;
  return [
    {
      figure: `${of}, screenings per second, one thread`,
      value: own.perSecond,
      unit: '/s',
      bar: atLeast(3000),
      reference: `MiniSearch fuzzy ${Math.round(peer.perSecond)}/s`,
      ratio: own.perSecond / peer.perSecond,
    },
    {
      figure: `${of}, screenings per CPU second`,
      value: own.perCpuSecond,
      unit: '/s',
      bar: atLeast(3000),
      reference: `MiniSearch fuzzy ${Math.round(peer.perCpuSecond)}/s`,
      ratio: own.perCpuSecond / peer.perCpuSecond,
    },
    {
      figure: `${of}, screenings per CPU second, unknown party type`,
      value: median(rounds.map(({ untyped }) => untyped)),
      unit: '/s',
      bar: atLeast(3000),
    },
    {
      figure: `${of}, p50`,
      value: own.p50,
      unit: 'ms',
      bar: ratioAtLeast(200),
      reference: `scan with Jaro-Winkler ${scan.p50.toFixed(1)} ms`,
      ratio: scan.p50 / own.p50,
    },
    {
      figure: `${of}, p99`,
      value: own.p99,
      unit: 'ms',
      bar: [atMost(3), ratioAtLeast(5)],
      reference: `MiniSearch fuzzy ${peer.p99.toFixed(1)} ms`,
      ratio: peer.p99 / own.p99,
    },
  ];
}

/** Common names, and common words of organizations. */
const COMMON =
  `Mohammad Ali/Ahmed Hassan/Ali Hussein/Kim Jong/Li Wei/John Smith/Maria Garcia/Abdul Rahman/Ivan Ivanov/Sergei Petrov
Mohammed Ahmed Ali/Trading Company/National Bank/General Trading LLC/Shipping Company Limited/Jose Rodriguez/Zhang Wei/Bank of Iran`.split(
    /[/\n]/,
  );

/**
 * Returns typical queries in groups of ten: four unlisted persons, four listed names (half of them with an
 * error), one Arabic, one common.
 */
function mixedNames(lists: readonly ScreeningList[], draw: Draw, count: number): string[] {
  const entries = lists.flatMap((list) => list.entries);
  const arabic = textsOf(lists).filter((text) => /\p{Script=Arabic}/u.test(text));
  const listed = () => draw.of(draw.of(entries).names).text;
  return Array.from({ length: count }, (_, number) => {
    const turn = number % 10;
    if (turn < 4) return drawPerson(draw);
    if (turn < 8) return turn < 6 ? listed() : typo(listed(), draw);
    return turn === 8 ? draw.of(arabic) : draw.of(COMMON);
  });
}

/**
 * Measures the complete processing of a command-line line: JSON input, unknown party type, entries and
 * explanations as JSON output.
 */
export function lineRows(lists: readonly ScreeningList[]): Row[] {
  const draw = new Draw(9);
  const index = buildNameIndex(lists);
  const answer = (line: string): string => {
    const { name } = JSON.parse(line) as { name: string };
    return JSON.stringify(index.screen({ name }, DEFAULT_SETTINGS));
  };
  const lines = (count = QUERIES) => mixedNames(lists, draw, count).map((name) => JSON.stringify({ name }));
  for (const line of lines(WARM_LINES)) answer(line);
  const rounds = Array.from({ length: ROUNDS }, () => timed(lines(), answer));
  const of = (figure: (times: Times) => number) => median(rounds.map(figure));
  const what = 'complete line, unknown party type, mixed names';
  return [
    {
      figure: `${what}, per CPU second`,
      value: of((times) => times.perCpuSecond),
      unit: '/s',
      bar: atLeast(5000),
    },
    { figure: `${what}, per second`, value: of((times) => times.perSecond), unit: '/s', bar: atLeast(5000) },
    { figure: `${what}, p50`, value: of((times) => times.p50), unit: 'ms' },
    { figure: `${what}, p99`, value: of((times) => times.p99), unit: 'ms', bar: atMost(1.5) },
    {
      figure: `${what}, p99 of CPU time per line`,
      value: of((times) => times.p99Worked),
      unit: 'ms',
      bar: atMost(1.5),
    },
  ];
}

/** Applies the real difference of 2024-02-23 and measures queries in between. */
export async function differenceRows(): Promise<Row[]> {
  const [before] = await readFiles(['ofac/sdn_2024-02-20.csv.gz']);
  const [after] = await readFiles(['ofac/sdn_2024-02-23.csv.gz']);
  const difference = diffLists(before!.entries, after!.entries);
  const index = buildNameIndex([before!]);
  const queries = queriesOf([before!], new Draw(8), 600);
  timed(queries, screenWith(index));
  const start = performance.now();
  index.applyDifference(after!.source, difference);
  const applied = performance.now() - start;
  const times = timed(queries, screenWith(index));
  const fresh = difference.added.filter((entry) =>
    index
      .screen({ name: entry.names[0]!.text, type: entry.type }, { ...DEFAULT_SETTINGS, resultLimit: 100 })
      .matches.some((match) => match.entry.sourceId === entry.sourceId),
  );
  return [
    {
      figure: `applying an OFAC difference of ${difference.added.length} added entries`,
      value: applied,
      unit: 'ms',
      bar: atMost(200),
    },
    { figure: 'queries after the difference, p99', value: times.p99, unit: 'ms', bar: atMost(20) },
    {
      figure: 'entries of the difference found by name',
      value: (100 * fresh.length) / difference.added.length,
      unit: '%',
      bar: atLeast(100),
    },
  ];
}
