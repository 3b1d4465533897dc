import { CANTONESE } from '../data/cantonese';
import { HAN_FORMS, HAN_VARIANTS } from '../data/han-variants';
import { HAN_RENDERINGS, HAN_WORDS } from '../data/han-words';
import { HANJA } from '../data/hanja';
import { KANJI_FAMILY_NAMES, KANJI_GIVEN, KANJI_GIVEN_NAMES } from '../data/kanji-readings';
import { soundFold } from './sound-fold';

const flat = (text: string): string[] => [...text.replace(/\s+/g, '')];

let forms: ReadonlyMap<string, string> | undefined;

/** Maps each variant to the character that replaces it. */
function unifiedForms(): ReadonlyMap<string, string> {
  const simple = flat(HAN_FORMS);
  return new Map(flat(HAN_VARIANTS).map((variant, at): [string, string] => [variant, simple[at]!]));
}

/**
 * Replaces every Chinese character by the form for all its variants: traditional and Japanese forms become
 * simplified.
 */
export function unifiedHan(text: string): string {
  forms ??= unifiedForms();
  let unified = '';
  for (const sign of text) unified += forms.get(sign) ?? sign;
  return unified;
}

const FIRST_LETTER = 97;
const LETTERS = 26;

/** Encodes a character as letters, so that it can be used as a word; only for comparison, not as a reading. */
export function characterCode(sign: string): string {
  let code = '';
  for (let rest = sign.codePointAt(0)!; rest > 0; rest = Math.floor(rest / LETTERS))
    code += String.fromCharCode(FIRST_LETTER + (rest % LETTERS));
  return code;
}

let hanja: ReadonlyMap<string, string> | undefined;

/**
 * Returns the Korean reading of a name in Chinese characters, in Hangul; null if one of them isn't used in
 * Korean names.
 */
export function koreanReading(han: string): string | null {
  hanja ??= new Map(
    HANJA.trim()
      .split('\n')
      .flatMap((line) => {
        const [sound = '', ...signs] = line.split(' ');
        return signs.map((sign): [string, string] => [sign, sound]);
      })
      .reverse(),
  );
  let sounds = '';
  for (const sign of han) {
    const sound = hanja.get(sign);
    if (sound === undefined) return null;
    sounds += sound;
  }
  return sounds;
}

let cantonese: ReadonlyMap<string, readonly string[]> | undefined;
/** Maximum number of readings per character; further ones are rare. */
const MAX_CANTONESE_READINGS = 2;

/**
 * Returns the Latin spellings of a name in Chinese characters in Hong Kong and Macau: by the most likely
 * reading of each character, and by the second reading of the family name if there is one. Empty if a
 * character is in no table.
 */
export function cantoneseReadings(han: string): readonly (readonly string[])[] {
  cantonese ??= byWriting(CANTONESE);
  const text = unifiedHan(han);
  const compound = cantonese.get(text.slice(0, 2));
  const signs = compound === undefined ? [...text] : [text.slice(0, 2), ...text.slice(2)];
  const sounds = signs.map((sign) => cantonese!.get(sign));
  if (signs.length < 2 || sounds.some((of) => of === undefined)) return [];
  const rest = sounds.slice(1).map((of) => of![0]!);
  return sounds[0]!.slice(0, MAX_CANTONESE_READINGS).map((family) => [...family.split('-'), ...rest]);
}

interface Kanji {
  readonly family: ReadonlyMap<string, readonly string[]>;
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly signs: ReadonlyMap<string, readonly string[]>;
}

const items = (table: string): string[] => table.trim().split(/[|\n]/);

/** Inverts lines of a reading and its characters. */
function byWriting(table: string): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  for (const item of items(table)) {
    const [reading = '', ...writings] = item.split(' ');
    for (const writing of writings) {
      const key = unifiedHan(writing);
      readings.set(key, [...(readings.get(key) ?? []), reading]);
    }
  }
  return readings;
}

let kanji: Kanji | undefined;

function readKanji(): Kanji {
  const signs = new Map<string, string[]>();
  for (const item of items(KANJI_GIVEN)) {
    const [sign = '', ...readings] = item.split(' ');
    const key = unifiedHan(sign);
    signs.set(key, [...new Set([...(signs.get(key) ?? []), ...readings])]);
  }
  return { family: byWriting(KANJI_FAMILY_NAMES), given: byWriting(KANJI_GIVEN_NAMES), signs };
}

let familyReadings: ReadonlySet<string> | undefined;

/**
 * Checks whether a word is the reading of a Japanese family name in the table. @param latin transliterated
 * like kana
 */
export function isJapaneseFamilyName(latin: string): boolean {
  kanji ??= readKanji();
  familyReadings ??= new Set([...kanji.family.values()].flat().map(soundFold));
  return familyReadings.has(soundFold(latin));
}

/**
 * Returns readings ("family given") of a family name in Chinese characters before a given name in kana; empty
 * for an unknown family name. @param given in Latin letters
 */
export function kanaReadings(han: string, given: string): readonly string[] {
  kanji ??= readKanji();
  return (kanji.family.get(unifiedHan(han)) ?? []).map((family) => `${family} ${given}`);
}

const MAX_GIVEN_NAMES = 6;

/** Returns readings of a given name: of the whole if known, else of its characters, the most likely first. */
function givenReadings({ given, signs }: Kanji, text: string): readonly string[] {
  const known = given.get(text) ?? [];
  let built: { readonly text: string; readonly rank: number }[] = [{ text: '', rank: 0 }];
  for (const sign of text) {
    const readings = signs.get(sign);
    if (readings === undefined) return known;
    built = built.flatMap((before) =>
      readings.map((reading, at) => ({ text: before.text + reading, rank: before.rank + at })),
    );
  }
  const likely = built.sort((a, b) => a.rank - b.rank).map((each) => each.text);
  return [...new Set([...known, ...likely])].slice(0, MAX_GIVEN_NAMES);
}

const MAX_FAMILY_LENGTH = 3;
const MAX_READINGS = 10;

/**
 * Returns Japanese readings ("family given") of a name in Chinese characters; empty for an unknown family
 * name.
 */
export function japaneseReadings(han: string): readonly string[] {
  kanji ??= readKanji();
  const text = unifiedHan(han);
  const found: string[] = [];
  for (let length = Math.min(MAX_FAMILY_LENGTH, text.length - 1); length > 0; length--) {
    const families = kanji.family.get(text.slice(0, length)) ?? [];
    if (families.length === 0) continue;
    const given = givenReadings(kanji, text.slice(length));
    for (const name of given) for (const family of families) found.push(`${family} ${name}`);
    if (found.length > 0) break;
  }
  return found.slice(0, MAX_READINGS);
}

interface Wording {
  readonly pattern: RegExp;
  readonly words: ReadonlyMap<string, string>;
}

/**
 * Compiles a table "english | written …" into one pattern, the longest entries first.
 * @param alone true if entries of one or two characters match only when nothing else is written: "马克龙"
 *   doesn't contain "马克"
 */
function wordingOf(table: string, alone: boolean): Wording {
  const words = new Map<string, string>();
  for (const line of table.trim().split('\n')) {
    const english = line.split(/ (?=[^a-z ])/u)[0]!;
    for (const written of line.slice(english.length + 1).split(' ')) words.set(unifiedHan(written), english);
  }
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((written) =>
    alone && written.length <= SHORT ? `^${written}$` : written,
  );
  return { pattern: new RegExp(patterns.join('|'), 'gu'), words };
}

/** Length of a rendering that is also the start of longer names. */
const SHORT = 2;

let organisations: Wording | undefined;
let renderings: Wording | undefined;

const worded = (text: string, { pattern, words }: Wording): string =>
  unifiedHan(text).replace(pattern, (found) => ` ${words.get(found)} `);

/** Translates the words of organizations in Chinese characters, kana and Hangul to English. */
export function organisationInEnglish(text: string): string {
  organisations ??= wordingOf(HAN_WORDS, false);
  return worded(text, organisations);
}

/**
 * Replaces the parts of a foreign name in Chinese characters that have an established rendering by Latin
 * letters.
 */
export function withoutRenderings(text: string): string {
  renderings ??= wordingOf(HAN_RENDERINGS, true);
  return worded(text, renderings);
}
