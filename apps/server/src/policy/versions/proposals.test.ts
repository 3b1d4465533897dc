import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  items,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';

const PASSWORD = 'a sentence that only they would say';

let server: ManagementServer;
let key: Client;
let author: Client;
let second: Client;
let reader: Client;
let networks = 0;

const rule = (id: string, value = 5) => ({
  id,
  name: id,
  when: 'user_country = "DE"',
  ...JSON.parse(`{"then":{"score":{"operation":"+","value":${value}}}}`),
});

const anonymous = (headers: { readonly [name: string]: string } = {}) =>
  server.withHeaders({ 'x-forwarded-for': `198.51.100.${++networks}`, ...headers });

async function join(email: string, role: string): Promise<Client> {
  const { body } = await key('POST', '/invitations', { body: { email, role } });
  await anonymous()('POST', '/invitations/accept', { body: { token: body.data.token, password: PASSWORD } });
  const answer = await anonymous()('POST', '/session', { body: { email, password: PASSWORD } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return anonymous({ cookie, 'x-assay-panel': '1' });
}

type Proposal = { readonly id: string; readonly status: string; readonly version: number | null };
const policy = async () => {
  const { version, document } = (await key('GET', '/policy')).body.data as unknown as {
    readonly version: number;
    readonly document: { readonly rules: readonly { readonly id: string }[] };
  };
  return { version, document };
};

/** Proposes the policy with these rules added, or replaced by id. */
async function propose(by: Client, ...rules: readonly { readonly id: string }[]): Promise<Proposal> {
  const { version, document } = await policy();
  const ids = new Set(rules.map(({ id }) => id));
  const body = {
    base_version: version,
    document: { ...document, rules: [...document.rules.filter(({ id }) => !ids.has(id)), ...rules] },
    note: 'A note',
  };
  const answer = await by('POST', '/policy/proposals', { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.proposal as unknown as Proposal;
}
const approve = (by: Client, { id }: Proposal) => by('POST', `/policy/proposals/${id}/approval`);
const refuse = (by: Client, { id }: Proposal, reason = 'No') =>
  by('POST', `/policy/proposals/${id}/refusal`, { body: { reason } });
const hasRule = async (id: string) => (await policy()).document.rules.some((one) => one.id === id);

beforeAll(async () => {
  server = await startManagement();
});
afterAll(() => server.close());
beforeEach(async () => {
  key = server.withKey(await server.newAccount('Shop'));
  const shop = ++networks;
  [author, second, reader] = [
    await join(`author-${shop}@example.com`, 'admin'),
    await join(`second-${shop}@example.com`, 'analyst'),
    await join(`reader-${shop}@example.com`, 'read-only'),
  ];
  expect((await key('PATCH', '/account', { body: { policy_approval: true } })).status).toBe(200);
});

describe('account with four-eyes approval', () => {
  it('rejects direct policy changes on every route', async () => {
    const before = (await policy()).version;
    const { document } = await policy();
    const attempts = [
      await author('POST', '/rules', { body: rule('R1') }),
      await key('POST', '/rules', { body: rule('R1') }),
      await key('POST', '/rule-categories', { body: { name: 'K' } }),
      await key('POST', '/lists', { body: { name: 'L', kind: 'plain', field: 'ip' } }),
      await key('PATCH', '/account', { body: { thresholds: { review: 1, decline: 2 } } }),
      await key('PUT', '/policy', { body: { expected_version: before, document } }),
      await key('POST', `/policy/versions/${before}/restore`),
    ];
    for (const { status, body } of attempts) {
      expect(status).toBe(409);
      expect(body.error.code).toBe('3010');
    }
    expect((await policy()).version).toBe(before);
  });

  it('publishes a proposal when another user approves it, and records both users', async () => {
    const { version } = await policy();
    const proposal = await propose(author, rule('R1'));
    expect(proposal).toMatchObject({ status: 'OPEN', base_version: version, version: null });
    expect(await hasRule('R1')).toBe(false);
    const read = (await reader('GET', `/policy/proposals/${proposal.id}`)).body.data;
    expect(read.changes).toMatchObject({ rules: { added: ['R1'], removed: [], changed: [] } });
    const approved = await approve(second, proposal);
    expect(approved.body.data.proposal).toMatchObject({ status: 'APPROVED', version: version + 1 });
    expect(await hasRule('R1')).toBe(true);
    const heading = items((await key('GET', '/policy/versions')).body.data.versions)[0];
    expect(String(heading?.author)).toMatch(/^user \S+, approved by user \S+$/);
    expect(heading?.note).toBe('A note');
    const trail = items((await key('GET', '/audit-log')).body.data.records).map(({ action }) => action);
    expect(trail).toEqual(expect.arrayContaining(['policy.propose', 'policy.approve']));
    expect((await approve(second, proposal)).status).toBe(409);
    expect((await refuse(second, proposal)).status).toBe(409);
  });

  it('rejects approval by the author, by a key that the author created, and by any other key', async () => {
    const made = await author('POST', '/keys', { body: { name: 'Theirs', scopes: ['admin'] } });
    expect(made.status).toBe(403);
    const owner = await join(`owner-${networks}@example.com`, 'owner');
    const ownKey = await owner('POST', '/keys', { body: { name: 'Theirs', scopes: ['admin'] } });
    const byKey = server.withKey(String(ownKey.body.data.api_key));
    const next = await byKey('POST', '/keys', { body: { name: 'Of theirs', scopes: ['admin'] } });
    const byNext = server.withKey(String(next.body.data.api_key));
    for (const proposer of [owner, byKey, byNext]) {
      const proposal = await propose(proposer, rule('R2'));
      for (const decider of [owner, byKey, byNext, key, reader]) {
        const refused = await approve(decider, proposal);
        expect(refused.status).toBe(403);
      }
      expect((await refuse(byKey, proposal)).status).toBe(403);
      expect(await hasRule('R2')).toBe(false);
      expect((await refuse(owner, proposal)).status).toBe(200);
    }
    const { document } = await policy();
    expect((await reader('POST', '/policy/proposals', { body: { document } })).status).toBe(403);
  });

  it('stores the reason for a rejection and lists proposals by status', async () => {
    const [one, two] = [await propose(author, rule('R1')), await propose(author, rule('R2'))];
    expect((await refuse(second, one, 'Too broad')).body.data.proposal).toMatchObject({
      status: 'REFUSED',
      reason: 'Too broad',
      version: null,
    });
    const list = async (query: string) =>
      items((await reader('GET', `/policy/proposals${query}`)).body.data.proposals).map(({ id }) => id);
    expect(await list('')).toEqual([two.id, one.id]);
    expect(await list('?status=OPEN')).toEqual([two.id]);
    expect((await reader('GET', '/policy/proposals?status=WAITING')).status).toBe(400);
  });

  it('rebases a proposal, and rejects it when both sides changed the same item', async () => {
    const [one, two, same] = [
      await propose(author, rule('R1')),
      await propose(author, rule('R2')),
      await propose(author, rule('R1', 9)),
    ];
    await approve(second, one);
    expect((await approve(second, two)).status).toBe(200);
    expect([await hasRule('R1'), await hasRule('R2')]).toEqual([true, true]);
    const clash = await approve(second, same);
    expect(clash.status).toBe(409);
    expect(clash.body.error.message).toContain('rule R1');
  });

  it('lets only an owner enable or disable the approval', async () => {
    const off = { body: { policy_approval: false } };
    expect((await author('PATCH', '/account', off)).status).toBe(403);
    expect((await key('PATCH', '/account', off)).status).toBe(200);
    expect((await key('POST', '/rules', { body: rule('R1') })).status).toBe(200);
  });

  it.each([
    [{ document: {} }, 'document'],
    [{ base_version: 0 }, 'base_version'],
    [{ document: { rules: [{ id: 'R', name: 'R', when: 'nothing >' }] } }, 'document'],
    [{ note: 'x'.repeat(5000) }, 'note'],
  ])('rejects the invalid proposal %j', async (wrong, field) => {
    const { document } = await policy();
    const refused = await author('POST', '/policy/proposals', { body: { document, ...wrong } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.error)).toContain(field);
  });

  it('returns 404 for a proposal of another account and for an invalid id', async () => {
    const proposal = await propose(author, rule('R1'));
    const other = server.withKey(await server.newAccount('Other'));
    for (const id of [proposal.id, 'nothing']) {
      expect((await other('GET', `/policy/proposals/${id}`)).status).toBe(404);
    }
    expect(
      (
        await key('POST', '/policy/proposals', {
          body: { base_version: 99, document: (await policy()).document },
        })
      ).status,
    ).toBe(409);
  });
});
