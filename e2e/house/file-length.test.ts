import { describe, expect, it } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files';

/** Maximum length of a file with one subject. */
const MAX_LINES = 400;
/** The composition of the server is a list that is read from top to bottom, so its limit is lower. */
const MAX_LINES_OF_COMPOSITION = 200;

/** Checks for lookup tables that are not read as code: data, migrations and translations. */
const isData = (path: string): boolean => /(^|\/)(data|migrations|german|texts)\//.test(path);

const linesOf = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;

const longFiles = (files: readonly SourceFile[], max: number): readonly string[] =>
  files
    .filter((file) => !isTest(file.path) && !isData(file.path) && linesOf(file) > max)
    .map((file) => `${file.path} has ${linesOf(file)} lines`);

describe('files', () => {
  const files = sourceFiles();

  it(`have at most ${MAX_LINES} lines, except tests and data`, () => {
    expect(files.length).toBeGreaterThan(1500);
    expect(longFiles(files, MAX_LINES)).toEqual([]);
  });

  it.each([
    ['a module', 'packages/store/src/planted.ts'],
    ['a component', 'apps/panel/src/planted.tsx'],
    ['a script', 'scripts/planted.mjs'],
  ])('are reported if they are too long: %s', (_what, path) => {
    expect(longFiles([{ path, text: 'a\nb\nc\n' }], 3)).toEqual([]);
    expect(longFiles([{ path, text: 'a\nb\nc\nd\n' }], 3)).toEqual([`${path} has 4 lines`]);
  });

  it.each([
    'packages/store/src/planted.test.ts',
    'packages/vision/src/mrz/data/planted.ts',
  ])('may be longer: %s', (path) => {
    expect(longFiles([{ path, text: 'a\nb\nc\nd\n' }], 3)).toEqual([]);
  });
});

/** Checks for code that the product consists of: no tests, their tools, tables or translations. */
const isProduct = ({ path }: SourceFile): boolean =>
  !isTest(path) && !isData(path) && !/^(e2e|docs)\/|\/testing\//.test(path);

/** Median length of product files: between that of scattered ones and that of ones with several subjects. */
const MEDIAN = { min: 110, max: 160 };
/** Shorter files seldom have a separate subject, apart from indexes, programs and types. */
const SHORT_LINES = 30;
const MAX_SHORT_FILES = 150;

describe('product files', () => {
  const lengths = sourceFiles()
    .filter(isProduct)
    .map(linesOf)
    .sort((a, b) => a - b);

  it(`have a median length of ${MEDIAN.min} to ${MEDIAN.max} lines`, () => {
    const median = lengths[Math.floor(lengths.length / 2)];
    expect(median).toBeGreaterThanOrEqual(MEDIAN.min);
    expect(median).toBeLessThanOrEqual(MEDIAN.max);
  });

  it(`number fewer than ${MAX_SHORT_FILES} with less than ${SHORT_LINES} lines: fold a small file into its user`, () => {
    expect(lengths.filter((lines) => lines < SHORT_LINES).length).toBeLessThan(MAX_SHORT_FILES);
  });
});

describe('composition of the server', () => {
  it(`has at most ${MAX_LINES_OF_COMPOSITION} lines`, () => {
    const composition = sourceFiles().filter(({ path }) => path === 'apps/server/src/compose.ts');
    expect(composition.map(linesOf)).toEqual([expect.any(Number)]);
    expect(longFiles(composition, MAX_LINES_OF_COMPOSITION)).toEqual([]);
  });
});
