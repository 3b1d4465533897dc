import { maskCardNumbers, withoutCardData } from '@assay/contract';
import { type Database, rewriteTexts, type TextTable, textTables } from '@assay/store';
import { readConfiguration } from '../configuration';
import { CannotAnswer } from './cannot-answer';
import { openStore } from './open-store';

/** Pages of a table that one turn looks through: some thousand rows. */
const PAGES_A_TURN = 128;

interface ScrubOptions {
  /** `table:page`, where an earlier run stopped. */
  readonly from?: string;
}

/** The JSON text of a value without card data; null when it holds none, or is no JSON. */
function scrubbedJson(text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  return withoutCardData(value).length === 0 ? null : JSON.stringify(value);
}

/** A kept text without card data; null when it holds none. */
function scrubbed(text: string): string | null {
  if (/^\s*[[{]/.test(text)) {
    const json = scrubbedJson(text);
    if (json !== null) return json;
  }
  const masked = maskCardNumbers(text);
  return masked === text ? null : masked;
}

function startOf(tables: readonly TextTable[], from: string | undefined): { table: number; page: number } {
  if (from === undefined) return { table: 0, page: 0 };
  const [, name, page] = /^(.+):(\d+)$/.exec(from) ?? [];
  const table = tables.findIndex((one) => one.name === name);
  if (table < 0)
    throw new CannotAnswer(`${from} is no place: give what an earlier run printed as its position.`);
  return { table, page: Number(page) };
}

/**
 * Takes card numbers and security codes out of everything that a database keeps, in turns of some pages.
 * @param report gets what each turn did, with the position from which `from` goes on, then the sums.
 * @returns rows that hold card data still: a constraint keeps them, or somebody changed them meanwhile.
 * @throws CannotAnswer when `from` is no place, or the database is distributed.
 */
export async function scrubDatabase(
  database: Database,
  { from }: ScrubOptions,
  report: (line: object) => void,
): Promise<number> {
  if (await database.isDistributed())
    throw new CannotAnswer(
      'The tables of this database lie on several servers, where a row has no place that a turn could go by: take card data out before they are distributed.',
    );
  const tables = await textTables(database);
  const start = startOf(tables, from);
  const total = { changed: 0, kept: 0 };
  for (const [at, table] of tables.entries()) {
    if (at < start.table) continue;
    for (let page = at === start.table ? start.page : 0; page < table.pages; page += PAGES_A_TURN) {
      const { changed, kept } = await rewriteTexts(database, table, page, PAGES_A_TURN, scrubbed);
      total.changed += changed;
      total.kept += kept;
      report({ position: `${table.name}:${Math.min(page + PAGES_A_TURN, table.pages)}`, changed, kept });
    }
  }
  report({ tables: tables.length, ...total });
  return total.kept;
}

/** `assay data scrub-cards`: a JSON line for each turn. A run over what is clean changes nothing. */
export async function scrubCards(options: ScrubOptions): Promise<void> {
  const store = await openStore(readConfiguration(process.env));
  try {
    const report = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
    if ((await scrubDatabase(store.database, options, report)) > 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
}
