import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Of the bundle in a page, gzip: 12 KiB is the promise, this the budget. */
const BUDGET = 8.5 * 1024;

it('weighs less than its budget, and records no page', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome96', 'firefox90', 'safari15'],
  });
  const [bundle] = outputFiles;
  expect(gzipSync(bundle?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(BUDGET);
  expect(bundle?.text).not.toMatch(/rrweb|clipboardData|innerHTML|outerHTML|readText|innerText/);
});
