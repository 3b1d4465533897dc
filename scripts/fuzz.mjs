// `npm run fuzz -- --requests N [--seed S]`: sends generated requests to every route of a server with hostile
// rules, lists, workflows and documents. Exits with 1 at the first undocumented 5xx response, and prints its
// seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './installation.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';

await runScript(() => {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
  for (const [name, value] of Object.entries(values))
    if (!/^\d{1,9}$/.test(value)) throw new PlainError(`--${name} must be a whole number.`);
  ensureInstalled();
  const { status } = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      'e2e/fuzz/every-route.test.ts',
    ],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        NO_COLOR: '1',
        ASSAY_FUZZ_REQUESTS: values.requests ?? '100000',
        ASSAY_FUZZ_SEED: values.seed ?? String(Date.now() % 1e9),
      },
    },
  );
  process.exitCode = status ?? 1;
});
