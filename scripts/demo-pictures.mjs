// `npm run demo-pictures`: draws the documents, faces and bills of `assay demo`, and writes them to its
// source folder.
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
