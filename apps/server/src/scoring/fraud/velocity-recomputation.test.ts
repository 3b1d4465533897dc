/**
 * Every aggregate equals a plain recomputation over all events: stored late or out of order, repeated
 * evaluations of a transaction, equal times, later events of payments, and requests in flight.
 */
import { customFieldTag, NO_SUBJECTS, ruleFields } from '@assay/contract';
import { checkText, planVelocity, type RuleNode, type VelocityValue } from '@assay/rules';
import { evaluationWriter, type NewEvaluation, type StoredEvent, velocityReader } from '@assay/store';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { InFlight, type OpenEvent, Velocity } from './velocity-look';

const NOW = 1_900_000_000_000;
const MINUTE = 60_000;
const WINDOW_MS = 60 * MINUTE;
const CURRENT = 5_000_000;
const KEY = '-77';

const hex = (n: number, width: number) => n.toString(16).padStart(width, '0');
/** Ids are ordered by their number, which differs from the order of times. */
const idOf = (n: number) => `00000000-0000-7000-8000-${hex(n, 12)}`;

type Seen = Pick<StoredEvent, 'at' | 'amount' | 'currency' | 'event' | 'direction' | 'state'> & {
  readonly n: number;
  readonly transaction: string;
  readonly merchant: string | null;
  readonly voucher: string | null;
};

const TAG = customFieldTag('custom_fields.voucher');
const eventOf = ({ n, merchant, voucher, ...event }: Seen): StoredEvent => ({
  ...event,
  id: idOf(n),
  action_type: null,
  ip_country: null,
  ekyc_result: null,
  label: null,
  subjects: { ...NO_SUBJECTS, merchant_id: merchant },
  custom: voucher === null ? null : new Map([[TAG, voucher]]),
});

interface Term {
  readonly text: string;
  readonly isCounted: (event: Seen) => boolean;
  /** Computes the value from the counted events, newest first, without the current one. */
  readonly value: (counted: readonly Seen[], current: Seen | null) => number | null;
}

const every = () => true;
const amountsOf = (counted: readonly Seen[], current: Seen | null): readonly number[] =>
  [...(current ? [current] : []), ...counted].flatMap(({ amount, currency }) =>
    amount === null || currency !== 'EUR' ? [] : amount,
  );
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
function percentile(values: readonly number[], p: number): number | null {
  const sorted = ascending(values);
  if (sorted.length === 0) return null;
  const place = (sorted.length - 1) * (p / 100);
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return low + (place - Math.floor(place)) * (high - low);
}
function deviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const mean = total(values) / values.length;
  return Math.sqrt(total(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}
const ofAmounts =
  (compute: (values: readonly number[]) => number | null) =>
  (counted: readonly Seen[], current: Seen | null) =>
    compute(amountsOf(counted, current));

const AGGREGATES: readonly (readonly [open: string, value: Term['value']])[] = [
  ['count(', (counted, current) => counted.length + (current ? 1 : 0)],
  ['sum(transaction_amount by ', ofAmounts(total)],
  ['min(transaction_amount by ', ofAmounts((values) => ascending(values)[0] ?? null)],
  ['max(transaction_amount by ', ofAmounts((values) => ascending(values).at(-1) ?? null)],
  [
    'avg(transaction_amount by ',
    ofAmounts((values) => (values.length ? total(values) / values.length : null)),
  ],
  ['median(transaction_amount by ', ofAmounts((values) => percentile(values, 50))],
  ['percentile(90, transaction_amount by ', ofAmounts((values) => percentile(values, 90))],
  ['stddev(transaction_amount by ', ofAmounts(deviation)],
  ['first_amount(', (counted) => amountsOf(counted, null).at(-1) ?? null],
  ['last_amount(', (counted) => amountsOf(counted, null)[0] ?? null],
  ['since_last(', ([last]) => (last ? Math.max(0, NOW - last.at) / 1000 : null)],
  ['since_first(', (counted) => (counted.length > 0 ? Math.max(0, NOW - counted.at(-1)!.at) / 1000 : null)],
  [
    'distinct(merchant_id by ',
    (counted, current) =>
      new Set([...counted, ...(current ? [current] : [])].flatMap(({ merchant }) => merchant ?? [])).size,
  ],
  [
    'distinct(custom_fields.voucher by ',
    (counted, current) =>
      new Set([...counted, ...(current ? [current] : [])].flatMap(({ voucher }) => voucher ?? [])).size,
  ],
];

const FILTERS: readonly (readonly [where: string, isCounted: Term['isCounted']])[] = [
  ['', every],
  [' where direction = "outflow"', ({ direction }) => direction === 'outflow'],
  [' where transaction_amount > 0', ({ amount }) => amount !== null && amount > 0],
  [' where event = "refunded"', ({ event }) => event === 'refunded'],
  [' where not_exist(event)', ({ event }) => event === null],
];

const TERMS = FILTERS.flatMap(([where, passes]) =>
  AGGREGATES.map(
    ([open, value]): Term => ({
      text: `${open}user_id, 60m${where})`,
      isCounted: (event) => (where.includes('event') || event.event === null) && passes(event),
      value,
    }),
  ),
);

const catalogue = ruleFields();
function parse(text: string): RuleNode {
  const checked = checkText(`${text} = transaction_amount`, catalogue);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.ast;
}

/** Computes the expected value of a term from all events. */
function recomputed({ isCounted, value }: Term, events: readonly Seen[], current: Seen): number | null {
  const newestFirst = events
    .filter(({ at, n, event }) => at > NOW - WINDOW_MS && (event === null ? n < CURRENT : at <= NOW))
    .sort((a, b) => b.at - a.at || b.n - a.n);
  const transactions = new Set([current.transaction]);
  const single = newestFirst.filter(({ event, transaction }) => {
    if (event !== null) return true;
    const isNew = !transactions.has(transaction);
    transactions.add(transaction);
    return isNew;
  });
  return value(single.filter(isCounted), isCounted(current) ? current : null);
}

let store: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.drop());

const stored = (environmentId: number, event: StoredEvent, n: number): NewEvaluation => ({
  environmentId,
  event: { ...event, state: event.state ?? 'APPROVE' },
  transactionId: `t-${environmentId}-${n}`,
  serviceId: n,
  fraudScore: 0,
  policyVersion: 1,
  request: '{}',
  seen: '{}',
  answer: '{}',
  appliedRules: null,
  receiver: { user: null, account: null },
  findTerms: [],
  eventKeys: [KEY],
  historyKeys: [],
  listAdditions: [],
  writes: [],
});

/** Fewer than may wait for the database. */
const AT_ONCE = 500;

/** Stores the events: transactions by the product, later events of payments as a copy of their rows. */
async function storeEvents(environmentId: number, events: readonly Seen[]): Promise<void> {
  const writer = evaluationWriter(store.serving);
  const transactions = events.filter(({ event }) => event === null);
  for (let from = 0; from < transactions.length; from += AT_ONCE)
    await Promise.all(
      transactions
        .slice(from, from + AT_ONCE)
        .map((event) => writer.keep(stored(environmentId, eventOf(event), event.n))),
    );
  const later = events.filter(({ event }) => event !== null);
  await store.serving.query({
    text: `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, event, direction, merchant_id, custom)
           SELECT $1, $2, e.at, e.id::uuid, e.transaction, 0, e.amount, e.currency, e.event, e.direction, e.merchant,
             CASE WHEN e.voucher IS NOT NULL THEN ARRAY[$11::bigint, e.voucher] END
           FROM unnest($3::bigint[], $4::text[], $5::bigint[], $6::float8[], $7::text[], $8::text[], $9::text[], $10::bigint[], $12::bigint[])
             AS e(at, id, transaction, amount, currency, event, direction, merchant, voucher)`,
    values: [
      environmentId,
      KEY,
      later.map(({ at }) => at),
      later.map(({ n }) => idOf(n)),
      later.map(({ transaction }) => transaction),
      later.map(({ amount }) => amount),
      later.map(({ currency }) => currency),
      later.map(({ event }) => event),
      later.map(({ direction }) => direction),
      later.map(({ merchant }) => merchant),
      TAG,
      later.map(({ voucher }) => voucher),
    ],
    accounts: [environmentId],
  });
}

const current: Seen = {
  n: CURRENT,
  transaction: '9',
  at: NOW,
  amount: 12,
  currency: 'EUR',
  event: null,
  direction: 'outflow',
  state: null,
  merchant: '3',
  voucher: '4',
};

/** Returns the product's value of every term. */
async function counted(
  environmentId: number,
  inFlight: InFlight,
  terms: readonly Term[],
): Promise<readonly VelocityValue[]> {
  const plans = terms.map(({ text }) => planVelocity([parse(text)]));
  const event: OpenEvent = eventOf(current);
  const velocity = new Velocity(velocityReader(store.serving), inFlight);
  return Promise.all(
    plans.map(async (plan) => {
      const query = await velocity.look({
        environmentId,
        plan,
        hashes: { user_id: KEY },
        declared: new Map(),
        rates: { accountCurrency: null, convert: () => null },
        event,
        historyKinds: [],
        sharing: new Set(),
      });
      return (await query.values())[0]!;
    }),
  );
}

async function compare(environmentId: number, events: readonly Seen[], open: readonly Seen[], terms = TERMS) {
  const inFlight = new InFlight();
  for (const event of open) inFlight.enter(environmentId, [KEY], eventOf(event));
  await storeEvents(environmentId, events);
  const values = await counted(environmentId, inFlight, terms);
  for (const [place, term] of terms.entries()) {
    const expected = recomputed(term, [...events, ...open], current);
    const { value } = values[place]!;
    if (expected === null) expect(value, term.text).toBeNull();
    else expect(value, term.text).toBeCloseTo(expected, 6);
  }
}

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const arbitraryEvents = (size: { readonly minLength: number; readonly maxLength: number }) =>
  fc
    .array(
      fc.record({
        // Many share a millisecond; some are as late as the window, or ahead of the current one.
        minutes: fc.integer({ min: -2, max: 70 }),
        transaction: fc.integer({ min: 1, max: 40 }),
        amount: fc.option(
          fc.integer({ min: -50, max: 500 }).map((cents) => cents / 4),
          { nil: null },
        ),
        currency: oneOf('EUR', 'EUR', 'USD', null),
        event: oneOf(null, null, null, 'refunded', 'captured'),
        direction: oneOf('inflow' as const, 'outflow' as const, null),
        merchant: oneOf('1', '2', '3', null),
        voucher: oneOf('4', '5', null),
        isAhead: fc.boolean(),
      }),
      size,
    )
    .map((items) =>
      items.map(({ minutes, transaction, isAhead, ...event }, index): Seen => {
        const at = NOW - minutes * MINUTE;
        // Ids grow with time, and those of one millisecond are in any order.
        const n = 1000 + (70 - minutes) * 10_000 + index;
        return {
          ...event,
          n: event.event === null && minutes <= 0 && isAhead ? CURRENT + index + 1 : n,
          transaction: String(transaction),
          at,
          state: 'APPROVE',
        };
      }),
    );

it('equals a plain recomputation over random events, stored and in flight', async () => {
  let environmentId = 100;
  await fc.assert(
    fc.asyncProperty(
      arbitraryEvents({ minLength: 0, maxLength: 60 }),
      fc.integer({ min: 0, max: 5 }),
      async (events, inFlight) => {
        environmentId++;
        const isOpen = (event: Seen, index: number) => event.event === null && index < inFlight;
        await compare(
          environmentId,
          events.filter((event, index) => !isOpen(event, index)),
          events.filter(isOpen),
        );
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
});

it('equals a plain recomputation for a key with 5,000 events', async () => {
  const [events] = fc.sample(arbitraryEvents({ minLength: 4_900, maxLength: 4_900 }), {
    numRuns: 1,
    seed: 5,
  });
  const apart = events!.map((event, index) => ({ ...event, transaction: String(100 + (index % 4_000)) }));
  await compare(99, apart, []);
});
