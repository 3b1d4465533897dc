import { type Database, keyHasher, openDatabase } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../apps/server/src/testing/client';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { deploymentKeysOf } from '../../apps/server/src/testing/test-keys';
import { type EndpointServer, startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import { hashesOf, type Identity, identity, marksOf } from './identity';
import { leaveTraces, type Place } from './seed';
import { rowsOfTable, tablesOf, tracesInFiles, tracesInTables } from './traces';

const KEY = 'assay_live_key-of-erase-tests';
const ERASE = '/RestService/erase-api/v2';
const DOMAINS = ['FRAUD', 'AML_Case_Management', 'AML_Name_Screening', 'IDV'];

/**
 * Tables with personal data, with the columns that other persons' rows change by themselves or because they
 * share an address.
 */
const OF_PERSONS: { readonly [table: string]: readonly string[] } = {
  evaluation: [],
  evaluation_find: [],
  velocity_event: [],
  key_history: [],
  idempotency: [],
  list_entry: [],
  transaction_tags: [],
  tag_value: [],
  transaction_status: [],
  transaction_label: [],
  transaction_change: [],
  payment_event: [],
  webhook_event: [],
  webhook_delivery: [],
  screening: [],
  monitored_name: ['checked_at', 'due_at'],
  monitored_match: [],
  screening_case: [],
  screening_case_match: [],
  screening_case_event: [],
  screening_whitelist: [],
  device: [],
  device_look: [],
  device_session: [],
  device_token: [],
  device_person: [],
  session_stream: [],
  session_batch: [],
  session_link: [],
};

/** Tables without personal rows; they are searched as well. */
const WITHOUT_PERSONAL_DATA: { readonly [table: string]: string } = {
  account: 'settings of accounts',
  account_model: 'the model in use',
  api_key: 'keys of accounts',
  alert: 'alerts of transaction monitoring; its tests cover their erasure',
  alert_case: 'the same',
  alert_event: 'the same',
  audit_tally: 'counts of wrong keys and sign-ins, without customers',
  monitoring_state: 'the position of the monitoring job',
  screening_resolution: 'outcomes of rules without personal data; deleted with the match',
  typology_state: 'state of the monitoring under keyed hashes; its tests cover the erasure',
  attachment: 'files of panel users; attachment tests cover their erasure',
  audit: 'ids, counts and settings',
  data_update: 'updates of embedded data',
  data_update_switch: 'setting of automatic updates',
  data_version: 'versions of embedded data',
  deployment: 'creation time, and the folder of the record keys',
  deployment_key: 'keys of the deployment, wrapped',
  device_alias: 'merged devices; device tests cover their erasure',
  device_key: 'public keys for encryption in browsers',
  device_resolver: 'resolvers of browsers, for ten minutes',
  device_share: 'frequency of values among devices',
  device_value_count: 'frequency of browsers and screens',
  erase_request: 'encrypted, and empty after completion',
  payment_event_uncounted: 'changes of sums by payment events, without persons',
  feedback_uncounted: 'changes of sums by labels and reviews, without persons',
  history_block: 'packed evaluations; a block is deleted with any of them',
  history_column: 'packed evaluations; a block is deleted with any of them',
  identity_key: 'imported registries; identity check tests cover their erasure',
  identity_record: 'the same',
  identity_registry: 'names and sizes of registries',
  identity_spending: 'costs by day',
  key_removal: 'positions of keys that will be destroyed',
  learning_job: 'settings and sums',
  model: 'weights',
  monitoring_change: 'list changes for monitored names; screening tests cover them',
  panel_identity: 'keyed hashes of panel users at an identity provider',
  panel_invitation: 'invitations of panel users',
  account_logo: 'the logo of the company',
  panel_preference: 'panel settings such as columns',
  policy_proposal: 'rules that wait for approval',
  panel_passkey: 'public keys of panel users',
  panel_second_factor: 'encrypted code seeds of panel users, and hashes of recovery codes',
  panel_session: 'sessions of panel users',
  panel_user: 'panel users',
  policy: 'rules of the account',
  queue_event: 'history of queue items; queue tests cover its erasure',
  queue_item: 'claims of queue items; queue tests cover their erasure',
  rate_bucket: 'tokens',
  review_queue: 'filters of queues, with keyed hashes of persons only',
  saved_view: 'filters of transactions, with keyed hashes of persons only',
  spent_sign_in: 'digests of sign-in attempts at a provider',
  sign_in: 'sign-in attempts: hashes of panel user addresses',
  schema_migration: 'versions',
  screening_generation: 'versions of lists',
  screening_profile: 'settings of screenings',
  traffic_sum: 'sums by day',
  traffic_sum_mark: 'counting position',
  webhook_endpoint: 'addresses of the account',
};

/** Tables of verifications; their erasure is tested there. */
const OF_VERIFICATIONS = [
  'index_snapshot',
  'media_removal',
  'verification_face',
  'verification_picture',
  'verification_trait',
  'workflow',
  'workflow_event',
  'workflow_execution',
  'workflow_job',
  'workflow_media',
  'workflow_version',
];

let store: TestDatabase;
let folder: DataFolder;
let server: ServerProcess;
let endpoint: EndpointServer;
let database: Database;
let place: Place;
let person: Identity;
let neighbour: Identity;
let hashes: readonly string[];
let log = '';

async function start(): Promise<void> {
  server = await startServer({
    DATABASE_URL: store.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true',
  });
  place = { url: server.url, apiKey: KEY, client: clientAt(server.url, KEY) };
}
const writeLog = () => {
  log += server.output() + server.log();
};
async function kill(): Promise<void> {
  await server.end('SIGKILL');
  writeLog();
}
/** Expires the leases, as if the lease time of a dead process were over. */
const endLeases = () => database.query({ text: 'UPDATE erase_request SET lease_until = 0' });

const settled = () =>
  expect
    .poll(
      async () =>
        (
          await database.query({
            text: `SELECT 1 FROM webhook_event WHERE NOT fanned_out UNION ALL
                   SELECT 1 FROM webhook_delivery d JOIN webhook_endpoint e ON e.account_id = d.account_id AND e.id = d.endpoint_id
                   WHERE d.state = 0 AND e.name = 'answers'`,
          })
        ).length,
      { timeout: 20_000 },
    )
    .toBe(0);

async function snapshot(): Promise<{ readonly [table: string]: readonly string[] }> {
  const tables = Object.entries(OF_PERSONS);
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ([table, without]) => [table, await rowsOfTable(database, table, without)] as const),
    ),
  );
}

const begin = async (who: Identity) =>
  String(
    (
      await place.client.send('POST', ERASE, {
        json: { domains: DOMAINS, emails: [who.email], user_ids: [who.userId] },
        headers: { 'idempotency-key': `erase ${who.userId}` },
      })
    ).data.request_id,
  );
const statusOf = async (id: string) => String((await place.client.send('GET', `${ERASE}/${id}`)).data.status);

beforeAll(async () => {
  store = await openTestDatabase();
  database = openDatabase({ url: store.url, maxConnections: 2 });
  folder = await newDataFolder();
  endpoint = await startEndpoint();
  await start();
  const { pepper } = await deploymentKeysOf(database);
  person = identity('quillwen', 1, { fullname: 'Valtor Krestinsky', birth: '1961-04-17' });
  neighbour = identity('ottokar', 2, { fullname: 'Ri Chol-bok', birth: '1970-11-02' });
  hashes = hashesOf(person, keyHasher(pepper));
  const { client } = place;
  const events = [
    'transaction/processed',
    'transaction/status_updated',
    'lists/updated',
    'aml/person_updates',
  ];
  await client.manage('POST', '/webhooks', { name: 'answers', url: endpoint.url, events });
  await client.manage('POST', '/webhooks', { name: 'rests', url: endpoint.url, events });
  // Its deliveries wait.
  await database.query({
    text: `UPDATE webhook_endpoint SET paused_until = 9000000000000 WHERE name = 'rests'`,
  });
  await client.manage('POST', '/lists', { id: 'persons', name: 'Persons', kind: 'plain', field: 'email' });
  await client.manage('POST', '/lists', {
    id: 'phones',
    name: 'Phones',
    kind: 'plain',
    field: 'phone_number',
  });
}, 180_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await endpoint.close();
  await database.close();
  await store.drop();
  await folder.remove();
});

describe('every table', () => {
  it('is listed as personal or not personal', async () => {
    const known = new Set([...Object.keys({ ...OF_PERSONS, ...WITHOUT_PERSONAL_DATA }), ...OF_VERIFICATIONS]);
    expect((await tablesOf(database)).filter((table) => !known.has(table))).toEqual([]);
  });
});

describe('person with data in every store', { timeout: 120_000 }, () => {
  let before: Awaited<ReturnType<typeof snapshot>>;
  let request: string;

  it("has rows in each of them, in addition to another person's", async () => {
    await leaveTraces(place, neighbour);
    await settled();
    before = await snapshot();
    await leaveTraces(place, person);
    await settled();
    const both = await snapshot();
    const untouched = Object.keys(OF_PERSONS).filter(
      (table) => (both[table]?.length ?? 0) <= (before[table]?.length ?? 0),
    );
    expect(untouched).toEqual([]);
    const places = new Set(
      (await tracesInTables(database, marksOf(person))).map(({ place: table }) => table),
    );
    expect(places).toContain('evaluation');
    expect(places).toContain('webhook_event');
  });

  it('can export all stored data', async () => {
    const { stdout, code } = await runAssay(
      ['export-person', '--email', person.email, '--user-id', person.userId],
      { env: { DATABASE_URL: store.url, ASSAY_DATA_DIR: folder.path } },
    );
    expect(code).toBe(0);
    const tables = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).table as string);
    const exported = [
      'evaluation',
      'transaction_tags',
      'transaction_change',
      'webhook_event',
      'device',
      'session_stream',
      'monitored_name',
      'screening',
      'screening_case',
      'list_entry',
      'key_history',
    ];
    expect(exported.filter((table) => !tables.includes(table))).toEqual([]);
    expect(stdout).not.toContain('ottokar');
    const records: unknown[] = [];
    for (let cursor: unknown; ; ) {
      const { data } = await place.client.manage('POST', '/person-export', {
        email: person.email,
        user_id: person.userId,
        limit: 3,
        ...(cursor ? { cursor } : {}),
      });
      expect(items(data.records).length).toBeLessThanOrEqual(3);
      records.push(...items(data.records));
      cursor = data.next;
      if (!data.next) break;
    }
    expect(records.map((record) => JSON.stringify(record)).sort()).toEqual(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.stringify(JSON.parse(line)))
        .sort(),
    );
  });

  it('is erased although the process was killed repeatedly meanwhile', async () => {
    request = await begin(person);
    for (let nth = 0; nth < 2 && (await statusOf(request)) !== 'COMPLETED'; nth++) {
      // At some point during the work, which takes about this long.
      await new Promise((resolve) => setTimeout(resolve, nth * 25));
      await kill();
      await endLeases();
      await start();
    }
    await expect.poll(() => statusOf(request), { timeout: 30_000 }).toBe('COMPLETED');
    await settled();
    expect(await tracesInTables(database, [...marksOf(person), ...hashes])).toEqual([]);
  });

  it('leaves every row of other persons unchanged', async () => {
    const after = await snapshot();
    for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
  });

  it('is in no file and no line of the log', async () => {
    writeLog();
    const marks = marksOf(person).filter((mark) => mark !== person.fullname.toLowerCase());
    expect(await tracesInFiles(folder.path, marks)).toEqual([]);
    expect(marks.filter((mark) => log.toLowerCase().includes(mark))).toEqual([]);
  });

  it('is unknown to the tag API, and the other person is unchanged', async () => {
    const tags = '/RestService/tag-api/v1/tags';
    for (const id of person.transactions) {
      const answer = await place.client.send('GET', `${tags}/${encodeURIComponent(id)}`);
      expect([answer.status, answer.error.code]).toEqual([404, '3001']);
    }
    const replayed = await runAssay(['replay', neighbour.transactions[0] ?? ''], {
      env: { DATABASE_URL: store.url, ASSAY_DATA_DIR: folder.path },
    });
    expect(replayed.code).toBe(0);
  });

  it('has an erasure record with counts and no personal data', async () => {
    const { data } = await place.client.manage('GET', '/audit-log?limit=20');
    const proof = items(data.records).find(({ target }) => String(target) === `erase ${request}`);
    expect(proof).toMatchObject({
      action: 'erase.finish',
      change: { status: 'COMPLETED', domains: DOMAINS, removed: { transactions: 3, evaluations: 4 } },
    });
    expect((await place.client.manage('GET', '/audit-log/verification')).data).toMatchObject({
      intact: true,
    });
    const [kept] = await database.query({
      text: 'SELECT person, position FROM erase_request WHERE id = $1',
      values: [request],
    });
    expect(kept).toEqual({ person: null, position: null });
  });
});
