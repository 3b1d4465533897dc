import { type Random, seededRandom } from '../../apps/server/src/operations/demo/people';
import { fraudRequest } from '../fraud-call/payload';

/** Countries of the people in the stream: networks of their providers, prefixes of IPv4 and of IPv6 (/32). */
interface Place {
  readonly country: string;
  readonly city: string;
  readonly zip: string;
  readonly currency: string;
  readonly dial: string;
  readonly v4: readonly [string, ...string[]];
  readonly v6: string;
}

const PLACES: readonly [Place, ...Place[]] = [
  {
    country: 'DE',
    city: 'Berlin',
    zip: '10115',
    currency: 'EUR',
    dial: '4915',
    v4: ['91.64', '84.128'],
    v6: '2003:e1',
  },
  {
    country: 'US',
    city: 'New York',
    zip: '10001',
    currency: 'USD',
    dial: '1212',
    v4: ['68.173', '73.15'],
    v6: '2601:18f',
  },
  {
    country: 'GB',
    city: 'Leeds',
    zip: 'LS1 4AP',
    currency: 'GBP',
    dial: '4477',
    v4: ['86.150'],
    v6: '2a00:23c5',
  },
  {
    country: 'FR',
    city: 'Lyon',
    zip: '69001',
    currency: 'EUR',
    dial: '3361',
    v4: ['90.63', '84.2'],
    v6: '2a01:cb04',
  },
  {
    country: 'BR',
    city: 'Recife',
    zip: '50010',
    currency: 'BRL',
    dial: '5581',
    v4: ['177.32'],
    v6: '2804:14d',
  },
  {
    country: 'IN',
    city: 'Pune',
    zip: '411001',
    currency: 'INR',
    dial: '9198',
    v4: ['117.200'],
    v6: '2409:4042',
  },
];

/** Networks of hosting companies, the source of attacks. */
const HOSTING = ['185.220', '146.70', '167.99', '13.59'] as const;

/**
 * Fraud requests as a payment flow receives them: people, devices, cards, addresses and shops return, and
 * attacks come in bursts.
 */

const PEOPLE = 20_000;
/** With this exponent, the most active person makes about 1% of all transactions. */
const EXPONENT_OF_PEOPLE = 0.65;
const SHOPS = 500;
const EXPONENT_OF_SHOPS = 1;
/** Addresses that customers of a mobile network share, per country. */
const MOBILE_ADDRESSES = 40;
const BINS = ['411111', '424242', '555555', '510510'] as const;
const FIRST_NAMES = [
  'anna',
  'bruno',
  'carla',
  'david',
  'elena',
  'felix',
  'grace',
  'hugo',
  'ines',
  'jonas',
] as const;
const LAST_NAMES = [
  'weber',
  'martin',
  'silva',
  'patel',
  'jones',
  'moreau',
  'clark',
  'costa',
  'fischer',
] as const;

const SHARE = {
  ipv6: 0.35,
  home: 0.7,
  mobile: 0.25,
  usualDevice: 0.85,
  usualCard: 0.8,
  usualShop: 0.6,
} as const;
/**
 * A burst begins at one transaction in a thousand; half of the following transactions belong to it until all
 * are sent.
 */
const BURST = { begins: 0.001, share: 0.5, calls: 60 } as const;

interface Person {
  readonly first: string;
  readonly last: string;
  readonly place: Place;
  readonly homeIp: string;
  readonly devices: readonly [string, ...string[]];
  readonly cards: readonly [string, ...string[]];
  readonly shop: number;
}

interface Burst {
  readonly ip: string;
  readonly device: string;
  readonly bin: string;
  readonly shop: number;
  left: number;
}

/** Draws ranks from 0, the n-th with probability proportional to 1 / n^exponent. */
function zipf(count: number, exponent: number): (random: Random) => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank++) {
    sum += (rank + 1) ** -exponent;
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random.next() * sum;
    let low = 0;
    for (let high = count - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const hex = (random: Random) => random.below(0x10000).toString(16);
const ipv4 = (random: Random, network: string) => `${network}.${random.below(256)}.${1 + random.below(254)}`;

function drawPerson(number: number, seed: number, shop: (random: Random) => number): Person {
  const random = seededRandom(Math.imul(number + 1, 0x9e3779b1) ^ seed);
  const place = random.pick(PLACES);
  const homeIp =
    random.next() < SHARE.ipv6
      ? `${place.v6}:${hex(random)}:${hex(random)}::${hex(random)}`
      : ipv4(random, random.pick(place.v4));
  const card = (position: number) => `hash-of-card-${number}-${position}-0123456789abcdef`;
  return {
    first: random.pick(FIRST_NAMES),
    last: random.pick(LAST_NAMES),
    place,
    homeIp,
    devices: [`device-${number}-0`, `device-${number}-1`],
    cards: [card(0), card(1), card(2)],
    shop: shop(random),
  };
}

export interface TrafficStream {
  /** Returns the next requests as JSON texts. */
  take(count: number): readonly string[];
}

/** Creates the stream; the same seed gives the same requests in the same order. */
export function trafficStream(seed: number): TrafficStream {
  const random = seededRandom(seed);
  const pickPerson = zipf(PEOPLE, EXPONENT_OF_PEOPLE);
  const pickShop = zipf(SHOPS, EXPONENT_OF_SHOPS);
  const people = Array.from({ length: PEOPLE }, (_, number) => drawPerson(number, seed, pickShop));
  let burst: Burst | null = null;
  let strangers = PEOPLE;

  const shopFields = (shop: number) => ({ merchant_id: `m-${shop}`, merchant_name: `Shop ${shop}` });

  const ordinary = () => {
    const number = pickPerson(random);
    const { first, last, place, homeIp, devices, cards, shop } = people[number]!;
    const drawn = random.next();
    const mobileIp = `${place.v4[0]}.255.${1 + random.below(MOBILE_ADDRESSES)}`;
    const away =
      drawn < SHARE.home + SHARE.mobile ? mobileIp : ipv4(random, random.pick(random.pick(PLACES).v4));
    return {
      ...fraudRequest(random, { person: number, first, last, ip: drawn < SHARE.home ? homeIp : away }),
      ...shopFields(random.next() < SHARE.usualShop ? shop : pickShop(random)),
      user_country: place.country,
      user_city: place.city,
      user_zip: place.zip,
      phone_number: `${place.dial}${String(1_000_000 + number)}`,
      transaction_currency: place.currency,
      device_id: random.next() < SHARE.usualDevice ? devices[0] : random.pick(devices),
      card_hash: random.next() < SHARE.usualCard ? cards[0] : random.pick(cards),
    };
  };

  /** Card testing: new cards of one bank, new names, one device, one address. */
  const attack = ({ ip, device, bin, shop }: Burst) => {
    const person = ++strangers;
    const names = { first: random.pick(FIRST_NAMES), last: random.pick(LAST_NAMES) };
    return {
      ...fraudRequest(random, { person, ip, ...names }),
      ...shopFields(shop),
      action_type: 'purchase',
      device_id: device,
      card_bin: bin,
      transaction_amount: 1 + random.below(5),
    };
  };

  const next = () => {
    if (!burst && random.next() < BURST.begins) {
      const ip = ipv4(random, random.pick(HOSTING));
      burst = {
        ip,
        device: `tool-${hex(random)}`,
        bin: random.pick(BINS),
        shop: pickShop(random),
        left: BURST.calls,
      };
    }
    if (!burst || random.next() >= BURST.share) return ordinary();
    const request = attack(burst);
    burst.left -= 1;
    if (burst.left === 0) burst = null;
    return request;
  };

  return { take: (count) => Array.from({ length: count }, () => JSON.stringify(next())) };
}
