import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCluster, runningEmbeddedUrl } from '@assay/embedded-postgres';
import {
  type Database,
  databaseTime,
  openDatabase,
  ROLE_NAMES,
  recordKeysIdentity,
  type ServerFacts,
  StoreUnavailable,
  schemaState,
  serverFacts,
  servingRole,
  type VelocityLayout,
  velocityLayout,
} from '@assay/store';
import type { PlatformConfig } from '../../platform/config';
import { roleNote } from '../../platform/database-roles';
import { BadConfiguration } from '../../platform/environment';
import { masterKeyOpens } from '../../platform/secrets/deployment-keys';
import { keyFileInDataFolder, readMasterKey } from '../../platform/secrets/master-key';
import { inspectDistribution } from './cluster';
import { type Finding, failed, ok, skipped, warning } from './findings';
import { inspectKeyFile } from './machine';

const OLDEST_SERVER = 150_000;
const CLOCK_TOLERANCE_MS = 5000;
const LOOK_MS = 5000;
const SLOW_MS = 20;
/** Connections needed by commands, updates and a rolling restart in addition to one server. */
const SPARE_CONNECTIONS = 6;
const DAY_MS = 86_400_000;

/** Returns the database address, or a finding when the database can't be reached. */
async function addressOf({
  databaseUrl,
  dataDir,
}: PlatformConfig): Promise<{ url: string; role?: string } | Finding> {
  if (databaseUrl !== undefined) return { url: databaseUrl };
  const running = await runningEmbeddedUrl(dataDir);
  if (running !== null) return { url: running, role: ROLE_NAMES.serving };
  return (await hasCluster(dataDir))
    ? skipped('database', "The built-in database isn't running. Start the server and run this command again.")
    : skipped('database', `${dataDir} has no database yet. The first start creates it.`);
}

/** Checks the version and settings of the server. */
export function inspectFacts(
  facts: ServerFacts,
  maxConnections: number,
  isOutside: boolean,
): readonly Finding[] {
  const findings: Finding[] = [];
  findings.push(
    facts.versionNumber < OLDEST_SERVER
      ? failed('database version', `PostgreSQL ${facts.version} is too old.`, 'Use PostgreSQL 15 or newer.')
      : ok('database version', `PostgreSQL ${facts.version}.`),
  );
  if (facts.isStandby) {
    findings.push(
      failed(
        'database',
        'The server is a standby and accepts no writes.',
        'Set DATABASE_URL to the primary.',
      ),
    );
  }
  for (const [setting, value] of Object.entries(facts.durability)) {
    if (value !== 'off') continue;
    findings.push(failed('durability', `${setting} is off. A crash can lose data.`, `Turn ${setting} on.`));
  }
  if (isOutside && facts.connections < maxConnections + SPARE_CONNECTIONS) {
    findings.push(
      warning(
        'connections',
        `The server allows ${facts.connections} connections. This process uses up to ${maxConnections}.`,
        'Raise max_connections or lower ASSAY_DB_CONNECTIONS. Every process needs its own connections.',
      ),
    );
  }
  return findings;
}

const SCHEMA: { readonly [state in Awaited<ReturnType<typeof schemaState>>]: Finding } = {
  current: ok('schema', 'The schema matches this version.'),
  none: warning(
    'schema',
    'The database is empty.',
    'Start the server or run assay db migrate to create the schema.',
  ),
  older: warning(
    'schema',
    'The schema is older than this version.',
    'Make a backup. The next start or assay db migrate updates the schema.',
  ),
  newer: failed(
    'schema',
    'The schema was created by a newer version of Assay.',
    'Start that version, or restore a backup of this version.',
  ),
};

async function inspectClock(database: Database, now: () => number): Promise<Finding> {
  const began = performance.now();
  const there = await databaseTime(database);
  const took = performance.now() - began;
  const ahead = Math.round(now() - there - took / 2);
  return Math.abs(ahead) > CLOCK_TOLERANCE_MS + took
    ? warning(
        'clock',
        `The clocks of this machine and of the database differ by ${Math.round(Math.abs(ahead) / 1000)} s.`,
        'Synchronize both with a time server (NTP). Certificates and logs depend on the time.',
      )
    : ok('clock', 'The clocks of this machine and of the database agree.');
}

/** Checks that the master key exists, matches the database, and is stored safely. */
async function inspectMasterKey(
  config: PlatformConfig,
  database: Database | null,
): Promise<readonly Finding[]> {
  const { masterKey: source, dataDir, databaseUrl } = config;
  try {
    const found = await readMasterKey({ source, dataDir, databaseUrl }, null);
    const findings: Finding[] = found.file === null ? [] : [...(await inspectKeyFile(found.file))];
    if (found.file === keyFileInDataFolder(dataDir)) {
      findings.push(
        warning(
          'master key',
          `The master key is stored next to the data that it protects, in ${found.file}.`,
          'Move it, set ASSAY_MASTER_KEY_FILE to the new place, and store a copy separately from the backups.',
        ),
      );
    }
    const opens = database === null ? null : await masterKeyOpens(database, found.key);
    findings.push(
      opens === false
        ? failed(
            'master key',
            "The master key doesn't match this database.",
            "Restore the right key. Without it, encrypted data can't be read.",
          )
        : ok(
            'master key',
            opens === null ? 'The master key is available.' : 'The master key matches the database.',
          ),
    );
    return findings;
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    if (database === null && databaseUrl === undefined && source.file === undefined)
      return [skipped('master key', 'There is no master key yet. The first start creates it.')];
    return [failed('master key', error.message, 'See docs/operate/encryption-keys.md.')];
  }
}

async function inspectRecordKeys(
  { recordKeysDir }: PlatformConfig,
  database: Database,
): Promise<readonly Finding[]> {
  const identity = await recordKeysIdentity(database);
  if (identity === null)
    return [
      recordKeysDir === null
        ? warning(
            'record keys',
            'Records have no separate keys, so erased data stays readable in backups.',
            'Set ASSAY_RECORD_KEYS_DIR to a folder that all processes share.',
          )
        : ok('record keys', 'The next start creates them.'),
    ];
  const file = recordKeysDir === null ? null : join(recordKeysDir, 'id');
  const isRight = file !== null && existsSync(file) && readFileSync(file, 'utf8').trim() === identity;
  return [
    isRight
      ? ok('record keys', `${recordKeysDir} contains the keys of this database.`)
      : failed(
          'record keys',
          recordKeysDir === null
            ? "The records use separate keys, but ASSAY_RECORD_KEYS_DIR isn't set."
            : `${recordKeysDir} doesn't contain the keys of this database.`,
          'Set ASSAY_RECORD_KEYS_DIR to the right folder, or restore it from its newest backup.',
        ),
  ];
}

/**
 * Checks that velocity events are partitioned and that future partitions exist.
 * @param now UNIX milliseconds
 */
export function inspectPartitions({ partitions, closing, isRestUsed }: VelocityLayout, now: number): Finding {
  const remedy = 'A running server does this automatically. Run assay db partitions --now to do it now.';
  if (partitions.length === 0)
    return warning(
      'partitions',
      closing === null
        ? 'Velocity events are in one table, so expired events are deleted one by one.'
        : `Velocity events are in one table, which is being converted to the first partition${closing.isChecked ? '' : `: ${Math.round(closing.bytes / 1e6)} MB to read`}.`,
      remedy,
    );
  const begins = partitions.at(-1)?.from ?? 0;
  if (isRestUsed || begins < now)
    return warning(
      'partitions',
      'No partitions were created for a long time, so velocity events go to the last partition, which has no end.',
      remedy,
    );
  return ok(
    'partitions',
    `Velocity events are in ${partitions.length} partitions, with space for the next ${Math.floor((begins - now) / DAY_MS)} days.`,
  );
}

/**
 * Checks the database against all requirements of this program.
 * @param now returns UNIX milliseconds of this machine's clock
 */
export async function inspectDatabase(
  config: PlatformConfig,
  now: () => number,
): Promise<readonly Finding[]> {
  const address = await addressOf(config);
  if ('state' in address) return [address, ...(await inspectMasterKey(config, null))];
  const database = openDatabase({ ...address, maxConnections: 1, statementMs: LOOK_MS });
  try {
    const began = performance.now();
    const facts = await serverFacts(database);
    const first = performance.now();
    await serverFacts(database);
    const tookMs = Math.round((performance.now() - first) * 10) / 10;
    const findings: Finding[] = [
      tookMs > SLOW_MS
        ? warning(
            'database',
            `A statement takes ${tookMs} ms.`,
            'Move the server closer to the database. Every request needs several statements.',
          )
        : ok(
            'database',
            `The database is available: connected in ${Math.round(first - began)} ms, a statement in ${tookMs} ms.`,
          ),
      ...inspectFacts(facts, config.maxConnections, config.databaseUrl !== undefined),
      await inspectClock(database, now),
    ];
    const state = await schemaState(database);
    findings.push(SCHEMA[state]);
    const note = roleNote(await servingRole(database));
    findings.push(
      note === null
        ? ok('roles', "The serving role owns no tables and can't bypass row-level security.")
        : warning('roles', note, 'Run assay db roles to create the roles and print their addresses.'),
    );
    const keys = state === 'current' ? database : null;
    findings.push(...(await inspectMasterKey(config, keys)));
    if (keys !== null) {
      findings.push(...(await inspectRecordKeys(config, keys)));
      findings.push(inspectPartitions(await velocityLayout(keys), await databaseTime(keys)));
      findings.push(...(await inspectDistribution(keys, address, config.citusNodes)));
    }
    return findings;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return [
      failed(
        'database',
        'The database is unavailable.',
        'Check DATABASE_URL, that the server runs, and the firewall, the host name and the password.',
      ),
      ...(await inspectMasterKey(config, null)),
    ];
  } finally {
    await database.close();
  }
}
