import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../net/guarded-fetch';
import {
  type LoopbackHttp,
  loopbackNetwork,
  type Respond,
  startLoopbackHttp,
} from '../testing/loopback-http';
import { ManualClock } from '../testing/manual-clock';
import { fetchJson } from './vendor-json';

let server: LoopbackHttp;
const fetch = createGuardedFetch(loopbackNetwork);

async function ask(respond: Respond, quiet: readonly number[] = []) {
  server = await startLoopbackHttp(respond);
  return fetchJson(fetch, server.baseUrl, { quiet }, new ManualClock());
}

afterEach(() => server.close());

describe('fetchJson', () => {
  it('reads JSON of any subtype', async () => {
    const answer = ask((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/rdap+json; charset=utf-8' }).end('{"a":1}');
    });
    expect(await answer).toMatchObject({ status: 200, json: { a: 1 } });
  });

  it('does not read the body of a quiet status', async () => {
    expect(await ask((_request, response) => response.writeHead(404).end('<html>'), [404])).toMatchObject({
      status: 404,
      json: null,
    });
  });

  it.each([
    [401, {}, 'unauthorised', null],
    [403, {}, 'unauthorised', null],
    [429, { 'retry-after': '7' }, 'rate-limited', 7_000],
    [429, {}, 'rate-limited', null],
    [503, { 'retry-after': '3' }, 'server-error', 3_000],
    [500, {}, 'server-error', null],
    [404, {}, 'server-error', null],
    [302, { location: '/' }, 'server-error', null],
  ])('reports status %i with headers %j as a failure', async (status, headers, kind, retryAfterMs) => {
    const answer = ask((_request, response) => response.writeHead(status, headers).end());
    await expect(answer).rejects.toMatchObject({ kind, retryAfterMs });
  });

  it.each([
    ['an HTML page', 'text/html', '{}', 'unexpected-content'],
    ['no type', '', '{}', 'unexpected-content'],
    ['a truncated document', 'application/json', '{"a":', 'malformed'],
    ['an empty body', 'application/json', '', 'malformed'],
  ])('reports %s as a failure', async (_what, type, body, kind) => {
    const answer = ask((_request, response) => {
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);
    });
    await expect(answer).rejects.toMatchObject({ kind });
  });

  it('rejects bytes that are not UTF-8', async () => {
    const answer = ask((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0x22, 0xff, 0x22]));
    });
    await expect(answer).rejects.toMatchObject({ kind: 'malformed' });
  });
});
