import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRAVELLER } from '../testing/printed-document';
import { MRZ_FORMATS, MRZ_LAYOUTS } from './data/layouts';
import { STATE_CODES } from './data/states';
import { generateMrz, type MrzContent } from './generate';
import { parseMrz } from './parse';
import { readMrzRows } from './read-rows';
import { isAmbiguous } from './repair';
import { checkDigit, transliterate, writeNames } from './zone-fields';

const NOW = Date.UTC(2026, 0, 15);

/** Strings of A–Z with a length in the given range. */
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength, maxLength });
const number = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), minLength, maxLength });
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const state = fc.constantFrom(...STATE_CODES.keys());

const content: fc.Arbitrary<MrzContent> = fc.constantFrom(...MRZ_FORMATS).chain(
  (format) =>
    fc.record({
      format: fc.constant(format),
      documentCode: fc.constantFrom(
        ...(format.startsWith('MRV') ? ['V'] : format === 'TD3' ? ['P', 'PD'] : ['I', 'ID', 'AC']),
      ),
      issuer: state,
      nationality: state,
      surname: letters(2, 12),
      givenNames: letters(2, 11),
      documentNumber: number(5, format === 'TD1' || format === 'TD2' ? 12 : 9),
      birthDate: day('1935-01-01', '2020-12-31'),
      sex: fc.constantFrom('M', 'F', 'X'),
      expiryDate: day('2020-01-01', '2045-12-31'),
    }) as fc.Arbitrary<MrzContent>,
);

describe('parseMrz with the examples of Doc 9303', () => {
  it('reads the passport of part 4, appendix B', () => {
    const mrz = parseMrz(
      ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
      NOW,
    );
    expect(mrz).toMatchObject({
      format: 'TD3',
      documentCode: 'P',
      issuer: 'UTO',
      issuerCountry: null,
      isIssuerKnown: true,
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      documentNumber: 'L898902C3',
      birthDate: '1974-08-12',
      sex: 'F',
      expiryDate: '2012-04-15',
      optional: 'ZE184226B',
      isValid: true,
    });
  });

  it('reads the card of part 5 and one with a long number', () => {
    const card = [
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ];
    expect(parseMrz(card, NOW)).toMatchObject({ format: 'TD1', documentNumber: 'D23145890', isValid: true });
    const long = [
      'I<UTOD23145890<7349<<<<<<<<<<<',
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<JOHN<<<<<<<<<',
    ];
    expect(parseMrz(long, NOW)).toMatchObject({
      documentNumber: 'D23145890734',
      birthDate: '1934-07-12',
      isValid: true,
    });
  });

  it('reads the card of part 6 and the visas of part 7', () => {
    const td2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
    expect(parseMrz(td2, NOW)).toMatchObject({ format: 'TD2', documentNumber: 'D23145890', isValid: true });
    const visa = [
      'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L8988901C4XXX4009078F96121096ZE184226B<<<<<<',
    ];
    expect(parseMrz(visa, NOW)).toMatchObject({
      format: 'MRV_A',
      documentNumber: 'L8988901C',
      nationality: 'XXX',
      isValid: true,
    });
    const small = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<'];
    expect(parseMrz(small, NOW)).toMatchObject({ format: 'MRV_B', isValid: true });
  });

  it('calculates the check digits of part 3', () => {
    expect([checkDigit('520727'), checkDigit('AB2134<<<')]).toEqual(['3', '5']);
  });
});

describe('names', () => {
  it.each([
    ['Müller-Lüdenscheidt', 'MUELLER<LUEDENSCHEIDT'],
    ["O'Connor", 'OCONNOR'],
    ['Þórðarson', 'THORDARSON'],
    ['Ångström', 'AANGSTROEM'],
    ['José María', 'JOSE<MARIA'],
    ['Çelik', 'CELIK'],
    ['Groß', 'GROSS'],
  ])('writes %s as %s', (name, written) => expect(transliterate(name)).toBe(written));

  it("truncates names that don't fit, and reports it when they are read", () => {
    const field = writeNames('NILAVADHANANANDA', 'CHAYAPA DEJTHAMRONG KRASUANG', 39);
    expect(field).toBe('NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K');
    const [, second = ''] = generateMrz({ ...EXAMPLE, format: 'TD3' });
    expect(parseMrz([`P<UTO${field}`, second], NOW)).toMatchObject({
      isTruncated: true,
      surname: 'NILAVADHANANANDA',
    });
  });
});

const EXAMPLE: MrzContent = {
  format: 'TD3',
  documentCode: 'P',
  issuer: 'UTO',
  nationality: 'UTO',
  surname: 'Eriksson',
  givenNames: 'Anna Maria',
  documentNumber: 'L898902C3',
  birthDate: '1974-08-12',
  sex: 'F',
  expiryDate: '2032-04-15',
};

describe('parseMrz', () => {
  it('returns the content that generateMrz was called with', () => {
    fc.assert(
      fc.property(content, (made) => {
        const mrz = parseMrz(generateMrz(made), NOW);
        expect(mrz?.isValid).toBe(true);
        const { format, issuer, surname, givenNames, documentNumber, birthDate, sex, expiryDate } = made;
        expect(mrz).toMatchObject({
          format,
          issuer,
          surname,
          givenNames,
          documentNumber,
          birthDate,
          sex,
          expiryDate,
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('returns an invalid zone when a digit in a checked field changes', () => {
    fc.assert(
      fc.property(content, fc.nat(), fc.integer({ min: 1, max: 9 }), (made, place, by) => {
        const lines = [...generateMrz(made)];
        const layout = MRZ_LAYOUTS[made.format];
        const [line, from, to] = [layout.fields.birthDate, layout.fields.expiryDate][place % 2]!;
        const at = from + (place % (to - from));
        const row = lines[line]!;
        lines[line] = row.slice(0, at) + String((Number(row[at]) + by) % 10) + row.slice(at + 1);
        expect(parseMrz(lines, NOW)?.isValid).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it("doesn't throw for any lines", () => {
    const line = fc.string({ unit: fc.constantFrom(...'AZ09<'), minLength: 30, maxLength: 44 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        expect(() => parseMrz(lines, NOW)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('readMrzRows', () => {
  /**
   * Miscounted fillers, similar characters where the field's type determines the character, and one similar
   * character in the number.
   */
  const damaged = fc
    .tuple(content, fc.integer({ min: -3, max: 3 }), fc.nat(8))
    .map(([made, miscount, at]) => {
      const layout = MRZ_LAYOUTS[made.format];
      const lines = [...generateMrz(made)];
      const [names] = layout.fields.names;
      const [birthLine, birthFrom, birthTo] = layout.fields.birthDate;
      const [numberLine, numberFrom] = layout.fields.documentNumber;
      const swap = (line: number, from: number, to: number, table: { readonly [key: string]: string }) => {
        const row = lines[line]!;
        lines[line] =
          row.slice(0, from) + [...row.slice(from, to)].map((c) => table[c] ?? c).join('') + row.slice(to);
      };
      swap(birthLine, birthFrom, birthTo, { 0: 'O', 1: 'I', 5: 'S', 8: 'B' });
      swap(numberLine, numberFrom + at, numberFrom + at + 1, {
        0: 'O',
        O: '0',
        1: 'I',
        8: 'B',
        B: '8',
        5: 'S',
        S: '5',
      });
      lines[names] = lines[names]!.replace(/<+$/, (run) => '<'.repeat(Math.max(0, run.length + miscount)));
      return { made, rows: lines };
    });

  it('never returns a valid zone with another number, date of birth or expiry date', () => {
    let [valid, all] = [0, 0];
    fc.assert(
      fc.property(damaged, ({ made, rows }) => {
        const reading = readMrzRows(rows, NOW);
        all++;
        if (!reading?.mrz.isValid) return;
        valid++;
        const { documentNumber, birthDate, expiryDate } = made;
        expect(reading.mrz).toMatchObject({ documentNumber, birthDate, expiryDate });
      }),
      { numRuns: 2000 },
    );
    expect(valid / all).toBeGreaterThan(0.85);
  });

  it('finds a zone among other rows, with other chevrons, spaces, fillers read as K and a lost filler', () => {
    const [first = '', second = ''] = generateMrz(EXAMPLE);
    const rows = [
      'PASSPORT',
      'Date of birth 12 08 1974',
      `P${first.slice(2, 28).replace('<<', '« ‹ ')}<<<<K<<<<KK<<<`.replace('« ‹ ', '«‹'),
      second.replace(/<{6,}/, '<<<<<<<<'),
    ];
    const reading = readMrzRows(rows, NOW);
    expect(reading?.row).toBe(2);
    expect(reading?.mrz).toMatchObject({ isValid: true, surname: 'ERIKSSON', givenNames: 'ANNA MARIA' });
  });

  it("doesn't correct a wrong check digit", () => {
    const [first = '', second = ''] = generateMrz({ ...EXAMPLE, documentNumber: 'XK7341976' });
    const wrong = String((Number(second[9]) + 3) % 10);
    const reading = readMrzRows([first, second.slice(0, 9) + wrong + second.slice(10)], NOW);
    expect(reading?.mrz.isValid).toBe(false);
    expect(reading?.mrz.checks.filter(({ isRight }) => !isRight).map(({ field }) => field)).toContain(
      'documentNumber',
    );
  });

  it('never changes a name with ambiguous letters', () => {
    const lines = generateMrz({ ...EXAMPLE, surname: 'BOSSI', givenNames: 'ZOLI' });
    const [first = '', second = ''] = lines;
    const wrong = second.slice(0, 43) + String((Number(second[43]) + 1) % 10);
    expect(readMrzRows([first, wrong], NOW)?.mrz).toMatchObject({
      surname: 'BOSSI',
      givenNames: 'ZOLI',
      isValid: false,
    });
  });

  it('returns null without a zone', () => {
    expect(readMrzRows([], NOW)).toBeNull();
    expect(readMrzRows(['A'.repeat(44), 'B'.repeat(44)], NOW)).toBeNull();
    expect(
      readMrzRows(['THE QUICK BROWN FOX 12345678', 'INVOICE 2025-0001 TOTAL 1234567890'], NOW),
    ).toBeNull();
  });
});

describe('isAmbiguous', () => {
  const of = (documentNumber: string) =>
    parseMrz(generateMrz({ ...TRAVELLER, format: 'TD1', documentNumber }), NOW)!;

  it('returns true when two spellings have correct check digits', () => {
    // Replacing two zeros by O at weights 3 and 7 adds 24 × 10, a multiple of ten.
    expect(of('BO8502071').isValid).toBe(true);
    expect(isAmbiguous(of('BO8502071'), NOW)).toBe(true);
    expect(isAmbiguous(of('BO85O2O71'), NOW)).toBe(true);
  });

  it('returns false for a number without similar characters', () => {
    expect(isAmbiguous(of('WXYHJKLMN'), NOW)).toBe(false);
    expect(isAmbiguous(of('X34679437'), NOW)).toBe(false);
  });
});
