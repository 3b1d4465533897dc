import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, items, type ManagementServer, startManagement } from './testing/management-server';

let server: ManagementServer;
let shop: Client;

beforeAll(async () => {
  server = await startManagement();
});
beforeEach(async () => {
  shop = server.withKey(await server.newAccount('Shop'));
});
afterAll(() => server.close());

const rule = (id: string) => ({
  id,
  name: id,
  when: 'user_country = "DE"',
  ...JSON.parse('{"then":{"state":"REVIEW"}}'),
});
const headers = { 'idempotency-key': 'once' };

describe('repeated change', () => {
  it('is made once and gets the same response twice', async () => {
    const first = await shop('POST', '/rules', { body: rule('R1'), headers });
    const second = await shop('POST', '/rules', { body: rule('R1'), headers });
    expect(second.body).toEqual(first.body);
    expect((await shop('GET', '/policy')).body.data.version).toBe(2);
    expect(items((await shop('GET', '/audit-log')).body.data.records)).toHaveLength(2);
  });

  it('returns 409 with another body or under another path', async () => {
    await shop('PUT', '/rule-categories/x', { body: { name: 'X' }, headers });
    await shop('POST', '/rules', { body: rule('R1'), headers });
    expect((await shop('POST', '/rules', { body: rule('R2'), headers })).status).toBe(409);
    await shop('POST', '/rules', { body: rule('R2') });
    await shop('PUT', '/rules/R1', { body: rule('R1'), headers });
    expect((await shop('PUT', '/rules/R2', { body: rule('R2'), headers })).status).toBe(409);
  });

  it('is retried after a failure', async () => {
    expect((await shop('PUT', '/rules/R1', { body: rule('R1'), headers })).status).toBe(404);
    await shop('POST', '/rules', { body: rule('R1') });
    expect((await shop('PUT', '/rules/R1', { body: rule('R1'), headers })).status).toBe(200);
  });

  it('is made once if it is sent many times in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop('POST', '/rules', { body: rule('R1'), headers })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await shop('GET', '/policy')).body.data.version).toBe(2);
  });

  it('is a separate change for another account', async () => {
    const other = server.withKey(await server.newAccount('Other'));
    await shop('POST', '/rules', { body: rule('R1'), headers });
    expect((await other('POST', '/rules', { body: rule('R2'), headers })).status).toBe(200);
  });
});

describe('repeated change that creates a key', () => {
  const body = { name: 'Checkout', scopes: ['admin'] };

  it('returns the same key to its creator only', async () => {
    const first = await shop('POST', '/keys', { body, headers });
    const second = await shop('POST', '/keys', { body, headers });
    expect(second.body).toEqual(first.body);
    const colleague = server.withKey(String(first.body.data.api_key));
    expect((await colleague('POST', '/keys', { body, headers })).status).toBe(409);
  });

  it('leaves no readable key in the database', async () => {
    const made = await shop('POST', '/keys', { body, headers });
    const rows = await server.routePorts.database.query<{ kept: string }>({
      accounts: 'every',
      text: `SELECT encode(kept, 'escape') AS kept FROM idempotency WHERE kept IS NOT NULL`,
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(made.body.data.api_key);
  });
});
