import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../scripts/fault-tests.mjs';

/** Returns the files of a fault in which `only` selects no test. */
const withoutTest = ({ tests, only }: (typeof FAULTS)[string], read: (path: string) => string) =>
  only === undefined ? [] : tests.filter((path) => !new RegExp(only).test(read(path)));

describe('npm run fault', () => {
  it.each(Object.entries(FAULTS))('%s has its tests and a line in the benchmarks', (name, fault) => {
    expect(fault.tests).not.toEqual([]);
    for (const path of fault.tests) expect(existsSync(path), path).toBe(true);
    expect(withoutTest(fault, (path) => readFileSync(path, 'utf8'))).toEqual([]);
    const pages = ['reliability', 'security-tests'].map((page) =>
      readFileSync(`docs/benchmarks/${page}.md`, 'utf8'),
    );
    expect(pages.join('\n')).toContain(`npm run fault -- ${name}`);
  });

  it('reports a name that selects no test', () => {
    const fault = { what: 'planted', tests: ['a.test.ts', 'b.test.ts'], only: 'a killed server|a death' };
    const texts: { readonly [path: string]: string } = {
      'a.test.ts': "it('of a death'",
      'b.test.ts': "it('x'",
    };
    expect(withoutTest(fault, (path) => texts[path] ?? '')).toEqual(['b.test.ts']);
  });
});
