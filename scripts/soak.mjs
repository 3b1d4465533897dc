// `npm run soak -- --minutes N [--calls A_SECOND] [--processes N]`: runs a mixed load on a separate server,
// prints memory and latency by minute, and exits with 1 on a failure or growth.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { projectRoot, runScript } from './project.mjs';

await runScript(async () => {
  await build();
  await build({ programs: [{ source: 'bench/soak/soak.ts', output: 'soak.mjs' }] });
  const program = join(projectRoot, 'dist', 'soak.mjs');
  process.argv = [process.argv[0], program, ...process.argv.slice(2)];
  await import(pathToFileURL(program).href);
});
