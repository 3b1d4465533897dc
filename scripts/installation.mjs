import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError, projectRoot } from './project.mjs';
import { prune } from './prune.mjs';

/** Removes unread files. Its text is part of the fingerprint, so that a change of its list applies at the next start. */
const PRUNE = join(dirname(fileURLToPath(import.meta.url)), 'prune.mjs');

/** Errors of an installation that this process can't change, or that another one changes at the same time. */
const UNCHANGEABLE = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOENT']);

/**
 * Returns a fingerprint of the installation: the lock file, npm's record of node_modules, which changes when
 * packages are added or removed manually, and the list of files to remove.
 * @param {string} root
 * @returns {string | null} null without an installation
 */
function fingerprint(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return null;
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), record, PRUNE])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * Checks whether npm's record of node_modules has every package of the lock file in its version. Packages for
 * other platforms are optional and may be absent.
 * @param {string} root
 */
function isInStep(root) {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(
    readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'),
  ).packages;
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.optional || wanted.peer) return true;
    return installed[path] !== undefined && installed[path].version === wanted.version;
  });
}

/**
 * Checks whether the packages in node_modules match the lock file. After a new installation it removes the files
 * that nothing reads, and stores the result in `node_modules/.assay-installed`, so that the next start skips both.
 * @param {string} root
 */
export function isInstalled(root = projectRoot) {
  const current = fingerprint(root);
  if (current === null) return false;
  const mark = join(root, 'node_modules', '.assay-installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8').trim() === current) return true;
  if (!isInStep(root)) return false;
  try {
    prune(join(root, 'node_modules'));
    writeFileSync(mark, `${current}\n`);
  } catch (error) {
    // A read-only installation works as well; it is compared again next time.
    if (!UNCHANGEABLE.has(error.code)) throw error;
  }
  return true;
}

/**
 * Installs the packages of the lock file unless they are installed.
 * @param {string} root
 * @throws {PlainError} if npm fails
 */
export function ensureInstalled(root = projectRoot) {
  if (isInstalled(root)) return;
  console.error(
    'Installing the packages (first start only, takes a few minutes and prints nothing meanwhile) …',
  );
  // Under npm, uses the npm that runs this script, regardless of the search path.
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // The build tools are development packages, which NODE_ENV=production would exclude.
  const { status, error } = spawnSync(command, [...before, 'ci', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    const reason = error ? `npm didn't start (${error.code})` : 'npm ci failed, see the output above';
    throw new PlainError(
      `Couldn't install the packages: ${reason}. The first start needs the npm registry. ` +
        'Check the network or proxy and try again.',
    );
  }
  isInstalled(root);
}
