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

/** Inside the cluster, so that the two can never be parted by a move, a backup or a crash. */
const PASSWORD_FILE = 'assay.password';

/** Begins the names of what an unfinished first start leaves in the data folder. */
export const DRAFT_PREFIX = 'pg.new.';

/** Makes the cluster when there is none, checks it when there is one, and gives the password of its only role. */
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

/** True for a folder that is not there or empty. */
export async function isAbsent(cluster: string): Promise<boolean> {
  try {
    return (await readdir(cluster)).length === 0;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return true;
    throw error;
  }
}

/** The password of the cluster's only role. @throws EmbeddedError `password_refused`, `cluster_foreign` */
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
      `The file ${join(cluster, PASSWORD_FILE)} is missing; restore it together with the database.`,
    );
  }
}

async function giveTo(path: string, runAs: RunAs): Promise<void> {
  if (runAs !== null) await chown(path, runAs.uid, runAs.gid);
}

/**
 * Runs initdb in a folder beside the final one and renames it when it is complete and on disk (initdb syncs what it
 * makes), so that a start that is killed half-way leaves nothing that looks like a cluster.
 * @returns false when there is a cluster meanwhile: then that one stays
 */
async function createCluster(placement: Placement, binaries: Binaries, password: string): Promise<boolean> {
  const { cluster, parent, runAs } = placement;
  for (const name of await readdir(parent)) {
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(parent, name), { recursive: true, force: true });
  }
  // A new name each time: an initdb whose server was killed may still be writing under the old one.
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
        // Sorting by code point and Unicode case rules, both fixed by PostgreSQL itself: no dependence on the
        // locales of this machine, and none that changes under an index when the C library is upgraded.
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

/** Refuses clusters that this PostgreSQL cannot open, before it is asked to. */
async function checkCluster(cluster: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  const major = Number.parseInt(version, 10);
  if (
    !Number.isInteger(major) ||
    (await stat(join(cluster, 'global', 'pg_control')).catch(() => null)) === null
  ) {
    throw new EmbeddedError(
      'cluster_corrupt',
      `The folder ${cluster} is not a complete PostgreSQL database; restore it from a backup or remove it.`,
    );
  }
  if (major !== binaries.major) {
    throw new EmbeddedError(
      'version_mismatch',
      `The database in ${cluster} was made by PostgreSQL ${major} and this Assay carries PostgreSQL ` +
        `${binaries.major}; export it with the Assay that made it and import it here.`,
    );
  }
  const { uid, mode } = await stat(cluster);
  if (runAs !== null && uid !== runAs.uid) await giveTree(cluster, runAs);
  // PostgreSQL refuses a folder that others can read, such as one restored from an archive.
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
}

/** Hands a cluster that root restored from a backup to the user that runs it. */
async function giveTree(cluster: string, runAs: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(cluster, { recursive: true })) {
    await lchown(join(cluster, entry), runAs.uid, runAs.gid);
  }
  await chown(cluster, runAs.uid, runAs.gid);
}
