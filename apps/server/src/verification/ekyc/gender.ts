import { foldedText } from './fold';

/** As documents write it (ICAO Doc 9303 part 3, 4.2.2.1). */
type Sex = 'M' | 'F';

/** Words and letters of the countries whose persons are checked, and of those whose forms their services use; ISO/IEC 5218 gives 1 and 2. */
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

/** Countries where M stands for a woman (mujer) on documents and for a man in forms: alone it says nothing there. */
const M_IS_EITHER: ReadonlySet<string> = new Set(['MX']);

/** The sex that a text names; null = it names none, or one cannot tell which. */
export function sexNamed(text: string, country: string): Sex | null {
  const word = foldedText(text);
  return word === 'm' && M_IS_EITHER.has(country) ? null : (SEX_OF.get(word) ?? null);
}
