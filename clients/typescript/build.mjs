// Writes the published form of the client: `npm run build:client`.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..', '..');

/**
 * Compiles the client, module by module, with its types.
 * @param {string} output folder for the modules
 * @throws Error with the compiler output
 */
export function buildClient(output = join(HERE, 'dist')) {
  rmSync(output, { recursive: true, force: true });
  const compiler = join(ROOT, 'node_modules', 'typescript-compiler', 'bin', 'tsc');
  const run = spawnSync(process.execPath, [compiler, '-p', HERE, '--outDir', output], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stdout || run.stderr);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildClient();
  cpSync(join(ROOT, 'LICENSE'), join(HERE, 'LICENSE'));
}
