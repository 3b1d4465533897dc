import { FUNCTIONS, HONORIFICS, PARTICLES } from '../data/person-words';
import type { PartyType } from '../model';
import {
  cantoneseReadings,
  characterCode,
  isJapaneseFamilyName,
  japaneseReadings,
  kanaReadings,
  koreanReading,
  organisationInEnglish,
  unifiedHan,
  withoutRenderings,
} from './han-names';
import { koreanOfKana } from './korean-kana';
import { namesIn, pinyinOfDialects } from './name-alternatives';
import {
  mayBeInitials,
  type NameParts,
  type ParsedName,
  parsedName,
  parseName,
  parseWords,
} from './parse-name';
import { transliterate } from './transliterate';
import { isPinyinWord, wadeGiles } from './wade-giles';
import { isKnownName } from './word-families';
import { MAX_NAME_LENGTH, MAX_WORDS, type Word, WrittenName, WrittenWords, wordsOf } from './words';

const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Katakana}ー]/u;
const ONLY_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const HAN_BEFORE_KANA =
  /^(?<han>[\p{Script=Han}々]{1,3})(?<kana>[\p{Script=Hiragana}\p{Script=Katakana}ー]+)$/u;
const ONLY_HAN = /^\p{Script=Han}+$/u;
const RUN =
  /[\p{Script=Han}々]+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]+/gu;
/** Separators between the parts of a foreign name. */
const BETWEEN = /[\s·・‧•･=＝.,-]+/u;
/** A Chinese or Korean name of two to four characters. */
const SYLLABIC = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$/u;
/** Maximum number of syllables of a Korean name. */
const MAX_KOREAN_LENGTH = 4;
/** Maximum number of characters of a person's name. */
const MAX_PERSON_LENGTH = 12;

const foreignWords = (latin: string): Word[] => wordsOf(latin).map((word) => ({ ...word, foreign: true }));
/** Maximum number of letters of a loan word; comparing takes the square of it. */
const MAX_LOAN_LENGTH = 80;
/** Returns a loan word; empty for characters without a sound. */
const loanWord = (latin: string): Word[] =>
  latin === ''
    ? []
    : [
        {
          latin: latin.slice(0, MAX_LOAN_LENGTH),
          vowelless: false,
          loan: true,
          foreign: true,
          beforeComma: false,
          dotted: false,
        },
      ];
const characterWord = (sign: string): Word => ({
  latin: characterCode(sign),
  vowelless: false,
  character: true,
  foreign: true,
  beforeComma: false,
  dotted: false,
});

const latinOf = (text: string): string =>
  transliterate(text)
    .words.join('')
    .replace(/[^a-z0-9]/g, '');

/** Returns the parts of a foreign name by their sound; parts with an established rendering use it. */
function loanWords(text: string): Word[] {
  return text
    .split(BETWEEN)
    .flatMap((part) => (HAN.test(part) ? withoutRenderings(part) : part).trim().split(/\s+/))
    .filter((part) => part !== '')
    .flatMap((part) => (/^[a-z]+$/.test(part) ? foreignWords(part) : loanWord(latinOf(part))))
    .slice(0, MAX_WORDS);
}

const characters = (text: string): Word[] =>
  [...unifiedHan(text)]
    .filter((sign) => HAN.test(sign))
    .slice(0, MAX_WORDS)
    .map(characterWord);

/** Translates an organization's known words to English; the rest is converted by `rest`. */
function organisationWords(text: string, rest: (run: string) => Word[]): Word[] {
  return (organisationInEnglish(text).match(RUN) ?? [])
    .flatMap((run) => (EAST_ASIAN.test(run) ? rest(run) : foreignWords(run)))
    .slice(0, MAX_WORDS);
}

/** Returns readings of a person's name in Chinese characters, Hangul or kana. */
function personReadings(text: string): { readonly words: readonly Word[]; readonly sounded: boolean }[] {
  const parts = text.trim().split(BETWEEN).filter(Boolean);
  const whole = parts.join('');
  const readings: { words: readonly Word[]; sounded: boolean }[] = [
    { words: wordsOf(text), sounded: HAN.test(text) },
  ];
  const add = (words: Word[], sounded: boolean) => readings.push({ words, sounded });
  if (whole.length > MAX_PERSON_LENGTH * 2) return readings;
  if (HAN.test(text)) add(characters(text), false);
  const foreign = parts.length > 1 || whole.length > MAX_KOREAN_LENGTH;
  const japanese = parts.some((part) => ONLY_KANA.test(part) && isJapaneseFamilyName(latinOf(part)));
  const { han, kana } = HAN_BEFORE_KANA.exec(whole)?.groups ?? {};
  if (han && kana) for (const reading of kanaReadings(han, latinOf(kana))) add(foreignWords(reading), true);
  if (
    (HANGUL.test(text) && foreign) ||
    (KANA.test(text) && !japanese) ||
    (HAN.test(text) && /[·・‧•]/u.test(text))
  )
    add(loanWords(text), HAN.test(text));
  const [family = '', given = ''] = parts;
  if (parts.length === 2 && ONLY_KANA.test(whole))
    for (const korean of koreanOfKana(latinOf(family), latinOf(given)))
      add(foreignWords(transliterate(korean).words.join(' ')), true);
  if (ONLY_HAN.test(whole) && whole.length > 1) {
    if (whole.length <= MAX_KOREAN_LENGTH) {
      const korean = koreanReading(whole);
      if (korean !== null) add(foreignWords(transliterate(korean).words.join(' ')), true);
      const older = wadeGiles(readings[0]!.words.map(({ latin }) => latin));
      if (older !== null) add(foreignWords(older.join(' ')), true);
      for (const words of cantoneseReadings(whole)) add(foreignWords(words.join(' ')), true);
    }
    for (const reading of japaneseReadings(whole)) add(foreignWords(reading), true);
  }
  return readings;
}

function organisationReadings(
  text: string,
): { readonly words: readonly Word[]; readonly sounded: boolean }[] {
  const sounded = HAN.test(text);
  const spoken = organisationWords(text, (run) =>
    HAN.test(run) ? foreignWords(latinOf(run)) : loanWord(latinOf(run)),
  );
  if (!sounded)
    return [
      { words: wordsOf(text), sounded },
      { words: spoken, sounded },
    ];
  return [
    { words: spoken, sounded },
    { words: organisationWords(text, characters), sounded: false },
  ];
}

/** Maximum length of a Chinese name, in characters. */
const MAX_CHINESE_LENGTH = 24;

/** The J of Devanagari without its dot and of Bengali, which is a Z in names from Arabic: "নজরুল" is "Nazrul". */
const MAYBE_Z = /[\u091c\u099c](?!\u093c)/u;

/** Turkish and Azerbaijani letters that other languages write by their sound: "Elçin" is "Elchin". */
const TURKIC = /[çşəÇŞƏ]/;
const inTurkicSounds = (text: string): string =>
  text.toLowerCase().replaceAll('ç', 'ch').replaceAll('ş', 'sh').replaceAll('ə', 'a');

/**
 * The letter pronounced "yo", which is often written as E in both scripts: "Семёнов" is "Semenov" as often as
 * "Semyonov".
 */
const YO = /[ёЁ]/;
const YO_LETTERS = /[ёЁ]/g;

/** Two capitals as a separate word, not before a comma or next to a hyphen. */
const CAPITALS = /(?<![\p{L}\p{N}.,'’-])\p{Lu}{2}(?![\p{L}\p{N}.,'’-])/gu;
/** Quick check, because few names have two capitals between spaces. */
const MAY_HAVE_INITIALS = /(?:^|\s)\p{Lu}{2}(?:\s|$)/u;
const LOWER = /\p{Ll}/u;
/** Roman numerals of rulers: "Abdullah II". */
const MAY_BE_NUMERAL = /^[ivx]{2}$/;

/**
 * Returns the text with dots in two capitals that may be initials: "AI Petrov", but not the family name of
 * "XU Zhixiong".
 */
function withDottedInitials(text: string, words: readonly Word[]): string {
  const pinyin = words.every(({ latin }) => isPinyinWord(latin));
  return text.replace(CAPITALS, (capitals) => {
    const word = capitals.toLowerCase();
    const isWord =
      PARTICLES.has(word) || HONORIFICS.has(word) || FUNCTIONS.has(word) || MAY_BE_NUMERAL.test(word);
    return pinyin || isWord ? capitals : `${capitals[0]}.${capitals[1]}.`;
  });
}

/**
 * Returns the readings of a name in Latin letters. Chinese names also have the older spelling, and names with
 * initials also a reading as words that lost a letter.
 */
function latinReadings(name: WrittenName, type: PartyType, parts: NameParts): readonly ParsedName[] {
  const { text, written } = name;
  const { words } = written;
  const parsed = parseWords(written, type, parts);
  if (type === 'PERSON' && mayBeInitials(words)) return [parsed, parseWords(written, type, parts, false)];
  if (type === 'PERSON' && MAY_HAVE_INITIALS.test(text) && LOWER.test(text)) {
    const dotted = withDottedInitials(text, words);
    if (dotted !== text) return [parsed, parseName(dotted, type, parts)];
  }
  if (type === 'PERSON' && MAYBE_Z.test(text)) {
    // A known name with J retains it: "राजेश" is "Rajesh".
    const sounded = words.map((word) =>
      isKnownName(word.latin) ? word : { ...word, latin: word.latin.replaceAll('j', 'z') },
    );
    return [parsed, parseWords(new WrittenWords(sounded), type, parts)];
  }
  if (YO.test(text)) return [parsed, parseName(text.replace(YO_LETTERS, 'е'), type, parts)];
  if (type === 'PERSON' && TURKIC.test(text)) return [parsed, parseName(inTurkicSounds(text), type, parts)];
  if (type === 'ENTITY' || text.length > MAX_CHINESE_LENGTH || parsed.foreign) return [parsed];
  const syllables = parsed.words.map((word) => word.text);
  const older = wadeGiles(syllables);
  const others = older === null ? pinyinOfDialects(syllables) : [older.join(' ')];
  return [parsed, ...others.map((reading) => parsedName({ ...parseName(reading, type), sounded: true }))];
}

function readingsOfName(written: WrittenName, type: PartyType, parts: NameParts): readonly ParsedName[] {
  const { text } = written;
  if (!EAST_ASIAN.test(text)) return latinReadings(written, type, parts);
  const clean = text.slice(0, MAX_NAME_LENGTH).normalize('NFKC').toLowerCase();
  const readings = type === 'ENTITY' ? organisationReadings(clean) : personReadings(clean);
  const signs = SYLLABIC.test(clean) ? [...clean].length : 0;
  const parsed = readings
    .filter(({ words }) => words.length > 0)
    .map(({ words, sounded }) => {
      const name = parseWords(new WrittenWords(words), type, parts);
      return parsedName({ ...name, sounded, syllabic: type === 'PERSON' && name.words.length === signs });
    });
  return parsed.length > 0 ? parsed : [parseName(text, type, parts)];
}

/**
 * Returns the readings of a name: one for most scripts. Chinese characters, kana and Hangul also give the
 * readings in other languages that use them, the characters, and a possible foreign name. A text with several
 * names gives the readings of each.
 * @returns at least one; the first is the result of `parseName`
 */
export function parseReadings(
  name: WrittenName,
  type: PartyType,
  parts: NameParts = {},
): readonly ParsedName[] {
  const texts = namesIn(name.text, type);
  return texts.length === 1 && texts[0] === name.text
    ? readingsOfName(name, type, parts)
    : texts.flatMap((text) => readingsOfName(new WrittenName(text), type, parts));
}
