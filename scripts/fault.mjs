// `npm run fault -- NAME`: injects one fault into servers that it starts and checks how they react. Run it on an idle
// machine: its tests have tighter time limits than in `npm test`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from './fault-tests.mjs';
import { ensureInstalled } from './installation.mjs';
import { closingLine } from './plain-reporter.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';

const list = () =>
  Object.entries(FAULTS)
    .map(([name, { what }]) => `  ${name.padEnd(20)}${what}`)
    .join('\n');

await runScript(() => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined) {
    console.log(`Usage: npm run fault -- NAME. Faults:\n${list()}`);
    return;
  }
  const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
  if (!fault) throw new PlainError(`Unknown fault: ${name}. Faults:\n${list()}`);
  ensureInstalled();
  console.log(`${name}: ${fault.what}.`);
  const folder = mkdtempSync(join(tmpdir(), 'assay-fault-'));
  const resultFile = join(folder, 'result.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        `--reporter=${join(projectRoot, 'scripts', 'plain-reporter.mjs')}`,
        ...(fault.only ? ['--testNamePattern', fault.only] : []),
        ...fault.tests,
        ...more,
      ],
      {
        cwd: projectRoot,
        stdio: 'inherit',
        env: { ...process.env, NO_COLOR: '1', ASSAY_TEST_ALONE: 'true', ASSAY_TEST_RESULT: resultFile },
      },
    );
    const { files } = JSON.parse(readFileSync(resultFile, 'utf8'));
    const total = (part) => files.reduce((count, counts) => count + counts[part], 0);
    const counts = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
    console.log(closingLine(counts));
    if (counts.passed === 0)
      throw new PlainError(`No test of ${name} ran, because this machine lacks what they need.`);
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
