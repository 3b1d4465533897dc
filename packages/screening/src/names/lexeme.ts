import { PARTICLES } from '../data/person-words';
import { skeletonOf, soundFold } from './sound-fold';
import { isGenericWord, nameFamilies, organisationFamilies } from './word-families';

/** A word with everything the scorer asks of it, worked out once. */
export interface Lexeme {
  /** Latin letters and digits; of a script without vowels with a leading `~`. */
  readonly key: string;
  readonly text: string;
  /** What romanisations agree on. */
  readonly fold: string;
  readonly skeleton: string;
  readonly vowelless: boolean;
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

function byLength(length: number): number {
  if (length <= 1) return INITIAL_WEIGHT;
  if (length === 2) return 0.7;
  return length === 3 ? 0.9 : 1;
}

export function lexemeOf(key: string): Lexeme {
  const vowelless = key.startsWith('~');
  const text = vowelless ? key.slice(1) : key;
  const particle = PARTICLES.has(text) && text.length > 1;
  const numeric = /\d/.test(text) || text in ROMAN;
  const plain = numeric ? 1 : byLength(text.length);
  return {
    key,
    text,
    fold: numeric ? (ROMAN[text] ?? text.replace(/^0+(?=\d)/, '')) : soundFold(text),
    skeleton: skeletonOf(text),
    vowelless,
    numeric,
    initial: text.length === 1 && !numeric,
    particle,
    names: nameFamilies(text),
    organisations: organisationFamilies(text),
    personWeight: particle ? PARTICLE_WEIGHT : plain,
    entityWeight: isGenericWord(text) || PARTICLES.has(text) ? GENERIC_WEIGHT * plain : plain,
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
