import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, projectRoot } from './project.mjs';

/**
 * What an installation depends on: the lock file, and the record npm keeps of what it put into node_modules, which
 * changes when somebody adds or removes packages by hand.
 * @param {string} root
 * @returns {string | null} null when there is no installation
 */
function fingerprint(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return null;
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), record]) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * True when npm's record of node_modules has every package of the lock file in its version. Packages for other
 * platforms are optional and may be absent.
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
 * Whether the packages in node_modules are those of the lock file, and remembers a yes in
 * `node_modules/.assay-installed` so that the next start need not compare them.
 * @param {string} root
 */
export function isInstalled(root = projectRoot) {
  const current = fingerprint(root);
  if (current === null) return false;
  const mark = join(root, 'node_modules', '.assay-installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8').trim() === current) return true;
  if (!isInStep(root)) return false;
  try {
    writeFileSync(mark, `${current}\n`);
  } catch {
    // A read-only installation works as well; it is compared again next time.
  }
  return true;
}

/**
 * Installs the packages of the lock file unless they are there.
 * @param {string} root
 * @throws {PlainError} when npm cannot
 */
export function ensureInstalled(root = projectRoot) {
  if (isInstalled(root)) return;
  console.error('Installing the packages that Assay needs (once, one to two minutes) …');
  // Under npm this is the npm that runs us, whatever the search path has.
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // The build tools are among the development packages, which NODE_ENV=production would leave out.
  const { status, error } = spawnSync(command, [...before, 'ci', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    const reason = error ? `npm could not be started (${error.code})` : 'npm ci failed, see above';
    throw new PlainError(
      `The packages could not be installed: ${reason}. The first start needs the npm registry; ` +
        'check the network or proxy and try again.',
    );
  }
  isInstalled(root);
}
