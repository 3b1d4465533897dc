import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { decideBy, fired } from '../../apps/server/src/testing/policy-of';

let server: AssayServer;
let shop: TestAccount;
/** A name server that receives queries and never responds. */
let silent: Socket;

beforeAll(async () => {
  silent = createSocket('udp4');
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  server = await startAssay({
    providers: { allowNetworks: ['127.0.0.0/8'], dns: { servers: [`127.0.0.1:${silent.address().port}`] } },
    env: { ASSAY_CALL_DEADLINE_MS: '400' },
  });
  shop = await server.newAccount('Shop');
});
afterAll(async () => {
  await server.close();
  silent.close();
});

const REQUEST = { config: { email_api: true }, email: 'ann@example.com' };

describe('live source that does not respond', () => {
  it('leaves its values unknown; offline data is reported as usual', async () => {
    const { status, data } = await shop.live.fraud(REQUEST);
    expect(status).toBe(200);
    expect(data.email_details).toMatchObject({
      email_details: { valid_format: true, deliverable: null },
      email_domain_details: { domain: 'example.com', valid_mx: null, registered: null },
    });
  });

  it('ends with the time limit of its module', async () => {
    const limited = { ...REQUEST, config: { email_api: true, email: { timeout: 1 } } };
    expect((await shop.live.fraud(limited)).data.email_details?.email_domain_details.valid_mx).toBeNull();
    expect((await shop.live.email({ email: 'bob@example.com', config: { timeout: 1 } })).status).toBe(200);
  });

  it('matches no rule: an unknown value is neither true nor false', async () => {
    const strict = await server.newAccount('Strict');
    await decideBy(strict, {
      no_mx: 'email_details.email_domain_details.valid_mx = false',
      mx: 'email_details.email_domain_details.valid_mx = true',
      unknown: 'not_exist(email_details.email_domain_details.valid_mx)',
    });
    expect(await fired(strict, REQUEST)).toEqual(['unknown']);
  });
});
