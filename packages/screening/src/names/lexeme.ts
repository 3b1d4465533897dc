import { PARTICLES } from '../data/person-words';
import { TWO_LETTERS } from '../data/transliteration';
import { consonantsOf, skeletonOf } from './consonants';
import { letterMask } from './edit-cost';
import { soundFold } from './sound-fold';
import { isCommonWord, isGenericWord, nameFamilies, organisationFamilies } from './word-families';

/** A word with everything the scorer asks of it, worked out once. */
export interface Lexeme {
  /** Latin letters and digits; of a script without vowels the letters' code with a leading `~`. */
  readonly key: string;
  readonly text: string;
  /** What romanisations agree on. */
  readonly fold: string;
  /** As `consonantsOf`, and their classes. */
  readonly consonants: string;
  readonly skeleton: string;
  readonly vowelless: boolean;
  /** Letters of the text and of the fold, as `letterMask`. */
  readonly textMask: number;
  readonly foldMask: number;
  readonly numeric: boolean;
  readonly initial: boolean;
  readonly particle: boolean;
  readonly names: readonly number[];
  readonly organisations: readonly number[];
  /** How much the word says in the name of a person, and of an organisation. */
  readonly personWeight: number;
  readonly entityWeight: number;
}

const ROMAN: { readonly [numeral: string]: string } = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
};

const PARTICLE_WEIGHT = 0.25;
const INITIAL_WEIGHT = 0.4;
const GENERIC_WEIGHT = 0.35;
const COMMON_WEIGHT = 0.65;

function byLength(length: number): number {
  if (length <= 1) return INITIAL_WEIGHT;
  if (length === 2) return 0.7;
  return length === 3 ? 0.9 : 1;
}

function entityShare(text: string): number {
  if (isGenericWord(text) || PARTICLES.has(text)) return GENERIC_WEIGHT;
  return isCommonWord(text) ? COMMON_WEIGHT : 1;
}

export function lexemeOf(key: string): Lexeme {
  const vowelless = key.startsWith('~');
  const code = vowelless ? key.slice(1) : key;
  const text = vowelless ? code.replace(/[A-Z]/g, (sound) => TWO_LETTERS[sound] ?? sound) : code;
  const particle = PARTICLES.has(text) && text.length > 1;
  const numeric = /\d/.test(text) || text in ROMAN;
  const plain = numeric ? 1 : byLength(text.length);
  const fold = numeric ? (ROMAN[text] ?? text.replace(/^0+(?=\d)/, '')) : soundFold(text);
  return {
    key,
    text,
    fold,
    textMask: letterMask(text),
    foldMask: letterMask(fold),
    consonants: consonantsOf(code),
    skeleton: skeletonOf(code),
    vowelless,
    numeric,
    initial: text.length === 1 && !numeric,
    particle,
    names: nameFamilies(text),
    organisations: organisationFamilies(text),
    personWeight: particle ? PARTICLE_WEIGHT : plain,
    entityWeight: plain * entityShare(text),
  };
}

const REMEMBERED = 100_000;
const known = new Map<string, Lexeme>();

/** The lexeme of a key, from memory when it was asked for lately. */
export function lexeme(key: string): Lexeme {
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= REMEMBERED) known.clear();
    found = lexemeOf(key);
    known.set(key, found);
  }
  return found;
}
