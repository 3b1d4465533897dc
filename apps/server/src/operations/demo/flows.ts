import { newPerson, type Person, type Random, requestOf } from './people';
import type { PastFacts } from './shop';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** First serial number of the people who move money; other stories use lower numbers. */
const FIRST_SERIAL = 900_001;

/** Typologies that the demo switches on, with the flows that they find. */
export const DEMO_TYPOLOGIES = [
  { id: 'fan_in', mode: 'on', deadline_hours: 72, four_eyes: true },
  { id: 'pass_through', mode: 'on', deadline_hours: 72 },
  { id: 'cycle', mode: 'on', deadline_hours: 120 },
  { id: 'scatter_gather', mode: 'on', deadline_hours: 120 },
  { id: 'structuring', mode: 'on', deadline_hours: 72, four_eyes: true },
  { id: 'many_to_new_account', mode: 'shadow' },
  { id: 'layering_chain', mode: 'shadow' },
  { id: 'card_testing', mode: 'shadow' },
] as const;

/** A transfer between people of the demo, with its time. */
interface FlowCall extends PastFacts {
  /** UNIX milliseconds. */
  readonly at: number;
}

/** A transfer: hours before the end of the period, payer, payee, and amount. */
interface Payment {
  readonly hoursAgo: number;
  readonly from: Person;
  /** A person, or the number of a bank account. */
  readonly to: Person | string;
  readonly amount: number;
}

/** Returns an amount that differs from a round one by up to 4 %. */
const about = (random: Random, amount: number): number =>
  Math.round(amount * (0.96 + random.next() * 0.08) * 100) / 100;

/** Returns people who have no other story. */
function castOf(random: Random): () => Person {
  let serial = FIRST_SERIAL;
  return () => newPerson(random, serial++);
}

/** Many people pay one account, which pays two bank accounts soon afterwards. */
function mule(random: Random, next: () => Person): readonly Payment[] {
  const account = next();
  const incoming = Array.from({ length: 11 }, (_, index) => ({
    hoursAgo: 68 - index * 3 - random.below(3),
    from: next(),
    to: account,
    amount: about(random, 380),
  }));
  const share = incoming.reduce((sum, { amount }) => sum + amount, 0) * 0.48;
  return [
    ...incoming,
    { hoursAgo: 30, from: account, to: 'LT601010012345678901', amount: Math.round(share) },
    { hoursAgo: 27.5, from: account, to: 'MT31MALT01100000000000000000123', amount: Math.round(share) },
  ];
}

/** Money returns to its origin through three others. */
function circle(random: Random, next: () => Person): readonly Payment[] {
  const people = [next(), next(), next(), next()];
  return people.map((from, index) => ({
    hoursAgo: 9 * 24 - index * 17,
    from,
    to: people[(index + 1) % people.length]!,
    amount: Math.round(2400 * 0.98 ** index) + random.below(9),
  }));
}

/** One account pays intermediaries, who all pay the same other account. */
function scatterGather(random: Random, next: () => Person): readonly Payment[] {
  const [source, target] = [next(), next()];
  const between = Array.from({ length: 6 }, next);
  return between.flatMap((person, index) => {
    const amount = about(random, 620);
    return [
      { hoursAgo: 19 * 24 - index * 3, from: source, to: person, amount },
      { hoursAgo: 17 * 24 - index * 9, from: person, to: target, amount: Math.round(amount * 0.94) },
    ];
  });
}

/** Transfers stay just below a reporting threshold. */
function structured(random: Random, next: () => Person): readonly Payment[] {
  const [from, to] = [next(), next()];
  return [9400, 9750, 9200, 9900].map((amount, index) => ({
    hoursAgo: 5 * 24 - index * 21 - random.below(4),
    from,
    to,
    amount,
  }));
}

const receiverOf = (to: Person | string): object =>
  typeof to === 'string' ? { receiver_bank_account: to } : { receiver_id: to.id };

/** Returns the flows of money that typologies find, in chronological order. */
export function moneyFlows(
  random: Random,
  { from: begin, to: end }: { readonly from: number; readonly to: number },
): readonly FlowCall[] {
  const next = castOf(random);
  const payments = [mule, circle, scatterGather, structured].flatMap((flow) => flow(random, next));
  const known = new Set<string>();
  /** Customers have been with the shop for weeks before they move money. */
  const greetings = payments
    .flatMap(({ from, to }) => (typeof to === 'string' ? [from] : [from, to]))
    .filter(({ id }) => !known.has(id) && known.add(id))
    .map((person) => ({ person, at: end - (24 + random.next() * 24) * DAY_MS }));
  return [
    ...greetings.map(({ person, at }) => ({
      at,
      story: 'new customer',
      isFraud: false,
      request: { ...requestOf(person, random), action_type: 'login' },
      device: null,
    })),
    ...payments.map(({ hoursAgo, from, to, amount }) => ({
      at: end - hoursAgo * HOUR_MS,
      story: 'transfer',
      isFraud: false,
      request: {
        ...requestOf(from, random),
        ...receiverOf(to),
        action_type: 'transfer',
        transaction_amount: amount,
        transaction_currency: 'EUR',
      },
      device: null,
    })),
  ]
    .filter(({ at }) => at >= begin && at < end)
    .sort((a, b) => a.at - b.at);
}
