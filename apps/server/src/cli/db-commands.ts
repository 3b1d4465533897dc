import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  citusFacts,
  type Database,
  databaseTime,
  distribute,
  migrate,
  openDatabase,
  provideRoles,
  type RoleLogin,
  rebalance,
  stepsToDistribute,
  velocityLayout,
} from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { addressFor, rolesWith } from '../platform/database-roles';
import { systemRuntime } from '../platform/runtime';
import { partition } from '../scoring/fraud/open-fraud';
import { registerBackupCommands } from './backup-commands';
import { CannotAnswer } from './cannot-answer';
import { openStore } from './open-store';
import { registerRecoverCommands } from './recover-command';

const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);
/** Hexadecimal, so that it needs no escaping in a URL. */
const newPassword = () => randomBytes(24).toString('hex');

/** SQLSTATE insufficient_privilege (PostgreSQL documentation, appendix A). */
const NOT_ALLOWED = '42501';

/**
 * Runs work on the external database as the migrating role; the server of the embedded database creates its
 * roles and changes its schema.
 */
async function withOwner(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const { migrateDatabaseUrl, databaseUrl } = readConfiguration(process.env);
  const url = migrateDatabaseUrl ?? databaseUrl;
  if (!url) {
    throw new CannotAnswer(
      "These commands need an external database. Set ASSAY_MIGRATE_DATABASE_URL or DATABASE_URL. The built-in database doesn't need them.",
    );
  }
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    await work(database, url);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error;
    throw new CannotAnswer(
      "The database role isn't allowed to do this. Use the address of a superuser or of the owner.",
    );
  } finally {
    await database.close();
  }
}

/** Creates the roles and shows each address once, because passwords aren't stored. */
const makeRoles = ({ prefix, keepPasswords }: { readonly prefix: string; readonly keepPasswords?: true }) =>
  withOwner(async (database, url) => {
    const roles = rolesWith(() => (keepPasswords ? null : newPassword()), prefix);
    const { isIndexed } = await provideRoles(database, roles);
    const shown = (use: string, role: RoleLogin, variable: string | null) =>
      print({
        role: role.name,
        use,
        variable,
        ...(role.password === null ? {} : { url: addressFor(url, role) }),
      });
    shown('migrating', roles.migrating, 'ASSAY_MIGRATE_DATABASE_URL');
    shown('serving', roles.serving, 'DATABASE_URL');
    shown('reading', roles.reading, null);
    if (!isIndexed) {
      process.stderr.write(
        'Tag searches and deletions will read all rows of an account. Run this command as a superuser so that they can use an index.\n',
      );
    }
  });

const changeSchema = () =>
  withOwner(async (database) => {
    const { applied } = await migrate(database, new Date());
    print({ applied });
  });

const DAY_MS = 86_400_000;
/** Delay before retrying a locked table, in milliseconds. */
const RETRY_MS = 1000;

/** Prints the partitions of velocity events as one line. */
async function printPartitions(database: Database): Promise<void> {
  const { partitions, closing, isRestUsed } = await velocityLayout(database);
  const begins = partitions.at(-1)?.from ?? null;
  print({
    partitions: partitions.length,
    oldestUntil: partitions[0]?.to ? new Date(partitions[0].to).toISOString() : null,
    daysAhead: begins === null ? 0 : Math.floor((begins - (await databaseTime(database))) / DAY_MS),
    lastIsUsed: isRestUsed,
    converting: closing,
  });
}

/** Shows the partitions of velocity events, or does all due work and prints each step. */
async function partitions({ now }: { readonly now?: true }): Promise<void> {
  const store = await openStore(readConfiguration(process.env));
  const runtime = systemRuntime();
  const tell = { info: (_event: string, fields?: object) => print(fields ?? {}) };
  try {
    while (now && !(await partition(store.database, { runtime, log: tell }))) {
      print({ did: 'waiting' });
      await pause(RETRY_MS);
    }
    await printPartitions(store.database);
  } finally {
    await store.close();
  }
}

const DEFAULT_SHARDS = '32';

/** Distributes the tables to the Citus workers and prints a line for each, or shows the plan. */
const distributeTables = ({ shards, check }: { readonly shards: string; readonly check?: true }) =>
  withOwner(async (database) => {
    if (!/^[1-9]\d{0,3}$/.test(shards)) throw new CannotAnswer('--shards must be a number from 1 to 9999.');
    if (check) {
      const facts = await citusFacts(database);
      print({ ...facts, steps: facts.version === null ? null : await stepsToDistribute(database) });
      return;
    }
    await distribute(database, {
      shards: Number(shards),
      onStep: (step, left) => print({ ...step, left }),
    });
    print({ distributed: true });
  });

/** Moves shards to workers with fewer shards and prints a line before each move. */
const rebalanceTables = () =>
  withOwner(async (database) => {
    await rebalance(database, print);
    print({ rebalanced: true });
  });

/** Registers `assay db`: roles and schema of an external database, backups of any database. */
export function registerDbCommands(program: Command, version: string): void {
  const db = program.command('db').description('Roles, schema and partitions of the database');
  db.command('roles')
    .description('Create the roles for migration, serving and reading, and print their addresses')
    .option('--prefix <text>', 'prefix of the role names, if one server hosts several deployments', '')
    .option('--keep-passwords', 'leave the passwords of the roles unchanged')
    .action(makeRoles);
  db.command('migrate').description('Migrate the schema to this version').action(changeSchema);
  db.command('partitions')
    .description('Show the partitions of the velocity events')
    .option('--now', 'create, convert and drop partitions now; a running server does this every minute')
    .action(partitions);
  db.command('distribute')
    .description('Distribute the tables to Citus workers; stop all servers first')
    .option('--shards <number>', 'number of shards per table', DEFAULT_SHARDS)
    .option('--check', 'show the current state and the planned changes, without applying them')
    .action(distributeTables);
  db.command('rebalance')
    .description('Move shards to Citus workers that have fewer, while servers run')
    .action(rebalanceTables);
  registerBackupCommands(db, version);
  registerRecoverCommands(db);
}
