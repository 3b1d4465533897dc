import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files';

/** Maximum length of a function that is readable without scrolling twice. */
const MAX_LINES = 80;

const KINDS: { readonly [extension: string]: ts.ScriptKind } = {
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JS,
  mjs: ts.ScriptKind.JS,
  cjs: ts.ScriptKind.JS,
};

/** Returns the functions of a file with more than `max` lines: place, name and length of each. */
function longFunctions({ path, text }: SourceFile, max: number): readonly string[] {
  if (text.split('\n').length <= max) return [];
  const kind = KINDS[path.split('.').at(-1) ?? ''] ?? ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart(source));
      const lines = lineOf(node.end) - first + 1;
      const name = node.name?.getText(source) ?? 'a function without a name';
      if (lines > max) found.push(`${path}:${first + 1} ${name} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('functions', () => {
  it(`have at most ${MAX_LINES} lines, except in tests`, () => {
    const files = sourceFiles().filter(({ path }) => !isTest(path));
    for (const folder of [
      'packages',
      'apps/server',
      'apps/panel',
      'apps/flow',
      'sdk',
      'clients',
      'samples',
      'bench',
    ])
      expect(files.filter(({ path }) => path.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(2);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => longFunctions(file, MAX_LINES))).toEqual([]);
  });

  it.each([
    ['a declaration', 'planted.ts', 'function long() {\n\n}'],
    ['an arrow', 'planted.ts', 'const long = () => [\n\n];'],
    ['a method', 'planted.ts', 'class Of {\n  long() {\n\n  }\n}'],
    ['a method of an object', 'planted.ts', 'const of = {\n  long() {\n\n  },\n};'],
    ['a constructor', 'planted.ts', 'class Of {\n  constructor() {\n\n  }\n}'],
    ['a callback', 'planted.ts', 'of(() => {\n\n});'],
    ['a component', 'planted.tsx', 'const Long = () => (\n  <p />\n);'],
    ['a function of a script', 'planted.mjs', 'export async function long() {\n\n}'],
  ])('are reported if they are too long: %s', (_what, path, text) => {
    expect(longFunctions({ path, text }, 3)).toEqual([]);
    const [found, ...others] = longFunctions({ path, text }, 2);
    expect(found).toMatch(/^planted\.(ts|tsx|mjs):[12] .+ has 3 lines$/);
    expect(others).toEqual([]);
  });
});
