import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FIRST_LOAD_BYTES = 280 * 1024;

let folder: string;
let first: readonly string[];
const read = (name: string) => readFileSync(join(folder, name));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-panel-build-'));
  const options = JSON.stringify({ root: ROOT, output: folder });
  const program = `import { build } from './apps/panel/build.mjs'; await build(${options});`;
  // Builds for production as for a release: in the test environment, React would be built in development
  // mode.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT, env });
  const html = read('index.html').toString();
  first = [...html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+)"/g)].map(([, name]) => name ?? '');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('loads with less than 280 KB: page, style and all initial scripts, compressed', () => {
  const bytes = ['index.html', ...first].reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  console.log(`first load ${(bytes / 1024).toFixed(1)} KB in ${first.length + 1} files`);
  expect(first.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
});

it('loads German, the map, the charts and the editor only on demand', () => {
  const text = first.map((name) => read(name).toString()).join('');
  for (const word of ['Abmelden', 'uPlot', 'sigma', 'cm-editor', 'geoNaturalEarth1', 'react-flow'])
    expect(text.includes(word), word).toBe(false);
});
