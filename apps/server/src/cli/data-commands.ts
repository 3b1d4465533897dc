import { join } from 'node:path';
import { openReference } from '@assay/addresses';
import {
  buildPackedIpData,
  buildPlaces,
  feedSources,
  NETWORK_MEANINGS,
  type SourceStatus,
} from '@assay/enrichment';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { PLACES_BUILT } from '../scoring/enrichment/build-data-beside';
import { openEnrichment } from '../scoring/enrichment/open-enrichment';
import { registerAddressImport } from './import-addresses';
import { importFile } from './import-file';
import { progressOn } from './progress';
import { scrubCards } from './scrub-cards';
import { type UpdateOptions, updateFeeds } from './update-feeds';
import { updateLists } from './update-lists';

const STEPS = 100;
const AS_HELP = `${NETWORK_MEANINGS.join(', ')} (several with commas between), or ${feedSources
  .flatMap(({ name }) => (name.startsWith('own-') ? [name.slice('own-'.length)] : []))
  .join(', ')}`;
const WITHIN_HELP = 'networks of the operator: rows of its geofeed outside them are left out, now and later';

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
  // The server that started this process was killed: the next one builds what is missing.
  const leave = () => process.exit(1);
  process.once('disconnect', leave);
  openReference(join(dataDir, 'cache'));
  await withProgress('Gathering places', (onProgress) => buildPlaces({ dataDir, onProgress }));
  // The server that started this process waits for them.
  process.send?.(PLACES_BUILT);
  await withProgress('Packing IP data', (onProgress) =>
    buildPackedIpData({ dataDir, now: new Date(), onProgress }),
  );
  process.off('disconnect', leave);
  if (process.connected) process.disconnect();
}

/** Lists younger than this are left out by `--all`. */
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
  const data = program.command('data').description('The embedded data and the feeds');
  data.command('build').description('Pack the embedded data for fast look-ups').action(buildData);
  data
    .command('import')
    .description(
      'Load one feed from a file, or with --as a file of your own, through the same checks as an update',
    )
    .argument(
      '<source-or-file>',
      `with --as the file; else geofeed-<operator>, or one of ${feedSources.map(({ name }) => name).join(', ')}`,
    )
    .argument('[file]')
    .option('--as <meanings>', `what your file states: ${AS_HELP}`)
    .option('--name <name>', 'tells several files of networks apart')
    .option(
      '--columns <field=heading...>',
      'where a field of your table is: a heading, or a number from 1 on',
    )
    .option('--all-or-nothing', 'refuse your file when one of its rows does not read')
    .option('--force', 'accept a feed that shrank or changed more than is usual')
    .option('--within <cidr...>', WITHIN_HELP)
    .action(importFile);
  registerAddressImport(data);
  data
    .command('update')
    .description('Fetch feeds from the addresses of their maintainers; without names, all that have one')
    .argument('[sources...]')
    .option(
      '--address <url>',
      "another address for the one named source; a geofeed's is kept for later updates",
    )
    .option('--within <cidr...>', WITHIN_HELP)
    .option('--allow-network <cidr...>', 'private networks that may be reached')
    .option('--force', 'accept a feed that shrank or changed more than is usual')
    .option('--all', 'every feed and every open screening list; what is young enough is left out')
    .addHelpText('after', '\nExample:\n  assay data update --all\n')
    .action(async (sources: string[], options: UpdateOptions) => {
      const feeds = await updateFeeds(sources, options);
      if (!(await updateOpenLists(options)) || !feeds) process.exitCode = 1;
    });
  data
    .command('scrub-cards')
    .description('Mask card numbers, and remove security codes, in everything that is stored')
    .option('--from <position>', 'go on where an earlier run stopped')
    .action(scrubCards);
  data
    .command('status')
    .description('What is loaded, how old it is and under which licence')
    .option('--json', 'JSON Lines')
    .action((options: { json?: true }) => {
      const enrichment = openEnrichment(readConfiguration(process.env).dataDir);
      printStatus(enrichment.status(new Date()), options.json === true);
      for (const name of enrichment.damaged())
        process.stderr.write(
          `The stored feed ${name} is damaged; the version before answers, if there is one.\n`,
        );
      enrichment.close();
    });
}
