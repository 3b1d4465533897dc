import { afterEach, describe, expect, it } from 'vitest';
import { verdictOn } from './outcome';
import { type ReceiverOptions, webhookReceiver } from './receiver';
import { type Answer, type EndpointServer, startEndpoint } from './testing/endpoint-server';

const NEVER = new AbortController().signal;
const BODY = '{"event":"x","data":{}}';
const post = (url: string, options: Partial<ReceiverOptions> = {}) =>
  webhookReceiver({ allowLoopback: false, ...options }).post(url, {}, BODY, NEVER);
const loopback = (url: string, options: Partial<ReceiverOptions> = {}) =>
  post(url, { allowLoopback: true, ...options });

const endpoints: EndpointServer[] = [];
const open = async (answer?: Answer) => {
  const endpoint = await startEndpoint(answer);
  endpoints.push(endpoint);
  return endpoint;
};
afterEach(() => Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close())));

describe('internal address', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.8',
    '172.16.3.4',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '2130706433',
    '0x7f000001',
    '[::1]',
    '[fe80::1]',
    '[fd12:3456::1]',
    '[::ffff:169.254.169.254]',
    '[64:ff9b::a00:1]',
  ])('gets no request: %s', async (host) => {
    expect(await post(`https://${host}/hook`)).toEqual({ failure: 'forbidden-address' });
  });

  it('gets no request through a host name, not even as one of several addresses', async () => {
    const resolve = async () => ['93.184.215.14', '10.0.0.8'];
    expect(await post('https://rebound.example/', { resolve })).toEqual({ failure: 'forbidden-address' });
  });

  it('is not reached through a name that changes between the check and the connection', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      // The first response is harmless, and no second one is requested.
      return asked.length === 1 ? ['192.0.2.1', '198.51.100.1'] : ['127.0.0.1'];
    };
    expect(await post('https://rebound.example/', { resolve })).toEqual({ failure: 'forbidden-address' });
    expect(asked).toHaveLength(1);
  });
});

describe('http URL', () => {
  it('is permitted only for loopback, and only if that is enabled', () => {
    const strict = webhookReceiver({ allowLoopback: false });
    const loose = webhookReceiver({ allowLoopback: true });
    const urls = [
      'http://127.0.0.1:1/',
      'http://localhost/',
      'http://[::1]/',
      'http://example.com/',
      'https://example.com/',
    ];
    expect(urls.map((url) => strict.permits(url))).toEqual([false, false, false, false, true]);
    expect(urls.map((url) => loose.permits(url))).toEqual([true, true, true, false, true]);
  });
});

describe('redirect', () => {
  it.each([
    301, 302, 303, 307, 308,
  ])('with status %i is a failure, so signed data is not sent elsewhere', async (status) => {
    const other = await open();
    const endpoint = await open(
      (_request, response) => void response.writeHead(status, { location: other.url }).end(),
    );
    const reply = await loopback(endpoint.url);
    expect(reply).toMatchObject({ status });
    expect(verdictOn(reply)).toBe('failed');
    expect([endpoint.received.length, other.received.length]).toEqual([1, 0]);
  });
});

describe('response', () => {
  it('is stored up to 4 KiB, and longer ones still count', async () => {
    const endpoint = await open((_request, response) => void response.end('ä'.repeat(100_000)));
    const reply = await loopback(endpoint.url);
    expect(reply).toMatchObject({ status: 200 });
    expect('body' in reply && Buffer.byteLength(reply.body)).toBeLessThanOrEqual(4096 + 2);
  });

  it('that does not arrive in time counts as a timeout', async () => {
    const endpoint = await open(() => undefined);
    expect(await loopback(endpoint.url, { timeLimitMs: 100 })).toEqual({ failure: 'timeout' });
  });

  it('that arrives too slowly is cut off at the same limit', async () => {
    const endpoint = await open((_request, response) => {
      response.write('a');
      const drip = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await loopback(endpoint.url, { timeLimitMs: 150 })).toEqual({ failure: 'timeout' });
  });

  it('is requested again if the server closed the reused connection', async () => {
    const receiver = webhookReceiver({ allowLoopback: true });
    const endpoint = await open((_request, response, nth) => {
      if (nth === 2) response.socket?.resetAndDestroy();
      else response.end('ok');
    });
    const send = () => receiver.post(endpoint.url, {}, BODY, NEVER);
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
    expect(endpoint.received).toHaveLength(3);
  });
});
