/** Measures the time and memory of a backtest of a draft rule over a long, already packed history. */

import { draftCandidate } from '../../apps/server/src/policy/backtest/draft-plan';
import { runDraft } from '../../apps/server/src/policy/backtest/draft-run';
import { newDraftTally } from '../../apps/server/src/policy/backtest/draft-tally';
import { packColumn, unpackColumn } from '../../apps/server/src/policy/backtest/history/column';
import { DECISION, LAYOUT_NAME } from '../../apps/server/src/policy/backtest/history/layout';
import {
  BLOCK_ROWS,
  FIRST_ID,
  type HistorySource,
  readHistory,
} from '../../apps/server/src/policy/backtest/history/read';
import { defaultPolicy } from '../../apps/server/src/policy/default-policy/default-policy';
import { policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import { storeHistory } from '../../apps/server/src/testing/stored-history';
import { checkText, compileRuleSet, listPort, type Rule } from '../../packages/rules/src/index';
import {
  type Database,
  listHistoryBlocks,
  migrate,
  openDatabase,
  readHistoryColumns,
  storeHistoryBlock,
} from '../../packages/store/src/index';
import { freshDatabase } from '../fraud-call/servers';
import { optionOf } from '../option';
import { atMost, type Row } from '../row';

const ACCOUNT = 1;
const DAY_MS = 86_400_000;
/** Number of blocks created from stored transactions; the rest of the history repeats them with later times. */
const SEEDED_BLOCKS = 4;
const UUID_BYTES = 16;
const TIME_BYTES = 6;
const PASSES = 2;

const DRAFTS = {
  'matches few': 'email_details.email_domain_details.disposable = true and transaction_amount > 50',
  'matches many': 'transaction_amount > 20',
} as const;

function draftOf(text: string): Rule {
  const checked = checkText(text, policyCatalogue, { lists: new Map() });
  if (!checked.ok) throw new Error(checked.problems[0]?.message);
  const then: Rule['then'] = { score: { operation: '+', value: 12 } };
  return { id: 'DRAFT', name: 'Draft', category: null, priority: 100, mode: 'live', when: checked.ast, then };
}

/** Returns IDs of later transactions: their first six bytes are the time in milliseconds (RFC 9562 §5.7). */
function laterIds(ids: Buffer, by: number): Buffer {
  const later = Buffer.from(ids);
  for (let at = 0; at < later.length; at += UUID_BYTES)
    later.writeUIntBE(later.readUIntBE(at, TIME_BYTES) + by, at, TIME_BYTES);
  return later;
}

const idAt = (ids: Buffer, row: number): string =>
  ids
    .toString('hex', row * UUID_BYTES, (row + 1) * UUID_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Stores the packed blocks again with later times until the history has the requested number of rows. */
async function lengthen(database: Database, rows: number): Promise<void> {
  const blocks = await listHistoryBlocks(database, ACCOUNT, LAYOUT_NAME);
  const packed = await database.query<{ firstId: string; name: string }>({
    text: 'SELECT DISTINCT name, first_id::text AS "firstId" FROM history_column WHERE account_id = $1',
    values: [ACCOUNT],
  });

  let count = blocks.length * BLOCK_ROWS;
  for (let copy = 1; count < rows; copy++) {
    for (const block of blocks) {
      if (count >= rows) return;
      const names = packed.filter(({ firstId }) => firstId === block.firstId).map(({ name }) => name);
      const columns = new Map(await readHistoryColumns(database, ACCOUNT, block.firstId, names));
      const by = copy * 400 * DAY_MS;
      const ids = laterIds(columns.get(DECISION.ids) as Buffer, by);
      columns.set(DECISION.ids, ids);
      const times = unpackColumn(columns.get(DECISION.at) as Buffer);
      const at = Array.from({ length: block.rows }, (_, row) => (times.at(row) as number) + by);
      columns.set(DECISION.at, packColumn(at) as Buffer);
      await database.transaction((connection) =>
        storeHistoryBlock(connection, ACCOUNT, {
          firstId: idAt(ids, 0),
          lastId: idAt(ids, block.rows - 1),
          rows: block.rows,
          layout: LAYOUT_NAME,
          columns,
        }),
      );
      count += block.rows;
    }
  }
}

async function timed(source: HistorySource, text: string) {
  const candidate = draftCandidate(defaultPolicy, { rule: draftOf(text), policyVersion: 1 });
  const tally = newDraftTally(FIRST_ID, 0);
  const began = performance.now();
  const cpu = process.cpuUsage();
  const whole = { ...source, until: Number.POSITIVE_INFINITY };
  for await (const _ of runDraft(whole, candidate, listPort(new Map()), tally)) {
    // The tally counts in place.
  }
  const used = process.cpuUsage(cpu);
  return {
    seconds: (performance.now() - began) / 1000,
    cpu: (used.user + used.system) / 1e6,
    rows: tally.all.all,
    fired: tally.fired.all,
  };
}

/**
 * Runs the benchmark. `--rows N` sets the number of transactions of the history (default 1,000,000).
 * @returns an empty list without an external PostgreSQL
 */
export async function benchBacktest(): Promise<readonly Row[]> {
  const fresh = await freshDatabase();
  if (!fresh) return [];
  const rows = optionOf('rows', 1_000_000);
  const database = openDatabase({ url: fresh.url, maxConnections: 4 });
  try {
    await migrate(database, new Date());
    const seeded = { environmentId: ACCOUNT, policyVersion: 1, rows: SEEDED_BLOCKS * BLOCK_ROWS, seed: 3 };
    await storeHistory(database, seeded, (n) => n % 10 === 0);
    const { compiled } = compileRuleSet(defaultPolicy, policyCatalogue);
    const source: HistorySource = {
      database,
      environmentId: ACCOUNT,
      rulesOf: async () => compiled,
      blockRows: BLOCK_ROWS,
      now: Date.now(),
    };
    for await (const _ of readHistory(source, FIRST_ID, () => [])) {
      // The iteration packs the history.
    }
    await lengthen(database, rows);
    const table: Row[] = [];
    for (const [name, text] of Object.entries(DRAFTS)) {
      let best = await timed(source, text);
      for (let pass = 1; pass < PASSES; pass++) {
        const again = await timed(source, text);
        if (again.seconds < best.seconds) best = again;
      }
      const share = ((100 * best.fired) / best.rows).toFixed(1);
      const of = `draft rule that ${name} (${share}%), ${best.rows.toLocaleString('en')} transactions`;
      table.push(
        { figure: `${of}, elapsed time`, value: best.seconds, unit: 's', bar: atMost(20) },
        { figure: `${of}, CPU time of the backtest`, value: best.cpu, unit: 's' },
      );
    }
    const memory = process.memoryUsage().rss / 2 ** 20;
    return [...table, { figure: 'process memory at the end', value: memory, unit: 'MiB' }];
  } finally {
    await database.close();
    await fresh.drop();
  }
}
