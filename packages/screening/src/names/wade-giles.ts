/** The hundred or so most frequent Chinese family names, in pinyin. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(
  `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he gao lin luo zheng liang xie song tang xu deng han feng cao peng
  zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv lu ding ren yao shen zhong cui tan fan shi liao jia xia fu fang bai zou
  meng xiong qin qiu hou jiang yin xue yan duan lei long tao he mao hao gong shao wan qian qi dai mo kong xiang chang xi jin ning hai ou ouyang sima zhuge`.split(
    /\s+/,
  ),
);
const SYLLABLE =
  /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(iang|iong|uang|ang|eng|ing|ong|iao|ian|uai|uan|ai|ei|ao|ou|an|en|er|in|un|ia|ie|iu|ua|uo|ue|ui|a|o|e|i|u|v)$/;
const MAX_SYLLABLE_LENGTH = 6;

/** Matches only a valid pinyin syllable. */
const STRICT =
  /^(?:[bpm](?:a|o|ai|ei|ao|ou|an|en|ang|eng|i|ie|iao|iu|ian|in|ing|u)|f(?:a|o|ei|ou|an|en|ang|eng|u)|[dtnl](?:a|e|ai|ei|ao|ou|an|en|ang|eng|ong|i|ia|ie|iao|iu|ian|in|iang|ing|u|uo|ui|uan|un|v|ve|ue)|[gkh](?:a|e|ai|ei|ao|ou|an|en|ang|eng|ong|u|ua|uo|uai|ui|uan|un|uang)|[jqx](?:i|ia|ie|iao|iu|ian|in|iang|ing|iong|u|ue|uan|un)|(?:[zcs]h?|r)(?:a|e|ai|ei|ao|ou|an|en|ang|eng|ong|i|u|ua|uo|uai|ui|uan|un|uang)|y(?:a|e|ao|ou|an|ang|i|in|ing|ong|u|ue|uan|un|o)|w(?:a|o|ai|ei|an|en|ang|eng|u)|a|o|e|ai|ei|ao|ou|an|en|ang|er)$/;

export const isChineseFamilyName = (word: string): boolean => FAMILY_NAMES.has(word);

/** Sounds of pinyin and their spelling by ear in English: "Xi" is heard as "Shi", "Zhou" as "Jou". */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/^x(?=[iu])/, 'sh'],
  [/^q/, 'ch'],
  [/^zh/, 'j'],
  [/^c(?!h)/, 'ts'],
  [/^z(?!h)/, 'dz'],
];

function readHeard(): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, string[]>();
  const add = (from: string, to: string) => spellings.set(from, [...(spellings.get(from) ?? []), to]);
  for (const family of FAMILY_NAMES)
    for (const [sound, spelling] of HEARD) {
      const heard = family.replace(sound, spelling);
      if (heard === family) continue;
      add(family, heard);
      add(heard, family);
    }
  return spellings;
}

const HEARD_FAMILIES = readHeard();
const NOT_HEARD: readonly string[] = [];

/** Returns the other spellings of a Chinese family name that is written by ear, in both directions. */
export const heardFamilies = (word: string): readonly string[] => HEARD_FAMILIES.get(word) ?? NOT_HEARD;

/** Checks whether a word may be pinyin. */
export const isPinyinWord = (word: string): boolean =>
  word !== '' && syllablesOf(word)?.every((syllable) => STRICT.test(syllable)) === true;

/** Splits a word of pinyin into syllables, the longest first; null for any other word. */
function syllablesOf(word: string): readonly string[] | null {
  if (word === '') return [];
  for (let length = Math.min(MAX_SYLLABLE_LENGTH, word.length); length > 0; length--) {
    const head = word.slice(0, length);
    if (!SYLLABLE.test(head)) continue;
    const rest = syllablesOf(word.slice(length));
    if (rest !== null) return [head, ...rest];
  }
  return null;
}

const WHOLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zi: 'tzu',
    ci: 'tzu',
    si: 'ssu',
    zhi: 'chih',
    chi: 'chih',
    shi: 'shih',
    ri: 'jih',
    you: 'yu',
    yan: 'yen',
    ye: 'yeh',
    yi: 'i',
    yue: 'yueh',
    yong: 'yung',
    er: 'erh',
    ge: 'ko',
    ke: 'ko',
    he: 'ho',
    guo: 'kuo',
    kuo: 'kuo',
    huo: 'huo',
    gui: 'kuei',
    kui: 'kuei',
  }),
);
const INITIALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: 'p',
    d: 't',
    g: 'k',
    j: 'ch',
    q: 'ch',
    x: 'hs',
    zh: 'ch',
    z: 'ts',
    c: 'ts',
    r: 'j',
  }),
);
const FINALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ong: 'ung',
    iong: 'iung',
    ian: 'ien',
    ie: 'ieh',
    ue: 'ueh',
    uo: 'o',
  }),
);

/**
 * Converts a pinyin syllable to the spelling of Wade and Giles (Giles 1892), without apostrophes, as usually
 * printed.
 */
function respelt(syllable: string): string {
  const whole = WHOLE.get(syllable);
  if (whole !== undefined) return whole;
  const [, initial = '', final = ''] = SYLLABLE.exec(syllable) ?? [];
  return (INITIALS.get(initial) ?? initial) + (FINALS.get(final) ?? final);
}

const MAX_WORDS = 3;
/**
 * Number of syllables: a family name and a given name of two. A given name of one syllable needs the minimum
 * number of letters, because shorter names are similar to many others.
 */
const SYLLABLES = 3;
const LETTERS_OF_TWO = 7;

/**
 * Converts a Chinese name in pinyin by syllable to the spelling of Wade and Giles ("Zedong": "tse", "tung").
 * Null for other names, and if both spellings are equal.
 * @param words lower case, Latin
 */
export function wadeGiles(words: readonly string[]): readonly string[] | null {
  if (words.length < 2 || words.length > MAX_WORDS) return null;
  if (!FAMILY_NAMES.has(words[0]!) && !FAMILY_NAMES.has(words.at(-1)!)) return null;
  const syllables: string[] = [];
  for (const word of words) {
    const parts = syllablesOf(word);
    if (parts === null) return null;
    syllables.push(...parts);
  }
  if (
    syllables.length !== SYLLABLES &&
    (syllables.length !== 2 || syllables.join('').length < LETTERS_OF_TWO)
  )
    return null;
  const found = syllables.map(respelt);
  return found.join('') === words.join('') ? null : found;
}
