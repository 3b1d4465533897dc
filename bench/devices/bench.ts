import type { Row } from '../row';
import { exactHash, nearestLook } from './baselines';
import type { Linker } from './linker';
import {
  type Count,
  type LinkingFigures,
  machinesForOrders,
  measureLinking,
  measureOrders,
  shareOf,
} from './linking';
import { memoryLinker } from './memory-linker';
import { populationOf } from './population';
import { measureMatchSpeed } from './speed';

/** `--devices`, `--days` and `--stored` make another run of it; the documents quote the whole one. */
function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]) || fallback;
}

const SEED = 11;
const ORDERS = 300;

/** Every linker gets the same visits: machines draw from their own numbers, so the population is made anew. */
function linkingRows(name: string, make: () => Linker, devices: number, days: number): Row[] {
  const linker = make();
  const figures = measureLinking(populationOf(devices, days, SEED), linker, SEED);
  const busy = measureOrders(linker, machinesForOrders(ORDERS, SEED), days + 1);
  const fresh = machinesForOrders(ORDERS, SEED + 1).map((machine) => measureOrders(make(), [machine], 0));
  const freshWhole = { of: fresh.length, hit: fresh.filter(({ hit }) => hit === 1).length };
  return [
    ...mainRows(name, figures, devices, days),
    row(`${name}: any order of reversible changes is one device, fresh account`, freshWhole),
    row(`${name}: the same in the population’s account`, busy),
    ...detailRows(name, figures),
  ];
}

const row = (figure: string, count: Count, bar?: string): Row => ({
  figure,
  value: 100 * shareOf(count),
  unit: '%',
  ...(bar ? { bar } : {}),
});

function mainRows(name: string, figures: LinkingFigures, devices: number, days: number): Row[] {
  const of = `${devices.toLocaleString('en')} devices, ${days} days, ${figures.visits.toLocaleString('en')} visits`;
  return [
    row(`${name}: ${of}: linked to the visit before`, figures.linked, '≥ 95 %'),
    row(`${name}: linked, any two visits of a device`, figures.anyTwo),
    row(`${name}: linked, token new`, figures.linkedWithoutToken),
    row(`${name}: visits given another device’s id`, figures.wrong, '≤ 0.1 %'),
    row(`${name}: pairs of two alike devices given one id`, figures.merged, '≤ 0.1 %'),
    row(`${name}: undecided`, figures.undecided),
    { figure: `${name}: ids for a device`, value: figures.idsPerMachine, unit: '' },
    row(`${name}: copied and moved tokens noticed`, figures.copiedNoticed),
    row(`${name}: own tokens called copied`, figures.copiedWrongly),
  ];
}

const detailRows = (name: string, figures: LinkingFigures): Row[] => [
  ...[...figures.linkedBy].map(([group, count]) => row(`${name}: linked, ${group} (${count.of})`, count)),
  ...[...figures.wrongBy].map(([group, count]) =>
    row(`${name}: another’s id, ${group} (${count.of})`, count),
  ),
  ...figures.calibration
    .filter(({ right }) => right.of > 0)
    .map(({ told, right }) => row(`${name}: right where below ${told} was told (${right.of})`, right)),
];

/** Devices known again: right and wrong links of an invented population, and the time of a match. */
export async function benchDevices(): Promise<Row[]> {
  const devices = option('devices', 5000);
  const days = option('days', 365);
  const linkers: readonly (readonly [string, () => Linker])[] = [
    ['Assay', memoryLinker],
    ['exact hash', exactHash],
    ['nearest look', nearestLook],
  ];
  const rows = linkers.flatMap(([name, make]) => linkingRows(name, make, devices, days));
  const speed = await measureMatchSpeed(option('stored', 1_000_000));
  if (speed) {
    const stored = `${speed.stored.toLocaleString('en')} stored devices, ${Math.round(speed.candidates)} candidates`;
    rows.push(
      { figure: `match among ${stored}, p50`, value: speed.p50, unit: 'ms' },
      { figure: `match among ${stored}, p95`, value: speed.p95, unit: 'ms', bar: '≤ 20 ms' },
      { figure: 'processor time of such a match, this process', value: speed.processor.own, unit: 'ms' },
    );
    const { database } = speed.processor;
    if (database !== null)
      rows.push({ figure: 'processor time of such a match, PostgreSQL', value: database, unit: 'ms' });
  }
  return rows;
}
