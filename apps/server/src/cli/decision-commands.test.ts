import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy/default-policy';
import { type AssayServer, startAssay } from '../testing/assay-server';
import type { Client } from '../testing/client';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { type DataFolder, type Environment, newDataFolder } from '../testing/program';
import { runCliHere } from '../testing/run-cli-here';

let folder: DataFolder;
let env: Environment;
let store: TestDatabase;
let server: AssayServer;
let client: Client;

beforeAll(async () => {
  folder = await newDataFolder();
  store = await openTestDatabase();
  env = { DATABASE_URL: store.url, ASSAY_DATA_DIR: folder.path };
  server = await startAssay({ shared: store });
  client = server.owner.live;
});
afterAll(async () => {
  await server.close();
  await store.drop();
  await folder.remove();
});

const lines = (...inputs: readonly object[]) => inputs.map((input) => `${JSON.stringify(input)}\n`).join('');

describe('assay score', () => {
  const REQUEST = {
    config: { ip_api: true, email_api: true },
    ip: '185.220.101.1',
    email: 'x@mailinator.com',
  };

  it('returns the same result as the fraud endpoint, without counting or storing anything', async () => {
    const input = lines(
      { ...REQUEST, transaction_id: 'a' },
      { ...REQUEST, id: 'row' },
      { user_dob: 'never' },
      { config: { response_fields: 'state' } },
    );
    const { code, stdout } = await runCliHere(['score'], { env, input });
    expect(code).toBe(0);
    const [first, second, third, fourth] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { data } = await client.fraud({ ...REQUEST, transaction_id: 'a' });
    expect(Object.keys(first)).toEqual(Object.keys(data));
    expect(first).toMatchObject({ id: 'a', state: data.state, fraud_score: data.fraud_score });
    expect(first.applied_rules).toEqual(data.applied_rules);
    expect(second.id).toBe('row');
    expect(third).toMatchObject({ error: { code: '1006' }, line: 3 });
    expect(fourth).toEqual({ state: 'APPROVE' });
    expect(data.email_details?.service_fraud_history?.hits).toBe(0);
  });

  it('rejects an invalid line like the fraud endpoint and continues with the next', async () => {
    const refused = [
      { ip: 'zz' },
      { ip: 'zz', config: { ip_api: true } },
      { ip: '999.1.1.1' },
      { gift: 'maybe', items: 3 },
      { transaction_amount: 'much' },
      { config: { ip_api: 'maybe' } },
    ];
    const { stdout } = await runCliHere(['score'], { env, input: lines(...refused, { gift: true }) });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const replies = await Promise.all(refused.map((request) => client.fraud(request)));
    expect(answers.slice(0, refused.length)).toEqual(
      replies.map(({ error }, index) => ({
        error: { code: error.code, message: error.message },
        line: index + 1,
      })),
    );
    expect(answers[0].error.code).toBe('1002');
    expect(answers.at(-1)).toMatchObject({ state: 'APPROVE' });
  });

  it('accepts custom rules', async () => {
    const file = join(folder.path, 'rules.json');
    writeFileSync(file, JSON.stringify({ ...defaultPolicy, rules: [] }));
    const own = await runCliHere(['score', '--rules', file], { env, input: lines(REQUEST) });
    expect(JSON.parse(own.stdout)).toMatchObject({ state: 'APPROVE', fraud_score: 0, applied_rules: [] });
  });

  it('accepts a policy as the management API returns it', async () => {
    const file = join(folder.path, 'policy.json');
    const { data } = await client.manage('GET', '/policy');
    writeFileSync(file, JSON.stringify(data.document));
    const [own, shipped] = await Promise.all([
      runCliHere(['score', '--rules', file], { env, input: lines(REQUEST) }),
      runCliHere(['score'], { env, input: lines(REQUEST) }),
    ]);
    expect(JSON.parse(own.stdout).applied_rules).toEqual(JSON.parse(shipped.stdout).applied_rules);
  });

  it.each([
    ['that are not there', null],
    ['that are not JSON', '{'],
    ['that are not a policy', '[]'],
    [
      'that read what does not exist',
      JSON.stringify({ ...defaultPolicy, rules: [{ ...defaultPolicy.rules[0], when: { op: 'moon' } }] }),
    ],
  ])("reports in one sentence that it can't use rules %s", async (_about, content) => {
    const file = join(folder.path, 'bad-rules.json');
    if (content !== null) writeFileSync(file, content);
    const path = content === null ? 'nothing.json' : file;
    const { code, stdout, stderr } = await runCliHere(['score', '--rules', path], { env, input: lines({}) });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[^\n]+[.?]\n$/);
  });

  it('reports a missing file in one sentence', async () => {
    const { code, stderr } = await runCliHere(['score', 'nothing.jsonl'], { env });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]*nothing\.jsonl[^\n]*\.\n$/);
  });
});

describe('assay replay', () => {
  it('repeats a stored decision of a running server, by either id', async () => {
    const { text } = await client.fraud({
      transaction_id: 'order-1',
      ip: '192.0.2.1',
      config: { ip_api: true },
    });
    const byTransaction = await runCliHere(['replay', 'order-1', '--answer'], { env });
    expect([byTransaction.code, byTransaction.stdout]).toEqual([0, `${text}\n`]);
    expect(byTransaction.stderr).toMatch(/^The replay of [0-9a-f-]{36} matches the response/);
    expect(byTransaction.stderr).toMatch(/and data [0-9a-f]{16}: .*@ip-location-db\/asn 2\./);
    const [evaluation] = /[0-9a-f-]{36}/.exec(byTransaction.stderr) ?? [''];
    const byEvaluation = await runCliHere(['replay', evaluation], { env });
    expect([byEvaluation.code, byEvaluation.stdout]).toEqual([0, '']);
  });

  it('finds a transaction whose id is a UUID', async () => {
    const id = randomUUID();
    await client.fraud({ transaction_id: id });
    expect((await runCliHere(['replay', id], { env })).code).toBe(0);
  });

  it('finds transactions of test keys', async () => {
    const made = await client.manage('POST', '/keys', { name: 'Test', kind: 'test', scopes: ['fraud'] });
    const test = server.withKey(String(made.data.api_key));
    const { text } = await test.fraud({ transaction_id: 'tested', user_id: 'test-decline' });
    const { code, stdout } = await runCliHere(['replay', 'tested', '--answer'], { env });
    expect([code, stdout]).toEqual([0, `${text}\n`]);
  });

  it('reports an unknown id', async () => {
    const { code, stderr } = await runCliHere(['replay', 'nothing'], { env });
    expect([code, stderr]).toEqual([1, 'No evaluation or transaction has this ID.\n']);
  });

  it('creates no database when none exists', async () => {
    const empty = await newDataFolder();
    const { code, stderr } = await runCliHere(['replay', 'x'], { env: { ASSAY_DATA_DIR: empty.path } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(existsSync(join(empty.path, 'pg'))).toBe(false);
    await empty.remove();
  });
});
