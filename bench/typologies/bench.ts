import { existsSync } from 'node:fs';
import { Engine, Graph, TYPOLOGIES } from '@assay/typologies';
import { atLeast, atMost, type Row } from '../row';
import { amlGentex, amlSim } from './csv-data';
import { type DataSet, simulated } from './data-set';
import { type Measured, measure } from './measure';

const POPULATION = 3000;
const EACH = 10;
/** Parameters were tuned on the even seeds. The odd ones are only counted. */
const COUNTED_SEEDS = [1, 3, 5];
const MEMORY_MB = 1024;
const WANTED_TRANSFERS = 1_000_000;
/** Population whose half year has about a million transfers. */
const LARGE_POPULATION = 18_500;

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : (100 * part) / whole);

/** Returns the share of found patterns and the precision, in total and by pattern. */
function qualityRows(name: string, results: readonly Measured[]): readonly Row[] {
  const types = [...new Set(results.flatMap(({ patterns }) => [...patterns.keys()]))];
  const sum = (of: (result: Measured) => number) => results.reduce((total, result) => total + of(result), 0);
  const rows = types.map((type): Row => {
    const injected = sum(({ patterns }) => patterns.get(type)?.injected ?? 0);
    const found = sum(({ patterns }) => patterns.get(type)?.found ?? 0);
    const alerts = sum(({ typologies }) => typologies.get(type)?.findings ?? 0);
    const correct = sum(({ typologies }) => typologies.get(type)?.correct ?? 0);
    const precision =
      alerts === 0
        ? 'no alerts of the same typology'
        : `precision ${Math.round(share(correct, alerts))} % of ${alerts} alerts`;
    return {
      figure: `${name}: ${type}, found of ${injected}`,
      value: share(found, injected),
      unit: '%',
      reference: precision,
      bar: atLeast(90),
    };
  });
  const alerts = sum(({ typologies }) => [...typologies.values()].reduce((n, of) => n + of.findings, 0));
  const correct = sum(({ typologies }) => [...typologies.values()].reduce((n, of) => n + of.correct, 0));
  const injected = sum(({ patterns }) => [...patterns.values()].reduce((n, of) => n + of.injected, 0));
  const found = sum(({ patterns }) => [...patterns.values()].reduce((n, of) => n + of.found, 0));
  return [
    ...rows,
    {
      figure: `${name}: all patterns, found of ${injected}`,
      value: share(found, injected),
      unit: '%',
      bar: atLeast(90),
    },
    {
      figure: `${name}: precision of ${alerts} alerts`,
      value: share(correct, alerts),
      unit: '%',
      bar: atLeast(50),
    },
  ];
}

/** Runs all typologies over a million transfers, as a run on past transactions does. */
function costRows(): readonly Row[] {
  const { transfers } = simulated(COUNTED_SEEDS[0]! + 1, LARGE_POPULATION, EACH);
  const engine = new Engine(
    TYPOLOGIES.map(({ id }) => ({ id, parameters: {} })),
    new Graph(),
  );
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const cpu = process.cpuUsage();
  for (const [n, transfer] of transfers.entries()) {
    engine.observe(transfer);
    if (n % 1000 === 0) engine.graph.takeChanged();
  }
  const { user, system } = process.cpuUsage(cpu);
  const scale = WANTED_TRANSFERS / transfers.length;
  return [
    {
      figure: `all typologies over ${transfers.length.toLocaleString('en')} transfers, per million`,
      value: ((performance.now() - began) / 1000) * scale,
      unit: 's',
      bar: atMost(600),
    },
    {
      figure: 'processor time per transfer, engine only',
      value: (user + system) / transfers.length / 1000,
      unit: 'ms',
      bar: atMost(1),
    },
    {
      figure: 'memory of the engine after the last transfer',
      value: Math.max(0, process.memoryUsage().rss - before) / 1e6,
      unit: 'MB',
      bar: atMost(MEMORY_MB),
    },
  ];
}

/** Returns the data sets in files that `BENCH_AML_FILES` names, separated by commas. */
function files(): readonly DataSet[] {
  const names = (process.env.BENCH_AML_FILES ?? '')
    .split(',')
    .filter((name) => name !== '' && existsSync(name));
  return names.map((name) => (name.includes('tx_log') ? amlGentex(name) : amlSim(name, 'counted')));
}

/** Measures how many injected patterns the typologies find with default parameters, at which precision and cost. */
export async function benchTypologies(): Promise<readonly Row[]> {
  const own = COUNTED_SEEDS.map((seed) => measure(simulated(seed, POPULATION, EACH)));
  const external = files().flatMap((data) =>
    qualityRows(data.name.split('/').slice(-4).join('/'), [measure(data)]),
  );
  return [...qualityRows('simulated', own), ...external, ...costRows()];
}
