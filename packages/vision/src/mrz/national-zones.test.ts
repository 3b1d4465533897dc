import { describe, expect, it } from 'vitest';
import { readNationalZone } from './national-zones';

const NOW = Date.UTC(2026, 0, 15);
/** The published specimen of the card, and one of the driving license. */
const CARD = ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'];
const LICENCE = 'D1FRA13AA000026181231MARTIN<<9';

describe('readNationalZone', () => {
  it('reads names, number, date of birth and sex from the French card of 1995 to 2021', () => {
    expect(readNationalZone(['REPUBLIQUEFRANCAISE', ...CARD], NOW)).toEqual({
      kind: 'FR_CARD',
      lines: CARD,
      surname: 'BERTHIER',
      givenNames: 'CORINNE',
      documentNumber: '880692310285',
      birthDate: '1965-12-06',
      expiryDate: null,
      sex: 'F',
      isTruncated: false,
    });
  });

  it('reads number, expiry date and surname from the French driving license', () => {
    expect(readNationalZone([LICENCE], NOW)).toMatchObject({
      kind: 'FR_LICENCE',
      documentNumber: '13AA00002',
      expiryDate: '2018-12-31',
      surname: 'MARTIN',
    });
  });

  it('corrects similar characters and lost fillers when every check digit is then correct', () => {
    const read = (first: string, second: string) => readNationalZone([first, second], NOW)?.documentNumber;
    expect(read(CARD[0]!, '88O6923I02858C0RINNE<<<<<6512068F6')).toBe('880692310285');
    expect(readNationalZone(['DIFRAI3AA00OO26181231MARTIN<9'], NOW)?.documentNumber).toBe('13AA00002');
  });

  it.each([
    ['another number', CARD[0]!, '8806923102868CORINNE<<<<<<<6512068F6'],
    ['another name', 'IDFRABERTHIEZ<<<<<<<<<<<<<<<<<<<<<<<', CARD[1]!],
    ['only its first line', CARD[0]!, ''],
  ])('rejects a zone with %s', (_, first, second) => {
    expect(readNationalZone([first, second], NOW)).toBeNull();
  });
});
