/** Speed of a back-test over stored evaluations, read from their packed history. */

import { BLOCK_ROWS, FIRST_ID } from '../../apps/server/src/policy/backtest/history/read';
import { runBacktest } from '../../apps/server/src/policy/backtest/run';
import { newTally } from '../../apps/server/src/policy/backtest/tally';
import { defaultPolicy } from '../../apps/server/src/policy/default-policy/default-policy';
import { policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import { storeHistory } from '../../apps/server/src/testing/stored-history';
import { compileRuleSet, listPort } from '../../packages/rules/src/index';
import { migrate, openDatabase } from '../../packages/store/src/index';
import { freshDatabase } from '../fraud-call/databases';
import { atLeast, type Row } from '../row';

const ROWS = 6 * BLOCK_ROWS;
const RULES = 50;
const PASSES = 3;
const ACCOUNT = 1;

/** @returns nothing when there is no outside PostgreSQL. */
export async function benchHistory(): Promise<readonly Row[]> {
  const fresh = await freshDatabase();
  if (!fresh) return [];
  const database = openDatabase({ url: fresh.url, maxConnections: 4 });
  try {
    await migrate(database, new Date());
    await storeHistory(
      database,
      { spaceId: ACCOUNT, policyVersion: 1, rows: ROWS, seed: 3 },
      (n) => n % 10 === 0,
    );
    const live = defaultPolicy.rules.filter(({ mode }) => mode === 'live').slice(0, RULES);
    const document = { ...defaultPolicy, rules: live };
    const { compiled } = compileRuleSet(document, policyCatalogue);
    const source = {
      database,
      spaceId: ACCOUNT,
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
        // Counted in place.
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
        figure: `back-test, ${live.length} rules, packed history, per core second`,
        value: best.rows / best.cpu,
        unit: '/s',
        bar,
      },
      {
        figure: 'the same by the clock, PostgreSQL and neighbours included',
        value: best.rows / best.seconds,
        unit: '/s',
      },
      {
        figure: 'the first time, packing on the way, per core second',
        value: first.rows / first.cpu,
        unit: '/s',
      },
    ];
  } finally {
    await database.close();
    await fresh.drop();
  }
}
