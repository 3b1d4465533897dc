import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDifference } from '../../scripts/openapi-difference.mjs';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const parse = (text: string): object => JSON.parse(text);

/** The document of the last release, which the section above it in the changelog is told against. */
const LAST_RELEASE = '0.1.0';

const document = (paths: object) => ({ openapi: '3.1.0', paths });
const get = (schema: object) => ({ get: { summary: 'Reads', responses: { '200': schema } } });

describe('the difference of two documents', () => {
  const before = document({ '/a': get({ type: 'string' }), '/b': get({ type: 'string' }) });

  it('names what was added, removed and changed', () => {
    const after = document({ '/b': get({ type: 'integer' }), '/c': get({ type: 'string' }) });
    expect(openApiDifference(before, after)).toEqual({
      added: ['GET /c'],
      removed: ['GET /a'],
      changed: ['GET /b'],
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
});

describe('CHANGELOG.md', () => {
  const [, unreleased = ''] = read('CHANGELOG.md').split(/^## /m);

  it(`begins with what came after ${LAST_RELEASE}`, () => {
    expect(unreleased.split('\n')[0]).toMatch(/unreleased$/);
  });

  it('names every operation that was added, removed or changed since', () => {
    const { added, removed, changed } = openApiDifference(
      parse(read(`docs/releases/openapi-${LAST_RELEASE}.json`)),
      parse(read('docs/openapi.json')),
    );
    const untold = [...added, ...removed, ...changed].filter(
      (operation) => !unreleased.includes(`\`${operation}\``),
    );
    expect(untold).toEqual([]);
  });
});
