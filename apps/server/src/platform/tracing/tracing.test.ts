import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../configuration';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { BadConfiguration } from '../environment';
import { jsonLog, logWith } from '../log';
import { NO_TRACING, type Tracing } from '../tracing';
import { openTracing } from './open-tracing';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const PERSON = { user_id: 'customer-of-note', email: 'ada@example.com', ip: '203.0.113.77' };

/** Most tests start a server. On a busy machine the first start is slow, which isn't a fault. */
vi.setConfig({ testTimeout: 120_000 });

const SERVICE = { name: 'assay', version: '1.2.3' };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
});

/**
 * Starts a collector on loopback.
 * @param answers false means that it accepts connections and never responds
 */
async function collector(answers = true) {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.once('end', () => {
      bodies.push(body);
      if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const tracingTo = (endpoint: string): Promise<Tracing> => openTracing(endpoint, SERVICE);

async function traced(tracing: Tracing): Promise<AssayServer> {
  const server = await startAssay({ tracing });
  ends.push(() => server.close());
  return server;
}

it("traces each part of a fraud request within the caller's trace, without request data", async () => {
  const there = await collector();
  const tracing = await tracingTo(there.url);
  const server = await traced(tracing);
  const { status } = await server.owner.live.fraud(
    { ...PERSON, config: { ip_api: true, email_api: true } },
    { traceparent: `00-${TRACE}-${CALLER}-01` },
  );
  expect(status).toBe(200);
  await tracing.close();

  const spans = there.spans().filter(({ traceId }) => traceId === TRACE);
  const named = (name: string) => spans.find((span) => span.name === name);
  const call = named('POST /RestService/fraud-api/v2');
  expect(call?.parentSpanId).toBe(CALLER);
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  for (const part of ['open', 'gather', 'decide', 'store'])
    expect([part, named(part)?.parentSpanId]).toEqual([part, call?.spanId]);
  for (const lookup of ['lookup ip_details', 'lookup email_details'])
    expect([lookup, named(lookup)?.parentSpanId]).toEqual([lookup, named('gather')?.spanId]);
  expect(named('lookup phone_details')).toBeUndefined();
  for (const value of Object.values(PERSON)) expect(there.bodies.join()).not.toContain(value);
});

it('marks a request as failed if the caller disconnected', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  ends.push(() => vi.unstubAllEnvs());
  const there = await collector();
  const tracing = await tracingTo(there.url);
  const server = await traced(tracing);
  const socket = connect(await server.listen(), '127.0.0.1');
  const begun = once(server.app.server, 'request');
  socket.write(
    `POST /RestService/fraud-api/v2/ HTTP/1.1\r\nHost: a\r\nX-API-Key: ${server.owner.liveKey}\r\ntraceparent: 00-${TRACE}-${CALLER}-01\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  await begun;
  socket.destroy();
  await vi.waitUntil(() => there.spans().some(({ traceId }) => traceId === TRACE), { timeout: 10_000 });
  const [span] = there.spans().filter(({ traceId }) => traceId === TRACE);
  expect([span?.name, span?.status.code]).toEqual(['POST /RestService/fraud-api/v2', 2]);
  expect(span?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'caller_gone' } });
  await tracing.close();
});

it('records a failure by its type and adds the trace ids to its log line', async () => {
  const there = await collector();
  const tracing = await tracingTo(there.url);
  const lines: string[] = [];
  const log = logWith(
    jsonLog(
      (line) => lines.push(line),
      () => 0,
    ),
    tracing.ids,
  );
  log.info('outside');
  const failing = tracing.part('failing', async () => {
    await Promise.resolve();
    log.fault('inside', new TypeError('a secret word'));
    throw new TypeError('a secret word');
  });
  await expect(failing).rejects.toThrow('a secret word');
  expect(() =>
    tracing.part('at once', () => {
      throw new RangeError('another secret word');
    }),
  ).toThrow('another secret word');
  await tracing.close();

  const [outside, inside] = lines.map((line) => JSON.parse(line));
  expect(outside).not.toHaveProperty('trace_id');
  const [span, atOnce] = there.spans();
  expect(inside).toMatchObject({ trace_id: span?.traceId, span_id: span?.spanId });
  expect(span?.status.code).toBe(2);
  expect(span?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'TypeError' } }]);
  expect(atOnce?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'RangeError' } }]);
  expect(there.bodies.join()).not.toContain('secret word');
});

it('adds trace ids to request buckets only in the OpenMetrics format', async () => {
  const there = await collector();
  const tracing = await tracingTo(there.url);
  const server = await traced(tracing);
  await server.owner.live.fraud({ transaction_id: 'noted', ...PERSON });
  const ask = (accept: string) => server.app.inject({ url: '/metrics', headers: { accept } });
  const open = await ask('application/openmetrics-text;version=1.0.0;q=0.5,text/plain;q=0.2');
  await tracing.close();
  const [, id] =
    /^assay_fraud_call_seconds_bucket\{le="[^"]+"\} 1 # \{trace_id="(\w+)",/m.exec(open.body) ?? [];
  expect(there.spans().map(({ traceId }) => traceId)).toContain(id);
  expect([open.headers['content-type'], open.body.endsWith('# EOF\n')]).toEqual([
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
    true,
  ]);
  const plain = await ask('text/plain');
  expect(plain.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(plain.body).toMatch(/^assay_fraud_call_seconds_bucket\{le="\+Inf"\} 1$/m);
  expect(plain.body).toContain('# TYPE assay_http_requests_total counter');
  expect(plain.body).not.toContain('trace_id');
});

it('traces a job in a separate trace if it had an effect or failed', async () => {
  const there = await collector();
  const tracing = await tracingTo(there.url);
  const job = (name: string, run: () => Promise<unknown>) => tracing.job({ name, everyMs: 1000, run }).run();
  await job('idle', async () => undefined);
  await expect(
    job('failing', async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const until = performance.now() + 25;
  await job('busy', async () => {
    while (performance.now() < until);
  });
  await tracing.close();
  expect(there.spans().map(({ name }) => name)).toEqual(['job failing', 'job busy']);
});

it.each([
  'never responds',
  'is unreachable',
])('a collector that %s neither delays nor fails a request', async (trouble) => {
  const there = await collector(false);
  const tracing = await tracingTo(trouble === 'never responds' ? there.url : 'http://127.0.0.1:1');
  const server = await traced(tracing);
  expect((await server.owner.live.fraud({ transaction_id: 'untold' })).status).toBe(200);
  // A collector that never responds doesn't delay closing.
  await tracing.close();
});

it('applies the sampler of the environment', async () => {
  const there = await collector();
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_off');
  ends.push(() => vi.unstubAllEnvs());
  const tracing = await tracingTo(there.url);
  expect(tracing.part('unsampled', () => 7)).toBe(7);
  await tracing.close();
  expect(there.bodies).toEqual([]);
});

it('sends no traces without a configured collector', async () => {
  expect(await openTracing(null, SERVICE)).toBe(NO_TRACING);
});

it('fails to start with one sentence if the packages are not installed', async () => {
  const missing = openTracing('http://127.0.0.1:4318', SERVICE, () =>
    Promise.reject(new Error('Cannot find package')),
  );
  await expect(missing).rejects.toThrow(BadConfiguration);
  await expect(missing).rejects.toThrow('npm install @opentelemetry/api');
});

it.each([
  'collector',
  'collector:4318',
  'file:///tmp/traces',
])('fails to start with one sentence if the collector address is invalid: %s', (address) => {
  expect(() => readConfiguration({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address',
  );
});
