import { EKYC_CHECK_TYPES, EKYC_TYPES, type EkycType } from '@assay/contract';
import { eraseIdentities, keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { decideBy, fired } from '../../testing/policy-of';
import { deploymentKeysOf } from '../../testing/test-keys';
import { importText, PEOPLE, REGISTER } from './testing/people';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  expect(await importText(server.database, shop.id, REGISTER)).toMatchObject({ refused: 0, faults: [] });
});
afterAll(() => server.close());

const FIELDS = 'ekyc_data,ekyc_result';
const asked = (type: EkycType, inputs: object, more: object = {}) => ({
  user_id: 'user-1',
  ...inputs,
  config: { ekyc_api: true, ekyc: { type, timeout: 3000 }, response_fields: FIELDS, ...more },
});

/** Invalid values for any input of an identity check. */
const NONSENSE: readonly unknown[] = [
  '\u0000',
  'a\nb\r\tc',
  '\u{1f600}'.repeat(30),
  '\u202eevil \u0645\u0631\u062d\u0628\u0627 \u674e',
  "'; DROP TABLE account; --",
  '<script>alert(1)</script>',
  '\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18',
  '1'.repeat(255),
  ' ',
  -1e308,
  [],
  {},
  true,
  null,
];

interface Checked {
  readonly ekyc_result: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the keys of each type are what is tested
  readonly ekyc_data: any;
}
async function check(type: EkycType, inputs: object = PEOPLE[type], account = shop.live): Promise<Checked> {
  const { status, data } = await account.fraud(asked(type, inputs));
  expect(status).toBe(200);
  return data as unknown as Checked;
}

describe('identity check', () => {
  it.each(EKYC_TYPES)('%s succeeds for a person in the registry, with the keys of its type', async (type) => {
    const { ekyc_result, ekyc_data } = await check(type);
    expect(ekyc_result).toBe('SUCCESS');
    const snake = EKYC_CHECK_TYPES[type].keys === 'snake_case';
    expect(Object.keys(ekyc_data)).toEqual(
      snake
        ? ['person', 'matches', 'additional_matches', 'additional_data']
        : ['person', 'matches', 'additionalMatches', 'additionalData'],
    );
    expect(Object.keys(ekyc_data.person)).toContain(snake ? 'date_of_birth' : 'dateOfBirth');
    expect(Object.values(ekyc_data.matches)).toContain(true);
    expect(Object.values(ekyc_data.matches)).not.toContain(false);
  });

  it.each(EKYC_TYPES)("%s fails for a person who isn't in the registry", async (type) => {
    const others: { readonly [input: string]: string } = {
      id_value: { BR: '52998224725', MX: 'BOXW310820HNERXN09', US: '212345678' }[type.slice(0, 2)] ?? '',
      user_firstname: 'Nemo',
      user_lastname: 'Nusquam',
      user_fullname: 'Nemo Nusquam',
    };
    const stranger = Object.fromEntries(
      Object.entries(PEOPLE[type]).map(([input, value]) => [input, others[input] || value]),
    );
    if (type.startsWith('CO')) stranger.id_value = type === 'CO_ID_CE' ? '420368' : '1020304051';
    const { ekyc_result, ekyc_data } = await check(type, stranger);
    expect(ekyc_result).toBe('FAILED');
    expect(ekyc_data).not.toBeNull();
  });

  it.each([
    [{ phone_number: '2025550143', user_dob: '1979-12-31' }],
    [{ phone_number: '(202) 555-0143', id_value: '536904399' }],
    [{ user_firstname: 'Dana', user_lastname: 'Whitfield', id_value: 536904399 }],
    [{ user_firstname: 'Dana', id_value: '536904399' }],
    [{ user_firstname: 'Dana', user_lastname: 'Whitfield', phone_number: '+12025550143' }],
    [{ user_firstname: 'Dana', user_lastname: 'Whitfield', user_dob: '1979-12-31' }],
  ])('US_ID_F2 accepts the combination %j', async (inputs) => {
    const { ekyc_result, ekyc_data } = await check('US_ID_F2', inputs);
    expect(ekyc_result).toBe('SUCCESS');
    expect(ekyc_data.additionalMatches).toEqual({ isResidential: true, addressHighRiskFlag: null });
    expect(ekyc_data.additionalData).toMatchObject({ isPublic: true, age: '46', akas: null });
  });

  it('returns 400 and names missing inputs, or the known types for an unknown type', async () => {
    const missing = await shop.live.fraud(asked('CA_RC', { user_firstname: 'Claire', user_zip: 'H2X 1K4' }));
    expect([missing.status, missing.error.code]).toEqual([400, '1006']);
    expect(missing.error.details?.map(({ field }) => field)).toEqual([
      'user_lastname',
      'user_street',
      'user_city',
      'user_region',
      'phone_number',
    ]);
    const combination = await shop.live.fraud(asked('US_ID_F2', { phone_number: '2025550143' }));
    expect(combination.status).toBe(400);
    const unknown = await shop.live.fraud(asked('XX_ID' as EkycType, {}));
    expect([unknown.status, unknown.error.code]).toEqual([400, '1001']);
    expect(unknown.error.message).toContain('ekyc.type should be sent as one of BR_ID_CPF_EXT');
  });

  it.each(EKYC_TYPES)('%s with invalid inputs is rejected or fails, and never succeeds', async (type) => {
    for (const nonsense of NONSENSE) {
      const inputs = Object.fromEntries(Object.keys(PEOPLE[type]).map((input) => [input, nonsense]));
      const { status, error, data } = await shop.live.fraud(asked(type, inputs));
      expect([200, 400]).toContain(status);
      if (status === 400) expect(error.code).toMatch(/^\d{4}$/);
      else expect(String(data.ekyc_result)).not.toBe('SUCCESS');
      // One invalid value among valid ones doesn't succeed either.
      for (const input of Object.keys(PEOPLE[type])) {
        const one = await shop.live.fraud(asked(type, { ...PEOPLE[type], [input]: nonsense }));
        expect([200, 400]).toContain(one.status);
      }
    }
  });

  it('is not performed without a type or when off, and not returned unless named', async () => {
    const config = { response_fields: FIELDS };
    const none = await shop.live.fraud({ config: { ...config, ekyc_api: true } });
    expect(none.data).toEqual({ ekyc_data: null, ekyc_result: null });
    const off = await shop.live.fraud({ config: { ...config, ekyc: { type: 'CO_ID_CC' } } });
    expect(off.data).toEqual({});
    const unnamed = await shop.live.fraud(asked('CO_ID_CC', PEOPLE.CO_ID_CC, { response_fields: '' }));
    expect(Object.keys(unnamed.data).filter((name) => name.startsWith('ekyc'))).toEqual([]);
  });

  it.each<[EkycType, object]>([
    ['BR_ID_CPF_EXT', { id_value: '39053344706' }],
    ['MX_ID_CURP', { id_value: 'HEGG560427MVZRRL05' }],
    ['US_ID_F2', { ...PEOPLE.US_ID_F2, id_value: '000123456' }],
    ['ID_ID_NIK', { ...PEOPLE.ID_ID_NIK, id_value: '9973015504050003' }],
    ['CO_ID_CC', { id_value: '12-3' }],
  ])('%s: an impossible number fails without using a source', async (type, inputs) => {
    const { ekyc_result, ekyc_data } = await check(type, inputs);
    expect(ekyc_result).toBe('FAILED');
    expect(ekyc_data.matches.national_id ?? ekyc_data.matches.nationalId).toBe(false);
  });

  it('a NIK with another birth date or sex fails, for either century', async () => {
    const other = await check('ID_ID_NIK', { ...PEOPLE.ID_ID_NIK, user_dob: '2005-04-16' });
    expect([other.ekyc_result, other.ekyc_data.matches.dateOfBirth]).toEqual(['FAILED', false]);
    const man = await check('ID_SVC', { ...PEOPLE.ID_SVC, user_gender: 'Laki-laki' });
    expect([man.ekyc_result, man.ekyc_data.matches.gender]).toEqual(['FAILED', false]);
  });

  it('a NIK that looks like a card number is compared if the birth date is sent, and masked otherwise', async () => {
    const { id, live } = await server.newAccount('Surabaya');
    const row = 'ID,NIK,3578015504050018,Siti Rahayu,2005-04-15\n';
    await importText(server.database, id, `country,id_type,id_value,full_name,date_of_birth\n${row}`);
    const siti = { ...PEOPLE.ID_ID_NIK, id_value: '3578015504050018' };
    expect((await check('ID_ID_NIK', siti, live)).ekyc_result).toBe('SUCCESS');
    const other = await check('ID_ID_NIK', { ...siti, user_dob: '2005-04-16' }, live);
    expect([other.ekyc_result, other.ekyc_data.matches.nationalId]).toEqual(['FAILED', false]);
  });

  it('masks the names of other persons', async () => {
    const { ekyc_data } = await check('BR_ID_CPF_EXT');
    expect(ekyc_data.additional_data).toMatchObject({
      mother_name: 'Maria Souza',
      estimated_monthly_income: '4200',
      zodiac_sign: null,
      relatives: [
        { name: 'J*** S**** S****', deceased: false, relationship_type: 'BROTHER', pep_role: null },
      ],
      employers: [{ related_company: { cnpj: '16727230000197', company_name: 'Padaria Azul' } }],
      partners: [],
    });
  });

  it("compares names like screening: an initial typo matches, another name doesn't", async () => {
    const near = { ...PEOPLE.NG_ID_NIN, user_lastname: 'Okafur' };
    expect((await check('NG_ID_NIN', near)).ekyc_result).toBe('SUCCESS');
    const other = await check('NG_ID_NIN', { ...PEOPLE.NG_ID_NIN, user_lastname: 'Balogun' });
    expect([other.ekyc_result, other.ekyc_data.matches]).toMatchObject([
      'FAILED',
      { firstName: true, lastName: false, nationalId: true, dateOfBirth: true, email: null },
    ]);
  });

  it('returns ERROR without a source: in another account, for another country, or for a test key without a registry', async () => {
    const other = await server.newAccount('Other');
    for (const account of [other.live, shop.test])
      expect(await check('BR_ID_CPF_EXT', PEOPLE.BR_ID_CPF_EXT, account)).toEqual({
        ekyc_result: 'ERROR',
        ekyc_data: null,
      });
  });
});

describe('velocity over ekyc_result', () => {
  it('counts failed checks and excludes other results and transactions without a check', async () => {
    const account = await server.newAccount('Counting');
    await decideBy(account, {
      'third-identity': 'count(device_hash, 24h where ekyc_result = "FAILED") >= 3',
    });
    const cannotExist = asked(
      'MX_ID_CURP',
      { id_value: 'HEGG560427MVZRRL05' },
      { response_fields: undefined },
    );
    const byCall: (readonly string[])[] = [];
    for (const call of [cannotExist, {}, cannotExist, {}, cannotExist, {}])
      byCall.push(await fired(account, { ...call, device_id: 'one-device' }));
    expect(byCall).toEqual([[], [], [], [], ['third-identity'], ['third-identity']]);
  });
});

describe('CA_CB_FT credit file', () => {
  it('succeeds with one old file with more than one tradeline', async () => {
    const { ekyc_data } = await check('CA_CB_FT');
    expect(ekyc_data.additionalData).toEqual({
      category: 'single-source',
      nameAsReported: 'Claire Tremblay',
      creditFile3Years: true,
      addressAsReported: '12 Rue Sainte-Catherine Montréal QC H2X 1K4',
      dateOfBirthAsReported: '1980-02-03',
      moreThanOneDistinctSource: true,
    });
  });
});

describe('registry import', () => {
  const BROKEN = [
    'country,id_type,id_value,full_name,date_of_birth,email',
    'BR,CPF,52998224725,Rui Alves,1970-01-01,rui@example.org',
    'BR,CPF,52998224726,Rui Alves,1970-01-01,',
    'XX,CPF,52998224725,Rui Alves,1970-01-01,',
    'BR,CPF,52998224725',
    'BR,,,,1970-01-01,',
    'BR,CPF,52998224725,Rui Alves,1970-02-30,',
    '',
    'BR,CPF,111.444.777-35,Eva Lima,,',
  ].join('\n');
  const FAULTS = [
    [3, "id_value isn't a valid BR CPF"],
    [4, expect.stringContaining('country must be one of BR, CA')],
    [5, '3 fields under 6 headings'],
    [6, 'id_value, a name or a phone number is required'],
    [7, 'date_of_birth must be a date in the past (YYYY-MM-DD)'],
  ];

  it('reports each invalid row and imports the rest', async () => {
    const { id, live } = await server.newAccount('Broken rows');
    const done = await importText(server.database, id, BROKEN);
    expect(done).toMatchObject({ loaded: 2, refused: 5, people: 2, faults: FAULTS });
    const { ekyc_result } = await check('BR_ID_CPF_EXT', { id_value: '52998224725' }, live);
    expect(ekyc_result).toBe('SUCCESS');
  });

  it('imports nothing with an invalid row in all-or-nothing mode', async () => {
    const { id, live } = await server.newAccount('All or nothing');
    await importText(server.database, id, 'country,full_name\nIE,Mary Byrne\n');
    const done = await importText(server.database, id, BROKEN, { allOrNothing: true, replace: true });
    expect(done).toMatchObject({ loaded: 0, refused: 5, people: null });
    const mary = { user_firstname: 'Mary', user_lastname: 'Byrne' };
    expect((await check('IE_CB', mary, live)).ekyc_result).toBe('SUCCESS');
    expect((await check('BR_ID_CPF_EXT', { id_value: '52998224725' }, live)).ekyc_result).toBe('ERROR');
  });

  it.each([
    ['country,shoe_size\nBR,42\n', 'Unknown columns: shoe_size. Rename or remove them.'],
    ['full_name\nRui Alves\n', 'The column country is missing.'],
    ['', 'The file is empty.'],
  ])("rejects a file that isn't a registry with one sentence: %j", async (text, sentence) => {
    await expect(importText(server.database, shop.id, text)).rejects.toThrow(sentence);
  });

  it('stores no plain personal data and erases a person', async () => {
    const { id, live } = await server.newAccount('Sealed');
    await importText(server.database, id, BROKEN);
    const rows = await server.database.query<{ text: string }>({
      text: `SELECT r::text || encode(sealed, 'escape') AS text FROM identity_record r WHERE account_id = $1`,
      values: [id],
    });
    expect(rows).toHaveLength(2);
    for (const { text } of rows) expect(text).not.toMatch(/Rui|Alves|52998224725|rui@example/);
    const { pepper } = await deploymentKeysOf(server.database);
    const emailHashes = [keyHasher(pepper)('email', 'rui@example.org')];
    expect(await eraseIdentities(server.database, id, { emailHashes })).toBe(1);
    expect((await check('BR_ID_CPF_EXT', { id_value: '52998224725' }, live)).ekyc_result).toBe('FAILED');
  });
});
