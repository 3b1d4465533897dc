import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { signedHeaders } from '../../apps/server/src/webhooks/message';
import { startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import {
  Assay,
  UntrustedWebhook,
  verifyPlainSignature,
  verifyWebhook,
} from '../../clients/typescript/src/index';

const secretOf = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`;
const [secret, other, stranger] = [secretOf(7), secretOf(8), secretOf(9)];
const NOW = 1_795_187_400_000;
const body = '{"event":"ping","timestamp":"2026-11-20T15:10:00.000Z","data":{}}';
const headers = signedHeaders('0199a7f0', body, NOW, {
  header: 'Service-Signature',
  secret,
  previousSecret: other,
});
const refused = (promise: Promise<unknown>, word: string) =>
  expect(promise).rejects.toThrow(expect.objectContaining({ name: 'UntrustedWebhook', message: word }));

describe('TypeScript client webhooks', () => {
  let server: AssayServer;
  let shop: TestAccount;
  let assay: Assay;
  beforeAll(async () => {
    server = await startAssay({ env: { ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' } });
    shop = await server.newAccount('Shop');
    assay = new Assay({ url: `http://127.0.0.1:${await server.listen()}`, apiKey: shop.liveKey });
  });
  afterAll(() => server?.close());

  it('accepts a message that the real server delivered, also during a rotation', async () => {
    const endpoint = await startEndpoint();
    const made = await assay.call('POST /management-api/v1/webhooks', {
      body: { name: 'Shop', url: endpoint.url, events: ['transaction/processed'] },
    });
    await assay.fraud({ transaction_id: 'order-1' });
    await endpoint.has(1);
    const turned = await assay.call('POST /management-api/v1/webhooks/{id}/rotate', {
      path: { id: made.webhook.id },
      body: { overlap_seconds: 600 },
    });
    await assay.fraud({ transaction_id: 'order-2' });
    const received = await endpoint.has(2);
    await endpoint.close();
    for (const [index, { body, headers }] of received.entries()) {
      for (const known of [made.secret, [turned.secret, made.secret]]) {
        const message = await verifyWebhook({ body, headers, secret: known });
        expect(message.event === 'transaction/processed' && message.data.id).toBe(`order-${index + 1}`);
        expect(await verifyPlainSignature({ body, headers, secret: known })).toEqual(message);
      }
    }
    const [first, second] = received as [(typeof received)[number], (typeof received)[number]];
    expect((await verifyWebhook({ ...second, secret: turned.secret })).event).toBe('transaction/processed');
    await refused(
      verifyWebhook({ ...first, secret: turned.secret }),
      'No signature matches. Check the signing secret.',
    );
  });

  it('reads headers and bodies in every supported form', async () => {
    const bytes = new TextEncoder().encode(body);
    for (const form of [headers, new Headers(headers), { ...headers, 'Webhook-Id': undefined }]) {
      for (const sent of [body, bytes, Buffer.from(body)])
        expect((await verifyWebhook({ body: sent, headers: form, secret, now: NOW })).timestamp).toContain(
          '2026',
        );
    }
  });

  it.each([
    ['signed with another secret', { secret: stranger }, 'No signature matches. Check the signing secret.'],
    ['with a changed body', { body: `${body} ` }, 'No signature matches. Check the signing secret.'],
    ['with no headers', { headers: {} }, 'The webhook-id or webhook-timestamp header is missing or invalid.'],
    [
      'with an invalid time',
      { headers: { ...headers, 'webhook-timestamp': 'soon' } },
      'The webhook-id or webhook-timestamp header is missing or invalid.',
    ],
    [
      'with another id',
      { headers: { ...headers, 'webhook-id': '0199a7f1' } },
      'No signature matches. Check the signing secret.',
    ],
    [
      'without a signature',
      { headers: { ...headers, 'webhook-signature': '' } },
      'No signature matches. Check the signing secret.',
    ],
    [
      'with an invalid signature',
      { headers: { ...headers, 'webhook-signature': 'v1,%% v1, v1a,AA==' } },
      'No signature matches. Check the signing secret.',
    ],
    [
      'with very many signatures',
      { headers: { ...headers, 'webhook-signature': `${'v1,AAAA '.repeat(5000)}` } },
      'No signature matches. Check the signing secret.',
    ],
    ['that is too old', { now: NOW + 301_000 }, "The message is too old, or this machine's clock is wrong."],
    ['from the future', { now: NOW - 301_000 }, "The message is too old, or this machine's clock is wrong."],
  ])('rejects a message %s', async (_what, change, word) => {
    await refused(verifyWebhook({ body, headers, secret, now: NOW, ...change }), word);
  });

  it('distinguishes a signed body that is not a message, a forged message, and a wrong secret', async () => {
    const text = '{"event":7}';
    const signed = signedHeaders('1', text, NOW, { header: 'X', secret, previousSecret: null });
    await refused(
      verifyWebhook({ body: text, headers: signed, secret, now: NOW }),
      "The signed body isn't a webhook message.",
    );
    await expect(verifyWebhook({ body, headers, secret: 'whsec_', now: NOW })).rejects.toThrow(TypeError);
    expect(await verifyPlainSignature({ body: body, headers, secret: other })).toMatchObject({
      event: 'ping',
    });
    await expect(verifyPlainSignature({ body, headers, secret: stranger })).rejects.toThrow(UntrustedWebhook);
    await expect(
      verifyPlainSignature({ body, headers: { 'service-signature': 'AB' }, secret }),
    ).rejects.toThrow(UntrustedWebhook);
  });
});
