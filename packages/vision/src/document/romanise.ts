import {
  GREEK,
  GREEK_PAIRS,
  GREEK_VOICED,
  GREEK_WITH_Y,
  ICAO_CYRILLIC,
  ROMANISATIONS,
  type Romanisation,
} from './data/romanisation';

function cyrillic(word: string, { letters, initial = {}, pairs = {} }: Romanisation): string {
  let latin = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!;
    const pair = pairs[letter + (word[at + 1] ?? '')];
    if (pair !== undefined) at++;
    latin +=
      pair ?? (at === 0 ? initial[letter] : undefined) ?? letters[letter] ?? ICAO_CYRILLIC[letter] ?? letter;
  }
  return latin;
}

/** A Greek word by ISO 843, type 2: ΜΠ at its beginning or end is B, and within it MP. */
function greek(word: string): string {
  const upper = word.normalize('NFD');
  // A mark of two dots parts a pair: ΑΫ is two letters.
  const letters = [...upper.replace(/\u0301/g, '').replace(/(.)\u0308/g, '\u0000$1')];
  let latin = '';
  for (let at = 0; at < letters.length; at++) {
    const [letter, next = '', after = ''] = [letters[at]!, letters[at + 1], letters[at + 2]];
    if (letter === '\u0000') continue;
    const pair = GREEK_PAIRS[letter + next];
    if (pair !== undefined) {
      latin += pair;
      at++;
    } else if (GREEK_WITH_Y.includes(letter) && next === 'Υ') {
      latin += GREEK[letter]! + (after !== '' && GREEK_VOICED.includes(after) ? 'V' : 'F');
      at++;
    } else if (letter === 'Μ' && next === 'Π' && (at === 0 || at + 2 === letters.length)) {
      latin += 'B';
      at++;
    } else latin += GREEK[letter] ?? letter;
  }
  return latin;
}

/**
 * How authorities may write a word of Cyrillic or Greek letters in Latin capitals, the form of ICAO Doc 9303 or ISO 843 first; a word of
 * Latin letters as it is.
 * @param country ISO 3166-1 alpha-2, whose forms alone are asked for; null = those of all
 */
export function romanisations(word: string, country: string | null = null): readonly string[] {
  const upper = word.toUpperCase().replace(/[’ʼ`]/g, "'");
  if (/\p{Script=Greek}/u.test(upper)) return [greek(upper)];
  if (!/\p{Script=Cyrillic}/u.test(upper)) return [upper];
  const own = country === null ? undefined : ROMANISATIONS[country];
  const systems = own ?? Object.values(ROMANISATIONS).flat();
  return [...new Set(systems.map((system) => cyrillic(upper, system)))];
}
