import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  items,
  type Json,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';

let server: ManagementServer;
let shop: Client;

beforeAll(async () => {
  server = await startManagement();
});
beforeEach(async () => {
  shop = server.withKey(await server.newAccount('Shop'));
});
afterAll(() => server.close());

const ruleBody = (id: string, when: string, then: object = { state: 'REVIEW' }) => ({
  id,
  name: id,
  when,
  then,
});
const document = async () => (await shop('GET', '/policy')).body.data;

describe('policy file', () => {
  it('can be sent back unchanged', async () => {
    await shop('POST', '/lists', {
      body: { id: 'mules', name: 'Mules', kind: 'plain', field: 'user_bank_account' },
    });
    await shop('POST', '/rule-categories', {
      body: { id: 'cards', name: 'Cards', thresholds: { review: 5, decline: 50 } },
    });
    await shop('POST', '/rules', {
      body: { ...ruleBody('R1', 'user_bank_account in list("mules")'), category: 'cards' },
    });
    const before = await document();
    const answer = await shop('PUT', '/policy', {
      body: { expected_version: before.version, document: before.document, note: 'Same' },
    });
    expect(answer.body.data).toEqual({ version: 5 });
    const after = await document();
    expect(after).toMatchObject({ version: 5, note: 'Same', document: before.document });
    const difference = await shop('GET', '/policy/versions/4/diff/5');
    const none = { added: [], removed: [], changed: [] };
    expect(difference.body.data).toEqual({
      from: 4,
      to: 5,
      rules: none,
      categories: none,
      lists: none,
      typologies: none,
      thresholds: null,
      velocity: null,
    });
  });

  it('can be compared with the current policy before it is saved', async () => {
    await shop('POST', '/rules', { body: ruleBody('R1', 'user_country = "DE"') });
    const { document: file } = await document();
    const rules = items(file?.rules);
    const diff = async (changed: object) =>
      shop('POST', '/policy/diff', { body: { document: { ...file, ...changed } } });
    const none = { added: [], removed: [], changed: [] };
    expect((await diff({})).body.data).toEqual({
      version: 2,
      rules: none,
      categories: none,
      lists: none,
      typologies: none,
      thresholds: null,
      velocity: null,
    });
    const { when: _, ...first } = rules[0] ?? {};
    const changed = await diff({
      rules: [{ ...first, when_text: 'user_country = "FR"' }, ruleBody('R2', 'gift')],
      thresholds: { review: 12, decline: 20 },
    });
    expect(changed.body.data).toMatchObject({
      rules: { added: ['R2'], removed: [], changed: [{ id: 'R1', members: ['when'] }] },
      thresholds: { to: { review: 12 } },
    });
    const wrong = await diff({ rules: [ruleBody('R2', 'gif')] });
    expect(wrong.body.error.details?.[0]?.field).toContain('document.rules[0].when');
    expect((await document()).version).toBe(2);
  });

  it('reports every problem by its path', async () => {
    const answer = await shop('PUT', '/policy', {
      body: {
        expected_version: 1,
        document: {
          rules: [
            ruleBody('A', 'user_country = "DE"'),
            ruleBody('A', 'user_country = "DE"'),
            { ...ruleBody('B', 'user_country = "DE"'), category: 'none', mode: 'off' },
            ruleBody('C', 'user_country = "DE"', { list: { list_id: 'none', field: 'ip', action: 'add' } }),
          ],
          categories: [{ id: 'k', name: 'K', thresholds: { review: 9, decline: 8 } }],
          lists: [],
          thresholds: { review: 20, decline: 10 },
        },
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details?.map(({ field }) => field)).toEqual([
      'document.rules[1].id',
      'document.thresholds.review',
      'document.categories[0].thresholds.review',
      'document.rules[2].category',
      'document.rules[3].then.list.list_id',
    ]);
    const texts = await shop('PUT', '/policy', {
      body: {
        expected_version: 1,
        document: {
          rules: [
            { name: 'No id', when: 'user_country = "DE"', ...JSON.parse('{"then":{"state":"REVIEW"}}') },
            ruleBody('D', 'user_country = 5'),
          ],
          categories: [],
          lists: [],
          thresholds: { review: 10, decline: 20 },
        },
      },
    });
    expect(texts.body.error.details?.map(({ field }) => field)).toEqual([
      'document.rules[0].id',
      'document.rules[1].when.right',
    ]);
  });

  it('cannot remove a list that has entries or change its field', async () => {
    await shop('POST', '/lists', { body: { id: 'mules', name: 'Mules', kind: 'plain', field: 'user_id' } });
    await shop('POST', '/lists/mules/entries', { body: { values: ['u1'] } });
    const empty = { rules: [], categories: [], thresholds: { review: 10, decline: 20 } };
    const put = (lists: object[]) =>
      shop('PUT', '/policy', { body: { expected_version: 2, document: { ...empty, lists } } });
    expect((await put([])).status).toBe(409);
    expect((await put([{ id: 'mules', name: 'Mules', kind: 'plain', field: 'ip' }])).status).toBe(409);
    expect((await put([{ id: 'mules', name: 'Mules', kind: 'block', field: 'user_id' }])).status).toBe(200);
  });
});

describe('canary rule', () => {
  it('has a share of the transactions, in rules and in files, and loses it with the mode', async () => {
    await shop('POST', '/rules', {
      body: { ...ruleBody('R1', 'user_country = "DE"'), mode: 'canary', canary_percent: 2.5 },
    });
    const rule = async () => (await shop('GET', '/rules/R1')).body.data.rule;
    expect(await rule()).toMatchObject({ mode: 'canary', canary_percent: 2.5 });
    const { document: file } = await document();
    expect(items(file?.rules).find(({ id }) => String(id) === 'R1')).toMatchObject({ canary_percent: 2.5 });
    await shop('PATCH', '/rules/R1', { body: { canary_percent: 20 } });
    expect(await rule()).toMatchObject({ mode: 'canary', canary_percent: 20 });
    await shop('PATCH', '/rules/R1', { body: { mode: 'live' } });
    expect(await rule()).toMatchObject({ mode: 'live', canary_percent: null });
  });

  it.each([
    { mode: 'canary' },
    { mode: 'canary', canary_percent: null },
    { mode: 'canary', canary_percent: 0 },
    { mode: 'canary', canary_percent: 100 },
    { mode: 'canary', canary_percent: '10' },
    { mode: 'live', canary_percent: 10 },
    { mode: 'off', canary_percent: 10 },
  ])('is rejected when mode and share do not match: %j', async (change) => {
    await shop('POST', '/rules', { body: ruleBody('R1', 'user_country = "DE"') });
    for (const [method, path, body] of [
      ['POST', '/rules', { ...ruleBody('R2', 'user_country = "DE"'), ...change }],
      ['PATCH', '/rules/R1', change],
    ] as const) {
      const refused = await shop(method, path, { body });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body.error)).toContain('canary_percent');
    }
  });
});

describe('policy versions', () => {
  it('are listed newest first, in pages', async () => {
    for (const id of ['R1', 'R2', 'R3'])
      await shop('POST', '/rules', { body: ruleBody(id, 'user_country = "DE"') });
    const page = (await shop('GET', '/policy/versions?limit=3')).body.data;
    expect(items(page.versions).map(({ version }) => version)).toEqual([4, 3, 2]);
    expect(page.next).toBe(2);
    const rest = (await shop('GET', '/policy/versions?limit=3&before=2')).body.data;
    expect(items(rest.versions)[0]).toMatchObject({ version: 1, note: 'Default policy' });
    expect(rest.next).toBeNull();
  });

  it('report the differences between two versions', async () => {
    await shop('POST', '/rules', { body: ruleBody('R1', 'user_country = "DE"') });
    await shop('POST', '/rules', { body: ruleBody('R2', 'user_country = "DE"') });
    await shop('POST', '/lists', { body: { id: 'L', name: 'L', kind: 'plain', field: 'ip' } });
    await shop('PATCH', '/rules/R1', { body: { mode: 'shadow', priority: 3 } });
    await shop('DELETE', '/rules/R2');
    const { data } = (await shop('GET', '/policy/versions/3/diff/6')).body;
    expect(data).toMatchObject({
      rules: { added: [], removed: ['R2'], changed: [{ id: 'R1', members: ['mode', 'priority'] }] },
      lists: { added: ['L'], removed: [], changed: [] },
      typologies: { added: [], removed: [], changed: [] },
      thresholds: null,
      velocity: null,
    });
  });

  it('are restored as a new version that retains the lists created since', async () => {
    await shop('POST', '/lists', { body: { id: 'old', name: 'Old', kind: 'plain', field: 'ip' } });
    await shop('POST', '/rules', { body: ruleBody('R1', 'ip in list("old")') });
    await shop('DELETE', '/rules/R1');
    await shop('DELETE', '/lists/old');
    await shop('POST', '/lists', { body: { id: 'new', name: 'New', kind: 'plain', field: 'ip' } });
    const restored = await shop('POST', '/policy/versions/3/restore');
    expect(restored.body.data).toEqual({ version: 7 });
    const { document: policy, note } = await document();
    expect(note).toBe('Version 3 restored');
    expect(items(policy?.rules).map(({ id }) => id)).toEqual(['R1']);
    expect(items(policy?.lists).map(({ id }) => id)).toEqual(['new', 'old']);
    expect((await shop('POST', '/policy/versions/3/restore', { body: { expected_version: 6 } })).status).toBe(
      409,
    );
  });
});

describe('concurrent edits of one policy version', () => {
  const edits: { readonly [name: string]: () => ReturnType<Client> } = {
    'PUT /policy': () =>
      shop('PUT', '/policy', {
        body: {
          expected_version: 2,
          document: { rules: [], categories: [], lists: [], thresholds: { review: 1, decline: 2 } },
        },
      }),
    'POST /rules': () =>
      shop('POST', '/rules', { body: { ...ruleBody('R9', 'user_country = "FR"'), expected_version: 2 } }),
    'PUT /rules/R1': () =>
      shop('PUT', '/rules/R1', { body: { ...ruleBody('R1', 'user_country = "FR"'), expected_version: 2 } }),
    'PATCH /rules/R1': () => shop('PATCH', '/rules/R1', { body: { mode: 'off', expected_version: 2 } }),
    'DELETE /rules/R1': () => shop('DELETE', '/rules/R1?expected_version=2'),
    'POST /lists': () =>
      shop('POST', '/lists', { body: { name: 'L', kind: 'plain', field: 'ip', expected_version: 2 } }),
    'POST /rule-categories': () =>
      shop('POST', '/rule-categories', { body: { name: 'K', expected_version: 2 } }),
    'POST /policy/versions/1/restore': () =>
      shop('POST', '/policy/versions/1/restore', { body: { expected_version: 2 } }),
    'PATCH /account': () =>
      shop('PATCH', '/account', { body: { thresholds: { review: 3, decline: 4 }, expected_version: 2 } }),
  };

  it.each(Object.keys(edits))('%s: one returns 200 and the other 409', async (name) => {
    await shop('POST', '/rules', { body: ruleBody('R1', 'user_country = "DE"') });
    const edit = edits[name];
    if (!edit) throw new Error(name);
    const answers = await Promise.all([edit(), edit()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await document()).version).toBe(3);
    const conflict = answers.find(({ status }) => status === 409);
    expect(conflict?.body.error).toMatchObject({
      code: '3009',
      message: expect.stringContaining('version is 3'),
    });
  });

  it('are applied one after the other if no expected version is sent', async () => {
    const made = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((id) =>
        shop('POST', '/rules', { body: ruleBody(id, 'user_country = "DE"') }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { rules, version } = (await shop('GET', '/rules')).body.data;
    expect(items(rules).map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(version).toBe(6);
  });
});

describe('policy change', () => {
  it('leaves neither a version nor an audit record if it fails', async () => {
    const count = async () => items((await shop('GET', '/audit-log')).body.data.records).length;
    const before = await count();
    await shop('POST', '/rules', { body: ruleBody('R1', 'nonsense = 1') });
    await shop('DELETE', '/rules/none');
    await shop('POST', '/policy/versions/9/restore');
    expect(await count()).toBe(before);
    expect((await document()).version).toBe(1);
  });

  it('applies immediately in this process if it succeeds', async () => {
    const account: Json = (await shop('GET', '/account')).body.data;
    await shop('POST', '/rules', { body: ruleBody('R1', 'user_country = "DE"') });
    expect(server.routePorts.directory.account(Number(account.id))?.policyVersion).toBe(2);
  });
});
