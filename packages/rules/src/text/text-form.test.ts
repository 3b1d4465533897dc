import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleNode } from '../ast';
import { arbitraryCondition } from '../testing/arbitrary-rule';
import { parseRule } from './parser';
import { printRule } from './printer';

function read(text: string): RuleNode {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.problems)}`);
  return parsed.ast;
}

function problem(text: string) {
  const parsed = parseRule(text);
  expect(parsed.ok).toBe(false);
  return parsed.ok ? undefined : parsed.problems[0];
}

describe('parseRule', () => {
  it('reads fields, comparisons and velocity', () => {
    expect(read('ip_details.country != user_country and count(ip, 1h) > 5')).toEqual({
      op: 'and',
      args: [
        {
          op: '!=',
          left: { op: 'field', path: 'ip_details.country' },
          right: { op: 'field', path: 'user_country' },
        },
        {
          op: '>',
          left: { op: 'velocity', aggregate: 'count', by: 'ip', window: '1h' },
          right: { op: 'const', value: 5 },
        },
      ],
    });
  });

  it('reads an aggregate of one subject by another, with a filter', () => {
    expect(read('distinct(user_id by ip, 24h where state = "DECLINE") >= 3')).toEqual({
      op: '>=',
      left: {
        op: 'velocity',
        aggregate: 'distinct',
        of: 'user_id',
        by: 'ip',
        window: '24h',
        where: { op: '=', left: { op: 'field', path: 'state' }, right: { op: 'const', value: 'DECLINE' } },
      },
      right: { op: 'const', value: 3 },
    });
  });

  it('gives "and" a higher precedence than "or", and "not" a higher one than both', () => {
    expect(read('not ip_details.tor and gift or ip_details.vpn')).toEqual(
      read('((not ip_details.tor) and gift) or ip_details.vpn'),
    );
  });

  it('gives * and / a higher precedence than + and -, left-associative', () => {
    expect(read('1 - 2 - 3 * 4 > 0')).toEqual(read('((1 - 2) - (3 * 4)) > 0'));
  });

  it('preserves brackets that group the same operator', () => {
    expect(read('(gift and gift) and gift')).not.toEqual(read('gift and gift and gift'));
  });

  it('reads "not in" as one operator and "not … in" as a negation', () => {
    expect(read('user_country not in ["US"]')).toMatchObject({ op: 'not_in' });
    expect(read('not user_country in ["US"]')).toMatchObject({ op: 'not', arg: { op: 'in' } });
  });

  it('reads durations, negative numbers, escapes, lists and names in backticks', () => {
    expect(read('since_last(user_id, 30d) < 5m')).toMatchObject({ right: { op: 'duration', value: '5m' } });
    expect(read('user_balance < -1.5e3')).toMatchObject({ right: { op: 'const', value: -1500 } });
    expect(read('user_id = "a\\"\\u00e9\\n"')).toMatchObject({ right: { value: 'a"é\n' } });
    expect(read('email in list("blocked_emails")')).toMatchObject({
      right: { op: 'list', id: 'blocked_emails' },
    });
    expect(read('custom_fields.größe > 5')).toMatchObject({ left: { path: 'custom_fields.größe' } });
    expect(read('custom_fields.`plan name` = "pro"')).toMatchObject({
      left: { path: 'custom_fields.plan name' },
    });
  });

  it('gives seen_before a window of one year by default', () => {
    expect(printRule(read('seen_before(device_hash by user_id)'))).toBe(
      'seen_before(device_hash by user_id, 365d)',
    );
  });

  it('returns the position of every node', () => {
    const parsed = parseRule('gift and count(ip, 1h) > 5');
    expect(parsed.ok && parsed.spans.get('/args/1/left')).toEqual({ start: 9, end: 22 });
    expect(parsed.ok && parsed.spans.get('')).toEqual({ start: 0, end: 26 });
  });
});

describe('parseRule with unreadable text', () => {
  it.each([
    ['', 0, 'the rule ends'],
    ['user_country == "US"', 14, '"=" was found'],
    ["user_country = 'US'", 15, 'single quotes'],
    ['user_country = "US', 15, 'closing quote is missing'],
    ['user_country = "a\\u0000"', 15, 'NUL'],
    ['user_country = "\\ud83e"', 15, 'surrogate'],
    ['custom_fields.`\\udd8a` = 1', 14, 'surrogate'],
    ['(gift', 5, 'the rule ends'],
    ['counts(ip, 1h) > 5', 0, 'unknown function "counts"'],
    ['count(ip) > 5', 8, 'comma and a window'],
    ['distinct(user_id, 24h) > 5', 16, '"by"'],
    ['user_country = ', 15, 'the rule ends'],
    ['gift & gift', 5, "isn't allowed"],
    ['1e999 > 0', 0, 'too large'],
    ['gift gift', 5, 'end of the rule'],
  ])('reports the position and reason: %s', (text, start, message) => {
    expect(problem(text)).toMatchObject({ start, message: expect.stringContaining(message) });
    expect(problem(text)?.fix).not.toBe('');
  });

  it('suggests the intended function', () => {
    expect(problem('counts(ip, 1h) > 5')?.fix).toContain('count');
  });

  it('rejects endless nesting and endless text without throwing', () => {
    expect(problem(`${'('.repeat(5_000)}gift${')'.repeat(5_000)}`)?.message).toContain('nested too deeply');
    expect(problem('not '.repeat(4_000))?.message).toContain('nested too deeply');
    expect(problem('1+'.repeat(9_999))?.message).toContain('too long');
    expect(problem('x'.repeat(30_000))?.message).toContain('30000 characters');
  });

  it('never throws', () => {
    const fragments = fc.constantFrom(
      'count(',
      'ip',
      ',',
      ' 1h',
      ')',
      ' and ',
      'not ',
      '"',
      '`',
      '[',
      ']',
      ' in ',
      '-',
      '5',
      '.',
      ' where ',
      ' by ',
      '=',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fragments).map((parts) => parts.join('')),
        ),
        (text) => {
          expect(() => parseRule(text)).not.toThrow();
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('printRule', () => {
  it.each([
    'ip_details.country != user_country and count(ip, 1h) > 5',
    'sum(transaction_amount by card_hash, 7d) > 1000',
    'count(ip, 1h where state = "DECLINE") >= 2',
    'exists(email_details.breach_details)',
    'custom_fields.plan = "pro"',
    'similar(user_fullname, card_fullname) < 0.6 and not (gift or ip_details.tor)',
    'user_country not in ["US", "CA"] or hour_of_day() in [0, 1, 2, 3]',
    'transaction_amount / (user_balance + 1) > 0.9',
    'custom_fields.`plan name` starts_with "pro"',
  ])('prints the parsed text: %s', (text) => {
    expect(printRule(read(text))).toBe(text);
  });

  it('prints `exist` as `exists`', () => {
    expect(printRule(read('exist(email)'))).toBe('exists(email)');
  });

  it('is lossless: parse(print(ast)) is the same tree', () => {
    fc.assert(
      fc.property(arbitraryCondition, (ast) => {
        expect(read(printRule(ast))).toEqual(ast);
      }),
      { numRuns: 1_500 },
    );
  });
});
