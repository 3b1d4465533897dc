import cluster from 'node:cluster';
import { once } from 'node:events';
import { fraudRequestSchema } from '@assay/contract';
import Fastify from 'fastify';
import pg from 'pg';

const SCHEMA = JSON.parse(
  // Fastify rejects a name that occurs twice.
  JSON.stringify(fraudRequestSchema(), (name, value) => (name === '$id' ? undefined : value)),
) as object;

/**
 * The baseline: a bare Fastify server that validates the same request with Ajv and performs one durable
 * insert of request and reply. Reads PORT, DATABASE_URL, REPLY (the reply of a real request) and PROCESSES
 * (number of processes that share the port) from the environment.
 */
async function serve(): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  const reply = JSON.parse(process.env.REPLY ?? '{}') as object;
  const app = Fastify({
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true, strict: false },
    },
  });
  app.post('/call', { schema: { body: SCHEMA } }, async (request, response) => {
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
    cluster.worker?.disconnect();
  });
}

async function emptyTable(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    'CREATE TABLE IF NOT EXISTS bench_call (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), request jsonb NOT NULL, reply jsonb NOT NULL)',
  );
  await client.query('TRUNCATE bench_call');
  await client.end();
}

/** Runs several processes on one port; each receives connections in turn. */
async function keep(count: number): Promise<void> {
  const workers = Array.from({ length: count }, () => cluster.fork());
  process.on('SIGTERM', () => {
    for (const worker of workers) worker.process.kill('SIGTERM');
  });
  await Promise.all(workers.map((worker) => once(worker, 'listening')));
}

if (cluster.isPrimary) await emptyTable();
const processes = Number(process.env.PROCESSES ?? 1);
await (cluster.isPrimary && processes > 1 ? keep(processes) : serve());
if (cluster.isPrimary) process.stdout.write('listening\n');
