// `npm test`: the static checks and the quick tests. `npm run test:all` adds the long tests, as CI does; `npm run test:rare`
// runs the rare ones alone (scripts/test-groups.mjs). A filter runs every test that it matches, of any group. The last line
// of the output has the counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { closingLine } from './plain-reporter.mjs';
import { childSeconds } from './processor-time.mjs';
import { projectRoot, runScript } from './project.mjs';
import { runStaticChecks } from './static-checks.mjs';
import { ALLOWED_SKIPS, QUARANTINE } from './test-exceptions.mjs';
import { filesToRunAgain, judge, quarantineFaults } from './test-verdict.mjs';

/** `npm test` sets no variable; CI systems set CI=true. */
const isCi = process.env.CI === 'true';

/** The current date in UTC, which determines what has expired. */
const today = new Date().toISOString().slice(0, 10);

/**
 * Runs Vitest in a child process and returns the result of its reporter.
 * @param {readonly string[]} args filters and options for Vitest
 * @param {'quick' | 'long' | 'rare' | 'every'} group
 * @returns {import('./test-verdict.mjs').RunResult}
 */
function runTests(args, group) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  const resultFile = join(folder, 'result.json');
  try {
    const { status, error } = spawnSync(
      process.execPath,
      [
        join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `--reporter=${join(projectRoot, 'scripts', 'plain-reporter.mjs')}`,
        ...args,
      ],
      {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { ...process.env, ASSAY_TEST_RESULT: resultFile, ASSAY_TESTS: group, NO_COLOR: '1' },
      },
    );
    const result = readResult(resultFile);
    if (error) console.log(`FAIL the test run stopped: ${error.message}`);
    // Vitest can fail outside the tests that the reporter counts.
    const hasFailed = result.failedOutside > 0 || result.files.some(({ failed }) => failed > 0);
    return status === 0 || hasFailed ? result : { ...result, failedOutside: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log('FAIL the test run wrote no result');
    return { files: [], failedOutside: 1, skippedTests: [] };
  }
}

/**
 * Runs one group, and its failed files again alone.
 * @returns the verdict, and a line about the elapsed time
 */
function runGroup(group) {
  console.log(`\nTest group: ${group}`);
  const began = performance.now();
  const before = childSeconds();
  const first = runTests([], group);
  const files = filesToRunAgain(first);
  if (files.length > 0) console.log(`\nRunning again alone: ${files.join(', ')}`);
  const again = files.length > 0 ? runTests([...files, '--maxWorkers=1'], group) : null;
  const verdict = judge({
    first,
    again,
    quarantine: QUARANTINE,
    allowedSkips: ALLOWED_SKIPS,
    today,
    isCi,
  });
  for (const message of verdict.messages) console.log(message);
  const clock = Math.round((performance.now() - began) / 1000);
  const processor = before === null ? 'unknown' : `${Math.round(childSeconds() - before)} s`;
  return {
    verdict,
    line: `${group.padEnd(5)} ${String(first.files.length).padStart(4)} files, ${clock} s elapsed, ${processor} processor time`,
  };
}

/** Runs the matches of a filter once, without reruns, because a filter selects single files. */
function runFiltered(filters) {
  const first = runTests(filters, 'every');
  return judge({ first, again: null, quarantine: [], allowedSkips: ALLOWED_SKIPS, today, isCi });
}

function checkQuarantine() {
  const faults = quarantineFaults(QUARANTINE, today, (file) => existsSync(join(projectRoot, file)));
  for (const fault of faults) console.log(fault);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
}

const GROUPS = { '--all': ['quick', 'long'], '--rare': ['rare'] };

await runScript(async () => {
  ensureInstalled();
  const given = process.argv.slice(2);
  const option = given.find((argument) => argument in GROUPS);
  const filters = given.filter((argument) => !(argument in GROUPS));
  const outcomes = option === '--rare' ? [] : [await runStaticChecks(), checkQuarantine()];
  if (filters.length > 0) outcomes.push(runFiltered(filters));
  else {
    const groups = (GROUPS[option] ?? ['quick']).map(runGroup);
    outcomes.push(...groups.map(({ verdict }) => verdict));
    console.log('\nTime by group (processor time without that of a PostgreSQL that was already running):');
    for (const { line } of groups) console.log(`  ${line}`);
  }
  const total = (part) => outcomes.reduce((count, outcome) => count + (outcome[part] ?? 0), 0);
  const counts = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(closingLine(counts));
});
