import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Maximum gzip size of the bundle in a page; the documented limit is 12 KiB. */
const BUDGET = 8.5 * 1024;

it('the bundle is smaller than its budget and contains no page recording', async () => {
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
