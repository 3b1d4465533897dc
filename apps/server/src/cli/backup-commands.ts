import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runningEmbeddedUrl } from '@assay/embedded-postgres';
import { openDatabase, ROLE_NAMES, type WholeAddress } from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration, type ServerConfig } from '../configuration';
import { readBackup, readRecordKeys } from '../operations/backup/read-backup';
import { writeBackup } from '../operations/backup/write-backup';
import { systemRuntime } from '../platform/runtime';
import { openDeploymentKeys } from '../platform/secrets/deployment-keys';
import { readMasterKey } from '../platform/secrets/master-key';
import { blobsOf, openEmbeddedTarget, plainly, print, type Target, trialFolder } from './backup-ends';
import { CannotAnswer } from './cannot-answer';
import { openStoredStore } from './open-store';

const KEYS_FILE = 'record-keys.assay';
const MISSING_MEDIA = (count: number) =>
  `${count} captured files that the database references are missing from the media store and from the backup.\n`;
interface BackupOptions {
  readonly recordKeys?: string;
}

interface RestoreOptions extends BackupOptions {
  readonly check?: true;
}

const keysFileOf = (file: string, { recordKeys }: BackupOptions) =>
  recordKeys ?? join(dirname(file), KEYS_FILE);

/** Returns the address of the open database; the embedded database has one while it runs. */
async function addressOf({ databaseUrl, dataDir }: ServerConfig): Promise<WholeAddress> {
  if (databaseUrl) return { url: databaseUrl };
  const url = await runningEmbeddedUrl(dataDir);
  if (url === null)
    throw new CannotAnswer(`No database in ${dataDir}. Check ASSAY_DATA_DIR or set DATABASE_URL.`);
  return { url, role: ROLE_NAMES.serving };
}

async function backUp(file: string, options: BackupOptions, version: string): Promise<void> {
  const config = readConfiguration(process.env);
  const store = await openStoredStore(config);
  try {
    const { database, master } = store;
    const recordKeys = keysFileOf(file, options);
    const written = await writeBackup(
      {
        database: database.patient(0),
        address: await addressOf(config),
        blobs: blobsOf(config),
        recordKeysDir: config.recordKeysDir,
        master: master.key,
        bytes: systemRuntime().bytes,
        version,
      },
      { backup: file, recordKeys },
    );
    const { createdAt, schema, tables, rows, files, missing } = written;
    print({
      file,
      created_at: createdAt,
      schema,
      tables,
      rows,
      media: files,
      missing_media: missing,
      record_keys: written.recordKeys === null ? null : recordKeys,
    });
    if (missing > 0) {
      process.stderr.write(MISSING_MEDIA(missing));
      process.exitCode = 1;
    }
  } finally {
    await store.close();
  }
}

/** Opens a temporary database for a trial restore. */
async function openTrial(): Promise<Target> {
  const { folder, remove } = await trialFolder();
  try {
    const target = await openEmbeddedTarget(folder);
    return { ...target, close: () => target.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Opens the empty database of the configuration. */
async function openTarget({ databaseUrl, migrateDatabaseUrl, dataDir }: ServerConfig): Promise<Target> {
  const url = migrateDatabaseUrl ?? databaseUrl;
  if (!url) return openEmbeddedTarget(dataDir);
  const database = openDatabase({ url, maxConnections: 1 });
  return { database, address: { url }, close: () => database.close() };
}

/** Source and target of the record keys. */
interface KeyPlaces {
  readonly file: string;
  /** null = only check the keys. */
  readonly folder: string | null;
}

const NO_KEYS_FOLDER =
  'This backup uses record keys. Set ASSAY_RECORD_KEYS_DIR to the folder for them; every process must share it.';
const NO_KEYS = (file: string) =>
  `This backup uses record keys, but ${file} doesn't exist. Set --record-keys to the copy of the keys.`;

/** Restores the record keys first, because rows can't be decrypted without them. */
async function putKeysBack(
  identity: string | null,
  master: Buffer,
  { file, folder }: KeyPlaces,
  isCheck: boolean,
): Promise<number | null> {
  if (identity === null) return null;
  if (!isCheck && folder === null) throw new CannotAnswer(NO_KEYS_FOLDER);
  const isThere = folder !== null && existsSync(join(folder, 'id'));
  if (!isThere && !existsSync(file)) throw new CannotAnswer(NO_KEYS(file));
  return readRecordKeys(file, master, { identity, folder });
}

async function restore(file: string, options: RestoreOptions): Promise<void> {
  const config = readConfiguration(process.env);
  const runtime = systemRuntime();
  const { dataDir, databaseUrl, masterKey: source } = config;
  const master = await readMasterKey({ source, dataDir, databaseUrl }, null);
  if (!existsSync(file)) throw new CannotAnswer(`Backup not found: ${file}. Check the path.`);
  const isCheck = options.check === true;
  const places = { file: keysFileOf(file, options), folder: isCheck ? null : config.recordKeysDir };
  const target = await (isCheck ? openTrial() : openTarget(config));
  let keyFiles: number | null = null;
  try {
    const restored = await readBackup(file, master.key, {
      ...target,
      blobs: isCheck ? null : blobsOf(config),
      now: () => new Date(runtime.now()),
      prepare: async ({ record_keys: identity }) => {
        keyFiles = await putKeysBack(identity, master.key, places, isCheck);
      },
    });
    // Checks that the data keys open with this master key.
    await openDeploymentKeys(target.database, async () => master, runtime);
    const { head, tables, rows, files, leftOut } = restored;
    print({
      [isCheck ? 'checked' : 'restored']: file,
      created_at: head.created_at,
      assay: head.assay,
      schema: head.schema,
      tables,
      rows,
      media: files - leftOut,
      record_key_files: keyFiles,
    });
  } finally {
    await target.close();
  }
}

/** Registers `assay db backup` and `assay db restore`. */
export function registerBackupCommands(db: Command, version: string): void {
  const keys = 'file with the copy of the record keys; default: record-keys.assay next to the backup';
  db.command('backup <file>')
    .description('Write an encrypted backup of the database and its captured media while the server runs')
    .option('--record-keys <file>', keys)
    .action((file: string, options: BackupOptions) => plainly(() => backUp(file, options, version)));
  db.command('restore <file>')
    .description('Restore a backup into an empty database and verify every row')
    .option('--record-keys <file>', keys)
    .option('--check', 'restore into a temporary database and remove it, to test the backup')
    .action((file: string, options: RestoreOptions) => plainly(() => restore(file, options)));
}
