import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type Client,
  items,
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

const TEXT = 'ip_details.country != user_country';
const plusFive = { score: { operation: '+', value: 5 } };
const ruleBody = (when: unknown, more: object = {}, then: unknown = plusFive) => ({
  name: 'A rule',
  when,
  then,
  ...more,
});
const fieldsOf = (answer: Answer) => answer.body.error.details?.map((detail) => detail.field);

describe('rule', () => {
  it('is returned as a tree and as text, regardless of the form that was sent', async () => {
    const text = await shop('POST', '/rules', { body: ruleBody(TEXT) });
    const { rule, version } = text.body.data;
    expect(version).toBe(2);
    expect(rule).toMatchObject({
      id: 'C002',
      mode: 'live',
      priority: 100,
      category: null,
      when_text: TEXT,
      when: { op: '!=', left: { op: 'field', path: 'ip_details.country' } },
      starts_at: null,
    });
    const tree = await shop('POST', '/rules', { body: ruleBody(rule?.when) });
    expect(tree.body.data.rule).toMatchObject({ id: 'C003', when_text: TEXT, when: rule?.when });
    expect((await shop('GET', '/rules/C003')).body.data).toEqual({ version: 3, rule: tree.body.data.rule });
  });

  it('can be sent back unchanged, but not with a text that differs from the tree', async () => {
    const { rule } = (await shop('POST', '/rules', { body: ruleBody(TEXT) })).body.data;
    const back = await shop('PUT', `/rules/${rule?.id}`, { body: { ...rule, when_text: `  (${TEXT})  ` } });
    expect(back.body.data.rule).toEqual(rule);
    const other = await shop('PUT', `/rules/${rule?.id}`, {
      body: { ...rule, when_text: 'user_country = "DE"' },
    });
    expect(fieldsOf(other)).toEqual(['when_text']);
    const alone = await shop('PUT', `/rules/${rule?.id}`, {
      body: { name: 'N', when_text: 'user_country = "DE"', ...JSON.parse('{"then":{"state":"DECLINE"}}') },
    });
    expect(alone.body.data.rule).toMatchObject({ when_text: 'user_country = "DE"' });
  });

  it('has the id chosen by its creator, which must be unique', async () => {
    expect((await shop('POST', '/rules', { body: ruleBody(TEXT, { id: 'VIP-1' }) })).body.data.rule?.id).toBe(
      'VIP-1',
    );
    expect((await shop('POST', '/rules', { body: ruleBody(TEXT, { id: 'VIP-1' }) })).status).toBe(409);
    expect(fieldsOf(await shop('POST', '/rules', { body: ruleBody(TEXT, { id: 'a/b' }) }))).toEqual(['id']);
    expect(fieldsOf(await shop('PUT', '/rules/VIP-1', { body: ruleBody(TEXT, { id: 'VIP-2' }) }))).toEqual([
      'id',
    ]);
  });

  it('never gets the id of a deleted rule', async () => {
    const first = (await shop('POST', '/rules', { body: ruleBody(TEXT) })).body.data.rule?.id;
    await shop('DELETE', `/rules/${first}`);
    const second = (await shop('POST', '/rules', { body: ruleBody(TEXT) })).body.data.rule?.id;
    expect([first, second]).toEqual(['C002', 'C004']);
  });

  it('is listed by priority, then by id', async () => {
    for (const [id, priority] of [
      ['B', 5],
      ['A', 5],
      ['Z', -1],
    ] as const) {
      await shop('POST', '/rules', { body: ruleBody(TEXT, { id, priority }) });
    }
    const listed = (await shop('GET', '/rules')).body.data;
    expect(items(listed.rules).map(({ id }) => id)).toEqual(['Z', 'A', 'B']);
  });

  it('can be patched in mode, priority and name only', async () => {
    const { rule } = (await shop('POST', '/rules', { body: ruleBody(TEXT, { id: 'R' }) })).body.data;
    const changed = await shop('PATCH', '/rules/R', { body: { mode: 'off', note: 'Too noisy' } });
    expect(changed.body.data).toEqual({ version: 3, rule: { ...rule, mode: 'off' } });
    expect((await shop('GET', '/policy')).body.data.note).toBe('Too noisy');
    // The condition can only be changed with PUT; in PATCH it is an unknown member and is ignored.
    const untouched = await shop('PATCH', '/rules/R', { body: { when: 'gift = true' } });
    expect(untouched.body.data.rule?.when_text).toBe(TEXT);
    expect((await shop('PATCH', '/rules/none', { body: { mode: 'off' } })).status).toBe(404);
  });

  it('returns 404 after it is deleted', async () => {
    await shop('POST', '/rules', { body: ruleBody(TEXT, { id: 'R' }) });
    expect((await shop('DELETE', '/rules/R')).body.data).toEqual({ version: 3 });
    expect((await shop('GET', '/rules/R')).status).toBe(404);
    expect((await shop('DELETE', '/rules/R')).status).toBe(404);
  });
});

describe('invalid rule', () => {
  it.each([
    ['an unknown field', ruleBody('nonsense_field > 5'), ['when.left']],
    ['a text that cannot be read', ruleBody('user_country = = "DE"'), ['when']],
    ['an invalid tree', ruleBody({ op: 'and', args: [] }), ['when.args']],
    ['an unknown list', ruleBody('ip in list("none")'), ['when.right']],
    ['no condition', { ...ruleBody(TEXT), when: undefined }, ['when']],
    ['no effect', ruleBody(TEXT, {}, {}), ['then']],
    ['two effects', ruleBody(TEXT, {}, { ...plusFive, state: 'REVIEW' }), ['then']],
    ['an unknown state', ruleBody(TEXT, {}, { state: 'MAYBE' }), ['then.state']],
    [
      'a score below nothing',
      ruleBody(TEXT, {}, { score: { operation: '+', value: -1 } }),
      ['then.score.value'],
    ],
    ['an unknown category', ruleBody(TEXT, { category: 'none' }), ['category']],
    ['an end that is not a date', ruleBody(TEXT, { ends_at: 'tomorrow' }), ['ends_at']],
    ['an unknown mode', ruleBody(TEXT, { mode: 'on' }), ['mode']],
    [
      'a switched-off rule with an unknown category',
      ruleBody(TEXT, { mode: 'off', category: 'none' }),
      ['category'],
    ],
    [
      'a list of another kind',
      ruleBody(TEXT, {}, { list: { list_id: 'x', field: 'shoe', action: 'add' } }),
      ['then.list.field'],
    ],
  ])('with %s returns 400 and the path of the problem', async (_what, body, fields) => {
    const answer = await shop('POST', '/rules', { body });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: '1006' } } });
    expect(fieldsOf(answer)).toEqual(fields);
  });

  it('returns a fix and the position in the text', async () => {
    const answer = await shop('POST', '/rules', { body: ruleBody('user_contry = "DE"') });
    expect(answer.body.error.details?.[0]?.expected).toMatch(/user_country.*characters 0 to 11/);
  });
});

describe('condition check', () => {
  it('returns both forms of a valid condition', async () => {
    const { data } = (await shop('POST', '/rules/check', { body: { when: `( ${TEXT} )` } })).body;
    expect(data).toMatchObject({ ok: true, problems: [], text: TEXT, tree: { op: '!=' } });
    const tree = (await shop('POST', '/rules/check', { body: { when: data.tree } })).body.data;
    expect(tree).toEqual(data);
  });

  it('returns the problems of an invalid condition, each with a position and a fix', async () => {
    const { data } = (await shop('POST', '/rules/check', { body: { when: 'user_contry = "DE"' } })).body;
    expect(data).toMatchObject({
      ok: false,
      problems: [
        { path: '/left', position: { start: 0, end: 11 }, fix: expect.stringContaining('user_country') },
      ],
      text: 'user_contry = "DE"',
    });
    const broken = (await shop('POST', '/rules/check', { body: { when: 'user_country = ' } })).body.data;
    expect(broken).toMatchObject({ ok: false, text: null, tree: null });
    const tree = (await shop('POST', '/rules/check', { body: { when: { op: 'nope' } } })).body.data;
    expect(tree).toMatchObject({ ok: false, problems: [{ position: null }], text: null });
  });

  it('changes nothing', async () => {
    await shop('POST', '/rules/check', { body: { when: TEXT } });
    expect((await shop('GET', '/policy')).body.data.version).toBe(1);
    expect(items((await shop('GET', '/audit-log')).body.data.records)).toHaveLength(1);
  });
});

describe('fields and functions for rules', () => {
  it('are listed with type, module and personal data flag', async () => {
    const { fields } = (await shop('GET', '/rule-fields')).body.data;
    expect(items(fields)).toContainEqual({
      path: 'email',
      type: 'string',
      nullable: true,
      module: 'request',
      pii: true,
    });
    expect(items(fields)).toContainEqual(
      expect.objectContaining({ path: 'ip_details.country', module: 'ip_details' }),
    );
  });
});

describe('rule category', () => {
  it('can be created, replaced and deleted', async () => {
    const made = await shop('POST', '/rule-categories', { body: { name: 'Cards' } });
    expect(made.body.data).toEqual({ version: 2, category: { id: 'K002', name: 'Cards', thresholds: null } });
    const thresholds = { review: 5, decline: 50 };
    const replaced = await shop('PUT', '/rule-categories/K002', {
      body: { name: 'Card testing', thresholds },
    });
    expect(replaced.body.data.category).toEqual({ id: 'K002', name: 'Card testing', thresholds });
    expect((await shop('GET', '/rule-categories')).body.data.categories).toEqual([
      replaced.body.data.category,
    ]);
    expect((await shop('DELETE', '/rule-categories/K002')).body.data).toEqual({ version: 4 });
    expect((await shop('PUT', '/rule-categories/K002', { body: { name: 'X' } })).status).toBe(404);
    expect((await shop('DELETE', '/rule-categories/K002')).status).toBe(404);
  });

  it('cannot be deleted while a rule uses it', async () => {
    await shop('POST', '/rule-categories', { body: { id: 'cards', name: 'Cards' } });
    await shop('POST', '/rules', { body: ruleBody(TEXT, { id: 'R1', category: 'cards', mode: 'off' }) });
    const answer = await shop('DELETE', '/rule-categories/cards');
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('R1') } },
    });
  });

  it('requires a unique id and ordered thresholds', async () => {
    await shop('POST', '/rule-categories', { body: { id: 'cards', name: 'Cards' } });
    expect((await shop('POST', '/rule-categories', { body: { id: 'cards', name: 'Cards' } })).status).toBe(
      409,
    );
    const wrong = { name: 'Cards', thresholds: { review: 9, decline: 8 } };
    expect(fieldsOf(await shop('POST', '/rule-categories', { body: wrong }))).toEqual(['thresholds.review']);
    expect(fieldsOf(await shop('PUT', '/rule-categories/cards', { body: wrong }))).toEqual([
      'thresholds.review',
    ]);
    const other = await shop('PUT', '/rule-categories/cards', { body: { id: 'other', name: 'Cards' } });
    expect(fieldsOf(other)).toEqual(['id']);
  });
});
