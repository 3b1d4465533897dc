import creditCardType from 'credit-card-type';
import { describe, expect, it } from 'vitest';
import type { BinRange } from '../feeds/feed-content';
import { HOSTILE_TEXTS } from '../text/testing/hostile-texts';
import {
  analyseBin,
  cardNetwork,
  indexBinRanges,
  indexPrefixRanges,
  longestPrefixValue,
} from './analyse-bin';

describe('cardNetwork', () => {
  it.each([
    ['411111', 'visa'],
    ['555555', 'mastercard'],
    ['222100', 'mastercard'],
    ['272099', 'mastercard'],
    ['378282', 'american-express'],
    ['305693', 'diners-club'],
    ['601111', 'discover'],
    ['353011', 'jcb'],
    ['620000', 'unionpay'],
    ['675964', 'maestro'],
    ['636368', 'elo'],
    ['606282', 'hipercard'],
    ['637095', 'hiper'],
    ['220012', 'mir'],
    ['979200', 'troy'],
    ['506100', 'verve'],
    ['508500', 'rupay'],
    ['501900', 'dankort'],
    ['589562', 'naranja'],
    ['100123', 'uatp'],
    ['986012', 'humo'],
    ['860012', 'uzcard'],
  ])('recognizes %s as %s', (bin, network) => expect(cardNetwork(bin)?.network).toBe(network));

  it.each(['000000', '700000', '999999'])('returns null for %s', (bin) =>
    expect(cardNetwork(bin)).toBeNull());

  it('agrees with the installed table except where a national network has separate blocks', () => {
    const national = new Set([
      'rupay',
      'verve',
      'carnet',
      'dankort',
      'aura',
      'cabal',
      'meeza',
      'lankapay',
      'uzcard',
    ]);
    for (const type of Object.values(creditCardType.types)) {
      for (const pattern of creditCardType.getTypeInfo(type).patterns) {
        const digits = String(Array.isArray(pattern) ? pattern[0] : pattern).padEnd(11, '0');
        const named = creditCardType(digits.padEnd(16, '0'));
        const found = cardNetwork(digits)?.network ?? '';
        if (named.length === 1 && !national.has(found))
          expect([digits, found]).toEqual([digits, named[0]?.type]);
      }
    }
  });
});

describe('analyseBin', () => {
  const range: BinRange = {
    first: '457173',
    last: '457174',
    scheme: 'visa',
    brand: 'Visa/Dankort',
    type: 'DEBIT',
    level: 'CLASSIC',
    prepaid: false,
    country: 'DK',
    bank: 'Example Bank',
    website: 'www.example.test',
    phone: '+4500000000',
    city: 'Hjørring',
  };
  const issuers = indexBinRanges([
    range,
    { ...range, first: '45717360', last: '45717369', bank: 'Narrow Bank' },
    { ...range, first: '990000', last: '990009', scheme: 'amex', bank: null, prepaid: true },
  ]);

  it('returns the data of the issuer table', () => {
    expect(analyseBin('457174', issuers)).toEqual({
      card_bin: '457174',
      bin_bank: 'Example Bank',
      bin_card: 'VISA',
      bin_type: 'DEBIT',
      bin_level: 'CLASSIC',
      bin_country: 'Denmark',
      bin_country_code: 'DK',
      bin_website: 'www.example.test',
      bin_phone: '+4500000000',
      bin_valid: true,
      card_issuer: 'VISA',
      network: 'visa',
      co_networks: ['dankort'],
    });
  });

  it.each([
    ['49701234', 'visa', ['cartes-bancaires']],
    ['513212', 'mastercard', ['cartes-bancaires']],
    ['67031234', 'maestro', ['bancontact']],
    ['35380012', 'jcb', ['rupay']],
    ['411111', 'visa', []],
  ])('lists the domestic networks of %s', (bin, network, co_networks) => {
    expect(analyseBin(bin)).toMatchObject({ network, co_networks });
  });

  it.each([
    ['22001234', 'MIR'],
    ['22041234567890123', 'MIR'],
    ['60852012', 'MAESTRO'],
    ['60701234', 'RUPAY'],
    ['65215012', 'RUPAY'],
    ['81720012', 'RUPAY'],
    ['82012345', 'RUPAY'],
    ['65003112', 'ELO'],
    ['50904012', 'ELO'],
    ['86001234', 'UZCARD'],
    ['56141234', 'UZCARD'],
    ['97921234', 'TROY'],
    ['50610012', 'VERVE'],
    ['97040012', 'NAPAS'],
    ['4000000000000000006', 'VISA'],
  ])('reads the eight-digit BIN or number %s as %s', (bin, name) => {
    expect(analyseBin(bin)).toMatchObject({ bin_card: name, bin_valid: true });
  });

  it('prefers the longest matching prefix', () => {
    expect(analyseBin('45717365', issuers).bin_bank).toBe('Narrow Bank');
    expect(analyseBin('45717399', issuers).bin_bank).toBe('Example Bank');
    expect(analyseBin('990005', issuers)).toMatchObject({ network: 'american-express', bin_type: 'PREPAID' });
  });

  it('returns the network and the known product when there is no issuer table', () => {
    expect(analyseBin('400000')).toMatchObject({
      bin_card: 'VISA',
      bin_bank: null,
      bin_type: null,
      bin_valid: true,
    });
    expect(analyseBin('417500')).toMatchObject({
      bin_card: 'VISA',
      bin_level: 'ELECTRON',
      bin_type: 'DEBIT',
    });
  });

  it('never returns a full card number', () => {
    expect(analyseBin('4111 1111 1111 111').card_bin).toBe('41111111');
    expect(analyseBin('411111111111').card_bin).toBe('41111111');
    expect(JSON.stringify(analyseBin('4111111111111111111111'))).not.toContain('4111');
  });

  it.each(['', '12345', 'abcdef', '4111-x'])('marks %j as invalid', (bin) =>
    expect(analyseBin(bin).bin_valid).toBe(false));

  it.each(HOSTILE_TEXTS)("doesn't throw on hostile text: $name", ({ text }) =>
    expect(() => analyseBin(text, issuers)).not.toThrow());
});

describe('prefix ranges', () => {
  it('finds the inner of nested ranges and enclosing ranges that start much earlier', () => {
    const ranges = indexPrefixRanges([
      { first: '1000', last: '8999', value: 'wide' },
      { first: '2000', last: '2999', value: 'middle' },
      { first: '2500', last: '2500', value: 'one' },
      { first: '9', last: '1', value: 'turned' },
      { first: '10', last: '100', value: 'uneven' },
    ]);
    expect(
      ['2500', '2501', '8999', '9000', '99', ''].map((digits) => longestPrefixValue(ranges, digits)),
    ).toEqual(['one', 'middle', 'wide', null, null, null]);
  });
});
