// `npm run fault -- NAME`: does one kind of harm to servers that it starts itself, and says whether they stood it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FAULTS } from './fault-tests.mjs';
import { ensureInstalled } from './installation.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';

const list = () =>
  Object.entries(FAULTS)
    .map(([name, { what }]) => `  ${name.padEnd(20)}${what}`)
    .join('\n');

await runScript(() => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined) {
    console.log(`npm run fault -- NAME, one of\n${list()}`);
    return;
  }
  const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
  if (!fault) throw new PlainError(`There is no fault ${name}; there are\n${list()}`);
  ensureInstalled();
  console.log(`${name}: ${fault.what}.`);
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
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } },
  );
  process.exitCode = status ?? 1;
});
