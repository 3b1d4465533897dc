import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { systemErrorCode } from './errors';
import { SPOOL_FOLDER } from './log-spool';
import { clusterOf } from './placement';

/** A file of a cluster; a name that ends with a slash is an empty folder. */
export interface ClusterFile {
  /** Path below the cluster's folder, parts divided by `/`. */
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** A copy of a cluster that is being made. */
interface ClusterCopy {
  /** Name of the segment that has to be replayed first. */
  readonly firstSegment: string;
  /** To be read once, to its end; only then is the copy one. The mark that PostgreSQL recovers by comes last. */
  files(): AsyncGenerator<ClusterFile>;
  /** Moment from which on the copy can be recovered to; UNIX milliseconds, known once `files` has ended. */
  usableFrom(): number;
  /** Ends it, whole or not. */
  close(): Promise<void>;
}

/** Of these only the folders are copied: what lies in them belongs to the running server, or comes from the log. PostgreSQL documentation, "Making a Base Backup Using the Low Level API". */
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

/** Bytes of a file; what the server removes while it is copied, the log removes again. */
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

/** A connection as a cluster's owner, of which nobody waits for anything but its statements. */
async function connectTo(url: string): Promise<{ readonly client: Client; close(): Promise<void> }> {
  const client = new Client({ connectionString: url, application_name: 'assay' });
  // What it breaks with, the statement under way reports.
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
 * What PostgreSQL calls a cluster, and all that are restored from it: a decimal number.
 *
 * @param url of the cluster, as its owner
 * @throws whatever PostgreSQL reports
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
 * Begins a copy of the running cluster of a data folder, beside whatever it does. PostgreSQL's non-exclusive way: what is torn in
 * the copy, the log since its beginning mends.
 *
 * @param url of the cluster, as its owner
 * @throws whatever PostgreSQL reports
 */
export async function copyCluster(dataDir: string, url: string): Promise<ClusterCopy> {
  const cluster = await clusterOf(dataDir);
  const { client, close } = await connectTo(url);
  try {
    // True: a checkpoint at once instead of one that spreads over minutes.
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
