import { describe, expect, it } from 'vitest';
import { nameAgreement, romanisations, sameWord } from './name-match';

describe('romanisations', () => {
  it.each([
    ['ЩЕРБАК', 'UA', 'SHCHERBAK'],
    ['ГЕОРГІЙ', 'UA', 'HEORHII'],
    ['ЄВГЕН', 'UA', 'YEVHEN'],
    ['ЮЛІЯ', 'UA', 'YULIIA'],
    ['Згурський', 'UA', 'ZGHURSKYI'],
    ['РОЗГОН', 'UA', 'ROZGHON'],
    ['РОЗГОН', 'UA', 'ROZHON'],
    ['ЩЪРБАНОВ', 'BG', 'SHTARBANOV'],
    ['ЙОРДАН', 'BG', 'YORDAN'],
    ['ЮЛИЯ', 'RU', 'IULIIA'],
    ['ЖИВКОВИЋ', 'RS', 'ZIVKOVIC'],
    ['ЂОРЂЕВИЋ', 'RS', 'DJORDJEVIC'],
    ['ЌОСЕВ', 'MK', 'KJOSEV'],
    ['КАВАЛЁЎ', 'BY', 'KAVALIOU'],
    ['ӘБДІҒАЛИЕВА', 'KZ', 'ABDIGALIEVA'],
    ['Παπαδόπουλος', 'GR', 'PAPADOPOULOS'],
    ['ΜΠΑΚΟΓΙΑΝΝΗ', 'GR', 'BAKOGIANNI'],
    ['ΕΥΑΓΓΕΛΟΣ', 'GR', 'EVANGELOS'],
    ['ΕΥΘΥΜΙΟΥ', 'GR', 'EFTHYMIOU'],
    ['ΠΡΑΫΣ', 'GR', 'PRAYS'],
  ])('of %s in %s include %s', (word, country, latin) => {
    expect(romanisations(word, country)).toContain(latin);
  });

  it('leave Latin words unchanged', () => {
    expect(romanisations('Durand', 'FR')).toEqual(['DURAND']);
  });
});

describe('sameWord', () => {
  it('matches words in two scripts if an authority transliterates one as the other', () => {
    expect(sameWord('ШЕВЧЕНКО', 'SHEVCHENKO')).toBe(true);
    expect(sameWord('ШЕВЧЕНКО', 'KOVALENKO')).toBe(false);
    expect(nameAgreement('Олександр Ткаченко', 'TKACHENKO', 'OLEKSANDR')).toBe(1);
    expect(nameAgreement('Oleksandr Tkachenko', 'ТКАЧЕНКО', 'ОЛЕКСАНДР')).toBe(1);
    expect(nameAgreement('Ірина Ткаченко', 'TKACHENKO', 'OLEKSANDR')).toBeLessThan(0.5);
    expect(sameWord('РОЗГОН', 'ROZGHON')).toBe(true);
    expect(nameAgreement('Γεωργία Ρούσσου', 'ROUSSOU', 'GEORGIA')).toBe(1);
  });
});
