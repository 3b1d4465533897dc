import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkWording, faultsOf } from '../../scripts/wording.mjs';

/** One file for each surface, with one violation in it. */
const PLANTED = {
  docs: ['docs/page.md', '# Rules\n\nWhat the rule says is told to nobody.\n'],
  api: ['docs/openapi.json', JSON.stringify({ paths: { '/x': { get: { summary: 'Whom a text names' } } } })],
  panel: ['apps/panel/src/page.tsx', "export const title = 'Who is told of it';\n"],
  flow: [
    'apps/flow/src/texts/en.ts',
    "export const texts = { hint: 'Lay the document beside the light' };\n",
  ],
  cli: ['apps/server/src/cli/command.ts', "export const help = 'Make the back-up anew';\n"],
  errors: ['packages/contract/src/error-catalog.ts', "export const message = 'Nobody makes a key';\n"],
  rules: [
    'apps/server/src/policy/default-policy/rules/a.ts',
    "export const name = 'E-mail is of its own domain';\n",
  ],
  comments: ['packages/a/src/a.ts', '/** Told of every call once it is kept. */\nexport const a = 1;\n'],
  identifiers: ['packages/b/src/b.ts', 'export const MOST_KEPT_LOOKS = 1;\n'],
  clients: ['clients/python/assay/client.py', 'raise ValueError("the answer is none of Assay")\n'],
  sdk: ['sdk/agent/src/agent.ts', "export const warning = 'The session is kept';\n"],
  'docs-site': ['docs/site/assets/search.js', "export const label = 'No answers. Look at the overview.';\n"],
  scripts: ['scripts/tool.mjs', `console.log(\`\${process.argv[2]} is told of it\`);\n`],
  samples: ['samples/shop/shop.mjs', "export const text = 'Nobody is signed in.';\n"],
  messages: ['packages/d/src/d.ts', "throw new RangeError('a body that is no JSON');\n"],
  deploy: ['deploy/compose.yaml', 'services:\n  # The key opens what is kept.\n  server: {}\n'],
  tests: ['packages/c/src/c.test.ts', "it('is told of nothing any more', () => {});\n"],
} as const;

/** A sentence of 40 words, in a file of each surface whose sentences have a maximum length. */
const LONG = `The rule ${'reads another value and '.repeat(9)}returns it.`;
const PLANTED_LONG = {
  docs: ['docs/long.md', `# Rules\n\n${LONG}\n`],
  panel: ['apps/panel/src/long.tsx', `export const text = '${LONG}';\n`],
  flow: ['apps/flow/src/texts/en-long.ts', `export const texts = { hint: '${LONG}' };\n`],
  cli: ['apps/server/src/cli/long.ts', `export const help = '${LONG}';\n`],
  clients: ['clients/typescript/src/long.ts', `export const message = '${LONG}';\n`],
  messages: ['apps/server/src/long.ts', `export const health = { note: '${LONG}' };\n`],
  deploy: ['deploy/long.yaml', `# ${LONG}\n`],
} as const;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-wording-'));
  for (const [path, content] of [...Object.values(PLANTED), ...Object.values(PLANTED_LONG)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    expect(spawnSync('git', args, { cwd: root }).status).toBe(0);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('checkWording', () => {
  it.each(Object.entries(PLANTED))('reports a violation planted in %s', (surface, [path]) => {
    const lines = checkWording(root, surface).filter((line) => !line.includes('[sentence length]'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain(path);
  });

  it.each(Object.entries(PLANTED_LONG))('reports a long sentence planted in %s', (surface, [path]) => {
    const lines = checkWording(root, surface).filter((line) => line.includes('[sentence length]'));
    expect(lines).toEqual([expect.stringContaining(path)]);
  });
});

describe('faultsOf', () => {
  const faults = (surface: string, text: string) =>
    faultsOf({ surface, file: 'a.md', line: 1, text }).map(({ rule }) => rule);

  it('accepts plain sentences, code spans and questions of an FAQ', () => {
    expect(faults('docs', 'Returns the stored value. Set CODE to true.')).toEqual([]);
    expect(faults('docs', 'What is a policy?')).toEqual([]);
  });

  it('reports a sentence that is longer than its surface allows', () => {
    const long = `The rule ${'reads another value and '.repeat(10)}returns.`;
    expect(faults('docs', long)).toContain('sentence length');
    expect(faults('comments', long)).toEqual([]);
  });

  it('reports a repeated word and a wrong article', () => {
    expect(faults('docs', 'Open the the page.')).toHaveLength(1);
    expect(faults('panel', 'Select an rule.')).toHaveLength(1);
  });
});
