import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Folders of installed packages, build output or data of a running server. */
const NOT_TRACKED = new Set(['node_modules', 'dist', 'release', 'coverage', 'screenshots', '__pycache__']);

/** Returns every file below a folder, by its path from the root of the project. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return NOT_TRACKED.has(entry.name) || (folder === '' && entry.name.startsWith('.'))
      ? []
      : filesBelow(path);
  });
}

/** Returns the patterns of `.gitattributes` with `linguist-generated`. They are paths from the root with `*` and `**`. */
const markedPatterns = (attributes: string): readonly string[] =>
  attributes
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pattern = '#', ...names]) => !pattern.startsWith('#') && names.includes('linguist-generated'))
    .map(([pattern = '']) => pattern);

/** Returns a test for the paths that a pattern matches. */
function matcher(pattern: string): RegExp {
  const source = pattern
    .replace(/^\//, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.+' : '[^/]+'));
  return new RegExp(`^${source}$`);
}

/** Returns the files that no pattern matches. */
function unmarked(files: readonly string[], attributes: string): readonly string[] {
  const matchers = markedPatterns(attributes).map(matcher);
  return files.filter((file) => !matchers.some((one) => one.test(file)));
}

const texts = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
/** Joins the arguments of `join(projectRoot, 'docs', 'openapi.json')` to a path. */
const pathOf = (parts: string): string => texts(/'([^']+)'/g, parts).join('/');
const PATH_PARTS = `((?:'[^']+'(?:, )?)+)\\)`;

/** Returns the files and folders that a script writes and that its text names in full. */
const outputsOf = (script: string): readonly string[] =>
  [
    `writeFileSync\\(join\\(projectRoot, ${PATH_PARTS}`,
    `const OUTPUT = resolve\\(${PATH_PARTS}`,
    `const folder = join\\(process\\.cwd\\(\\), ${PATH_PARTS}`,
  ].flatMap((pattern) => texts(new RegExp(pattern, 'g'), script).map(pathOf));

/** Returns true if the head of a text names the program that wrote it. */
const namesItsGenerator = (text: string): boolean =>
  /(?:Written by|Trained by|Counted by|made by|found by[^.]*?\()[\s*]*`?(?:npm run [a-z]|bench\/[a-z])/.test(
    text.slice(0, 1500).replaceAll(/\n \* ?/g, ' '),
  );

interface ClientGenerator {
  readonly generate: (document: object) => { readonly [name: string]: string };
  readonly GENERATED: string;
}

/** Returns the files that a client's generator writes. */
async function writtenBy(module: string): Promise<readonly string[]> {
  const { generate, GENERATED }: ClientGenerator = await import(pathToFileURL(join(root, module)).href);
  const folder = GENERATED.slice(root.length).replaceAll('\\', '/');
  return Object.keys(generate(JSON.parse(read('docs/openapi.json')))).map((name) => `${folder}/${name}`);
}

const all = filesBelow('');
const attributes = read('.gitattributes');
const sources = all.filter((path) => /^(packages|apps|sdk|clients|docs)\/.*\.(ts|json|py|pyi)$/.test(path));

describe('.gitattributes', () => {
  it('marks the files that `npm run openapi` writes', async () => {
    const generators = texts(/from '\.\.\/(clients\/[a-z]+\/generate\.mjs)'/g, read('scripts/openapi.mjs'));
    expect(generators).toHaveLength(2);
    const written = (await Promise.all(generators.map(writtenBy))).flat();
    expect(written.length).toBeGreaterThan(4);
    expect(written.filter((path) => !all.includes(path))).toEqual([]);
    expect(unmarked(written, attributes)).toEqual([]);
  });

  it('marks every path that a program in scripts/, bench/ or apps/ writes', () => {
    const programs = all.filter((path) =>
      /^(scripts\/.*\.mjs|bench\/.*\.ts|apps\/.*\/write-.*\.ts)$/.test(path),
    );
    const outputs = programs.flatMap((path) => outputsOf(read(path)));
    const filesOf = (output: string) =>
      all.filter((path) => path === output || path.startsWith(`${output}/`));
    expect(outputs.filter((output) => filesOf(output).length === 0)).toEqual([]);
    const written = outputs.flatMap(filesOf);
    expect(written).toContain('docs/openapi.json');
    expect(written).toContain('packages/screening/src/data/common-names.ts');
    expect(written).toContain('apps/server/src/operations/demo/pictures/ana-document.jpg');
    expect(unmarked(written, attributes)).toEqual([]);
  });

  it('marks every file whose head names its generator', () => {
    const generated = sources.filter((path) => namesItsGenerator(read(path)) && !path.endsWith('.test.ts'));
    expect(generated).toContain('packages/vision/src/mrz/cells/data/cell-weights.ts');
    expect(unmarked(generated, attributes)).toEqual([]);
  });

  it('marks the lock file, the API of releases and the base model', () => {
    const others = all.filter((path) =>
      /(^|\/)package-lock\.json$|^docs\/releases\/|\/generated\/|\/base-model\.json$/.test(path),
    );
    expect(others.length).toBeGreaterThan(7);
    expect(unmarked(others, attributes)).toEqual([]);
  });

  it('has no pattern that matches nothing', () => {
    const idle = markedPatterns(attributes).filter(
      (pattern) => !all.some((path) => matcher(pattern).test(path)),
    );
    expect(idle).toEqual([]);
  });

  it('has no pattern that this test reads differently from Git', () => {
    for (const pattern of markedPatterns(attributes)) expect(pattern).toMatch(/^\/[\w.*/-]+$/);
  });
});

describe('search for generated files', () => {
  it('finds a file that no pattern matches', () => {
    const planted =
      '# /a/b.ts linguist-generated\n/a/*.json linguist-generated\n/c/** linguist-generated -diff\n/d.ts -diff\n';
    const files = ['a/b.ts', 'a/x.json', 'a/deep/x.json', 'c/deep/y.ts', 'd.ts'];
    expect(unmarked(files, planted)).toEqual(['a/b.ts', 'a/deep/x.json', 'd.ts']);
  });

  it('finds the paths that a program writes', () => {
    const script =
      "const OUTPUT = resolve('a', 'b.ts');\nwriteFileSync(join(projectRoot, 'c', 'd.json'), text);";
    expect(outputsOf(script)).toEqual(['c/d.json', 'a/b.ts']);
  });

  it.each([
    ['/** Weights. Trained by\n * `bench/x/train.ts` on lists. */', true],
    ['# Written by `npm run openapi` from docs/openapi.json.', true],
    ['/** Weights, made by bench/vision/cells: 5 samples. */', true],
    ['/** Names. Written by this project to teach the model. */', false],
    ['/** Built by `npm run build`. */', false],
  ])('reads the head of a file: %j', (text, expected) => {
    expect(namesItsGenerator(text)).toBe(expected);
  });
});
