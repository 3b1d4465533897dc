import type { FraudRequest } from '@assay/contract';
import { ACTIONS, CARD_BINS, HOMES, type Home } from './data';

/** A seeded random generator (mulberry32): the same seed produces the same traffic. */
export interface Random {
  /** Number in [0, 1). */
  next(): number;
  /** Integer in [0, limit). */
  below(limit: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (values) => values[below(values.length)] ?? values[0] };
}

export type DemoRequest = FraudRequest & { readonly config: object };

const CONFIG = { ip_api: true, email_api: true, phone_api: true };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const gibberish = (random: Random, length: number): string =>
  Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join('');
const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => random.below(10)).join('');

/** Returns four digits that belong to a card. They draw no random number, so that all other data stays the same. */
const lastDigits = (card: string): string =>
  Array.from(card.slice(-4), (letter) => letter.charCodeAt(0) % 10).join('');

/** A fictional person. */
export interface Person {
  readonly id: string;
  readonly home: Home;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
  readonly ip: string;
  readonly card: string;
  readonly bin: string;
  readonly house: number;
}

/** @param serial distinguishes people */
export function newPerson(random: Random, serial: number): Person {
  const home = random.pick(HOMES);
  const first = random.pick(home.firstNames);
  const last = random.pick(home.lastNames);
  return {
    id: `user-${serial}`,
    home,
    first,
    last,
    email: `${ascii(first)}.${ascii(last)}${serial}@${random.pick(home.mailDomains)}`,
    phone: `${home.phone}${digits(random, home.phoneLength - home.phone.length)}`,
    ip: `${home.network}.${1 + random.below(250)}`,
    card: `card-${gibberish(random, 16)}`,
    bin: random.pick(CARD_BINS),
    house: 1 + random.below(120),
  };
}

/** Returns a request of this person from home. */
export function requestOf(person: Person, random: Random): DemoRequest {
  const { home } = person;
  const street = `${home.street} ${person.house}`;
  return {
    config: CONFIG,
    action_type: random.pick(ACTIONS),
    ip: person.ip,
    email: person.email,
    phone_number: person.phone,
    user_id: person.id,
    user_fullname: `${person.first} ${person.last}`,
    user_firstname: person.first,
    user_lastname: person.last,
    user_country: home.country,
    user_city: home.city,
    user_zip: home.zip,
    user_street: street,
    billing_country: home.country,
    billing_city: home.city,
    billing_zip: home.zip,
    billing_street: street,
    card_bin: person.bin,
    card_last: lastDigits(person.card),
    card_hash: person.card,
    card_fullname: `${person.first} ${person.last}`,
    transaction_amount: Math.round((5 + random.next() ** 3 * 900) * 100) / 100,
    transaction_currency: home.currency,
  };
}
