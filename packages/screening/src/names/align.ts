import type { Alignment, WordMatch } from './alignment';
import { byLongVowels } from './compare-consonants';
import { compareWords } from './compare-words';
import { GOD } from './compound-names';
import { consonantCost, consonantsOf, MIN_DROP_COST } from './consonants';
import { letterMask } from './edit-cost';
import { consonantsDiffer, lettersDiffer, MIN_CONSONANTS_LENGTH, SAME_CONSONANTS } from './joined-letters';
import { Lexeme } from './lexeme';
import { loanSimilarity, loanSkeleton } from './loan-words';
import { STORED_LETTERS, soundFold } from './sound-fold';
import type { WordTable } from './word-table';

/** Similarity above which words are a certain match and aren't joined with neighbors. */
const SURE = 0.9;
const MIN_JOINED_LENGTH = 5;
/** Minimum length of joined words that must be equal letter by letter: "Si Ma" and "Sima". */
const MIN_EQUAL_LENGTH = 4;
const JOINED_SIMILARITY = 0.96;
const SIGN_MISTYPED: WordMatch = { similarity: 0.85, matchType: 'joined', edits: 1 };

const isTaken = (taken: number, index: number): boolean => (taken & (1 << index)) !== 0;

/**
 * Similar words of the two names that are being aligned; the best unused pair is taken first. Reused by each
 * alignment.
 */
class Cells {
  private count = 0;
  private query = new Uint8Array(64);
  private name = new Uint8Array(64);
  private gain = new Float64Array(64);
  private readonly match: WordMatch[] = [];

  clear(): void {
    this.count = 0;
  }

  add(query: number, name: number, match: WordMatch, gain: number): void {
    if (this.count === this.gain.length) this.grow();
    this.query[this.count] = query;
    this.name[this.count] = name;
    this.match[this.count] = match;
    this.gain[this.count++] = gain;
  }

  private grow(): void {
    const { query, name, gain } = this;
    this.query = new Uint8Array(query.length * 2);
    this.query.set(query);
    this.name = new Uint8Array(name.length * 2);
    this.name.set(name);
    this.gain = new Float64Array(gain.length * 2);
    this.gain.set(gain);
  }

  /** Pairs the unused words: the highest gain first, equal ones in the order of the query. */
  pair(found: Alignment): void {
    for (;;) {
      let best = -1;
      for (let cell = 0; cell < this.count; cell++) {
        if (isTaken(found.queryTaken, this.query[cell]!) || isTaken(found.nameTaken, this.name[cell]!))
          continue;
        if (best < 0 || this.before(cell, best)) best = cell;
      }
      if (best < 0) return;
      found.add(this.query[best]!, 1, this.name[best]!, 1, this.match[best]!);
    }
  }

  private before(a: number, b: number): boolean {
    const more = this.gain[a]! - this.gain[b]!;
    if (more !== 0) return more > 0;
    const earlier = this.query[b]! - this.query[a]!;
    return earlier !== 0 ? earlier > 0 : this.name[a]! < this.name[b]!;
  }
}

const cells = new Cells();

/**
 * Aligns the words of two names one-to-one, best pairs first, regardless of word order. Before that, joins
 * adjacent words that are one word in the other name.
 * @param table of the query's words
 * @param found result, overwritten
 */
export function alignWords(
  query: readonly Lexeme[],
  name: readonly Lexeme[],
  table: WordTable,
  joinWithEdits: boolean,
  found: Alignment,
): void {
  const { rules } = table;
  found.clear();
  cells.clear();
  let exact = 0;
  let strongQuery = 0;
  let strongName = 0;
  for (let j = 0; j < name.length; j++) {
    const row = table.row(name[j]!);
    for (let i = 0; i < query.length; i++) {
      const match = table.match[row + i]!;
      if (match === null) continue;
      const a = query[i]!;
      const b = name[j]!;
      if (match.similarity > SURE) {
        exact++;
        strongQuery |= 1 << i;
        strongName |= 1 << j;
      }
      // Among equal matches, longer words and words in the same position win.
      const gain =
        match.similarity * (rules.person ? a.personWeight + b.personWeight : a.entityWeight + b.entityWeight);
      cells.add(i, j, match, gain - Math.abs(i - j) * 1e-3);
    }
  }
  if (exact < Math.max(query.length, name.length) && rules.fuzzy) {
    joinNeighbours(query, name, strongName, table, joinWithEdits, found, false);
    joinNeighbours(name, query, strongQuery, table, joinWithEdits, found, true);
  }
  cells.pair(found);
}

/**
 * Pairs two or three adjacent words with one word of the other name that reads the same.
 * @param reversed true when the adjacent words belong to the name, not to the query
 */
function joinNeighbours(
  parts: readonly Lexeme[],
  wholes: readonly Lexeme[],
  sure: number,
  table: WordTable,
  joinWithEdits: boolean,
  found: Alignment,
  reversed: boolean,
): void {
  for (let j = 0; j < wholes.length; j++) {
    const whole = wholes[j]!;
    if (whole.text.length < MIN_EQUAL_LENGTH || sure & (1 << j)) continue;
    if (isTaken(reversed ? found.queryTaken : found.nameTaken, j)) continue;
    for (let i = 0; i + 1 < parts.length; i++) {
      if (!areOfOtherScripts(parts[i]!, whole) && parts[i]!.begins !== whole.begins) continue;
      if (
        whole.text.length < MIN_JOINED_LENGTH &&
        parts[i]!.text.length + parts[i + 1]!.text.length !== whole.text.length
      )
        continue;
      if (isTaken(reversed ? found.nameTaken : found.queryTaken, i)) continue;
      if (joinFrom(parts, i, whole, j, table, joinWithEdits, found, reversed)) break;
    }
  }
}

/** Checks whether exactly one of two words is stored by its consonants or by its sound. */
const areOfOtherScripts = (a: Lexeme, b: Lexeme): boolean => a.vowelless !== b.vowelless || a.loan !== b.loan;

/** Pairs a word and the next one or two with an unused whole word that reads the same. */
function joinFrom(
  parts: readonly Lexeme[],
  from: number,
  whole: Lexeme,
  at: number,
  { rules }: WordTable,
  joinWithEdits: boolean,
  found: Alignment,
  reversed: boolean,
): boolean {
  const otherScript = areOfOtherScripts(parts[from]!, whole);
  let letters = parts[from]!.text.length;
  for (let end = from + 1; end < Math.min(parts.length, from + 3); end++) {
    letters += parts[end]!.text.length;
    if (isTaken(reversed ? found.nameTaken : found.queryTaken, end)) return false;
    if (!otherScript && Math.abs(letters - whole.text.length) > 2) continue;
    if (whole.text.length < MIN_JOINED_LENGTH && writtenAsOne(parts, from, end) !== whole.text) continue;
    const slipped = rules.edits && end === from + 1 && isSignMistyped(parts[from]!, parts[end]!, whole);
    if (
      !slipped &&
      (otherScript
        ? consonantsDiffer(parts, from, end, whole)
        : !joinWithEdits && lettersDiffer(parts, from, end, whole))
    )
      continue;
    const match = slipped
      ? SIGN_MISTYPED
      : (joinedMatch(writtenAsOne(parts, from, end), parts[from]!, whole, joinWithEdits && rules.edits) ??
        joinedByArticle(parts, from, end, whole) ??
        joinedBySound(parts, from, end, whole));
    if (match === null) continue;
    if (reversed) found.add(at, 1, from, end - from + 1, match);
    else found.add(from, end - from + 1, at, 1, match);
    return true;
  }
  return false;
}

/**
 * Joins adjacent words of a script without vowels whose article is written in Latin letters: "ذو الفقار" is
 * "Zulfiqar".
 */
const joinedByArticle = (
  parts: readonly Lexeme[],
  from: number,
  end: number,
  whole: Lexeme,
): WordMatch | null =>
  end === from + 1 && parts[from]!.vowelless && !whole.vowelless
    ? joinedMatch(
        `${writtenAsOne(parts, from, from)}l${writtenAsOne(parts, end, end)}`,
        parts[from]!,
        whole,
        false,
      )
    : null;

/** Joins adjacent words without the space between them. */
function writtenAsOne(parts: readonly Lexeme[], from: number, to: number): string {
  let text = '';
  for (let index = from; index <= to; index++) {
    const part = parts[index]!;
    text += part.vowelless ? part.key.slice(1) : part.text;
  }
  return text;
}

/** Checks for a separator that was read as a letter: "Kyong-Chol" and "Kyongfchol". */
const isSignMistyped = (first: Lexeme, second: Lexeme, { text }: Lexeme): boolean =>
  text.length === first.text.length + second.text.length + 1 &&
  text.startsWith(first.text) &&
  text.endsWith(second.text);

/** Checks whether joined words sound the same as a whole word. */
const soundsAs = (text: string, { fold, foldMask }: Lexeme): boolean =>
  ((letterMask(text) ^ foldMask) & STORED_LETTERS) === 0 && soundFold(text) === fold;

/** For romanizations that differ in vowels: "Myung-bak" and "Myeongbak", "Hizb Allah" and "Hezbollah". */
const VOWELS_DIFFER: WordMatch = { similarity: 0.91, matchType: 'joined', edits: 0 };
const MIN_VOWELLESS_LENGTH = 7;

/** Replaces each run of vowels in a word with one placeholder. */
const withoutVowels = (text: string): string => text.replace(/[aeiouyw]+/g, '*').replace(/(.)\1+/g, '$1');

/**
 * Checks whether joined words and a whole word have the same consonants, more than one, with vowels in the
 * same positions.
 */
const vowelsAloneDiffer = (text: string, { text: whole, consonants, vowelless, known }: Lexeme): boolean =>
  !vowelless &&
  !known &&
  text.length >= MIN_VOWELLESS_LENGTH &&
  whole.length >= MIN_VOWELLESS_LENGTH &&
  consonants.length >= MIN_CONSONANTS_LENGTH &&
  text[0] === whole[0] &&
  consonantsOf(text, false) === consonants &&
  withoutVowels(text) === withoutVowels(whole);

/** Minimum similarity of joined words in a script that writes sounds. */
const MIN_JOINED_SOUND_SIMILARITY = 0.82;

/**
 * Compares joined words with a whole word when one side is written by its sound: "Chan-o-cha" is one word in
 * Thai.
 */
function joinedBySound(parts: readonly Lexeme[], from: number, to: number, whole: Lexeme): WordMatch | null {
  const { loanForm: form, loan } = whole;
  if (parts[from]!.loan === loan || parts[from]!.vowelless || whole.vowelless) return null;
  let joined = '';
  for (let at = from; at <= to; at++) joined += parts[at]!.loanForm;
  if (Math.min(loanSkeleton(joined).length, loanSkeleton(form).length) < MIN_CONSONANTS_LENGTH) return null;
  const ratio = loan ? loanSimilarity(form, joined) : loanSimilarity(joined, form);
  return ratio < MIN_JOINED_SOUND_SIMILARITY
    ? null
    : { similarity: ratio * JOINED_SIMILARITY, matchType: 'joined', edits: 0 };
}

/**
 * Minimum number of consonants of two joined words, unless the second is God's name; with fewer, some word of
 * any list would match.
 */
const MIN_JOINED_CONSONANTS = 4;

function joinedMatch(
  text: string,
  { vowelless, loan }: Lexeme,
  whole: Lexeme,
  withEdits: boolean,
): WordMatch | null {
  if (text === whole.text || soundsAs(text, whole))
    return { similarity: JOINED_SIMILARITY, matchType: 'joined', edits: 0 };
  if (loan !== whole.loan) return null;
  if (vowelless !== whole.vowelless) {
    const { consonants } = whole;
    if (consonants.length < MIN_JOINED_CONSONANTS && !(vowelless && text.endsWith(GOD))) return null;
    const others = consonantsOf(text, vowelless);
    if (Math.abs(others.length - consonants.length) * MIN_DROP_COST > SAME_CONSONANTS) return null;
    const cost = consonantCost(others, consonants);
    if (cost > SAME_CONSONANTS) return null;
    const match: WordMatch = {
      similarity: JOINED_SIMILARITY - cost / consonants.length,
      matchType: 'consonants',
      edits: 0,
    };
    return vowelless ? byLongVowels(match, text, whole.text) : byLongVowels(match, whole.key.slice(1), text);
  }
  if (vowelsAloneDiffer(text, whole)) return VOWELS_DIFFER;
  if (!withEdits) return null;
  const match = compareWords(new Lexeme(text), whole, {
    fuzzy: true,
    edits: true,
    ocr: false,
    phoneticFrom: Number.POSITIVE_INFINITY,
    person: false,
  });
  return match && match.similarity > 0.75
    ? { ...match, similarity: match.similarity * JOINED_SIMILARITY, matchType: 'joined' }
    : null;
}
