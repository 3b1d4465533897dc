import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { decideBy } from '../../apps/server/src/testing/policy-of';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

const EMAIL = 'someone.new@example.org';
const PHONE = '36301234567';

async function inTheCall(account: TestAccount, email: string, phone: string) {
  const { data } = await account.live.fraud({
    config: { email_api: true, phone_api: true },
    email,
    phone_number: phone,
    // Other data of the transaction, and the similarity to a name, are not part of the address's own risk.
    user_fullname: 'Zoltan Kovacs',
    ip: '185.220.101.1',
  });
  return [data.email_details?.risk_scores, data.phone_details?.risk_scores];
}

describe('risk_scores', () => {
  it('are equal in the lookups and in the fraud response', async () => {
    const alone = await server.newAccount('Alone');
    const call = await server.newAccount('Call');
    for (const { id } of [alone, call])
      expect(
        (await (id === alone.id ? alone : call).live.manage('PATCH', '/account', { share_history: false }))
          .status,
      ).toBe(200);
    const email = (await alone.live.email({ email: EMAIL })).data.risk_scores;
    const phone = (await alone.live.phone({ phone: PHONE })).data.risk_scores;
    for (const { global_network_score: score } of [email, phone]) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(100);
    }
    expect(await inTheCall(call, EMAIL, PHONE)).toEqual([email, phone]);
  });

  it('use the data about the target', async () => {
    const scoreOf = async (email: string) =>
      (await shop.live.email({ email })).data.risk_scores.global_network_score ?? -1;
    expect(await scoreOf('xkq7z9vbw3@mailinator.com')).toBeGreaterThan(
      2 * (await scoreOf('anna.kovacs@gmail.com')),
    );
    const numberOf = async (phone: string) =>
      (await shop.live.phone({ phone })).data.risk_scores.global_network_score ?? -1;
    expect(await numberOf('999')).toBeGreaterThan(await numberOf('36301234568'));
  });

  it('use the history of every account that shares it', async () => {
    const declining = await server.newAccount('Declining');
    const asking = await server.newAccount('Asking');
    for (const account of [declining, asking])
      await account.live.manage('PATCH', '/account', { share_history: true });
    await decideBy(declining, { D1: { when: 'exists(email)', effect: { state: 'DECLINE' } } });
    const email = 'burnt@example.org';
    const before = (await asking.live.email({ email })).data.risk_scores.global_network_score ?? 100;
    for (let call = 0; call < 3; call++)
      await declining.live.fraud({ config: { email_api: true }, email, user_id: `u${call}` });
    const after = (await asking.live.email({ email })).data;
    expect(after.service_fraud_history.fraudulent_decline_hits).toBe(3);
    expect(after.risk_scores.global_network_score).toBeGreaterThan(before);
  });

  it('are available to rules', async () => {
    const ruled = await server.newAccount('Ruled');
    await decideBy(ruled, {
      R1: 'email_details.risk_scores.global_network_score >= 0',
      R2: 'phone_details.risk_scores.global_network_score > 100',
    });
    const { data } = await ruled.live.fraud({
      config: { email_api: true, phone_api: true },
      email: EMAIL,
      phone_number: PHONE,
    });
    expect(data.applied_rules.map(({ id }) => id)).toEqual(['R1']);
  });

  it('are null if only a domain is known', async () => {
    const { data } = await shop.live.fraud({ config: { email_api: true }, email_domain: 'example.org' });
    expect(data.email_details?.risk_scores).toBeNull();
  });
});

describe('without the scores of models', () => {
  it('the risk is unknown', async () => {
    const plain = await startAssay({ env: { ASSAY_BLACKBOX_SCORE: 'false' } });
    try {
      const unknown = { global_network_score: null };
      expect((await plain.owner.live.email({ email: EMAIL })).data.risk_scores).toEqual(unknown);
      expect(await inTheCall(plain.owner, EMAIL, PHONE)).toEqual([unknown, unknown]);
    } finally {
      await plain.close();
    }
  });
});
