import { foldedText } from './fold';

/** Sex as written on documents (ICAO Doc 9303 part 3, 4.2.2.1). */
type Sex = 'M' | 'F';

/**
 * Words and letters in the countries with checks and in the forms of their services; ISO/IEC 5218 uses 1 and
 * 2.
 */
const WORDS: { readonly [S in Sex]: readonly string[] } = {
  M: [
    ...[
      'm',
      'male',
      'man',
      '1',
      'mannlich',
      'mann',
      'hombre',
      'masculino',
      'varon',
      'h',
      'homem',
      'homme',
      'masculin',
    ],
    ...['uomo', 'maschio', 'maschile', 'laki laki', 'lelaki', 'pria', 'l', 'andras', 'arren', 'fireann'],
  ],
  F: [
    ...[
      'f',
      'female',
      'woman',
      '2',
      'weiblich',
      'frau',
      'w',
      'mujer',
      'femenino',
      'femenina',
      'mulher',
      'feminino',
    ],
    ...[
      'femme',
      'feminin',
      'donna',
      'femmina',
      'femminile',
      'perempuan',
      'wanita',
      'p',
      'gynaika',
      'thily',
      'baineann',
    ],
  ],
};
const SEX_OF = new Map(
  (['M', 'F'] as const).flatMap((sex) => WORDS[sex].map((word) => [word, sex] as const)),
);

/** Countries where M means female (mujer) on documents and male in forms, so it is ambiguous. */
const M_IS_EITHER: ReadonlySet<string> = new Set(['MX']);

/** Returns the sex named by a text; null = none or ambiguous. */
export function sexNamed(text: string, country: string): Sex | null {
  const word = foldedText(text);
  return word === 'm' && M_IS_EITHER.has(country) ? null : (SEX_OF.get(word) ?? null);
}
