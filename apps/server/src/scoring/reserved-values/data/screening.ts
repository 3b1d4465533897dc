import { type ListEntry, type ListKind, NAMES_ALONE } from '@assay/screening';
import type { ReservedEntry, ReservedValue } from '../reserved-value';

/** Names and bank details on a separate list that only test keys match. */

const LIST_NAMES: { readonly [kind in ListKind]: string } = {
  sanctionlist: 'Test sanctions list',
  pep: 'Test list of politically exposed persons',
  watchlist: 'Test watchlist',
  crimelist: 'Test crime list',
};

type EntryFacts = Pick<ListEntry, 'sourceId' | 'type'> &
  Partial<Omit<ListEntry, 'sourceId' | 'type' | 'names'>>;

const on = (kind: ListKind, name: string, facts: EntryFacts): ReservedEntry => ({
  list: { name: `assay_test_${kind}`, fullName: LIST_NAMES[kind], version: '1', kind },
  entry: { ...NAMES_ALONE, ...facts, names: [{ text: name, kind: 'primary' }] },
});

const named = (value: string, about: string, ...listed: readonly ReservedEntry[]): ReservedValue => ({
  field: 'user_fullname',
  value,
  about,
  outcome: { listed },
});

const company = on('sanctionlist', 'Test Sanctioned Company', {
  sourceId: 'TEST-2',
  type: 'ENTITY',
  countries: ['XX'],
  programs: ['TEST'],
});
const bank = on('sanctionlist', 'Test Sanctioned Bank', {
  sourceId: 'TEST-6',
  type: 'ENTITY',
  countries: ['XX'],
  bics: ['TESTXXTTXXX'],
  accounts: ['XX00TEST0000000001'],
  programs: ['TEST'],
});

export const RESERVED_NAMES: readonly ReservedValue[] = [
  named(
    'Test Sanctioned',
    'person on a sanctions list',
    on('sanctionlist', 'Test Sanctioned', {
      sourceId: 'TEST-1',
      type: 'PERSON',
      births: [{ from: '1970-01-01' }],
      nationalities: ['XX'],
      countries: ['XX'],
      programs: ['TEST'],
    }),
  ),
  named('Test Sanctioned Company', 'organization on a sanctions list', company),
  named(
    'Test Politician',
    'politically exposed person',
    on('pep', 'Test Politician', { sourceId: 'TEST-3', type: 'PERSON', countries: ['XX'] }),
  ),
  named(
    'Test Watched',
    'person on a watchlist',
    on('watchlist', 'Test Watched', { sourceId: 'TEST-4', type: 'PERSON' }),
  ),
  named(
    'Test Wanted',
    'person on a crime list',
    on('crimelist', 'Test Wanted', { sourceId: 'TEST-5', type: 'PERSON' }),
  ),
  {
    field: 'user_fullname',
    value: 'Test Newsworthy',
    about: 'person in the news, if adverse media is searched',
    outcome: {
      listed: [],
      stories: [
        {
          id: 'TEST-7',
          date: '2020-01-01',
          title: 'Test Newsworthy charged with fraud',
          snippet: 'Test Newsworthy was charged with fraud.',
          url: 'https://news.assay.test/7',
        },
      ],
    },
  },
  named('Test Unlisted', 'on no list and not in the news'),
  {
    field: 'user_fullname',
    value: 'Test Timeout',
    about: 'timeout of the screening',
    outcome: { silent: 'aml_details' },
  },
];

const BANK_TIMEOUT = { silent: 'aml_bank_screening_details' } as const;

export const RESERVED_BANK_DETAILS: readonly ReservedValue[] = [
  {
    field: 'user_bank_account',
    value: 'XX00TEST0000000001',
    about: 'account on a sanctions list',
    outcome: { listed: [bank] },
  },
  {
    field: 'user_bank_account',
    value: 'XX00TEST0000000002',
    about: 'account on no list',
    outcome: { listed: [] },
  },
  {
    field: 'user_bank_account',
    value: 'XX00TEST0000000009',
    about: 'timeout of the screening',
    outcome: BANK_TIMEOUT,
  },
  {
    field: 'user_bank_swift',
    value: 'TESTXXTTXXX',
    about: 'BIC on a sanctions list',
    outcome: { listed: [bank] },
  },
  {
    field: 'user_bank_name',
    value: 'Test Sanctioned Bank',
    about: 'bank on a sanctions list',
    outcome: { listed: [bank] },
  },
];
