import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { readPassword } from './cluster';
import { databaseUrl, type Endpoint, socketEndpoint } from './endpoint';
import { systemErrorCode } from './errors';
import { folderHolder } from './folder-lock';
import { clusterOf } from './placement';

/**
 * The connection string of the embedded database that another, running process holds in `dataDir`, for a command that
 * wants to work beside it; null when no process holds the folder or its database is down at the moment.
 *
 * @throws EmbeddedError `cluster_foreign` when its password may not be read by this user
 */
export async function runningEmbeddedUrl(dataDir: string): Promise<string | null> {
  let folder: string;
  try {
    folder = await realpath(dataDir);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
  if ((await folderHolder(folder)) === null) return null;
  const cluster = await clusterOf(folder);
  const endpoint = await currentEndpoint(cluster);
  return endpoint === null ? null : databaseUrl(endpoint, await readPassword(cluster));
}

/** Where the server of this cluster listens, from its `postmaster.pid`: line 4 is the port. Null when none runs. */
async function currentEndpoint(cluster: string): Promise<Endpoint | null> {
  let lines: string[];
  try {
    lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  } catch (error) {
    // Without permission to look inside, reading the password will fail.
    if (systemErrorCode(error) !== 'EACCES') return null;
    lines = [];
  }
  return socketEndpoint(cluster) ?? { kind: 'loopback', port: Number(lines[3]) };
}
