import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { importText, PEOPLE, REGISTER } from '../../apps/server/src/verification/ekyc/testing/people';
import { type EndpointServer, startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import { activeWorkflow, begin, finished } from './flow';

let server: AssayServer;
let shop: TestAccount;
let endpoint: EndpointServer;
let workflow: string;

beforeAll(async () => {
  server = await startAssay({ env: { ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' } });
  shop = await server.newAccount('Shop');
  await importText(server.database, shop.id, REGISTER);
  endpoint = await startEndpoint();
  const subscription = { name: 'Shop', url: endpoint.url, events: ['ekyc/check_finished'] };
  await shop.live.manage('POST', '/webhooks', subscription);
  workflow = await activeWorkflow(shop.live, {
    start: 'identity',
    nodes: [
      { id: 'identity', type: 'EKYC', next: 'end', settings: { scheme: 'NIN' } },
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
  });
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const { id_value: nin, ...chidi } = PEOPLE.NG_ID_NIN;

describe('eKYC step of a workflow', () => {
  it.each([
    ['as in the register', { ...chidi, nin }, 'SUCCESS', 'APPROVED'],
    ['with a different name', { ...chidi, nin, user_lastname: 'Balogun' }, 'FAILED', 'DECLINED'],
  ])('by NIN, %s, is accepted and reported by webhook', async (_name, person, result, status) => {
    const before = endpoint.received.length;
    const run = await begin(server, shop, workflow, { user_id: `user of ${status}`, ...person });
    await run.page.start();
    const { checks } = await finished(shop.live, run.id);
    const [check] = checks as unknown as readonly { readonly [name: string]: unknown }[];
    expect(check).toMatchObject({ status });
    const formatted = (await endpoint.has(before + 1))[before];
    expect([formatted?.event, formatted?.data]).toMatchObject([
      'ekyc/check_finished',
      {
        transaction_id: check?.transactionId,
        user_id: `user of ${status}`,
        type: 'NG_ID_NIN',
        ekyc_result: result,
      },
    ]);
  });
});
