/** Transliteration rules of one authority; letters not listed here use {@link ICAO_CYRILLIC}. */
export interface Romanisation {
  readonly letters: { readonly [letter: string]: string };
  /** Letters with a different transliteration at the start of a word. */
  readonly initial?: { readonly [letter: string]: string };
  /** Letter pairs with a different transliteration. */
  readonly pairs?: { readonly [letters: string]: string };
}

/** ICAO Doc 9303 part 3, section 6 B: recommended transliteration of Cyrillic letters in machine-readable zones. */
export const ICAO_CYRILLIC: Romanisation['letters'] = {
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Ґ: 'G',
  Ғ: 'G',
  Д: 'D',
  Ђ: 'D',
  Е: 'E',
  Ё: 'E',
  Є: 'IE',
  Ж: 'ZH',
  З: 'Z',
  Ѕ: 'DZ',
  И: 'I',
  І: 'I',
  Ї: 'I',
  Й: 'I',
  Ј: 'J',
  К: 'K',
  Қ: 'K',
  Л: 'L',
  Љ: 'LJ',
  М: 'M',
  Н: 'N',
  Ң: 'N',
  Њ: 'NJ',
  О: 'O',
  Ө: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  Ћ: 'C',
  У: 'U',
  Ў: 'U',
  Ұ: 'U',
  Ү: 'U',
  Ф: 'F',
  Х: 'KH',
  Һ: 'H',
  Ц: 'TS',
  Ч: 'CH',
  Џ: 'DZ',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: 'IE',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ә: 'A',
  Ю: 'IU',
  Я: 'IA',
  Ѓ: 'G',
  Ќ: 'K',
  "'": '',
};

/**
 * Rules by country (ISO 3166-1 alpha-2): section 6 B where it names a state, and the state's rule for
 * passports where that differs.
 */
export const ROMANISATIONS: { readonly [country: string]: readonly Romanisation[] } = {
  // Section 6 B for Ukrainian, and resolution 55 of the Cabinet of Ministers of 27 January 2010.
  UA: [
    { letters: { Г: 'H', И: 'Y' } },
    {
      letters: { Г: 'H', И: 'Y' },
      initial: { Є: 'YE', Ї: 'YI', Й: 'Y', Ю: 'YU', Я: 'YA' },
      // ZH would be Ж.
      pairs: { ЗГ: 'ZGH' },
    },
  ],
  // Section 6 B for Belarusian, and the instruction of the State Committee on Property of 23 November 2000 as
  // applied in passports.
  BY: [
    { letters: { Г: 'H', Ё: 'IO' } },
    { letters: { Г: 'H', Ё: 'IO', Х: 'KH', Е: 'E', Й: 'I', Ю: 'YU', Я: 'YA' } },
  ],
  // Section 6 B for Bulgarian, and the Transliteration Act of 2009.
  BG: [
    { letters: { Ъ: 'A', Щ: 'SHT' } },
    { letters: { Ъ: 'A', Щ: 'SHT', Й: 'Y', Х: 'H', Ь: 'Y', Ю: 'YU', Я: 'YA' } },
  ],
  // Section 6 B; GOST R 52535.1 of 2006, used in passports of 2010 to 2013; passports of 1997 to 2010.
  RU: [
    { letters: {} },
    { letters: { Ц: 'TC', Ъ: '' } },
    { letters: { Й: 'Y', Ю: 'YU', Я: 'YA', Ъ: '', Ё: 'YO', Ы: 'Y' }, initial: { Е: 'YE' } },
  ],
  // Rules of the Ministry of Internal Affairs of Kazakhstan: like Russian, with Kazakh letters without
  // diacritics.
  KZ: [{ letters: {} }, { letters: { Й: 'Y', Ю: 'YU', Я: 'YA', Х: 'KH', Ъ: '' } }],
  // Section 6 B for Serbian; Serbia's Latin alphabet without diacritics, with DJ for Ђ.
  RS: [
    { letters: { Ж: 'Z', Х: 'H', Ц: 'C', Ч: 'C', Ш: 'S' } },
    { letters: { Ж: 'Z', Х: 'H', Ц: 'C', Ч: 'C', Ш: 'S', Ђ: 'DJ' } },
  ],
  // Section 6 B for Macedonian, and passports of North Macedonia.
  MK: [
    { letters: { Ж: 'Z', Х: 'H', Ц: 'C', Ч: 'C', Ш: 'S', Ѓ: 'G', Ќ: 'K' } },
    { letters: { Х: 'H', Ц: 'C', Џ: 'DJ', Ѓ: 'GJ', Ќ: 'KJ' } },
  ],
};

/** ISO 843 of 1997 (ELOT 743), type 2, used in passports of Greece and Cyprus: single letters. */
export const GREEK: Romanisation['letters'] = {
  Α: 'A',
  Β: 'V',
  Γ: 'G',
  Δ: 'D',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'I',
  Θ: 'TH',
  Ι: 'I',
  Κ: 'K',
  Λ: 'L',
  Μ: 'M',
  Ν: 'N',
  Ξ: 'X',
  Ο: 'O',
  Π: 'P',
  Ρ: 'R',
  Σ: 'S',
  Τ: 'T',
  Υ: 'Y',
  Φ: 'F',
  Χ: 'CH',
  Ψ: 'PS',
  Ω: 'O',
};

/** Pairs for one sound in the same standard. Those with Υ are V before a vowel or a voiced consonant, else F. */
export const GREEK_PAIRS: { readonly [pair: string]: string } = {
  ΟΥ: 'OU',
  ΓΓ: 'NG',
  ΓΞ: 'NX',
  ΓΧ: 'NCH',
};
export const GREEK_WITH_Y = 'ΑΕΗ';
export const GREEK_VOICED = 'ΒΓΔΖΛΜΝΡΑΕΗΙΟΥΩ';
