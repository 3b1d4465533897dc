import { createReadStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { ApiError, type EnvironmentId, liveSpace } from '@assay/contract';
import { EVENT_FILE_FIELDS, type EventFileField } from '@assay/management-api';
import { type Account, appendAudit, type Database, keyHasher, listAccounts, lockAccount } from '@assay/store';
import { type Command, InvalidArgumentError } from 'commander';
import { readConfiguration } from '../configuration';
import { systemRuntime } from '../platform/runtime';
import { type FileLine, type FilePosition, linesOf } from '../workplace/payment-events/csv-records';
import {
  type EventColumns,
  type EventFileForm,
  type EventRow,
  eventFileForm,
  eventRows,
} from '../workplace/payment-events/event-file';
import { recordRows } from '../workplace/payment-events/import-text';
import { paymentEventSettings } from '../workplace/payment-events/settings-routes';
import { CannotAnswer } from './cannot-answer';
import { chooseAccount, openStoredStore } from './open-store';
import { progressOn } from './progress';

/** Number of events stored in one database transaction. */
const BATCH = 500;
const AUTHOR = 'assay events import';

interface Options {
  readonly account?: string;
  readonly test?: true;
  readonly map?: EventColumns;
  readonly dryRun?: true;
  readonly resume?: true;
}

/** Position at which an interrupted import continues. */
interface Position extends FilePosition {
  /** Size of the file, so that another file isn't continued. */
  readonly size: number;
  readonly header: string;
}

const START = { line: 0, bytes: 0 } as const;
const positionFile = (file: string): string => `${file}.position.json`;

/** Reads the position of an interrupted import of the file; null = there is none. */
async function readPosition(file: string): Promise<Position | null> {
  try {
    return JSON.parse(await readFile(positionFile(file), 'utf8')) as Position;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CannotAnswer(`${positionFile(file)} is damaged. Delete it and start the import again.`);
  }
}

/** Writes the position in one step, so that it is complete after a crash. */
async function writePosition(file: string, position: Position): Promise<void> {
  const path = positionFile(file);
  await writeFile(`${path}.new`, JSON.stringify(position));
  await rename(`${path}.new`, path);
}

const linesFrom = (file: string, from: FilePosition) =>
  linesOf(createReadStream(file, { start: from.bytes }), from);

/** Returns the header line. */
async function headerOf(file: string): Promise<FileLine & { readonly text: string }> {
  for await (const { text, ...end } of linesFrom(file, START)) {
    if (text !== null) return { ...end, text };
    break;
  }
  throw new CannotAnswer(`${file} has no header line.`);
}

function formOf(header: string, columns: EventColumns): EventFileForm {
  try {
    return eventFileForm(header, columns);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const missing = (error.details ?? []).map(({ field, expected }) => `${field}: ${expected}`);
    throw new CannotAnswer(`The columns don't match the file. ${missing.join('. ')}.`);
  }
}

/** Returns the position from which to read: that of the interrupted import, or after the header. */
async function positionOf(file: string, size: number, options: Options): Promise<Position> {
  const { text: header, line, bytes } = await headerOf(file);
  const stored = options.resume ? await readPosition(file) : null;
  if (!stored) return { size, header, line, bytes };
  if (stored.size !== size || stored.header !== header)
    throw new CannotAnswer(`${file} has changed since the interrupted import. Start it without --resume.`);
  return stored;
}

interface Import {
  readonly database: Database;
  readonly account: Account;
  readonly environmentId: EnvironmentId;
  readonly hasher: ReturnType<typeof keyHasher>;
  readonly dryRun: boolean;
  readonly report: (row: EventRow, error: ApiError) => void;
}

/** Stores batches of rows and counts what became of them. */
class Importer {
  readonly counts = { recorded: 0, duplicates: 0, refused: 0 };
  labels = 0;
  private readonly runtime = systemRuntime();

  constructor(private readonly of: Import) {}

  get now(): number {
    return this.runtime.now();
  }

  async store(rows: readonly EventRow[]): Promise<void> {
    const { database, account, environmentId, hasher, dryRun, report } = this.of;
    const ports = { runtime: this.runtime, hasher };
    await database.transaction(async (connection) => {
      const current = (await lockAccount(connection, account.id)) ?? account;
      const settings = paymentEventSettings(current.settings);
      const recording = { environmentId, settings, author: AUTHOR, dryRun };
      const labelled = await recordRows(connection, ports, recording, rows, this.counts, report);
      this.labels += labelled.size;
      if (labelled.size === 0 || dryRun) return;
      await appendAudit(connection, account.id, {
        at: new Date(this.runtime.now()),
        actor: AUTHOR,
        action: 'transaction.events.import',
        target: `lines ${rows[0]?.line} to ${rows.at(-1)?.line}`,
        change: { labels: labelled.size },
      });
    });
  }
}

/** Runs `assay events import FILE`; invalid rows are reported and skipped. */
async function importEvents(file: string, options: Options): Promise<void> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new CannotAnswer(`File not found: ${file}.`);
  const position = await positionOf(file, info.size, options);
  const form = formOf(position.header, options.map ?? {});
  const { database, keys, close } = await openStoredStore(readConfiguration(process.env));
  const progress = progressOn(process.stderr, 'events', info.size);
  try {
    const account = chooseAccount(await listAccounts(database), options.account);
    const importer = new Importer({
      database,
      account,
      environmentId: options.test ? account.testEnvironmentId : liveSpace(account.id),
      hasher: keyHasher(keys.pepper),
      dryRun: options.dryRun === true,
      report: ({ line }, { entry, message }) =>
        process.stdout.write(`${JSON.stringify({ error: { code: entry.code, message }, line })}\n`),
    });
    await readRows(linesFrom(file, position), form, importer, async ({ end: { line, bytes } }) => {
      progress.update(bytes);
      if (!options.dryRun) await writePosition(file, { ...position, line, bytes });
    });
    if (!options.dryRun) await rm(positionFile(file), { force: true });
    progress.update(info.size);
    const { recorded, duplicates, refused } = importer.counts;
    const did = options.dryRun ? 'would be recorded' : 'recorded';
    process.stderr.write(
      `${recorded} events ${did}, ${duplicates} duplicates, ${refused} lines skipped, ${importer.labels} labels${options.dryRun ? ' (dry run)' : ''}.\n`,
    );
  } finally {
    progress.stop();
    await close();
  }
}

/**
 * Stores the rows in batches.
 * @param stored called after each batch with its last row
 */
async function readRows(
  lines: AsyncIterable<FileLine>,
  form: EventFileForm,
  importer: Importer,
  stored: (last: EventRow) => Promise<void>,
): Promise<void> {
  let batch: EventRow[] = [];
  const flush = async () => {
    const last = batch.at(-1);
    if (!last) return;
    await importer.store(batch);
    await stored(last);
    batch = [];
  };
  for await (const row of eventRows(lines, form, importer.now)) if (batch.push(row) === BATCH) await flush();
  await flush();
}

/** Adds a `field=column` argument to the others. */
function withColumn(text: string, others: EventColumns = {}): EventColumns {
  const at = text.indexOf('=');
  const field = EVENT_FILE_FIELDS.find((name): name is EventFileField => name === text.slice(0, at));
  if (at < 1 || !field || at === text.length - 1)
    throw new InvalidArgumentError(
      `Write FIELD=COLUMN or FIELD==VALUE, with a field of ${EVENT_FILE_FIELDS.join(', ')}.`,
    );
  return { ...others, [field]: text.slice(at + 1) };
}

export function registerEventCommands(program: Command): void {
  const events = program.command('events').description('Events of payments');
  events
    .command('import')
    .description('Import payment events from a CSV file with a header line')
    .argument('<file>', 'CSV file; invalid lines are reported and skipped')
    .option('--map <field=column>', 'column of a field, or field==value for all rows; repeatable', withColumn)
    .option('--dry-run', 'check every row and store nothing')
    .option('--resume', 'continue an interrupted import of the same file')
    .option('--account <id>', 'account of the transactions; required if there are several accounts')
    .option('--test', 'record events of transactions of test keys')
    .addHelpText(
      'after',
      `\nExample:\n  assay events import disputes.csv --map transaction_id="Order" --map event_id="Dispute ID" --map type==dispute_opened --map occurred_at="Created (UTC)" --dry-run\n`,
    )
    .action(importEvents);
}
