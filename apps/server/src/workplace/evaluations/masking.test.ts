import { MASK, type RouteDocument } from '@assay/contract';
import { GRANTABLE, MANAGEMENT_PREFIX } from '@assay/management-api';
import { ALL_ROUTES } from '@assay/openapi';
import { createWebhookEndpoint, storeMedia } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeAlert } from '../../management/testing/alerts';
import { type Client, items, type Json } from '../../management/testing/management-server';
import { startWhole, type WholeServer } from '../../management/testing/whole-server';

/** First name of the demo watchlists. */
const LISTED_NAME = 'Valtor Krestinsky';
/** Personal data that must not appear in a masked response. */
const PLANTED = {
  email: 'zebralda.quince@planted-domain.example',
  email_domain: 'planted-domain',
  phone_number: '+36205550143',
  user_fullname: 'Zebralda Quincetree',
  listed: LISTED_NAME,
  ip: '203.0.113.77',
  card_last: '7391',
  card_hash: 'f00dcafe7391aa',
  user_id: 'zq-user-5512',
  user_street: 'Plantedlane 17',
  user_city: 'Plantedville',
  user_bank_account: 'DE02120300000000202051',
  doc_number: 'ZQ8812345',
  user_dob: '1971-03-29',
  memo: 'leave it with Zebralda next door',
  own_text: 'own-secret-9911',
  own_number: 918273645,
  note: 'Zebralda called on Monday',
  file: 'Letter of Zebralda.txt',
};
const PASSWORD = 'a sentence that only they would say';
const WORKFLOW = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

let server: WholeServer;
let owner: Client;
let masked: Client;
/** Client with all permissions except `personal:see`. */
let blind: Client;
/**
 * Path parameter values, by the preceding path segment, or by the first and the preceding segment where
 * needed.
 */
let ids: { readonly [part: string]: string };

async function post(url: string, payload: object): Promise<Json> {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'x-api-key': server.ownerKey },
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.payload}`);
  return answer.json().data;
}

/** Sends a transaction with all personal data, screened and held for review. */
const fraudCall = () =>
  post('/RestService/fraud-api/v2', {
    transaction_id: 'planted-transaction',
    email: PLANTED.email,
    phone_number: PLANTED.phone_number,
    user_fullname: PLANTED.user_fullname,
    receiver_fullname: PLANTED.user_fullname,
    ip: PLANTED.ip,
    card_last: PLANTED.card_last,
    card_hash: PLANTED.card_hash,
    user_id: PLANTED.user_id,
    user_street: PLANTED.user_street,
    user_city: PLANTED.user_city,
    user_country: 'DE',
    user_bank_account: PLANTED.user_bank_account,
    doc_number: PLANTED.doc_number,
    user_dob: PLANTED.user_dob,
    order_memo: PLANTED.memo,
    transaction_amount: 730,
    transaction_currency: 'EUR',
    custom_fields: { remark: PLANTED.own_text, passport: PLANTED.own_number },
    items: [{ item_name: 'Shoes', item_custom_fields: { engraving: PLANTED.own_text } }],
    config: { ip_api: true, email_api: true, phone_api: true, aml_api: true },
  });

async function plantedIds(): Promise<typeof ids> {
  const account = (await owner('GET', '/account')).body.data;
  const endpoint = server.runtime.timeOrderedId();
  await createWebhookEndpoint(server.database, {
    environmentId: Number(account.id),
    id: endpoint,
    name: 'Planted',
    url: 'https://192.168.0.1/hook',
    events: ['transaction/processed'],
    secret: Buffer.from('planted'),
    createdAt: 0,
  });
  // Pauses the endpoint, so that nothing is sent.
  await server.database.query({ text: 'UPDATE webhook_endpoint SET paused_until = 9000000000000' });
  await owner('POST', '/rules', {
    body: {
      id: 'planted-rule',
      name: 'Held back',
      when: 'user_fullname != "Unknown" and custom_fields.passport > 5',
      ...JSON.parse('{"then":{"state":"REVIEW"}}'),
    },
  });
  await owner('POST', '/lists', { body: { id: 'planted', name: 'Known', kind: 'plain', field: 'email' } });
  await owner('POST', '/lists/planted/entries', { body: { values: [PLANTED.email], note: PLANTED.note } });
  await post('/RestService/aml-api/v1', {
    user_id: PLANTED.user_id,
    user_fullname: LISTED_NAME,
    config: { monitoring_required: true },
  });
  const call = await fraudCall();
  const { workflow } = (await owner('POST', '/workflows', { body: { name: 'Check', definition: WORKFLOW } }))
    .body.data;
  await owner('POST', `/workflows/${workflow?.id}/activate`);
  const started = await post('/orchestration-api/v1/init-workflow', {
    workflowId: workflow?.id,
    inputs: { user_id: PLANTED.user_id, email: PLANTED.email, user_fullname: PLANTED.user_fullname },
  });
  const queue = await owner('POST', '/queues', { body: { name: 'Held back', source: 'DECISIONS' } });
  const evaluation = String((await owner('GET', '/evaluations')).body.data.evaluations?.[0 as never]?.id);
  const cases = items((await owner('GET', '/cases')).body.data.cases);
  await owner('PATCH', `/cases/${cases[0]?.id}`, { body: { comment: PLANTED.note } });
  await owner('POST', `/cases/${cases[0]?.id}/decisions`, {
    body: { decision: 'FALSE_POSITIVE', comment: PLANTED.note },
  });
  await owner('POST', `/queues/${queue.body.data.id}/items/${evaluation}/notes`, {
    body: { text: PLANTED.note },
  });
  const attach = async (path: string): Promise<string> => {
    const answer = await owner('POST', `${path}/attachments`, {
      headers: {
        'content-type': 'text/plain',
        'content-disposition': `attachment; filename="${PLANTED.file}"`,
      },
      body: Buffer.from('Dear all'),
    });
    return String(answer.body.data.attachment?.id);
  };
  const media = server.runtime.timeOrderedId();
  await storeMedia(server.database, {
    environmentId: Number(account.id),
    id: media,
    executionId: String(started.executionId),
    sessionId: null,
    slot: 'documentFront',
    mediaType: 'image/png',
    size: 8,
    sha256: Buffer.alloc(32),
    wrappedKey: Buffer.alloc(32),
    createdAt: 0,
  });
  const review = { state: 'REVIEW', comment: PLANTED.note };
  await owner('POST', '/transactions/planted-transaction/review', { body: review });
  await owner('POST', '/transactions/planted-transaction/notes', { body: { comment: PLANTED.note } });
  const delivery = await vi.waitFor(
    async () => {
      const [made] = items((await owner('GET', '/webhook-deliveries')).body.data.deliveries);
      if (!made) throw new Error('no delivery is made');
      return String(made.id);
    },
    { timeout: 20_000 },
  );
  expect(call.state).toBeDefined();
  const stored = await storeAlert(server.database, server.runtime, Number(account.id), {
    evidence: [evaluation],
    caseName: PLANTED.note,
  });
  await owner('PATCH', `/alerts/${stored.alert}`, { body: { comment: PLANTED.note } });
  return {
    alerts: stored.alert,
    'alert-cases': stored.alertCase,
    'evaluations attachments': await attach(`/evaluations/${evaluation}`),
    'cases attachments': await attach(`/cases/${cases[0]?.id}`),
    'workflow-executions attachments': await attach(`/workflow-executions/${started.executionId}`),
    'cleared-matches': String(
      items((await owner('GET', '/screening/cleared-matches')).body.data.cleared_matches)[0]?.id,
    ),
    evaluations: evaluation,
    transactions: 'planted-transaction',
    rules: 'planted-rule',
    lists: 'planted',
    cases: String(cases[0]?.id),
    queues: String(queue.body.data.id),
    items: evaluation,
    media,
    workflows: String(workflow?.id),
    'workflow-executions': String(started.executionId),
    'webhook-deliveries': delivery,
    webhooks: endpoint,
    versions: '1',
    'monitored-names': String(
      items((await owner('GET', '/screening/monitored-names')).body.data.monitored)[0]?.id,
    ),
  };
}

async function memberOf(role: string, name = role): Promise<Client> {
  const email = `${name}@example.com`;
  const { body } = await owner('POST', '/invitations', { body: { email, role } });
  const nobody = server.withHeaders({});
  await nobody('POST', '/invitations/accept', { body: { token: body.data.token, password: PASSWORD } });
  const answer = await nobody('POST', '/session', { body: { email, password: PASSWORD } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return server.withHeaders({ cookie, 'x-assay-panel': '1' });
}

beforeAll(async () => {
  server = await startWhole();
  owner = server.withKey(server.ownerKey);
  ids = await plantedIds();
  masked = await memberOf('read-only');
  const permissions = GRANTABLE.map(({ name }) => name).filter((name) => !name.startsWith('personal'));
  const made = await owner('POST', '/roles', { body: { name: 'Blind', permissions } });
  blind = await memberOf(String(made.body.data.id), 'blind');
}, 120_000);
afterAll(() => server.close());

/** Returns the path of a route with the planted ids. */
const addressOf = ({ path }: Pick<RouteDocument, 'path'>): string =>
  path
    .slice(MANAGEMENT_PREFIX.length)
    .replace(
      /([\w-]+)\/\{\w+\}/g,
      (_, part: string) => `${part}/${ids[part] ?? ids[`${path.split('/')[3]} ${part}`] ?? '1'}`,
    );

/** Returns the planted values found in a response. */
const leaked = (answer: unknown): readonly string[] => {
  const text = JSON.stringify(answer);
  // Four digits occur by chance in sums, times and counts, so short values must stand alone.
  const isIn = (value: string) =>
    value.length > 4 ? text.includes(value) : new RegExp(`(?<![\\w.])${value}(?![\\w.])`).test(text);
  return Object.entries(PLANTED).flatMap(([name, value]) => (isIn(String(value)) ? [name] : []));
};

const READING_POSTS: { readonly [operationId: string]: object } = {
  search: { query: PLANTED.email },
  searchStreams: { user_id: PLANTED.user_id },
  checkRule: { when: 'user_country = "DE"' },
  checkWorkflow: { definition: WORKFLOW },
};
const READS = ALL_ROUTES.filter(
  ({ operationId, path, scope, method }) =>
    path.startsWith(MANAGEMENT_PREFIX) &&
    scope !== null &&
    (method === 'get' || operationId in READING_POSTS),
);
const ask = (client: Client, route: RouteDocument) => {
  const body = READING_POSTS[route.operationId];
  const query = route.operationId === 'readLinks' ? `?evaluation=${ids.evaluations}` : '';
  return client(route.method.toUpperCase() as 'GET', addressOf(route) + query, body ? { body } : {});
};

describe('read routes', () => {
  it.each(
    READS.map((route) => [route.operationId, route] as const),
  )('%s returns no personal data to a user without the permission', async (_name, route) => {
    expect(leaked((await ask(masked, route)).body)).toEqual([]);
  });

  it('return the planted values to an owner', async () => {
    const found = new Map<string, readonly string[]>();
    // A list exported as a file is not JSON; readListEntries covers its content.
    for (const route of READS.filter(({ success }) => 'data' in success)) {
      const values = leaked((await ask(owner, route)).body);
      if (values.length > 0) found.set(route.operationId, values);
    }
    expect([...found.keys()].sort()).toEqual([
      'explainEvaluation',
      'exportAlert',
      'exportAlertCase',
      'listCaseAttachments',
      'listCases',
      'listClearedMatches',
      'listEvaluationAttachments',
      'listEvaluations',
      'listExecutionAttachments',
      'listMonitoredNames',
      'listQueueItems',
      'listTransactionChanges',
      'listTransactionEvaluations',
      'listWorkflowExecutions',
      'openCaseAttachment',
      'openEvaluationAttachment',
      'openExecutionAttachment',
      'readAlert',
      'readAlertCase',
      'readCase',
      'readClearedMatch',
      'readEvaluation',
      'readExecutionReview',
      'readLinks',
      'readListEntries',
      'readManagedExecution',
      'readQueueItem',
      'readWebhookDelivery',
      'search',
    ]);
    expect([...new Set([...found.values()].flat())].sort()).toEqual(Object.keys(PLANTED).sort());
  });
});

const REVEALS = ALL_ROUTES.filter(({ reveals }) => reveals !== undefined);
const REASON = 'Complaint 4711 of the customer';

describe('masked record', () => {
  it('retains its structure: lists show that a person exists, a decision shows all non-personal data', async () => {
    const { body } = await masked('GET', `/evaluations/${ids.evaluations}`);
    expect(body.data.summary).toMatchObject({
      transaction_id: 'planted-transaction',
      amount: 730,
      person: { name: 'Z••• Q•••', email: 'z•••@•••', user_id: MASK },
      ip: MASK,
    });
    expect(body.data.request).toMatchObject({
      user_country: 'DE',
      transaction_amount: 730,
      user_street: MASK,
    });
    expect(body.data.response?.data).toMatchObject({ state: 'REVIEW', version: 'v2' });
  });

  it.each(
    REVEALS.map((route) => [route.operationId, route] as const),
  )('is revealed with a reason, which is stored: %s', async (_name, route) => {
    const path = addressOf(route);
    const plain = await owner('GET', path.replace(/\/reveal$/, ''));
    const shown = await masked('POST', path, { body: { reason: REASON } });
    expect(shown.status).toBe(200);
    expect(leaked(shown.body)).toEqual(leaked(plain.body));
    const [record] = items((await owner('GET', '/audit-log?action=person.reveal&limit=1')).body.data.records);
    expect(record).toMatchObject({ change: { operation: route.reveals?.operationId, reason: REASON } });
    expect(record?.actor).toMatch(/^user /);
    expect(path).toContain(String(record?.target).split(' ').at(-1));
  });

  it.each([
    ['lists/planted/entries', (data: Json) => items(data.entries)[0]?.value, PLANTED.email],
    ['screening/monitored-names', (data: Json) => items(data.monitored)[0]?.name, LISTED_NAME],
    ['media', (data: Json) => String(data.path).split('?')[0], '/media/v1/'],
  ])('is revealed by its reveal route even when always hidden: %s', async (path, shownIn, value) => {
    const base =
      path === 'media' ? `workflow-executions/${ids['workflow-executions']}/media/${ids.media}` : path;
    const hidden = await masked('GET', `/${base}`);
    expect(String(shownIn(hidden.body.data))).toContain(MASK);
    expect((await masked('POST', `/${base}/reveal`, { body: {} })).status).toBe(400);
    const shown = await masked('POST', `/${base}/reveal`, { body: { reason: REASON } });
    expect(String(shownIn(shown.body.data))).toContain(value);
    expect((await blind('POST', `/${base}/reveal`, { body: { reason: REASON } })).status).toBe(403);
  });

  it.each([
    [{}],
    [{ reason: '' }],
    [{ reason: '    ' }],
    [{ reason: 'why' }],
    [{ reason: 7 }],
    [{ reason: 'x'.repeat(301) }],
  ])('rejects the reason %j', async (body) => {
    const before = (await owner('GET', '/audit-log?limit=1')).body.data.records;
    const { status, body: answer } = await masked('POST', `/evaluations/${ids.evaluations}/reveal`, { body });
    expect(status).toBe(400);
    expect(leaked(answer)).toEqual([]);
    expect((await owner('GET', '/audit-log?limit=1')).body.data.records).toEqual(before);
  });

  it('is revealed to concurrent requests, each in the audit log', async () => {
    const ask = () =>
      masked('POST', `/evaluations/${ids.evaluations}/reveal`, { body: { reason: `${REASON}, at once` } });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(new Array(8).fill(200));
    const reported = items((await owner('GET', '/audit-log?action=person.reveal&limit=9')).body.data.records);
    expect(
      reported.map(({ change }) => change?.reason).filter((reason) => `${reason}`.endsWith('at once')),
    ).toHaveLength(8);
    expect((await owner('GET', '/audit-log/verification')).body.data).toMatchObject({ intact: true });
  });

  it("returns 404 on reveal when it doesn't exist", async () => {
    const path = '/evaluations/0193a5a0-0000-7000-8000-00000000dead/reveal';
    expect((await masked('POST', path, { body: { reason: REASON } })).status).toBe(404);
  });
});

/** Routes that would end the session used here, and a ping of the planted endpoint, whose secret is invalid. */
const LEFT_OUT = ['signOut', 'endOtherSignIns', 'changePassword', 'endSignIn', 'pingWebhook'];
const ORDER = ['get', 'post', 'put', 'patch', 'delete'];
/** Request bodies that match the planted data. */
const BODIES: { readonly [operationId: string]: object } = {
  ...READING_POSTS,
  exportPerson: { user_id: PLANTED.user_id },
  changeCase: { comment: PLANTED.note },
  noteQueueItem: { text: PLANTED.note },
  decideQueueItem: { decision: 'APPROVE', reason: PLANTED.note },
};
const CHANGES_TOO = ALL_ROUTES.filter(
  ({ operationId, path, scope, reveals }) =>
    path.startsWith(MANAGEMENT_PREFIX) && scope !== null && !reveals && !LEFT_OUT.includes(operationId),
).sort((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));

describe('user with all permissions except personal:see', () => {
  it("can't reveal a record", async () => {
    for (const route of REVEALS) {
      const answer = await blind('POST', addressOf(route), { body: { reason: REASON } });
      expect([route.operationId, answer.status]).toEqual([route.operationId, 403]);
    }
  });

  it('finds no planted value in the response of any route, including changes', async () => {
    const found: string[] = [];
    let answered = 0;
    for (const route of CHANGES_TOO) {
      const body = BODIES[route.operationId] ?? route.bodyExample;
      const method = route.method.toUpperCase() as 'GET';
      const answer = await blind(method, addressOf(route), body === undefined ? {} : { body });
      if (answer.status === 200) answered++;
      const values = leaked(answer.body);
      if (values.length > 0) found.push(`${route.operationId}: ${values.join(', ')}`);
    }
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(70);
  }, 120_000);
});
