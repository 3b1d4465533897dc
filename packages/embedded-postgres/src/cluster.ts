import { randomUUID } from 'node:crypto';
import { chmod, chown, lchown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveFolder, writeWhole } from '@assay/versioned-files';
import { type Binaries, program } from './binaries';
import { ROLE_NAME } from './endpoint';
import { asFolderError, EmbeddedError, systemErrorCode } from './errors';
import type { RunAs } from './os-user';
import type { Placement } from './placement';
import { runProgram } from './program-run';
import { serverFailure } from './server-failure';

/** Stored inside the cluster so that a move, a backup or a crash never separates the two. */
const PASSWORD_FILE = 'assay.password';

/** Prefix of the names that an unfinished first start leaves in the data folder. */
export const DRAFT_PREFIX = 'pg.new.';

/** Creates the cluster if there is none, checks an existing one, and returns the password of its only role. */
export async function openCluster(
  placement: Placement,
  binaries: Binaries,
  newPassword: () => string,
): Promise<{ password: string; created: boolean }> {
  const { cluster, runAs } = placement;
  try {
    const created = (await isAbsent(cluster)) && (await createCluster(placement, binaries, newPassword()));
    if (!created) await checkCluster(cluster, binaries, runAs);
    return { password: await readPassword(cluster), created };
  } catch (error) {
    throw asFolderError(error, placement.parent);
  }
}

/** Returns true for a folder that doesn't exist or is empty. */
export async function isAbsent(cluster: string): Promise<boolean> {
  try {
    return (await readdir(cluster)).length === 0;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return true;
    throw error;
  }
}

/** Reads the password of the cluster's only role. @throws EmbeddedError `password_refused`, `cluster_foreign` */
export async function readPassword(cluster: string): Promise<string> {
  try {
    return (await readFile(join(cluster, PASSWORD_FILE), 'utf8')).trim();
  } catch (error) {
    if (systemErrorCode(error) === 'EACCES') {
      throw new EmbeddedError('cluster_foreign', `The database in ${cluster} belongs to another OS user.`);
    }
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    throw new EmbeddedError(
      'password_refused',
      `The file ${join(cluster, PASSWORD_FILE)} is missing. Restore it together with the database.`,
    );
  }
}

async function giveTo(path: string, runAs: RunAs): Promise<void> {
  if (runAs !== null) await chown(path, runAs.uid, runAs.gid);
}

/**
 * Runs initdb in a folder next to the final one and renames it when it is complete and on disk (initdb syncs
 * its files). A start that is killed halfway leaves nothing that could be mistaken for a cluster.
 * @returns false if another cluster was created meanwhile: then that one stays
 */
async function createCluster(placement: Placement, binaries: Binaries, password: string): Promise<boolean> {
  const { cluster, parent, runAs } = placement;
  for (const name of await readdir(parent)) {
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(parent, name), { recursive: true, force: true });
  }
  // Uses a new name each time: an initdb whose server was killed may still be writing under the old one.
  const draft = join(parent, `${DRAFT_PREFIX}${randomUUID()}`);
  const passwordDraft = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await giveTo(draft, runAs);
    await writeFile(passwordDraft, `${password}\n`, { mode: 0o600, flag: 'wx' });
    await giveTo(passwordDraft, runAs);
    const { code, output } = await runProgram(
      program(binaries, 'initdb'),
      [
        ...['-D', draft, '--username', ROLE_NAME, '--pwfile', passwordDraft, '--auth', 'scram-sha-256'],
        // Sorting by code point and Unicode case rules, both fixed by PostgreSQL. They don't depend on the
        // locales of this machine, and an upgrade of the C library doesn't change the order of an index.
        ...[
          '--encoding',
          'UTF8',
          '--no-locale',
          '--locale-provider',
          'builtin',
          '--builtin-locale',
          'C.UTF-8',
        ],
        ...['--data-checksums', '--no-instructions'],
      ],
      runAs,
    );
    if (code !== 0) throw serverFailure(output, cluster);
    const passwordFile = join(draft, PASSWORD_FILE);
    writeWhole(passwordFile, `${password}\n`, { mode: 0o600 });
    await giveTo(passwordFile, runAs);
    return moveFolder(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordDraft, { force: true });
  }
}

/** Rejects clusters that this PostgreSQL version cannot open, before it is started. */
async function checkCluster(cluster: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  const major = Number.parseInt(version, 10);
  if (
    !Number.isInteger(major) ||
    (await stat(join(cluster, 'global', 'pg_control')).catch(() => null)) === null
  ) {
    throw new EmbeddedError(
      'cluster_corrupt',
      `The folder ${cluster} isn't a complete PostgreSQL database. Restore it from a backup or remove it.`,
    );
  }
  if (major !== binaries.major) {
    throw new EmbeddedError(
      'version_mismatch',
      `The database in ${cluster} was created by PostgreSQL ${major}, but this Assay contains PostgreSQL ` +
        `${binaries.major}. Export it with the earlier Assay and import it here.`,
    );
  }
  const { uid, mode } = await stat(cluster);
  if (runAs !== null && uid !== runAs.uid) await giveTree(cluster, runAs);
  // PostgreSQL rejects a folder that others can read, such as one restored from an archive.
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
}

/** Changes the owner of a cluster that root restored from a backup to the user that runs it. */
async function giveTree(cluster: string, runAs: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, entry), runAs.uid, runAs.gid);
  }
  await chown(cluster, runAs.uid, runAs.gid);
}
