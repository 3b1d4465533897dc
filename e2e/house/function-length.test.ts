import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A function is read without scrolling twice. */
const MOST_LINES = 80;
/** What a server is made of is a list, read at one go. */
const MOST_LINES_OF_COMPOSITION = 200;

/** The server's product files: no tests, and nothing that only tests use. */
const productFiles = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)testing\//.test(path))
    .map((path) => join(folder, path));

/** Functions of a text that are longer than `most`, each by its place, name and length. */
function longFunctions(path: string, text: string, most: number): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart(source));
      const lines = lineOf(node.end) - first + 1;
      const name = node.name?.getText(source) ?? 'a function without a name';
      if (lines > most) found.push(`${path}:${first + 1} ${name} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('functions of the server', () => {
  it(`have ${MOST_LINES} lines at most`, () => {
    const files = productFiles('apps/server/src');
    expect(files.length).toBeGreaterThan(200);
    expect(
      files.flatMap((path) => longFunctions(path, readFileSync(join(root, path), 'utf8'), MOST_LINES)),
    ).toEqual([]);
  });

  it.each([
    ['a declaration', 'function long() {\n\n}'],
    ['an arrow', 'const long = () => [\n\n];'],
    ['a method', 'class Of {\n  long() {\n\n  }\n}'],
    ['a method of an object', 'const of = {\n  long() {\n\n  },\n};'],
    ['a constructor', 'class Of {\n  constructor() {\n\n  }\n}'],
    ['a callback', 'of(() => {\n\n});'],
  ])('are found when they are too long: %s', (_what, text) => {
    expect(longFunctions('planted.ts', text, 3)).toEqual([]);
    const [found, ...others] = longFunctions('planted.ts', text, 2);
    expect(found).toMatch(/^planted\.ts:[12] .+ has 3 lines$/);
    expect(others).toEqual([]);
  });
});

describe('the composition of the server', () => {
  it(`has ${MOST_LINES_OF_COMPOSITION} lines at most`, () => {
    const lines = readFileSync(join(root, 'apps/server/src/compose.ts'), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES_OF_COMPOSITION);
  });
});
