import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bundles } from './agent-server';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the agent from its current sources. */
export async function buildBundles(): Promise<Bundles> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-agent-'));
  const { build } = await import('../../sdk/build.mjs' as string);
  await build({ root: ROOT, output: folder });
  const names = ['agent.umd.js', 'agent.esm.js'];
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  await rm(folder, { recursive: true, force: true });
  return Object.fromEntries(names.map((name, at) => [name, files[at] as Buffer]));
}
