import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CONFIG_KEYS,
  type ConfigNode,
  ERRORS,
  fraudData,
  ITEM_FIELDS,
  LABEL_VALUES,
  LOOKUP_ROUTES,
  REQUEST_FIELDS,
  type RequestField,
  readFraudRequest,
} from '@assay/contract';
import { feedSources } from '@assay/enrichment';
import { isIp } from '@assay/networks';
import { createProviders, defaultLimits } from '@assay/providers';
import { describe, expect, it } from 'vitest';
import { LOOKUP_KINDS } from '../../apps/server/src/cli/lookup-kinds';
import { readProvidersFile } from '../../apps/server/src/platform/providers-file';
import { EMBEDDED_PACKAGES } from '../../apps/server/src/scoring/enrichment/open-enrichment';
import { RESERVED_VALUES } from '../../apps/server/src/scoring/reserved-values/reserved-facts';
import { reservedValuesPage } from './reserved-values-page';

/** Compares the pages with the code: each must name everything that the other has. */

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const page = (name: string): string => read(`docs/${name}.md`);
const texts = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
/** Returns the names that are nowhere in the page in code type. */
const unnamed = (names: readonly string[], text: string): readonly string[] =>
  names.filter((name) => !text.includes(`\`${name}\``));

function configPaths(node: ConfigNode, path: string): readonly string[] {
  if (node.kind !== 'group') return [path];
  return Object.entries(node.keys).flatMap(([key, child]) =>
    configPaths(child, path === '' ? key : `${path}.${key}`),
  );
}

describe('reference/configuration.md', () => {
  const text = page('reference/configuration');

  it('lists exactly the environment variables that are read', () => {
    const variables = ['platform/config', 'verification/verification-config'].flatMap((file) =>
      texts(/\(env, '([A-Z_]+)'/g, read(`apps/server/src/${file}.ts`)),
    );
    expect(variables.length).toBeGreaterThan(10);
    expect([...texts(/^\| `([A-Z_]+)` \|/gm, text)].sort()).toEqual([...new Set(variables)].sort());
  });
});

describe('reference/providers-file.md', () => {
  const text = page('reference/providers-file');

  it('shows a valid providers file, and names every source', async () => {
    const [example = ''] = texts(/```json\n(\{\n {2}"userAgent"[\s\S]*?\n\})\n```/g, text);
    const secrets = texts(/"env:([A-Z_]+)"/g, example);
    const folder = mkdtempSync(join(tmpdir(), 'assay-docs-'));
    try {
      const file = join(folder, 'providers.json');
      writeFileSync(file, example);
      const env = Object.fromEntries(secrets.map((name) => [name, 'a-secret']));
      createProviders(await readProvidersFile(file, env)).close();
    } finally {
      rmSync(folder, { recursive: true });
    }
    const sources = Object.keys(defaultLimits).map((name) => (name === 'domainRecords' ? 'dns' : name));
    expect(unnamed(sources, text)).toEqual([]);
  });
});

describe('reference/fraud-api*.md', () => {
  const text = page('reference/fraud-api');

  it('lists every request field with its type', () => {
    const fields = page('reference/fraud-api-fields');
    const rows = Object.entries<RequestField>(REQUEST_FIELDS).map(([name, { kind, max }]) =>
      kind === 'string' ? `| \`${name}\` | string ≤ ${max ?? 255}` : `| \`${name}\` | `,
    );
    expect(rows.filter((row) => !fields.includes(row))).toEqual([]);
    const known = new Set([...Object.keys(REQUEST_FIELDS), ...Object.keys(ITEM_FIELDS)]);
    const listed = texts(/^\| `([a-z_0-9]+)` \|/gm, fields);
    expect(listed.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(listed).size).toBe(known.size);
  });

  it('lists every config key and no others', () => {
    const paths = configPaths({ kind: 'group', name: 'FraudConfig', keys: CONFIG_KEYS }, '');
    const table = page('reference/fraud-api-config');
    const listed = texts(/^\| (`[^|]+) \|/gm, table).flatMap((cell) => texts(/`([^`]+)`/g, cell));
    expect([...listed].sort()).toEqual([...paths].sort());
  });

  it('names every member of the response', () => {
    expect(unnamed(Object.keys(fraudData.properties), text)).toEqual([]);
  });

  it('shows requests that the reader accepts', () => {
    const bodies = texts(/-d '(\{.*\})'$/gm, text + page('reference/address-details'));
    expect(bodies.length).toBeGreaterThan(2);
    for (const body of bodies) expect(() => readFraudRequest(JSON.parse(body), isIp), body).not.toThrow();
  });
});

describe('reference/lookups.md', () => {
  it.each(Object.values(LOOKUP_ROUTES))('names every member of the response of $operationId', ({
    success,
  }) => {
    const members = Object.keys(success.data.properties);
    expect(members.length).toBeGreaterThan(5);
    // As `member`, or with a nested one as `member.inner`.
    expect(members.filter((name) => !new RegExp(`\`${name}[.\`]`).test(page('reference/lookups')))).toEqual(
      [],
    );
  });
});

describe('reference/errors.md', () => {
  it('lists every error of the catalog with its status and message', () => {
    const all = Object.values(ERRORS).map(
      ({ code, status, message }) => `| \`${code}\` | ${status} | ${message} |`,
    );
    const rows = [...new Set(all)];
    const text = page('reference/errors');
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
    expect(texts(/^\| `(\d{3,4}|[A-Z_]+)` \|/gm, text)).toHaveLength(rows.length);
  });
});

describe('reference/labels.md', () => {
  it('lists every label', () => {
    const names = LABEL_VALUES.map(({ value }) => value);
    expect(names.length).toBeGreaterThan(50);
    expect(unnamed(names, page('reference/labels'))).toEqual([]);
  });
});

describe('reference/test-values.md', () => {
  it('has the tables of the reserved values of the server', () => {
    const text = page('reference/test-values');
    const tables = reservedValuesPage(RESERVED_VALUES);
    expect(text.slice(text.indexOf('### '))).toBe(`${tables}\n`);
  });
});

describe('reference/command-line.md and the pages of its groups', () => {
  const text = ['', '-database', '-data', '-policy', '-batch', '-documents']
    .map((group) => page(`reference/command-line${group}`))
    .join('\n');
  const sources = readdirSync(new URL('apps/server/src/cli/', root))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(`apps/server/src/cli/${name}`));
  const code = sources.join('\n');

  it('lists every command', () => {
    const commands = texts(/\.command\('([a-z-]+)'\)/g, code);
    expect(commands).toContain('serve');
    expect(commands).toContain('import');
    const missing = commands.filter((name) => !new RegExp(`\`assay ([a-z]+ )?${name}[\` ]`).test(text));
    expect(missing).toEqual([]);
    const known = new Set([...commands, ...Object.keys(LOOKUP_KINDS)]);
    expect(texts(/^\| `assay (?:data )?([a-z-]+)/gm, text).filter((name) => !known.has(name))).toEqual([]);
  });

  it('names every option', () => {
    const options = texts(/\.option\('(--[a-z-]+)/g, code);
    expect(options.length).toBeGreaterThan(5);
    expect(options.filter((option) => !new RegExp(`${option}[ \`]`).test(text))).toEqual([]);
  });

  it('lists every kind of lookup', () => {
    const table = text.slice(text.indexOf('## `assay lookup`'), text.indexOf('## `assay score`'));
    expect(texts(/^\| `([a-z-]+)` \|/gm, table)).toEqual(Object.keys(LOOKUP_KINDS));
  });
});

describe('reference/data-files.md', () => {
  const text = page('reference/data-files');

  it('lists every feed with its URL and license', () => {
    const own = page('reference/own-data-files');
    const missing = feedSources.filter(({ name, address, licence }) => {
      if (name.startsWith('own-')) return !own.includes(`\`${name.slice('own-'.length)}\``);
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      if (row === undefined) return true;
      return !(row.includes(address ?? 'a file') && row.includes(licence));
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('names every embedded package', () => {
    const names = EMBEDDED_PACKAGES.map(({ name }) => name);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the assay command in the documentation', () => {
  const pages = [
    ...['README.md', 'CONTRIBUTING.md', 'clients/typescript/README.md', 'clients/python/README.md'],
    ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !/^(adr|releases)\//.test(name))
      .map((name) => `docs/${name}`),
  ];

  it('is an executable file of the clone', () => {
    expect(statSync(new URL('bin/assay', root)).mode & 0o111).toBe(0o111);
  });

  it.each([
    ['is never run by npx, which could download a package of another author', /npx (?:--\S+ )*assay/],
    ['has its path in commands', /^\s*assay (?:[a-z-]+|--help)/m],
  ])('%s', (_what, pattern) => {
    const blocks = (text: string) => texts(/```(?:bash|sh|text)?\n([\s\S]*?)```/g, text).join('\n');
    const wrong = pages.filter((name) => {
      const text = read(name);
      return pattern.test(pattern.multiline ? blocks(text) : text);
    });
    expect(wrong).toEqual([]);
  });
});

/** The length of a page that a reader finishes. References are consulted, and release pages are generated. */
const MAX_WORDS = 1500;

describe('length of the pages', () => {
  const lengths = readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !/^(reference|releases)\//.test(path))
    .map((path) => ({ path, words: read(`docs/${path}`).split(/\s+/).filter(Boolean).length }));

  it(`is at most ${MAX_WORDS} words outside references`, () => {
    expect(lengths.length).toBeGreaterThan(80);
    expect(lengths.filter(({ words }) => words > MAX_WORDS)).toEqual([]);
  });
});

describe('links between the pages', () => {
  const pages = [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  /** Returns GitHub's anchor of a heading: lowercase, no punctuation, dashes for spaces. */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-');

  it.each(pages)('of %s have existing targets', (name) => {
    const broken = texts(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g, read(name)).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? new URL(name, root) : new URL(path, new URL(name, root));
      if (!existsSync(target)) return true;
      if (anchor === undefined) return false;
      const headings = texts(/^#{1,6} (.+)$/gm, readFileSync(target, 'utf8'));
      return !headings.some((heading) => anchorOf(heading) === anchor);
    });
    expect(broken).toEqual([]);
  });
});
