import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryFile, readLists } from '../lists/index';
import { type ListEntry, NAMES_ALONE, type ScreeningList } from '../model';
import { bicOfIban } from './accounts';
import {
  accountKeys,
  buildBankIndex,
  DEFAULT_BANK_SETTINGS,
  isSameBank,
  screenBank,
  walletForm,
} from './index';

const shared = join(import.meta.dirname, '../../../../../shared/data/aml');
const read = (name: string) => memoryFile(name, readFileSync(join(shared, name)));

const nothing = { name: null, account: null, swift: null, country: null };

function listOf(...entries: Partial<ListEntry>[]): ScreeningList {
  return {
    source: { name: 'test', fullName: 'Test', version: '1', kind: 'sanctionlist' },
    counts: { read: entries.length, kept: entries.length, names: entries.length, skipped: {} },
    entries: entries.map((entry, at) => ({
      sourceId: `T${at}`,
      type: 'ENTITY',
      names: [{ text: `Bank ${at}`, kind: 'primary' }],
      ...NAMES_ALONE,
      ...entry,
    })),
  };
}

describe('wallet addresses', () => {
  it('recognizes the form and the checksum of each family', () => {
    const forms = [
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm', true],
      ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'evm', false],
      ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'evm', null],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'base58', true],
      ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'base58', false],
      ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bech32', true],
      ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'bech32', true],
      ['bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'cash-address', true],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron', true],
      ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'xrp', true],
      [
        '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
        'monero',
        true,
      ],
      ['not an address', null, null],
    ] as const;
    for (const [text, family, isChecksumValid] of forms) {
      expect(walletForm(text), text).toMatchObject({ family, isChecksumValid });
    }
  });

  it('finds an address in any spelling and for any asset', () => {
    const index = buildBankIndex([
      listOf({
        wallets: ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2'],
      }),
    ]);
    for (const text of [
      '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
      ' 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n',
      'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed?value=1',
      'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2',
      'QR6M7J9NJLDWWZLG9V7V53UNLR4JKMX6EYLEP8EKG2',
    ]) {
      expect(index.byWallet(text), text).toHaveLength(1);
    }
    expect(index.byWallet('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaee')).toHaveLength(0);
  });
});

describe('BICs and accounts', () => {
  it('compares branches only when both BICs name one', () => {
    expect(isSameBank('SCERIRTH', 'SCERIRTHKSH')).toBe(true);
    expect(isSameBank('SCERIRTHXXX', 'SCERIRTHKSH')).toBe(true);
    expect(isSameBank('SCERIRTHABC', 'SCERIRTHKSH')).toBe(false);
    expect(isSameBank('SCERIRTH', 'SCERIRTA')).toBe(false);
  });

  it('reads an IBAN in print form and derives its domestic number', () => {
    expect(accountKeys('de89 3704 0044 0532 0130 00')).toMatchObject({
      isIban: true,
      country: 'DE',
      accounts: ['DE89370400440532013000', '370400440532013000', '0532013000'],
    });
    expect(accountKeys('DE88 3704 0044 0532 0130 00').isIban).toBe(false);
  });
});

describe('BIC of an IBAN', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX'],
    ['de89370400440532013000', 'COBADEFFXXX'],
    ['NL91ABNA0417164300', 'ABNANL2A'],
    ['FR1420041010050500013M02606', 'PSSTFRPP'],
    ['ES91 2100 0418 4502 0005 1332', 'CAIXESBB'],
    ['LU280019400644750000', 'BCEELULL'],
    ['BE68539007547034', null],
    ['DE00370400440532013000', null],
    ['GB29NWBK60161331926819', null],
    ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', null],
    ['9'.repeat(1_000_000), null],
  ])('reads %.40s', (account, bic) => {
    expect(bicOfIban(account)?.slice(0, 8) ?? null).toBe(bic?.slice(0, 8) ?? null);
  });

  it('finds a listed bank without a sent BIC, and retains other matches in AND mode', () => {
    const account = 'DE89370400440532013000';
    const bank = buildBankIndex([listOf({ bics: ['COBADEFF'] })]);
    const holder = buildBankIndex([listOf({ accounts: [account] })]);
    const request = { sender: { ...nothing, account }, receiver: nothing };
    const settings = { ...DEFAULT_BANK_SETTINGS, matchMode: 'AND' as const };
    expect(screenBank(bank, () => [], request, DEFAULT_BANK_SETTINGS).sender.bank_swift?.has_match).toBe(
      true,
    );
    const kept = screenBank(holder, () => [], request, settings).sender;
    expect([kept.bank_account?.has_match, kept.bank_swift]).toEqual([true, null]);
    const off = { ...DEFAULT_BANK_SETTINGS, swiftCheck: false };
    expect(screenBank(bank, () => [], request, off).sender.bank_swift).toBeNull();
  });

  it('reads any text without throwing', () => {
    const beginnings = fc.constantFrom('', 'DE89', 'NL91ABNA', 'FR14');
    fc.assert(
      fc.property(beginnings, fc.string({ unit: 'binary', maxLength: 40 }), (start, text) => {
        expect(bicOfIban(start + text) ?? 'AAAADEFF').toMatch(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/);
      }),
    );
  });
});

describe('screenBank', () => {
  const list = listOf(
    { bics: ['ABCDIRTH'], countries: ['IR'], accounts: ['DE89370400440532013000'] },
    { bics: ['WXYZRUMM001'], wallets: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'] },
  );
  const index = buildBankIndex([list]);
  const byName = (name: string) =>
    list.entries
      .filter(({ names }) => names[0]!.text.startsWith(name.slice(0, 5)))
      // Each lookup creates new entry objects, as in the real index.
      .map((entry) => ({
        entry: structuredClone(entry),
        list: list.source,
        score: names(entry) === name ? 1 : 0.85,
      }));
  const names = (entry: ListEntry) => entry.names[0]!.text;

  it('fills a slot for each check that has a value to check', () => {
    const result = screenBank(
      index,
      byName,
      {
        sender: { ...nothing, swift: 'abcdirthxxx', account: 'DE89 3704 0044 0532 0130 00' },
        receiver: nothing,
      },
      DEFAULT_BANK_SETTINGS,
    );
    expect(result.has_bank_match).toBe(true);
    expect(result.sender.bank_name).toBeNull();
    expect(result.sender.bank_swift).toMatchObject({
      has_match: true,
      entries: [{ entry: { sourceId: 'T0' }, matched_field: 'bank_swift', match_type: 'EXACT', score: 1 }],
    });
    expect(result.sender.bank_account?.entries).toHaveLength(1);
    expect(result.receiver).toEqual({ bank_name: null, bank_account: null, bank_swift: null });
  });

  it('returns names above the threshold, and marks equal names as exact', () => {
    const screen = (partialMatchThreshold: number) =>
      screenBank(
        index,
        byName,
        { sender: nothing, receiver: { ...nothing, name: 'Bank 1' } },
        {
          ...DEFAULT_BANK_SETTINGS,
          partialMatchThreshold,
        },
      ).receiver.bank_name!.entries.map(({ match_type, score }) => [match_type, score]);
    expect(screen(0.8)).toEqual([
      ['PARTIAL', 0.85],
      ['EXACT', 1],
    ]);
    expect(screen(0.9)).toEqual([['EXACT', 1]]);
  });

  it('requires all checks to match the same entry in AND mode', () => {
    const screen = (swift: string, matchMode: 'OR' | 'AND') =>
      screenBank(
        index,
        byName,
        { sender: { ...nothing, name: 'Bank 1', swift }, receiver: nothing },
        { ...DEFAULT_BANK_SETTINGS, matchMode },
      );
    expect(screen('WXYZRUMM', 'AND').sender.bank_name?.entries.map(({ entry }) => entry.sourceId)).toEqual([
      'T1',
    ]);
    expect(screen('NOPEDEFF', 'AND').has_bank_match).toBe(false);
    expect(screen('NOPEDEFF', 'OR').has_bank_match).toBe(true);
  });

  it('excludes banks of other countries when configured, but never a wallet', () => {
    const screen = (party: object) =>
      screenBank(
        index,
        byName,
        { sender: { ...nothing, ...party }, receiver: nothing },
        {
          ...DEFAULT_BANK_SETTINGS,
          filterMismatchingCountry: true,
        },
      ).has_bank_match;
    expect(screen({ swift: 'ABCDIRTH', country: 'IR' })).toBe(true);
    expect(screen({ swift: 'ABCDIRTH', country: 'DE' })).toBe(false);
    expect(screen({ account: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', country: 'DE' })).toBe(true);
  });
});

describe.skipIf(!existsSync(shared))('OFAC wallets and BICs (needs the shared data folder)', () => {
  it('finds every listed wallet and BIC, and no other', async () => {
    const lists = await readLists([read('ofac/sdn_2024-05-03.csv')]);
    const index = buildBankIndex(lists);
    const published = readFileSync(join(shared, 'crypto/ofac_digital_currency_addresses.csv'), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[1]?.trim() ?? '')
      .filter((address) => address !== '');
    const listed = new Set(lists.flatMap(({ entries }) => entries.flatMap(({ wallets }) => wallets)));
    expect(listed.size).toBeGreaterThan(250);
    for (const wallet of listed) expect(index.byWallet(wallet)).not.toHaveLength(0);

    // The published addresses are from a later day: those on the May list are found, the others aren't.
    const raw = readFileSync(join(shared, 'ofac/sdn_2024-05-03.csv'), 'latin1');
    for (const address of published) {
      const isInText = raw.includes(address);
      expect(index.byWallet(address).length > 0, address).toBe(isInText);
    }
    const bics = lists.flatMap(({ entries }) => entries.flatMap((entry) => entry.bics));
    expect(bics).toHaveLength(162);
    for (const bic of bics) expect(index.byBic(bic)).not.toHaveLength(0);
    const changed = (text: string) => `${text.slice(0, 3)}${text[3] === 'Q' ? 'Z' : 'Q'}${text.slice(4)}`;
    const known = new Set(bics.map((bic) => bic.slice(0, 8)));
    for (const bic of bics.map(changed)) {
      if (!known.has(bic.slice(0, 8))) expect(index.byBic(bic)).toHaveLength(0);
    }
  });
});
