/**
 * Measures the cost of row-level security: the same server with the serving role, and with a role that
 * bypasses row-level security.
 */
import { openDatabase, provideRoles } from '../../packages/store/src/index';
import { cpuOf } from '../process-cpu';
import { median, type Row, ratioAtMost } from '../row';
import { type FreshDatabase, freshDatabase } from './servers';
import { alternate, dataFolder, FRAUD, packData, type Round, round, startSubject } from './subject';

const SECONDS = 6;
const ROUNDS = 5;

const roleOf = (use: string) => ({ name: `assay_bench_${use}`, password: null });
const ROLES = { migrating: roleOf('migrating'), serving: roleOf('serving'), reading: roleOf('reading') };

/** Returns the database processes of one role's connections. */
async function backends(database: FreshDatabase, role: string): Promise<readonly number[]> {
  const rows = await database.query(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND usename = $1 AND application_name = 'assay'`,
    [role],
  );
  return rows.map(({ pid }) => Number(pid));
}

/** Runs a round and adds the database's CPU to the server's, in milliseconds per request. */
async function wholeRound(database: FreshDatabase, role: string, run: () => Promise<Round>): Promise<Round> {
  const pids = await backends(database, role);
  const before = cpuOf(pids);
  const result = await run();
  return { ...result, cpuMs: result.cpuMs + (cpuOf(pids) - before) / (result.perSecond * SECONDS) };
}

async function behindTheWall(database: FreshDatabase): Promise<Row[]> {
  const folder = dataFolder();
  const address = new URL(database.url);
  const passing = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const owner = openDatabase({ url: database.url, maxConnections: 1 });
  await provideRoles(owner, ROLES).finally(() => owner.close());
  const passingRole = address.username;
  address.username = ROLES.serving.name;
  const sandboxed = await startSubject({ DATABASE_URL: address.href, ASSAY_DATA_DIR: folder.path });
  try {
    const measure = (server: typeof sandboxed, role: string) =>
      wholeRound(database, role, () => round(server, FRAUD, { seconds: SECONDS, connections: 4 }));
    const { a, b } = await alternate(
      ROUNDS,
      () => measure(passing, passingRole),
      () => measure(sandboxed, ROLES.serving.name),
    );
    const cpu = (rounds: readonly Round[]) => median(rounds.map((one) => one.cpuMs));
    return [
      {
        figure: 'CPU of a request with row-level security, server and database',
        value: cpu(b),
        unit: 'ms/request',
        reference: `with a role that bypasses it: ${cpu(a).toFixed(3)} ms`,
        ratio: median(a.map((one, i) => (b[i]?.cpuMs ?? 0) / one.cpuMs)),
        bar: ratioAtMost(1.05),
      },
    ];
  } finally {
    await sandboxed.stop();
    await passing.stop();
    folder.remove();
  }
}

/**
 * @param url address of another database of the server, because the one that the roles had rights in is
 *   dropped
 */
async function dropRoles(url: string): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    for (const { name } of Object.values(ROLES))
      await database.query({ text: `DROP ROLE IF EXISTS ${name}`, script: true });
  } finally {
    await database.close();
  }
}

/** Requires a PostgreSQL on this machine (BENCH_DATABASE_URL) that accepts the roles without a password. */
export async function benchRowSecurity(): Promise<Row[]> {
  await packData();
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const other = new URL(database.url);
  other.pathname = '/postgres';
  try {
    return await behindTheWall(database);
  } finally {
    await database.drop();
    await dropRoles(other.href);
  }
}
