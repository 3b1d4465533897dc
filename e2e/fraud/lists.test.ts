import { compileRuleSet } from '@assay/rules';
import { findEvaluation, findPolicy } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PolicyDocument, policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import { replayEvaluation } from '../../apps/server/src/scoring/replay/replay';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { decideBy } from '../../apps/server/src/testing/policy-of';

let server: AssayServer;
let shop: TestAccount;
beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

const state = async (request: object) => (await shop.live.fraud(request)).data.state;
const add = (list: string, values: readonly string[], more: object = {}) =>
  shop.live.manage('POST', `/lists/${list}/entries`, { values, ...more });

describe('allow and block lists', () => {
  it('decide in order: allowed, blocked, then rules', async () => {
    await decideBy(
      shop,
      { grave: { when: 'action_type = "grave"', effect: { state: 'DECLINE' } } },
      {
        lists: [
          { id: 'allowed', name: 'Allowed', kind: 'allow', field: 'user_id' },
          { id: 'blocked', name: 'Blocked', kind: 'block', field: 'email' },
          { id: 'networks', name: 'Networks', kind: 'block', field: 'ip' },
          { id: 'known', name: 'Known', kind: 'plain', field: 'user_id' },
        ],
      },
    );
    await add('allowed', ['ann']);
    await add('blocked', ['eve@example.com']);
    await add('networks', ['198.51.100.0/24', '2001:db8::/32']);
    await add('known', ['bob']);
    expect(await state({ user_id: 'ann', email: 'eve@example.com', action_type: 'grave' })).toBe('APPROVE');
    expect(await state({ user_id: 'bob', email: ' EVE@example.com' })).toBe('DECLINE');
    expect(await state({ user_id: 'bob', action_type: 'grave' })).toBe('DECLINE');
    expect(await state({ user_id: 'bob' })).toBe('APPROVE');
    // IDs are case-sensitive.
    expect(await state({ user_id: 'Ann', action_type: 'grave' })).toBe('DECLINE');
    for (const ip of ['198.51.100.200', '::ffff:198.51.100.200', '2001:DB8:1::1'])
      expect(await state({ ip })).toBe('DECLINE');
    expect(await state({ ip: '198.51.101.1' })).toBe('APPROVE');
  });

  it('block every address of a mailbox and allow an exact one', async () => {
    const account = await server.newAccount('Mailboxes');
    await decideBy(
      account,
      { grave: { when: 'action_type = "grave"', effect: { state: 'DECLINE' } } },
      {
        lists: [
          { id: 'allowed', name: 'Allowed', kind: 'allow', field: 'email' },
          { id: 'blocked', name: 'Blocked', kind: 'block', field: 'email' },
        ],
      },
    );
    const put = (list: string, value: string) =>
      account.live.manage('POST', `/lists/${list}/entries`, { values: [value] });
    await put('allowed', 'friend@gmail.com');
    await put('blocked', 'f.oe+first@gmail.com');
    const decided = async (email: string) =>
      (await account.live.fraud({ transaction_id: email, email, action_type: 'grave' })).data.state;
    const stateOf = async (email: string) => (await account.live.fraud({ email })).data.state;
    expect(await decided('friend@gmail.com')).toBe('APPROVE');
    expect(await decided('friend+2@gmail.com')).toBe('DECLINE');
    expect([await stateOf('foe@gmail.com'), await stateOf('F.O.E+9@googlemail.com')]).toEqual([
      'DECLINE',
      'DECLINE',
    ]);
    expect(await stateOf('foes@gmail.com')).toBe('APPROVE');
    const { text } = await account.live.fraud({ transaction_id: 'alias', email: 'fo.e+7@gmail.com' });
    await account.live.manage('DELETE', '/lists/blocked/entries', { values: ['f.oe+first@gmail.com'] });
    expect(await stateOf('foe@gmail.com')).toBe('APPROVE');
    const record = await findEvaluation(server.database, account.id, { transactionId: 'alias' });
    const policy = await findPolicy<PolicyDocument>(server.database, account.id, record!.policyVersion);
    const { compiled } = compileRuleSet(policy!.document, policyCatalogue);
    expect(replayEvaluation(record!, compiled, false)).toEqual({ answer: text, identical: true });
  });

  it('ignore an entry after its end', async () => {
    const ends = new Date(server.clock.now() + 60_000).toISOString();
    await add('blocked', ['soon@example.com'], { expires_at: ends });
    expect(await state({ email: 'soon@example.com' })).toBe('DECLINE');
    server.clock.advance(61_000);
    expect(await state({ email: 'soon@example.com' })).toBe('APPROVE');
    expect(await state({ email: 'eve@example.com' })).toBe('DECLINE');
  });

  it.each([
    { values: ['36301234567'] },
    { values: ['06301234567'], country: 'HU' },
    { entries: [{ value: '06 30 / 123 45 67', country: 'hu' }], country: 'GB' },
  ])('of phone numbers with %j match the number in every format', async (entries) => {
    const account = await server.newAccount('Numbers');
    const stateHere = async (request: object) => (await account.live.fraud(request)).data.state;
    const list = { id: 'phones', name: 'Phones', kind: 'block', field: 'phone_number' } as const;
    await decideBy(account, {}, { lists: [list] });
    expect((await account.live.manage('POST', '/lists/phones/entries', entries)).status).toBe(200);
    const phone_number = '06 30 123 4567';
    expect({
      national: await stateHere({ phone_number, user_country: 'HU', transaction_id: 'national' }),
      international: await stateHere({ phone_number: '+36 (0)30 123 4567' }),
      elsewhere: await stateHere({ phone_number, user_country: 'GB' }),
    }).toEqual({ national: 'DECLINE', international: 'DECLINE', elsewhere: 'APPROVE' });
    const { data } = await account.live.manage('GET', '/evaluations?transaction_id=national');
    const explained = await account.live.manage(
      'GET',
      `/evaluations/${data.evaluations![0]!.id}/explanation`,
    );
    expect(explained.data.decision).toMatchObject({
      state: 'DECLINE',
      decided_by: { by: 'block_list', ids: ['phones'] },
    });
  });

  it('accept a phone number in national form with its international number from a rule, and velocity uses that number', async () => {
    const account = await server.newAccount('Entered');
    const list = { id: 'phones', name: 'Phones', kind: 'plain', field: 'phone_number' } as const;
    const effect = { list: { list_id: 'phones', field: 'phone_number', action: 'add' } } as const;
    const again = { when: 'count(phone_number, 1h) >= 2', effect: { state: 'REVIEW' } } as const;
    await decideBy(account, { add: { when: 'action_type = "mark"', effect }, again }, { lists: [list] });
    const national = { phone_number: '06301234567', user_country: 'HU', action_type: 'mark' };
    expect((await account.live.fraud(national)).data.state).toBe('APPROVE');
    expect((await account.live.fraud({ phone_number: '36301234567' })).data.state).toBe('REVIEW');
    const { data } = await account.live.manage('GET', '/lists/phones/entries');
    expect(data.entries).toMatchObject([{ value: '36301234567' }]);
    for (const [text, matches] of [
      ['+36 30 123 4567', 2],
      ['06 30 123 4567', 1],
    ] as const) {
      const found = await account.live.manage('POST', '/search', { query: text });
      expect(found.data.results).toMatchObject([{ kind: 'phone_number', matches }]);
    }
  });

  it.each([
    ['email', 'eve@münchen.de', { email: 'Eve@xn--mnchen-3ya.de' }],
    ['email_domain', 'xn--mnchen-3ya.de', { email: 'anybody@München.de' }],
    ['phone_number', '+36 30 123 4567', { phone_number: '0036301234567' }],
    ['user_bank_account', 'DE89370400440532013000', { user_bank_account: 'de89 3704 0044 0532 0130 00' }],
  ] as const)('of %s match %s in another spelling, and return it', async (field, value, request) => {
    const account = await server.newAccount('Spellings');
    const stateHere = async () => (await account.live.fraud(request)).data.state;
    await decideBy(account, {}, { lists: [{ id: field, name: field, kind: 'block', field }] });
    await account.live.manage('POST', `/lists/${field}/entries`, { values: [value] });
    expect(await stateHere()).toBe('DECLINE');
    const { data } = await account.live.manage('DELETE', `/lists/${field}/entries`, { values: [value] });
    expect(data).toEqual({ removed: 1 });
    expect(await stateHere()).toBe('APPROVE');
  });
});
