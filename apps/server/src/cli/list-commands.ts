import { existsSync, readFileSync } from 'node:fs';
import {
  type ArticleFormat,
  type ColumnMap,
  isLocalListName,
  LIST_FORMATS,
  type ListKind,
  ListRefused,
  LOCAL_LISTS,
} from '@assay/screening';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { importLists } from '../screening/import-lists';
import { readManifests, rollBack } from '../screening/list-store';
import { diskFile } from '../screening/lists-folder';
import { heldLists } from '../screening/loaded-lists';
import { importLocalList, openLocalSources } from '../screening/local-sources';
import { importArticles, readMediaManifest } from '../screening/media-archive';
import { indexNamesOf } from '../screening/monitored-index-process';
import { CannotAnswer } from './cannot-answer';
import { importedLine, indexLists, type UpdateListsOptions, updateLists } from './update-lists';

const KINDS = ['sanctionlist', 'pep', 'watchlist', 'crimelist'];
const HOUR_MS = 3_600_000;

interface ImportOptions {
  readonly name?: string;
  readonly fullName?: string;
  readonly kind?: string;
  readonly date?: string;
  readonly columns?: string;
  readonly encoding?: string;
  readonly force?: true;
}

const ARTICLE_FORMATS: readonly string[] = ['rss', 'jsonl', 'gkg'] satisfies ArticleFormat[];
const isArticleFormat = (format: string): format is ArticleFormat => ARTICLE_FORMATS.includes(format);

const writeLine = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

/** @throws CannotAnswer */
function readColumns(path: string): ColumnMap {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ColumnMap;
  } catch {
    throw new CannotAnswer(`${path} isn't valid JSON.`);
  }
}

async function importFiles(format: string, paths: readonly string[], options: ImportOptions): Promise<void> {
  const { dataDir } = readConfiguration(process.env);
  for (const path of paths) if (!existsSync(path)) throw new CannotAnswer(`File not found: ${path}.`);
  if (options.kind && !KINDS.includes(options.kind))
    throw new CannotAnswer(`--kind must be one of ${KINDS.join(', ')}.`);
  if (options.date && !/^\d{4}-\d{2}-\d{2}$/.test(options.date))
    throw new CannotAnswer('--date must have the format YYYY-MM-DD.');
  const files = paths.map(diskFile);
  const common = { dataDir, files, now: new Date(), force: options.force === true };
  try {
    if (format === 'local') {
      const name = options.name ?? '';
      if (!isLocalListName(name)) throw new CannotAnswer(`--name must be one of ${LOCAL_LISTS.join(', ')}.`);
      const encoding = options.encoding ? { encoding: options.encoding } : {};
      writeLine({ list: name, ...(await importLocalList({ ...common, name, ...encoding })).counts });
      return;
    }
    if (isArticleFormat(format)) {
      writeLine({ list: 'media', ...(await importArticles(dataDir, files, format, common.now)) });
      return;
    }
    const imported = await importLists({
      ...common,
      format,
      options: {
        ...(options.name ? { name: options.name } : {}),
        ...(options.fullName ? { fullName: options.fullName } : {}),
        ...(options.kind ? { kind: options.kind as ListKind } : {}),
        ...(options.columns ? { columns: readColumns(options.columns) } : {}),
        ...(options.encoding ? { encoding: options.encoding } : {}),
      },
      ...(options.date ? { publishedOn: options.date } : {}),
    });
    writeLine(importedLine(imported));
  } catch (error) {
    if (error instanceof ListRefused)
      throw new CannotAnswer(`${error.message} The lists in use are unchanged.`);
    throw error;
  }
  await indexLists(dataDir);
}

interface StatusLine {
  readonly list: string;
  readonly kind: string;
  readonly version: string;
  readonly entries: number;
  readonly names: number;
  readonly imported_at: string;
  readonly age_hours: number;
  readonly previous: string | null;
}

function statusLines(dataDir: string, now: number): readonly StatusLine[] {
  const age = (importedAt: string) => Math.max(0, Math.round((now - Date.parse(importedAt)) / HOUR_MS));
  const manifests = readManifests(dataDir);
  const local = openLocalSources(dataDir).manifests;
  const media = readMediaManifest(dataDir);
  const versionsBefore = new Map(
    manifests.flatMap(
      ({ previous }) => previous?.lists.map(({ name, version }) => [name, version] as const) ?? [],
    ),
  );
  return heldLists({ manifests, local, media }).map(
    ({ name, kind, version, entries, names, importedAt }) => ({
      list: name,
      kind,
      version,
      entries,
      names,
      imported_at: importedAt,
      age_hours: age(importedAt),
      previous: versionsBefore.get(name) ?? null,
    }),
  );
}

function printStatus(asJson: boolean): void {
  const lines = statusLines(readConfiguration(process.env).dataDir, Date.now());
  if (asJson) {
    for (const line of lines) writeLine(line);
    return;
  }
  if (lines.length === 0) {
    process.stdout.write(
      'No list is loaded. Only the demonstration list with fictional names is searched. Run assay lists update.\n',
    );
    return;
  }
  const rows = lines.map((line) => [
    line.list,
    line.kind,
    line.version,
    String(line.entries),
    String(line.names),
    `${line.age_hours} h`,
  ]);
  const header = ['list', 'kind', 'version', 'entries', 'names', 'age'];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [header, ...rows]) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}

export function registerListCommands(program: Command): void {
  const lists = program
    .command('lists')
    .description('Watchlists for screening: sanctions, PEP, watch and crime lists');
  lists
    .command('import')
    .description('Import a published list from files; the previous version is retained')
    .argument(
      '<format>',
      `auto, local, rss, jsonl or gkg (news), or one of ${LIST_FORMATS.map(({ format }) => format).join(', ')}`,
    )
    .argument('<files...>', 'all files of one publication')
    .option('--name <name>', 'list name: a-z, 0-9, _ and -')
    .option('--full-name <text>', 'display name of the list')
    .option('--kind <kind>', `kind of list: ${KINDS.join(', ')}`)
    .option('--date <day>', "publication date, YYYY-MM-DD, if the file doesn't contain it")
    .option('--columns <file>', 'JSON file that maps the columns of a custom table')
    .option('--encoding <name>', "encoding of a table, if it isn't UTF-8")
    .option('--force', 'accept a list that shrank by more than 20%')
    .addHelpText('after', '\nExample:\n  assay lists import auto SDN.CSV ALT.CSV ADD.CSV SDN_COMMENTS.CSV\n')
    .action(importFiles);
  lists
    .command('update')
    .description(
      'Download lists from their official addresses; without names, every list that needs no token',
    )
    .argument('[lists...]')
    .option('--address <urls...>', 'other addresses for the one named list')
    .option('--allow-network <cidr...>', 'private networks that downloads may access')
    .option('--force', 'accept a list that shrank by more than 20% or is unusually small')
    .action(async (names: string[], options: UpdateListsOptions) => {
      if (!(await updateLists(names, options))) process.exitCode = 1;
    });
  lists
    .command('status')
    .description('Show the searched lists with their versions and ages')
    .option('--json', 'print JSON Lines')
    .action((options: { json?: true }) => printStatus(options.json === true));
  lists
    .command('rollback')
    .description('Return to the previous version of a list')
    .argument('<list>')
    .action(async (name: string) => {
      const { dataDir } = readConfiguration(process.env);
      const turned = await rollBack(dataDir, name, new Date());
      if (!turned) throw new CannotAnswer(`No previous version of ${name} is stored.`);
      writeLine(importedLine({ manifest: turned, unchanged: false }));
      await indexLists(dataDir);
    });
  lists
    .command('build')
    .description('Build the search index of the lists; imports do this automatically')
    .action(() => indexLists(readConfiguration(process.env).dataDir));
  lists.command('index-names', { hidden: true }).action(async () => {
    for await (const bytes of indexNamesOf(process.stdin))
      await new Promise<void>((done) => process.stdout.write(bytes, () => done()));
  });
}
