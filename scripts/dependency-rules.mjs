import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, projectRoot } from './project.mjs';

/** Folders whose modules the rules are checked on. */
const CHECKED_FOLDERS = ['packages', 'apps', 'sdk', 'bench', 'e2e'];

/**
 * Fewest of our own modules a check may have seen. When dependency-cruiser cannot use the TypeScript compiler it sees
 * almost nothing and reports no violations; this figure tells that apart from a clean project.
 */
export const FEWEST_MODULES = 450;

/**
 * Checks who imports whom against `.dependency-cruiser.cjs`.
 *
 * @param {string} root folder of the project or of a copy of it
 * @returns {{ modules: number, violations: string[] }} modules of our own that were seen, and one line per violation
 */
export function checkDependencyRules(root = projectRoot) {
  // The program of this installation, also when the checked folder is a copy.
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
    throw new PlainError(`The dependency check could not run: ${stderr.trim()}`);
  }
  return {
    modules: result.modules.filter(({ source }) => CHECKED_FOLDERS.includes(source.split('/')[0])).length,
    violations: result.summary.violations
      .filter(({ rule }) => rule.severity === 'error')
      .map(({ rule, from, to }) => `${rule.name}: ${from}${to && to !== from ? ` → ${to}` : ''}`),
  };
}
