import { ENTITY_WEIGHTS, type EvidenceWeights, PERSON_WEIGHTS } from '../../data/evidence-weights';
import { uncalibrate } from '../calibrate';
import type { ParsedName } from '../parse-name';
import type { ScreeningSettings } from '../settings';
import { estimateLikeness, leastLeftOver, leftOver, STEPS_A_WORD } from './estimate';
import { MASS_UNITS, type SegmentReader } from './segment';
import { addSignature, bitCount, SIGNATURE_WORDS } from './signature';
import { textCount } from './text-table';
import { type WordGroup, WordGroups } from './word-groups';

/** Names looked at per query, and of those the ones that are compared in full. */
const MOST_TOUCHED = 60_000;
export const MOST_COMPARED = 120;
/** A name that matches holds at least this share of the words: the rarest of the rest suffice to find it. */
const LEAST_SHARE = 0.6;
/** A word beyond those with more names than this is looked for in the names at hand. */
const FREQUENT = 2_000;
/** Postings between two looks at the clock. */
const CHECK_EVERY = 8_192;
/** What a word that the index does not know may yet be like, counted as a share of it. */
const UNKNOWN_SHARE = 0.3;
/** An estimate may be too low by this. */
const SLACK = 0.18;
const SIGNATURE_SHARE = 0.1;
/** Common letter pairs beyond this share (Dice) tell of words that are alike though no lookup found them. */
const UNLIKE = 0.45;
const ALIKE_SHARE = 2;
const MOST_ALIKE = 0.7;
/** Letter pairs of a signature may be this much more alike than they look. */
const UNSURE = 0.15;
const BINS = 1024;

const over = (amount: number): number => (amount > 0 ? amount : 0);

/** Names that may match, likeliest first, and whether the time sufficed to look for all. */
export interface Candidates {
  readonly names: readonly number[];
  readonly complete: boolean;
}

/** What a query needs while it looks for candidates; made once an index, used again by every query. */
export class CandidateSearch {
  readonly groups: WordGroups;
  private readonly points: Float32Array;
  private readonly lastGroup: Int16Array;
  private readonly touched: Uint32Array;
  private readonly chosen: Uint32Array;
  private readonly rank: Float32Array;
  private readonly likeness: Float32Array;
  private readonly bins = new Uint32Array(BINS);
  private readonly bounds = new Map<
    EvidenceWeights,
    { readonly likeness: number; readonly bounds: Float64Array }
  >();
  private count = 0;
  private complete = true;

  constructor(private readonly reader: SegmentReader) {
    this.groups = new WordGroups(reader.segment);
    this.points = new Float32Array(reader.nameCount);
    this.lastGroup = new Int16Array(reader.nameCount).fill(-1);
    this.touched = new Uint32Array(Math.min(reader.nameCount, MOST_TOUCHED * 2));
    this.chosen = new Uint32Array(this.touched.length);
    this.rank = new Float32Array(this.touched.length);
    this.likeness = new Float32Array(textCount(reader.segment.folds));
  }

  /**
   * Names that may match: at most `MOST_COMPARED` by their words, and those that differ in spaces alone.
   * @param person whether names are compared as persons'
   * @param alive leaves names out
   * @param late says when to stop
   */
  find(
    query: ParsedName,
    settings: ScreeningSettings,
    person: boolean,
    alive: (name: number) => boolean,
    late: () => boolean,
  ): Candidates {
    const told = query.words.filter((word) => !word.particle && !word.initial);
    const used = told.length > 0 ? told : query.words;
    const all = used.map((word) => this.groups.of(word, settings, person));
    const known = all.filter((group) => group.folds.length > 0).sort((a, b) => a.touches - b.touches);
    const joined = settings.fuzzyEnabled ? this.groups.joined(query.words, person) : [];
    this.count = 0;
    this.complete = true;
    const opened = joined.length + known.length - Math.ceil(LEAST_SHARE * known.length) + 1;
    for (const [number, group] of [...joined, ...known].entries()) {
      if (late()) this.complete = false;
      if (!this.complete) break;
      const many = group.touches > FREQUENT || this.count + group.touches > MOST_TOUCHED;
      if (number >= opened && many) this.refine(group);
      else this.touch(group, number, late);
    }
    let total = 0;
    let allowance = 0;
    for (const { folds, weight } of all) {
      total += weight;
      if (folds.length === 0) allowance += UNKNOWN_SHARE * weight;
    }
    if (told.length > 0) for (const word of query.words) if (word.initial) allowance++;
    const ranked = this.best(query, total, allowance, person, settings.scoreThreshold, alive);
    const names = [...new Set([...this.alike(query, alive), ...ranked])];
    for (let index = 0; index < this.count; index++) {
      const name = this.touched[index]!;
      this.points[name] = 0;
      this.lastGroup[name] = -1;
    }
    return { names, complete: this.complete };
  }

  /** Names that differ from the query in spaces alone. */
  private alike(query: ParsedName, alive: (name: number) => boolean): number[] {
    const { byWhole, wholes } = this.reader.segment;
    const bucket = query.whole & (byWhole.starts.length - 2);
    const found: number[] = [];
    for (let at = byWhole.starts[bucket]!; at < byWhole.starts[bucket + 1]!; at++) {
      const name = byWhole.items[at]!;
      if (wholes[name] === query.whole && alive(name)) found.push(name);
      if (found.length === MOST_COMPARED) break;
    }
    return found;
  }

  /** Gives every name that holds a word of the group its points. */
  private touch(group: WordGroup, number: number, late: () => boolean): void {
    const { starts, items } = this.reader.segment.postings;
    const { points, lastGroup, touched } = this;
    let unchecked = 0;
    for (const [fold, likeness] of group.folds) {
      const gain = group.weight * likeness;
      const end = starts[fold + 1]!;
      unchecked += end - starts[fold]!;
      if (unchecked > CHECK_EVERY) {
        unchecked = 0;
        if (late()) {
          this.complete = false;
          return;
        }
      }
      for (let at = starts[fold]!; at < end; at++) {
        const name = items[at]!;
        const last = lastGroup[name]!;
        if (last === number) continue;
        if (last < 0) {
          if (this.count === touched.length) return;
          touched[this.count++] = name;
        }
        lastGroup[name] = number;
        points[name]! += gain;
      }
    }
  }

  /** Looks for a frequent word in the names touched so far, instead of for all names with the word. */
  private refine(group: WordGroup): void {
    const { words, foldOfLexeme } = this.reader.segment;
    const { likeness, points, touched } = this;
    for (const [fold, like] of group.folds) likeness[fold] = like;
    for (let index = 0; index < this.count; index++) {
      const name = touched[index]!;
      let best = 0;
      for (let at = words.starts[name]!; at < words.starts[name + 1]!; at++) {
        const like = likeness[foldOfLexeme[words.items[at]! >>> 2]!]!;
        if (like > best) best = like;
      }
      points[name]! += group.weight * best;
    }
    for (const [fold] of group.folds) likeness[fold] = 0;
  }

  /** The names whose estimate lets them reach the threshold, the highest of them. */
  private best(
    query: ParsedName,
    total: number,
    allowance: number,
    person: boolean,
    threshold: number,
    alive: (name: number) => boolean,
  ): number[] {
    const { masses, signatures } = this.reader.segment;
    const { rank, points, touched, chosen } = this;
    const weights = person ? PERSON_WEIGHTS : ENTITY_WEIGHTS;
    const least = Math.max(0, uncalibrate(threshold) - SLACK);
    const bounds = this.boundsOf(least, weights);
    const side = person ? 0 : 1;
    const own = new Uint32Array(SIGNATURE_WORDS);
    addSignature(
      query.words.map((word) => word.fold),
      own,
      0,
    );
    const [own0 = 0, own1 = 0] = own;
    const ownBits = bitCount(own0) + bitCount(own1);
    let count = 0;
    for (let index = 0; index < this.count; index++) {
      const name = touched[index]!;
      const matched = points[name]!;
      const bound = bounds[Math.min(bounds.length - 1, Math.ceil(matched * STEPS_A_WORD))]!;
      const queryLeft = total - matched - allowance;
      const nameLeft = masses[name * 2 + side]! / MASS_UNITS - matched - allowance;
      const atBest = leftOver(matched, over(queryLeft - MOST_ALIKE), over(nameLeft - MOST_ALIKE), weights);
      if (atBest < bound || !alive(name)) continue;
      const s0 = signatures[name * 2]!;
      const s1 = signatures[name * 2 + 1]!;
      const shared = bitCount(own0 & s0) + bitCount(own1 & s1);
      const dice = (2 * shared) / (ownBits + bitCount(s0) + bitCount(s1) || 1);
      const alike = Math.min(MOST_ALIKE, ALIKE_SHARE * over(dice - UNLIKE));
      const left =
        leftOver(matched, over(queryLeft - alike), over(nameLeft - alike), weights) +
        (person ? 0 : weights.unlike * over(1 - dice - UNSURE));
      if (left < bound) continue;
      const estimate = estimateLikeness(matched, left, weights);
      if (estimate < least) continue;
      const ranked = (estimate + SIGNATURE_SHARE * dice) / (1 + SIGNATURE_SHARE);
      chosen[count] = name;
      rank[count++] = ranked;
    }
    const lowest = count > MOST_COMPARED ? this.lowestBin(count) : 0;
    const best: number[] = [];
    for (let index = 0; index < count; index++) if (rank[index]! * BINS >= lowest) best.push(index);
    best.sort((a, b) => rank[b]! - rank[a]!);
    return best.slice(0, MOST_COMPARED).map((index) => chosen[index]!);
  }

  /** `leastLeftOver`; queries mostly ask for the same threshold. */
  private boundsOf(likeness: number, weights: EvidenceWeights): Float64Array {
    const known = this.bounds.get(weights);
    if (known?.likeness === likeness) return known.bounds;
    const bounds = leastLeftOver(likeness, weights);
    this.bounds.set(weights, { likeness, bounds });
    return bounds;
  }

  /** The highest place of a histogram of ranks from which on there are `MOST_COMPARED`. */
  private lowestBin(count: number): number {
    const { bins, rank } = this;
    bins.fill(0);
    for (let index = 0; index < count; index++) bins[Math.min(BINS - 1, Math.floor(rank[index]! * BINS))]!++;
    let bin = BINS - 1;
    for (let sum = bins[bin]!; bin > 0 && sum < MOST_COMPARED; ) sum += bins[--bin]!;
    return bin;
  }
}
