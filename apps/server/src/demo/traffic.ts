import type { FraudRequest } from '@assay/contract';
import { ACTIONS, CARD_BINS, HOMES, type Home, SERVER_NETWORKS, THROW_AWAY_DOMAINS } from './data';
import type { Random } from './random';

interface DemoCall {
  /** What the story is, for the person who watches. */
  readonly story: string;
  readonly request: FraudRequest & { readonly config: object };
}

const CONFIG = { ip_api: true, email_api: true, phone_api: true };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const gibberish = (random: Random, length: number): string =>
  Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join('');
const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => random.below(10)).join('');

interface Person {
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

function newPerson(random: Random, serial: number): Person {
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

function requestOf(person: Person, random: Random): DemoCall['request'] {
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
    card_hash: person.card,
    card_fullname: `${person.first} ${person.last}`,
    transaction_amount: Math.round((5 + random.next() ** 3 * 900) * 100) / 100,
    transaction_currency: home.currency,
  };
}

/** One attacker who returns under changing names from one place with many cards. */
interface Ring {
  readonly ip: string;
  readonly street: string;
  left: number;
}

/**
 * An endless stream of mixed traffic: returning customers, newcomers, travellers, and among them throw-away sign-ups,
 * card testing from one server, shared addresses and stolen cards.
 */
export function* traffic(random: Random): Generator<DemoCall, never> {
  const customers: Person[] = Array.from({ length: 40 }, (_, serial) => newPerson(random, serial));
  let ring: Ring | undefined;
  for (let serial = customers.length; ; serial++) {
    const dice = random.next();
    if (ring && dice < 0.35) {
      yield cardTest(random, ring, serial);
      if (--ring.left === 0) ring = undefined;
    } else if (dice < 0.72) {
      const known = customers[random.below(customers.length)] ?? newPerson(random, serial);
      yield { story: 'returning customer', request: requestOf(known, random) };
    } else if (dice < 0.84) {
      const person = newPerson(random, serial);
      customers.push(person);
      yield { story: 'new customer', request: { ...requestOf(person, random), action_type: 'register' } };
    } else if (dice < 0.9) {
      yield throwAway(random, serial);
    } else if (dice < 0.95) {
      const traveller = customers[random.below(customers.length)] ?? newPerson(random, serial);
      const abroad = random.pick(HOMES);
      yield {
        story: 'traveller',
        request: { ...requestOf(traveller, random), ip: `${abroad.network}.${1 + random.below(250)}` },
      };
    } else {
      const person = newPerson(random, serial);
      yield stolenCard(random, person);
      ring ??= {
        ip: `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`,
        street: `Dock Road ${1 + random.below(90)}`,
        left: 12,
      };
    }
  }
}

function throwAway(random: Random, serial: number): DemoCall {
  const person = newPerson(random, serial);
  return {
    story: 'throw-away sign-up',
    request: {
      ...requestOf(person, random),
      action_type: 'register',
      email: `${gibberish(random, 11)}@${random.pick(THROW_AWAY_DOMAINS)}`,
      user_fullname: `${gibberish(random, 7)} ${gibberish(random, 8)}`,
      ip: `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`,
    },
  };
}

function stolenCard(random: Random, person: Person): DemoCall {
  const other = random.pick(HOMES);
  return {
    story: 'somebody else’s card',
    request: {
      ...requestOf(person, random),
      ip: `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`,
      shipping_country: other.country,
      shipping_city: other.city,
      shipping_zip: other.zip,
      shipping_street: 'Harbour Street 7',
      transaction_amount: 1500 + random.below(2500),
      avs_result: 'N',
      cvv_result: false,
    },
  };
}

function cardTest(random: Random, ring: Ring, serial: number): DemoCall {
  const person = newPerson(random, serial);
  return {
    story: 'card testing',
    request: {
      ...requestOf(person, random),
      ip: ring.ip,
      shipping_country: person.home.country,
      shipping_city: person.home.city,
      shipping_zip: '99999',
      shipping_street: ring.street,
      card_hash: `card-${gibberish(random, 16)}`,
      transaction_amount: 1,
      action_type: 'purchase',
    },
  };
}
