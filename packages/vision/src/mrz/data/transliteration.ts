/**
 * Letters that are more than a base letter with an accent (ICAO Doc 9303 part 3 §6 A, the recommended forms).
 * Name comparison must also accept the form without the second letter, because issuers differ.
 */
export const TRANSLITERATION: { readonly [letter: string]: string } = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  ı: 'I',
  Ĳ: 'IJ',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ß: 'SS',
  ẞ: 'SS',
  Ŧ: 'T',
  Ü: 'UE',
  Þ: 'TH',
};
