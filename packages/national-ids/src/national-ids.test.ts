import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NationalIdKind, nationalIdKind, readNationalId } from './index';

const TODAY = '2026-11-23';
const read = (kind: NationalIdKind, value: string) => readNationalId(kind, value, TODAY);

/**
 * Numbers that authorities or standards publish as examples, or that were computed manually from the
 * published formula.
 */
const VALID: readonly (readonly [NationalIdKind, string, object])[] = [
  ['BR CPF', '390.533.447-05', { normalised: '39053344705', region: 'ES RJ' }],
  ['BR CPF', '529.982.247-25', { region: 'ES RJ' }],
  ['BR CNPJ', '16.727.230/0001-97', { normalised: '16727230000197' }],
  ['BR CNPJ', '12.ABC.345/01DE-35', { normalised: '12ABC34501DE35' }],
  ['CA SIN', '123-456-782', { region: 'NB NL NS PE' }],
  ['CO CC', '1020304050', {}],
  ['CO CE', '420367', {}],
  ['CO PPT', '1234567', {}],
  ['CO NIT', '213.123.432-1', { normalised: '2131234321' }],
  ['DE IDNR', '36 574 261 809', { normalised: '36574261809' }],
  ['DE IDNR', '86095742719', {}],
  ['FR NIR', '2 95 10 99 126 111 93', { sex: 'F', region: '99' }],
  ['FR NIR', '253072B07300470', { sex: 'F', region: '2B' }],
  ['FR NIR', '253072A07300443', { sex: 'F', region: '2A' }],
  ['GR AMKA', '01013099997', { birth_date: '1930-01-01', sex: 'M' }],
  ['GR AFM', '094259216', {}],
  ['ID NIK', '3171011708450001', { birth_date: '1945-08-17', sex: 'M', region: 'DKI Jakarta' }],
  ['ID NIK', '3273015504050003', { birth_date: '2005-04-15', sex: 'F', region: 'Jawa Barat' }],
  ['IE PPS', '6433435F', {}],
  ['IE PPS', '6433435FT', {}],
  ['IE PPS', '6433435FW', {}],
  ['IE PPS', '6433435OA', {}],
  ['IE PPS', '6433435IH', {}],
  ['IN AADHAAR', '2341 2341 2346', { normalised: '234123412346' }],
  ['IN PAN', 'AAPPV8261K', {}],
  [
    'MX CURP',
    'BOXW310820HNERXN09',
    { birth_date: '1931-08-20', sex: 'M', region: 'Nacido en el extranjero' },
  ],
  ['MX CURP', 'HEGG560427MVZRRL04', { birth_date: '1956-04-27', sex: 'F', region: 'Veracruz' }],
  ['MX RFC', 'GODE 561231 GR8', { birth_date: '1956-12-31', normalised: 'GODE561231GR8' }],
  ['MX RFC', 'MAB-930714-8T4', { birth_date: null }],
  ['MX RFC', 'XAXX010101000', {}],
  ['NG NIN', '12345678901', {}],
  ['NG BVN', '22345678901', {}],
  ['NZ IRD', '49-091-850', {}],
  ['NZ IRD', '35901981', {}],
  ['NZ IRD', '49098576', {}],
  ['NZ IRD', '136410132', {}],
  ['US SSN', '536-90-4399', { region: 'WA' }],
  ['US SSN', '899-01-0001', { region: null }],
  ['US ITIN', '912-90-3456', {}],
];

/** Invalid numbers with the expected fault. */
const INVALID: readonly (readonly [NationalIdKind, string, string])[] = [
  ['BR CPF', '39053344706', 'check_digit'],
  ['BR CPF', '231.002.999-00', 'check_digit'],
  ['BR CPF', '11111111111', 'not_issued'],
  ['BR CPF', '3905334470', 'form'],
  ['BR CNPJ', '16727230000198', 'check_digit'],
  ['BR CNPJ', '12ABC34501DE36', 'check_digit'],
  ['BR CNPJ', '00000000000000', 'not_issued'],
  ['CA SIN', '123456783', 'check_digit'],
  ['CA SIN', '046454286', 'not_issued'],
  ['CO CC', '12345', 'form'],
  ['CO CC', '12345678901', 'form'],
  ['CO CC', '12345a', 'form'],
  ['CO NIT', '2131234325', 'check_digit'],
  ['DE IDNR', '36574261890', 'check_digit'],
  ['DE IDNR', '36554266806', 'not_issued'],
  ['FR NIR', '295109912611199', 'check_digit'],
  ['FR NIR', '253072C07300443', 'form'],
  ['FR NIR', '295130012611193', 'region'],
  ['FR NIR', '295137512611193', 'date'],
  ['GR AMKA', '01013099990', 'check_digit'],
  ['GR AMKA', '30023099997', 'date'],
  ['GR AFM', '123456781', 'check_digit'],
  ['ID NIK', '2271011708450001', 'region'],
  ['ID NIK', '3171013002450001', 'date'],
  ['ID NIK', '3171017213450001', 'date'],
  ['ID NIK', '3171011708450000', 'not_issued'],
  ['ID NIK', '317101170845000', 'form'],
  ['IE PPS', '6433435E', 'check_digit'],
  ['IE PPS', '6433435VH', 'check_digit'],
  ['IN AADHAAR', '234123412347', 'check_digit'],
  ['IN AADHAAR', '123412341234', 'not_issued'],
  ['IN AADHAAR', '643343121', 'form'],
  ['IN PAN', 'ABMPA32111', 'form'],
  ['MX CURP', 'BOXW310820HNERXN08', 'check_digit'],
  ['MX CURP', 'BOXW310820XXXRXN09', 'region'],
  ['MX CURP', 'BOXW310230HNERXN09', 'date'],
  ['MX CURP', 'BOXW310820ANERXN09', 'form'],
  ['MX CURP', 'BACA310820HNERXN09', 'not_issued'],
  ['MX CURP', 'BOXW310820HNERXNA9', 'date'],
  ['MX RFC', 'GODE561231GR9', 'check_digit'],
  ['MX RFC', 'GODE561331GR8', 'date'],
  ['MX RFC', 'BUEY561231GR8', 'not_issued'],
  ['NG NIN', '1234567890', 'form'],
  ['NG BVN', '12345678901', 'not_issued'],
  ['NZ IRD', '136410133', 'check_digit'],
  ['NZ IRD', '9125568', 'form'],
  ['NZ IRD', '09125568', 'not_issued'],
  ['US SSN', '000-12-3456', 'region'],
  ['US SSN', '666-12-3456', 'region'],
  ['US SSN', '987-65-4320', 'region'],
  ['US SSN', '536-00-4399', 'not_issued'],
  ['US SSN', '536-90-0000', 'not_issued'],
  ['US SSN', '078-05-1120', 'not_issued'],
  ['US ITIN', '912-93-3456', 'not_issued'],
];

describe('national identity numbers', () => {
  it.each(VALID)('accepts %s %s as a possible number', (kind, value, facts) => {
    expect(read(kind, value)).toMatchObject({ valid: true, fault: null, ...facts });
  });
  it.each(INVALID)('rejects %s %s with %s', (kind, value, fault) => {
    expect(read(kind, value)).toMatchObject({ valid: false, fault, birth_date: null, sex: null });
  });

  it('rejects every single wrong digit where all digits are checked', () => {
    const checked = VALID.filter(([kind, value]) => /CPF|SIN|AADHAAR|NIR/.test(kind) && !/[AB]/.test(value));
    for (const [kind, value] of checked) {
      const digits = value.replace(/\D/g, '');
      for (let at = 0; at < digits.length; at++) {
        for (let digit = 0; digit < 10; digit++) {
          if (digits[at] === String(digit)) continue;
          const wrong = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`;
          // In mod 11 schemes that write ten as zero some single errors pass. Both check digits can't miss at
          // once.
          if (kind === 'BR CPF' && read(kind, wrong).valid) expect(digits.slice(9)).toMatch(/0/);
          else expect(read(kind, wrong).valid, `${kind} ${wrong}`).toBe(false);
        }
      }
    }
  });

  it('reads any text without throwing, and reads a valid normalized number the same way again', () => {
    const kinds = VALID.map(([kind]) => kind);
    const characters = fc.constantFrom(...'0123456789AHMX .-é');
    const texts = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: characters, maxLength: 20 }));
    fc.assert(
      fc.property(fc.constantFrom(...kinds), texts, (kind, text) => {
        const found = read(kind, text);
        expect(found.valid).toBeTypeOf('boolean');
        if (found.valid) expect(read(kind, found.normalised ?? '')).toEqual(found);
        if (found.birth_date !== null) expect(found.birth_date <= TODAY).toBe(true);
      }),
    );
  });

  it('interprets a two-digit year as the latest year that is not in the future', () => {
    expect(read('ID NIK', '3171012411260001').birth_date).toBe('1926-11-24');
    expect(read('ID NIK', '3171012311260001').birth_date).toBe('1926-11-23');
  });

  it('finds kinds by country and name in any case, and by aliases', () => {
    expect(nationalIdKind('br', 'cpf')).toBe('BR CPF');
    expect(nationalIdKind('IE', 'PPSN')).toBe('IE PPS');
    expect(nationalIdKind('XX', 'CPF')).toBeNull();
    expect(nationalIdKind('', 'constructor')).toBeNull();
  });
});
