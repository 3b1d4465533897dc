import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AssayServer, startAssay } from './testing/assay-server';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server?.close());

it('counts requests by route and status, with 499 for callers that disconnected', async () => {
  const counted = async (status: number) =>
    new RegExp(
      `^assay_http_requests_total\\{route="/RestService/fraud-api/v2",status="${status}"\\} 1$`,
      'm',
    ).test((await server.app.inject('/metrics')).body);
  await server.owner.live.fraud({});
  expect([await counted(200), await counted(499)]).toEqual([true, false]);
  const socket = connect(await server.listen(), '127.0.0.1');
  const begun = once(server.app.server, 'request');
  socket.write(
    `POST /RestService/fraud-api/v2/ HTTP/1.1\r\nHost: a\r\nX-API-Key: ${server.owner.liveKey}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  await begun;
  socket.destroy();
  await vi.waitUntil(() => counted(499), { timeout: 10_000 });
});
