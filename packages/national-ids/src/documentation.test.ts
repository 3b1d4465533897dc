import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeKind, NATIONAL_ID_KINDS } from './index';

const page = readFileSync(new URL('../../../docs/reference/national-ids.md', import.meta.url), 'utf8');

describe('documentation of national identity numbers', () => {
  it('has the row of every kind', () => {
    const rows = NATIONAL_ID_KINDS.map((kind) => {
      const { title, checks } = describeKind(kind);
      return `| \`${kind}\` | ${title} | ${checks} |`;
    });
    expect(page.slice(page.indexOf('| Country and type |')).trim().split('\n').slice(2)).toEqual(rows);
  });
});
