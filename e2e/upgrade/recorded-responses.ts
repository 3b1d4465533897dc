import { WORKFLOW_TEMPLATES, type WorkflowDefinition } from '@assay/contract';
import { listsFolder, WORLD } from '../../apps/server/src/screening/testing/lists';
import { startAssay } from '../../apps/server/src/testing/assay-server';
import { movableClock } from '../../apps/server/src/testing/movable-clock';
import { startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import { activeWorkflow, begin, finished, readExecution } from '../verification/flow';
import { png } from '../verification/pictures';

/** Responses as `STATUS body`, and webhook bodies, by the name of the request. */
export type Recorded = { readonly [name: string]: string };

const NOON = Date.parse('2026-11-28T12:00:00Z');

/** A transaction with every module that documents 1 to 3 describe and that needs no provider. */
const RICH = {
  config: {
    ip_api: true,
    email_api: true,
    phone_api: true,
    aml_api: true,
    bin_api: true,
    device_fingerprinting: true,
    geolocation_api: true,
    ip: { include: 'history,flags,id' },
    aml: { version: 'v1', type: 'PERSON' },
  },
  ip: '185.220.101.1',
  email: 'xkq7z9@mailinator.com',
  phone_number: '+36301234567',
  card_bin: '411111',
  card_hash: 'c1',
  card_last: '1111',
  user_id: 'ann',
  user_fullname: 'Viktor Draganov Petrosyan',
  user_dob: '1961-03-04',
  user_country: 'BG',
  user_city: 'Sofia',
  user_zip: '1000',
  billing_country: 'DE',
  shipping_country: 'FR',
  action_type: 'purchase',
  transaction_type: 'purchase',
  transaction_amount: 900.5,
  transaction_currency: 'EUR',
  items: [{ item_id: 'i-1', item_quantity: 2, item_name: 'Lamp', item_price: 450.25 }],
  custom_fields: { loyalty: 'gold', visits: 3 },
};

/** Requests with a body, in the order in which they are sent: `method path`, body. */
const REQUESTS: { readonly [name: string]: readonly [method: string, path: string, body?: unknown] } = {
  'fraud with all modules': ['POST', 'fraud-api/v2/', { ...RICH, transaction_id: 'order-1' }],
  'second fraud request of the user': ['POST', 'fraud-api/v2/', { ...RICH, transaction_id: 'order-2' }],
  'fraud with response_fields': [
    'POST',
    'fraud-api/v2/',
    {
      ...RICH,
      transaction_id: 'order-3',
      config: { ...RICH.config, response_fields: 'id,state,fraud_score,ip_details' },
    },
  ],
  'fraud without modules': ['POST', 'fraud-api/v2/', { transaction_id: 'order-4', user_id: 'ben' }],
  'fraud in API version 1': [
    'POST',
    'fraud-api/v1.0/',
    {
      config: { ip_api: true, email_api: true, phone_api: true },
      ip: '8.8.8.8',
      email: 'jo@example.com',
      phone_number: '+4930123456',
    },
  ],
  'payment screening': [
    'POST',
    'fraud-api/v2/',
    {
      transaction_id: 'order-5',
      config: {
        aml_api: true,
        aml: {
          version: 'v1',
          type: 'PERSON',
          payment_screening: { sender_config: { type: 'PERSON' }, receiver_config: { type: 'PERSON' } },
        },
      },
      user_fullname: 'Jo Miller',
      receiver_fullname: 'Viktor Draganov Petrosyan',
    },
  ],
  'empty body': ['POST', 'fraud-api/v2/', ''],
  'invalid JSON': ['POST', 'fraud-api/v2/', '{"ip":'],
  'wrong config': ['POST', 'fraud-api/v2/', { config: { ip_api: 'yes' } }],
  'wrong IP': ['POST', 'fraud-api/v2/', { config: { ip_api: true }, ip: 'nowhere' }],
  'IP lookup': ['GET', 'ip-api/v1/8.8.8.8?include=history,flags,id'],
  'IP lookup with a wrong address': ['GET', 'ip-api/v1/8.8.8'],
  'email lookup': ['POST', 'email-api/v3/', { email: 'jo@gmail.com', config: { timeout: 5000 } }],
  'email lookup in API version 2': ['GET', 'email-api/v2/jo%40gmail.com'],
  'phone lookup': ['POST', 'phone-api/v2/', { phone: '36301234567', config: { timeout: 5000 } }],
  'phone lookup in API version 1': ['GET', 'phone-api/v1/36301234567'],
  'AML with a match': [
    'POST',
    'aml-api/v1',
    { user_fullname: 'Viktor Draganov Petrosyan', user_dob: '1961-03-04' },
  ],
  'AML without a match': ['POST', 'aml-api/v1', { user_fullname: 'Jo Nobody Miller' }],
  'AML without a name': ['POST', 'aml-api/v1', { user_dob: '1961-03-04' }],
  'label values': ['GET', 'fraud-api/transaction-label/v2/label-value-set'],
  label: [
    'PUT',
    'fraud-api/transaction-label/v2',
    { transactions: [{ transaction_id: 'order-1', label: 'fraud_detection_fraud' }] },
  ],
  'label of an unknown transaction': [
    'PUT',
    'fraud-api/label/v1/order-99',
    { label: 'fraud_detection_fraud' },
  ],
  'tags added': ['POST', 'tag-api/v1/tags/order-1/add', { tags: ['vip', 'late'] }],
  tags: ['GET', 'tag-api/v1/tags/order-1'],
  'tags of an unknown transaction': ['GET', 'tag-api/v1/tags/order-99'],
  erasure: ['POST', 'erase-api/v2', { user_ids: ['ben'], domains: ['FRAUD'] }],
  'unknown API': ['GET', 'nothing-api/v1'],
};

/** Replaces values that differ between two runs: IDs, tokens, signatures and durations. */
const masked = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/"id":"[0-9a-f]{12}"/g, '"id":"<id>"')
    .replace(/"calculation_time":\d+/g, '"calculation_time":0')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replace(/signature=[\w-]+/g, 'signature=<signature>');

/**
 * Sends every request to a new server and returns the masked responses and webhook bodies.
 * @param webhooks number of webhook deliveries to wait for
 */
export async function recordResponses(webhooks: number): Promise<Recorded> {
  const folder = await listsFolder();
  await folder.publish('world', WORLD, new Date('2026-10-01T00:00:00Z'));
  const receiver = await startEndpoint();
  const server = await startAssay({
    env: { ASSAY_DATA_DIR: folder.dataDir, ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' },
    clock: movableClock(NOON),
  });
  const recorded: { [name: string]: string } = {};
  const record = (name: string, { status, text }: { readonly status: number; readonly text: string }) => {
    recorded[name] = masked(`${status} ${text}`);
  };
  try {
    const shop = await server.newAccount('Shop');
    const events = [
      'transaction/processed',
      'transaction/status_updated',
      'orchestration/workflow_execution_finished',
      'verification/session_finished',
      'erase/finished',
    ];
    const hook = await shop.live.manage('POST', '/webhooks', { name: 'Shop', url: receiver.url, events });
    recorded['webhook events'] = `${hook.status} ${hook.error.code ?? ''}`;
    const send = (apiKey: string | undefined, method: string, path: string, body?: unknown) =>
      server.app.inject({
        method: method as 'GET',
        url: `/RestService/${path}`,
        headers: {
          ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    const answer = async (name: string, ...request: Parameters<typeof send>) => {
      const { statusCode: status, payload: text } = await send(...request);
      record(name, { status, text });
    };
    for (const [name, [method, path, body]] of Object.entries(REQUESTS))
      await answer(name, shop.liveKey, method, path, body);
    await answer('no key', undefined, 'POST', 'fraud-api/v2/', RICH);
    await answer('unknown key', 'assay_live_unknown', 'POST', 'fraud-api/v2/', RICH);
    await answer('key without the scope', shop.testKey, 'POST', 'erase-api/v2', { user_id: 'ben' });

    const template = WORKFLOW_TEMPLATES['document-selfie'];
    if (!template) throw new Error('the template is missing');
    const workflow = await activeWorkflow(shop.live, template.definition as WorkflowDefinition, 'Identity');
    const init = (json: unknown) => shop.live.send('POST', '/orchestration-api/v1/init-workflow', { json });
    record(
      'init-workflow',
      await init({ workflowId: workflow, inputs: { user_id: 'u-1', email: 'jo@example.com' } }),
    );
    record('init-workflow of an unknown workflow', await init({ workflowId: 'none', inputs: {} }));
    const run = await begin(server, shop, workflow, { user_id: 'u-2', reference_id: 'r-9' });
    record('pending execution', await readExecution(shop.live, run.id));
    await run.page.start();
    await run.page.media('documentFront', png());
    await run.page.submit('document', { document_type: 'PASSPORT' });
    await run.page.settled();
    await run.page.media('selfieImage', png(9, 9));
    await run.page.submit('selfie');
    await run.page.settled();
    await finished(shop.live, run.id);
    record('finished execution', await readExecution(shop.live, run.id));
    record('unknown execution', await readExecution(shop.live, '00000000-0000-7000-8000-000000000000'));
    const bodies = (await receiver.has(webhooks)).map(({ event, body }) => `${event} ${masked(body)}`);
    recorded.webhooks = bodies.sort().join('\n');
    return recorded;
  } finally {
    await server.close();
    await receiver.close();
    await folder.remove();
  }
}
