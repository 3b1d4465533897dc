// `npm test`: types, lint, who imports whom, then every test but the long ones; closes with one line of counts.
// `npm run test:long` and `npm run test:rare` run the others (scripts/long-tests.mjs), and keep when they did and how it
// ended in scripts/last-long-runs.json; a filter runs whatever matches.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './installation.mjs';
import { LONG_TESTS, RARE_TESTS } from './long-tests.mjs';
import { closingLine } from './plain-reporter.mjs';
import { projectRoot, runScript } from './project.mjs';

/** What the compiler has found of files that did not change. */
const CACHE = join(projectRoot, 'node_modules', '.cache', 'assay-tests');
/** When the long and the rare tests last ran, of which commit, and how it ended; kept with the project. */
const LAST_RUNS = join(projectRoot, 'scripts', 'last-long-runs.json');

/** Runs a program with this Node.js; its output, and whether it found nothing wrong. */
function run(program, args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(projectRoot, ...program), ...args], { cwd: projectRoot });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('error', (error) => done({ holds: false, output: error.message }));
    child.once('close', (code) => done({ holds: code === 0, output }));
  });
}

/** Checks the types of one project of the compiler. */
const types = (name, project) => ({
  name,
  check: () =>
    run(
      ['node_modules', 'typescript', 'bin', 'tsc'],
      ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', join(CACHE, `${name}.tsbuildinfo`)],
    ),
});

/** The checks that need no test run; each counts as one test. */
const STATIC_CHECKS = [
  types('types', 'tsconfig.json'),
  types('types of the panel', 'apps/panel/tsconfig.json'),
  types('types of the flow page', 'apps/flow/tsconfig.json'),
  types('types of the browser packages', 'sdk/tsconfig.json'),
  types('types of the client', 'clients/typescript/tsconfig.json'),
  {
    name: 'lint',
    check: () => run(['node_modules', '@biomejs', 'biome', 'bin', 'biome'], ['check', '.']),
  },
  { name: 'dead exports', check: () => run(['scripts', 'dead-exports.mjs'], []) },
  { name: 'dependency rules', check: () => run(['scripts', 'dependency-rules.mjs'], []) },
];

/** Runs the static checks, two at a time. @returns how many held and how many did not */
async function runStaticChecks() {
  const waiting = [...STATIC_CHECKS];
  const outcomes = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { holds, output } = await next.check();
      outcomes.push(holds);
      console.log(`${holds ? 'ok  ' : 'FAIL'} ${next.name}`);
      if (!holds) console.log(output);
    }
  };
  await Promise.all([lane(), lane()]);
  const passed = outcomes.filter((held) => held).length;
  return { passed, failed: outcomes.length - passed };
}

/**
 * Runs Vitest in a process of its own and reads the counts its reporter leaves.
 * @param {readonly string[]} args filters and options for Vitest
 * @param {'quick' | 'long' | 'rare' | 'every'} kind which tests
 */
function runTests(args, kind) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  const counts = join(folder, 'counts.json');
  try {
    const { status, error } = spawnSync(
      process.execPath,
      [
        join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `--reporter=${join(projectRoot, 'scripts', 'plain-reporter.mjs')}`,
        ...(args.some((argument) => argument.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=3']),
        ...args,
      ],
      {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { ...process.env, ASSAY_TEST_COUNTS: counts, ASSAY_TESTS: kind, NO_COLOR: '1' },
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

/** More failed files than this are no accident, and are not run again. */
const RUN_AGAIN_AT_MOST = 6;

/**
 * Runs the files that failed once more, alone: real browsers and killed processes sometimes fail by the machine's load.
 * What passes then counts as passed and is named as unsteady, so that it is seen and mended.
 */
function runAgain(total, kind) {
  const files = total.failedFiles ?? [];
  if (files.length === 0 || files.length > RUN_AGAIN_AT_MOST) return total;
  console.log(`\nOnce more, alone: ${files.map(({ file }) => file).join(', ')}`);
  const again = runTests([...files.map(({ file }) => file), '--maxWorkers=1'], kind);
  const failedAgain = new Set((again.failedFiles ?? []).map(({ file }) => file));
  for (const { file } of files)
    if (!failedAgain.has(file)) console.log(`unsteady ${file}: passed the second time`);
  const before = (part) => files.reduce((sum, counts) => sum + counts[part], 0);
  return {
    passed: total.passed - before('passed') + again.passed,
    failed: total.failed - before('failed') + again.failed,
    skipped: total.skipped - before('skipped') + again.skipped,
  };
}

const readLastRuns = () => JSON.parse(readFileSync(LAST_RUNS, 'utf8'));

/** One sentence about tests that `npm test` leaves out. @param {'long' | 'rare'} kind @param groups of them */
function leftOut(kind, groups) {
  const { at, commit, failed } = readLastRuns()[kind];
  return (
    `${groups.length} groups of ${kind} tests were left out (npm run test:${kind}); ` +
    `they last ran on ${at} on ${commit}, and ${failed === 0 ? 'passed' : `${failed} failed`}.`
  );
}

/** Keeps when the long or the rare tests ran, and how it ended. */
function keepLastRun(kind, failed) {
  const described = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const run = {
    at: new Date().toISOString().slice(0, 10),
    commit: described.stdout?.trim() || 'unknown',
    failed,
  };
  writeFileSync(LAST_RUNS, `${JSON.stringify({ ...readLastRuns(), [kind]: run }, null, 2)}\n`);
}

const OPTIONS = { '--long': 'long', '--rare': 'rare' };

await runScript(async () => {
  ensureInstalled();
  mkdirSync(CACHE, { recursive: true });
  const given = process.argv.slice(2);
  const alone = given.map((argument) => OPTIONS[argument]).find((kind) => kind !== undefined);
  const filters = given.filter((argument) => !(argument in OPTIONS));
  const kind = filters.length > 0 ? 'every' : (alone ?? 'quick');
  const checks = kind === 'long' || kind === 'rare' ? { passed: 0, failed: 0 } : await runStaticChecks();
  const first = runTests(filters, kind);
  const total = filters.length > 0 ? first : runAgain(first, kind);
  total.passed += checks.passed;
  total.failed += checks.failed;
  process.exitCode = total.failed > 0 ? 1 : 0;
  if (kind === 'long' || kind === 'rare') keepLastRun(kind, total.failed);
  if (kind === 'quick') {
    console.log(leftOut('long', LONG_TESTS));
    console.log(leftOut('rare', RARE_TESTS));
  }
  console.log(closingLine(total));
});
