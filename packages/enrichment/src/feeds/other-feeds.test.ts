import { describe, expect, it } from 'vitest';
import { parseBinTable } from './bin-tables';
import { parseCsv } from './csv-json';
import { FeedFormatError } from './feed-content';
import {
  parseBreachCatalogue,
  parseDomains,
  parsePhones,
  parsePublicSuffixes,
  parseRdapBootstrap,
} from './record-lists';

describe('parseCsv', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,b', [['a', 'b']]],
    [
      '"a,1","b ""q"""\r\n"c\nd",e\r\n',
      [
        ['a,1', 'b "q"'],
        ['c\nd', 'e'],
      ],
    ],
    [
      'a,,\n,b,\n',
      [
        ['a', '', ''],
        ['', 'b', ''],
      ],
    ],
    ['a\n\nb\n', [['a'], ['b']]],
    ['a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]],
    ['', []],
  ])('parses %j', (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it.each(['"open', 'a,"b', '"a"b,c', 'a"b,c'])('rejects %j', (text) => {
    expect(() => parseCsv(text)).toThrow(FeedFormatError);
  });
});

describe('parseDomains', () => {
  it('reads lines and JSON, in lower case, sorted and distinct', () => {
    const expected = { kind: 'lines', date: null, lines: ['a.example', 'b.example', 'bücher.example'] };
    expect(parseDomains('# list\nB.example\na.example\n// note\nbücher.example\nb.example\n')).toEqual(
      expected,
    );
    expect(parseDomains('["b.example", "A.example", "bücher.example"]')).toEqual(expected);
  });

  it.each([
    'no domain at all\n',
    'localhost\n',
    'a..example\n',
    '-\n',
    '["a.example", 5]',
  ])('rejects %j', (text) => {
    expect(() => parseDomains(text)).toThrow(FeedFormatError);
  });
});

describe('parsePhones', () => {
  const expected = { kind: 'lines', date: null, lines: ['447700900123', '46700000000'] };
  it.each([
    ['an object with dates', '{"46700000000": "2024-01-01", "447700900123": "2024-02-02"}'],
    ['an array', '["+447700900123", 46700000000]'],
    ['lines', '+46700000000\n447700900123\n'],
  ])('reads %s', (_, text) => {
    expect(parsePhones(text)).toEqual(expected);
  });

  it.each(['12345\n', '+44 7700 900123\n', '{"abc": 1}', '1234567890123456\n'])('rejects %j', (text) => {
    expect(() => parsePhones(text)).toThrow(FeedFormatError);
  });
});

describe('parsePublicSuffixes', () => {
  const list = [
    '// ===BEGIN ICANN DOMAINS===',
    'com',
    '*.ck',
    '!www.ck',
    '// ===END ICANN DOMAINS===',
    '// ===BEGIN PRIVATE DOMAINS===',
    'github.io // hosted pages',
    '// ===END PRIVATE DOMAINS===',
    '',
  ];

  it('separates the sections', () => {
    expect(parsePublicSuffixes(list.join('\n'))).toEqual({
      kind: 'lines',
      date: null,
      lines: ['!www.ck', '*.ck', 'com', '// ===BEGIN PRIVATE DOMAINS===', 'github.io'],
    });
  });

  it('rejects a truncated list and a different list', () => {
    expect(() => parsePublicSuffixes(list.slice(0, 6).join('\n'))).toThrow(
      expect.objectContaining({ isCutOff: true }),
    );
    expect(() => parsePublicSuffixes('com\nnet\n')).toThrow(FeedFormatError);
  });
});

describe('parseBreachCatalogue', () => {
  it('parses the names of the API layout', () => {
    const entry = {
      Name: 'Example',
      Title: 'Example Site',
      Domain: 'Example.com',
      BreachDate: '2020-03-22',
      AddedDate: '2020-11-15T00:59:50Z',
      PwnCount: 8661578,
      DataClasses: ['Email addresses', 'Passwords'],
      IsVerified: true,
      IsFabricated: false,
      IsSpamList: false,
    };
    expect(parseBreachCatalogue(JSON.stringify([entry]))).toEqual({
      kind: 'breaches',
      date: null,
      breaches: [
        {
          name: 'Example',
          title: 'Example Site',
          domain: 'example.com',
          breach_date: '2020-03-22',
          added_at: '2020-11-15T00:59:50Z',
          accounts: 8661578,
          data_classes: ['Email addresses', 'Passwords'],
          is_verified: true,
          is_fabricated: false,
          is_spam_list: false,
        },
      ],
    });
  });

  it('parses the collected layout, with null for facts that it lacks', () => {
    const entry = {
      dump_name: 'Example',
      record_count: 5,
      breach_date: '2015-03-01',
      index_date: '2015-10-26T23:35:45Z',
      info: '',
      source: 'x',
    };
    const content = parseBreachCatalogue(JSON.stringify([entry]));
    expect(content).toMatchObject({
      breaches: [
        {
          name: 'Example',
          title: 'Example',
          domain: null,
          breach_date: '2015-03-01',
          accounts: 5,
          data_classes: [],
          is_verified: null,
        },
      ],
    });
  });

  it.each(['{}', '[{"Title": "no name"}]', '[5]', '[{"Name": "a"}'])('rejects %j', (text) => {
    expect(() => parseBreachCatalogue(text)).toThrow(FeedFormatError);
  });
});

describe('parseBinTable', () => {
  it('parses ranges', () => {
    const text =
      'iin_start,iin_end,number_length,number_luhn,scheme,brand,type,prepaid,country,bank_name,bank_logo,bank_url,bank_phone,bank_city\n' +
      '45717360,,16,,Visa,Visa/Dankort,debit,No,DK,"Bank, Example",,www.bank.example,+4589893300,Aarhus\n' +
      '222100,272099,16,,mastercard,,credit,,,,,,,\n';
    const content = parseBinTable(text);
    expect(content).toMatchObject({
      kind: 'bins',
      bins: [
        {
          first: '222100',
          last: '272099',
          scheme: 'mastercard',
          type: 'CREDIT',
          prepaid: null,
          country: null,
          bank: null,
        },
        {
          first: '45717360',
          last: '45717360',
          scheme: 'visa',
          brand: 'Visa/Dankort',
          type: 'DEBIT',
          prepaid: false,
          country: 'DK',
          bank: 'Bank, Example',
          website: 'www.bank.example',
          phone: '+4589893300',
          city: 'Aarhus',
        },
      ],
    });
  });

  it('parses single prefixes', () => {
    const text =
      'BIN,Brand,Type,Category,Issuer,IssuerPhone,IssuerUrl,isoCode2,isoCode3,CountryName\n' +
      '400000,VISA,CREDIT,PREPAID CLASSIC,EXAMPLE BANK,,https://bank.example/,US,USA,UNITED STATES\n';
    expect(parseBinTable(text)).toMatchObject({
      bins: [
        {
          first: '400000',
          last: '400000',
          scheme: 'visa',
          brand: 'VISA',
          type: 'CREDIT',
          level: 'PREPAID CLASSIC',
          prepaid: true,
          country: 'US',
          bank: 'EXAMPLE BANK',
        },
      ],
    });
  });

  it.each([
    ['another table', 'a,b\n1,2\n'],
    ['an invalid prefix', 'BIN,Brand,Type,Issuer,isoCode2\nabc,VISA,CREDIT,X,US\n'],
    ['a truncated row', 'BIN,Brand,Type,Issuer,isoCode2\n400000,VISA\n'],
    [
      'a range that ends before it begins',
      'iin_start,iin_end,scheme,country,bank_name\n500000,400000,visa,US,X\n',
    ],
    ['a full card number', 'BIN,Brand,Type,Issuer,isoCode2\n4000000000000002,VISA,CREDIT,X,US\n'],
  ])('rejects %s', (_, text) => {
    expect(() => parseBinTable(text)).toThrow(FeedFormatError);
  });
});

describe('parseRdapBootstrap', () => {
  const registry = (services: unknown) => JSON.stringify({ publication: '2026-05-02T10:00:00Z', services });

  it('stores a line per entry, and skips entries without a web address', () => {
    const services = [
      [
        ['Net', 'com'],
        ['https://rdap.example/', 'http://old.example/'],
      ],
      [['co.uk'], ['https://uk.example/']],
      [['odd'], ['ftp://odd.example/']],
    ];
    expect(parseRdapBootstrap(registry(services))).toEqual({
      kind: 'lines',
      date: '2026-05-02',
      lines: [
        'co.uk https://uk.example/',
        'com https://rdap.example/ http://old.example/',
        'net https://rdap.example/ http://old.example/',
      ],
    });
  });

  it.each([
    ['another document', '{"services":"none"}'],
    ['an invalid service', registry(['com'])],
    ['an entry that is not a domain', registry([[['a b'], ['https://rdap.example/']]])],
    ['the registry of networks', registry([[['192.0.2.0/24'], ['https://rdap.example/']]])],
    ['a truncated document', registry([]).slice(0, 30)],
  ])('rejects %s', (_, text) => {
    expect(() => parseRdapBootstrap(text)).toThrow(FeedFormatError);
  });
});
