import { customFieldTag, EVENT_COLUMNS, eventColumnSet, VELOCITY_SUBJECTS } from '@assay/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleNode } from '../ast';
import { checkText } from '../check/check-rule';
import { arbitraryVelocity } from '../testing/arbitrary-rule';
import { CATALOGUE } from '../testing/catalogue';
import { aggregate } from './aggregate';
import type { EventRow, EventsByKey } from './event';
import { DEEP_ROWS, planVelocity, undecidedKeys } from './plan';

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function rule(text: string): RuleNode {
  const checked = checkText(text, CATALOGUE);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.ast;
}

let made = 0;
function event(
  ago: number,
  more: Partial<Omit<EventRow, 'subjects'>> & { subjects?: object } = {},
): EventRow {
  const none = Object.fromEntries(
    VELOCITY_SUBJECTS.map((subject) => [subject, null]),
  ) as EventRow['subjects'];
  return {
    id: `event ${made++}`,
    at: NOW - ago,
    amount: null,
    currency: null,
    action_type: null,
    ip_country: null,
    ekyc_result: null,
    event: null,
    direction: null,
    label: null,
    state: null,
    custom: null,
    ...more,
    subjects: { ...none, ...more.subjects },
  };
}

const current = event(0, { amount: 100, currency: 'EUR', subjects: { user_id: 'me', device_hash: 'mine' } });

/** Returns the value of a single velocity term for earlier events, newest first. */
function answer(term: string, rows: readonly EventRow[], limit = 1_000) {
  const plan = planVelocity([rule(`${term} > 1`)]);
  const key = plan.keys[0]?.key ?? 'ip';
  const events: EventsByKey = new Map([[key, { rows: rows.slice(0, limit), limit }]]);
  return { ...aggregate(plan, events, current)[0], undecided: undecidedKeys(plan, events, current) };
}

describe('aggregates', () => {
  const rows = [
    event(10 * MINUTE, { amount: 50, currency: 'EUR', state: 'DECLINE', subjects: { user_id: 'me' } }),
    event(30 * MINUTE, { amount: 7, currency: 'USD', state: 'APPROVE', subjects: { user_id: 'other' } }),
    event(2 * HOUR, {
      amount: 20,
      currency: 'EUR',
      state: 'DECLINE',
      subjects: { user_id: 'third', device_hash: 'mine' },
    }),
  ];

  it.each([
    // The current transaction counts: "> 5" means the sixth attempt.
    ['count(ip, 1h)', 3],
    ['count(ip, 1d)', 4],
    ['distinct(user_id by ip, 1h)', 2],
    ['distinct(user_id by ip, 1d)', 3],
    // Its state is not set yet, so it is never among the declined.
    ['count(ip, 1d where state = "DECLINE")', 2],
    ['count(ip, 1d where transaction_amount >= 50)', 2],
    ['count(ip, 1d where not state = "DECLINE")', 1],
    // Amounts in the current transaction's currency only.
    ['sum(transaction_amount by ip, 1d)', 170],
    ['avg(transaction_amount by ip, 1h)', 75],
    ['min(transaction_amount by ip, 1d)', 20],
    ['max(transaction_amount by ip, 1d)', 100],
    ['sum(transaction_amount by ip, 1d where state = "DECLINE")', 70],
    // Earlier events only, in seconds.
    ['since_last(ip, 1d)', 600],
    ['since_first(ip, 1d)', 7_200],
    ['since_last(ip, 1d where state = "APPROVE")', 1_800],
    ['first_amount(ip, 1d)', 20],
    ['last_amount(ip, 1d)', 50],
    // 20, 50 and 100.
    ['median(transaction_amount by ip, 1d)', 50],
    ['percentile(25, transaction_amount by ip, 1d)', 35],
    ['stddev(transaction_amount by ip, 1h)', Math.sqrt(1_250)],
    ['stddev(transaction_amount by ip, 1h where transaction_amount > 50)', null],
    // No event has a type, and no transaction a direction.
    ['count(ip, 1d where event = "refunded")', 0],
    ['count(ip, 1d where direction = "outflow")', 0],
  ])('evaluate %s to %s', (term, expected) => {
    expect(answer(term, rows)).toEqual({ value: expected, lowerBound: false, undecided: [] });
  });

  it('count later events of a payment only with a filter on their type', () => {
    const refunds = [event(MINUTE, { amount: 5, currency: 'EUR', event: 'refunded' }), ...rows];
    expect(answer('count(ip, 1h)', refunds).value).toBe(3);
    expect(answer('sum(transaction_amount by ip, 1d where event = "refunded")', refunds).value).toBe(5);
    expect(answer('since_last(ip, 1d)', refunds).value).toBe(600);
    expect(answer('last_amount(ip, 1d)', refunds).value).toBe(50);
  });

  it('count by pairs of keys and by custom fields', () => {
    const vouchers = ['a', 'b', 'a'].map((hash, n) =>
      event(n * MINUTE + 1, { custom: new Map([[customFieldTag('custom_fields.voucher'), hash]]) }),
    );
    const term = 'distinct(custom_fields.voucher by [user_id, ip], 1h)';
    const plan = planVelocity([rule(`${term} > 1`)]);
    expect(plan.keys.map(({ key }) => key)).toEqual(['ip + user_id']);
    expect(answer(term, vouchers).value).toBe(2);
    expect(planVelocity([rule(`${term.replace('[user_id, ip]', '[ip, user_id]')} > 1`)])).toEqual(plan);
  });

  it('convert amounts to a currency, and are unknown without a rate', () => {
    const rates = {
      accountCurrency: 'USD',
      convert: (amount: number, from: string, to: string) =>
        from === to ? amount : from === 'EUR' && to === 'USD' ? amount * 2 : null,
    };
    const value = (term: string, seen: readonly EventRow[]) => {
      const plan = planVelocity([rule(`${term} > 1`)]);
      return aggregate(plan, new Map([['ip', { rows: seen, limit: 1_000 }]]), current, rates)[0]?.value;
    };
    // 2 × (100 + 50 + 20) EUR and 7 USD.
    expect(value('sum(transaction_amount in "USD" by ip, 1d)', rows)).toBe(347);
    expect(value('max(transaction_amount in account_currency by ip, 1d)', rows)).toBe(200);
    expect(value('sum(transaction_amount in "EUR" by ip, 1d)', rows)).toBeNull();
    const odd = event(MINUTE, { amount: 1, currency: null });
    expect(value('sum(transaction_amount in "USD" by ip, 1d)', [odd, ...rows])).toBeNull();
    expect(value('sum(transaction_amount by ip, 1d)', [odd, ...rows])).toBe(170);
  });

  it('are unknown or finite for amounts of any size', () => {
    const amounts = [Number.NaN, Number.POSITIVE_INFINITY, 1.7e308, 1.7e308, -1.7e308, -0, 1e-320, null];
    const hostile = amounts.map((amount, n) => event(n + 1, { amount, currency: 'EUR' }));
    for (const aggregate of ['sum', 'avg', 'min', 'max', 'median', 'stddev', 'percentile']) {
      const p = aggregate === 'percentile' ? '99.9, ' : '';
      const { value } = answer(`${aggregate}(${p}transaction_amount by ip, 1d)`, hostile);
      expect(value === null || Number.isFinite(value), `${aggregate} is ${value}`).toBe(true);
    }
  });

  it('recognize subjects that were seen before', () => {
    const plan = planVelocity([
      rule(
        'seen_before(device_hash by ip, 1d) or seen_before(device_hash by ip, 1h) or seen_before(card_hash by ip, 1d)',
      ),
    ]);
    const values = aggregate(plan, new Map([['ip', { rows, limit: 1_000 }]]), current);
    const found = Object.fromEntries(
      plan.definitions.map(({ of, windowMs }, i) => [`${of} ${windowMs / HOUR}h`, values[i]?.value]),
    );
    expect(found).toEqual({ 'device_hash 24h': true, 'device_hash 1h': false, 'card_hash 24h': null });
  });

  it('exclude an event at the far end of the window', () => {
    expect(answer('count(ip, 1h)', [event(HOUR)]).value).toBe(1);
    expect(answer('count(ip, 1h)', [event(HOUR - 1)]).value).toBe(2);
  });

  it('count a repeated evaluation of this transaction once', () => {
    expect(answer('count(ip, 1h)', [{ ...current, at: NOW - MINUTE }]).value).toBe(1);
  });

  it('return null without the key, or without values to aggregate', () => {
    const plan = planVelocity([rule('count(ip, 1h) > 5')]);
    expect(aggregate(plan, new Map(), current)).toEqual([{ value: null, lowerBound: false }]);
    expect(answer('since_last(ip, 1h)', []).value).toBeNull();
    expect(answer('min(transaction_amount by ip, 1h where state = "DECLINE")', []).value).toBeNull();
    expect(answer('count(ip, 1h)', []).value).toBe(1);
  });
});

describe('planVelocity', () => {
  it('reads equal definitions once and each key once, within the longest window', () => {
    const plan = planVelocity([
      rule('count(ip, 1h) > 5 and count(ip, 60m) > 50'),
      rule('distinct(user_id by ip, 7d) >= 3'),
      rule('count(card_hash, 1d) > 2'),
    ]);
    expect(plan.definitions).toHaveLength(3);
    expect(plan.keys).toEqual([
      { key: 'card_hash', windowMs: DAY, cap: 32, columns: 0 },
      { key: 'ip', windowMs: 7 * DAY, cap: 256, columns: eventColumnSet(['user_id']) },
    ]);
  });

  it('names the event columns that its definitions use', () => {
    const plan = planVelocity([
      rule('sum(transaction_amount by ip, 1d where labelled = "fraud" and not (state = "DECLINE")) > 9'),
      rule('distinct(ip_country by ip, 1d) > 1 and seen_before(user_id by ip, 1d)'),
    ]);
    expect(plan.keys[0]?.columns).toBe(
      eventColumnSet(['amount', 'currency', 'label', 'state', 'ip_country', 'user_id']),
    );
  });

  it('reads no event column that it does not name', () => {
    const rows = fc
      .array(fc.tuple(fc.nat(3 * DAY), fc.nat(3), fc.nat(3), fc.nat(3)), { maxLength: 12 })
      .map((items) =>
        items
          .sort(([a], [b]) => a - b)
          .map(([ago, a, b, c]) =>
            event(ago, {
              amount: a * 10,
              currency: ['EUR', 'USD', null, 'EUR'][b] ?? null,
              action_type: ['payout', 'login', null][c] ?? null,
              ip_country: ['DE', 'FR', null][a] ?? null,
              ekyc_result: ['PASS', 'FAIL', null][b] ?? null,
              label: ['fraud', 'genuine', null][c] ?? null,
              state: (['APPROVE', 'REVIEW', 'DECLINE'] as const)[a] ?? null,
              event: c === 2 ? 'refunded' : null,
              direction: (['inflow', 'outflow', null] as const)[b] ?? null,
              custom: a === 0 ? null : new Map([[customFieldTag('custom_fields.a b'), String(b)]]),
              subjects: Object.fromEntries(
                VELOCITY_SUBJECTS.map((subject, at) => [subject, `${(a + b * at + c) % 3}`]),
              ),
            }),
          ),
      );
    fc.assert(
      fc.property(rows, arbitraryVelocity, (all, node) => {
        const plan = planVelocity([node]);
        const { key, columns } = plan.keys[0]!;
        const named = new Set(EVENT_COLUMNS.filter((column) => columns & eventColumnSet([column])));
        // Later events of payments are not read for a key that doesn't name their type.
        const read = all.filter(({ event: type }) => type === null || named.has('event'));
        const bare = read.map((row) => {
          const kept = Object.entries({ ...row, subjects: null }).map(([name, value]) => [
            name,
            name === 'id' || name === 'at' || named.has(name as never) ? value : null,
          ]);
          const subjects = Object.entries(row.subjects).map(([name, value]) => [
            name,
            named.has(name as never) ? value : null,
          ]);
          return { ...Object.fromEntries(kept), subjects: Object.fromEntries(subjects) } as EventRow;
        });
        const answers = (seen: readonly EventRow[]) =>
          aggregate(plan, new Map([[key, { rows: seen, limit: 1_000 }]]), current);
        expect(answers(bare)).toEqual(answers(all));
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads no more rows than the largest threshold needs', () => {
    expect(planVelocity([rule('count(ip, 1h) > 100')]).keys[0]?.cap).toBe(101);
    expect(planVelocity([rule('count(ip, 1h) > 5000')]).keys[0]?.cap).toBe(5_001);
    expect(planVelocity([rule('count(ip, 1h) in [3, 90]')]).keys[0]?.cap).toBe(91);
    expect(planVelocity([rule('since_last(ip, 1d) < 5m')]).keys[0]?.cap).toBe(32);
  });

  it('does not depend on the order of the rules', () => {
    const rules = [
      rule('count(ip, 1h) > 5'),
      rule('sum(transaction_amount by ip, 1d) > 9'),
      rule('count(email, 1h) > 1'),
    ];
    const strip = (nodes: RuleNode[]) => JSON.stringify(planVelocity(nodes));
    expect(strip([...rules].reverse())).toBe(strip(rules));
  });
});

describe('a read that stopped at its limit', () => {
  const many = Array.from({ length: 400 }, (_, i) =>
    event(i * MINUTE, { amount: 1, currency: 'EUR', subjects: { user_id: `user ${i % 4}` } }),
  );

  it('decides a count above every threshold although it is a lower bound', () => {
    const plan = planVelocity([rule('count(ip, 7d) > 50')]);
    const events: EventsByKey = new Map([['ip', { rows: many.slice(0, 51), limit: 51 }]]);
    expect(aggregate(plan, events, current)).toEqual([{ value: 52, lowerBound: true }]);
    expect(undecidedKeys(plan, events, current)).toEqual([]);
  });

  it('gives an exact count if the window ends within the rows', () => {
    expect(answer('count(ip, 30m)', many, 64)).toEqual({ value: 31, lowerBound: false, undecided: [] });
  });

  it.each([
    ['distinct(user_id by ip, 7d) > 9', ['ip']],
    ['distinct(user_id by ip, 7d) > 3', []],
    ['sum(transaction_amount by ip, 7d) > 500', ['ip']],
    ['sum(transaction_amount by ip, 7d) > 300', []],
    ['avg(transaction_amount by ip, 7d) > 1', ['ip']],
    ['count(ip, 7d where state = "DECLINE") > 1', ['ip']],
    ['count(ip, 7d) / 2 > 10', ['ip']],
    ['count(ip, 7d) > transaction_amount', ['ip']],
    ['since_first(ip, 7d) > 1h', []],
    ['since_first(ip, 7d) > 1d', ['ip']],
    ['since_last(ip, 7d) > 1d', []],
    ['seen_before(user_id by ip, 7d)', ['ip']],
  ])('requires for %s a deeper read of the keys %j', (text, expected) => {
    const plan = planVelocity([rule(text)]);
    const events: EventsByKey = new Map([['ip', { rows: many.slice(0, 256), limit: 256 }]]);
    expect(undecidedKeys(plan, events, current)).toEqual(expected);
    expect(undecidedKeys(plan, new Map([['ip', { rows: many, limit: DEEP_ROWS }]]), current)).toEqual([]);
  });

  it('leaves a sum undecided, because a refund among older events could lower it', () => {
    const refund = [event(MINUTE, { amount: -5, currency: 'EUR' }), ...many];
    const plan = planVelocity([rule('sum(transaction_amount by ip, 7d) > 50')]);
    expect(
      undecidedKeys(plan, new Map([['ip', { rows: refund.slice(0, 256), limit: 256 }]]), current),
    ).toEqual(['ip']);
  });

  it('gives every rule its true outcome if it reports itself decided', () => {
    const rows = fc
      .array(
        fc.record({ gap: fc.nat(3 * HOUR), amount: fc.nat(40), user: fc.nat(12), declined: fc.boolean() }),
        { maxLength: 400, minLength: 20 },
      )
      .map((items) => {
        let ago = 0;
        return items.map(({ gap, amount, user, declined }) => {
          ago += gap;
          return event(ago, {
            amount,
            currency: 'EUR',
            state: declined ? 'DECLINE' : 'APPROVE',
            subjects: { user_id: `${user}` },
          });
        });
      });
    const rules = fc.tuple(
      fc.constantFrom(
        'count(ip, 1d)',
        'count(ip, 30d where state = "DECLINE")',
        'distinct(user_id by ip, 7d)',
        'sum(transaction_amount by ip, 30d)',
        'max(transaction_amount by ip, 30d)',
        'since_first(ip, 30d)',
        'median(transaction_amount by ip, 30d)',
        'stddev(transaction_amount by ip, 7d)',
        'first_amount(ip, 30d)',
        'last_amount(ip, 30d where state = "DECLINE")',
      ),
      fc.constantFrom('>', '>=', '<', '<=', '='),
      fc.nat(100),
    );
    fc.assert(
      fc.property(rows, rules, (all, [term, operator, bound]) => {
        const plan = planVelocity([rule(`${term} ${operator} ${bound}`)]);
        const limit = Math.min(plan.keys[0]?.cap ?? 0, 40);
        const capped: EventsByKey = new Map([['ip', { rows: all.slice(0, limit), limit }]]);
        if (undecidedKeys(plan, capped, current).length > 0) return;
        const seen = aggregate(plan, capped, current)[0]?.value as number;
        const truth = aggregate(plan, new Map([['ip', { rows: all, limit: 5_001 }]]), current)[0]
          ?.value as number;
        const holds = (value: number) =>
          ({
            '>': value > bound,
            '>=': value >= bound,
            '<': value < bound,
            '<=': value <= bound,
            '=': value === bound,
          })[operator];
        expect(holds(seen)).toBe(holds(truth));
      }),
      { numRuns: 500 },
    );
  });
});
