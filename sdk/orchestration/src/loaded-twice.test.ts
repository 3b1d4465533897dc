import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-twice-'));
  const { build } = await import('../../build.mjs' as string);
  await build({ root: ROOT, output: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the page's global after its script element ran this many times. */
function loaded(
  file: string,
  global: string,
  times: number,
): readonly { readonly [member: string]: unknown }[] {
  const script = readFileSync(join(folder, file), 'utf8');
  const page = createContext({ setTimeout, URL });
  runInContext('self = globalThis', page);
  return Array.from({ length: times }, () => {
    runInContext(script, page);
    return runInContext(global, page);
  });
}

it('returns one object for a script element that appears twice, without a reference to itself', () => {
  const [first, second] = loaded('orchestration.umd.js', 'ServiceOrchestration', 2);
  expect(second).toBe(first);
  expect(Object.keys(first ?? {}).sort()).toEqual(['close', 'off', 'on', 'start', 'version']);
});

it('returns the members and the object by name from require', () => {
  // In a separate realm, because the object stays in the global of the realm that loads it.
  const module = { exports: {} as { readonly [member: string]: { readonly start?: unknown } } };
  const realm = createContext({ setTimeout, URL, module, exports: module.exports });
  runInContext('self = globalThis', realm);
  runInContext(readFileSync(join(folder, 'orchestration.umd.js'), 'utf8'), realm);
  const required = module.exports;
  expect(required.ServiceOrchestration?.start).toBeTypeOf('function');
  expect(required.ServiceOrchestration?.start).toBe(required.start);
});
