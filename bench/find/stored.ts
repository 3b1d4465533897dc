import type { FraudRequest } from '@assay/contract';
import { payloads } from '../fraud-call/payload';
import type { FreshDatabase } from '../fraud-call/servers';
import { call, KEY } from '../fraud-call/subject';

/** Number of stored transactions; set `ASSAY_BENCH_ROWS` on a machine with less space. */
export const STORED = Number(process.env.ASSAY_BENCH_ROWS ?? 1_000_000);
const REAL_CALLS = 400;
const TEMPLATES = 40;

/**
 * Copies real transactions over a year, unencrypted as earlier versions stored them. One in fifty is in
 * review, one in two hundred declined, amounts are skewed, and every twentieth copy has a label.
 */
const FILL = `
WITH made AS MATERIALIZED (
  SELECT n, t.*,
         $1::bigint - (n * (365.0 * 86400000 / $2::int))::bigint AS at
  FROM generate_series(1, $2::int) n JOIN bench_template t ON t.number = n % (SELECT count(*) FROM bench_template)
), rows AS MATERIALIZED (
  SELECT *, (substr(lpad(to_hex(at), 12, '0'), 1, 8) || '-' || substr(lpad(to_hex(at), 12, '0'), 9) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS id,
    CASE WHEN n % 200 = 0 THEN 2 WHEN n % 50 = 0 THEN 1 ELSE 0 END AS held
  FROM made
), kept AS (
  INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, request, seen, answer)
  SELECT 1, id, 'old-' || n, n, at, held, n % 100, 1, request, seen, answer FROM rows
), labelled AS (
  INSERT INTO transaction_label (account_id, transaction_id, evaluation_id, label, signal, labelled_at, author)
  SELECT 1, 'old-' || n, id, CASE WHEN n % 400 = 0 THEN 'fraud_detection_fraud' ELSE 'fraud_detection_approve' END, -1, at, 'bench'
  FROM rows WHERE n % 20 = 0
), tagged AS (
  INSERT INTO transaction_tags (account_id, transaction_id, tags) SELECT 1, 'old-' || n, ARRAY['vip'] FROM rows WHERE n % 100 = 0
), events AS (
  INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount)
  SELECT 1, hashint8extended(n % 200000, 1), at, id, n, 0, 1 FROM rows
)
INSERT INTO evaluation_find (account_id, id, transaction_id, state, current_state, fraud_score, amount, currency, action_type, terms)
SELECT 1, id, 'old-' || n, held, held, n % 100, round((5 + power((n::bigint * 7919 % 100000) / 100000.0, 3) * 900)::numeric, 2)::float8,
       (ARRAY['EUR','USD','GBP'])[1 + n % 3], (ARRAY['login','purchase','deposit','withdrawal'])[1 + n % 4], terms FROM rows`;

export const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

export async function timed(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await ask();
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`the server returned ${response.status}: ${text.slice(0, 300)}`);
  return performance.now() - started;
}

interface Kept {
  readonly evaluations: readonly { readonly id: string }[];
  readonly request: unknown;
  readonly seen: unknown;
  readonly answer: unknown;
}
/** Sends real transactions, reads the stored data of some as templates, and stores copies of those. */
export async function storeCopies(database: FreshDatabase, url: string): Promise<readonly FraudRequest[]> {
  const server = { url } as Parameters<typeof call>[0];
  const ask = async (path: string) => {
    const reply = await fetch(`${url}/management-api/v1${path}`, { headers: { 'x-api-key': KEY } });
    return ((await reply.json()) as { readonly data: Kept }).data;
  };
  const bodies = payloads(REAL_CALLS, 7);
  for (const body of bodies) await call(server, body);
  await database.query(
    'CREATE TABLE bench_template (number int PRIMARY KEY, request text, seen text, answer text, terms bigint[])',
  );
  const { evaluations } = await ask(`/evaluations?limit=${TEMPLATES}`);
  for (const [number, { id }] of evaluations.entries()) {
    const kept = await ask(`/evaluations/${id}`);
    await database.query(
      'INSERT INTO bench_template SELECT $1, $2, $3, $4, terms FROM evaluation_find WHERE id = $5::uuid',
      [number, JSON.stringify(kept.request), JSON.stringify(kept.seen), JSON.stringify(kept.answer), id],
    );
  }
  await database.query(FILL, [Date.now() - 3_600_000, STORED]);
  await database.query('DROP TABLE bench_template');
  await database.query('VACUUM ANALYZE');
  return bodies.map((body) => JSON.parse(body) as FraudRequest);
}
