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
import { keyFileBeside, readMasterKey } from '../../platform/secrets/master-key';
import { lookAtDistribution } from './cluster';
import { type Finding, failed, ok, skipped, warning } from './findings';
import { lookAtKeyFile } from './machine';

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
    ? skipped('database', 'The built-in database does not run: start the server, then look again.')
    : skipped('database', `There is no database in ${dataDir} yet: the first start makes it.`);
}

/** Checks the version and settings of the server. */
export function lookAtFacts(
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
        'The server follows another one and takes no writes.',
        'Name the primary in DATABASE_URL.',
      ),
    );
  }
  for (const [setting, value] of Object.entries(facts.durability)) {
    if (value !== 'off') continue;
    findings.push(
      failed('durability', `${setting} is off: a crash may lose what was answered.`, `Switch ${setting} on.`),
    );
  }
  if (isOutside && facts.connections < maxConnections + SPARE_CONNECTIONS) {
    findings.push(
      warning(
        'connections',
        `The server takes ${facts.connections} connections, this process up to ${maxConnections}.`,
        'Raise max_connections, or set ASSAY_DB_CONNECTIONS lower; every process needs its own.',
      ),
    );
  }
  return findings;
}

const SCHEMA: { readonly [state in Awaited<ReturnType<typeof schemaState>>]: Finding } = {
  current: ok('schema', 'It is that of this version.'),
  none: warning(
    'schema',
    'The database is empty.',
    'The first start, or assay db migrate, makes the schema.',
  ),
  older: warning(
    'schema',
    'It is that of an earlier version.',
    'Take a back-up; the next start, or assay db migrate, brings it up to date.',
  ),
  newer: failed(
    'schema',
    'It was made by a newer Assay.',
    'Start that version, or restore a back-up of this one.',
  ),
};

async function lookAtClock(database: Database, now: () => number): Promise<Finding> {
  const began = performance.now();
  const there = await databaseTime(database);
  const took = performance.now() - began;
  const ahead = Math.round(now() - there - took / 2);
  return Math.abs(ahead) > CLOCK_TOLERANCE_MS + took
    ? warning(
        'clock',
        `This machine's clock and the database's are ${Math.round(Math.abs(ahead) / 1000)} s apart.`,
        'Have both follow a time server (NTP): certificates and logs go by them.',
      )
    : ok('clock', "This machine's clock and the database's agree.");
}

/** Checks that the master key exists, matches the database, and is stored safely. */
async function lookAtMasterKey(
  config: PlatformConfig,
  database: Database | null,
): Promise<readonly Finding[]> {
  const { masterKey: source, dataDir, databaseUrl } = config;
  try {
    const found = await readMasterKey({ source, dataDir, databaseUrl }, null);
    const findings: Finding[] = found.file === null ? [] : [...(await lookAtKeyFile(found.file))];
    if (found.file === keyFileBeside(dataDir)) {
      findings.push(
        warning(
          'master key',
          `It lies beside the data that it protects, in ${found.file}.`,
          'Move it elsewhere, name its place with ASSAY_MASTER_KEY_FILE, and keep a copy apart from the back-ups.',
        ),
      );
    }
    const opens = database === null ? null : await masterKeyOpens(database, found.key);
    findings.push(
      opens === false
        ? failed(
            'master key',
            'It is not the one of this database.',
            'Bring back the right one: without it nothing that was sealed can be read.',
          )
        : ok('master key', opens === null ? 'There is one.' : 'It opens the keys of the database.'),
    );
    return findings;
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    if (database === null && databaseUrl === undefined && source.file === undefined)
      return [skipped('master key', 'There is none yet: the first start makes it.')];
    return [failed('master key', error.message, 'See docs/operations.md, "Keys".')];
  }
}

async function lookAtRecordKeys(
  { recordKeysDir }: PlatformConfig,
  database: Database,
): Promise<readonly Finding[]> {
  const identity = await recordKeysIdentity(database);
  if (identity === null)
    return [
      recordKeysDir === null
        ? warning(
            'record keys',
            'Records have no keys of their own: an erasure leaves copies in back-ups readable.',
            'Set ASSAY_RECORD_KEYS_DIR to a folder that every process shares.',
          )
        : ok('record keys', 'The next start makes them.'),
    ];
  const file = recordKeysDir === null ? null : join(recordKeysDir, 'id');
  const isRight = file !== null && existsSync(file) && readFileSync(file, 'utf8').trim() === identity;
  return [
    isRight
      ? ok('record keys', `${recordKeysDir} holds those of this database.`)
      : failed(
          'record keys',
          recordKeysDir === null
            ? 'Records have keys of their own, and no folder of them is named.'
            : `${recordKeysDir} does not hold those of this database.`,
          'Set ASSAY_RECORD_KEYS_DIR to the folder that does, or restore it from its newest back-up.',
        ),
  ];
}

/**
 * Checks that velocity events are partitioned and that future partitions exist.
 * @param now UNIX milliseconds
 */
export function lookAtPartitions({ partitions, closing, isRestUsed }: VelocityLayout, now: number): Finding {
  const remedy = 'A server does the rest while it runs; `assay db partitions --now` does it at once.';
  if (partitions.length === 0)
    return warning(
      'partitions',
      closing === null
        ? 'Events of calls lie in one table: those whose time is over are deleted one by one.'
        : `Events of calls lie in one table, which is being made the first partition${closing.isChecked ? '' : `: ${Math.round(closing.bytes / 1e6)} MB are to be read`}.`,
      remedy,
    );
  const begins = partitions.at(-1)?.from ?? 0;
  if (isRestUsed || begins < now)
    return warning(
      'partitions',
      'Nobody made new ones for long: events of calls go into the last, which has no end.',
      remedy,
    );
  return ok(
    'partitions',
    `Events of calls lie in ${partitions.length}, with room ahead for ${Math.floor((begins - now) / DAY_MS)} days.`,
  );
}

/**
 * Checks the database against all requirements of this program.
 * @param now returns UNIX milliseconds of this machine's clock
 */
export async function lookAtDatabase(config: PlatformConfig, now: () => number): Promise<readonly Finding[]> {
  const address = await addressOf(config);
  if ('state' in address) return [address, ...(await lookAtMasterKey(config, null))];
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
            `A statement takes ${tookMs} ms to come back.`,
            'Put the server nearer to the database: every call waits for several statements.',
          )
        : ok(
            'database',
            `It answers: connected in ${Math.round(first - began)} ms, a statement in ${tookMs} ms.`,
          ),
      ...lookAtFacts(facts, config.maxConnections, config.databaseUrl !== undefined),
      await lookAtClock(database, now),
    ];
    const state = await schemaState(database);
    findings.push(SCHEMA[state]);
    const note = roleNote(await servingRole(database));
    findings.push(
      note === null
        ? ok('roles', 'The role that serves owns nothing and passes no wall.')
        : warning('roles', note, 'assay db roles makes them, and prints their addresses.'),
    );
    const keys = state === 'current' ? database : null;
    findings.push(...(await lookAtMasterKey(config, keys)));
    if (keys !== null) {
      findings.push(...(await lookAtRecordKeys(config, keys)));
      findings.push(lookAtPartitions(await velocityLayout(keys), await databaseTime(keys)));
      findings.push(...(await lookAtDistribution(keys, address, config.citusNodes)));
    }
    return findings;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return [
      failed(
        'database',
        'It cannot be reached.',
        'Check DATABASE_URL, that the server runs, and what lies between: a wall, a name, a password.',
      ),
      ...(await lookAtMasterKey(config, null)),
    ];
  } finally {
    await database.close();
  }
}
