import { stat } from 'node:fs/promises';
import { dumpDatabase } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration, type ServerConfig } from '../configuration';
import { copiesIn, reachOf, requireArchive } from '../operations/backup/log/places';
import { recoverKeys, recoverLog, recoverMedia } from '../operations/backup/log/recover-log';
import { systemRuntime } from '../platform/runtime';
import { openDeploymentKeys } from '../platform/secrets/deployment-keys';
import { readKeyFile, readMasterKey } from '../platform/secrets/master-key';
import { blobsOf, openEmbeddedTarget, plainly, print, trialFolder } from './backup-ends';
import { CannotAnswer } from './cannot-answer';

interface RecoverOptions {
  readonly to?: string;
  readonly check?: true;
  readonly otherKey?: string;
}

const text = (at: number): string => new Date(at).toISOString();

/** @throws CannotAnswer when the time is invalid or lacks a time zone */
function momentOf(to: string): Date {
  const moment = new Date(to);
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(to) ||
    Number.isNaN(moment.getTime())
  )
    throw new CannotAnswer('--to must be a time with a time zone, such as 2026-11-23T14:05:00Z.');
  return moment;
}

async function requireFolder(archive: string): Promise<void> {
  const found = await stat(archive).catch(() => null);
  if (!found?.isDirectory()) throw new CannotAnswer(`Folder not found: ${archive}.`);
}

/** Prints the recoverable period of an archive. */
async function show(archive: string): Promise<void> {
  await requireFolder(archive);
  await requireArchive(archive);
  for (const copy of await copiesIn(archive)) {
    const { until, hasGap } = await reachOf(archive, copy);
    print({ from: text(copy.usableFrom), until: until === null ? null : text(until), gap_behind: hasGap });
  }
}

/**
 * Reads every row of a database; page checksums reveal damaged pages.
 * @returns number of rows
 */
async function readAll(url: string, role: string): Promise<number> {
  let rows = 0;
  for await (const part of dumpDatabase({ url, role })) if (part.kind === 'sum') rows += part.sum.rows;
  return rows;
}

async function recover(
  archive: string,
  config: ServerConfig,
  options: RecoverOptions,
  dataDir: string,
): Promise<void> {
  const isCheck = options.check === true;
  const until = options.to === undefined ? null : momentOf(options.to);
  await requireFolder(archive);
  const runtime = systemRuntime();
  const { databaseUrl, masterKey: source, recordKeysDir, verification } = config;
  if (databaseUrl !== undefined)
    throw new CannotAnswer(
      'Recovery works only for the built-in database. Unset DATABASE_URL and try again.',
    );
  const master = await readMasterKey({ source, dataDir: config.dataDir, databaseUrl }, null);
  const others = options.otherKey === undefined ? [] : [await readKeyFile(options.otherKey)];
  const masters = [master.key, ...others] as const;
  // Restores keys first: rows can't be decrypted without them, and an existing database would block a second
  // attempt.
  let keyFiles = 0;
  const prepare = async () => {
    keyFiles = await recoverKeys(archive, masters, isCheck ? null : recordKeysDir);
  };
  const { copy, logFiles } = await recoverLog({ archive, until, dataDir, masters, prepare });
  const target = await openEmbeddedTarget(dataDir);
  try {
    await openDeploymentKeys(target.database, async () => master, runtime);
    const rows = await readAll(target.address.url, target.address.role!);
    // Media in a bucket aren't part of the archive.
    const isInBucket = verification.mediaS3 !== null;
    const { media, missing } = isInBucket
      ? { media: null, missing: 0 }
      : await recoverMedia(archive, target.database, isCheck ? null : blobsOf(config));
    print({
      [isCheck ? 'checked' : 'recovered']: archive,
      to: until === null ? null : until.toISOString(),
      copy_of: text(copy.usableFrom),
      log_files: logFiles,
      rows,
      media,
      missing_media: missing,
      record_key_files: keyFiles,
    });
    if (missing > 0) {
      process.stderr.write(
        `${missing} captured files that the database references are missing from the archive.\n`,
      );
      process.exitCode = 1;
    }
  } finally {
    await target.close();
  }
}

/** Registers `assay db recover` and `assay db archived`. */
export function registerRecoverCommands(db: Command): void {
  db.command('archived <folder>')
    .description('Show the period that an archived log can restore')
    .action((folder: string) => plainly(() => show(folder)));
  db.command('recover <folder>')
    .description('Restore the database of an empty data folder from an archived log, up to a point in time')
    .option(
      '--to <moment>',
      'time with a time zone, such as 2026-11-23T14:05:00Z; default: the end of the log',
    )
    .option('--other-key <file>', 'former master key, for data that was encrypted with it')
    .option('--check', 'recover into a temporary folder and remove it, to test the log')
    .action((folder: string, options: RecoverOptions) =>
      plainly(async () => {
        const config = readConfiguration(process.env);
        if (!options.check) return recover(folder, config, options, config.dataDir);
        const trial = await trialFolder();
        await recover(folder, config, options, trial.folder).finally(trial.remove);
      }),
    );
}
