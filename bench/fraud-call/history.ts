import type { FreshDatabase } from './databases';

/** History of a year ago to now: evaluations of ordinary size, what they are found by, and their events under nine keys. */
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

/** Transactions that an account has kept before, written into the tables of a server that has started once. */
export async function fillHistory(database: FreshDatabase, transactions: number): Promise<void> {
  for (const fill of [FILL_EVALUATIONS, FILL_FINDS, FILL_EVENTS])
    await database.query(fill, [Date.now(), transactions]);
  await database.query('VACUUM ANALYZE');
  await database.query('CHECKPOINT');
}
