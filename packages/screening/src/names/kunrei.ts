/**
 * Japanese in the spelling of the cabinet order of 1954 (Kunrei-shiki) in that of Hepburn, which passports use: "Sinzi Tutiya" is "Shinji
 * Tsuchiya".
 */
const SYLLABLES = /^(?:(?:[kgsztdnhbpmr]y?|[yw])?[aiueo]|n(?![aiueoy])|([kstp])(?=\1))+$/;
/** Syllables that Hepburn writes otherwise. */
const DISTINCTIVE = /si|ti|tu|zi|sy|ty|zy|(?<![s])hu/;
const HEPBURN: readonly (readonly [RegExp, string])[] = [
  [/sy(?=[auo])/g, 'sh'],
  [/ty(?=[auo])/g, 'ch'],
  [/[zd]y(?=[auo])/g, 'j'],
  [/si/g, 'shi'],
  [/ti/g, 'chi'],
  [/tu/g, 'tsu'],
  [/[zd]i/g, 'ji'],
  [/du/g, 'zu'],
  [/hu/g, 'fu'],
];

/** A word in Hepburn's spelling where all of it is Japanese and some of it is spelt otherwise; else the word itself. @param word lower case, Latin */
export function hepburn(word: string): string {
  if (!DISTINCTIVE.test(word) || !SYLLABLES.test(word)) return word;
  return HEPBURN.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
}

/** What Hepburn writes of each, longer groups first. */
const KUNREI: readonly (readonly [RegExp, string])[] = [
  [/sh(?=[auo])/g, 'sy'],
  [/ch(?=[auo])/g, 'ty'],
  [/j(?=[auo])/g, 'zy'],
  [/shi/g, 'si'],
  [/chi/g, 'ti'],
  [/tsu/g, 'tu'],
  [/ji/g, 'zi'],
  [/fu/g, 'hu'],
];

/** The same the other way round: a word in Hepburn's spelling in that of the order; the word itself where that is no other. */
export function kunrei(word: string): string {
  const found = KUNREI.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
  return found !== word && hepburn(found) === word ? found : word;
}
