import { join } from 'node:path';
import { openReference } from '@assay/addresses';
import { maskCardData, withoutCardData } from '@assay/contract';
import {
  buildPackedIpData,
  buildPlaces,
  feedSources,
  NETWORK_MEANINGS,
  type SourceStatus,
} from '@assay/enrichment';
import { type Database, rewriteTexts, type TextTable, textTables } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { PLACES_BUILT } from '../scoring/enrichment/build-data-beside';
import { openEnrichment } from '../scoring/enrichment/open-enrichment';
import { CannotAnswer } from './cannot-answer';
import { registerAddressImport } from './import-addresses';
import { importFile } from './import-file';
import { openStore } from './open-store';
import { progressOn } from './progress';
import { type UpdateOptions, updateFeeds } from './update-feeds';
import { updateLists } from './update-lists';

/** Number of table pages scanned per batch: some thousand rows. */
const PAGES_A_TURN = 128;

interface ScrubOptions {
  /** `table:page` at which an earlier run stopped. */
  readonly from?: string;
}

/** Returns the JSON text without card data; null when it contains none or isn't JSON. */
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

/** Returns a stored text without card data; null when it contains none. */
function scrubbed(text: string): string | null {
  if (/^\s*[[{]/.test(text)) {
    const json = scrubbedJson(text);
    if (json !== null) return json;
  }
  const masked = maskCardData(text);
  return masked === text ? null : masked;
}

function startOf(tables: readonly TextTable[], from: string | undefined): { table: number; page: number } {
  if (from === undefined) return { table: 0, page: 0 };
  const [, name, page] = /^(.+):(\d+)$/.exec(from) ?? [];
  const table = tables.findIndex((one) => one.name === name);
  if (table < 0)
    throw new CannotAnswer(`${from} isn't a valid position. Use a position that an earlier run printed.`);
  return { table, page: Number(page) };
}

/**
 * Removes card numbers and security codes from all data in a database, in batches of some pages.
 * @param report receives the result of each batch, with the position for `from`, and finally the totals
 * @returns rows that still hold card data because of a constraint or a concurrent change
 * @throws CannotAnswer when `from` is invalid or the database is distributed
 */
export async function scrubDatabase(
  database: Database,
  { from }: ScrubOptions,
  report: (line: object) => void,
): Promise<number> {
  if (await database.isDistributed())
    throw new CannotAnswer(
      "Cards can't be scrubbed in a distributed database. Run this command before you distribute the tables.",
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

/** Runs `assay data scrub-cards` and prints a JSON line per batch. A run on clean data changes nothing. */
async function scrubCards(options: ScrubOptions): Promise<void> {
  const store = await openStore(readConfiguration(process.env));
  try {
    const report = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
    if ((await scrubDatabase(store.database, options, report)) > 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

const STEPS = 100;
const AS_HELP = `${NETWORK_MEANINGS.join(', ')} (several with commas between), or ${feedSources
  .flatMap(({ name }) => (name.startsWith('own-') ? [name.slice('own-'.length)] : []))
  .join(', ')}`;
const WITHIN_HELP =
  'networks of the operator; rows of its geofeed outside them are ignored, also in later updates';

async function withProgress<T>(
  label: string,
  work: (onProgress: (fraction: number) => void) => T | Promise<T>,
): Promise<T> {
  const progress = progressOn(process.stderr, label, STEPS);
  const result = await work((fraction) => progress.update(Math.floor(fraction * STEPS)));
  progress.stop();
  return result;
}

async function buildData(): Promise<void> {
  const { dataDir } = readConfiguration(process.env);
  // The parent server was killed; the next server builds the missing data.
  const leave = () => process.exit(1);
  process.once('disconnect', leave);
  openReference(join(dataDir, 'cache'));
  await withProgress('Reading locations', (onProgress) => buildPlaces({ dataDir, onProgress }));
  // The parent server waits for this message.
  process.send?.(PLACES_BUILT);
  await withProgress('Packing IP data', (onProgress) =>
    buildPackedIpData({ dataDir, now: new Date(), onProgress }),
  );
  process.off('disconnect', leave);
  if (process.connected) process.disconnect();
}

/** Age in hours below which `--all` skips a list. */
const LIST_FRESH_HOURS = 6;

async function updateOpenLists({ all, force, allowNetwork }: UpdateOptions): Promise<boolean> {
  if (!all) return true;
  return updateLists([], {
    ...(allowNetwork ? { allowNetwork } : {}),
    ...(force ? { force } : { olderThanHours: LIST_FRESH_HOURS }),
  });
}

function printStatus(sources: readonly SourceStatus[], asJson: boolean): void {
  if (asJson) {
    for (const source of sources) process.stdout.write(`${JSON.stringify(source)}\n`);
    return;
  }
  const rows = sources.map((source) => [
    source.name,
    source.loaded ? (source.date ?? '?') : 'not loaded',
    source.rows === null ? '' : String(source.rows),
    source.stale ? 'stale' : '',
    source.licence,
  ]);
  const header = ['source', 'date', 'rows', '', 'licence'];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [header, ...rows]) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}

export function registerDataCommands(program: Command): void {
  const data = program.command('data').description('Embedded data and feeds');
  data.command('build').description('Pack the embedded data for faster lookups').action(buildData);
  data
    .command('import')
    .description('Import a feed from a file, or your own file with --as; runs the same checks as an update')
    .argument(
      '<source-or-file>',
      `with --as: the file; otherwise geofeed-<operator> or one of ${feedSources.map(({ name }) => name).join(', ')}`,
    )
    .argument('[file]')
    .option('--as <meanings>', `meaning of your file: ${AS_HELP}`)
    .option('--name <name>', 'name of your file, if you import several network files')
    .option('--columns <field=heading...>', 'heading or number (from 1) of a column in your table')
    .option('--all-or-nothing', 'reject your file if a row is invalid')
    .option('--force', 'accept a feed that shrank or changed more than usual')
    .option('--within <cidr...>', WITHIN_HELP)
    .action(importFile);
  registerAddressImport(data);
  data
    .command('update')
    .description('Download feeds from their publishers; without names, every feed that has an address')
    .argument('[sources...]')
    .option('--address <url>', 'another address for the named source; stored for later updates of a geofeed')
    .option('--within <cidr...>', WITHIN_HELP)
    .option('--allow-network <cidr...>', 'private networks that downloads may access')
    .option('--force', 'accept a feed that shrank or changed more than usual')
    .option('--all', 'update all feeds and all public screening lists except those that are up to date')
    .addHelpText('after', '\nExample:\n  assay data update --all\n')
    .action(async (sources: string[], options: UpdateOptions) => {
      const feeds = await updateFeeds(sources, options);
      if (!(await updateOpenLists(options)) || !feeds) process.exitCode = 1;
    });
  data
    .command('scrub-cards')
    .description('Mask card numbers and remove security codes in all stored data')
    .option('--from <position>', 'resume at the position that an earlier run printed')
    .action(scrubCards);
  data
    .command('status')
    .description('Show loaded data with its age and license')
    .option('--json', 'print JSON Lines')
    .action((options: { json?: true }) => {
      const enrichment = openEnrichment(readConfiguration(process.env).dataDir);
      printStatus(enrichment.status(new Date()), options.json === true);
      for (const name of enrichment.damaged())
        process.stderr.write(
          `The stored feed ${name} is damaged. The previous version is used if it is intact. Run assay data update ${name}.\n`,
        );
      enrichment.close();
    });
}
