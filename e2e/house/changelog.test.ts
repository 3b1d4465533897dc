import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiChangesPages, releasesOf } from '../../scripts/api-changes.mjs';
import { openApiDifference } from '../../scripts/openapi-difference.mjs';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const parse = (text: string): object => JSON.parse(text);

const document = (paths: object) => ({ openapi: '3.1.0', paths });
const response = (schema: object) => ({ content: { 'application/json': { schema } } });
const get = (schema: object) => ({ get: { summary: 'Reads', responses: { '200': response(schema) } } });
const post = (schema: object) => ({ post: { requestBody: response(schema), responses: {} } });
const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});

describe('difference of two documents', () => {
  const before = document({ '/a': get({ type: 'string' }), '/b': get({ type: 'string' }) });

  it('lists added, removed and changed operations', () => {
    const after = document({ '/b': get({ type: 'integer' }), '/c': get({ type: 'string' }) });
    expect(openApiDifference(before, after)).toEqual({
      added: ['GET /c'],
      removed: ['GET /a'],
      changed: ['GET /b'],
      sentences: [
        'GET /a: removed',
        'GET /b: response: type changed from "string" to "integer"',
        'GET /c: added',
      ],
    });
  });

  it('finds a member, a limit and an enumerated value, and ignores descriptions and order', () => {
    const changes = (a: object, b: object) =>
      openApiDifference(document({ '/a': get(a) }), document({ '/a': get(b) })).changed.length;
    expect(changes({ properties: {} }, { properties: { description: { type: 'string' } } })).toBe(1);
    expect(changes({ maxLength: 5 }, { maxLength: 6 })).toBe(1);
    expect(changes({ enum: ['a'] }, { enum: ['a', 'b'] })).toBe(1);
    expect(changes({ description: 'one' }, { description: 'other' })).toBe(0);
    expect(changes({ required: ['a', 'b'] }, { required: ['b', 'a'] })).toBe(0);
  });

  const sentences = (a: object, b: object) => openApiDifference(document(a), document(b)).sentences;
  const text = { type: 'string' };

  it('lists additions and removals under their location, each once', () => {
    const a = closed({ list: { type: 'array', items: closed({ old: closed({ deep: text }) }) } });
    const b = closed({ list: { type: 'array', items: closed({ next: text }) } });
    expect(sentences({ '/a': get(a) }, { '/a': get(b) })).toEqual([
      'GET /a: response: added member list[].next',
      'GET /a: response: removed member list[].old',
    ]);
  });

  it('states if a sent member is required', () => {
    const a = closed({ name: text });
    const b = closed({ name: text, kind: text, note: text }, ['name', 'kind']);
    expect(sentences({ '/a': post(a) }, { '/a': post(b) })).toEqual([
      'POST /a: body member name is now required',
      'POST /a: body: added optional member note',
      'POST /a: body: added required member kind',
    ]);
  });

  it('lists parameters, statuses, limits and values', () => {
    const operation = (limit: number, kinds: readonly string[], more: object) => ({
      '/a': {
        get: {
          parameters: [{ name: 'limit', in: 'query', schema: { maximum: limit, enum: kinds } }],
          responses: { '200': {}, ...more },
        },
      },
    });
    expect(sentences(operation(5, ['a', 'b'], {}), operation(6, ['b', 'c', 'd'], { '410': {} }))).toEqual([
      'GET /a: added response 410',
      'GET /a: query parameter limit: enum removed "a" and added "c", "d"',
      'GET /a: query parameter limit: maximum changed from 5 to 6',
    ]);
  });

  it('follows references: naming a schema is not a difference', () => {
    const person = closed({ name: text });
    const named = {
      ...document({ '/a': get({ anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] }) }),
      components: {
        schemas: { Person: closed({ name: { $ref: '#/components/schemas/Name' } }), Name: text },
      },
    };
    const inline = document({ '/a': get({ anyOf: [person, { type: 'null' }] }) });
    expect(openApiDifference(inline, named).sentences).toEqual([]);
    const other = document({ '/a': get({ anyOf: [closed({}), { type: 'null' }] }) });
    expect(openApiDifference(other, named).sentences).toEqual(['GET /a: response: added member name']);
  });

  it('ends with recursive schemas', () => {
    const tree = (leaf: object) => ({
      ...document({ '/a': get({ $ref: '#/components/schemas/Tree' }) }),
      components: { schemas: { Tree: closed({ left: { $ref: '#/components/schemas/Tree' }, leaf }) } },
    });
    expect(openApiDifference(tree(text), tree({ type: 'integer' })).sentences).toEqual([
      'GET /a: response member leaf: type changed from "string" to "integer"',
    ]);
  });

  it('lists a common error change of several operations once', () => {
    const failing = (codes: readonly string[]) => {
      const operation = { get: { responses: { '400': response({ enum: codes }) } } };
      return { '/a': operation, '/b': operation };
    };
    const found = openApiDifference(document(failing(['1'])), document(failing(['1', '2'])));
    expect(found.changed).toEqual([]);
    expect(found.sentences).toEqual(['error responses: enum added "2" (2 operations)']);
  });

  it('finds webhooks', () => {
    const event = (schema: object) => ({
      ...document({}),
      webhooks: { happened: { post: { requestBody: response(schema) } } },
    });
    expect(openApiDifference(event(closed({})), event(closed({ at: text }))).sentences).toEqual([
      'webhook happened: body: added optional member at',
    ]);
  });
});

describe('docs/releases', () => {
  it('lists the API changes of every release and since the last one: otherwise run `npm run openapi`', () => {
    const pages = apiChangesPages();
    expect([...pages.keys()]).toContain('docs/releases/api-0.2.0.md');
    for (const [path, text] of pages) expect(read(path), path).toBe(text);
  });

  it('lists every operation that was added, removed or changed', () => {
    const documents = releasesOf().map((version) => `docs/releases/openapi-${version}.json`);
    const all = [...documents, 'docs/openapi.json'].map((path) => parse(read(path)));
    const pages = [...apiChangesPages().values()];
    expect(pages).toHaveLength(all.length - 1);
    pages.forEach((page, at) => {
      const { added, removed, changed } = openApiDifference(all[at] ?? {}, all[at + 1] ?? {});
      const unnamed = [...added, ...removed].filter((operation) => !page.includes(`\`${operation}\``));
      expect([...unnamed, ...changed.filter((operation) => !page.includes(`### ${operation}\n`))]).toEqual(
        [],
      );
    });
  });
});

const SECTIONS = ['Added', 'Changed', 'Removed', 'Fixed', 'Security'];
/** Areas of a line, in order of appearance. */
const AREAS = [
  'API',
  'Scoring',
  'Rules',
  'Models',
  'Lookups',
  'Addresses',
  'Identity checks',
  'Devices',
  'Sessions',
  'Screening',
  'Verification',
  'Hosted flow',
  'Documents',
  'Webhooks',
  'Privacy',
  'Panel',
  'Clients',
  'CLI',
  'Operations',
  'Docs',
];
const MAX_LINE = 120;

/** Returns the faults in the headings of a changelog: the releases and their sections. */
function headingFaults(lines: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const releases = lines.filter((line) => line.startsWith('## '));
  if (releases[0] !== '## [Unreleased]') faults.push('has no section "## [Unreleased]" on top');
  for (const line of releases.slice(1))
    if (!/^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(line)) faults.push(`"${line}" is not a release`);
  const keys = releases.slice(1).map((line) => line.replace(/^## \[(.+)\] - (.+)$/, '$2 $1'));
  const newestFirst = [...keys].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (keys.join() !== newestFirst.join()) faults.push('has releases in another order than newest first');
  let last = -1;
  for (const line of lines) {
    if (line.startsWith('## ')) last = -1;
    if (!line.startsWith('### ')) continue;
    const at = SECTIONS.indexOf(line.slice(4));
    if (at < 0) faults.push(`"${line}" is not one of ${SECTIONS.join(', ')}`);
    else if (at <= last) faults.push(`"${line}" is repeated or out of order`);
    last = at;
  }
  return faults;
}

/** Returns the faults of one line in a section. */
function lineFaults(line: string): readonly string[] {
  const { area, text } = /^- (?<area>[A-Z][A-Za-z ]*): (?<text>\S.*)$/.exec(line)?.groups ?? {};
  if (area === undefined || text === undefined) return [`"${line}" is not "- Area: change"`];
  const faults: string[] = [];
  if (!AREAS.includes(area)) faults.push(`"${area}" is not an area`);
  if (line.length > MAX_LINE) faults.push(`"${line}" has ${line.length} characters; at most ${MAX_LINE}`);
  if (/^[a-z]/.test(text)) faults.push(`"${line}" starts with a small letter`);
  if (/[.;,:\s]$/.test(text)) faults.push(`"${line}" ends with a punctuation mark`);
  return faults;
}

/** Returns the faults of a changelog. */
function changelogFaults(text: string): readonly string[] {
  const lines = text.split('\n');
  const below = lines.slice(lines.findIndex((line) => line.startsWith('## ')));
  const faults = [...headingFaults(lines)];
  const seen = new Set<string>();
  let section = '';
  let area = -1;
  for (const line of below.filter((one) => one !== '')) {
    if (line.startsWith('#')) {
      section = line.startsWith('### ') ? line : '';
      area = -1;
      continue;
    }
    if (section === '') faults.push(`"${line}" is in no section`);
    faults.push(...lineFaults(line));
    const at = AREAS.indexOf(/^- ([^:]+):/.exec(line)?.[1] ?? '');
    if (at >= 0 && at < area) faults.push(`"${line}" is not next to the other lines of its area`);
    area = Math.max(area, at);
    if (seen.has(line)) faults.push(`"${line}" is repeated`);
    seen.add(line);
  }
  return faults;
}

describe('CHANGELOG.md', () => {
  const text = read('CHANGELOG.md');

  it('follows the format', () => {
    expect(changelogFaults(text)).toEqual([]);
  });

  it('links to the API changes of every release that has them', () => {
    const links = [...apiChangesPages().keys()].filter((path) => !text.includes(`](${path})`));
    expect(links).toEqual([]);
  });
});

describe('changelogFaults', () => {
  const text =
    '# Changelog\n\nIntroduction.\n\n## [Unreleased]\n\n## [1.1.0] - 2026-02-03\n\n### Added\n\n' +
    '- API: One\n- API: Two\n- Panel: Three\n\n### Fixed\n\n- API: Four\n\n## [1.0.0] - 2026-01-02\n\n### Added\n\n- CLI: Five\n';

  it('accepts a changelog in the right format', () => {
    expect(changelogFaults(text)).toEqual([]);
  });

  it.each([
    ['no unreleased section', '## [Unreleased]\n\n', '', 'has no section "## [Unreleased]"'],
    ['a release without a date', ' - 2026-02-03', '', 'is not a release'],
    ['a release without brackets', '[1.1.0] -', '1.1.0 -', 'is not a release'],
    ['releases in another order', '[1.1.0] - 2026-02-03', '[1.1.0] - 2025-02-03', 'newest first'],
    ['an unknown section', '### Fixed', '### Repaired', 'is not one of'],
    ['a repeated section', '### Fixed', '### Added', 'is repeated or out of order'],
    ['no area', '- API: Two', '- Two', 'is not "- Area: change"'],
    ['an unknown area', '- API: Two', '- Apis: Two', '"Apis" is not an area'],
    ['an area that comes again', '- Panel: Three', '- Panel: Three\n- API: Six', 'is not next to'],
    ['a long line', 'Two', `T${'w'.repeat(113)}`, 'has 121 characters'],
    ['a wrapped line', 'Two', 'Two\n  and more', 'is not "- Area: change"'],
    ['a nested list', 'Two', 'Two\n  - API: More', 'is not "- Area: change"'],
    ['a sentence that ends with a period', 'Two', 'Two.', 'ends with a punctuation mark'],
    ['a small letter', 'Two', 'two', 'starts with a small letter'],
    ['a repeated line', 'Two', 'One', 'is repeated'],
    [
      'text below a release',
      '### Added\n\n- API: One',
      'Text.\n\n### Added\n\n- API: One',
      'is in no section',
    ],
  ])('reports %s', (_what, before, after, fault) => {
    expect(text).toContain(before);
    expect(changelogFaults(text.replace(before, after)).join('\n')).toContain(fault);
  });
});
