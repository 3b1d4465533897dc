import { TRANSLITERATION } from './data/transliteration';

/** The two parts of a name in a machine-readable zone. */
export interface MrzNames {
  readonly surname: string;
  readonly givenNames: string;
  /** The field is full to its last character: there may have been more. */
  readonly isTruncated: boolean;
}

/** Reads a field of names: `<<` parts the primary from the secondary identifier, `<` the words. */
export function readNames(field: string): MrzNames {
  const [primary = '', ...secondary] = field.replace(/<+$/, '').split('<<');
  const words = (text: string) => text.split('<').filter(Boolean).join(' ');
  return {
    surname: words(primary),
    givenNames: words(secondary.join('<')),
    isTruncated: !field.endsWith('<'),
  };
}

/**
 * A name as machine-readable zones write it (ICAO Doc 9303 part 3 §4.6 and §6): A–Z with `<` between the words; accents
 * go, letters without a base become the recommended pair, apostrophes go, hyphens become `<`.
 */
export function transliterate(name: string): string {
  const letters = [...name.normalize('NFC').toUpperCase()].map(
    (letter) => TRANSLITERATION[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return letters
    .join('')
    .replace(/['’`.]/g, '')
    .replace(/[^A-Z]+/g, '<')
    .replace(/^<+|<+$/g, '');
}

/** A field of names of a width; what does not fit is cut so that both parts stay (Doc 9303 part 4 §4.2.3). */
export function writeNames(surname: string, givenNames: string, width: number): string {
  const [primary, secondary] = [transliterate(surname), transliterate(givenNames)];
  if (secondary === '') return primary.slice(0, width).padEnd(width, '<');
  const kept = primary.slice(0, width - 3);
  return `${kept}<<${secondary}`.slice(0, width).padEnd(width, '<');
}
