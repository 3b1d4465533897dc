import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError, projectRoot, runScript } from './project.mjs';

/** Folders whose modules are checked. */
const CHECKED_FOLDERS = ['packages', 'apps', 'sdk', 'samples', 'bench', 'e2e'];

/** Folders below them without source files. */
const NOT_SOURCES = new Set(['node_modules', 'dist']);

/**
 * Minimum share of the source files that a check must process. If dependency-cruiser can't use the TypeScript
 * compiler, it processes almost nothing and reports no violations; this distinguishes that from a clean
 * project.
 */
const MIN_SEEN_SHARE = 0.95;

/** Counts the source files below a folder. */
function countSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((count, entry) => {
    if (entry.isDirectory())
      return NOT_SOURCES.has(entry.name) ? count : count + countSources(join(folder, entry.name));
    return /\.(ts|tsx|mts|js|mjs|cjs)$/.test(entry.name) ? count + 1 : count;
  }, 0);
}

/**
 * Checks imports against `.dependency-cruiser.cjs`.
 *
 * @param {string} root folder of the project or of a copy of it
 * @returns {{ modules: number, fewest: number, violations: string[] }} number of project modules that were
 *   processed, the minimum for a working check, and one line per violation
 */
export function checkDependencyRules(root = projectRoot) {
  // Uses the program of this installation, even if the checked folder is a copy.
  const program = join(projectRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const folders = CHECKED_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  let result;
  try {
    result = JSON.parse(stdout);
  } catch {
    throw new PlainError(`dependency-cruiser failed: ${stderr.trim()}`);
  }
  const sources = folders.reduce((count, folder) => count + countSources(join(root, folder)), 0);
  return {
    fewest: Math.floor(sources * MIN_SEEN_SHARE),
    modules: result.modules.filter(({ source }) => CHECKED_FOLDERS.includes(source.split('/')[0])).length,
    violations: result.summary.violations
      .filter(({ rule }) => rule.severity === 'error')
      .map(({ rule, from, to }) => `${rule.name}: ${from}${to && to !== from ? ` → ${to}` : ''}`),
  };
}

/** As a program, it prints the result, and fails on violations. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    // The check would silently skip a renamed folder.
    for (const folder of CHECKED_FOLDERS)
      if (!existsSync(join(projectRoot, folder)))
        throw new PlainError(
          `The folder ${folder} doesn't exist. Update the list of folders in this script.`,
        );
    const { modules, fewest, violations } = checkDependencyRules();
    for (const violation of violations) console.log(`  ${violation}`);
    console.log(`  ${modules} modules checked`);
    if (modules < fewest) console.log(`  too few: at least ${fewest} are expected`);
    process.exitCode = violations.length === 0 && modules >= fewest ? 0 : 1;
  });
}
