import { readFileSync } from 'node:fs';
import { VELOCITY_KEYS, VELOCITY_SUBJECTS } from '@assay/contract';
import { AGGREGATE_OPERANDS, checkText, EVENT_FIELDS, FUNCTIONS, LIST_FIELDS } from '@assay/rules';
import { describe, expect, it } from 'vitest';
import { policyCatalogue } from '../versions/policies';
import { defaultPolicy, defaultRulesTable } from './default-policy';

const page = readFileSync(new URL('../../../../../docs/rules.md', import.meta.url), 'utf8');

describe('docs/rules.md', () => {
  it('contains the current table of the default rules', () => {
    expect(page.slice(page.indexOf('| Id | Category |'))).toBe(`${defaultRulesTable()}\n`);
  });

  it('contains only examples that can be saved', () => {
    const shown = [...page.matchAll(/^```rule\n([\s\S]*?)\n```$/gm)].map(([, text]) => text ?? '');
    expect(shown.length).toBeGreaterThan(5);
    for (const text of shown) expect(checkText(text, policyCatalogue), text).toMatchObject({ ok: true });
  });

  it('names every function, aggregate, velocity key, subject, event field, list field and list', () => {
    const names = [
      ...FUNCTIONS.keys(),
      ...Object.keys(AGGREGATE_OPERANDS),
      ...VELOCITY_KEYS,
      ...VELOCITY_SUBJECTS,
      ...Object.keys(EVENT_FIELDS),
      ...Object.keys(LIST_FIELDS),
      ...defaultPolicy.lists.map(({ id }) => id),
    ];
    const missing = names.filter((name) => !new RegExp(`\`${name}[\`(]`).test(page));
    expect(missing).toEqual([]);
  });
});
