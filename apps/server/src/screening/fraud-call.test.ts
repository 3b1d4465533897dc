import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { type ListsFolder, listsFolder, WORLD } from './testing/lists';

let folder: ListsFolder;
let server: AssayServer;

beforeAll(async () => {
  folder = await listsFolder();
  await folder.publish('world', WORLD, new Date('2026-10-01T00:00:00Z'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder.dataDir } });
});
afterAll(async () => {
  await server?.close();
  await folder?.remove();
});

const score = (request: object) => server.owner.live.fraud(request);
const LISTED = { user_fullname: 'Viktor Draganov Petrosyan', user_dob: '1961-03-04' };

describe('aml_details', () => {
  it('is null unless requested, and without a name', async () => {
    expect((await score(LISTED)).data.aml_details).toBeNull();
    expect((await score({ config: { aml_api: true } })).data.aml_details).toBeNull();
  });

  it('reports a match, and the default rules hold the transaction for review', async () => {
    const { data } = await score({ ...LISTED, config: { aml_api: true } });
    expect(data.aml_details?.has_sanction_match).toBe(true);
    expect(data.aml_details?.result_payload.sanctionlist_entries[0]?.source_id).toBe('S-1');
    expect(data.state).toBe('REVIEW');
    expect(data.applied_rules.map(({ id }) => id)).toContain('HC551');
    const other = await score({ user_fullname: 'Agnes Wintermark', config: { aml_api: true } });
    expect(other.data.aml_details?.has_sanction_match).toBe(false);
    expect(other.data.state).toBe('APPROVE');
  });

  it('is computed from a name in parts', async () => {
    const parts = { user_firstname: 'Thibault', user_lastname: 'Marchandeau' };
    const { data } = await score({ ...parts, config: { aml_api: true } });
    expect(data.aml_details?.has_watchlist_match).toBe(true);
  });

  it.each([
    { user_firstname: 'Viktor' },
    { user_lastname: 'Petrosyan' },
    { user_middlename: 'Draganov' },
    { user_firstname: 'Viktor', user_middlename: 'Draganov' },
    { user_firstname: 'Viktor', user_lastname: ' ' },
    { user_fullname: ' ' },
    { user_fullname: '-' },
    { user_fullname: 'Mr. Dr.' },
    { user_fullname: '123' },
    { user_firstname: 'Dr', user_lastname: 'Petrosyan' },
  ])('is null for a name that can\'t be screened, never "no match": %j', async (name) => {
    const { status, data } = await score({ ...name, config: { aml_api: true } });
    expect([status, data.aml_details]).toEqual([200, null]);
    const aml = { payment_screening: {} };
    expect((await score({ ...name, config: { aml_api: true, aml } })).data.aml_details).toBeNull();
  });

  it('ignores an invalid date of birth of the receiver', async () => {
    const config = { aml_api: true, aml: { payment_screening: {} } };
    const receiver = { receiver_fullname: 'Giovanni Ferrante', receiver_dob: 'unknown' };
    const { status, data } = await score({ ...receiver, config });
    expect([status, data.aml_details?.receiver?.has_crimelist_match]).toEqual([200, true]);
  });

  it('is null after a timeout, and the rest of the response is returned', async () => {
    const { status, data } = await score({ ...LISTED, config: { aml_api: true, aml: { timeout: 0 } } });
    expect([status, data.aml_details, data.state]).toEqual([200, null, 'APPROVE']);
  });

  it('returns 400 and names the key for an unknown profile', async () => {
    const aml = { payment_screening: { receiver_config: { search_profile_id: 'Nope' } } };
    const answer = await score({ ...LISTED, config: { aml_api: true, aml } });
    expect(answer).toMatchObject({ status: 400, error: { code: '1001' } });
    expect(answer.error.details?.[0]?.field).toBe(
      'config.aml.payment_screening.receiver_config.search_profile_id',
    );
  });

  it('screens both sides of a payment, each with its own profile', async () => {
    const shop = await server.newAccount('Payments');
    const settings = { sources: { sanction_enabled: false } };
    await shop.live.manage('POST', '/screening/profiles', { name: 'No sanctions', settings });
    const request = { ...LISTED, receiver_fullname: 'Viktor D Petrosyan', receiver_id: 'r-1' };
    const aml = {
      payment_screening: { sender_config: { search_profile_id: 'No sanctions' }, receiver_config: {} },
    };
    const { data } = await shop.live.fraud({ ...request, config: { aml_api: true, aml } });
    expect(data.aml_details?.has_sanction_match).toBe(false);
    expect(data.aml_details?.receiver?.has_sanction_match).toBe(true);
    expect(data.applied_rules.map(({ id }) => id)).toContain('HC556');
    // The receiver has a separate case, and no name is monitored.
    const cases = await shop.live.manage('GET', '/cases');
    expect(cases.data.cases).toMatchObject([{ user_id: 'r-1' }]);
    expect((await shop.live.manage('GET', '/screening/monitored-names')).data.monitored).toEqual([]);
  });

  it('finds a receiver when the payer has no name', async () => {
    const config = { aml_api: true, aml: { payment_screening: {} } };
    const { data } = await score({ receiver_fullname: 'Giovanni Ferrante', config });
    expect(data.aml_details).toMatchObject({
      has_crimelist_match: null,
      has_sanction_match: null,
      receiver: { has_crimelist_match: true },
    });
  });

  it('stores the case with the evaluation, under the transaction', async () => {
    const shop = await server.newAccount('Cases');
    const request = { ...LISTED, transaction_id: 't-77', user_id: 'u-77', email: 'V@example.com' };
    await shop.live.fraud({ ...request, config: { aml_api: true } });
    const rows = await server.database.query<{ transaction_id: string; email_hash: number }>({
      text: `SELECT transaction_id, email_hash FROM screening_case WHERE account_id = $1 AND transaction_id = 't-77'`,
      values: [shop.id],
    });
    expect(rows).toMatchObject([{ transaction_id: 't-77', email_hash: expect.any(Number) }]);
  });
});

describe('aml_bank_screening_details', () => {
  const bank = async (request: object, settings: object = {}) => {
    const config = {
      aml_bank_screening_api: true,
      aml_bank_screening: settings,
      response_fields: 'aml_bank_screening_details,state,applied_rules',
    };
    return (await score({ ...request, config })).data;
  };

  it('finds a wallet and declines', async () => {
    const data = await bank({ receiver_bank_account: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' });
    expect(data.aml_bank_screening_details).toMatchObject({
      has_bank_match: true,
      sender: { bank_name: null, bank_account: null, bank_swift: null },
      receiver: {
        bank_account: {
          has_match: true,
          entries: [
            {
              source_id: 'S-2',
              scores: { relevancy_score: 1 },
              matched_field: 'bank_account',
              match_type: 'EXACT',
              score: 1,
            },
          ],
        },
      },
    });
    expect(data.state).toBe('DECLINE');
    expect(data.applied_rules?.map(({ id }) => id)).toContain('HC557');
  });

  it("creates a case; a false positive is cleared only for this user's bank details", async () => {
    const listed = { user_id: 'bank-1', user_bank_account: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' };
    expect((await bank(listed)).aml_bank_screening_details?.has_bank_match).toBe(true);
    const { key } = (await server.owner.live.manage('POST', '/cases/search', { user_id: 'bank-1' })).data;
    const { data } = await server.owner.live.manage('GET', `/cases?user=${String(key)}`);
    const [found] = data.cases as unknown as readonly { id: string; name: string; undecided: number }[];
    expect(found).toMatchObject({ name: listed.user_bank_account, undecided: 1 });
    await server.owner.live.manage('POST', `/cases/${found!.id}/decisions`, { decision: 'FALSE_POSITIVE' });
    expect((await bank(listed)).aml_bank_screening_details).toMatchObject({
      has_bank_match: false,
      sender: { bank_account: { has_match: false, entries: [] } },
    });
    const another = await bank({ ...listed, user_id: 'bank-2' });
    expect(another.aml_bank_screening_details?.has_bank_match).toBe(true);
  });

  it('finds a BIC and a bank name, limited to the requested checks', async () => {
    const request = { user_bank_swift: 'OSTMATWWXXX', user_bank_name: 'Ostmark Handelsbank AG' };
    const both = await bank(request);
    expect(both.aml_bank_screening_details?.sender).toMatchObject({
      bank_swift: { has_match: true, entries: [{ source_id: 'S-3', match_type: 'EXACT' }] },
      bank_name: { has_match: true, entries: [{ source_id: 'S-3' }] },
    });
    expect(both.state).toBe('REVIEW');
    const one = await bank(request, { bank_swift_check: true });
    expect(one.aml_bank_screening_details?.sender.bank_name).toBeNull();
    expect(one.aml_bank_screening_details?.sender.bank_swift?.has_match).toBe(true);
  });

  it('is returned only if response_fields names it', async () => {
    const { data } = await score({ user_bank_swift: 'OSTMATWW', config: { aml_bank_screening_api: true } });
    expect(data).not.toHaveProperty('aml_bank_screening_details');
    expect(data.state).toBe('REVIEW');
  });
});
