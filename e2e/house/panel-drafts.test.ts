import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../apps/panel/src/', import.meta.url));
/** Secrets are typed there, and never kept. */
const WITHOUT_DRAFT = [
  'my-account/second-factor-section.tsx',
  'my-account/password-forms.tsx',
  'people/join-page.tsx',
  'sign-in/first-owner-page.tsx',
  'sign-in/provider-page.tsx',
  'sign-in/sign-in-page.tsx',
];

/** Nothing is saved there: what is typed is searched for. */
const SEARCHES = ['executions/execution-filters.tsx', 'screening/find-monitored.tsx'];

it('every form keeps what is typed into it, but those for secrets and searches', () => {
  const forms = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }))
    .filter(({ text }) => /<form\b|<EntryForm\b/.test(text));
  expect(forms.length).toBeGreaterThan(10);
  const forgetful = forms.filter(({ text }) => !/\buseDraft[<(]/.test(text));
  expect(forgetful.map(({ file }) => file).sort()).toEqual([...SEARCHES, ...WITHOUT_DRAFT].sort());
});
