import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../problem';
import { arbitraryCondition } from '../testing/arbitrary-rule';
import { CATALOGUE } from '../testing/catalogue';
import { checkRule, checkText } from './check-rule';

const lists = new Map([['blocked', null]]);
const indexed = new Set(['custom_fields.voucher']);

function problems(text: string) {
  const checked = checkText(text, CATALOGUE, { lists, indexed });
  return checked.ok ? [] : checked.problems;
}

describe('checkText with valid rules', () => {
  it.each([
    'ip_details.tor or not ip_details.vpn',
    'ip_details.country != user_country and count(ip, 1h) > 5',
    'custom_fields.plan = "pro" and custom_fields.tier >= 2',
    'custom_fields.trusted',
    'user_dob > "2008-01-01"',
    'days_between(email_domain_details.created, now) < 30',
    'age(user_dob) < 18',
    'email_domain_details.created < user_created',
    'device_details.suspicious_flags contains "paste_used"',
    'length(ip_details.open_ports) > 3',
    'ip in device_details.webrtc_ips',
    'email in list("blocked")',
    'hour_of_day(ip_details.timezone_offset) in [0, 1, 2]',
    'seen_before(device_hash by user_id, 90d)',
    'sum(transaction_amount by card_hash, 7d where transaction_currency = "EUR") > 100000',
    'items.item_category contains "gift card"',
    'count([user_id, card_hash], 24h) > 3',
    'distinct(card_bin by [merchant_id, custom_fields.voucher], 7d) > 3',
    'percentile(95, transaction_amount by user_id, 30d) < transaction_amount',
    'sum(transaction_amount in "EUR" by user_id, 24h) > 100',
    'median(transaction_amount in account_currency by [user_id, ip], 24h) > 100',
    'first_amount(user_id, 90d) < 2 and last_amount(user_id, 90d) < 2',
    'ratio(count(ip, 1h where event = "declined_by_issuer"), count(ip, 1h)) > 0.5',
    'sum(transaction_amount by user_id, 24h where direction = "outflow") > 100',
    'valid_national_id(user_id, "BR CPF")',
    'not valid_national_id(user_id, "it codice fiscale")',
    'valid_national_id(custom_fields.tax_id, "ES NIF") = false',
  ])('accepts %s', (text) => {
    expect(problems(text)).toEqual([]);
  });
});

describe('checkText with invalid rules', () => {
  it.each([
    ['ip_details.contry = "US"', 'unknown field ip_details.contry', 'ip_details.country', 0],
    ['country = "US"', 'unknown field country', 'ip_details.country', 0],
    ['amout > 5', 'unknown field amout', 'did you mean transaction_amount?', 0],
    ['transaction_amount > "5"', "can't compare a number with a text", 'a number', 21],
    ['user_country > "A"', 'needs numbers or dates', '=', 0],
    ['custom_fields.plan > "A"', 'needs numbers or dates', '=', 0],
    ['user_country = null', 'a comparison with null never matches', 'exists', 15],
    ['user_country = ""', 'counts as missing', 'exists', 15],
    ['email_details.breach_details', 'an object, not a condition', 'exists', 0],
    ['transaction_amount', 'not a condition', 'compare', 0],
    ['true', "isn't a condition", 'compare', 0],
    ['count(user_country, 1h) > 5', "can't be used as a key", 'count by one of', 0],
    ['count(card_hsah, 1h) > 5', "can't be used as a key", 'card_hash', 0],
    ['count([ip, card_hsah], 1h) > 5', "can't be used as a key", 'card_hash', 0],
    ['count([ip, ip], 1h) > 5', 'a pair needs two different keys', 'count by ip', 0],
    ['count([ip], 1h) > 5', '"]" was found where "," and a second key', 'as in [user_id', 9],
    ['distinct(ip by [ip, card_hash], 1h) > 5', 'events with the same ip', 'another field', 0],
    ['count(custom_fields.plan, 1h) > 5', "isn't an indexed field", 'velocity.indexed_fields', 0],
    ['distinct(custom_fields.plan by ip, 1h) > 5', "isn't an indexed field", 'indexed_fields', 0],
    ['percentile(101, transaction_amount by ip, 1h) > 5', 'a number from 0 to 100', '95', 0],
    ['percentile(user_balance by ip, 1h) > 5', 'a percentile, as in', 'percentile(95', 11],
    ['median(user_balance by ip, 1h) > 5', 'works only on transaction_amount', 'median(', 0],
    ['first_amount(transaction_amount by ip, 1h) > 5', '"by" was found', 'comma', 32],
    ['sum(transaction_amount in "eur" by ip, 1h) > 5', "isn't a currency", 'ISO 4217', 0],
    ['distinct(user_id in "EUR" by ip, 1h) > 5', 'distinct has no currency', 'remove it', 0],
    ['sum(transaction_amount in EUR by ip, 1h) > 5', 'a currency in double quotes', 'account_currency', 26],
    ['ratio(count(ip, 1h)) > 5', 'wrong number of arguments', 'ratio(number, number)', 0],
    ['count(ip, 400d) > 5', '1 minute to 365 days', '30m', 0],
    ['count(ip, 30s) > 5', '1 minute to 365 days', '30m', 0],
    ['count(ip, 1h) > 5001', 'above the maximum count', '5000', 16],
    ['6000 <= distinct(user_id by ip, 1h)', 'above the maximum count', '5000', 0],
    ['sum(user_balance by ip, 1h) > 5', 'works only on transaction_amount', 'transaction_amount', 0],
    ['distinct(ip by ip, 1h) > 5', 'have the same ip', 'another field', 0],
    ['distinct(gift by ip, 1h) > 5', "can't distinguish", 'user_id', 0],
    ['count(ip, 1h where user_country = "US") > 5', 'events have no user_country', 'ip_country', 19],
    ['count(ip, 1h where gift = true) > 5', 'events have no gift', 'velocity filter can use', 19],
    ['count(ip, 1h where amount > 5) > 5', 'events have no amount', 'transaction_amount', 19],
    ['count(ip, 1h where count(ip, 1h) > 1) > 5', 'another velocity', 'outside', 19],
    ['email in list("bloked")', 'unknown list id', 'blocked', 9],
    ['email = list("blocked")', 'after "in"', 'in list', 8],
    ['user_country in []', 'needs an array', 'in [', 16],
    ['user_country in [1, 2]', "doesn't contain a text", 'a text', 16],
    ['user_country in user_country', 'needs an array', 'list', 16],
    ['email matches "(?=a)"', "pattern can't be used", 'RE2', 14],
    ['email matches "(a{1000}){1000}"', "pattern can't be used", 'RE2', 14],
    ['email matches user_id', 'fixed text', 'double quotes', 14],
    ['similar(user_id) > 0.5', 'number of arguments: 1', 'similar(string, string)', 0],
    ['age(gift) > 5', 'date is required', 'YYYY-MM-DD', 4],
    ['valid_national_id(user_id)', 'number of arguments: 1', 'valid_national_id(string', 0],
    [
      'valid_national_id(user_id, "BR CFP")',
      'unknown type of a national ID',
      'use one of BR CNH, BR CNPJ',
      27,
    ],
    ['valid_national_id(user_id, "PL WHAT")', 'unknown type of a national ID', 'PL PESEL', 27],
    ['valid_national_id(user_id, "XX")', 'unknown type of a national ID', 'BR CPF', 27],
    ['valid_national_id(user_id, user_country)', 'must be a fixed text', 'BR CPF', 27],
    ['valid_national_id(gift, "BR CPF")', 'string is required', 'string', 18],
    ['valid_national_id(user_id, "BR CPF") > 1', "can't compare", 'true or false', 39],
    ['user_dob > "1990-02-30"', 'date is required', 'YYYY-MM-DD', 11],
    ['ip_details.open_ports = 22', "can't be compared", 'contains', 0],
    ['(gift and gift) = true', "can't be compared", 'alone', 0],
    ['transaction_amount contains "5"', 'needs text', 'text field', 0],
    ['__proto__ = "x"', 'unknown field __proto__', 'catalog', 0],
    ['constructor.name = "x"', 'unknown field constructor.name', 'catalog', 0],
  ])('rejects %s', (text, message, fix, start) => {
    const [first] = problems(text);
    expect(first?.message).toContain(message);
    expect(first?.fix).toContain(fix);
    expect(first?.start).toBe(start);
  });

  it.each([
    ['amout > 5', 'unknown field amout; did you mean transaction_amount?'],
    ['simlar(user_id, email) > 0.5', 'unknown function "simlar"; did you mean similar(…)?'],
    ['email in list("bloked")', 'unknown list id; did you mean blocked?'],
    ['user_country = null', 'a comparison with null never matches; use exists(…) or not_exist(…).'],
  ])('describes the problem in %s as one sentence that ends with a single period', (text, sentence) => {
    expect(problems(text).map(describeProblem)).toEqual([sentence]);
  });

  it('reports all problems at once', () => {
    expect(problems('country = "US" and count(user_country, 1h) > 9999')).toHaveLength(3);
  });

  it('limits depth and size', () => {
    let deep: unknown = { op: 'field', path: 'gift' };
    for (let i = 0; i < 10; i++) deep = { op: 'not', arg: deep };
    expect(checkRule(deep, CATALOGUE)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('10 levels') }],
    });
    const wide = { op: 'or', args: Array.from({ length: 200 }, () => ({ op: 'field', path: 'gift' })) };
    expect(checkRule(wide, CATALOGUE)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('200 parts') }],
    });
  });
});

describe('checkRule with hostile trees', () => {
  const self: { op: string; arg?: unknown } = { op: 'not' };
  self.arg = self;
  const deep = Array.from({ length: 50_000 }).reduce<unknown>((arg) => ({ op: 'not', arg }), null);

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'count(ip, 1h)'],
    ['an array', []],
    ['no op', {}],
    ['an inherited op', Object.create({ op: 'now' })],
    ['an op named like a prototype', { op: '__proto__' }],
    ['an op named constructor', { op: 'constructor' }],
    ['a cycle', self],
    ['a very deep tree', deep],
    ['a strange member', { op: 'field', path: 'gift', __proto__x: 1 }],
    ['an own __proto__', JSON.parse('{"op":"field","path":"gift","__proto__":{"x":1}}')],
    [
      'NaN',
      { op: '=', left: { op: 'field', path: 'user_balance' }, right: { op: 'const', value: Number.NaN } },
    ],
    [
      'Infinity',
      { op: '=', left: { op: 'field', path: 'user_balance' }, right: { op: 'const', value: Infinity } },
    ],
    [
      'a mixed array',
      { op: 'in', left: { op: 'field', path: 'email' }, right: { op: 'const', value: ['a', 1] } },
    ],
    [
      'a huge array',
      {
        op: 'in',
        left: { op: 'field', path: 'email' },
        right: { op: 'const', value: new Array(2_000).fill('a') },
      },
    ],
    [
      'a 10,000-character pattern',
      {
        op: 'matches',
        left: { op: 'field', path: 'email' },
        right: { op: 'const', value: 'a'.repeat(10_000) },
      },
    ],
    [
      'a 900-character pattern',
      {
        op: 'matches',
        left: { op: 'field', path: 'email' },
        right: { op: 'const', value: '(a+)+'.repeat(180) },
      },
    ],
    ['a prototype aggregate', { op: 'velocity', aggregate: 'toString', by: 'ip', window: '1h' }],
    ['one condition under and', { op: 'and', args: [{ op: 'field', path: 'gift' }] }],
    ['exists of a number', { op: 'exists', arg: { op: 'const', value: 1 } }],
  ])('reports %s as a problem and does not throw', (_, tree) => {
    const checked = checkRule(tree, CATALOGUE);
    expect(checked.ok).toBe(false);
    expect(
      checked.ok ? [] : checked.problems.every((problem) => problem.fix !== '' && problem.message !== ''),
    ).toBe(true);
  });

  it('never throws for any JSON', () => {
    const op = fc.constantFrom(
      'const',
      'field',
      'and',
      'not',
      '=',
      'in',
      'matches',
      'call',
      'velocity',
      'exists',
      'list',
      'duration',
    );
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.record(
          {
            op,
            args: fc.array(tie('node'), { maxLength: 3 }),
            arg: tie('node'),
            left: tie('node'),
            right: tie('node'),
            where: tie('node'),
            value: fc.jsonValue(),
            path: fc.string(),
            name: fc.constantFrom('age', 'abs', 'nothing'),
            aggregate: fc.constantFrom('count', 'sum', 'percentile', 'x'),
            by: fc.constantFrom('ip', 'gift', [], ['ip'], ['ip', 5], ['ip', 'email'], 7, null),
            p: fc.constantFrom(50, -1, 'x', Number.NaN),
            window: fc.constantFrom('1h', 'x'),
          },
          { requiredKeys: ['op'] },
        ),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (value) => {
        expect(checkRule(value, CATALOGUE).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});

it('accepts every generated rule', () => {
  const both = new Map([
    ['blocked', null],
    ['absent', null],
  ]);
  let passed = 0;
  fc.assert(
    fc.property(arbitraryCondition, (ast) => {
      const checked = checkRule(ast, CATALOGUE, { lists: both });
      if (checked.ok) passed++;
      else
        expect(checked.problems.map((problem) => problem.message).join()).toMatch(
          /10 levels|200 parts|above the maximum count/,
        );
    }),
    { numRuns: 500 },
  );
  expect(passed).toBeGreaterThan(250);
});
