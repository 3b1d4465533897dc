import { type Transfer, transferOf } from '@assay/typologies';
import type { Dice } from './dice';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const START = Date.UTC(2026, 0, 1);
export const DAYS = 180;

export type Draft = Omit<Parameters<typeof transferOf>[0], 'id'>;

export const drafted = (drafts: readonly Draft[], prefix: string): Transfer[] =>
  drafts.map((draft, i) => transferOf({ currency: 'EUR', ...draft, id: `${prefix}${i}` }));

const COUNTRIES = ['DE', 'FR', 'IT', 'ES', 'AT', 'NL'];

/** A person with ordinary habits. */
interface Person {
  readonly key: string;
  readonly device: string;
  readonly cards: readonly string[];
  readonly bin: string;
  readonly country: string;
  readonly friends: readonly string[];
  readonly shops: readonly string[];
  readonly median: number;
}

const bin = (n: number) => `4${String(10_000 + n)}`;

function people(dice: Dice, count: number): readonly Person[] {
  const keys = Array.from({ length: count }, (_, n) => `person-${n}`);
  return keys.map((key, n) => ({
    key,
    // Every fourth pair shares a device, as families do.
    device: n % 8 === 1 ? `device-${n - 1}` : `device-${n}`,
    cards: Array.from({ length: dice.whole(1, 2) }, (_, c) => `card-${n}-${c}`),
    bin: bin(Math.floor(dice.next() ** 2 * 60)),
    country: dice.pick(COUNTRIES),
    friends: dice.some(keys, dice.whole(2, 7)),
    shops: Array.from({ length: dice.whole(2, 8) }, () => `shop-${Math.floor(dice.next() ** 2 * 120)}`),
    median: dice.between(15, 80),
  }));
}

/** Purchases of a person: with declined attempts, refunds and trips. */
function purchases(dice: Dice, person: Person): Draft[] {
  const drafts: Draft[] = [];
  const count = dice.whole(5, 60);
  const abroad = dice.pick(COUNTRIES);
  const tripDay = dice.whole(0, DAYS - 5);
  for (let n = 0; n < count; n++) {
    const at = START + dice.between(0, DAYS * DAY);
    const day = Math.floor((at - START) / DAY);
    const isTrip = day >= tripDay && day < tripDay + 4;
    const base = {
      sender: person.key,
      merchant: dice.pick(person.shops),
      card: dice.pick(person.cards),
      bin: person.bin,
      device: person.device,
      country: isTrip && dice.chance(0.7) ? abroad : person.country,
      amount: dice.chance(0.1) ? dice.whole(1, 10) * 10 : dice.amount(person.median, 0.9),
      ...(dice.chance(0.05) ? { affiliate: `affiliate-${dice.whole(0, 20)}` } : {}),
      ...(dice.chance(0.05) ? { campaign: `campaign-${dice.whole(0, 5)}` } : {}),
    };
    for (let failed = 0; failed < 3 && dice.chance(0.04); failed++)
      drafts.push({ ...base, at: at - (3 - failed) * 60_000, event: 'declined' });
    drafts.push({ ...base, at, event: 'payment' });
    if (dice.chance(0.04)) drafts.push({ ...base, at: at + dice.between(1, 20) * DAY, event: 'refunded' });
    if (dice.chance(0.002)) drafts.push({ ...base, at: at + dice.between(10, 40) * DAY, event: 'disputed' });
  }
  return drafts;
}

/** Transfers between people: friends, rents, a marketplace, and payouts to the own bank account. */
function transfers(dice: Dice, person: Person, all: readonly Person[]): Draft[] {
  const drafts: Draft[] = [];
  const base = { sender: person.key, device: person.device, country: person.country };
  for (let n = dice.whole(0, 12); n > 0; n--)
    drafts.push({
      ...base,
      at: START + dice.between(0, DAYS * DAY),
      receiver: dice.pick(person.friends),
      amount: dice.chance(0.4) ? dice.whole(1, 20) * 10 : dice.amount(40, 1),
    });
  for (let n = dice.whole(0, 4); n > 0; n--)
    drafts.push({
      ...base,
      at: START + dice.between(0, DAYS * DAY),
      receiver: dice.chance(0.3) ? `seller-${dice.whole(0, 60)}` : dice.pick(all).key,
      amount: dice.amount(60, 1.1),
    });
  if (dice.chance(0.6)) {
    const landlord = `landlord-${dice.whole(0, 80)}`;
    const rent = dice.whole(30, 150) * 10;
    for (let month = 0; month < DAYS / 30; month++)
      drafts.push({
        ...base,
        at: START + (month * 30 + 1 + dice.next()) * DAY,
        receiver: landlord,
        amount: rent,
      });
  }
  for (let n = dice.chance(0.3) ? dice.whole(1, 6) : 0; n > 0; n--)
    drafts.push({
      ...base,
      at: START + dice.between(0, DAYS * DAY),
      receiver: `bank-${person.key}`,
      event: 'payout',
      amount: dice.amount(150, 0.8),
    });
  return drafts;
}

/** Salaries: employers pay many people every month, and suppliers. */
function salaries(dice: Dice, all: readonly Person[]): Draft[] {
  return all.flatMap((person) => {
    if (dice.chance(0.2)) return [];
    const employer = `employer-${dice.whole(0, 60)}`;
    const salary = dice.amount(2500, 0.4);
    return Array.from({ length: DAYS / 30 }, (_, month) => ({
      at: START + (month * 30 + dice.next()) * DAY,
      sender: employer,
      receiver: person.key,
      amount: salary,
    }));
  });
}

/** Returns the ordinary transfers of a population over half a year. */
export function background(dice: Dice, population: number): { drafts: Draft[]; keys: readonly string[] } {
  const all = people(dice, population);
  const drafts = [
    ...salaries(dice, all),
    ...all.flatMap((person) => [...purchases(dice, person), ...transfers(dice, person, all)]),
  ];
  return { drafts, keys: all.map(({ key }) => key) };
}
