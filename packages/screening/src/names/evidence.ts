import { type AlignedPair, alignWords } from './align';
import { compareLegalForms } from './compare-legal-forms';
import type { WordRules } from './compare-words';
import type { Lexeme } from './lexeme';
import type { ParsedName } from './parse-name';
import type { ScreeningSettings } from './settings';
import { WordTable } from './word-table';

/**
 * What speaks for and against two names being one, each as an amount: words by how much they say (one for a usual
 * word), everything else once. `data/evidence-weights.ts` says how much each counts.
 */
export interface Evidence {
  /** Words that were found in both, by how alike they are. */
  readonly matched: number;
  readonly respelt: number;
  readonly near: number;
  readonly fair: number;
  readonly distant: number;
  readonly initials: number;
  readonly shortForms: number;
  readonly consonants: number;
  /** Words of both that have no partner: the names say different things in the same place. */
  readonly conflict: number;
  /** The share of all words that the conflict makes up. */
  readonly conflictShare: number;
  readonly extraQuery: number;
  readonly extraName: number;
  /** What the name has left beyond one word. */
  readonly extraWords: number;
  /** Only one word that says something was found in a longer name. */
  readonly loneWord: number;
  readonly numbersDiffer: number;
  readonly numberMissing: number;
  readonly formMissing: number;
  readonly formsDiffer: number;
  /** Letters that differ beyond what a name of this length allows. */
  readonly editsBeyond: number;
  /** Words that `min_nr_token_match` asks for and that are not there. */
  readonly wordsShort: number;
  readonly spacesDiffer: number;
}

export type EvidenceKind = keyof Evidence;

export interface NameEvidence {
  readonly evidence: Evidence;
  readonly pairs: readonly AlignedPair[];
  readonly edits: number;
  readonly person: boolean;
  /** Every word has a partner and no more letters differ than the name allows: a typing error, not another name. */
  readonly slip: boolean;
}

const FAMILY_WEIGHT = 1.2;
const SHORTEST_JOINED = 6;
const LITTLE = 0.5;
const ONE_SLIP = 1.05;
const FAIR = 0.62;
const NEAR = 0.75;
/** From this much on an entry says more than a middle name. */
const A_WORD = 1.2;
/** Consonants alone prove too little to leave words over. */
const A_LITTLE = 0.3;

/** What one query's words are like, under the rules that its names call for; kept while many names are compared. */
export class QueryWords {
  private readonly tables: (WordTable | undefined)[] = [];

  constructor(
    private readonly query: ParsedName,
    private readonly settings: ScreeningSettings,
  ) {}

  /** @param longer the name allows for a letter that the query lost */
  table(person: boolean, longer: boolean): WordTable {
    const at = (person ? 2 : 0) + (longer ? 1 : 0);
    this.tables[at] ??= new WordTable(
      this.query.words,
      wordRules(this.settings, person, this.query.letters + (longer ? 1 : 0)),
    );
    return this.tables[at];
  }
}

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

/** Words that count towards `min_nr_token_match`. */
const carries = (word: Lexeme, person: boolean): boolean =>
  !word.initial && (person ? !word.particle : word.entityWeight > LITTLE);

function carryingWords(words: readonly Lexeme[], person: boolean): number {
  let count = 0;
  for (const word of words) if (carries(word, person)) count++;
  return count;
}

/** Whether names are compared as persons': as the query says, and as the name says where the query does not know. */
const asPersons = (query: ParsedName, name: ParsedName): boolean =>
  query.type === 'PERSON' ? name.type !== 'ENTITY' : query.type === 'UNKNOWN' && name.type === 'PERSON';

/** Gathers the evidence. Both names hold at least one word. */
export function gatherEvidence(
  query: ParsedName,
  name: ParsedName,
  settings: ScreeningSettings,
  words = new QueryWords(query, settings),
): NameEvidence {
  const person = asPersons(query, name);
  // A letter lost from the query must not take the allowance with it.
  const longer = name.letters > query.letters;
  const letters = query.letters + (longer ? 1 : 0);
  const joinWithEdits = settings.gluedWordsSplitting === 'on';
  const pairs = alignWords(query.words, name.words, words.table(person, longer), joinWithEdits);
  const weight = (parsed: ParsedName, index: number): number => {
    const word = parsed.words[index]!;
    if (!person) return word.entityWeight;
    return parsed.roles[index] === 'family' && !word.particle
      ? word.personWeight * FAMILY_WEIGHT
      : word.personWeight;
  };
  const found = {
    matched: 0,
    respelt: 0,
    near: 0,
    fair: 0,
    distant: 0,
    initials: 0,
    shortForms: 0,
    consonants: 0,
    conflict: 0,
    conflictShare: 0,
    extraQuery: 0,
    extraName: 0,
    extraWords: 0,
    loneWord: 0,
    numbersDiffer: 0,
    numberMissing: 0,
    formMissing: 0,
    formsDiffer: 0,
    editsBeyond: 0,
    wordsShort: 0,
    spacesDiffer: 0,
  };
  let queryTaken = 0;
  let nameTaken = 0;
  let edits = 0;
  let queryWords = 0;
  let nameWords = 0;
  for (const { query: left, name: right, match } of pairs) {
    let sum = 0;
    for (const index of left) {
      queryTaken |= 1 << index;
      sum += weight(query, index);
      if (match.likeness !== 'initial' && carries(query.words[index]!, person)) queryWords++;
    }
    for (const index of right) {
      nameTaken |= 1 << index;
      sum += weight(name, index);
      if (match.likeness !== 'initial' && carries(name.words[index]!, person)) nameWords++;
    }
    const mass = sum / 2;
    found.matched += mass;
    edits += match.edits;
    const { similarity, likeness } = match;
    if (likeness === 'initial') found.initials += 1;
    else if (likeness === 'short-form') found.shortForms += mass;
    else if (likeness === 'consonants') {
      found.consonants += mass * (1 - similarity);
      if (similarity < FAIR) found.fair += mass;
    } else if (similarity < FAIR) found.distant += mass;
    else if (similarity < NEAR) found.fair += mass;
    else if (similarity < 0.9) found.near += mass;
    else if (similarity < 1) found.respelt += mass;
  }
  const left = (parsed: ParsedName, taken: number): { mass: number; number: boolean } => {
    let mass = 0;
    let number = false;
    for (let index = 0; index < parsed.words.length; index++) {
      if (taken & (1 << index)) continue;
      mass += weight(parsed, index);
      if (parsed.words[index]!.numeric) number = true;
    }
    return { mass, number };
  };
  const queryLeft = left(query, queryTaken);
  const nameLeft = left(name, nameTaken);
  const carryingQuery = carryingWords(query.words, person);
  const carryingName = carryingWords(name.words, person);
  if (
    settings.fuzzyEnabled &&
    queryLeft.mass + nameLeft.mass + edits > 0 &&
    query.letters >= SHORTEST_JOINED &&
    query.whole === name.whole
  ) {
    const whole = { ...found, matched: Math.max(carryingQuery, carryingName), spacesDiffer: 1 };
    for (const kind of [
      'respelt',
      'near',
      'fair',
      'distant',
      'initials',
      'shortForms',
      'consonants',
    ] as const)
      whole[kind] = 0;
    return {
      evidence: withForms(whole, query, name, settings, person),
      pairs,
      edits: 0,
      person,
      slip: false,
    };
  }
  found.conflict = Math.min(queryLeft.mass, nameLeft.mass);
  found.conflictShare = found.conflict / (found.conflict + found.matched || 1);
  found.extraQuery = queryLeft.mass - found.conflict;
  found.extraName = nameLeft.mass - found.conflict;
  found.extraWords = Math.max(0, found.extraName - (found.consonants > 0 ? A_LITTLE : A_WORD));
  const several = Math.max(carryingQuery, carryingName) > 1;
  const leftOver = queryLeft.mass + nameLeft.mass;
  // Beside a person's only word even a particle is a word that is missing: "Green" is not "Al Green".
  if (Math.max(queryWords, nameWords) < 2 && (several ? leftOver > LITTLE : person && leftOver > 0))
    found.loneWord = 1;
  if (queryLeft.number && nameLeft.number) found.numbersDiffer = 1;
  else if (queryLeft.number || nameLeft.number) found.numberMissing = 1;
  const allowed =
    letters >= settings.editDistance2Threshold ? 2 : letters >= settings.editDistance1Threshold ? 1 : 0;
  found.editsBeyond = Math.max(0, edits - allowed - 0.25);
  const needed = Math.round((settings.minNrTokenMatch / 100) * carryingQuery);
  found.wordsShort = Math.max(0, needed - queryWords);
  const slip =
    edits > 0 &&
    edits <= Math.min(allowed, ONE_SLIP) &&
    leftOver < LITTLE &&
    found.loneWord === 0 &&
    slipsOnly(query, name, pairs);
  return { evidence: withForms(found, query, name, settings, person), pairs, edits, person, slip };
}

/** Whether what differs can be slips of the pen: they leave the first letter, and two known names are two names. */
function slipsOnly(query: ParsedName, name: ParsedName, pairs: readonly AlignedPair[]): boolean {
  return pairs.every(
    ({ match, query: [left = 0], name: [right = 0] }) =>
      match.likeness !== 'initial' &&
      !match.apart &&
      (match.edits === 0 || query.words[left]!.text[0] === name.words[right]!.text[0]),
  );
}

function withForms(
  found: Evidence,
  query: ParsedName,
  name: ParsedName,
  settings: ScreeningSettings,
  person: boolean,
): Evidence {
  if (person) return found;
  const forms = compareLegalForms(query.legalForms, name.legalForms, settings.allowDesignatorTranslation);
  return {
    ...found,
    formMissing: forms === 'missing' ? 1 : 0,
    formsDiffer: forms === 'different' ? 1 : 0,
  };
}
