import { readFileSync } from 'node:fs';
import { BLOCK_ROWS, FIRST_ID } from '../../apps/server/src/policy/backtest/history/read';
import { runBacktest } from '../../apps/server/src/policy/backtest/run';
import { newTally } from '../../apps/server/src/policy/backtest/tally';
import { defaultPolicy } from '../../apps/server/src/policy/default-policy/default-policy';
import { policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import { storeHistory } from '../../apps/server/src/testing/stored-history';
import type { Column, Dataset } from '../../packages/learning/src/index';
import { compileRuleSet, listPort } from '../../packages/rules/src/index';
import { migrate, openDatabase } from '../../packages/store/src/index';
import { freshDatabase } from '../fraud-call/servers';
import { atLeast, type Row } from '../row';

/**
 * Reads a public data set of card or shop transactions from a CSV file: one transaction per row, in
 * chronological order.
 */

/** Columns with more distinct texts than this are names or IDs, which the model would memorize. */
const MAX_CATEGORIES = 2000;

/** Splits a line of a CSV file with commas; cells may be quoted. */
export function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const character = line[i];
    if (quoted) {
      if (character !== '"') cell += character;
      else if (line[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

function columnOf(cells: readonly string[]): Column | null {
  const numbers = Float64Array.from(cells, (cell) => (cell === '' ? Number.NaN : Number(cell)));
  if (cells.every((cell, i) => cell === '' || !Number.isNaN(numbers[i])))
    return { kind: 'number', values: numbers };
  const codes = new Map<string, number>();
  const column = Int32Array.from(cells, (cell) => {
    if (cell === '') return -1;
    const known = codes.get(cell) ?? codes.size;
    codes.set(cell, known);
    return known;
  });
  return codes.size > MAX_CATEGORIES ? null : { kind: 'category', codes: column, values: [...codes.keys()] };
}

/**
 * @param label column that marks fraud: 1, true, yes or fraud
 * @throws Error when the column doesn't exist
 */
export function readCsv(file: string, label: string): Dataset {
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const names = cellsOf(head);
  const at = names.indexOf(label);
  if (at < 0) throw new Error(`${file} has no column ${label}`);
  const rows = lines.map(cellsOf);
  const columns = names.map((name, c) =>
    c === at ? null : { name, column: columnOf(rows.map((row) => row[c] ?? '')) },
  );
  const kept = columns.flatMap((one) => (one?.column ? [{ name: one.name, column: one.column }] : []));
  return {
    features: kept.map(({ name }) => ({ name, label: name, rule: null })),
    columns: kept.map(({ column }) => column),
    labels: Uint8Array.from(rows, (row) => Number(/^(1|true|yes|fraud)$/i.test(row[at] ?? ''))),
    at: Float64Array.from(rows, (_, i) => i),
  };
}

/** Measures the speed of a backtest over stored evaluations, read from their packed history. */

const ROWS = 6 * BLOCK_ROWS;
const RULES = 50;
const PASSES = 3;
const ACCOUNT = 1;

/** @returns an empty list without an external PostgreSQL */
export async function benchHistory(): Promise<readonly Row[]> {
  const fresh = await freshDatabase();
  if (!fresh) return [];
  const database = openDatabase({ url: fresh.url, maxConnections: 4 });
  try {
    await migrate(database, new Date());
    await storeHistory(
      database,
      { environmentId: ACCOUNT, policyVersion: 1, rows: ROWS, seed: 3 },
      (n) => n % 10 === 0,
    );
    const live = defaultPolicy.rules.filter(({ mode }) => mode === 'live').slice(0, RULES);
    const document = { ...defaultPolicy, rules: live };
    const { compiled } = compileRuleSet(document, policyCatalogue);
    const source = {
      database,
      environmentId: ACCOUNT,
      rulesOf: async () => compiled,
      blockRows: BLOCK_ROWS,
      now: Date.now(),
      until: Number.POSITIVE_INFINITY,
    };
    const candidate = { rules: compiled, scorer: null, lists: listPort(new Map()) };
    const velocity = compiled.velocity.definitions.length;
    const run = async () => {
      const tally = newTally({ after: FIRST_ID, velocity, model: false });
      const cpu = process.cpuUsage();
      const began = performance.now();
      for await (const _ of runBacktest(source, candidate, tally)) {
        // The tally counts in place.
      }
      const used = process.cpuUsage(cpu);
      return {
        seconds: (performance.now() - began) / 1000,
        cpu: (used.user + used.system) / 1e6,
        rows: tally.rows,
      };
    };
    const first = await run();
    const later = [];
    for (let pass = 0; pass < PASSES; pass++) later.push(await run());
    const best = later.reduce((a, b) => (b.cpu < a.cpu ? b : a));
    const bar = atLeast(60_000);
    return [
      {
        figure: `backtest, ${live.length} rules, packed history, per core second`,
        value: best.rows / best.cpu,
        unit: '/s',
        bar,
      },
      {
        figure: 'backtest by elapsed time, including PostgreSQL and other load',
        value: best.rows / best.seconds,
        unit: '/s',
      },
      {
        figure: 'first backtest including packing, per core second',
        value: first.rows / first.cpu,
        unit: '/s',
      },
    ];
  } finally {
    await database.close();
    await fresh.drop();
  }
}
