import { keyHasher, listAccounts, listLearningJobs } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeploymentKeys } from '../platform/secrets/deployment-keys';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import { type Client, items } from '../testing/client';
import { testMasterKey } from '../testing/test-keys';
import { verifyCaseFile } from './case-file/verify';
import { erasePersonMonitoring } from './erase-person';
import { Monitor } from './monitor';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: AssayServer;
let shop: TestAccount;
let monitor: Monitor;
let sent = 0;

const setTypologies = (typologies: readonly object[]) =>
  shop.live.manage('PUT', '/typologies', { typologies });

/** Sends a payment and moves the clock. */
async function pay(from: string, to: string, more: object = {}): Promise<string> {
  sent++;
  const transaction_id = `pay-${sent}`;
  const json = {
    transaction_id,
    action_type: 'transfer',
    user_id: from,
    receiver_id: to,
    transaction_amount: 250,
    transaction_currency: 'EUR',
    ...more,
  };
  const answer = await shop.live.fraud(json);
  expect(answer.status).toBe(200);
  server.clock.advance(HOUR);
  return transaction_id;
}

/** Runs the job until nothing is left; the job of the server may have been first. */
async function watch(by = monitor): Promise<void> {
  server.clock.advance(2 * 60_000);
  const account = (await listAccounts(server.database)).find(({ id }) => id === shop.id);
  await by.run(account!, shop.id);
}

/** Creates a process of the deployment that runs the job. */
async function newMonitor(): Promise<Monitor> {
  const keys = await openDeploymentKeys(server.database, testMasterKey, server.clock);
  return new Monitor({ database: server.serving, runtime: server.clock, hasher: keyHasher(keys.pepper) });
}

const alerts = async (query = '', by: Client = shop.live) =>
  items((await by.manage('GET', `/alerts${query}`)).data.alerts);
const alertOf = async (id: unknown) => (await shop.live.manage('GET', `/alerts/${String(id)}`)).data;
const audit = async (action: string) =>
  items((await shop.live.manage('GET', `/audit-log?action=${action}`)).data.records);

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  monitor = await newMonitor();
});
afterAll(() => server?.close());

/** The short history of these tests makes a fan-in less surprising than that of an institution. */
const SURPRISE = { min_surprise: 3 };
const FAN_IN = { id: 'fan_in', mode: 'on', deadline_hours: 24, four_eyes: true, parameters: SURPRISE };

/** Many people pay one account within hours, after a time without such payments. */
async function fanIn(receiver: string, senders = 8): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let n = 0; n < senders; n++) ids.push(await pay(`${receiver}-sender-${n}`, receiver));
  return ids;
}

describe('typologies of the policy', () => {
  it('are off at first, and a change creates a policy version', async () => {
    const before = (await shop.live.manage('GET', '/typologies')).data;
    expect(items(before.typologies).length).toBeGreaterThanOrEqual(24);
    expect(items(before.typologies).every(({ mode }) => String(mode) === 'off')).toBe(true);
    const { status, data } = await setTypologies([
      { ...FAN_IN, parameters: { ...SURPRISE, min_senders: 6 } },
    ]);
    expect(status).toBe(200);
    expect(Number(data.version)).toBe(Number(before.policy_version) + 1);
    const after = items((await shop.live.manage('GET', '/typologies')).data.typologies);
    expect(after.find(({ id }) => String(id) === 'fan_in')).toMatchObject({ mode: 'on', deadline_hours: 24 });
    const policy = (await shop.live.manage('GET', '/policy')).data.document;
    expect(policy?.typologies).toMatchObject([{ id: 'fan_in', parameters: { min_senders: 6 } }]);
    const changed = { document: policy, expected_version: data.version };
    const saved = await shop.live.manage('PUT', '/policy', changed);
    expect(saved.status).toBe(200);
  });

  it('are rejected with unknown ids and with values outside the range', async () => {
    const answer = await setTypologies([
      { id: 'teleport', mode: 'on' },
      { ...FAN_IN, parameters: { min_senders: 0 } },
    ]);
    expect(answer).toMatchObject({ status: 400, error: { code: '1006' } });
    expect(answer.error.details?.map(({ field }) => field)).toEqual([
      'typologies.teleport',
      'typologies.fan_in.min_senders',
    ]);
  });
});

describe('monitoring job', () => {
  it('raises one alert per entity, extends it, and reads nothing twice', async () => {
    await pay('early', 'bird');
    await watch();
    server.clock.advance(20 * DAY);
    const paid = await fanIn('mule');
    await watch();
    const [found, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ typology: 'fan_in', status: 'OPEN', name: 'Fan-in', overdue: false });
    const whole = await alertOf(found?.id);
    expect(whole).toMatchObject({ entity: 'mule', four_eyes: true, currency: 'EUR' });
    // The entity received 250 from each sender.
    expect(whole.amount).toBe(250 * items(whole.edges).length);
    expect(String(whole.reason)).toMatch(
      /senders paid this account for the first time in \d+ days, EUR [\d,]+ in total/,
    );
    expect(items(whole.evidence).map(({ transaction_id }) => String(transaction_id))).toEqual(
      expect.arrayContaining(paid.slice(0, 6)),
    );
    expect(items(whole.parties).map(({ name }) => String(name))).toContain('mule-sender-0');
    expect(items(whole.parties).every(({ kind }) => String(kind) === 'user_id')).toBe(true);
    expect(items(whole.evidence)[0]).toMatchObject({ amount: 250, currency: 'EUR', action_type: 'transfer' });
    expect(found).toMatchObject({ entity: 'mule' });
    await watch();
    expect(await alerts()).toHaveLength(1);
    const since = encodeURIComponent(String(whole.since));
    const until = encodeURIComponent(String(whole.until));
    for (const query of [`entity_key=${whole.entity_key}`, `from=${until}`, `min_score=${whole.score}`])
      expect(await alerts(`?${query}`), query).toHaveLength(1);
    for (const query of [
      'entity_key=1',
      'entity_key=9999999999999999999',
      `to=${since}`,
      'min_score=1',
      `case_id=${whole.id}`,
    ])
      expect(await alerts(`?${query}`), query).toEqual([]);
    // The pattern has grown by more than half.
    for (let n = 8; n < 14; n++) await pay(`mule-sender-${n}`, 'mule');
    // Another process continues from the stored states.
    await watch(await newMonitor());
    const [extended, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(Number(extended?.findings)).toBeGreaterThan(Number(found?.findings));
    expect(items((await alertOf(extended?.id)).history).map(({ action }) => String(action))).toContain(
      'extended',
    );
  });

  it('raises nothing in shadow mode and shows no alerts of other accounts', async () => {
    const other = await server.newAccount('Other');
    expect(await alerts('', other.live)).toEqual([]);
    const [mine] = await alerts();
    expect((await other.live.manage('GET', `/alerts/${String(mine?.id)}`)).status).toBe(404);
    await setTypologies([{ ...FAN_IN, mode: 'shadow' }]);
    await fanIn('shadow');
    await watch();
    expect(await alerts()).toHaveLength(1);
    await setTypologies([FAN_IN]);
  });

  it('stores neither states nor alerts of a batch that fails', async () => {
    const broken = await newMonitor();
    const state = async () =>
      await server.database.query({ text: 'SELECT * FROM monitoring_state ORDER BY account_id' });
    await server.database.query({ text: 'ALTER TABLE alert_event RENAME TO alert_event_away' });
    await fanIn('fault');
    const before = await state();
    await expect(watch(broken)).rejects.toThrow();
    await server.database.query({ text: 'ALTER TABLE alert_event_away RENAME TO alert_event' });
    expect(await state()).toEqual(before);
    server.takeFaults();
    await watch(broken);
    expect((await alerts()).length).toBe(2);
  });
});

describe('work on an alert', () => {
  it('assigns, snoozes, comments and closes with two users', async () => {
    const [found] = await alerts('?typology=fan_in');
    const path = `/alerts/${String(found?.id)}`;
    const snoozed_until = new Date(server.clock.now() + DAY).toISOString();
    const changed = await shop.live.manage('PATCH', path, {
      assignee: 'anna',
      snoozed_until,
      comment: 'Asked',
    });
    expect(changed.data).toMatchObject({ status: 'SNOOZED', assignee: 'anna' });
    expect(await alerts('?status=SNOOZED')).toHaveLength(1);
    server.clock.advance(2 * DAY);
    await watch();
    expect(await alerts('?status=SNOOZED')).toEqual([]);
    expect(await alerts('?only=overdue')).toHaveLength(2);
    const close = { disposition: 'SUSPICIOUS', comment: 'Mule account' };
    const proposed = await shop.live.manage('POST', `${path}/close`, close);
    expect(proposed.data).toMatchObject({ status: 'OPEN', proposal: { disposition: 'SUSPICIOUS' } });
    expect((await shop.live.manage('POST', `${path}/close`, close)).error.code).toBe('3009');
    const { data } = await shop.live.manage('POST', '/keys', { name: 'Second', scopes: ['admin'] });
    const second = server.withKey(String(data.api_key));
    const closed = await second.manage('POST', `${path}/close`, close);
    expect(closed.data).toMatchObject({ status: 'CLOSED', disposition: 'SUSPICIOUS', proposal: null });
    expect((await shop.live.manage('PATCH', path, { assignee: null })).status).toBe(409);
    expect(await audit('alert.close')).toMatchObject([{ change: { disposition: 'SUSPICIOUS' } }]);
    const typologies = items((await shop.live.manage('GET', '/typologies')).data.typologies);
    expect(typologies.find(({ id }) => String(id) === 'fan_in')?.alerts).toMatchObject({
      suspicious: 1,
      precision: 1,
    });
  });

  it('merges alerts into a case and exports a signed file that verifies offline', async () => {
    const ids = (await alerts()).map(({ id }) => String(id));
    const merged = await shop.live.manage('POST', '/alert-cases', { name: 'Mule ring', alerts: ids });
    expect(items(merged.data.alerts)).toHaveLength(ids.length);
    const id = String(merged.data.id);
    const { data } = await shop.live.manage('GET', `/alert-cases/${id}/file`);
    const key = String(data.public_key);
    expect(verifyCaseFile(String(data.html), key)).toMatchObject({ valid: true, title: 'Mule ring' });
    expect(verifyCaseFile(JSON.stringify({ data }), key).valid).toBe(true);
    const changed = String(data.html).replace('Mule ring', 'Nothing');
    expect(verifyCaseFile(changed, key).valid).toBe(false);
    const content = JSON.parse(String(data.content)) as { transactions: unknown[]; audit: unknown[] };
    expect(content.transactions.length).toBeGreaterThan(8);
    expect(content.audit.length).toBeGreaterThan(0);
    expect((await shop.live.manage('GET', `/alerts/${ids[0]}/file`)).status).toBe(200);
    expect((await shop.live.manage('POST', '/alert-cases', { alerts: [id] })).status).toBe(400);
  });
});

describe('review queue of alerts', () => {
  const inQueue = async (id: string) =>
    items((await shop.live.manage('GET', `/queues/${id}/items`)).data.items);

  it('holds open alerts with their deadline, and closes them with two users', async () => {
    await setTypologies([FAN_IN]);
    for (const receiver of ['queued-one', 'queued-two']) await fanIn(receiver);
    await watch();
    // By deadline in pages, the earliest first.
    const inOrder = await alerts('?status=OPEN&order=deadline');
    const deadlines = inOrder.map(({ due_at }) => String(due_at));
    expect(deadlines).toEqual([...deadlines].sort());
    expect(inOrder).toHaveLength(3);
    const page = `?status=OPEN&order=deadline&limit=2&before=${String(inOrder[0]?.id)}`;
    expect((await alerts(page)).map(({ id }) => id)).toEqual(inOrder.slice(1).map(({ id }) => id));
    const queue = { name: 'Mules', source: 'ALERTS', filter: { typology: 'fan_in', min_score: 0.5 } };
    const made = await shop.live.manage('POST', '/queues', queue);
    expect(made.data).toMatchObject({ source: 'ALERTS', waiting: 3, overdue: 1 });
    const id = String(made.data.id);
    // An alert of an earlier test is first.
    const [, first, second] = await inQueue(id);
    expect(first).toMatchObject({ source: 'ALERTS', evaluation: null, alert: { typology: 'fan_in' } });
    expect(Date.parse(String(first?.deadline))).toBe(Date.parse(String((await alertOf(first?.id)).due_at)));
    const wrong = { ...queue, name: 'Wrong', filter: { country: 'DE' } };
    expect((await shop.live.manage('POST', '/queues', wrong)).error.code).toBe('1006');
    // A snoozed alert leaves the queue.
    const snoozed_until = new Date(server.clock.now() + DAY).toISOString();
    await shop.live.manage('PATCH', `/alerts/${String(second?.id)}`, { snoozed_until });
    expect(await inQueue(id)).toHaveLength(2);
    await shop.live.manage('PATCH', `/alerts/${String(second?.id)}`, { snoozed_until: null });
    expect(await inQueue(id)).toHaveLength(3);
    // Two users must give the same disposition, because the typology requires it.
    const decide = (by: Client, item: unknown, decision: string) =>
      by.manage('POST', `/queues/${id}/items/${String(item)}/decision`, { decision, reason: 'Mule account' });
    expect((await decide(shop.live, first?.id, 'DECLINE')).data).toMatchObject({ decided: false });
    expect(await alertOf(first?.id)).toMatchObject({
      status: 'OPEN',
      proposal: { disposition: 'SUSPICIOUS' },
    });
    expect((await decide(shop.live, first?.id, 'DECLINE')).error.code).toBe('3009');
    const key = (await shop.live.manage('POST', '/keys', { name: 'Third', scopes: ['admin'] })).data.api_key;
    const other = server.withKey(String(key));
    expect((await decide(other, first?.id, 'DECLINE')).data).toMatchObject({ decided: true });
    expect(await alertOf(first?.id)).toMatchObject({ status: 'CLOSED', disposition: 'SUSPICIOUS' });
    // A disposition that was proposed outside the queue is confirmed in it.
    const proposal = { disposition: 'FALSE_POSITIVE', comment: 'A collection for a gift' };
    await shop.live.manage('POST', `/alerts/${String(second?.id)}/close`, proposal);
    expect((await inQueue(id))[1]?.proposal).toMatchObject({ decision: 'APPROVE' });
    // A claim doesn't store a proposal that the alert can lose.
    await other.manage('PATCH', `/queues/${id}/items/${String(second?.id)}`, { assignee: 'me' });
    for (const disposition of ['INCONCLUSIVE', 'FALSE_POSITIVE']) {
      await shop.live.manage('POST', `/alerts/${String(second?.id)}/close`, { ...proposal, disposition });
      const decision = disposition === 'FALSE_POSITIVE' ? 'APPROVE' : undefined;
      expect((await inQueue(id))[1]?.proposal?.decision).toBe(decision);
    }
    expect((await decide(other, second?.id, 'APPROVE')).data).toMatchObject({ decided: true });
    expect(await inQueue(id)).toHaveLength(1);
    const typologies = items((await shop.live.manage('GET', '/typologies')).data.typologies);
    expect(typologies.find(({ id: name }) => String(name) === 'fan_in')?.alerts).toMatchObject({
      suspicious: 2,
      false_positive: 1,
    });
  });
});

describe('payment events', () => {
  const send = (transactionId: string, event: object) =>
    shop.live.manage('POST', `/transactions/${transactionId}/events`, {
      event_id: `event-${transactionId}-${JSON.stringify(event).length}`,
      occurred_at: new Date(server.clock.now()).toISOString(),
      ...event,
    });

  it('raise alerts for refund abuse and a BIN attack', async () => {
    const on = { mode: 'on' };
    await setTypologies([FAN_IN, { ...on, id: 'refund_abuse' }, { ...on, id: 'bin_attack' }]);
    const bought: string[] = [];
    for (let n = 0; n < 6; n++) bought.push(await pay('returner', 'store'));
    for (const id of bought.slice(0, 4))
      expect((await send(id, { type: 'refunded', amount: 250 })).status).toBe(200);
    const attempts: string[] = [];
    for (let n = 0; n < 12; n++) {
      const card = { card_hash: `card-${n}`, card_bin: '45717360', transaction_amount: 5 };
      attempts.push(await pay(`tester-${n}`, 'store', card));
      server.clock.advance(10_000 - HOUR);
    }
    await watch();
    expect(await alerts('?typology=refund_abuse')).toMatchObject([{ transactions: 4 }]);
    expect(await alerts('?typology=bin_attack')).toEqual([]);
    for (const id of attempts) await send(id, { type: 'declined_by_issuer', code: '05' });
    // A repeated event is stored once.
    await send(attempts[0]!, { type: 'declined_by_issuer', code: '05' });
    await watch();
    const [attack, ...others] = await alerts('?typology=bin_attack');
    expect(others).toEqual([]);
    expect(attack?.entity_kind).toBe('bin');
    expect(String(attack?.reason)).toContain('were declined');
    const run = { from: new Date(server.clock.now() - DAY), to: new Date(server.clock.now() + DAY) };
    const started = await shop.live.manage('POST', '/typology-runs', {
      ...run,
      typologies: [{ id: 'refund_abuse' }, { id: 'bin_attack' }],
    });
    const path = `/typology-runs/${String(started.data.job?.id)}`;
    const read = async () => (await shop.live.manage('GET', path)).data;
    await expect.poll(async () => String((await read()).job?.state), { timeout: 20_000 }).toBe('done');
    expect(items((await read()).result?.typologies)).toMatchObject([
      { id: 'bin_attack', existing: 1 },
      { id: 'refund_abuse', existing: 1 },
    ]);
    await setTypologies([FAN_IN]);
  });
});

describe('run on past transactions', () => {
  const period = () => ({
    from: new Date(Date.now() - DAY).toISOString(),
    to: new Date(Date.now() + DAY).toISOString(),
  });

  it('previews a draft typology and raises its alerts when it is accepted', async () => {
    const draft = {
      id: 'many_to_new_account',
      parameters: { min_senders: 5, learning_days: 1, max_new_accounts: 1 },
    };
    const started = await shop.live.manage('POST', '/typology-runs', { ...period(), typologies: [draft] });
    expect(started.status).toBe(200);
    const path = `/typology-runs/${String(started.data.job?.id)}`;
    const read = async () => (await shop.live.manage('GET', path)).data;
    await expect.poll(async () => String((await read()).job?.state), { timeout: 20_000 }).toBe('done');
    const { result } = await read();
    expect(result).toMatchObject({ is_complete: true });
    expect(Number(result?.alerts)).toBeGreaterThanOrEqual(2);
    expect(items(result?.samples).length).toBeGreaterThan(0);
    expect(items(result?.typologies)).toMatchObject([{ id: 'many_to_new_account', existing: 0 }]);
    expect(await alerts('?typology=many_to_new_account')).toEqual([]);
    const accepted = await shop.live.manage('POST', `${path}/accept`);
    expect(accepted.data).toEqual({ opened: Number(result?.alerts), extended: 0 });
    expect((await shop.live.manage('POST', `${path}/accept`)).data).toEqual({ opened: 0, extended: 0 });
    expect(await alerts('?typology=many_to_new_account')).toHaveLength(Number(result?.alerts));
    expect(items((await shop.live.manage('GET', '/typology-runs')).data.runs)).toHaveLength(2);
    expect(await listLearningJobs(server.database, shop.id, { limit: 9, kind: 'typologies' })).toHaveLength(
      2,
    );
  });

  it('rejects a wrong period, unknown parameters and runs of other accounts', async () => {
    const { from, to } = period();
    const start = (body: object) => shop.live.manage('POST', '/typology-runs', body);
    expect((await start({ from: to, to: from })).status).toBe(400);
    const wrong = await start({ from, to, typologies: [{ id: 'cycle', parameters: { color: 1 } }] });
    expect(wrong.error.details?.[0]?.field).toBe('typologies.cycle.color');
    const other = await server.newAccount('Third');
    const [run] = items((await shop.live.manage('GET', '/typology-runs')).data.runs);
    expect((await other.live.manage('GET', `/typology-runs/${String(run?.id)}`)).status).toBe(404);
    expect((await other.live.manage('POST', '/typology-runs', { from, to })).status).toBe(400);
  });
});

describe('erasure of a person', () => {
  it('deletes the alerts and the states in which the person takes part', async () => {
    const keys = await openDeploymentKeys(server.database, testMasterKey, server.clock);
    const key = keyHasher(keys.pepper)('user_id', 'fault');
    const states = () =>
      server.database.query({
        text: "SELECT 1 FROM typology_state WHERE account_id = $1 AND (key = $2::bigint OR state LIKE '%' || $2 || '%')",
        values: [shop.id, key],
      });
    await pay('fault', 'fault-sender-0', { user_bank_account: 'DE02120300000000202051' });
    await watch();
    expect((await states()).length).toBeGreaterThan(1);
    const before = (await alerts()).length;
    const cases = () =>
      server.database.query({
        text: `SELECT 1 FROM alert_case c WHERE account_id = $1
               AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.account_id = $1 AND a.case_id = c.id)`,
        values: [shop.id],
      });
    const queued = () =>
      server.database.query({
        text: `SELECT 1 FROM queue_item q WHERE account_id = $1 AND source = 'ALERTS'
               AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.account_id = $1 AND a.id = q.item_id)`,
        values: [shop.id],
      });
    const gone = await server.serving.transaction((connection) =>
      erasePersonMonitoring(connection, shop.id, [key]),
    );
    expect(gone).toBeGreaterThanOrEqual(1);
    expect(await states()).toEqual([]);
    expect((await alerts()).length).toBe(before - gone);
    // The bank account that belonged to the person is forgotten too.
    const account = keyHasher(keys.pepper)('user_bank_account', 'DE02120300000000202051');
    const owned = { text: 'SELECT 1 FROM typology_state WHERE key = $1::bigint', values: [account] };
    expect(await server.database.query(owned)).toEqual([]);
    // Cases without an alert and queue items are deleted too.
    expect([await cases(), await queued()]).toEqual([[], []]);
  });
});
