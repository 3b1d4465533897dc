// `npm run bench`: every speed and quality figure, from one command.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { projectRoot, runScript } from './project.mjs';

await runScript(async () => {
  await build();
  await build({
    programs: [
      { source: 'bench/run.ts', output: 'bench.mjs' },
      { source: 'bench/fraud-call/reference-server.ts', output: 'bench-reference.mjs' },
    ],
  });
  const program = join(projectRoot, 'dist', 'bench.mjs');
  process.argv = [process.argv[0], program, ...process.argv.slice(2)];
  await import(pathToFileURL(program).href);
});
