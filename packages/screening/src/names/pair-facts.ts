import type { Alignment, WordMatch } from './alignment';
import type { Lexeme } from './lexeme';
import type { ParsedName } from './parse-name';

/**
 * Facts about two compared names that aren't evidence against a match, but change the meaning of the
 * evidence; indexes in `PairFacts`.
 */
export const FACTS = [
  /** Minimum similarity of two matched words that no table and no sound explains, 0–1. */
  'leastAlike',
  /** Number of words and letters in the shorter name. */
  'words',
  'letters',
  /** Number of unmatched words. */
  'queryWordsLeft',
  'nameWordsLeft',
  /** 1 if some word differs only in its vowels. */
  'vowelsAlone',
  'edits',
  /** Commonness of the matched words, 0–1: the mean, and that of the rarest. */
  'common',
  'rarest',
  /**
   * Number of letters of the shortest word that differs, and the commonness of the most common one: "Karim"
   * is a name, "Karrim" isn't.
   */
  'shortestUnequal',
  'commonestUnequal',
  /**
   * Weight of the most significant word, among the matched words and the unmatched words of either side;
   * common words are less significant.
   */
  'heaviestFound',
  'heaviestQueryLeft',
  'heaviestNameLeft',
] as const;
type Fact = (typeof FACTS)[number];

/**
 * Values in the order of `FACTS`, followed by values that the trees don't use; overwritten by each
 * comparison.
 */
export type PairFacts = Float64Array;
/** 1 if some matched words are known to be two different names. */
const KNOWN_APART = FACTS.length;
/** 1 if every matched word is equal or a spelling that tables or sounds explain. */
const SPELLINGS = FACTS.length + 1;
export const noFacts = (): PairFacts => new Float64Array(FACTS.length + 2);
export const areSpellings = (facts: PairFacts): boolean => facts[SPELLINGS] === 1;
export const areKnownApart = (facts: PairFacts): boolean => facts[KNOWN_APART] === 1;
const placeOfFact = (fact: Fact): number => FACTS.indexOf(fact);

const COMMON = placeOfFact('common');
const RAREST = placeOfFact('rarest');
const MIN_SIMILARITY = placeOfFact('leastAlike');
const EDITS = placeOfFact('edits');
const MIN_UNEQUAL_LENGTH = placeOfFact('shortestUnequal');
const COMMONEST_UNEQUAL = placeOfFact('commonestUnequal');
/** Maximum counted length of the shortest word that differs. */
const LONG_WORD = 20;
/** Minimum similarity of two spellings of one word. */
const AS_GOOD_AS_EQUAL = 0.95;
const PERCENT = 100;

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Checks whether two words are one by known facts about names; the trees don't use their spelling then. */
const isExplained = ({ matchType }: WordMatch): boolean =>
  matchType === 'sound' || matchType === 'family' || matchType === 'short-form' || matchType === 'initial';

/** Checks whether a word is equal or another spelling, but not a translation, short form or initial. */
const isSpelling = ({ matchType, similarity }: WordMatch): boolean =>
  matchType === 'equal' ||
  ((matchType === 'sound' || matchType === 'family') && similarity >= AS_GOOD_AS_EQUAL);

/** Checks whether two matched words differ in letters. */
const isUnequal = (match: WordMatch): boolean =>
  match.edits > 0 ||
  match.apart !== undefined ||
  (match.similarity < AS_GOOD_AS_EQUAL && !isExplained(match));

/**
 * Returns the commonness of a name among people, or of a word among organizations, in percent of the most
 * common one.
 */
const commonnessOf = (word: Lexeme, person: boolean): number => (person ? word.borneBy : word.usedBy);

/** Counts the letters of the words; an index stores no others. */
function lettersOf({ words }: ParsedName): number {
  let letters = 0;
  for (let at = 0; at < words.length; at++) letters += words[at]!.text.length;
  return letters;
}

/** Share of its weight that the most common name loses. */
const LESS_OF_COMMON = 0.6;

/** Returns the significance of a word for identifying a party. */
const sayingOf = (word: Lexeme, person: boolean): number =>
  person ? word.personWeight * (1 - (LESS_OF_COMMON * word.borneBy) / PERCENT) : word.entityWeight;

/** Returns the significance of the most significant unmatched word. */
function heaviestLeft({ words }: ParsedName, taken: number, person: boolean): number {
  let heaviest = 0;
  for (let at = 0; at < words.length; at++)
    if ((taken & (1 << at)) === 0) heaviest = Math.max(heaviest, sayingOf(words[at]!, person));
  return heaviest;
}

/** Writes the facts about two names with matched words. */
export function writeFacts(
  query: ParsedName,
  name: ParsedName,
  aligned: Alignment,
  edits: number,
  person: boolean,
  into: PairFacts,
): void {
  let leastAlike = 1;
  let vowelsAlone = 0;
  let common = 0;
  let rarest = PERCENT;
  let counted = 0;
  let shortest = LONG_WORD;
  let commonestUnequal = 0;
  let heaviest = 0;
  let apart = 0;
  let spellings = 1;
  for (let pair = 0; pair < aligned.count; pair++) {
    const match = aligned.match[pair]!;
    const asked = query.words[aligned.queryFrom[pair]!]!;
    const listed = name.words[aligned.nameFrom[pair]!]!;
    if (!isSpelling(match)) spellings = 0;
    const explained = isExplained(match);
    const alike = explained ? 1 : match.similarity;
    if (match.matchType !== 'initial')
      heaviest = Math.max(heaviest, Math.min(sayingOf(asked, person), sayingOf(listed, person)) * alike);
    if (asked.particle) continue;
    counted++;
    const askedCommon = commonnessOf(asked, person);
    const listedCommon = commonnessOf(listed, person);
    const commoner = Math.max(askedCommon, listedCommon);
    // Two spellings of one name are as common as the more common one; a typing error isn't common.
    const commonness = explained ? commoner : Math.min(askedCommon, listedCommon);
    common += commonness;
    if (commonness < rarest) rarest = commonness;
    if (alike < leastAlike) leastAlike = alike;
    if (match.apart !== undefined) apart = 1;
    if (!isUnequal(match)) continue;
    shortest = Math.min(shortest, asked.text.length, listed.text.length);
    if (commoner > commonestUnequal) commonestUnequal = commoner;
    if (asked.consonants === listed.consonants) vowelsAlone = 1;
  }
  into[0] = leastAlike;
  into[1] = Math.min(query.words.length, name.words.length);
  into[2] = Math.min(lettersOf(query), lettersOf(name));
  into[3] = query.words.length - bitCount(aligned.queryTaken);
  into[4] = name.words.length - bitCount(aligned.nameTaken);
  into[5] = vowelsAlone;
  into[6] = edits;
  into[7] = counted === 0 ? 0 : common / counted / PERCENT;
  into[8] = counted === 0 ? 0 : rarest / PERCENT;
  into[9] = shortest;
  into[10] = commonestUnequal / PERCENT;
  into[11] = heaviest;
  into[12] = heaviestLeft(query, aligned.queryTaken, person);
  into[13] = heaviestLeft(name, aligned.nameTaken, person);
  into[KNOWN_APART] = apart;
  into[SPELLINGS] = spellings;
}

/** Returns the number of differing letters. */
export const editsIn = (facts: PairFacts): number => facts[EDITS]!;

/** Returns the same facts with the lowest commonness. */
export function asIfRare(facts: PairFacts): PairFacts {
  const rare = facts.slice();
  rare[COMMON] = 0;
  rare[RAREST] = 0;
  return rare;
}

/** Returns the same facts as if the words were spelled alike. */
export function asIfSpeltAlike(facts: PairFacts): PairFacts {
  const alike = facts.slice();
  alike[MIN_SIMILARITY] = 1;
  alike[EDITS] = 0;
  alike[MIN_UNEQUAL_LENGTH] = LONG_WORD;
  alike[COMMONEST_UNEQUAL] = 0;
  return alike;
}

/** Returns the commonness of the whole name, which is that of its rarest word, 0–1. */
export const commonnessOfName = (facts: PairFacts): number => facts[RAREST]!;
