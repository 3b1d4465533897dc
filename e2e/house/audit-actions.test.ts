import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ACTIONS } from '../../apps/panel/src/audit/actions';

const SERVER = fileURLToPath(new URL('../../apps/server/src/', import.meta.url));
const WRITTEN = /\baction: '([a-z-]+\.[a-z][a-z-]*)'/g;

/** Actions that the audit page hides by default. */
const VIEWS: ReadonlySet<string> = new Set([
  'media.read',
  'media.open',
  'media.file',
  'queue.item',
  'attachment.open',
]);

/** Actions that the server writes as literals. Views of personal data have a text by their operation. */
function writtenActions(): readonly string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('testing'))
    .flatMap((name) => [...readFileSync(`${SERVER}${name}`, 'utf8').matchAll(WRITTEN)]);
  return [...new Set(found.flatMap(([, action = '']) => (action.startsWith('person.') ? [] : [action])))];
}

it('lists every action that the server writes in the filter of the audit page, where a test requires its text', () => {
  const written = writtenActions();
  expect(written.length).toBeGreaterThan(80);
  expect(written.filter((action) => !ACTIONS.includes(action) && !VIEWS.has(action))).toEqual([]);
});
