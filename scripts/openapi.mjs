// `npm run openapi`: writes docs/openapi.json as the server serves it, the clients' types and the pages about
// API changes. If the document is not available, the files are unchanged.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGenerated as writePython } from '../clients/python/generate.mjs';
import { writeGenerated as writeTypeScript } from '../clients/typescript/generate.mjs';
import { writeApiChanges } from './api-changes.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

await runScript(() => {
  const printed = spawnSync(process.execPath, [join(projectRoot, 'scripts', 'assay.mjs'), 'openapi'], {
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (printed.status !== 0)
    throw new PlainError("Couldn't read the OpenAPI document. docs/openapi.json is unchanged.");
  // The output starts with build messages.
  const text = printed.stdout.slice(printed.stdout.indexOf('{\n'));
  writeFileSync(join(projectRoot, 'docs', 'openapi.json'), text);
  const document = JSON.parse(text);
  writeTypeScript(document);
  writePython(document);
  writeApiChanges();
});
