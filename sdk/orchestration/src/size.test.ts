import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Maximum gzip size of each bundle; the documented limit is 8 KiB. */
const BUDGET = 6 * 1024;

it.each([
  ['index.ts', 'esm'],
  ['global.ts', 'iife'],
] as const)('%s is smaller than its budget and uses no API that the oldest browsers lack', async (entry, format) => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    format,
    logLevel: 'silent',
    target: ['chrome81', 'firefox79', 'safari15', 'opera82'],
  });
  const [bundle] = outputFiles;
  expect(gzipSync(bundle?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(BUDGET);
  // APIs that no compiler rewrites, and APIs that a strict content security policy forbids.
  expect(bundle?.text).not.toMatch(
    /\.at\(|structuredClone|replaceAll|randomUUID|Object\.hasOwn|AbortSignal\.timeout|innerHTML|insertAdjacentHTML|cssText|setAttribute\("style"|eval\(|new Function/,
  );
});
