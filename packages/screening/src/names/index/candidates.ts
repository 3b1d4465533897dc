import { skeletonOf } from '../consonants';
import { editCost } from '../edit-cost';
import type { Lexeme } from '../lexeme';
import type { ParsedName } from '../parse-name';
import type { ScreeningSettings } from '../settings';
import { soundFold } from '../sound-fold';
import { familyMembers } from '../word-families';
import { deletionHashes, editsSought } from './deletions';
import { listLength } from './lists-of-numbers';
import { foldKey, type SegmentReader } from './segment';
import { addSignature, bitCount, SIGNATURE_WORDS } from './signature';
import { findText, textAt, textHash } from './text-table';

/** Names looked at per query, and of those the ones that are compared in full. */
const MOST_TOUCHED = 60_000;
export const MOST_COMPARED = 250;
const MOST_FOLDS_A_WORD = 400;
const SHORTEST_HALF = 3;
const SIGNATURE_SHARE = 0.6;

/** Folds that a word of the query may stand for, with how likely, and the names they would touch. */
interface Group {
  readonly folds: readonly (readonly [number, number])[];
  readonly weight: number;
  readonly touches: number;
}

/** What a query needs while it looks for candidates; made once an index, used again by every query. */
export class CandidateSearch {
  private readonly points: Float32Array;
  private readonly lastGroup: Int16Array;
  private readonly touched: Uint32Array;
  private readonly rank: Float32Array;

  constructor(private readonly reader: SegmentReader) {
    this.points = new Float32Array(reader.nameCount);
    this.lastGroup = new Int16Array(reader.nameCount).fill(-1);
    this.touched = new Uint32Array(Math.min(reader.nameCount, MOST_TOUCHED * 2));
    this.rank = new Float32Array(this.touched.length);
  }

  /** Names that may match, likeliest first, at most `MOST_COMPARED`. */
  find(
    query: ParsedName,
    settings: ScreeningSettings,
    person: boolean,
    alive: (name: number) => boolean,
  ): number[] {
    const groups = this.groups(query, settings, person);
    const total = groups.reduce((sum, group) => sum + group.weight, 0);
    let count = 0;
    for (const [number, group] of groups.entries()) {
      if (number > 0 && count + group.touches > MOST_TOUCHED) break;
      count = this.touch(group, number, count);
    }
    const found = new Set([...this.alike(query, alive), ...this.best(query, count, total, alive)]);
    for (let index = 0; index < count; index++) {
      const name = this.touched[index]!;
      this.points[name] = 0;
      this.lastGroup[name] = -1;
    }
    return [...found];
  }

  /** Names that differ from the query in spaces alone. */
  private alike(query: ParsedName, alive: (name: number) => boolean): number[] {
    const { byWhole, wholes } = this.reader.segment;
    const bucket = query.whole & (byWhole.starts.length - 2);
    const names = byWhole.items.subarray(byWhole.starts[bucket]!, byWhole.starts[bucket + 1]!);
    return [...names].filter((name) => wholes[name] === query.whole && alive(name)).slice(0, MOST_COMPARED);
  }

  private touch(group: Group, number: number, before: number): number {
    const { postings } = this.reader.segment;
    let count = before;
    for (const [fold, likeness] of group.folds) {
      const points = group.weight * likeness;
      for (let at = postings.starts[fold]!; at < postings.starts[fold + 1]!; at++) {
        const name = postings.items[at]!;
        const last = this.lastGroup[name]!;
        if (last === number) continue;
        if (last < 0) {
          if (count === this.touched.length) return count;
          this.touched[count++] = name;
        }
        this.lastGroup[name] = number;
        this.points[name]! += points;
      }
    }
    return count;
  }

  /** The highest ranks by one pass over a histogram: no sorting of all that was touched. */
  private best(query: ParsedName, count: number, total: number, alive: (name: number) => boolean): number[] {
    const { signatures } = this.reader.segment;
    const own = new Uint32Array(SIGNATURE_WORDS);
    addSignature(
      query.words.map((word) => word.fold),
      own,
      0,
    );
    const [own0 = 0, own1 = 0] = own;
    const ownBits = bitCount(own0) + bitCount(own1);
    const bins = new Uint32Array(256);
    for (let index = 0; index < count; index++) {
      const name = this.touched[index]!;
      const s0 = signatures[name * 2]!;
      const s1 = signatures[name * 2 + 1]!;
      const shared = bitCount(own0 & s0) + bitCount(own1 & s1);
      const dice = (2 * shared) / (ownBits + bitCount(s0) + bitCount(s1) || 1);
      const rank = (this.points[name]! / total + SIGNATURE_SHARE * dice) / (1 + SIGNATURE_SHARE);
      this.rank[index] = rank;
      bins[Math.min(255, Math.floor(rank * 255))]!++;
    }
    let bin = 255;
    for (let sum = bins[255]!; bin > 0 && sum < MOST_COMPARED; ) sum += bins[--bin]!;
    const chosen: number[] = [];
    for (let index = 0; index < count; index++) {
      if (Math.min(255, Math.floor(this.rank[index]! * 255)) >= bin && alive(this.touched[index]!))
        chosen.push(index);
    }
    chosen.sort((a, b) => this.rank[b]! - this.rank[a]!);
    return chosen.slice(0, MOST_COMPARED).map((index) => this.touched[index]!);
  }

  private groups(query: ParsedName, settings: ScreeningSettings, person: boolean): Group[] {
    const words = query.words.filter((word) => !word.particle && !word.initial);
    const used = words.length > 0 ? words : query.words;
    const groups = used.map((word) =>
      this.group(this.foldsLike(word, settings, person), person ? word.personWeight : word.entityWeight),
    );
    if (settings.fuzzyEnabled) groups.push(...this.joined(query.words));
    return groups.filter((group) => group.folds.length > 0).sort((a, b) => a.touches - b.touches);
  }

  private group(folds: ReadonlyMap<number, number>, weight: number): Group {
    const { postings } = this.reader.segment;
    const likely = [...folds].sort((a, b) => b[1] - a[1]).slice(0, MOST_FOLDS_A_WORD);
    return {
      folds: likely,
      weight,
      touches: likely.reduce((sum, [fold]) => sum + listLength(postings, fold), 0),
    };
  }

  /** Neighbours of the query that a list may write as one word. */
  private joined(words: readonly Lexeme[]): Group[] {
    const groups: Group[] = [];
    for (let from = 0; from < words.length; from++) {
      for (let length = 2; length <= 3; length++) {
        if (from + length > words.length) break;
        const text = words
          .slice(from, from + length)
          .map((word) => word.text)
          .join('');
        const fold = findText(this.reader.segment.folds, soundFold(text));
        if (fold >= 0) groups.push(this.group(new Map([[fold, 1]]), length));
      }
    }
    return groups;
  }

  private foldsLike(word: Lexeme, settings: ScreeningSettings, person: boolean): Map<number, number> {
    const { segment } = this.reader;
    const folds = new Map<number, number>();
    const add = (text: string, likeness: number): boolean => {
      const id = findText(segment.folds, text);
      if (id >= 0 && (folds.get(id) ?? 0) < likeness) folds.set(id, likeness);
      return id >= 0;
    };
    const known = add(foldKey(word), 1);
    if (!settings.fuzzyEnabled || word.numeric) return folds;
    for (const member of familyMembers(person ? word.names : word.organisations, person))
      add(soundFold(member), 0.9);
    if (word.vowelless || settings.phoneticSearchEnabled) this.addSkeletons(word, segment.skeletons, folds);
    else this.addSkeletons(word, segment.vowelless, folds);
    if (word.vowelless) return folds;
    if (/^al/.test(word.fold)) add(word.fold.slice(2), 0.9);
    else if (person) add(`al${word.fold}`, 0.9);
    if (settings.editDistanceEnabled) this.addEdited(word.fold, folds);
    if (!known) {
      for (let at = SHORTEST_HALF; at <= word.text.length - SHORTEST_HALF; at++) {
        const left = soundFold(word.text.slice(0, at));
        const right = soundFold(word.text.slice(at));
        if (findText(segment.folds, left) >= 0 && findText(segment.folds, right) >= 0) {
          add(left, 0.5);
          add(right, 0.5);
        }
      }
    }
    return folds;
  }

  private addSkeletons(
    word: Lexeme,
    lists: { starts: Uint32Array; items: Uint32Array },
    folds: Map<number, number>,
  ): void {
    if (word.skeleton.length < 2) return;
    const bucket = textHash(word.skeleton) & (lists.starts.length - 2);
    for (let at = lists.starts[bucket]!; at < lists.starts[bucket + 1]!; at++) {
      const fold = lists.items[at]!;
      if (folds.has(fold)) continue;
      if (skeletonOf(textAt(this.reader.segment.folds, fold).replace('~', '')) === word.skeleton)
        folds.set(fold, 0.85);
    }
  }

  private addEdited(fold: string, folds: Map<number, number>): void {
    const edits = editsSought(fold.length);
    if (edits === 0) return;
    const { deletions, folds: table } = this.reader.segment;
    const mask = deletions.starts.length - 2;
    const seen = new Set<number>();
    for (const hash of deletionHashes(fold, edits)) {
      const bucket = hash & mask;
      for (let at = deletions.starts[bucket]!; at < deletions.starts[bucket + 1]!; at++) {
        const id = deletions.items[at]!;
        if (seen.has(id) || folds.has(id)) continue;
        seen.add(id);
        const length = table.starts[id + 1]! - table.starts[id]!;
        // A lost letter may fold two more away: the longer word says how much may differ.
        const allowed = Math.max(edits, editsSought(length));
        if (Math.abs(length - fold.length) > allowed) continue;
        const cost = editCost(fold, textAt(table, id), allowed, false);
        if (cost <= allowed) folds.set(id, 1 - (1.2 * cost) / Math.max(length, fold.length));
      }
    }
  }
}
