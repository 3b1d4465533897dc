import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { actionName } from '../../apps/panel/src/audit/action-names';

const SERVER = fileURLToPath(new URL('../../apps/server/src/', import.meta.url));
const WRITTEN = /\baction: '([a-z-]+\.[a-z][a-z-]*)'/g;

/** Actions that the server writes as literals. Views of personal data have a text by their operation. */
function writtenActions(): readonly string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('testing'))
    .flatMap((name) => [...readFileSync(`${SERVER}${name}`, 'utf8').matchAll(WRITTEN)]);
  return [...new Set(found.flatMap(([, action = '']) => (action.startsWith('person.') ? [] : [action])))];
}

it('has a text for every action that the server writes to the audit log', () => {
  const written = writtenActions();
  expect(written.length).toBeGreaterThan(80);
  expect(written.filter((action) => actionName(action) === null)).toEqual([]);
});
