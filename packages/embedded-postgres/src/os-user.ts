import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedError } from './errors';

/** OS user that PostgreSQL's processes run as. */
export interface OsUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Reads the lines of `/etc/passwd` (passwd(5)); malformed lines are skipped. */
export function parsePasswd(text: string): OsUser[] {
  const users: OsUser[] = [];
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid || !/^\d+$/.test(uid) || !/^\d+$/.test(gid)) continue;
    users.push({ name, uid: Number(uid), gid: Number(gid) });
  }
  return users;
}

/** The user to switch to, or null if PostgreSQL runs as this process's own user. */
export type RunAs = OsUser | null;

/**
 * Decides which OS user runs PostgreSQL, which refuses to run as root.
 *
 * An ordinary user runs it directly. Root runs it as the owner of an existing cluster, so that a folder first
 * used by an ordinary user still works; else as `postgres`; else as `nobody`.
 *
 * @param uid effective uid of this process; undefined if the system has no uids
 * @param clusterOwner uid that owns the existing cluster, or null without a cluster
 * @throws EmbeddedError `no_database_user`, `cluster_foreign`
 */
export function chooseDatabaseUser(
  uid: number | undefined,
  users: readonly OsUser[],
  clusterOwner: { uid: number; gid: number } | null,
): RunAs {
  if (uid !== 0) {
    if (clusterOwner !== null && uid !== undefined && clusterOwner.uid !== uid) {
      const owner = users.find((user) => user.uid === clusterOwner.uid)?.name ?? `uid ${clusterOwner.uid}`;
      throw new EmbeddedError(
        'cluster_foreign',
        `The database files belong to the OS user ${owner}. Run as that user or as root, or use another data folder.`,
      );
    }
    return null;
  }
  if (clusterOwner !== null && clusterOwner.uid !== 0) {
    const known = users.find((user) => user.uid === clusterOwner.uid);
    return { name: known?.name ?? `uid ${clusterOwner.uid}`, uid: clusterOwner.uid, gid: clusterOwner.gid };
  }
  const chosen =
    users.find((user) => user.name === 'postgres' && user.uid !== 0) ??
    users.find((user) => user.name === 'nobody' && user.uid !== 0);
  if (chosen === undefined) {
    throw new EmbeddedError(
      'no_database_user',
      "PostgreSQL can't run as root, and this system has no user postgres or nobody. Start as another user.",
    );
  }
  return chosen;
}

/** Returns the users of this system that `/etc/passwd` lists. */
export async function systemUsers(): Promise<OsUser[]> {
  try {
    return parsePasswd(await readFile('/etc/passwd', 'utf8'));
  } catch {
    return [];
  }
}

/**
 * Returns true if `user` may enter `folder`: the search bit is set for that user in the folder and in all its
 * parents. Checks only the permission bits, without supplementary groups, because the child process runs
 * without them.
 */
export async function mayEnter(folder: string, user: OsUser): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    if (((mode >> shift) & 0o1) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
