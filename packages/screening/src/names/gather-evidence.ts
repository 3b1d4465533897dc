import { isAcronym } from './acronyms';
import { type AlignedPair, alignWords } from './align';
import { belongsToForm, compareLegalForms } from './compare-legal-forms';
import type { WordMatch, WordRules } from './compare-words';
import { fathersSwapped, keyWordsDiffer, keyWordsMissing, placesDiffer } from './distinguishing';
import { consonantsOfOne } from './edit-cost';
import {
  type ComparisonEvidence,
  clearEvidence,
  type Gathering,
  type Hopeless,
  noEvidence,
} from './evidence';
import type { LegalForm } from './legal-form';
import { pairsApart } from './letter-pairs';
import type { Lexeme } from './lexeme';
import { Side } from './name-side';
import type { ParsedName } from './parse-name';
import type { ScreeningSettings } from './settings';
import { slipsOnly } from './slips';
import { WordTable } from './word-table';

interface NameEvidence {
  readonly evidence: ComparisonEvidence;
  readonly pairs: readonly AlignedPair[];
  readonly edits: number;
  readonly person: boolean;
  /** Every word has a partner and no more letters differ than the name allows: a typing error, not another name. */
  readonly slip: boolean;
}

const NOTHING_FOUND: ComparisonEvidence = noEvidence();
const SHORTEST_JOINED = 6;
const LITTLE = 0.5;
const ONE_SLIP = 1.05;
const FAIR = 0.62;
const NEAR = 0.75;
/** From this much on an entry has more than a middle name. */
const A_WORD = 1.2;
/** Consonants alone prove too little to leave words over. */
const A_LITTLE = 0.3;
/** Half a letter of a slip that romanisation explains. */
const SPARE_EDITS = 0.25;
const ACRONYM: WordMatch = { similarity: 0.85, likeness: 'acronym', edits: 0 };
/** A surname that stands for a whole name is spelt as in it, or nearly so. */
const SURELY = 0.9;

function wordRules(settings: ScreeningSettings, person: boolean, letters: number): WordRules {
  const phonetic = settings.phoneticSearchEnabled && letters >= settings.phoneticCharacterThreshold;
  return {
    fuzzy: settings.fuzzyEnabled,
    edits:
      settings.fuzzyEnabled && settings.editDistanceEnabled && letters >= settings.editDistance1Threshold,
    ocr: settings.allowOcrSpellcheck,
    phoneticFrom: phonetic ? settings.phoneticTermThreshold : Number.POSITIVE_INFINITY,
    person,
  };
}

/** Whether rules made of the same settings for the same kind of party are one, whatever number of letters they are for. */
const sameRules = (a: WordRules, b: WordRules): boolean =>
  a.edits === b.edits && a.phoneticFrom === b.phoneticFrom;

/** What one query's words are like, under the rules that its names call for; kept while many names are compared. */
export class QueryWords {
  /** Evidence of the pair of names that is compared, written anew for each. */
  readonly found = noEvidence();
  private readonly tables: (WordTable | undefined)[] = [];

  constructor(
    private readonly query: ParsedName,
    private readonly settings: ScreeningSettings,
    /** Names that it tells are not compared to the end: nothing is found in them. */
    readonly hopeless: Hopeless | null = null,
  ) {}

  /** @param longer the name allows for a letter that the query lost */
  table(person: boolean, longer: boolean): WordTable {
    const at = (person ? 2 : 0) + (longer ? 1 : 0);
    const known = this.tables[at];
    if (known !== undefined) return known;
    const rules = wordRules(this.settings, person, this.query.letters + (longer ? 1 : 0));
    const other = this.tables[at ^ 1];
    const table =
      other !== undefined && sameRules(other.rules, rules) ? other : new WordTable(this.query.words, rules);
    this.tables[at] = table;
    return table;
  }
}

/** Whether names are compared as persons': as the query has it, and as the name has it where the query does not know. */
const asPersons = (query: ParsedName, name: ParsedName): boolean =>
  query.type === 'PERSON' ? name.type !== 'ENTITY' : query.type === 'UNKNOWN' && name.type === 'PERSON';

/** Fewer letters in common at the beginning are chance. */
const SHORTEST_BEGINNING = 3;

/** How far the words left over on both sides begin otherwise: 0 when one is the beginning of the other, else up to 1. */
function beginOtherwise(asked: readonly Lexeme[], listed: readonly Lexeme[]): number {
  let best = 0;
  for (const { fold } of asked) {
    for (const { fold: other } of listed) {
      const shorter = Math.min(fold.length, other.length);
      let same = 0;
      while (same < shorter && fold[same] === other[same]) same++;
      if (same >= SHORTEST_BEGINNING) best = Math.max(best, same / shorter);
    }
  }
  return 1 - best;
}

/** Consonants that only one of two words has: from so many on the words are distinguished. */
const CONSONANTS_APART = 2;

/** How far two words differ in their consonants, 0–1. */
function consonantsApart(
  query: ParsedName,
  name: ParsedName,
  { query: [left = 0], name: [right = 0] }: AlignedPair,
): number {
  const apart = consonantsOfOne(query.words[left]!.foldMask, name.words[right]!.foldMask);
  return Math.min(apart, CONSONANTS_APART) / CONSONANTS_APART;
}

/** Adds a pair of words by how alike they are. */
function addPair(found: Gathering, { match: { similarity, likeness } }: AlignedPair, mass: number): void {
  found.matched += mass;
  if (likeness === 'initial') found.initials += 1;
  else if (likeness === 'short-form') found.shortForms += mass;
  else if (likeness === 'family') found.families += mass;
  else if (likeness === 'consonants') {
    found.consonants += mass * (1 - similarity);
    if (similarity < FAIR) found.fair += mass;
  } else if (similarity < FAIR) found.distant += mass;
  else if (similarity < NEAR) found.fair += mass;
  else if (similarity < 0.9) found.near += mass;
  else if (similarity < 1) found.respelt += mass;
}

/**
 * Finds words that belong to one of the other name's legal forms; the form is then added to those of their own name. null
 * where there is none.
 */
function wordsOfForms(
  forms: readonly LegalForm[],
  rules: WordRules,
  own: LegalForm[],
): ((word: Lexeme) => boolean) | null {
  if (rules.person || !rules.fuzzy || forms.length === 0) return null;
  return (word) => {
    const form = forms.find((each) => belongsToForm(word, each, rules.edits));
    if (form !== undefined) own.push(form);
    return form !== undefined;
  };
}

function addForms(
  found: Gathering,
  asked: readonly LegalForm[],
  listed: readonly LegalForm[],
  settings: ScreeningSettings,
): void {
  const forms = compareLegalForms(asked, listed, settings.allowDesignatorTranslation);
  if (forms === 'missing') found.formMissing = 1;
  else if (forms === 'different') found.formsDiffer = 1;
}

/** Letters of the whole name that may differ: none, one or two by its length. */
function editsAllowed(letters: number, settings: ScreeningSettings): number {
  if (letters >= settings.editDistance2Threshold) return 2;
  return letters >= settings.editDistance1Threshold ? 1 : 0;
}

/** What distinguishes persons: whose son is whose, and initials by themselves. */
function addPersonDifferences(
  found: Gathering,
  query: ParsedName,
  name: ParsedName,
  pairs: readonly AlignedPair[],
): void {
  if (fathersSwapped(query, name, pairs)) found.fathersSwapped = 1;
  if (pairs.length > 0 && pairs.every(({ match }) => match.likeness === 'initial')) found.onlyInitials = 1;
}

/** What distinguishes organisations that share words: what they do and where. */
function addEntityDifferences(found: Gathering, asked: readonly Lexeme[], listed: readonly Lexeme[]): void {
  if (placesDiffer(asked, listed)) found.placesDiffer = 1;
  else if (keyWordsDiffer(asked, listed)) found.keyWordsDiffer = 1;
  else found.keyWordsMissing = keyWordsMissing(asked, listed);
}

/** Whether a surname beside a function was found as the last word of the other name. */
function isTitledSurname(
  titled: ParsedName,
  name: ParsedName,
  pair: AlignedPair | undefined,
  at: number,
): boolean {
  if (!titled.titled || pair === undefined || pair.match.similarity < SURELY) return false;
  const family = name.roles.lastIndexOf('family');
  return at === (family >= 0 ? family : name.words.length - 1) || name.words.length > 3;
}

/**
 * Gathers the evidence. Both names hold at least one word.
 * @param words of the query, kept where many names are compared with it: the evidence is theirs until the next comparison
 */
export function gatherEvidence(
  query: ParsedName,
  name: ParsedName,
  settings: ScreeningSettings,
  words = new QueryWords(query, settings),
): NameEvidence {
  const person = asPersons(query, name);
  // A letter lost from the query must not take the allowance with it.
  const longer = name.letters > query.letters;
  const joinWithEdits = settings.gluedWordsSplitting === 'on';
  const table = words.table(person, longer);
  const pairs = alignWords(query.words, name.words, table, joinWithEdits);
  const asked = new Side(query, person);
  const listed = new Side(name, person);
  const found = clearEvidence(words.found);
  let edits = 0;
  for (const pair of pairs) {
    const counts = pair.match.likeness !== 'initial';
    const mass = (asked.take(pair.query, counts) + listed.take(pair.name, counts)) / 2;
    addPair(found, pair, mass);
    edits += pair.match.edits;
    if (pair.match.likeness === 'edit') found.consonantsApart += mass * consonantsApart(query, name, pair);
  }
  const askedForms = person ? [] : query.legalForms.slice();
  const listedForms = person ? [] : name.legalForms.slice();
  const askedRest = asked.rest(wordsOfForms(name.legalForms, table.rules, askedForms));
  const listedRest = listed.rest(wordsOfForms(query.legalForms, table.rules, listedForms));
  const leftOver = askedRest.mass + listedRest.mass;
  if (
    settings.fuzzyEnabled &&
    leftOver + edits > 0 &&
    query.letters >= SHORTEST_JOINED &&
    query.whole === name.whole
  ) {
    const whole = noEvidence();
    whole.matched = Math.max(asked.carrying, listed.carrying);
    whole.spacesDiffer = 1;
    if (!person) addForms(whole, askedForms, listedForms, settings);
    return { evidence: whole, pairs, edits: 0, person, slip: false };
  }
  if (
    !person &&
    settings.fuzzyEnabled &&
    (isAcronym(askedRest.words, listedRest.words, name.legalForms) ||
      isAcronym(listedRest.words, askedRest.words, query.legalForms))
  ) {
    found.acronyms = 1;
    found.matched += 1;
    const short = { query: asked.untaken(), name: listed.untaken(), match: ACRONYM };
    return { evidence: found, pairs: [...pairs, short], edits, person, slip: false };
  }
  if (leftOver >= LITTLE && words.hopeless?.(found, askedRest.mass, listedRest.mass, person))
    return { evidence: NOTHING_FOUND, pairs, edits, person, slip: false };
  found.conflict = Math.min(askedRest.mass, listedRest.mass);
  found.conflictShare = found.conflict / (found.conflict + found.matched || 1);
  if (found.conflict > 0) found.beginsOtherwise = beginOtherwise(askedRest.words, listedRest.words);
  // Letters of two scripts have nothing in common even where the names are one.
  if (!person && query.foreign === name.foreign) found.unlike = pairsApart(asked.words(), listed.words());
  found.extraQuery = askedRest.mass - found.conflict;
  found.extraName = listedRest.mass - found.conflict;
  found.extraWords = Math.max(0, found.extraName - A_WORD);
  if (found.consonants > 0) found.beyondConsonants = Math.max(0, leftOver - A_LITTLE);
  const only = pairs[0];
  const titled =
    pairs.length === 1 &&
    (isTitledSurname(query, name, only, only!.name[0]!) ||
      isTitledSurname(name, query, only, only!.query[0]!));
  const several = Math.max(asked.carrying, listed.carrying) > 1;
  // Beside a person's only word even a particle is a word that is missing: "Green" is not "Al Green".
  if (Math.max(asked.found, listed.found) < 2 && (several ? leftOver > LITTLE : person && leftOver > 0))
    found[titled ? 'titleOnly' : 'loneWord'] = 1;
  if (askedRest.number && listedRest.number) found.numbersDiffer = 1;
  else if (askedRest.number || listedRest.number) found.numberMissing = 1;
  const allowed = editsAllowed(query.letters + (longer ? 1 : 0), settings);
  found.editsBeyond = Math.max(0, edits - allowed - SPARE_EDITS);
  const needed = Math.round((settings.minNrTokenMatch / 100) * asked.carrying);
  found.wordsShort = Math.max(0, needed - asked.found);
  if (person) addPersonDifferences(found, query, name, pairs);
  else {
    addEntityDifferences(found, askedRest.words, listedRest.words);
    addForms(found, askedForms, listedForms, settings);
  }
  const slip =
    edits > 0 &&
    edits <= Math.min(allowed, ONE_SLIP) &&
    leftOver < LITTLE &&
    found.loneWord === 0 &&
    slipsOnly(query, name, pairs);
  return { evidence: found, pairs, edits, person, slip };
}
