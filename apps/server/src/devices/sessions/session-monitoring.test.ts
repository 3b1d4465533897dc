import { STREAM_LIMITS } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { deploymentKeysOf } from '../../testing/test-keys';
import { askAuthData, type StreamClient, streamClient } from './testing/stream-client';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

const PAGE = { k: 'page', t: 0, path: '0123abcd', nav: 'load', tag: 'checkout' } as const;
const newStream = () => streamClient(server, server.owner.liveKey);
const call = (stream: StreamClient, more: object = {}) =>
  server.owner.live.fraud({
    config: { session_monitoring_api: true, response_fields: 'id,state,session_monitoring_details' },
    stream_id: stream.streamId,
    ...more,
  });
const read = (stream: StreamClient) => server.owner.live.manage('GET', `/sessions/${stream.streamId}`);

describe('authData', () => {
  it('is plain base64 text with a token, the ingest domains and the salt of the account', async () => {
    const [one, other] = [
      await askAuthData(server, server.owner.liveKey),
      await askAuthData(server, server.owner.liveKey),
    ];
    expect(one.domains).toEqual(['http://assay.example']);
    expect(one.token).not.toBe(other.token);
    expect(one.config.salt).toMatch(/^[0-9a-f]{16}$/);
    expect(other.config.salt).toBe(one.config.salt);
    const stranger = await server.newAccount('Other salt');
    expect((await askAuthData(server, stranger.liveKey)).config.salt).not.toBe(one.config.salt);
  });

  it('is rejected with the error envelope', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/session-monitoring-api/v1/auth/' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, '2001']);
  });
});

describe('session stream', () => {
  it('is reported in the fraud response when the module is enabled and the stream is named', async () => {
    const stream = await newStream();
    await stream.send([PAGE, { k: 'seen', t: 12_000, on: 0 }], { label: 'checkout', time: [9000, 0, 3000] });
    const { data } = await call(stream);
    expect(data.session_monitoring_details).toMatchObject({
      sdk_platform: 'web',
      sdk_version: '1.0.0',
      metadata: { page_count: 1, session_duration: 12, active_time: 9, idle_time: 0, off_screen_time: 3 },
      session_risk: {
        automation_risk: { level: null, flags: [] },
        contextual_risk: { level: 'low', flags: [] },
        remote_access_risk: { level: null, flags: [] },
      },
    });
    const unnamed = await call(stream, { config: { session_monitoring_api: true } });
    expect(unnamed.data).not.toHaveProperty('session_monitoring_details');
    // The stream data used in the decision is stored even if the response doesn't include it, for replays and
    // explanations.
    const { id } = unnamed.data;
    const listed = await server.owner.live.manage('GET', `/evaluations?transaction_id=${id}`);
    const [evaluation] = items(listed.data.evaluations);
    const read = await server.owner.live.manage('GET', `/evaluations/${evaluation?.id}`);
    expect(read.data.inputs?.details?.session_monitoring_details).toMatchObject({ sdk_platform: 'web' });
  });

  it('is null in the fraud response when it is missing, malformed, unknown or foreign', async () => {
    const stream = await newStream();
    await stream.send([PAGE]);
    const stranger = await server.newAccount('Stranger');
    const config = { session_monitoring_api: true, response_fields: 'session_monitoring_details' };
    const asked = [
      await server.owner.live.fraud({ config }),
      await server.owner.live.fraud({ config, stream_id: 'no-uuid' }),
      await server.owner.live.fraud({ config, stream_id: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b' }),
      await stranger.live.fraud({ config, stream_id: stream.streamId }),
      await server.owner.test.fraud({ config, stream_id: stream.streamId }),
    ];
    for (const answer of asked) {
      expect([answer.status, answer.data]).toEqual([200, { session_monitoring_details: null }]);
    }
    expect((await stranger.live.manage('GET', `/sessions/${stream.streamId}`)).status).toBe(404);
  });

  it('counts a repeated batch once, for any order of batches', async () => {
    const stream = await newStream();
    const later = { k: 'click', t: 5000, el: '11111111', ptr: 'mouse', moves: 9, tail: 3, hold: 90 } as const;
    await stream.send([later], { seq: 7 });
    await stream.send([PAGE], { seq: 3 });
    const again = await Promise.all([3, 7, 3].map((seq) => stream.send([PAGE, later], { seq })));
    expect(again.map((answer) => answer.data)).toEqual(
      [3, 7, 3].map((seq) => ({ stream: stream.streamId, seq })),
    );
    const { data } = await read(stream);
    expect(data.events).toBe(2);
    expect(items(data.timeline).map((event) => event.kind)).toEqual(['click', 'page']);
    expect(data.complete).toBe(true);
  });

  it('accepts two concurrent senders without losing a batch', async () => {
    const stream = await newStream();
    await stream.send([PAGE], { seq: 0 });
    await Promise.all(Array.from({ length: 20 }, (_, seq) => stream.send([PAGE], { seq: seq + 1 })));
    expect((await read(stream)).data.events).toBe(21);
  });

  it("uses server time when the client's clock is hours off", async () => {
    const stream = await newStream();
    const before = Math.floor(server.clock.now() / 1000);
    await stream.send(
      [
        { ...PAGE, t: 0 },
        { k: 'focus', t: 4000, on: 0 },
      ],
      { clockAhead: 5 * 3_600_000 },
    );
    const { metadata } = (await call(stream)).data.session_monitoring_details!;
    expect(Number(metadata.end_time)).toBeGreaterThanOrEqual(before);
    expect(Number(metadata.end_time)).toBeLessThanOrEqual(Math.ceil(server.clock.now() / 1000));
    expect(metadata.session_duration).toBe(4);
  });

  it('starts with its first event, and shows the decision that named it', async () => {
    const stream = await newStream();
    await stream.send([PAGE, { k: 'end', t: 20_000 }]);
    const request = { user_id: 'customer-7', transaction_amount: 12.5, transaction_currency: 'EUR' };
    await call(stream, { transaction_id: 'earlier' });
    const { data: decided } = await call(stream, { transaction_id: 'order-7', ...request });
    const { data } = await read(stream);
    const { opened_at, ended_at } = data;
    expect(Date.parse(String(ended_at)) - Date.parse(String(opened_at))).toBe(20_000);
    expect(items(data.timeline)[0]?.at).toBe(opened_at);
    const linked = { transaction_id: 'order-7', current_state: decided.state, user_id: 'customer-7' };
    expect(items(data.evaluations)).toMatchObject([linked, { transaction_id: 'earlier', user_id: null }]);
    const listed = await server.owner.live.manage('GET', '/sessions?transaction_id=order-7');
    expect(items(listed.data.sessions)).toMatchObject([
      { opened_at, duration: 20, evaluation: { ...linked, amount: 12.5, currency: 'EUR' } },
    ]);
  });

  it('accepts deflated batches with the token in the header, from any page', async () => {
    const stream = await newStream();
    const answer = await stream.send([PAGE], { deflate: true, inHeader: true });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toContain('X-New-Token');
    const preflight = await server.app.inject({ method: 'OPTIONS', url: '/session-ingest/v1/events' });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
  });

  it('belongs to transactions that named it before its first batch', async () => {
    const stream = await newStream();
    const early = await call(stream, { transaction_id: 'early-bird', user_id: 'customer-early' });
    expect(early.data.session_monitoring_details).toBeNull();
    await stream.send([PAGE]);
    const { data } = await read(stream);
    expect(items(data.evaluations).map((link) => link.transaction_id)).toEqual(['early-bird']);
    const listed = await server.owner.live.manage('GET', '/sessions?transaction_id=early-bird');
    expect(items(listed.data.sessions).map((session) => session.stream_id)).toEqual([stream.streamId]);
    const found = await server.owner.live.manage('POST', '/sessions/search', { user_id: 'customer-early' });
    expect(items(found.data.sessions).map((session) => session.stream_id)).toEqual([stream.streamId]);
    const nobody = await server.owner.live.manage('POST', '/sessions/search', { user_id: 'nobody' });
    expect(items(nobody.data.sessions)).toEqual([]);
  });
});

describe('networks and machines of a stream', () => {
  it('are derived from the addresses of batches, and addresses are never stored', async () => {
    const stream = await newStream();
    await stream.send([PAGE], { address: '81.2.69.142' });
    await stream.send([PAGE], { address: '185.220.101.1' });
    await stream.send([PAGE], { address: '81.2.69.142' });
    const { data, text } = await read(stream);
    expect(items(data.networks)).toHaveLength(2);
    expect(items(data.reasons).map((reason) => String(reason.flag))).toContain('ip_change');
    expect(text).not.toMatch(/81\.2\.69|185\.220/);
    const kept = await server.database.query({ text: 'SELECT summary FROM session_stream' });
    expect(JSON.stringify(kept)).not.toMatch(/81\.2\.69|185\.220/);
  });

  it('indicate a farm when identical machines serve many users', async () => {
    const account = await server.newAccount('Farmed');
    const config = {
      session_monitoring_api: true,
      response_fields: 'session_monitoring_details,applied_rules',
    };
    const env = {
      k: 'env',
      t: 0,
      sw: 1080,
      sh: 2340,
      dpr: 2,
      depth: 24,
      lang: 'en',
      tz: 'UTC',
      cores: 4,
    } as const;
    const found: unknown[] = [];
    for (let user = 0; user < 5; user++) {
      const stream = await streamClient(server, account.liveKey);
      await stream.send([env, PAGE]);
      const { data } = await account.live.fraud({
        config,
        stream_id: stream.streamId,
        user_id: `user ${user}`,
      });
      found.push([
        data.session_monitoring_details?.session_risk.automation_risk.flags,
        data.applied_rules.map(({ id }) => id),
      ]);
    }
    expect(found).toEqual([...Array.from({ length: 4 }, () => [[], []]), [['device_farm'], ['HC804']]]);
  });
});

describe('stream token use', () => {
  it('opens one stream and continues with the token of the response', async () => {
    const stream = await newStream();
    const opening = stream.token();
    const first = await stream.send([PAGE]);
    expect(first.newToken).toBeDefined();
    const other = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a00';
    expect((await stream.send([PAGE], { token: opening, streamId: other })).error.code).toBe('2004');
    expect((await stream.send([PAGE], { streamId: other })).error.code).toBe('2004');
    // The response to the first batch may be lost, so it may be sent again with the opening token.
    expect((await stream.send([PAGE], { token: opening, seq: 0 })).status).toBe(200);
  });

  it("can't take over a stream of the same or another account", async () => {
    const stream = await newStream();
    await stream.send([PAGE]);
    const rival = await askAuthData(server, server.owner.liveKey);
    expect((await stream.send([PAGE], { token: rival.token })).status).toBe(401);
    const stranger = await server.newAccount('Rival');
    const foreign = await askAuthData(server, stranger.liveKey);
    // The id is unused in the other account, so it opens a stream there and changes nothing here.
    expect((await stream.send([PAGE], { token: foreign.token, seq: 99 })).status).toBe(200);
    expect((await read(stream)).data.events).toBe(1);
  });

  it('is rejected when altered, unsigned or missing', async () => {
    const stream = await newStream();
    const [head = '', body = ''] = stream.token().split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 4711 }),
    ).toString('base64url');
    for (const token of [`${none}.${body}.`, `${head}.${forged}.${stream.token().split('.')[2]}`, 'x', '']) {
      expect((await stream.send([PAGE], { token })).error.code).toBe('2004');
    }
  });
});

describe('expiry', () => {
  it('ends tokens, rotates them, and ends streams', async () => {
    const timed = await startAssay();
    try {
      const late = await streamClient(timed, timed.owner.liveKey);
      const stream = await streamClient(timed, timed.owner.liveKey);
      expect((await stream.send([PAGE])).newToken).toBeDefined();
      expect((await stream.send([PAGE])).newToken).toBeUndefined();
      timed.clock.advance(STREAM_LIMITS.openTokenMs + 1000);
      expect((await late.send([PAGE])).error.code).toBe('2004');
      const rotated = await stream.send([PAGE]);
      expect(rotated.newToken).toBeDefined();
      for (let hour = 0; hour < 47; hour++) {
        timed.clock.advance(3_600_000);
        expect((await stream.send([PAGE])).status).toBe(200);
      }
      timed.clock.advance(3_600_000);
      expect((await stream.send([PAGE])).error.code).toBe('2004');
    } finally {
      await timed.close();
    }
  });

  it('accepts late batches of a finished stream', async () => {
    const timed = await startAssay();
    try {
      const stream = await streamClient(timed, timed.owner.liveKey);
      await stream.send([PAGE], { seq: 0 });
      await stream.send([{ k: 'end', t: 0 }], { seq: 2 });
      expect((await stream.send([PAGE], { seq: 1 })).status).toBe(200);
      timed.clock.advance(STREAM_LIMITS.afterEndMs + 1000);
      expect((await stream.send([PAGE], { seq: 3 })).error.code).toBe('2004');
    } finally {
      await timed.close();
    }
  });
});

describe('floods and invalid input', () => {
  it('are slowed down with Retry-After', async () => {
    const stream = await newStream();
    await stream.send([PAGE]);
    const answers = await Promise.all(
      Array.from({ length: STREAM_LIMITS.batchBurst + 20 }, (_, seq) =>
        stream.send([PAGE], { seq: seq + 1 }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are rejected by size, number and format', async () => {
    const stream = await newStream();
    const many = Array.from(
      { length: STREAM_LIMITS.batchEvents + 1 },
      () => ({ k: 'focus', t: 0, on: 1 }) as const,
    );
    expect((await stream.send(many)).error.code).toBe('3000');
    const bomb = [{ ...PAGE, filler: 'x'.repeat(STREAM_LIMITS.unpackedBytes) }];
    expect((await stream.send(bomb, { deflate: true })).error.code).toBe('3000');
    expect((await stream.send([{ ...PAGE, filler: 'x'.repeat(STREAM_LIMITS.batchBytes) }])).error.code).toBe(
      '3000',
    );
    expect((await stream.send([PAGE], { streamId: 'nothing' })).error.code).toBe('1006');
    expect((await stream.send([PAGE], { seq: -1 })).error.code).toBe('1006');
    expect((await stream.send([PAGE], { label: 'x'.repeat(33) })).error.code).toBe('3000');
    for (const payload of ['', '[]', 'x\u009c', '{"stream":', Buffer.from([0x78, 0x9c, 1, 2, 3])]) {
      const answer = await server.app.inject({ method: 'POST', url: '/session-ingest/v1/events', payload });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('skip invalid events and accept the others', async () => {
    const stream = await newStream();
    await stream.send([
      { k: 'unknown', t: 1 } as never,
      { k: 'click', t: -5 },
      { k: 'click', t: 1, el: 'not a hash' },
      { k: 'field', t: 1, el: '11111111', add: 'many' },
      { k: 'field', t: 1, el: '__proto__' },
      { k: 'custom', t: 1, name: 'n'.repeat(33) },
      PAGE,
    ]);
    expect((await read(stream)).data.events).toBe(1);
  });
});

describe('stream removal', () => {
  it('of a person removes every session named in their transactions', async () => {
    const { eraseSessionStreams, exportSessionStreams, keyHasher } = await import('@assay/store');
    const stream = await newStream();
    await stream.send([PAGE]);
    await call(stream, { email: 'Anna@Example.com' });
    const { pepper } = await deploymentKeysOf(server.database);
    const hasher = keyHasher(pepper);
    const person = { userHashes: [], emailHashes: [hasher('email', 'anna@example.com')], transactionIds: [] };
    const space = server.owner.id;
    expect(await exportSessionStreams(server.database, space, person)).toMatchObject([
      { id: stream.streamId, events: 1, timeline: [{ events: [{ k: 'page' }] }] },
    ]);
    expect(await eraseSessionStreams(server.database, space, person)).toBe(1);
    expect(await exportSessionStreams(server.database, space, person)).toEqual([]);
    expect((await read(stream)).status).toBe(404);
    // The browser continues with a token of a removed stream, which is not created again.
    expect((await stream.send([PAGE])).error.code).toBe('2004');
  });

  it('by age removes streams, batches and links', async () => {
    const { removeStreamsOlderThan } = await import('@assay/store');
    const account = await server.newAccount('Short memory');
    const stream = await streamClient(server, account.liveKey);
    await stream.send([PAGE]);
    await account.live.fraud({ config: { session_monitoring_api: true }, stream_id: stream.streamId });
    expect(await removeStreamsOlderThan(server.database, account.id, server.clock.now() - 60_000)).toBe(0);
    expect(await removeStreamsOlderThan(server.database, account.id, server.clock.now() + 1)).toBe(1);
    for (const table of ['session_stream', 'session_batch', 'session_link']) {
      const rows = await server.database.query({
        text: `SELECT 1 FROM ${table} WHERE account_id = $1`,
        values: [account.id],
      });
      expect(rows).toEqual([]);
    }
  });
});
