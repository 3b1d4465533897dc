import type { Alignment, WordMatch } from './alignment';
import type { Lexeme } from './lexeme';
import type { ParsedName } from './parse-name';

/** Facts of two compared names that are no fault by themselves, and say how much the faults mean; places in `PairFacts`. */
export const FACTS = [
  /** The least similarity of two words that were taken for each other and that no table and no sound explains, 0–1. */
  'leastAlike',
  /** Words and letters of the shorter name. */
  'words',
  'letters',
  /** Words without a partner. */
  'queryWordsLeft',
  'nameWordsLeft',
  /** 1: some word differs in its vowels alone. */
  'vowelsAlone',
  'edits',
  /** How many people bear the words that were found, 0–1: by the mean, and of the rarest. */
  'common',
  'rarest',
  /** Letters of the shortest word that differs, and how many people bear the commonest: "Karim" is a name, "Karrim" none. */
  'shortestUnequal',
  'commonestUnequal',
  /** The weight of the word that says most, of those found and of those left over on either side: one that many bear says less. */
  'heaviestFound',
  'heaviestQueryLeft',
  'heaviestNameLeft',
] as const;
type Fact = (typeof FACTS)[number];

/** In the order of `FACTS`, and behind them what no tree asks about; written anew by each comparison. */
export type PairFacts = Float64Array;
/** 1: some words that were taken for each other are known to be two names. */
const KNOWN_APART = FACTS.length;
/** 1: every word that was found is equal or a spelling that tables or sounds know. */
const SPELLINGS = FACTS.length + 1;
export const noFacts = (): PairFacts => new Float64Array(FACTS.length + 2);
export const areSpellings = (facts: PairFacts): boolean => facts[SPELLINGS] === 1;
export const areKnownApart = (facts: PairFacts): boolean => facts[KNOWN_APART] === 1;
const placeOfFact = (fact: Fact): number => FACTS.indexOf(fact);

const COMMON = placeOfFact('common');
const RAREST = placeOfFact('rarest');
const LEAST_ALIKE = placeOfFact('leastAlike');
const EDITS = placeOfFact('edits');
const SHORTEST_UNEQUAL = placeOfFact('shortestUnequal');
const COMMONEST_UNEQUAL = placeOfFact('commonestUnequal');
/** More letters than the shortest word that differs ever counts. */
const LONG_WORD = 20;
/** Words so alike are one in two spellings. */
const AS_GOOD_AS_EQUAL = 0.95;
const PERCENT = 100;

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether two words are one by what is known of names: no tree asks how they are spelt. */
const isExplained = ({ likeness }: WordMatch): boolean =>
  likeness === 'sound' || likeness === 'family' || likeness === 'short-form' || likeness === 'initial';

/** Whether a word is the other or a spelling of it, and no translation, short form or initial. */
const isSpelling = ({ likeness, similarity }: WordMatch): boolean =>
  likeness === 'equal' || ((likeness === 'sound' || likeness === 'family') && similarity >= AS_GOOD_AS_EQUAL);

/** Whether two words that were taken for each other differ in letters. */
const isUnequal = (match: WordMatch): boolean =>
  match.edits > 0 ||
  match.apart !== undefined ||
  (match.similarity < AS_GOOD_AS_EQUAL && !isExplained(match));

/** How many people bear a name, or organisations use a word, in hundredths of the most that do. */
const commonnessOf = (word: Lexeme, person: boolean): number => (person ? word.borneBy : word.usedBy);

/** Letters of the words: an index keeps no others. */
function lettersOf({ words }: ParsedName): number {
  let letters = 0;
  for (let at = 0; at < words.length; at++) letters += words[at]!.text.length;
  return letters;
}

/** So much of its weight a name loses that as many bear as bear any. */
const LESS_OF_COMMON = 0.6;

/** How much a word says of who is meant. */
const sayingOf = (word: Lexeme, person: boolean): number =>
  person ? word.personWeight * (1 - (LESS_OF_COMMON * word.borneBy) / PERCENT) : word.entityWeight;

/** What the word says that says most, of those that were not taken. */
function heaviestLeft({ words }: ParsedName, taken: number, person: boolean): number {
  let heaviest = 0;
  for (let at = 0; at < words.length; at++)
    if ((taken & (1 << at)) === 0) heaviest = Math.max(heaviest, sayingOf(words[at]!, person));
  return heaviest;
}

/** Writes the facts of two names whose words were paired. */
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
    if (match.likeness !== 'initial')
      heaviest = Math.max(heaviest, Math.min(sayingOf(asked, person), sayingOf(listed, person)) * alike);
    if (asked.particle) continue;
    counted++;
    const askedCommon = commonnessOf(asked, person);
    const listedCommon = commonnessOf(listed, person);
    const commoner = Math.max(askedCommon, listedCommon);
    // Of two spellings of one name as many bear it as bear the commoner; a slip of the pen nobody bears.
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

/** Letters that differ. */
export const editsIn = (facts: PairFacts): number => facts[EDITS]!;

/** The same facts of names that nobody else bears. */
export function asIfRare(facts: PairFacts): PairFacts {
  const rare = facts.slice();
  rare[COMMON] = 0;
  rare[RAREST] = 0;
  return rare;
}

/** The same facts of names whose words are spelt alike. */
export function asIfSpeltAlike(facts: PairFacts): PairFacts {
  const alike = facts.slice();
  alike[LEAST_ALIKE] = 1;
  alike[EDITS] = 0;
  alike[SHORTEST_UNEQUAL] = LONG_WORD;
  alike[COMMONEST_UNEQUAL] = 0;
  return alike;
}

/** How many people bear the whole of a name: as many as bear the rarest of its words, 0–1. */
export const commonnessOfName = (facts: PairFacts): number => facts[RAREST]!;
