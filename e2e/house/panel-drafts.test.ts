import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../apps/panel/src/', import.meta.url));
/** Forms for secrets, which are never stored. */
const WITHOUT_DRAFT = [
  'my-account/second-factor-section.tsx',
  'my-account/password-forms.tsx',
  'people/join-page.tsx',
  'sign-in/first-owner-page.tsx',
  'sign-in/provider-page.tsx',
  'sign-in/sign-in-page.tsx',
];

/** The typed confirmation of a destructive action. */
const CONFIRMATIONS = ['design/confirm-dialog.tsx'];

/** Forms without saving: they only search. */
const SEARCHES = [
  'alerts/alert-filters.tsx',
  'executions/execution-filters.tsx',
  'screening/find-monitored.tsx',
  'sessions/session-filters.tsx',
  'traffic/transaction-filters.tsx',
];

it('every form stores its draft, except those for secrets and searches', () => {
  const forms = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }))
    .filter(({ text }) => /<form\b|<EntryForm\b/.test(text));
  expect(forms.length).toBeGreaterThan(10);
  const forgetful = forms.filter(({ text }) => !/\buseDraft[<(]/.test(text));
  expect(forgetful.map(({ file }) => file).sort()).toEqual(
    [...CONFIRMATIONS, ...SEARCHES, ...WITHOUT_DRAFT].sort(),
  );
});
