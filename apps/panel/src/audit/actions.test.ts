import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { actionName } from './action-names';
import { ACTIONS } from './actions';

const SERVER = fileURLToPath(new URL('../../../server/src/', import.meta.url));
const WRITTEN = /\baction: '([a-z-]+\.[a-z][a-z-]*)'/g;

/** Actions that the server writes as literals. */
function writtenActions(): ReadonlySet<string> {
  const files: readonly string[] = readdirSync(SERVER, { recursive: true }).map(String);
  const found = files
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('testing'))
    .flatMap((name) => [...readFileSync(`${SERVER}${name}`, 'utf8').matchAll(WRITTEN)]);
  return new Set(found.flatMap(([, action = '']) => (action.startsWith('person.') ? [] : [action])));
}

describe('audit actions', () => {
  it.each(ACTIONS)('have a text: %s', (action) => {
    expect(actionName(action)).not.toBeNull();
  });

  it('have a text for every action that the server writes', () => {
    const written = [...writtenActions()];
    expect(written.length).toBeGreaterThan(80);
    expect(written.filter((action) => actionName(action) === null)).toEqual([]);
  });
});
