import { fraudRequestSchema } from '@assay/contract';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The reference: a bare Fastify server that validates the same request with Ajv and does one durable insert of
 * request and reply. Reads PORT, DATABASE_URL and REPLY (the reply of a real call) from the environment.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_call (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), request jsonb NOT NULL, reply jsonb NOT NULL)',
);
await pool.query('TRUNCATE bench_call');
const reply = JSON.parse(process.env.REPLY ?? '{}') as object;

const app = Fastify({
  ajv: {
    customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true, strict: false },
  },
});
app.post('/call', { schema: { body: fraudRequestSchema() } }, async (request, response) => {
  await pool.query({
    name: 'insert_call',
    text: 'INSERT INTO bench_call (request, reply) VALUES ($1, $2)',
    values: [JSON.stringify(request.body), JSON.stringify(reply)],
  });
  return response.send(reply);
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
process.stdout.write('listening\n');
