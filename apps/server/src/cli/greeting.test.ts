import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { greeting } from './greeting';

const first = { address: 'http://127.0.0.1:8080', firstKey: 'assay_live_first', setUpCode: null };
const later = { ...first, firstKey: null };
const generated = { firstApiKey: undefined };
const chosen = { firstApiKey: 'assay_live_first' };

describe.each(['all', 'api', 'worker'] as const)('greeting of the role %s', (role) => {
  it('shows the first API key, because no later start can', () => {
    expect(greeting(role, first, generated)).toContain('assay_live_first   (shown only once: save it now)');
  });

  it('does not repeat a key from the environment', () => {
    expect(greeting(role, first, chosen)).not.toContain('assay_live_first');
    expect(greeting(role, first, chosen)).toContain('from ASSAY_API_KEY');
  });

  it('shows no key of an earlier start', () => {
    expect(greeting(role, later, generated)).not.toContain('shown only once');
  });
});

it('shows the first request of the README', () => {
  const [, request] = /-d '(\{.*\})'/.exec(greeting('all', first, generated)) ?? [];
  expect(readFileSync('README.md', 'utf8')).toContain(`-d '${request}'`);
});

it('is quoted in the documentation as the first start prints it', () => {
  const shown = greeting('all', { ...first, firstKey: 'assay_live_KEY', setUpCode: 'CODE' }, generated);
  const page = readFileSync('docs/get-started/first-start.md', 'utf8');
  const [, quoted = ''] = /```text\n([^`]*)```/.exec(page) ?? [];
  expect(quoted).toContain('assay_live_KEY');
  expect(shown.trimStart().startsWith(quoted)).toBe(true);
});
