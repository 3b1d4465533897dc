// `npm run demo-pictures`: draws the documents, faces and bills that `assay demo` shows, and writes them where it reads them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { projectRoot, runScript } from './project.mjs';

await runScript(async () => {
  const output = 'demo-pictures.mjs';
  await build({
    programs: [{ source: 'apps/server/src/operations/demo/testing/write-pictures.ts', output }],
  });
  process.chdir(projectRoot);
  await import(pathToFileURL(join(projectRoot, 'dist', output)).href);
});
