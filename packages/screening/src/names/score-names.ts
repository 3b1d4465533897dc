import { type AlignedPair, alignWords, type Compare } from './align';
import { calibrate } from './calibrate';
import { compareLegalForms } from './compare-legal-forms';
import type { WordRules } from './compare-words';
import type { Lexeme } from './lexeme';
import type { ParsedName } from './parse-name';
import type { ScreeningSettings } from './settings';
import { soundFold } from './sound-fold';

/** Something that took from a score: what, and how much of it was left. */
export interface Penalty {
  readonly reason: string;
  readonly factor: number;
}

export interface NameScore {
  /** 0–1, calibrated. */
  readonly score: number;
  readonly pairs: readonly AlignedPair[];
  readonly penalties: readonly Penalty[];
  readonly edits: number;
}

/** Weights of what is left over, found on the development pairs (`bench/screening`). */
const WEIGHTS = {
  person: { conflict: 1.9, extraQuery: 0.5, extraName: 0.3 },
  entity: { conflict: 1.6, extraQuery: 0.7, extraName: 0.5 },
};
const FAMILY_WEIGHT = 1.3;
const NUMBER_CONFLICT = 0.6;
const NUMBER_MISSING = 0.85;
const BEYOND_EDITS = 0.9;
/** One word found in a longer name is a hint, not a match. */
const LONE_WORD = 0.7;
const WHOLE_NAME_JOINED = 0.97;
const WEAK_NAME_CAP = 0.8;

const NOTHING: NameScore = { score: 0, pairs: [], penalties: [], edits: 0 };

export function wordRules(settings: ScreeningSettings, person: boolean, letters: number): WordRules {
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

export const lettersOf = (words: readonly Lexeme[]): number =>
  words.reduce((sum, word) => sum + word.text.length, 0);

/** Words that count towards `min_nr_token_match`. */
const carries = (word: Lexeme): boolean => !word.particle && !word.initial;

/**
 * How alike two names are.
 * @param weak the list itself calls the name weak: it never scores above 0.8
 */
export function scoreNames(
  query: ParsedName,
  name: ParsedName,
  settings: ScreeningSettings,
  weak: boolean,
  compare?: Compare,
): NameScore {
  if (query.words.length === 0 || name.words.length === 0) return NOTHING;
  const person =
    query.type === 'PERSON' ? name.type !== 'ENTITY' : query.type === 'UNKNOWN' && name.type === 'PERSON';
  const letters = lettersOf(query.words);
  const rules = wordRules(settings, person, letters);
  const pairs = alignWords(query.words, name.words, rules, settings.gluedWordsSplitting === 'on', compare);
  const weight = (parsed: ParsedName, index: number): number => {
    const word = parsed.words[index]!;
    const base = person ? word.personWeight : word.entityWeight;
    return parsed.roles[index] === 'family' && person && !word.particle ? base * FAMILY_WEIGHT : base;
  };
  let matched = 0;
  let agreed = 0;
  let edits = 0;
  let matchedWords = 0;
  let phonetic = false;
  let strong = 0;
  const queryLeft = new Set(query.words.keys());
  const nameLeft = new Set(name.words.keys());
  for (const { query: left, name: right, match } of pairs) {
    let sum = 0;
    for (const index of left) {
      queryLeft.delete(index);
      if (carries(query.words[index]!)) matchedWords++;
      sum += weight(query, index);
    }
    for (const index of right) {
      nameLeft.delete(index);
      sum += weight(name, index);
      if (carries(name.words[index]!)) strong++;
    }
    matched += sum / 2;
    agreed += (sum / 2) * match.similarity;
    edits += match.edits;
    if (match.likeness === 'phonetic') phonetic = true;
  }
  const penalties: Penalty[] = [];
  const allowedEdits =
    letters >= settings.editDistance2Threshold ? 2 : letters >= settings.editDistance1Threshold ? 1 : 0;
  const extra = (left: ReadonlySet<number>, parsed: ParsedName) => {
    let sum = 0;
    for (const index of left) sum += weight(parsed, index);
    return sum;
  };
  const unmatchedQuery = extra(queryLeft, query);
  const unmatchedName = extra(nameLeft, name);
  const conflict = Math.min(unmatchedQuery, unmatchedName);
  const weights = person ? WEIGHTS.person : WEIGHTS.entity;
  const total =
    matched +
    conflict * weights.conflict +
    (unmatchedQuery - conflict) * weights.extraQuery +
    (unmatchedName - conflict) * weights.extraName;
  let raw = agreed / total;
  const take = (reason: string, factor: number) => {
    raw *= factor;
    penalties.push({ reason, factor });
  };
  if (settings.fuzzyEnabled && raw < WHOLE_NAME_JOINED) {
    const whole = joinedLikeness(query, name);
    if (whole > raw) {
      raw = whole;
      matchedWords = query.words.length;
      strong = 2;
      edits = 0;
      penalties.push({ reason: 'spaces differ', factor: WHOLE_NAME_JOINED });
    }
  }
  if (edits > allowedEdits + 0.5)
    take('more letters differ than the name allows', BEYOND_EDITS ** (edits - allowedEdits));
  const needed = Math.round((settings.minNrTokenMatch / 100) * query.words.filter(carries).length);
  if (matchedWords < needed) take('too few words match', matchedWords / needed);
  if (
    strong < 2 &&
    (query.words.filter(carries).length > 1 || name.words.filter(carries).length > 1) &&
    (person || name.words.length === 1)
  ) {
    take('one word of a longer name', LONE_WORD);
  }
  const numbers = (left: ReadonlySet<number>, parsed: ParsedName) =>
    [...left].some((index) => parsed.words[index]!.numeric);
  const queryNumber = numbers(queryLeft, query);
  const nameNumber = numbers(nameLeft, name);
  if (queryNumber && nameNumber) take('numbers differ', NUMBER_CONFLICT);
  else if (queryNumber || nameNumber) take('a number is missing', NUMBER_MISSING);
  if (settings.allowDesignatorTranslation && !person) {
    const forms = compareLegalForms(query.legalForms, name.legalForms);
    if (forms.factor < 1) take(forms.reason, forms.factor);
  }
  let score = calibrate(raw);
  if (weak && score > WEAK_NAME_CAP) {
    penalties.push({ reason: 'weak alias', factor: WEAK_NAME_CAP / score });
    score = WEAK_NAME_CAP;
  }
  return { score: phonetic ? Math.min(score, 0.95) : score, pairs, penalties, edits };
}

/** 0.97 when two names differ in nothing but spaces, else 0. */
function joinedLikeness(query: ParsedName, name: ParsedName): number {
  if (query.words.length === name.words.length) return 0;
  const join = (parsed: ParsedName) => parsed.words.map((word) => word.text).join('');
  const a = join(query);
  const b = join(name);
  if (a.length < 6 || Math.abs(a.length - b.length) > 3) return 0;
  return a === b || soundFold(a) === soundFold(b) ? WHOLE_NAME_JOINED : 0;
}
