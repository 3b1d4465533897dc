// `npm test`: types, lint, who imports whom, then every test; closes with one line of counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDependencyRules } from './dependency-rules.mjs';
import { ensureInstalled } from './installation.mjs';
import { closingLine } from './plain-reporter.mjs';
import { projectRoot, runScript } from './project.mjs';

/** Runs a program of node_modules/.bin with this Node.js; true when it found nothing wrong. */
function passes(program, args) {
  const { status } = spawnSync(join(projectRoot, 'node_modules', '.bin', program), args, {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  return status === 0;
}

function dependencyRulesHold() {
  const { modules, fewest, violations } = checkDependencyRules();
  for (const violation of violations) console.log(`  ${violation}`);
  console.log(`  ${modules} modules seen`);
  if (modules < fewest) console.log(`  too few: at least ${fewest} were expected`);
  return violations.length === 0 && modules >= fewest;
}

/** The checks that need no test run; each counts as one test. */
const STATIC_CHECKS = [
  { name: 'types', holds: () => passes('tsc', ['-p', 'tsconfig.json', '--noEmit']) },
  { name: 'types of the panel', holds: () => passes('tsc', ['-p', 'apps/panel/tsconfig.json', '--noEmit']) },
  {
    name: 'types of the flow page',
    holds: () => passes('tsc', ['-p', 'apps/flow/tsconfig.json', '--noEmit']),
  },
  {
    name: 'types of the browser packages',
    holds: () => passes('tsc', ['-p', 'sdk/tsconfig.json', '--noEmit']),
  },
  { name: 'lint', holds: () => passes('biome', ['check', '.']) },
  { name: 'dependency rules', holds: dependencyRulesHold },
];

/**
 * Runs Vitest in a process of its own and reads the counts its reporter leaves.
 * @param {readonly string[]} args filters and options for Vitest
 */
function runTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  const counts = join(folder, 'counts.json');
  try {
    const { status, error } = spawnSync(
      process.execPath,
      [
        join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `--reporter=${join(projectRoot, 'scripts', 'plain-reporter.mjs')}`,
        '--maxWorkers=2',
        ...args,
      ],
      {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { ...process.env, ASSAY_TEST_COUNTS: counts, NO_COLOR: '1' },
      },
    );
    const total = readCounts(counts);
    if (error) console.log(`FAIL the tests were stopped: ${error.message}`);
    // Whatever went wrong outside the counted tests must not pass for a success.
    if (status !== 0 && total.failed === 0) total.failed = 1;
    return total;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log('FAIL the test run ended without counts');
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

await runScript(async () => {
  ensureInstalled();
  const outcomes = STATIC_CHECKS.map(({ name, holds }) => {
    console.log(`check ${name}`);
    const held = holds();
    console.log(`${held ? 'ok  ' : 'FAIL'} ${name}`);
    return held;
  });
  const total = runTests(process.argv.slice(2));
  total.passed += outcomes.filter((held) => held).length;
  total.failed += outcomes.filter((held) => !held).length;
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(closingLine(total));
});
