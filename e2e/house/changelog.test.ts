import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiChangesPages, releasesOf } from '../../scripts/api-changes.mjs';
import { openApiDifference } from '../../scripts/openapi-difference.mjs';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const parse = (text: string): object => JSON.parse(text);

const document = (paths: object) => ({ openapi: '3.1.0', paths });
const answer = (schema: object) => ({ content: { 'application/json': { schema } } });
const get = (schema: object) => ({ get: { summary: 'Reads', responses: { '200': answer(schema) } } });
const post = (schema: object) => ({ post: { requestBody: answer(schema), responses: {} } });
const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});

describe('the difference of two documents', () => {
  const before = document({ '/a': get({ type: 'string' }), '/b': get({ type: 'string' }) });

  it('names what was added, removed and changed', () => {
    const after = document({ '/b': get({ type: 'integer' }), '/c': get({ type: 'string' }) });
    expect(openApiDifference(before, after)).toEqual({
      added: ['GET /c'],
      removed: ['GET /a'],
      changed: ['GET /b'],
      sentences: ['GET /a: removed', 'GET /b: answer: type was "string", is "integer"', 'GET /c: added'],
    });
  });

  it('sees a member, a limit and an enumerated value; not a word, not an order', () => {
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

  it('lists what came and went below the place it stands at, each whole once', () => {
    const a = closed({ list: { type: 'array', items: closed({ old: closed({ deep: text }) }) } });
    const b = closed({ list: { type: 'array', items: closed({ next: text }) } });
    expect(sentences({ '/a': get(a) }, { '/a': get(b) })).toEqual([
      'GET /a: answer gained member list[].next',
      'GET /a: answer lost member list[].old',
    ]);
  });

  it('marks of what is sent whether it is required', () => {
    const a = closed({ name: text });
    const b = closed({ name: text, kind: text, note: text }, ['name', 'kind']);
    expect(sentences({ '/a': post(a) }, { '/a': post(b) })).toEqual([
      'POST /a: body gained optional member note',
      'POST /a: body gained required member kind',
      'POST /a: body member name is now required',
    ]);
  });

  it('names parameters, statuses, limits and values', () => {
    const operation = (limit: number, kinds: readonly string[], more: object) => ({
      '/a': {
        get: {
          parameters: [{ name: 'limit', in: 'query', schema: { maximum: limit, enum: kinds } }],
          responses: { '200': {}, ...more },
        },
      },
    });
    expect(sentences(operation(5, ['a', 'b'], {}), operation(6, ['b', 'c', 'd'], { '410': {} }))).toEqual([
      'GET /a: gained answer 410',
      'GET /a: query parameter limit: enum lost "a" and gained "c", "d"',
      'GET /a: query parameter limit: maximum was 5, is 6',
    ]);
  });

  it('follows references: a schema may be named without a difference', () => {
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
    expect(openApiDifference(other, named).sentences).toEqual(['GET /a: answer gained member name']);
  });

  it('ends with schemas that contain themselves', () => {
    const tree = (leaf: object) => ({
      ...document({ '/a': get({ $ref: '#/components/schemas/Tree' }) }),
      components: { schemas: { Tree: closed({ left: { $ref: '#/components/schemas/Tree' }, leaf }) } },
    });
    expect(openApiDifference(tree(text), tree({ type: 'integer' })).sentences).toEqual([
      'GET /a: answer member leaf: type was "string", is "integer"',
    ]);
  });

  it('lists once what holds of the failures of several operations', () => {
    const failing = (codes: readonly string[]) => {
      const operation = { get: { responses: { '400': answer({ enum: codes }) } } };
      return { '/a': operation, '/b': operation };
    };
    const found = openApiDifference(document(failing(['1'])), document(failing(['1', '2'])));
    expect(found.changed).toEqual([]);
    expect(found.sentences).toEqual(['failing answers: enum gained "2" (2 operations)']);
  });

  it('sees webhooks', () => {
    const event = (schema: object) => ({
      ...document({}),
      webhooks: { happened: { post: { requestBody: answer(schema) } } },
    });
    expect(openApiDifference(event(closed({})), event(closed({ at: text }))).sentences).toEqual([
      'webhook happened: body gained optional member at',
    ]);
  });
});

describe('docs/releases', () => {
  it('lists the API changes of every release and since the last one: otherwise run `npm run openapi`', () => {
    const pages = apiChangesPages();
    expect([...pages.keys()]).toContain('docs/releases/api-0.2.0.md');
    for (const [path, text] of pages) expect(read(path), path).toBe(text);
  });

  it('names every operation that was added, removed or changed', () => {
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
