import { skeletonOf } from '../consonants';
import { undisguised } from '../disguised-letters';
import { editCostOfLetters, letterMask, lettersApartWithin, lettersOf, masksWithin } from '../edit-cost';
import { kunrei } from '../european-spellings';
import { otherGenderForms } from '../gender-forms';
import { MIN_CONSONANTS_LENGTH } from '../joined-letters';
import { RecentlyAsked } from '../known-word';
import type { Lexeme } from '../lexeme';
import { loanForm, loanSimilarity, loanSkeleton, MIN_LOAN_SIMILARITY } from '../loan-words';
import { ocrReadings } from '../ocr-readings';
import type { ScreeningSettings } from '../settings';
import { foldOnce, retainedLetters, soundFold } from '../sound-fold';
import { heardFamilies } from '../wade-giles';
import { familyMembers } from '../word-families';
import {
  DeletionHashes,
  editsSought,
  FoldsFound,
  highestFirst,
  type LikelyFolds,
  MIN_SPELLED_LENGTH,
  placeOfKept,
  ROW_NUMBERS,
  rowsOf,
  storedView,
} from './deletions';
import { foldKey, type Segment, skeletonOfFold, soundOfKey } from './segment';
import { findText, textAt, textCount, textHash } from './tables';

/** Number of query words whose similar words are cached, per generation. */
const REMEMBERED = 4_096;
const MAX_FOLDS_PER_WORD = 400;
const MIN_HALF_LENGTH = 3;
/**
 * Likelihood of half a word. Lower than that of a word with an error, because it may be one such word rather
 * than two without the space.
 */
const HALF = 0.7;
const MISREAD = 0.9;
const FAMILY = 0.9;
const ARTICLE = 0.9;
const CONSONANTS = 0.85;
const COST_PER_SHARE = 1.2;
/** A code of letters and a number with a letter typed instead of the separator: "RA-82012" and "RAT82012". */
const GLUED_MARK = /^([a-z]{1,4})[a-z](\d{2,})$/;

/** Letter difference by number of edits. */
const LETTERS_APART = [0, 1, 2].map((edits) => lettersApartWithin(edits, false));

/**
 * Folds that a word of the query may represent, the most likely first, with their likelihood and the number
 * of names that they touch. Two arrays of numbers, because thousands of groups are cached and pairs would be
 * a hundred objects each.
 */
export interface WordGroup extends LikelyFolds {
  readonly weight: number;
  readonly touches: number;
}

/** Returns spellings of a word in a person's name by the rules of another language or of another gender. */
const otherSpellings = (word: Lexeme): string[] => [
  word.inEnglish.text,
  word.mended.text,
  kunrei(word.text),
  ...heardFamilies(word.text),
  ...(word.known ? [] : otherGenderForms(word.text, word.feminine)),
];

/** Returns the letters of a word that is written without vowels; empty for any other. */
const codeOf = (word: Lexeme): string => (word.vowelless ? word.key.slice(1) : '');

/** Checks whether a word reads like the article before another word: "علي حسن" isn't Elhassan. */
const isLikeArticle = (word: Lexeme): boolean => word.vowelless && word.consonants === 'l';

/** Returns the number, below 64, of the settings that affect the lookup of a word. */
const placeOfGroups = (settings: ScreeningSettings, person: boolean): number =>
  (settings.fuzzyEnabled ? 1 : 0) +
  (settings.allowOcrSpellcheck ? 2 : 0) +
  (settings.editDistanceEnabled ? 4 : 0) +
  (settings.phoneticSearchEnabled ? 8 : 0) +
  (settings.gluedWordsSplitting === 'on' ? 16 : 0) +
  (person ? 32 : 0);

/**
 * Number of the groups that are found without their key, a power of two; and the distance of the slots of one
 * word under different settings.
 */
const SLOTS = 4_096;
const SETTINGS_STEP = 67;

/** Finds the words of queries among the folds of an immutable segment, and caches the results. */
export class WordGroups {
  private readonly edited = new RecentlyAsked<LikelyFolds>(REMEMBERED);
  private readonly misspelt = new RecentlyAsked<LikelyFolds>(REMEMBERED);
  private readonly groups: (RecentlyAsked<WordGroup> | undefined)[] = new Array(64).fill(undefined);
  /** The latest groups by word; each slot holds the last one. */
  private readonly latest: (
    | { readonly word: Lexeme; readonly at: number; readonly group: WordGroup }
    | undefined
  )[] = new Array(SLOTS).fill(undefined);
  /** Folds found for the current word. */
  private readonly found: FoldsFound;
  /** Hashes of the folds' consonants, computed on first use. */
  private readonly skeletonHashes: Uint32Array;
  private readonly hashes = new DeletionHashes();
  private lookup = 0;
  /** `ROW_NUMBERS` per fold. */
  private readonly rows: Int32Array;
  /** A bit for every number that `retainedLetters` produces for a fold. */
  private readonly kept: Uint32Array;

  constructor(private readonly segment: Segment) {
    this.kept = storedView(segment.folds);
    this.rows = rowsOf(segment.folds);
    this.found = new FoldsFound(textCount(segment.folds));
    this.skeletonHashes = new Uint32Array(textCount(segment.folds));
  }

  /** Returns the folds that a word may represent, cached if used recently. */
  of(word: Lexeme, settings: ScreeningSettings, person: boolean): WordGroup {
    const at = placeOfGroups(settings, person);
    const slot = (word.serial + at * SETTINGS_STEP) & (SLOTS - 1);
    const latest = this.latest[slot];
    if (latest !== undefined && latest.word === word && latest.at === at) return latest.group;
    const groups = this.groupsAt(at);
    let group = groups.get(word.key);
    if (group === undefined) {
      const folds = this.foldsLike(word, settings, person);
      group = this.group(folds, person ? word.personWeight : word.entityWeight);
      groups.set(word.key, group);
    }
    this.latest[slot] = { word, at, group };
    return group;
  }

  private groupsAt(at: number): RecentlyAsked<WordGroup> {
    let groups = this.groups[at];
    if (groups === undefined) {
      groups = new RecentlyAsked(REMEMBERED);
      this.groups[at] = groups;
    }
    return groups;
  }

  private group({ folds, similarity }: LikelyFolds, weight: number): WordGroup {
    const { namesOfFold } = this.segment;
    const order = highestFirst(similarity);
    const count = Math.min(order.length, MAX_FOLDS_PER_WORD);
    // Copied, so that neither has spare capacity; thousands are cached.
    const ordered = folds.slice(0, count);
    const likely = similarity.slice(0, count);
    let touches = 0;
    for (let place = 0; place < count; place++) {
      const at = order[place]!;
      ordered[place] = folds[at]!;
      likely[place] = similarity[at]!;
      touches += namesOfFold[folds[at]!]!;
    }
    return { folds: ordered, similarity: likely, weight, touches };
  }

  /** Returns groups for adjacent words of the query that a list may write as one word. */
  joined(words: readonly Lexeme[], person: boolean): WordGroup[] {
    const groups: WordGroup[] = [];
    for (let from = 0; from < words.length; from++) {
      let text = words[from]!.text;
      let letters = retainedLetters(text);
      let weight = person ? words[from]!.personWeight : words[from]!.entityWeight;
      let code = isLikeArticle(words[from]!) ? '' : codeOf(words[from]!);
      for (let end = from + 1; end < Math.min(words.length, from + 3); end++) {
        text += words[end]!.text;
        letters = retainedLetters(words[end]!.text, letters);
        weight += person ? words[end]!.personWeight : words[end]!.entityWeight;
        code = code && codeOf(words[end]!) && code + codeOf(words[end]!);
        const group = code ? this.withConsonants(code, weight) : this.written(text, letters, weight);
        if (group !== null) groups.push(group);
      }
    }
    return groups;
  }

  /** Returns the group of a whole word if a list contains it. @param letters of the text, from `retainedLetters` */
  private written(text: string, letters: number, weight: number): WordGroup | null {
    if (!this.mayBeFold(letters)) return null;
    const fold = findText(this.segment.folds, foldOnce(text));
    return fold < 0
      ? null
      : { folds: [fold], similarity: [1], weight, touches: this.segment.namesOfFold[fold]! };
  }

  /**
   * Returns whole words with the consonants of adjacent words written without vowels: "نصر الله" is
   * Nasrallah.
   */
  private withConsonants(code: string, weight: number): WordGroup | null {
    const skeleton = skeletonOf(code, true);
    if (skeleton.length < MIN_CONSONANTS_LENGTH) return null;
    this.found.clear();
    this.addSkeletons(skeleton, this.segment.skeletons, this.found);
    return this.found.folds.length === 0 ? null : this.group(this.found, weight);
  }

  /** Checks whether a fold may retain letters with that number. */
  private mayBeFold(letters: number): boolean {
    const place = placeOfKept(letters, this.kept.length << 5);
    return (this.kept[place >>> 5]! & (1 << (place & 31))) !== 0;
  }

  private foldsLike(word: Lexeme, settings: ScreeningSettings, person: boolean): FoldsFound {
    const { segment } = this;
    const folds = this.found;
    folds.clear();
    const add = (text: string, similarity: number): boolean => {
      const id = findText(segment.folds, text);
      if (id >= 0) folds.raise(id, similarity);
      return id >= 0;
    };
    const known = add(foldKey(word), 1);
    if (settings.fuzzyEnabled && settings.allowOcrSpellcheck)
      for (const reading of ocrReadings(word.text)) add(soundFold(reading), MISREAD);
    if (!settings.fuzzyEnabled) return folds;
    if (word.disguised)
      for (const reading of [...undisguised(word.text), ...familyMembers(word.mended.names, true)])
        add(soundFold(reading), FAMILY);
    if (word.numeric) {
      if (person && word.mended !== word) add(soundFold(word.mended.text), FAMILY);
      if (settings.editDistanceEnabled && !known) {
        this.addMistyped(word.text, folds);
        const mark = GLUED_MARK.exec(word.text);
        if (mark !== null) for (const part of mark.slice(1)) add(part, HALF);
      }
      return folds;
    }
    if (word.character) return folds;
    for (const member of familyMembers(person ? word.names : word.organisations, person))
      add(member.startsWith('~') ? member : soundFold(member), FAMILY);
    this.addSounds(word, folds);
    if (word.loan) return folds;
    if (person && word.plain) for (const spelling of otherSpellings(word)) add(soundFold(spelling), FAMILY);
    if (word.vowelless || settings.phoneticSearchEnabled)
      this.addSkeletons(word.skeleton, segment.skeletons, folds);
    else this.addSkeletons(word.skeleton, segment.vowelless, folds);
    if (word.vowelless) return folds;
    if (word.fold.startsWith('al')) add(word.fold.slice(2), ARTICLE);
    else if (person) add(`al${word.fold}`, ARTICLE);
    if (settings.editDistanceEnabled) {
      if (!known && !person && word.misspeltNumber !== null) add(word.misspeltNumber, HALF);
      this.addEdited(word.fold, folds);
      if (person && word.articleless !== word.fold) this.addEdited(word.articleless, folds);
      if (findText(segment.lexemes, word.key) < 0) this.addMistyped(word.text, folds);
    }
    if (!known) {
      const oneSuffices = settings.gluedWordsSplitting === 'on';
      for (let at = MIN_HALF_LENGTH; at <= word.text.length - MIN_HALF_LENGTH; at++) {
        const left = foldOnce(word.text.slice(0, at));
        const leftKnown = findText(segment.folds, left) >= 0;
        if (!leftKnown && !oneSuffices) continue;
        // The right half may begin after a letter that was typed instead of the separator.
        for (const from of [at, at + 1]) {
          const right = foldOnce(word.text.slice(from));
          const rightKnown = findText(segment.folds, right) >= 0;
          if (!rightKnown && !(oneSuffices && leftKnown)) continue;
          if (leftKnown) add(left, HALF);
          if (rightKnown) add(right, HALF);
        }
      }
    }
    return folds;
  }

  /** Adds words that a loan word may represent, or loan words that may represent a word. */
  private addSounds(word: Lexeme, folds: FoldsFound): void {
    const { sounds, loans, lexemes, foldOfLexeme } = this.segment;
    const lists = word.loan ? sounds : loans;
    if (word.vowelless || lists.items.length === 0) return;
    const sound = loanSkeleton(word.loanForm);
    if (sound === '') return;
    const bucket = textHash(sound) & (lists.starts.length - 2);
    for (let at = lists.starts[bucket]!; at < lists.starts[bucket + 1]!; at++) {
      const id = lists.items[at]!;
      const fold = foldOfLexeme[id]!;
      const key = textAt(lexemes, id);
      if (folds.has(fold) || soundOfKey(key) !== sound) continue;
      const other = loanForm(key.replace('%', ''));
      const similarity = word.loan
        ? loanSimilarity(word.loanForm, other)
        : loanSimilarity(other, word.loanForm);
      if (similarity >= MIN_LOAN_SIMILARITY) folds.add(fold, similarity);
    }
  }

  private addSkeletons(
    skeleton: string,
    lists: { starts: Uint32Array; items: Uint32Array },
    folds: FoldsFound,
  ): void {
    if (skeleton.length < 2) return;
    const hash = textHash(skeleton);
    const bucket = hash & (lists.starts.length - 2);
    for (let at = lists.starts[bucket]!; at < lists.starts[bucket + 1]!; at++) {
      const fold = lists.items[at]!;
      if (this.skeletonHash(fold) === hash) folds.add(fold, CONSONANTS);
    }
  }

  /** Returns a 32-bit hash of the consonants; an accidental collision only costs one comparison. */
  private skeletonHash(fold: number): number {
    if (this.skeletonHashes[fold] === 0)
      this.skeletonHashes[fold] = textHash(skeletonOfFold(textAt(this.segment.folds, fold)));
    return this.skeletonHashes[fold]!;
  }

  private addEdited(fold: string, folds: FoldsFound): void {
    let edited = this.edited.get(fold);
    if (edited === undefined) {
      edited = this.within(fold);
      this.edited.set(fold, edited);
    }
    folds.addAll(edited);
  }

  /**
   * Adds folds of words with one letter lost, added, swapped or replaced. An error may break a letter group
   * that is one sound ("sh", "ph", a vowel before "h"), so that the folds differ by more than one letter.
   */
  private addMistyped(text: string, folds: FoldsFound): void {
    let misspelt = this.misspelt.get(text);
    if (misspelt === undefined) {
      misspelt = this.spelt(text);
      this.misspelt.set(text, misspelt);
    }
    folds.addAll(misspelt);
  }

  private spelt(text: string): LikelyFolds {
    const found = { folds: [] as number[], similarity: [] as number[] };
    const { misspellings, lexemes, foldOfLexeme } = this.segment;
    // A word that lost a letter may be shorter than every stored one.
    if (text.length < MIN_SPELLED_LENGTH - 1) return found;
    const letters = lettersOf(text);
    const buckets = misspellings.starts.length - 2;
    for (const hash of this.hashes.of(text, 1)) {
      const bucket = hash & buckets;
      for (let at = misspellings.starts[bucket]!; at < misspellings.starts[bucket + 1]!; at++) {
        const id = misspellings.items[at]!;
        const fold = foldOfLexeme[id]!;
        const start = lexemes.starts[id]!;
        const length = lexemes.starts[id + 1]! - start;
        if (found.folds.includes(fold) || Math.abs(length - text.length) > 1) continue;
        const cost = editCostOfLetters(letters, 0, text.length, lexemes.bytes, start, length, 1, false);
        if (cost > 1) continue;
        found.folds.push(fold);
        found.similarity.push(1 - (COST_PER_SHARE * cost) / Math.max(length, text.length));
      }
    }
    return found;
  }

  /** Returns folds within the number of edits allowed for the length of the word. */
  private within(fold: string): LikelyFolds {
    const found = { folds: [] as number[], similarity: [] as number[] };
    const edits = editsSought(fold.length);
    if (edits === 0) return found;
    const { deletions, folds: table } = this.segment;
    const rows = this.rows;
    const lookup = ++this.lookup;
    const buckets = deletions.starts.length - 2;
    const mask = letterMask(fold);
    const letters = lettersOf(fold);
    for (const hash of this.hashes.of(fold, edits)) {
      const bucket = hash & buckets;
      for (let at = deletions.starts[bucket]!; at < deletions.starts[bucket + 1]!; at++) {
        const id = deletions.items[at]!;
        const row = id * ROW_NUMBERS;
        if (rows[row] === lookup) continue;
        rows[row] = lookup;
        const length = rows[row + 3]!;
        // A lost letter may fold two more away, so the longer word determines the allowance.
        const allowed = Math.max(edits, editsSought(length));
        if (Math.abs(length - fold.length) > allowed) continue;
        if (!masksWithin(mask, rows[row + 1]!, LETTERS_APART[allowed]!)) continue;
        const start = rows[row + 2]!;
        const cost = editCostOfLetters(letters, 0, fold.length, table.bytes, start, length, allowed, false);
        if (cost > allowed) continue;
        found.folds.push(id);
        found.similarity.push(1 - (COST_PER_SHARE * cost) / Math.max(length, fold.length));
      }
    }
    return found;
  }
}
