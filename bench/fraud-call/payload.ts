import { type Random, seededRandom } from '../../apps/server/src/operations/demo/people';
import type { FreshDatabase } from './servers';

/**
 * A year of history until now: evaluations of ordinary size, their search entries, and their events under
 * nine keys.
 */
const FILL_EVALUATIONS = `
INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, request, seen, answer)
SELECT 1, gen_random_uuid(), 'old-' || n, n, $1::bigint - (n * 2592.0)::bigint, 0, 0, 1, repeat('r', 400), repeat('s', 100), repeat('a', 400)
FROM generate_series(1, $2::int) n`;
const FILL_FINDS = `
INSERT INTO evaluation_find (account_id, id, transaction_id, state, current_state, fraud_score, amount, currency, action_type, terms)
SELECT account_id, id, transaction_id, state, state, fraud_score, 10, 'EUR', 'purchase', ARRAY(SELECT hashint8extended(service_id % 200000, k) FROM generate_series(1, 9) k)
FROM evaluation WHERE account_id = 1 AND at <= $1::bigint AND service_id <= $2::int`;
const FILL_EVENTS = `
INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, action_type, ip_country, user_id, email, phone_number, ip, device_hash, card_hash)
SELECT 1, hashint8extended(n % 200000, k), $1::bigint - (n * 2592.0)::bigint, gen_random_uuid(), n, 0, 10, 'EUR', 'purchase', 'DE', n % 200000, n % 200000, n % 200000, n % 150000, n % 200000, n % 200000
FROM generate_series(1, $2::int) n, generate_series(1, 9) k`;

/** Writes earlier transactions of an account into the tables of a server that has started once. */
export async function fillHistory(database: FreshDatabase, transactions: number): Promise<void> {
  for (const fill of [FILL_EVALUATIONS, FILL_FINDS, FILL_EVENTS])
    await database.query(fill, [Date.now(), transactions]);
  await database.query('VACUUM ANALYZE');
  await database.query('CHECKPOINT');
}

const WORDS = [
  'alpha',
  'bravo',
  'delta',
  'echo',
  'golf',
  'hotel',
  'india',
  'lima',
  'mike',
  'nora',
  'oscar',
  'papa',
] as const;

/** Addresses announced by consumer and hosting networks, so that lookups find data. */
const NETWORKS = [
  '91.64',
  '68.173',
  '86.150',
  '90.63',
  '177.32',
  '84.2',
  '185.220',
  '146.70',
  '167.99',
  '13.59',
] as const;

/** Person and address of a request. */
interface Sender {
  readonly person: number;
  readonly first: string;
  readonly last: string;
  readonly ip: string;
}

const address = (prefix: string, person: number) => ({
  [`${prefix}_country`]: 'DE',
  [`${prefix}_city`]: 'Berlin',
  [`${prefix}_region`]: 'Berlin',
  [`${prefix}_zip`]: '10115',
  [`${prefix}_street`]: `Invalidenstrasse ${person}`,
  [`${prefix}_street2`]: `Floor ${person % 7}`,
});

/** Returns a fraud request of about 2.4 KB with 73 fields; fields that the sender doesn't set are random. */
export function fraudRequest(random: Random, { person, first, last, ip }: Sender) {
  return {
    config: { ip_api: true, email_api: true, phone_api: true, bin_api: true },
    action_type: random.pick(['login', 'purchase', 'deposit', 'withdrawal']),
    ip,
    affiliate_id: `aff-${person % 50}`,
    affiliate_name: 'Example Affiliate Network',
    order_memo: 'please leave the parcel with the neighbour on the second floor',
    email: `${first}.${last}${person}@gmail.com`,
    email_domain: 'gmail.com',
    payment_id: `pay-${random.below(1e9)}`,
    password_hash: `5f4dcc3b5aa765d61d8327deb882cf99${person}`,
    user_fullname: `${first} ${last}`,
    user_name: `${first}${person}`,
    user_firstname: first,
    user_middlename: random.pick(WORDS),
    user_lastname: last,
    user_pob: 'Berlin',
    user_id: `user-${person}`,
    user_category: 'retail',
    user_account_status: 'active',
    user_bank_account: `DE8937040044053201${String(person).padStart(6, '0')}`,
    user_bank_name: 'Example Bank',
    user_verification_level: 'basic',
    user_created: 1_700_000_000 + person,
    user_dob: '1988-04-12',
    user_balance: 1250.75,
    ...address('user', person),
    ...address('billing', person),
    ...address('shipping', person),
    billing_phone: `4930${String(person).padStart(7, '0')}`,
    shipping_phone: `4930${String(person).padStart(7, '0')}`,
    shipping_fullname: `${first} ${last}`,
    shipping_method: 'standard',
    session_id: `sess-${person}-${random.below(1e6)}`,
    device_id: `device-${person}`,
    payment_mode: 'card',
    payment_provider: 'example-pay',
    card_fullname: `${first} ${last}`,
    card_bin: random.pick(['411111', '424242', '555555', '510510']),
    card_hash: `hash-of-card-${person}-0123456789abcdef`,
    card_last: String(1000 + (person % 9000)),
    card_expire: '2028-04',
    avs_result: 'Y',
    cvv_result: true,
    status_3d: 'ok',
    sca_method: 'app',
    phone_number: `4915${String(100_000_000 + person).slice(0, 9)}`,
    transaction_type: 'purchase',
    transaction_currency: 'EUR',
    transaction_amount: Math.round(random.next() * 50_000) / 100,
    discount_code: 'SPRING',
    gift: false,
    gift_message: false,
    merchant_category: 'electronics',
    merchant_id: 'm-1',
    merchant_name: 'Example Shop',
    merchant_country: 'DE',
    details_url: 'https://shop.example/orders/1',
    regulation: 'PSD2',
    brand_id: 'brand-1',
    items: [
      {
        item_id: 'sku-1',
        item_name: 'Headphones',
        item_quantity: 1,
        item_price: 99.9,
        item_category: 'audio',
      },
    ],
    custom_fields: { plan: 'standard', visits: person % 40 },
  };
}

/** Returns a stream of fraud requests of 200,000 equally likely people. */
export function payloads(
  count: number,
  seed: number,
  hotIp?: { readonly ip: string; readonly share: number },
): readonly string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const person = random.below(200_000);
    const first = random.pick(WORDS);
    const last = `${random.pick(WORDS)}son`;
    const ip =
      hotIp && random.next() < hotIp.share
        ? hotIp.ip
        : `${random.pick(NETWORKS)}.${random.below(256)}.${1 + random.below(254)}`;
    return JSON.stringify(fraudRequest(random, { person, first, last, ip }));
  });
}
