import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

it('every response, also an error, sends a header that disables content sniffing', async () => {
  const { live } = server.owner;
  const answers = [
    await live.fraud({}),
    await live.fraud({ transaction_amount: 'x' }),
    await live.manage('GET', '/account'),
    await server.withKey('wrong').manage('GET', '/account'),
  ];
  const nowhere = await server.app.inject({ method: 'GET', url: '/nowhere' });
  const page = await server.app.inject({ method: 'GET', url: '/metrics' });
  const headers = [...answers.map((answer) => answer.headers), nowhere.headers, page.headers];
  expect(headers.map((held) => [held['x-content-type-options'], held['referrer-policy']])).toEqual(
    headers.map(() => ['nosniff', 'no-referrer']),
  );
});
