import { describe, expect, it } from 'vitest';
import { AssertionScan } from './assertion-scan';
import { readTestCode } from './name-lookup';
import { isTest, sourceFiles } from './source-files';

const PLANTED = 'e2e/planted.test.ts';

/** Returns the faults of a planted test file, without its path and line. */
const faultsIn = (text: string, helpers = ''): readonly string[] =>
  new AssertionScan((path) => ({ [PLANTED]: text, 'e2e/helpers.ts': helpers })[path] ?? null)
    .faultsOf(PLANTED)
    .map((fault) => fault.replace(/^\S+ /, ''));

describe('project tests', () => {
  it('have assertions that are reached and not caught', () => {
    const scan = new AssertionScan(readTestCode);
    const files = sourceFiles().filter(({ path }) => isTest(path));
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(({ path }) => scan.faultsOf(path))).toEqual([]);
  });

  // vitest.config.ts requires an assertion in every test at run time, on every path.
  it.fails('fail when they run no assertion', () => {
    for (const value of [] as readonly number[]) expect(value).toBe(1);
  });

  it('cannot be created from an empty list', () => {
    expect(() => it.each([])).toThrow('makes no test');
    expect(() => it.for([])).toThrow('makes no test');
    expect(() => describe.each([])).toThrow('makes no test');
    expect(() => describe.for([])).toThrow('makes no test');
  });
});

describe('AssertionScan on a test that can pass although the tested code is broken', () => {
  it.each([
    ['nothing', `it('x', () => { run(); });`],
    ['a helper that asserts nothing', `import { run } from './helpers';\nit('x', () => run());`],
    ['nothing, in a skipped test', `it.skipIf(run())('x', () => { run(); });`],
    ['an expect without a matcher', `it('x', () => { expect(1).toBe(1); expect(run()); });`],
    ['a matcher that is not called', `it('x', () => { expect(1).toBe(1); expect(run()).toBe; });`],
    ['an early return', `it('x', () => { if (run()) return; expect(1).toBe(1); });`],
    [
      'an early return in a loop',
      `it('x', () => { for (const a of run()) { if (a) return; expect(a).toBe(1); } });`,
    ],
    ['a swallowed failure', `it('x', () => { try { expect(1).toBe(2); } catch {} });`],
  ])('reports %s', (_what, text) => {
    expect(faultsIn(text, 'export const run = () => [];')).toHaveLength(1);
  });

  it('reports the line', () => {
    const text = `\nit('x', () => {});`;
    expect(new AssertionScan(() => text).faultsOf(PLANTED)).toEqual([
      `${PLANTED}:2 a test without an assertion`,
    ]);
  });
});

describe('AssertionScan on a test that fails when the tested code is broken', () => {
  it.each([
    ['directly', `it('x', () => expect(1).toBe(1));`],
    ['before a return', `it('x', () => { if (run()) { expect(1).toBe(1); return; } expect(1).toBe(2); });`],
    ['in a returned promise', `it('x', () => { return expect(run()).resolves.toBe(1); });`],
    ['in a callback', `it('x', () => withServer(async () => { expect(1).toBe(1); }));`],
    ['in a helper', `import { check } from './helpers';\nit('x', () => check());`],
    ['in a helper that is exported again', `import { check } from './again';\nit('x', () => check());`],
    ['in a helper of the file', `const check = () => expect(1).toBe(1);\nit('x', () => { check(); });`],
    ['in a try with a finally', `it('x', () => { try { expect(1).toBe(1); } finally { run(); } });`],
    [
      'of the caught error',
      `it('x', () => { try { expect(1).toBe(1); } catch (e) { expect(e).toBe(1); } });`,
    ],
    ['missing in code that is not a test', `test.database.transaction(() => run());`],
  ])('accepts an assertion %s', (_how, text) => {
    const files: { readonly [path: string]: string } = {
      [PLANTED]: text,
      'e2e/helpers.ts': 'export const check = () => expect(1).toBe(1);',
      'e2e/again.ts': `export { check } from './helpers';`,
    };
    expect(new AssertionScan((path) => files[path] ?? null).faultsOf(PLANTED)).toEqual([]);
  });
});
