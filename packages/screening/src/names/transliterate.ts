import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { toRomaji } from 'wanakana';
import {
  ARABIC,
  CYRILLIC,
  CYRILLIC_LOOKALIKES,
  GREEK,
  GREEK_LOOKALIKES,
  HANGUL_FINALS,
  HANGUL_INITIALS,
  HANGUL_VOWELS,
  HEBREW,
  KOREAN_FAMILY_NAMES,
} from '../data/transliteration';
import { brahmic, burmese, isBrahmic, sinhala } from './brahmic';

/** A script whose letters resemble Latin ones. */
interface Lookalikes {
  readonly script: RegExp;
  /** The Latin letter that each letter resembles. */
  readonly latin: ReadonlyMap<string, string>;
  readonly written: ReadonlyMap<string, string>;
}

const lookalikes = (script: RegExp, latin: ReadonlyMap<string, string>): Lookalikes => ({
  script,
  latin,
  written: new Map([...latin].map(([letter, like]): [string, string] => [like, letter])),
});

const SCRIPTS: readonly Lookalikes[] = [
  lookalikes(/\p{Script=Cyrillic}/u, CYRILLIC_LOOKALIKES),
  lookalikes(/\p{Script=Greek}/u, GREEK_LOOKALIKES),
];
const LATIN = /[a-z]/;

/**
 * Converts a word that mixes Latin and similar letters to one script: "Вiталiй" with the Latin I of some
 * keyboards, "Vlаdimir" with a Cyrillic A to evade detection. Uses the script with unambiguous letters, else
 * the one with more letters.
 * @param word lower case
 */
function inOneScript(word: string): string {
  if (!LATIN.test(word)) return word;
  const mixed = SCRIPTS.find(({ script }) => script.test(word));
  if (mixed === undefined) return word;
  const { script, latin, written } = mixed;
  let sure = 0;
  let more = 0;
  for (const letter of word) {
    if (LATIN.test(letter)) {
      more--;
      if (!written.has(letter)) sure--;
    } else if (script.test(letter)) {
      more++;
      if (!latin.has(letter)) sure++;
    }
  }
  const table = (sure === 0 ? more : sure) > 0 ? written : latin;
  return Array.from(word, (letter) => table.get(letter) ?? letter).join('');
}

/** A word of another script in Latin letters. */
interface LatinWords {
  /** Several words if the script has no spaces: one for each Chinese or Korean character. */
  readonly words: readonly string[];
  /** True if the script doesn't write short vowels. */
  readonly vowelless: boolean;
  /** True if only consonants are certain, because Latin spellings differ strongly from the script. */
  readonly loan?: boolean;
}

type Pinyin = (text: string, options: object) => string[];
let loadedPinyin: Pinyin | undefined;

/** Loads the table of Chinese readings on first use, because loading takes a while. */
function pinyin(): Pinyin {
  loadedPinyin ??= (createRequire(import.meta.url)('pinyin-pro') as { pinyin: Pinyin }).pinyin;
  return loadedPinyin;
}

const letters = (word: string, table: ReadonlyMap<string, string>): string => {
  let latin = '';
  for (const letter of word)
    latin += table.get(letter) ?? (/\p{M}/u.test(letter) ? '' : anyAscii(letter).toLowerCase());
  return latin;
};

/**
 * Words that begin like the article but don't contain it, and the name of God, whose article is never
 * removed.
 */
const NAMES_WITH_AL: ReadonlySet<string> = new Set(
  'الله الهام الناز الیاس الياس الهه الفت الطاف الكسندر الکساندر اليكس المیرا الميرا الينا الیسا اليسا البرت البرز'.split(
    ' ',
  ),
);
/** Removes the Arabic definite article, which is joined to its noun; Latin spellings separate or drop it. */
const withoutArticle = (word: string): string =>
  /^[اٱ]ل.{2,}/u.test(word) && !NAMES_WITH_AL.has(word) ? word.slice(2) : word;

/** An article that joins two words: "Nur al-Din", "Abd Allah". */
const ARTICLE_INSIDE = /^(.{2,})ال(.{3,}|حق)$/u;

function arabic(word: string): string[] {
  const bare = withoutArticle(word);
  const parts = ARTICLE_INSIDE.exec(bare)?.slice(1) ?? [bare];
  return parts.map((part) => letters(part, ARABIC));
}

const HANGUL_FIRST = 0xac00;
const SYLLABLES_PER_INITIAL = 588;
const FINALS = 28;

/** Transliterates Korean by syllable; the first is read as a family name if it is one and a name follows. */
function korean(word: string): string[] {
  return [...word].map((syllable, index) => {
    const family = index === 0 && word.length <= 4 ? KOREAN_FAMILY_NAMES.get(syllable) : undefined;
    if (family !== undefined) return family;
    const code = syllable.codePointAt(0)! - HANGUL_FIRST;
    const initial = HANGUL_INITIALS[Math.floor(code / SYLLABLES_PER_INITIAL)];
    const vowel = HANGUL_VOWELS[Math.floor((code % SYLLABLES_PER_INITIAL) / FINALS)];
    if (initial === undefined || vowel === undefined) return anyAscii(syllable).toLowerCase();
    return initial + vowel + HANGUL_FINALS[code % FINALS];
  });
}

/** The most common Chinese family names of two characters, which are one word. */
const COMPOUND_FAMILY_NAME =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|夏侯|皇甫|公孙|公孫|慕容|令狐|宇文|长孙|長孫|东方|東方|尉迟|尉遲|端木|独孤|獨孤|南宫|南宮|呼延)/u;

/** Transliterates Chinese to pinyin by character. */
function chinese(word: string): string[] {
  const syllables = pinyin()(word, { toneType: 'none', type: 'array', surname: 'head' }).map((syllable) =>
    anyAscii(syllable).toLowerCase(),
  );
  return COMPOUND_FAMILY_NAME.test(word)
    ? [syllables.slice(0, 2).join(''), ...syllables.slice(2)]
    : syllables;
}

function greek(word: string): string {
  return anyAscii(GREEK.reduce((text, [pair, latin]) => text.replace(pair, latin), word)).toLowerCase();
}

/**
 * Reorders Thai: "รร" is "an", a consonant with the silencing mark is silent, and five vowels precede the
 * consonant that they follow in speech.
 */
const thai = (word: string): string =>
  word
    .replace(/([เแโใไ])([ก-ฮ])/gu, '$2$1')
    .replace(/.[ิุ]?์/gu, '')
    .replace(/รร(?=[ก-ฮ])/gu, 'ะ')
    .replace(/รร/gu, 'ัน');

/** Tamil has one letter for voiced and voiceless consonants. */
const TAMIL = /\p{Script=Tamil}/u;

const plain = (word: string): string =>
  anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Transliterates scripts in which only consonants are certain; null for any other. */
function byConsonantsAlone(word: string): LatinWords | null {
  if (/\p{Script=Myanmar}/u.test(word)) return { words: burmese(word), vowelless: false, loan: true };
  if (/\p{Script=Thai}/u.test(word)) return { words: [plain(thai(word))], vowelless: false, loan: true };
  if (/[\p{Script=Khmer}\p{Script=Lao}\p{Script=Ethiopic}\p{Script=Tibetan}]/u.test(word))
    return { words: [plain(word)], vowelless: false, loan: true };
  return null;
}

/**
 * Converts a word to lower-case Latin letters and digits, by its script.
 * @param written lower case, NFKC, without spaces
 */
export function transliterate(written: string): LatinWords {
  const word = inOneScript(written);
  const one = (latin: string, vowelless = false): LatinWords => ({ words: [latin], vowelless });
  const bare = word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');
  if (/\p{Script=Cyrillic}/u.test(word)) return one(letters(word, CYRILLIC));
  if (/\p{Script=Arabic}/u.test(word)) return { words: arabic(word), vowelless: true };
  if (/\p{Script=Hebrew}/u.test(word)) return one(letters(word, HEBREW), true);
  if (/\p{Script=Hangul}/u.test(word)) return { words: korean(word), vowelless: false };
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
    return one(anyAscii(toRomaji(word)).toLowerCase());
  if (/\p{Script=Han}/u.test(word)) return { words: chinese(word), vowelless: false };
  if (/\p{Script=Greek}/u.test(word)) return one(greek(bare));
  if (isBrahmic(word)) return { ...one(brahmic(word)), ...(TAMIL.test(word) ? { loan: true } : {}) };
  if (/\p{Script=Sinhala}/u.test(word)) return one(sinhala(word));
  if (/\p{Script=Armenian}/u.test(word)) return one(plain(word).replaceAll('ow', 'u'));
  const free = byConsonantsAlone(word);
  if (free !== null) return free;
  return one(anyAscii(word).toLowerCase());
}

/** Longest text that is romanized; no name is longer. */
const MAX_ROMANISED = 10_000;

/** Returns a name in readable Latin letters; Latin text, and a text that is too long for a name, is unchanged. */
export function romanise(name: string): string {
  if (name.length > MAX_ROMANISED) return name;
  if (!/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)) return name;
  const words = name.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]+/gu) ?? [];
  return words
    .map((word) => {
      if (!/\p{L}/u.test(word) || /^[\p{Script=Latin}\p{M}\p{N}]+$/u.test(word)) return word;
      const latin = transliterate(word.toLowerCase()).words.join(' ');
      return latin.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
