import { atLeast, atMost, type Bar, type Row } from '../row';
import { exactHash, nearestFingerprint } from './baselines';
import type { Linker } from './linker';
import {
  type Count,
  type LinkingFigures,
  machinesForOrders,
  measureLinking,
  measureOrders,
  measureStrangers,
  shareOf,
  strangersLike,
} from './linking';
import { MemoryLinker } from './memory-linker';
import { Oracle } from './oracle';
import { type Population, populationOf } from './population';
import { type MatchSpeed, measureMatchSpeed } from './speed';

/**
 * `--devices 2000`, `--days 365`, `--seed 11`, `--stored 1000000,10000000` (0 skips that part); the docs
 * state which values they quote.
 */
function options(name: string, fallback: readonly number[]): readonly number[] {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0
    ? fallback
    : (process.argv[at + 1] ?? '')
        .split(',')
        .map(Number)
        .filter((value) => value > 0);
}
const option = (name: string, fallback: number): number => options(name, [fallback])[0] ?? 0;

const SEED = option('seed', 11);
const ORDERS = 300;
const STRANGERS = 300;
/** `--linkers Assay` runs only linkers whose name starts with it. */
const LINKERS = process.argv[process.argv.indexOf('--linkers') + 1] ?? '';
const isWanted = ({ name }: Run): boolean => !process.argv.includes('--linkers') || name.startsWith(LINKERS);

interface Run {
  readonly name: string;
  readonly make: (population: Population) => Linker;
  /** True if the transactions name persons. */
  readonly isNaming: boolean;
  /** True if it is also tested on orders of changes. */
  readonly hasOrders: boolean;
  /** True if it is also tested with strangers and its losses are reported. */
  readonly isOurs?: true;
}

/**
 * Gives every linker the same visits. Machines draw from their own random numbers, so the population is
 * created again.
 */
function linkingRows({ name, make, isNaming, hasOrders, isOurs }: Run, devices: number, days: number): Row[] {
  const population = populationOf(devices, days, SEED);
  const linker = make(population);
  const figures = measureLinking(population, linker, SEED, isNaming);
  const rows = [...mainRows(name, figures, devices, days), ...detailRows(name, figures)];
  if (isOurs) rows.push(...lossRows(name, figures), ...strangerRows(name, population, linker, figures));
  return hasOrders ? [...rows, ...orderRows(name, linker, () => make(population), days)] : rows;
}

const lossRows = (name: string, { losses }: LinkingFigures): Row[] => [
  ...[...losses.missed].map(([what, value]) => ({ figure: `${name}: not linked, ${what}`, value, unit: '' })),
  ...[...losses.wrong].map(([what, value]) => ({
    figure: `${name}: ID of another device, ${what}`,
    value,
    unit: '',
  })),
];

function strangerRows(
  name: string,
  population: Population,
  linker: Linker,
  figures: LinkingFigures,
): readonly Row[] {
  const strangers = strangersLike(population, STRANGERS, SEED);
  const { settled, formatted } = measureStrangers(linker, figures, strangers, population.days + 1);
  const who = `${name}: strangers with one visit on a device similar to a known one`;
  return [
    row(`${who}: got its ID, settled`, settled),
    row(`${who}: got its ID, settled or most likely`, formatted),
  ];
}

function orderRows(name: string, busy: Linker, fresh: () => Linker, days: number): Row[] {
  const there = measureOrders(busy, machinesForOrders(ORDERS, SEED), days + 1);
  const alone = machinesForOrders(ORDERS, SEED + 1).map((machine) => measureOrders(fresh(), [machine], 0));
  const whole = { of: alone.length, hit: alone.filter(({ hit }) => hit === 1).length };
  return [
    row(`${name}: orders of reversible changes with one device, new account`, whole),
    row(`${name}: orders of reversible changes with one device, population’s account`, there),
  ];
}

const row = (figure: string, count: Count, bar?: Bar): Row => ({
  figure,
  value: 100 * shareOf(count),
  unit: '%',
  ...(bar ? { bar } : {}),
});

function mainRows(name: string, figures: LinkingFigures, devices: number, days: number): Row[] {
  const of = `${devices.toLocaleString('en')} devices, ${days} days, ${figures.visits.toLocaleString('en')} visits`;
  return [
    row(`${name}: ${of}: linked to the previous visit, at the time`, figures.linkedThen, atLeast(95)),
    row(`${name}: linked to the previous visit, after later merges`, figures.linked, atLeast(95)),
    row(`${name}: linked, any two visits of one device`, figures.anyTwo, atLeast(95)),
    row(`${name}: linked, new token`, figures.linkedWithoutToken),
    row(`${name}: pairs of two devices with the same ID`, figures.wrongPairs, atMost(0.1)),
    row(`${name}: pairs of two similar devices with the same ID`, figures.alikePairs, atMost(0.1)),
    row(`${name}: pairs with the same ID that are two devices`, figures.ofOneId),
    row(`${name}: visits with the settled ID of another device`, figures.wrong),
    row(`${name}: visits with the ID of another device, settled or most likely`, figures.formatted),
    row(`${name}: correct among most likely results (${figures.likely.of})`, figures.likely),
    row(`${name}: undecided`, figures.undecided),
    { figure: `${name}: IDs per device`, value: figures.idsPerMachine, unit: '' },
    row(`${name}: detected copied and moved tokens`, figures.copiedNoticed),
    row(`${name}: own tokens reported as copied`, figures.copiedWrongly),
  ];
}

const detailRows = (name: string, figures: LinkingFigures): Row[] => [
  ...[...figures.linkedBy].map(([group, count]) => row(`${name}: linked, ${group} (${count.of})`, count)),
  ...[...figures.wrongBy].map(([group, count]) =>
    row(`${name}: another’s id, ${group} (${count.of})`, count),
  ),
  ...figures.calibration
    .filter(({ right }) => right.of > 0)
    .map(({ formatted, right }) =>
      row(`${name}: correct at a reported probability below ${formatted} (${right.of})`, right),
    ),
];

function speedRows(speed: MatchSpeed | null): Row[] {
  if (!speed) return [];
  const { match, statement, processor } = speed;
  const among = `among ${speed.stored.toLocaleString('en')} devices, ${Math.round(speed.candidates)} candidates`;
  const rows: Row[] = [
    { figure: `match ${among}, p50`, value: match.p50, unit: 'ms', bar: atMost(3) },
    { figure: `match ${among}, p99`, value: match.p99, unit: 'ms' },
    { figure: `statement of the match, p50`, value: statement.p50, unit: 'ms' },
    { figure: `statement of the match, p99`, value: statement.p99, unit: 'ms' },
    { figure: 'CPU time of a match, this process', value: processor.own, unit: 'ms' },
  ];
  if (processor.database === null) return rows;
  return [...rows, { figure: 'CPU time of a match, PostgreSQL', value: processor.database, unit: 'ms' }];
}

/** Measures device recognition: correct and wrong links of a synthetic population, and the time of a match. */
export async function benchDevices(): Promise<Row[]> {
  const devices = option('devices', 2000);
  const days = option('days', 365);
  const runs: readonly Run[] = [
    { name: 'Assay', make: () => new MemoryLinker(), isNaming: false, hasOrders: true, isOurs: true },
    { name: 'oracle', make: (population) => new Oracle(population, true), isNaming: true, hasOrders: false },
    {
      name: 'oracle, without persons',
      make: (population) => new Oracle(population, false),
      isNaming: false,
      hasOrders: false,
    },
    { name: 'exact hash', make: exactHash, isNaming: false, hasOrders: true },
    { name: 'nearest fingerprint', make: nearestFingerprint, isNaming: false, hasOrders: true },
  ];
  const rows = devices === 0 ? [] : runs.filter(isWanted).flatMap((run) => linkingRows(run, devices, days));
  for (const stored of options('stored', [1_000_000]))
    rows.push(...speedRows(await measureMatchSpeed(stored)));
  return rows;
}
