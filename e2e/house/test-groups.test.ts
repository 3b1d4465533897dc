import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LONG_TESTS, RARE_TESTS } from '../../scripts/test-groups.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the test files in a folder, by their paths in the project. */
const testFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => join(folder, path));

/**
 * Converts a pattern of the list to a regular expression; supports `*` within a folder, `{a,b}`, and `!(a)`,
 * any except a.
 */
const matcher = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.]/g, '[.]')
      .replace(/!\(([^)]*)\)/g, (_, name: string) => `(?!${name}[.])*`)
      .replace(/[*]/g, '[^/]*')
      .replace(/[{]([^}]*)[}]/g, (_, names: string) => `(${names.replace(/,/g, '|')})`)}$`,
  );

/** Returns the imports of a file, including those of its imports in the same folder. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
    found.add(source);
    const neighbour = `${join(dirname(file), source)}.ts`;
    if (source.startsWith('.') && existsSync(neighbour))
      for (const further of importsOf(neighbour, seen)) found.add(further);
  }
  return found;
}

const files = ['packages', 'apps', 'sdk', 'e2e'].flatMap(testFiles);
const LISTED = [...LONG_TESTS, ...RARE_TESTS];
const isLong = (file: string) => LISTED.some(({ files: pattern }) => matcher(pattern).test(file));

describe('test groups', () => {
  it.each(LISTED.map(({ files: pattern }) => pattern))('%s names existing files', (pattern) => {
    const [, names = ''] = /[{]([^}]*)[}]/.exec(pattern) ?? [];
    const each = names ? names.split(',').map((name) => pattern.replace(/[{][^}]*[}]/, name)) : [pattern];
    for (const one of each) expect(files.filter((file) => matcher(one).test(file))).not.toEqual([]);
  });

  it('name every file once', () => {
    const often = files.filter(
      (file) => LISTED.filter((group) => matcher(group.files).test(file)).length > 1,
    );
    expect(often).toEqual([]);
  });

  it('include one browser test of each page in the quick run', () => {
    const drivers = testFiles('e2e').filter((file) => {
      const imports = importsOf(join(root, file));
      return imports.has('playwright-core') || imports.has('puppeteer-core');
    });
    expect(drivers.filter((file) => !isLong(file)).sort()).toEqual([
      'e2e/device-agent/session.test.ts',
      'e2e/flow/protocol.test.ts',
      'e2e/orchestration-sdk/start.test.ts',
      'e2e/panel/decision.test.ts',
      'e2e/session-stream/react.test.ts',
    ]);
  });

  it('include most tests in the quick run', () => {
    expect(files.filter(isLong).length).toBeLessThan(files.length / 5);
  });

  it('leave at most five files out of CI, each by its name', () => {
    expect(RARE_TESTS.length).toBeLessThanOrEqual(5);
    for (const { files: file } of RARE_TESTS) expect(files).toContain(file);
  });
});
