import { ROMAN_NUMERALS } from '../data/number-words';
import { PARTICLES } from '../data/person-words';
import { TWO_LETTERS } from '../data/transliteration';
import { consonantsOf, skeletonOf } from './consonants';
import { isDisguised, likeliestReading } from './disguised-letters';
import { letterMask, nearLetters } from './edit-cost';
import { englishSpelling } from './european-spellings';
import { letterPairs } from './index/signature';
import { loanForm } from './loan-words';
import { misspeltNumber } from './number-words';
import { wellRead } from './ocr-readings';
import { isShipNumber } from './ship-names';
import { soundFold } from './sound-fold';
import { heardFamilies, isPinyinWord } from './wade-giles';
import {
  isCommonWord,
  isGenericWord,
  isKeyWord,
  isKnownName,
  nameFamilies,
  organisationFamilies,
  placeOf,
} from './word-families';
import { entityCommonness, entityRarity, personCommonness, personRarity } from './word-rarity';

/** "33rd", "33nd" and "33" are one number. */
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/** One digit before or among the letters of a word is a typing or OCR error, not a number: "N1colas". */
const SLIPPED_DIGIT = /^(?=[a-z\d]{6})[a-z]*\d[a-z]{2,}$/;

/** Endings of women's surnames that are longer than the men's form. */
const FEMININE = /(?:[oe]va|[szc]kaya|[szc]kaia|aya|iene|aite|yte|ute|ska|ina|[lnrtv]a|ou)$/;

const PERCENT = 100;
const PARTICLE_WEIGHT = 0.25;
const INITIAL_WEIGHT = 0.4;
const GENERIC_WEIGHT = 0.35;
const COMMON_WEIGHT = 0.65;
const ARTICLE = /^[ai]l.{4,}/;
/** Code of `data/transliteration.ts` for the ending pronounced as T before another word. */
const BOUND = 'Q';

function byLength(length: number): number {
  if (length <= 1) return INITIAL_WEIGHT;
  if (length === 2) return 0.7;
  return length === 3 ? 0.9 : 1;
}

function entityShare(text: string): number {
  if (isGenericWord(text) || PARTICLES.has(text)) return GENERIC_WEIGHT;
  return isCommonWord(text) ? COMMON_WEIGHT : 1;
}

/**
 * The distinct weights of words, about a hundred. Storing fractions in each word would place them in separate
 * memory, which slows down every use of the weight.
 */
const WEIGHTS: number[] = [];
const placesOfWeights = new Map<number, number>();

function placeOfWeight(weight: number): number {
  let place = placesOfWeights.get(weight);
  if (place === undefined) {
    place = WEIGHTS.push(weight) - 1;
    placesOfWeights.set(weight, place);
  }
  return place;
}

let made = 0;

/** Bits of `Lexeme.traits`. */
export const TRAITS = {
  disguised: 1,
  feminine: 2,
  plain: 4,
  spelt: 8,
  heard: 16,
  /** True if a family of given names, or of organization words, contains the word. */
  inNames: 32,
  inOrganisations: 64,
} as const;

const bitIf = (trait: boolean, bit: number): number => (trait ? bit : 0);

/** A word with all properties that the scorer needs, computed once; the expensive ones on first use. */
export class Lexeme {
  // The members up to `read` come first: they decide most comparisons of two words, and their order places
  // them in the first two lines of the processor cache.
  /** Serial number within this process, from 1. */
  readonly serial = ++made;
  /** Sum of `TRAITS`. */
  readonly traits: number;
  /** Letters of the text and of the fold, from `letterMask`, and the results of `nearLetters` for both. */
  readonly textMask: number;
  readonly textNear: number;
  readonly textLength: number;
  readonly foldMask: number;
  readonly foldNear: number;
  readonly foldLength: number;
  /** Code of the fold's first letter; NaN without one. */
  readonly begins: number;
  private english: Lexeme | undefined;
  private read: Lexeme | undefined;
  /**
   * Latin letters and digits; for a script without vowels, the code of the letters after `~`; for loan words
   * after `%`, for characters after `=`.
   */
  readonly key: string;
  readonly text: string;
  /** The form on which romanizations agree. */
  readonly fold: string;
  /** The fold without an optional leading article. */
  readonly articleless: string;
  readonly vowelless: boolean;
  /** See `Word.loan` and `Word.character`. */
  readonly loan: boolean;
  readonly character: boolean;
  /**
   * The same for the letters used when joining it with adjacent words: the code of a word without vowels,
   * else the text.
   */
  readonly writtenMask: number;
  readonly numeric: boolean;
  readonly initial: boolean;
  /** True for a number that only identifies a ship. */
  readonly shipNumber: boolean;
  /** True if it may be letters of which some are written as digits. */
  readonly disguised: boolean;
  readonly particle: boolean;
  readonly names: readonly number[];
  readonly organisations: readonly number[];
  /** True if it may be a woman's surname with a separate form, see `gender-forms.ts`. */
  readonly feminine: boolean;
  /** True for a known given or family name, which differs from every other known name. */
  readonly known: boolean;
  /** True for a Chinese family name that has another spelling by ear. */
  readonly heard: boolean;
  /** Results of `placeOf` and `isKeyWord`. */
  readonly place: number;
  readonly keyWord: boolean;
  /** True for normal letters: not a number, initial or code. */
  readonly spelt: boolean;
  /** The same, without an optional article and longer than two letters. */
  readonly plain: boolean;
  /**
   * Commonness as a person's name, and in names of organizations, in percent of the most common one; an
   * integer.
   */
  readonly borneBy: number;
  readonly usedBy: number;
  private readonly personWeightAt: number;
  private readonly entityWeightAt: number;
  private soundedConsonants: string | undefined;
  private separateConsonants: string | undefined;
  private consonantClasses: string | undefined;
  private pairs: Int32Array | undefined;
  private sounds: string | undefined;
  private chinese: boolean | undefined;
  private number: string | null | undefined;

  /** @param knownFold its fold, if stored */
  constructor(key: string, knownFold?: string) {
    const vowelless = key.startsWith('~');
    this.loan = key.startsWith('%');
    this.character = key.startsWith('=');
    const read = !this.loan && !this.character;
    const code = vowelless || !read ? key.slice(1) : key;
    const text = vowelless ? code.replace(/[A-Z]/g, (sound) => TWO_LETTERS[sound] ?? sound) : code;
    this.key = key;
    this.text = text;
    this.vowelless = vowelless;
    this.particle = !this.character && PARTICLES.has(text) && text.length > 1;
    this.numeric = (/\d/.test(text) && !SLIPPED_DIGIT.test(text)) || ROMAN_NUMERALS.has(text);
    this.fold =
      knownFold ??
      (this.numeric
        ? (ROMAN_NUMERALS.get(text) ?? text.replace(ORDINAL, '$1').replace(/^0+(?=\d)/, ''))
        : read
          ? soundFold(text)
          : key);
    this.begins = this.fold.charCodeAt(0);
    this.articleless = ARTICLE.test(this.fold) ? this.fold.slice(2) : this.fold;
    this.textLength = text.length;
    this.foldLength = this.fold.length;
    this.textMask = letterMask(text);
    this.foldMask = letterMask(this.fold);
    this.writtenMask = vowelless ? letterMask(code) : this.textMask;
    this.textNear = nearLetters(this.textMask);
    this.foldNear = nearLetters(this.foldMask);
    this.shipNumber = this.numeric && text.length > 5 && isShipNumber(text);
    this.disguised = read && !vowelless && text.length > 2 && isDisguised(text);
    this.initial = text.length === 1 && !this.numeric && read;
    const coded = vowelless || !read;
    this.spelt = !coded && !this.numeric && !this.initial;
    this.feminine = this.spelt && FEMININE.test(text);
    this.plain = this.spelt && this.articleless === this.fold && text.length !== 2;
    const familiar = vowelless ? key : this.character ? '' : text;
    this.names = nameFamilies(familiar);
    this.organisations = organisationFamilies(familiar);
    this.known = isKnownName(familiar);
    this.heard = this.spelt && heardFamilies(text).length > 0;
    this.place = placeOf(familiar);
    this.keyWord = isKeyWord(familiar);
    this.traits =
      bitIf(this.disguised, TRAITS.disguised) |
      bitIf(this.feminine, TRAITS.feminine) |
      bitIf(this.plain, TRAITS.plain) |
      bitIf(this.spelt, TRAITS.spelt) |
      bitIf(this.heard, TRAITS.heard) |
      bitIf(this.names.length > 0, TRAITS.inNames) |
      bitIf(this.organisations.length > 0, TRAITS.inOrganisations);
    this.borneBy = this.spelt ? Math.round(PERCENT * personCommonness(this.fold)) : 0;
    this.usedBy = Math.round(PERCENT * entityCommonness(this.fold));
    const plain = this.numeric ? 1 : byLength(text.length);
    this.personWeightAt = placeOfWeight(this.particle ? PARTICLE_WEIGHT : plain * personRarity(this.fold));
    this.entityWeightAt = placeOfWeight(plain * Math.min(entityShare(familiar), entityRarity(this.fold)));
  }

  /** Weight of the word in the name of a person. */
  get personWeight(): number {
    return WEIGHTS[this.personWeightAt]!;
  }

  /** Weight of the word in the name of an organization. */
  get entityWeight(): number {
    return WEIGHTS[this.entityWeightAt]!;
  }

  /** Result of `consonantsOf`. */
  get consonants(): string {
    this.soundedConsonants ??= consonantsOf(this.vowelless ? this.key.slice(1) : this.text, this.vowelless);
    return this.soundedConsonants;
  }

  /**
   * The same with the T at the end of a word without vowels when another word follows: "عزة", which is
   * "Izzat".
   */
  get consonantsBound(): string {
    return this.vowelless && this.key.endsWith(BOUND) ? `${this.consonants}t` : this.consonants;
  }

  /** The same with every letter as a separate sound: the Z and H of "Azhar". */
  get lettersApart(): string {
    this.separateConsonants ??= this.vowelless ? this.consonants : consonantsOf(this.text, true);
    return this.separateConsonants;
  }

  /** The word from `englishSpelling`; this word if the spelling is the same. */
  get inEnglish(): Lexeme {
    if (this.english === undefined) {
      const spelt = this.plain ? englishSpelling(this.text) : this.text;
      this.english = spelt === this.text ? this : lexeme(spelt);
    }
    return this.english;
  }

  /**
   * The known name that it may be with a misread character, see `ocr-readings.ts`, or the word that a disguised
   * one represents; this word if the spelling is the same.
   */
  get mended(): Lexeme {
    if (this.read === undefined) {
      const read =
        this.vowelless || this.loan || this.character
          ? this.text
          : this.disguised
            ? likeliestReading(this.text)
            : wellRead(this.text);
      this.read = read === this.text ? this : lexeme(read);
    }
    return this.read;
  }

  /** Result of `misspeltNumber`. */
  get misspeltNumber(): string | null {
    if (this.number === undefined) this.number = this.plain ? misspeltNumber(this.text) : null;
    return this.number;
  }

  /** True if it may be Chinese in pinyin. */
  get pinyin(): boolean {
    this.chinese ??= !this.vowelless && !this.loan && !this.character && isPinyinWord(this.text);
    return this.chinese;
  }

  /** Result of `loanForm`. */
  get loanForm(): string {
    this.sounds ??= loanForm(this.text);
    return this.sounds;
  }

  /** Result of `letterPairs` for the fold. */
  get letterPairs(): Int32Array {
    this.pairs ??= letterPairs(this.fold);
    return this.pairs;
  }

  /** Result of `skeletonOf`. */
  get skeleton(): string {
    this.consonantClasses ??= skeletonOf(this.vowelless ? this.key.slice(1) : this.text, this.vowelless);
    return this.consonantClasses;
  }
}

const REMEMBERED = 100_000;
const known = new Map<string, Lexeme>();

/** Returns the lexeme of a key, cached if used recently. */
export function lexeme(key: string): Lexeme {
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= REMEMBERED) known.clear();
    found = new Lexeme(key);
    known.set(key, found);
  }
  return found;
}
