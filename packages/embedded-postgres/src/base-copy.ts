import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { systemErrorCode } from './errors';
import { SPOOL_FOLDER } from './log-spool';
import { clusterOf } from './placement';

/** File of a cluster; a name that ends with a slash is an empty folder. */
export interface ClusterFile {
  /** Path relative to the cluster's folder, with `/` between parts. */
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** Copy of a cluster that is in progress. */
interface ClusterCopy {
  /** Name of the first segment to replay. */
  readonly firstSegment: string;
  /**
   * Yields the files of the copy. Read it once and to the end; the copy is complete only then. The backup
   * label that PostgreSQL recovers from comes last.
   */
  files(): AsyncGenerator<ClusterFile>;
  /**
   * Returns the earliest time that the copy can be recovered to, in UNIX milliseconds. Available only after
   * `files` has ended.
   */
  usableFrom(): number;
  /** Ends the copy, complete or not. */
  close(): Promise<void>;
}

/**
 * Folders that are copied empty: their contents belong to the running server or come from the log. PostgreSQL
 * documentation, "Making a Base Backup Using the Low Level API".
 */
const EMPTIED: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map|pgsql_tmp.*|\.s\.PGSQL\..*|.*\.part)$/;
const LABEL_FILE = 'backup_label';

async function* nothing(): AsyncGenerator<Buffer> {}

/** Reads a file. If the server removes it during the copy, replaying the log removes it again. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 20 });
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
  }
}

async function* filesBelow(cluster: string, below = ''): AsyncGenerator<ClusterFile> {
  for (const entry of await readdir(join(cluster, below), { withFileTypes: true })) {
    const name = `${below}${entry.name}`;
    if (LEFT_OUT.test(entry.name) || name === SPOOL_FOLDER) continue;
    if (!entry.isDirectory()) yield { name, bytes: bytesOf(join(cluster, name)) };
    else {
      yield { name: `${name}/`, bytes: nothing() };
      if (!EMPTIED.has(name)) yield* filesBelow(cluster, `${name}/`);
    }
  }
}

async function* one(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Connects as the cluster's owner. */
async function connectTo(url: string): Promise<{ readonly client: Client; close(): Promise<void> }> {
  const client = new Client({ connectionString: url, application_name: 'assay' });
  // The running statement reports the error of a broken connection.
  client.on('error', () => undefined);
  const close = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    return { client, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Returns PostgreSQL's identifier of a cluster and of all clusters restored from it: a decimal number.
 *
 * @param url of the cluster, as its owner
 * @throws any error that PostgreSQL reports
 */
export async function clusterIdentity(url: string): Promise<string> {
  const { client, close } = await connectTo(url);
  try {
    const { rows } = await client.query<{ system: string }>(
      'SELECT system_identifier::text AS system FROM pg_control_system()',
    );
    return rows[0]!.system;
  } finally {
    await close();
  }
}

/**
 * Begins a copy of a data folder's running cluster while it serves other work. Uses PostgreSQL's
 * non-exclusive backup mode: the log since the start of the copy repairs torn pages.
 *
 * @param url of the cluster, as its owner
 * @throws any error that PostgreSQL reports
 */
export async function copyCluster(dataDir: string, url: string): Promise<ClusterCopy> {
  const cluster = await clusterOf(dataDir);
  const { client, close } = await connectTo(url);
  try {
    // `true` requests an immediate checkpoint instead of one that is spread over minutes.
    const { rows } = await client.query<{ file: string }>(
      "SELECT pg_walfile_name(pg_backup_start('assay', true)) AS file",
    );
    let endedAt = 0;
    return {
      firstSegment: rows[0]!.file,
      async *files() {
        yield* filesBelow(cluster);
        // Waits until the last segment that the copy needs is in the spool.
        const { rows: ends } = await client.query<{ label: string; at: Date }>(
          'SELECT labelfile AS label, clock_timestamp() AS at FROM pg_backup_stop(true)',
        );
        yield { name: LABEL_FILE, bytes: one(ends[0]!.label) };
        endedAt = ends[0]!.at.getTime();
      },
      usableFrom: () => endedAt,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
