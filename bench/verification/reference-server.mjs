import Fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline: a bare Fastify server with one durable insert of the body, and one select. Reads PORT and
 * DATABASE_URL.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_init (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), body jsonb NOT NULL)',
);
const app = Fastify();
app.post('/init', async (request, response) => {
  await pool.query({
    name: 'insert_init',
    text: 'INSERT INTO bench_init (body) VALUES ($1)',
    values: [JSON.stringify(request.body)],
  });
  return response.send({ success: true });
});
app.get('/init/:id', async (request, response) => {
  const { rows } = await pool.query({
    name: 'select_init',
    text: 'SELECT body FROM bench_init WHERE id = $1',
    values: [request.params.id],
  });
  return response.send({ success: true, data: rows[0].body });
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
process.stdout.write('listening\n');
