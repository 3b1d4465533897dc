import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeKind,
  NATIONAL_ID_KINDS,
  type NationalIdKind,
  nationalIdKind,
  readNationalId,
} from './index';
import { PUBLISHED_NUMBERS } from './testing/published-numbers';

const TODAY = '2026-11-29';
const read = (kind: NationalIdKind, value: string) => readNationalId(kind, value, TODAY);
const PUBLISHED = Object.entries(PUBLISHED_NUMBERS) as [NationalIdKind, readonly string[]][];

/** Edge cases: numbers, and what they state. */
const EDGES: readonly (readonly [NationalIdKind, string, object])[] = [
  ['ES DNI', '1234567-L', { normalised: '01234567L' }],
  ['ES NIE', 'y1234567x', { normalised: 'Y1234567X' }],
  ['ES NIE', 'X01234567L', { normalised: 'X1234567L' }],
  ['ES NIF', 'K1234567L', {}],
  ['IT CODICE FISCALE', 'rss mra 85t10 a56nh', { birth_date: '1985-12-10', sex: 'M', region: 'A562' }],
  ['IT CODICE FISCALE', 'RCCMNL83S58D969L', { birth_date: '1983-11-18', sex: 'F' }],
  ['PL PESEL', '02271409867', { birth_date: '2002-07-14', sex: 'F' }],
  ['PL PESEL', '44051401359', { birth_date: '1944-05-14', sex: 'M' }],
  ['BR CNPJ', '12.abc.345/01de-35', { normalised: '12ABC34501DE35' }],
  ['MX CURP', 'TOMA880125HMNRRNO2', { normalised: 'TOMA880125HMNRRN02', birth_date: '1988-01-25' }],
  ['MX CURP', 'masi050805mvzrlra8', { birth_date: '2005-08-05', sex: 'F' }],
  ['ID NIK', '3171017112620001', { birth_date: '1962-12-31', sex: 'F' }],
  ['ID NIK', '3171016902000001', { birth_date: '2000-02-29', sex: 'F' }],
  ['ID NIK', '3171010101100001', { birth_date: '2010-01-01' }],
  ['ID NIK', '3171010101240001', { birth_date: '1924-01-01' }],
  ['BE NRN', '85.07.30-033.28', { birth_date: '1985-07-30', sex: 'M' }],
  ['BE NRN', '17 07 30 033 84', { birth_date: '2017-07-30' }],
  ['NO FODSELSNUMMER', '15108695088', { birth_date: '1986-10-15', sex: 'F' }],
  ['NO FODSELSNUMMER', '01010750160', { birth_date: '2007-01-01' }],
  ['SE PERSONNUMMER', '701063-2391', { birth_date: '1970-10-03', sex: 'M' }],
  ['SE PERSONNUMMER', '121212+1212', { birth_date: '1912-12-12' }],
  ['FI HETU', '010594y9032', { normalised: '010594Y9032', birth_date: '1994-05-01', sex: 'M' }],
  ['FI HETU', '131052-308t', { normalised: '131052-308T', birth_date: '1952-10-13', sex: 'F' }],
  ['DK CPR', '0101004000', { birth_date: '2000-01-01' }],
  ['CZ RC', '7103192745', { birth_date: '1971-03-19', sex: 'M' }],
  ['CZ RC', '991231123', { birth_date: '1899-12-31' }],
  ['BG EGN', '7523169263', { birth_date: '1875-03-16', sex: 'M' }],
  ['RO CNP', '1630615123457', { birth_date: '1963-06-15', sex: 'M', region: '12' }],
  ['LT ASMENS KODAS', '33309240064', { birth_date: '1933-09-24', sex: 'M' }],
  ['EE ISIKUKOOD', '37605030299', { birth_date: '1976-05-03', sex: 'M' }],
  ['LV PK', '328673-00679', { birth_date: null }],
  ['UA RNOKPP', '1759013776', { birth_date: '1948-02-28', sex: 'M' }],
  ['HU ADOAZONOSITO', '8071592153', { birth_date: '1886-08-08' }],
  ['KZ IIN', '860904350504', { birth_date: '1986-09-04', sex: 'M' }],
  ['CN RIC', '11010519491231002x', { normalised: '11010519491231002X', birth_date: '1949-12-31', sex: 'F' }],
  ['KR RRN', '201005-3123456', { birth_date: '2020-10-05', sex: 'M' }],
  ['JP MY NUMBER', '１２３４５６７８９０１８', { normalised: '123456789018' }],
  ['EG NID', '٢٩٠٠١٠١١٢٣٤٥٦٧', { birth_date: '1990-01-01', region: 'Dakahlia' }],
  ['HK HKID', 'g123456(a)', { normalised: 'G123456A' }],
  ['LK NIC', '853400937v', { birth_date: '1985-12-05', sex: 'M' }],
  ['LK NIC', '198584000937', { birth_date: '1985-12-05', sex: 'F' }],
  ['ZA ID', '8001015009087', { birth_date: '1980-01-01', sex: 'M' }],
  ['AT SVNR', '1237 010180', { birth_date: '1980-01-01' }],
  ['LU MATRICULE', '1893120105732', { birth_date: '1893-12-01' }],
  ['CL RUT', '12.345.678-5', { normalised: '123456785' }],
  ['CL RUT', '6.265.837-1', { normalised: '62658371' }],
  ['AR CUIT', '20-05536168-2', { sex: 'M' }],
  ['TW NATID', 'A800000014', { sex: 'M' }],
  ['NZ IRD', 'NZ 49-098-576', { normalised: '49098576' }],
  ['GR AFM', 'EL 094259216', { normalised: '094259216' }],
  ['PL NIP', 'NIP 856-734-62-15', { normalised: '8567346215' }],
  ['GR AFM', '23456780', { normalised: '023456780' }],
  ['CH UID', 'CHE-100.155.212', { normalised: 'CHE100155212' }],
];

const REJECTED: readonly (readonly [NationalIdKind, string, string])[] = [
  ['ES DNI', '12345678A', 'check_digit'],
  ['ES DNI', 'X1234567L', 'form'],
  ['ES NIE', 'T1234567L', 'form'],
  ['ES CIF', 'A58818502', 'check_digit'],
  ['IT CODICE FISCALE', 'RSSMRA85T10A562T', 'check_digit'],
  ['IT CODICE FISCALE', 'RSSMRA85T32A562S', 'date'],
  ['PL PESEL', '44051401358', 'check_digit'],
  ['PL PESEL', '44133101355', 'date'],
  ['TR TCKN', '00000000146', 'form'],
  ['RO CNP', '1800101991144', 'region'],
  ['SI EMSO', '3102006500006', 'date'],
  ['NL BSN', '111222334', 'check_digit'],
  ['NL BSN', '000000000', 'not_issued'],
  ['FI HETU', '131052-001T', 'not_issued'],
  ['FI HETU', '131052-308U', 'check_digit'],
  ['NO FODSELSNUMMER', '32010750160', 'date'],
  ['CN RIC', '991105194912310025', 'region'],
  ['KR RRN', '971313-9019902', 'date'],
  ['GB NINO', 'QQ123456C', 'form'],
  ['GB NINO', 'GB123456C', 'not_issued'],
  ['SG NRIC', 'S1234567E', 'check_digit'],
  ['MY NRIC', '770305000075', 'region'],
  ['PK CNIC', '34201-0891231-0', 'not_issued'],
  ['US EIN', '07-3456789', 'not_issued'],
  ['AU TFN', '123456783', 'check_digit'],
  ['EC CI', '2510034065', 'region'],
  ['IR NID', '1111111111', 'not_issued'],
  ['CZ RC', '590312/123', 'date'],
  // Dotless and dotted i of Turkish are no I.
  ['MX CURP', 'MASı050805MVZRLRA8', 'form'],
];

const ENDS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Kinds whose last character is not, or not always, a check character. */
const WITHOUT_LAST_CHECK = new Set(
  PUBLISHED.filter(([kind, numbers]) =>
    numbers.some((number) => {
      const { normalised } = read(kind, number);
      const stem = (normalised ?? '').slice(0, -1);
      return [...ENDS].filter((end) => read(kind, stem + end).valid).length > 3;
    }),
  ).map(([kind]) => kind),
);

describe('kinds of national identity numbers', () => {
  it('supports at least 250 kinds of 100 countries, each with a title, checks and a source', () => {
    expect(NATIONAL_ID_KINDS.length).toBeGreaterThanOrEqual(250);
    expect(new Set(NATIONAL_ID_KINDS.map((kind) => kind.slice(0, 2))).size).toBeGreaterThanOrEqual(100);
    for (const kind of NATIONAL_ID_KINDS) {
      const { title, checks, source } = describeKind(kind);
      expect(Math.min(title.length, checks.length, source.length), kind).toBeGreaterThan(2);
    }
  });

  it.each(PUBLISHED)('accepts the published numbers of %s', (kind, numbers) => {
    for (const number of numbers)
      expect(read(kind, number), number).toMatchObject({ valid: true, fault: null });
  });

  it('has published numbers for at least 150 kinds', () => {
    expect(PUBLISHED.length).toBeGreaterThanOrEqual(150);
  });

  it('rejects other last characters of published numbers of most kinds with a check character', () => {
    const checked = PUBLISHED.filter(([kind]) => !WITHOUT_LAST_CHECK.has(kind));
    expect(checked.length).toBeGreaterThanOrEqual(130);
    for (const [kind, numbers] of checked) {
      const { normalised } = read(kind, numbers[0] as string);
      const stem = (normalised ?? '').slice(0, -1);
      const accepted = [...ENDS].filter((end) => read(kind, stem + end).valid);
      expect(accepted.length, kind).toBeLessThanOrEqual(3);
    }
  });

  it.each(EDGES)('reads %s %s', (kind, value, facts) => {
    expect(read(kind, value)).toMatchObject({ valid: true, fault: null, ...facts });
  });

  it.each(REJECTED)('rejects %s %s with %s', (kind, value, fault) => {
    expect(read(kind, value)).toMatchObject({ valid: false, fault });
  });

  it.each([
    ['es', 'nie', 'ES NIE'],
    ['IT', 'codice_fiscale', 'IT CODICE FISCALE'],
    ['NO', 'fødselsnummer', 'NO FODSELSNUMMER'],
    ['CZ', 'rodné číslo', 'CZ RC'],
    ['JP', 'My Number', 'JP MY NUMBER'],
    ['SG', 'FIN', 'SG NRIC'],
    ['DE', 'steuer-id', 'DE IDNR'],
  ])('finds the kind of %s %s', (country, type, kind) => {
    expect(nationalIdKind(country, type)).toBe(kind);
  });

  it('reads any text without throwing, and a normalized number the same way again', () => {
    const alphabet = fc.constantFrom(...'0123456789ABCDEFGHKLMNPRSTXYZ abcxyz-./+()٣３\u200dñéß');
    const published = fc.constantFrom(...PUBLISHED.flatMap(([, numbers]) => numbers));
    const texts = fc.oneof(
      fc.string({ maxLength: 30, unit: 'binary' }),
      fc.string({ unit: alphabet, maxLength: 24 }),
      published,
      fc.tuple(published, alphabet).map(([number, end]) => number.slice(0, -1) + end),
    );
    fc.assert(
      fc.property(fc.constantFrom(...NATIONAL_ID_KINDS), texts, (kind, text) => {
        const found = read(kind, text);
        expect(found.valid).toBe(found.fault === null);
        if (!found.valid) return;
        expect(read(kind, found.normalised ?? '')).toEqual(found);
        expect((found.birth_date ?? '') <= TODAY).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads truncated numbers without throwing', () => {
    for (const [kind, numbers] of PUBLISHED) {
      for (const number of numbers) {
        for (let length = 0; length < number.length; length++) {
          expect(read(kind, number.slice(0, length)).valid).toBeTypeOf('boolean');
        }
      }
    }
  });

  it('rejects a text of a million characters within 50 ms of processor time', () => {
    const long = '1'.repeat(1_000_000);
    const before = process.cpuUsage();
    for (const kind of NATIONAL_ID_KINDS) expect(read(kind, long).valid).toBe(false);
    expect(nationalIdKind(long, long)).toBeNull();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(50);
  });
});
