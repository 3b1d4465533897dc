import { HOMES, SERVER_NETWORKS, THROW_AWAY_DOMAINS } from './data';
import { type DemoRequest, gibberish, newPerson, type Person, type Random, requestOf } from './people';

/** A request and its story. */
export interface DemoCall {
  /** Story that the demo shows. */
  readonly story: string;
  readonly request: DemoRequest;
}

/** An attacker who returns under changing names from one place with many cards. */
export interface Ring {
  readonly ip: string;
  readonly street: string;
  left: number;
}

export function throwAway(random: Random, serial: number): DemoCall {
  const person = newPerson(random, serial);
  return {
    story: 'disposable sign-up',
    request: {
      ...requestOf(person, random),
      action_type: 'register',
      email: `${gibberish(random, 11)}@${random.pick(THROW_AWAY_DOMAINS)}`,
      user_fullname: `${gibberish(random, 7)} ${gibberish(random, 8)}`,
      ip: `${random.pick(SERVER_NETWORKS)}.${1 + random.below(250)}`,
    },
  };
}

export function stolenCard(random: Random, person: Person): DemoCall {
  const other = random.pick(HOMES);
  return {
    story: 'stolen card',
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

export function cardTest(random: Random, ring: Ring, serial: number): DemoCall {
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
