import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { EmbeddedError, systemErrorCode } from './errors';
import type { RunAs } from './os-user';

/**
 * Options for running one of PostgreSQL's programs: as the right user, from a folder that every user may
 * enter, and with a minimal environment. Inherited variables would change its behavior (PGDATA, PGPORT, …)
 * and expose the server's secrets.
 */
export function programOptions(runAs: RunAs): SpawnOptions {
  return {
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' },
    ...(runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid }),
  };
}

/** Resolves when the child process runs. @throws EmbeddedError `binaries_unusable`, `platform_unsupported` */
export function whenSpawned(child: ChildProcess, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause) => reject(spawnError(cause, path)));
  });
}

function spawnError(cause: Error, path: string): unknown {
  switch (systemErrorCode(cause)) {
    case 'ENOENT':
      // The file was found before, so the missing part is its loader, that of the GNU C library.
      return new EmbeddedError(
        'platform_unsupported',
        'The built-in PostgreSQL needs the GNU C library, which this system lacks. Set DATABASE_URL instead.',
        { cause },
      );
    case 'EACCES':
    case 'EPERM':
      return new EmbeddedError('binaries_unusable', `This user isn't allowed to run ${path}.`, {
        cause,
      });
    default:
      return cause;
  }
}

/** Maximum number of characters stored of a program's output; enough to recognize its failure. */
const STORED_OUTPUT = 16_384;

/** Runs a program to its end and returns its exit code (null after a signal) and the end of its output. */
export async function runProgram(
  path: string,
  args: readonly string[],
  runAs: RunAs,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(path, args, { ...programOptions(runAs), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      output = (output + text).slice(-STORED_OUTPUT);
    });
  }
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  await whenSpawned(child, path);
  return { code: await closed, output };
}
