import { parseRule, printRule, type RuleNode } from '@assay/rules';
import { describe, expect, it } from 'vitest';
import { argsOf, joined, nodeOf, rowOf } from './rows';

function treeOf(text: string): RuleNode {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.ast;
}

describe('condition rows', () => {
  it.each([
    'transaction_amount > 500',
    'user_country = "DE"',
    'user_country in ["DE", "AT"]',
    'user_country not in ["DE", "AT"]',
    'email in list("mules")',
    'email not in list("mules")',
    'exists(ip_details)',
    'not_exist(ip_details.city)',
    'user_fullname equals "Ada"',
    'email matches "^a+@"',
    'gift = true',
    'custom_fields.`plan name` starts_with "pro"',
  ])('converts %s to a row and back', (text) => {
    const row = rowOf(treeOf(text));
    expect(row).not.toBeNull();
    expect(printRule(nodeOf(row!))).toBe(text);
  });

  it.each([
    'ip_details.country != user_country',
    'count(ip, 1h) > 5',
    'not gift',
    'days_between(user_created, now) < 1',
    'transaction_amount > 3 * 5',
    'not (a_b = 1 or gift)',
  ])('returns null for %s', (text) => {
    expect(rowOf(treeOf(text))).toBeNull();
  });

  it('converts a bare flag to an equivalent row', () => {
    expect(rowOf(treeOf('gift'))).toEqual({ path: 'gift', comparison: '=', value: true });
  });
});

it('joins conditions of a group, and returns a single one unchanged', () => {
  const node = treeOf('gift and (gift or transaction_amount > 5) and count(ip, 1h) > 5');
  const args = argsOf(node);
  expect(args).toHaveLength(3);
  expect(printRule(joined('and', args)!)).toBe(printRule(node));
  expect(printRule(joined('or', args.slice(0, 1))!)).toBe('gift');
  expect(joined('and', [])).toBeNull();
});
