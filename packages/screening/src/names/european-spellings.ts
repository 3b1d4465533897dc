import { isKnownName, nameFamilies } from './word-families';

/**
 * Japanese spelled by the cabinet order of 1954 (Kunrei-shiki), converted to Hepburn, which passports use:
 * "Sinzi Tutiya" is "Shinji Tsuchiya".
 */
const SYLLABLES = /^(?:(?:[kgsztdnhbpmr]y?|[yw])?[aiueo]|n(?![aiueoy])|([kstp])(?=\1))+$/;
/** Syllables that Hepburn spells differently. */
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

/**
 * Returns a word in Hepburn's spelling if it is entirely Japanese and partly spelled differently; else the
 * word itself. @param word lower case, Latin
 */
function hepburn(word: string): string {
  if (!DISTINCTIVE.test(word) || !SYLLABLES.test(word)) return word;
  return HEPBURN.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
}

/** Replacements of Hepburn's letter groups, longer groups first. */
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

/** Converts a word from Hepburn to Kunrei-shiki; returns the word itself if the spelling is the same. */
export function kunrei(word: string): string {
  const found = KUNREI.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
  return found !== word && hepburn(found) === word ? found : word;
}

/**
 * Replacements from German, French and Baltic spellings of Slavic names, and Kunrei-shiki spellings of
 * Japanese names, to English spelling: "Chruschtschow", "Choïgou", "Ivanovs", "Tutiya". After the
 * transcription tables of Duden and of the French press, and the endings that Latvian and Lithuanian add.
 */
const GERMAN = /tsch|sch.*[wj]|[wj].*sch|[aeiou]witsch$|[oe]w(?:a|skij?|skaja)?$|^j[ae]|^w[aeioulj]/;
const GERMAN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/schtsch/g, 'Q'],
  [/tsch/g, 'C'],
  [/sch/g, 'S'],
  [/ch/g, 'kh'],
  [/w/g, 'v'],
  [/(?<=[ln])z/g, 'ts'],
  [/ij$/g, 'y'],
  [/j/g, 'y'],
];

const FRENCH = /tch|ou[vkln]|[iy]ou|gue|dj|ine$|off$|eff$/;
const FRENCH_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/chtch/g, 'Q'],
  [/tch/g, 'C'],
  [/ch/g, 'S'],
  [/dj/g, 'j'],
  [/ou/g, 'u'],
  [/gu(?=[ei])/g, 'g'],
  [/ine$/g, 'in'],
  [/(?<=[oe])ff$/g, 'v'],
];

/**
 * Replacements from Belarusian and Ukrainian surnames to the form in Russian documents: "Zhyhalau",
 * "Zahorodnyi".
 */
const BELARUSIAN = /[^aeiou]au$/;
const UKRAINIAN = /(?:enko|chuk|[iy]uk|skyi|[nlr]yi|ych|yshyn|yak)$/;
const RUSSIAN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/au$/g, 'ov'],
  [/yi$/g, 'y'],
  [/(?<![sckzt])h/g, 'g'],
  [/dz(?=[ie])/g, 'd'],
  [/y(?=[^aeiou])/g, 'i'],
];

/** Indonesian spelling before 1972, and the Albanian J: "Tjokro Soehardjo", "Hoxhaj". */
const OTHER_LETTERS = /tj|oe|xh/;
const LATER_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/tj/g, 'c'],
  [/dj/g, 'j'],
  [/sj/g, 'sy'],
  [/nj/g, 'ny'],
  [/oe/g, 'u'],
  [/xh/g, 'j'],
];

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/Q/g, 'shch'],
  [/C/g, 'ch'],
  [/S/g, 'sh'],
];

const rewritten = (word: string, rules: readonly (readonly [RegExp, string])[]): string =>
  [...rules, ...ENGLISH].reduce((text, [pattern, to]) => text.replace(pattern, to), word);

/** Endings of certainly Slavic surnames, followed by the ending that Latvian or Lithuanian adds. */
const BALTIC_SURNAME = /^(?:(.{2,}(?:[oe]v|kin|ich|ic))(?:s|as|ius)|(.{3,}in)as)$/;
const BALTIC_ADJECTIVE = /^(.{2,}sk)(?:is|ijs|as)$/;
/** Ending added to a given name; the stem must be a known name. */
const BALTIC_GIVEN = /^(.{3,})(?:s|is|as|us|ius)$/;
const MIN_LENGTH = 5;
const MIN_JAPANESE_LENGTH = 4;

function withoutBalticEnding(word: string): string | undefined {
  const found = BALTIC_SURNAME.exec(word);
  const surname = found?.[1] ?? found?.[2];
  if (surname !== undefined) return surname.endsWith('ic') ? `${surname}h` : surname;
  const adjective = BALTIC_ADJECTIVE.exec(word)?.[1];
  if (adjective !== undefined) return `${adjective}y`;
  const given = BALTIC_GIVEN.exec(word)?.[1];
  return given !== undefined && nameFamilies(given).length > 0 ? given : undefined;
}

/**
 * Returns a word in the English spelling of such names; known names, and words without another spelling, are
 * unchanged.
 * @param word lower-case Latin letters
 */
export function englishSpelling(word: string): string {
  if (word.length < MIN_JAPANESE_LENGTH || isKnownName(word)) return word;
  const japanese = hepburn(word);
  if (japanese !== word || word.length < MIN_LENGTH) return japanese;
  const baltic = withoutBalticEnding(word);
  if (baltic !== undefined) return baltic;
  if (BELARUSIAN.test(word) || UKRAINIAN.test(word)) return rewritten(word, RUSSIAN_LETTERS);
  if (GERMAN.test(word)) return rewritten(word, GERMAN_LETTERS);
  if (OTHER_LETTERS.test(word)) return rewritten(word, LATER_LETTERS);
  return FRENCH.test(word) ? rewritten(word, FRENCH_LETTERS) : word;
}
