import { describe, expect, it } from 'vitest';
import { readVisual } from './read-visual';
import { type PrintedLine, printedLines } from './testing/printed-lines';
import { factsOf } from './visual-facts';

const NOW = Date.UTC(2026, 0, 15);

function read(lines: readonly PrintedLine[]) {
  const side = [printedLines(lines)];
  const document = readVisual([side, side], NOW);
  const values = Object.fromEntries(
    Object.entries(document.reading).map(([field, { value }]) => [field, value]),
  );
  const native = Object.fromEntries(
    Object.entries(document.native).map(([field, { value }]) => [field, value]),
  );
  return { document, values, native, facts: factsOf(document, null, 2, '2026-01-15') };
}

/** Creates rows of labels with their values below. */
const rows = (...pairs: readonly (readonly string[])[]): readonly PrintedLine[] => {
  let middle = 120;
  return pairs.flatMap(([label = '', ...values]) => {
    const lines: PrintedLine[] = [[300, middle, label]];
    for (const value of values) {
      middle += 26;
      lines.push([300, middle, value]);
    }
    middle += 44;
    return lines;
  });
};

describe('identity cards in Cyrillic', () => {
  it("reads the middle label of a Bulgarian card as the father's name", () => {
    const { document, values, native, facts } = read([
      [300, 40, 'РЕПУБЛИКА БЪЛГАРИЯ REPUBLIC OF BULGARIA'],
      [300, 70, 'ЛИЧНА КАРТА IDENTITY CARD'],
      ...rows(
        ['Фамилия/Surname', 'ЙОРДАНОВ', 'YORDANOV'],
        ['Име/Name', 'ЖИВКО', 'ZHIVKO'],
        ['Презиме/Father’s name', 'ЦВЕТАНОВ', 'TSVETANOV'],
        ['Дата на раждане/Date of birth', '02.01.1975'],
        ['Валидност/Date of expiry', '13.07.2031'],
        ['ЕГН/Personal number', '7501020018'],
        ['№ на документа/Document number', '641234567'],
      ),
    ]);
    expect(document.template?.id).toBe('BG-id');
    expect(values).toEqual({
      surname: 'YORDANOV',
      givenNames: 'ZHIVKO',
      birthDate: '1975-01-02',
      expiryDate: '2031-07-13',
      personalNumber: '7501020018',
      documentNumber: '641234567',
    });
    expect(native).toEqual({ surname: 'ЙОРДАНОВ', givenNames: 'ЖИВКО' });
    expect(facts.agreements).toEqual(expect.arrayContaining(['NATIVE_SURNAME', 'NATIVE_GIVEN_NAMES']));
    expect(facts.conflicts).toEqual([]);
  });

  it('reads the same label of a Serbian card as the surname, and returns a name printed only in Cyrillic', () => {
    const { document, values, native } = read([
      [300, 40, 'РЕПУБЛИКА СРБИЈА'],
      [300, 70, 'ЛИЧНА КАРТА'],
      ...rows(
        ['Презиме', 'ЂОРЂЕВИЋ'],
        ['Име', 'ЉУБИЦА'],
        ['Датум рођења', '14.02.1985.'],
        ['Регистарски број', '004521987'],
        ['Важи до', '03.05.2029.'],
      ),
    ]);
    expect(document.template?.id).toBe('RS-id-native');
    expect(values).toMatchObject({
      surname: 'ЂОРЂЕВИЋ',
      givenNames: 'ЉУБИЦА',
      birthDate: '1985-02-14',
      documentNumber: '004521987',
      expiryDate: '2029-05-03',
    });
    expect(native).toEqual({ surname: 'ЂОРЂЕВИЋ', givenNames: 'ЉУБИЦА' });
  });

  it('reports no conflict for spaced letters that are read with spaces', () => {
    const { facts } = read([
      [300, 40, 'УКРАЇНА UKRAINE'],
      [300, 70, 'ПАСПОРТ ГРОМАДЯНИНА УКРАЇНИ'],
      ...rows(['Прізвище/Surname', 'ТКАЧ ЕНКО', 'TKACHENKO']),
    ]);
    expect(facts.agreements).toContain('NATIVE_SURNAME');
    expect(facts.conflicts).toEqual([]);
  });

  it("reports a conflict for another person's name in Latin letters", () => {
    const { facts } = read([
      [300, 40, 'УКРАЇНА UKRAINE'],
      [300, 70, 'ПАСПОРТ ГРОМАДЯНИНА УКРАЇНИ'],
      ...rows(['Прізвище/Surname', 'ТКАЧЕНКО', 'BONDARENKO'], ["Ім'я/Name", 'ІВАН', 'IVAN']),
    ]);
    expect(facts.conflicts).toEqual(['NATIVE_SURNAME']);
    expect(facts.isSureConflict).toBe(false);
  });
});

describe('driving licenses in Cyrillic', () => {
  it("are read by the position of the names if the numbers weren't read", () => {
    const { values, native } = read([
      [300, 40, 'ВОДИТЕЛЬСКОЕ УДОСТОВЕРЕНИЕ'],
      [640, 40, 'RUS'],
      [340, 120, 'ЗАЙЦЕВА'],
      [340, 142, 'ZAITSEVA', 16],
      [340, 174, 'ЮЛИЯ ЮРЬЕВНА'],
      [340, 196, 'IULIIA IUREVNA', 16],
      [340, 224, '05.06.1988'],
    ]);
    expect(values).toMatchObject({ surname: 'ZAITSEVA', givenNames: 'IULIIA IUREVNA' });
    expect(native).toMatchObject({ surname: 'ЗАЙЦЕВА', givenNames: 'ЮЛИЯ ЮРЬЕВНА' });
  });

  it('are read by their numbers, with the name in both scripts', () => {
    const { document, values, native } = read([
      [300, 40, 'ВОДИТЕЛЬСКОЕ УДОСТОВЕРЕНИЕ'],
      [640, 40, 'RUS'],
      [300, 120, '1.'],
      [340, 120, 'ЗАЙЦЕВА'],
      [340, 142, 'ZAITSEVA', 16],
      [300, 174, '2.'],
      [340, 174, 'ЮЛИЯ'],
      [340, 196, 'IULIIA', 16],
      [300, 224, '3.'],
      [340, 224, '05.06.1988'],
      [340, 246, 'КАЛУГА'],
      [300, 270, '4a) 11.11.2021'],
      [560, 270, '4b) 11.11.2031'],
      [300, 300, '5. 99 16 734512'],
    ]);
    expect(document.template?.id).toBe('RU-licence');
    expect(values).toMatchObject({
      birthDate: '1988-06-05',
      expiryDate: '2031-11-11',
      documentNumber: '9916734512',
    });
    expect(values).toMatchObject({ surname: 'ZAITSEVA', givenNames: 'IULIIA' });
    expect(native).toMatchObject({ surname: 'ЗАЙЦЕВА', givenNames: 'ЮЛИЯ', birthPlace: 'КАЛУГА' });
  });
});
