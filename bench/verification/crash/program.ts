import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Builder {
  build(options: {
    readonly programs: readonly { readonly source: string; readonly output: string }[];
  }): Promise<boolean>;
}

/**
 * Bundles the server of the crash runs when a source has changed.
 * @returns its path
 */
export async function crashProgram(): Promise<string> {
  const builder = pathToFileURL(resolve('scripts', 'build.mjs')).href;
  const { build } = (await import(builder)) as Builder;
  const output = 'bench-crash-server.mjs';
  await build({ programs: [{ source: 'bench/verification/crash/server.ts', output }] });
  return resolve('dist', output);
}
