import { CANTONESE } from '../data/cantonese';
import { HAN_FORMS, HAN_VARIANTS } from '../data/han-variants';
import { HAN_RENDERINGS, HAN_WORDS } from '../data/han-words';
import { HANJA } from '../data/hanja';
import { KANJI_FAMILY_NAMES, KANJI_GIVEN, KANJI_GIVEN_NAMES } from '../data/kanji-readings';
import { soundFold } from './sound-fold';

const flat = (text: string): string[] => [...text.replace(/\s+/g, '')];

let forms: ReadonlyMap<string, string> | undefined;

/** By variant the character that stands for it. */
function unifiedForms(): ReadonlyMap<string, string> {
  const simple = flat(HAN_FORMS);
  return new Map(flat(HAN_VARIANTS).map((variant, at): [string, string] => [variant, simple[at]!]));
}

/** The text with every Chinese character in the form that stands for its variants: traditional and Japanese ones simplified. */
export function unifiedHan(text: string): string {
  forms ??= unifiedForms();
  let unified = '';
  for (const sign of text) unified += forms.get(sign) ?? sign;
  return unified;
}

const FIRST_LETTER = 97;
const LETTERS = 26;

/** A character as letters, so that it can stand among words: not to be read, only compared. */
export function characterCode(sign: string): string {
  let code = '';
  for (let rest = sign.codePointAt(0)!; rest > 0; rest = Math.floor(rest / LETTERS))
    code += String.fromCharCode(FIRST_LETTER + (rest % LETTERS));
  return code;
}

let hanja: ReadonlyMap<string, string> | undefined;

/** A name in Chinese characters as Koreans say it, in Hangul; null where one of them is in no Korean name. */
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
/** Readings of a character beyond these are rare. */
const MOST_CANTONESE = 2;

/**
 * A name in Chinese characters as people in Hong Kong and Macau write it in Latin letters: by the likeliest reading of each character,
 * and by the second of the family name where it has one; none where one of them is in no table.
 */
export function cantoneseReadings(han: string): readonly (readonly string[])[] {
  cantonese ??= byWriting(CANTONESE);
  const text = unifiedHan(han);
  const compound = cantonese.get(text.slice(0, 2));
  const signs = compound === undefined ? [...text] : [text.slice(0, 2), ...text.slice(2)];
  const sounds = signs.map((sign) => cantonese!.get(sign));
  if (signs.length < 2 || sounds.some((of) => of === undefined)) return [];
  const rest = sounds.slice(1).map((of) => of![0]!);
  return sounds[0]!.slice(0, MOST_CANTONESE).map((family) => [...family.split('-'), ...rest]);
}

interface Kanji {
  readonly family: ReadonlyMap<string, readonly string[]>;
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly signs: ReadonlyMap<string, readonly string[]>;
}

const items = (table: string): string[] => table.trim().split(/[|\n]/);

/** Lines of a reading and what is read so, the other way round. */
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

/** Whether a word is how a Japanese family name of the table is read. @param latin as kana are written in Latin letters */
export function isJapaneseFamilyName(latin: string): boolean {
  kanji ??= readKanji();
  familyReadings ??= new Set([...kanji.family.values()].flat().map(soundFold));
  return familyReadings.has(soundFold(latin));
}

/** A family name in Chinese characters before a given name in kana, "family given"; none where it is no known one. @param given in Latin letters */
export function kanaReadings(han: string, given: string): readonly string[] {
  kanji ??= readKanji();
  return (kanji.family.get(unifiedHan(han)) ?? []).map((family) => `${family} ${given}`);
}

const MOST_GIVEN = 6;

/** Readings of a given name: of the whole where it is known, else of its characters, the likeliest first. */
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
  return [...new Set([...known, ...likely])].slice(0, MOST_GIVEN);
}

const LONGEST_FAMILY = 3;
const MOST_READINGS = 10;

/** A name in Chinese characters as Japanese may say it, "family given"; none where its family name is no known one. */
export function japaneseReadings(han: string): readonly string[] {
  kanji ??= readKanji();
  const text = unifiedHan(han);
  const found: string[] = [];
  for (let length = Math.min(LONGEST_FAMILY, text.length - 1); length > 0; length--) {
    const families = kanji.family.get(text.slice(0, length)) ?? [];
    if (families.length === 0) continue;
    const given = givenReadings(kanji, text.slice(length));
    for (const name of given) for (const family of families) found.push(`${family} ${name}`);
    if (found.length > 0) break;
  }
  return found.slice(0, MOST_READINGS);
}

interface Wording {
  readonly pattern: RegExp;
  readonly words: ReadonlyMap<string, string>;
}

/**
 * A table "english | written …" as one pattern, the longest first.
 * @param alone one or two signs stand for a name only where nothing else is written: in "马克龙" there is no "马克"
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

/** Signs of a rendering that longer names begin with as well. */
const SHORT = 2;

let organisations: Wording | undefined;
let renderings: Wording | undefined;

const worded = (text: string, { pattern, words }: Wording): string =>
  unifiedHan(text).replace(pattern, (found) => ` ${words.get(found)} `);

/** A text with the words of organisations that are written in Chinese characters, kana and Hangul in English. */
export function organisationInEnglish(text: string): string {
  organisations ??= wordingOf(HAN_WORDS, false);
  return worded(text, organisations);
}

/** A foreign name in Chinese characters with the parts that have a settled rendering in Latin letters. */
export function withoutRenderings(text: string): string {
  renderings ??= wordingOf(HAN_RENDERINGS, true);
  return worded(text, renderings);
}
