import { readFileSync } from 'node:fs';
import { VELOCITY_KEYS, VELOCITY_SUBJECTS } from '@assay/contract';
import { AGGREGATE_OPERANDS, checkText, EVENT_FIELDS, FUNCTIONS, LIST_FIELDS } from '@assay/rules';
import { describe, expect, it } from 'vitest';
import { policyCatalogue } from '../versions/policies';
import { defaultPolicy, defaultRulesTable } from './default-policy';

const PAGES = [
  'reference/rules',
  'reference/rule-functions',
  'reference/rule-lists',
  'reference/default-rules',
  'reference/address-details',
  'concepts/unknown-values',
  'how-to/write-rules',
];
const read = (name: string): string =>
  readFileSync(new URL(`../../../../../docs/${name}.md`, import.meta.url), 'utf8');
const text = PAGES.map(read).join('\n');

describe('the documentation of rules', () => {
  it('has the table of the default rules', () => {
    const page = read('reference/default-rules');
    expect(page.slice(page.indexOf('| Id | Category |'))).toBe(`${defaultRulesTable()}\n`);
  });

  it('shows rules that can be saved', () => {
    const shown = [...text.matchAll(/^```rule\n([\s\S]*?)\n```$/gm)].map(([, rule]) => rule ?? '');
    expect(shown.length).toBeGreaterThan(10);
    for (const rule of shown) expect(checkText(rule, policyCatalogue), rule).toMatchObject({ ok: true });
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
    const missing = names.filter((name) => !new RegExp(`\`${name}[\`(]`).test(text));
    expect(missing).toEqual([]);
  });
});
