import { isAcronym } from './acronyms';
import { alignWords } from './align';
import type { AlignedPair, Alignment, WordMatch } from './alignment';
import { compareLegalForms } from './compare-legal-forms';
import {
  fathersSwapped,
  keyWordsDiffer,
  keyWordsMissing,
  pairsApart,
  placesDiffer,
  settleGenderForms,
  slipsOnly,
} from './distinguishing';
import { consonantsOfOne } from './edit-cost';
import { clearEvidence, type Gathering, type Hopeless, noEvidence } from './evidence';
import { characterCode } from './han-names';
import type { Lexeme } from './lexeme';
import type { Side } from './name-side';
import { type PairFacts, writeFacts } from './pair-facts';
import type { ParsedName } from './parse-name';
import { isPinyin, signsApart, syllablesApart } from './pinyin-names';
import { type Comparison, QueryWords } from './query-words';
import type { ScreeningSettings } from './settings';

interface NameEvidence {
  readonly evidence: Gathering;
  /** Facts in addition to the evidence; null where the sum of the evidence is conclusive. */
  readonly facts: PairFacts | null;
  readonly aligned: Alignment;
  /** Unmatched words of which one word of the other name is an acronym. */
  readonly short: AlignedPair | null;
  readonly edits: number;
  readonly person: boolean;
  /**
   * True if every word is matched and the differing letters are within the limit: a typing error, not another
   * name.
   */
  readonly slip: boolean;
}

const NOTHING_FOUND = noEvidence();
const MIN_JOINED_LENGTH = 6;
const LITTLE = 0.5;
const ONE_SLIP = 1.05;
const FAIR = 0.62;
/** The same limit for words similar only in consonants. */
const FAIR_CONSONANTS = 0.7;
/** Minimum length of a Chinese name in which a different syllable counts as a typing error. */
const LONG_CHINESE = 9;
/** Weight of two legal forms of one country, relative to different forms. */
const FORMS_APART = 1.7;
/**
 * Share for names of two persons that differ only by their endings: more than differing letters, less than
 * another name.
 */
const OF_OTHER_ENDING = 0.56;
const NEAR = 0.75;
/** Weight from which an entry has more than an additional middle name. */
const A_WORD = 1.2;
/** Maximum unmatched weight when words match only by consonants. */
const A_LITTLE = 0.3;
/** Half a letter of an error that romanization explains. */
const SPARE_EDITS = 0.25;
const ACRONYM: WordMatch = { similarity: 0.85, matchType: 'acronym', edits: 0 };
/** Minimum similarity of a surname that represents a whole name. */
const SURELY = 0.9;

/**
 * Checks whether names are compared as persons: by the query's type, or by the name's type if the query's is
 * unknown.
 */
const asPersons = (query: ParsedName, name: ParsedName): boolean =>
  query.type === 'PERSON' ? name.type !== 'ENTITY' : query.type === 'UNKNOWN' && name.type === 'PERSON';

/** Checks whether a name's script joins the Arabic article to its noun, where it was removed. */
const gluesArticles = ({ words }: ParsedName): boolean => words[0]?.vowelless === true;

/** Minimum number of common first letters; fewer are coincidence. */
const MIN_BEGINNING_LENGTH = 3;

/**
 * Returns the degree to which the unmatched words of both sides begin differently: 0 when one is the start of
 * the other, else up to 1.
 */
function beginOtherwise(asked: Side, listed: Side): number {
  let best = 0;
  for (let left = 0; left < asked.words.length; left++) {
    if (!asked.isLeft(left)) continue;
    const { fold, begins } = asked.words[left]!;
    for (let right = 0; right < listed.words.length; right++) {
      if (begins !== listed.words[right]!.begins || !listed.isLeft(right)) continue;
      const other = listed.words[right]!.fold;
      const shorter = Math.min(fold.length, other.length);
      let same = 0;
      while (same < shorter && fold.charCodeAt(same) === other.charCodeAt(same)) same++;
      if (same >= MIN_BEGINNING_LENGTH) best = Math.max(best, same / shorter);
    }
  }
  return 1 - best;
}

/** Number of consonants found in only one of two words from which they count as fully different. */
const CONSONANTS_APART = 2;

/** Returns the difference of two words in their consonants, 0–1. */
const consonantsApart = (asked: Lexeme, listed: Lexeme): number =>
  Math.min(consonantsOfOne(asked.foldMask, listed.foldMask), CONSONANTS_APART) / CONSONANTS_APART;

/** Adds a pair of words to the evidence by its similarity. */
function addPair(found: Gathering, { similarity, matchType, apart }: WordMatch, mass: number): void {
  found.matched += mass;
  if (matchType === 'initial') found.initials += 1;
  else if (matchType === 'short-form') found.shortForms += mass;
  else if (matchType === 'family') found.families += mass;
  else if (matchType === 'consonants') {
    found.consonants += mass * (1 - similarity);
    if (similarity < FAIR_CONSONANTS) found.fair += mass;
  } else if (apart && similarity === FAIR) {
    found.fair += mass * OF_OTHER_ENDING;
    found.distant += mass * (1 - OF_OTHER_ENDING);
  } else if (similarity < FAIR) found.distant += mass;
  else if (similarity < NEAR) found.fair += mass;
  else if (similarity < 0.9) found.near += mass;
  else if (similarity < 1) found.respelt += mass;
}

function addForms(found: Gathering, asked: Side, listed: Side, settings: ScreeningSettings): void {
  const forms = compareLegalForms(asked.forms, listed.forms, settings.allowDesignatorTranslation);
  if (forms === 'missing') found.formMissing = 1;
  else if (forms === 'different') found.formsDiffer = 1;
  else if (forms === 'apart') found.formsDiffer = FORMS_APART;
}

/** Returns the number of letters of the whole name that may differ, by its length: none, one or two. */
function editsAllowed(letters: number, settings: ScreeningSettings): number {
  if (letters >= settings.editDistance2Threshold) return 2;
  return letters >= settings.editDistance1Threshold ? 1 : 0;
}

function onlyInitials({ count, match }: Alignment): boolean {
  for (let pair = 0; pair < count; pair++) if (match[pair]!.matchType !== 'initial') return false;
  return count > 0;
}

/**
 * Adds the differences that distinguish persons: swapped fathers and sons, and words that match only by
 * initials.
 */
function addPersonDifferences(
  found: Gathering,
  query: ParsedName,
  name: ParsedName,
  { aligned, asked, listed }: Comparison,
): void {
  if (fathersSwapped(query, name, aligned)) found.fathersSwapped = 1;
  if (onlyInitials(aligned)) found.onlyInitials = 1;
  if (isPinyin(query) && isPinyin(name)) found.syllablesDiffer = syllablesApart(query, name, aligned);
  else if (isOtherGivenName(asked) || isOtherGivenName(listed)) found.syllablesDiffer = 1;
  if (query.syllabic && !query.words[0]!.character)
    found.syllablesDiffer = Math.max(found.syllablesDiffer, signsApart(query, aligned, asked, listed));
}

/** Adds the differences that distinguish organizations with shared words: activity and place. */
function addEntityDifferences(found: Gathering, asked: Side, listed: Side): void {
  if (placesDiffer(asked, listed)) found.placesDiffer = 1;
  else {
    found.keyWordsDiffer = keyWordsDiffer(asked, listed);
    if (found.keyWordsDiffer === 0) found.keyWordsMissing = keyWordsMissing(asked, listed);
  }
}

/** Minimum `borneBy` of a common surname, in percent of the most common name. */
const MANY = 10;
const isBorneByMany = ({ known, borneBy }: Lexeme): boolean => known || borneBy >= MANY;

/** Checks whether a surname next to a function matched the last word of the other name. */
function isTitledSurname(
  titled: ParsedName,
  name: ParsedName,
  { similarity }: WordMatch,
  at: number,
): boolean {
  if (!titled.titled || similarity < SURELY) return false;
  const family = name.roles.lastIndexOf('family');
  return at === (family >= 0 ? family : name.words.length - 1) || name.words.length > 3;
}

/**
 * Checks whether a surname next to a function is the only match. An entry with only a common surname
 * identifies no particular person.
 */
const isTitled = (
  query: ParsedName,
  name: ParsedName,
  { count, match, queryFrom, nameFrom }: Alignment,
): boolean =>
  count === 1 &&
  (isTitledSurname(query, name, match[0]!, nameFrom[0]!) ||
    (!isBorneByMany(name.words[nameFrom[0]!]!) && isTitledSurname(name, query, match[0]!, queryFrom[0]!)));

/** Forms of address that follow a name in Chinese characters. */
const ADDRESSES: ReadonlySet<string> = new Set([...'氏様樣君殿'].map((sign) => `=${characterCode(sign)}`));

/**
 * Checks whether the only unmatched word is one Chinese character, which makes it another given name: "佐藤健"
 * and "佐藤健一".
 */
const isOtherGivenName = ({ words, left, leftCount }: Side): boolean => {
  const word = leftCount === 1 ? words[31 - Math.clz32(left)] : undefined;
  return word?.character === true && !ADDRESSES.has(word.key);
};

/** Edits of characters that text recognition confuses; digits aren't other consonants. */
const MISREAD_EDITS = 0.25;

/** Marks the paired words on both sides and adds their evidence. @returns the number of differing letters */
function addPairs({ found, aligned, asked, listed }: Comparison): number {
  let edits = 0;
  for (let pair = 0; pair < aligned.count; pair++) {
    const match = aligned.match[pair]!;
    const counts = match.matchType !== 'initial';
    const left = aligned.queryFrom[pair]!;
    const right = aligned.nameFrom[pair]!;
    const mass =
      (asked.take(left, aligned.queryCount[pair]!, counts) +
        listed.take(right, aligned.nameCount[pair]!, counts)) /
      2;
    addPair(found, match, mass);
    edits += match.edits;
    if (match.matchType === 'edit' && match.edits > MISREAD_EDITS)
      found.consonantsApart += mass * consonantsApart(asked.words[left]!, listed.words[right]!);
  }
  return edits;
}

/**
 * Checks whether a number, or a code of letters and digits, matched, as in ships and aircraft: the trees had
 * too few examples of these.
 */
function hasNumber({ words }: ParsedName, { count, queryFrom }: Alignment): boolean {
  for (let pair = 0; pair < count; pair++) if (words[queryFrom[pair]!]!.numeric) return true;
  return false;
}

/** Weight of two different numbers that identify ships, relative to other numbers. */
const OTHER_SHIP = 2;
/** Minimum consonants of a word that identifies an organization by its sound, despite further words. */
const MIN_TELLING_CONSONANTS = 4;

/**
 * Checks whether the only match is a short word of another script that is merely similar in sound: a surname
 * in katakana must not match each company that sounds like it. Scripts without vowels have no better matches.
 */
const isSoundAlone = (query: ParsedName, name: ParsedName, aligned: Alignment): boolean => {
  if (aligned.count !== 1 || query.foreign === name.foreign) return false;
  const { similarity } = aligned.match[0]!;
  const asked = query.words[aligned.queryFrom[0]!]!;
  const listed = name.words[aligned.nameFrom[0]!]!;
  return (
    similarity < SURELY &&
    !asked.vowelless &&
    !listed.vowelless &&
    Math.min(asked.consonants.length, listed.consonants.length) < MIN_TELLING_CONSONANTS
  );
};

/** Adds the evidence of unmatched words and of missing words; more expensive checks run later. */
function addRest(
  { found, aligned, asked, listed }: Comparison,
  query: ParsedName,
  name: ParsedName,
  person: boolean,
): void {
  const leftOver = asked.leftMass + listed.leftMass;
  found.conflict = Math.min(asked.leftMass, listed.leftMass);
  found.conflictShare = found.conflict / (found.conflict + found.matched || 1);
  found.extraQuery = asked.leftMass - found.conflict;
  found.extraName = listed.leftMass - found.conflict;
  found.extraWords = Math.max(0, found.extraName - A_WORD);
  if (found.consonants > 0) found.beyondConsonants = Math.max(0, leftOver - A_LITTLE);
  const several = Math.max(asked.carrying, listed.carrying) > 1;
  // Next to a person's only matched word, even a missing particle counts: "Green" is not "Al Green".
  if (Math.max(asked.found, listed.found) < 2 && (several ? leftOver > LITTLE : person && leftOver > 0))
    found[isTitled(query, name, aligned) ? 'titleOnly' : 'loneWord'] = 1;
  if (asked.leftShipNumber && listed.leftShipNumber) found.numbersDiffer = OTHER_SHIP;
  else if (asked.leftNumber && listed.leftNumber) found.numbersDiffer = 1;
  else if (asked.leftNumber || listed.leftNumber) found.numberMissing = 1;
}

/** Returns the evidence for names that are equal except for their spaces. */
function spacesAlone(person: boolean, { asked, listed }: Comparison, settings: ScreeningSettings): Gathering {
  const whole = noEvidence();
  whole.matched = Math.max(asked.carrying, listed.carrying);
  whole.spacesDiffer = 1;
  if (!person) addForms(whole, asked, listed, settings);
  return whole;
}

/**
 * Collects the evidence. Both names must contain at least one word.
 * @param words of the query, reused when many names are compared with it; the returned evidence is valid
 *   until the next comparison
 * @param hopeless stops the comparison of names that it recognizes; the result is empty evidence
 */
export function gatherEvidence(
  query: ParsedName,
  name: ParsedName,
  settings: ScreeningSettings,
  words = new QueryWords(query, settings),
  hopeless: Hopeless | null = null,
): NameEvidence {
  const { comparison } = words;
  const { aligned, asked, listed } = comparison;
  const person = asPersons(query, name);
  // A letter missing from the query must not reduce the allowance.
  const longer = name.letters > query.letters;
  const table = words.table(person, longer);
  alignWords(query.words, name.words, table, settings.gluedWordsSplitting === 'on', aligned);
  if (person) settleGenderForms(query.words, aligned);
  asked.start(query, person);
  listed.start(name, person);
  const found = clearEvidence(comparison.found);
  const edits = addPairs(comparison);
  asked.rest(name.legalForms, table.rules, gluesArticles(name));
  listed.rest(query.legalForms, table.rules, gluesArticles(query));
  const leftOver = asked.leftMass + listed.leftMass;
  if (
    settings.fuzzyEnabled &&
    leftOver + edits > 0 &&
    query.letters >= MIN_JOINED_LENGTH &&
    query.whole === name.whole &&
    !(person && isPinyin(query) && isPinyin(name))
  )
    return {
      evidence: spacesAlone(person, comparison, settings),
      facts: null,
      aligned,
      short: null,
      edits: 0,
      person,
      slip: false,
    };
  if (
    !person &&
    settings.fuzzyEnabled &&
    (isAcronym(asked, listed, name.legalForms) || isAcronym(listed, asked, query.legalForms))
  ) {
    found.acronyms = 1;
    found.matched += 1;
    const short = { query: asked.untaken(), name: listed.untaken(), match: ACRONYM };
    return { evidence: found, facts: null, aligned, short, edits, person, slip: false };
  }
  addRest(comparison, query, name, person);
  if (hopeless !== null && leftOver >= LITTLE && hopeless(found, person))
    return { evidence: NOTHING_FOUND, facts: null, aligned, short: null, edits, person, slip: false };
  if (!person && leftOver > 0 && isSoundAlone(query, name, aligned))
    return { evidence: NOTHING_FOUND, facts: null, aligned, short: null, edits, person, slip: false };
  if (found.conflict > 0) found.beginsOtherwise = beginOtherwise(asked, listed);
  // Names in two scripts share no letters even if they belong to one party.
  if (!person && query.foreign === name.foreign) found.unlike = pairsApart(asked, listed);
  const allowed = editsAllowed(query.letters + (longer ? 1 : 0), settings);
  found.editsBeyond = Math.max(0, edits - allowed - SPARE_EDITS);
  const needed = Math.round((settings.minNrTokenMatch / 100) * asked.carrying);
  found.wordsShort = Math.max(0, needed - asked.found);
  if (person) addPersonDifferences(found, query, name, comparison);
  else {
    addEntityDifferences(found, asked, listed);
    addForms(found, asked, listed, settings);
  }
  // A different syllable of a Chinese character is a different character, not a typing error.
  const slip =
    !query.sounded &&
    edits > 0 &&
    edits <= Math.min(allowed, ONE_SLIP) &&
    leftOver < LITTLE &&
    found.loneWord === 0 &&
    (found.syllablesDiffer === 0 || query.letters >= LONG_CHINESE) &&
    slipsOnly(query, name, aligned);
  if (hopeless !== null && !slip && hopeless(found, person))
    return { evidence: NOTHING_FOUND, facts: null, aligned, short: null, edits, person, slip: false };
  writeFacts(query, name, aligned, edits, person, comparison.facts);
  const facts = !person && hasNumber(query, aligned) ? null : comparison.facts;
  return { evidence: found, facts, aligned, short: null, edits, person, slip };
}
