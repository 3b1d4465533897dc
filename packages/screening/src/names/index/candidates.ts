import { ENTITY_WEIGHTS, type EvidenceWeights, PERSON_WEIGHTS } from '../../data/evidence-weights';
import { RANKING_WEIGHTS } from '../../data/ranking-weights';
import { acronymsOf, shortLetters } from '../acronyms';
import type { ParsedName } from '../parse-name';
import { type ScreeningSettings, uncalibrate } from '../settings';
import { lettersHash } from '../words';
import { CELL_NUMBERS, FOREIGN_NAME, GROUP_BITS, matchedIn, NamePoints, POINTS_A_WORD } from './points';
import { leastLeftOver, leftOver, over, Ranking, rankOf, STEPS_A_WORD } from './ranking';
import { MASS_UNITS, MAX_MASS } from './segment';
import type { SegmentReader } from './segment-reader';
import { Signature } from './signature';
import { textHash } from './tables';
import { WordGroups } from './word-groups';

/** Maximum number of names compared completely per query. */
const MAX_COMPARED = 120;
/** Minimum share of the words that a matching name contains; the rarest of the rest are enough to find it. */
const MIN_SHARE = 0.6;
/** Maximum similarity of a word that the index doesn't contain, as a share of it. */
const UNKNOWN_SHARE = 0.3;
/** Maximum error of an estimate. */
const SLACK = 0.18;
/**
 * Number of the most likely names that are always compared. Further names need at least the rank below,
 * adjusted to the threshold.
 */
const COMPARED_ANYHOW = 5;
const MIN_RANK = -5;
/** Names ranked this far below aren't sorted. */
const FAR_BELOW = 3;
/** Share of common letter pairs (Dice) above which words may be similar although no lookup found them. */
const UNLIKE = 0.45;
const ALIKE_SHARE = 2;
const MAX_SIMILARITY = 0.7;
/** Maximum error of the letter pair similarity of a signature. */
const UNSURE = 0.15;
/** Points per step of `leastLeftOver`, in bits. */
const STEP_BITS = GROUP_BITS + Math.log2(POINTS_A_WORD / STEPS_A_WORD);
const NOT_WORKED_OUT = -2;
const FACTS = 3;
/** Maximum number of found words, in steps of `leastLeftOver`; larger values count as the last step. */
const MAX_STEPS = 32 * STEPS_A_WORD;

/** Possible matches, and whether the search was complete within the deadline. */
interface Candidates {
  /** Returns the next name, the most likely first, or -1; must be called before the next query. */
  readonly next: () => number;
  readonly complete: boolean;
}

/** Limits on the unmatched words of names for one query. */
interface Sought {
  /** Weight of the query's words, without optional words. */
  readonly total: number;
  /**
   * Weight that may be missing on either side, and the number of initials in it, each of which may be a word
   * of the name.
   */
  readonly allowance: number;
  readonly initials: number;
  readonly weights: EvidenceWeights;
  /** Result of `leastLeftOver`. */
  readonly bounds: Float64Array;
}

/** Returns the log-odds of a raw similarity. */
const logOdds = (similarity: number): number => Math.log(similarity / (1 - similarity));

/** Reusable state for finding candidates; created once per index. */
export class CandidateSearch {
  readonly groups: WordGroups;
  readonly points: NamePoints;
  private readonly chosen: Uint32Array;
  /** `FACTS` of each chosen name: the words found, the weight of its words, and the letter pairs in common. */
  private readonly facts: Float64Array;
  private readonly rank: Float32Array;
  /** Signature of the query. */
  private readonly signature = new Signature();
  private readonly ranking: Ranking;
  private readonly mostMass = new Int16Array(MAX_STEPS);
  private readonly bounds = new Map<
    EvidenceWeights,
    { readonly similarity: number; readonly bounds: Float64Array }
  >();

  constructor(private readonly reader: SegmentReader) {
    this.groups = new WordGroups(reader.segment);
    this.points = new NamePoints(reader);
    this.chosen = new Uint32Array(this.points.touched.length);
    this.rank = new Float32Array(this.points.touched.length);
    this.facts = new Float64Array(this.points.touched.length * FACTS);
    this.ranking = new Ranking(this.rank);
  }

  /**
   * Finds possible matches, the most likely first: at most `MAX_COMPARED` by their words, and those that
   * differ only in spaces.
   * @param person true to compare names as persons; names of the other kind are skipped
   * @param gone entries to skip, null for none
   * @param late returns true when the search must stop
   */
  find(
    query: ParsedName,
    settings: ScreeningSettings,
    person: boolean,
    gone: Uint8Array | null,
    late: () => boolean,
  ): Candidates {
    const sought = this.lookUp(query, settings, person, late);
    // An initial may be any word of a name, so every name with the other words is likely enough.
    const leastRank =
      sought.initials > 0
        ? Number.NEGATIVE_INFINITY
        : MIN_RANK + Math.min(0, logOdds(uncalibrate(settings.scoreThreshold)));
    const chosen = this.choose(query, sought, person, gone);
    this.rankChosen(chosen, sought, query.foreign, person, leastRank - FAR_BELOW);
    const short = person || !settings.fuzzyEnabled ? [] : this.short(query, gone);
    const first = [...new Set([...this.alike(query.whole, person, gone), ...short])];
    let given = 0;
    let ranked = 0;
    const next = (): number => {
      if (given < first.length) return first[given++]!;
      for (;;) {
        const place = this.ranking.next();
        if (place < 0 || (ranked++ >= COMPARED_ANYHOW && this.rank[place]! < leastRank)) return -1;
        const name = this.chosen[place]!;
        if (!first.includes(name)) return name;
      }
    };
    return { next, complete: this.points.complete };
  }

  /** Adds points to the names that contain words of the query. The caller must read them and reset them to 0. */
  lookUp(query: ParsedName, settings: ScreeningSettings, person: boolean, late: () => boolean): Sought {
    const { points } = this;
    const significant = query.words.filter((word) => !word.particle && !word.initial);
    const used = significant.length > 0 ? significant : query.words;
    const all = used.map((word) => this.groups.of(word, settings, person));
    const known = all.filter((group) => group.folds.length > 0).sort((a, b) => a.touches - b.touches);
    const opened = known.length - Math.ceil(MIN_SHARE * known.length) + 1;
    points.start(person);
    if (settings.fuzzyEnabled)
      for (const group of this.groups.joined(query.words, person)) points.add(group, true, late);
    for (const [number, group] of known.entries()) points.add(group, number < opened, late);
    let total = 0;
    let allowance = 0;
    for (const { folds, weight } of all) {
      total += weight;
      if (folds.length === 0) allowance += UNKNOWN_SHARE * weight;
    }
    let initials = 0;
    if (significant.length > 0) for (const word of query.words) if (word.initial) initials++;
    allowance += initials;
    const weights = person ? PERSON_WEIGHTS : ENTITY_WEIGHTS;
    const least = Math.max(0, uncalibrate(settings.scoreThreshold) - SLACK);
    return { total, allowance, initials, weights, bounds: this.boundsOf(least, weights) };
  }

  /** Finds names that differ only in spaces. @param whole from `ParsedName.whole` */
  private alike(whole: number, person: boolean, gone: Uint8Array | null): number[] {
    const { byWhole, wholes, entryOfName, masses } = this.reader.segment;
    const side = person ? 0 : this.reader.nameCount;
    const bucket = whole & (byWhole.starts.length - 2);
    const found: number[] = [];
    for (let at = byWhole.starts[bucket]!; at < byWhole.starts[bucket + 1]!; at++) {
      const name = byWhole.items[at]!;
      if ((wholes[name]! | 0) !== whole || masses[side + name]! > MAX_MASS || gone?.[entryOfName[name]!])
        continue;
      found.push(name);
      if (found.length === MAX_COMPARED) break;
    }
    return found;
  }

  /** Finds organizations that the query is an acronym of, or that are an acronym of the query. */
  private short({ words, legalForms }: ParsedName, gone: Uint8Array | null): number[] {
    const { acronyms, entryOfName } = this.reader.segment;
    const found: number[] = [];
    const letters = shortLetters(words);
    if (letters !== null) {
      const bucket = textHash(letters) & (acronyms.starts.length - 2);
      for (let at = acronyms.starts[bucket]!; at < acronyms.starts[bucket + 1]!; at++) {
        const name = acronyms.items[at]!;
        if (!gone?.[entryOfName[name]!] && found.length < MAX_COMPARED) found.push(name);
      }
    }
    for (const acronym of acronymsOf(words, legalForms))
      found.push(...this.alike(lettersHash(acronym), false, gone));
    return found;
  }

  /**
   * Chooses the names whose estimate can reach the threshold, and resets all points. @returns the number of
   * chosen names
   */
  private choose(
    query: ParsedName,
    { total, allowance, weights, bounds }: Sought,
    person: boolean,
    gone: Uint8Array | null,
  ): number {
    const { entryOfName } = this.reader.segment;
    const side = person ? 0 : 8;
    const chosen = this.chosen;
    const facts = this.facts;
    const mostMass = this.mostMass;
    const signature = this.signature;
    const { cells, touched, count: touches } = this.points;
    signature.of(query.words.map((word) => word.fold));
    mostMass.fill(NOT_WORKED_OUT);
    let count = 0;
    for (let index = 0; index < touches; index++) {
      const name = touched[index]!;
      const at = name * CELL_NUMBERS;
      const cell = cells[at]!;
      cells[at] = 0;
      // Rounded up, so that the limit is never too low.
      const step = Math.min(MAX_STEPS - 1, (cell >>> STEP_BITS) + 1);
      const units = (cells[at + 3]! >>> side) & 255;
      if (mostMass[step] === NOT_WORKED_OUT)
        mostMass[step] = mostMassAt(step, total, allowance, weights, bounds);
      if (units > mostMass[step]!) continue;
      const matched = matchedIn(cell);
      const mass = units / MASS_UNITS;
      const dice = signature.similarity(cells[at + 1]!, cells[at + 2]!);
      const alike = Math.min(MAX_SIMILARITY, ALIKE_SHARE * over(dice - UNLIKE)) + allowance;
      const left =
        leftOver(matched, over(total - matched - alike), over(mass - matched - alike), weights) +
        (person || ((cells[at + 3]! & FOREIGN_NAME) !== 0) !== query.foreign
          ? 0
          : weights.unlike * over(1 - dice - UNSURE));
      if (left < bounds[Math.min(bounds.length - 1, step)]! || gone?.[entryOfName[name]!]) continue;
      facts[count * FACTS] = matched;
      facts[count * FACTS + 1] = mass;
      facts[count * FACTS + 2] = dice;
      chosen[count++] = name;
    }
    return count;
  }

  /**
   * Ranks the chosen names and drops those that rank too low. A separate loop, because in one loop with the
   * choice the engine would allocate an object for each fraction.
   */
  private rankChosen(
    names: number,
    { total, initials }: Sought,
    foreign: boolean,
    person: boolean,
    leastRank: number,
  ): void {
    const { rank, chosen, facts } = this;
    const { cells } = this.points;
    const ranking = person ? RANKING_WEIGHTS.person : RANKING_WEIGHTS.entity;
    let count = 0;
    for (let from = 0; from < names; from++) {
      const name = chosen[from]!;
      const place = rankOf(
        facts[from * FACTS]!,
        total,
        facts[from * FACTS + 1]! - initials,
        facts[from * FACTS + 2]!,
        foreign || (cells[name * CELL_NUMBERS + 3]! & FOREIGN_NAME) !== 0 ? ranking.foreign : ranking.latin,
      );
      if (place < leastRank) continue;
      chosen[count] = name;
      rank[count++] = place;
    }
    this.ranking.start(count, MAX_COMPARED);
  }

  /** Caches `leastLeftOver`, because most queries use the same threshold. */
  private boundsOf(similarity: number, weights: EvidenceWeights): Float64Array {
    const known = this.bounds.get(weights);
    if (known?.similarity === similarity) return known.bounds;
    const bounds = leastLeftOver(similarity, weights);
    this.bounds.set(weights, { similarity, bounds });
    return bounds;
  }
}

/**
 * Returns the maximum weight of a name's words, in `MASS_UNITS`, with which it can reach the similarity,
 * given the steps of words found and favorable letter pairs; -1 if it can't. Unmatched words of a name only
 * reduce the similarity.
 */
function mostMassAt(
  step: number,
  total: number,
  allowance: number,
  weights: EvidenceWeights,
  bounds: Float64Array,
): number {
  const found = step / STEPS_A_WORD + allowance + MAX_SIMILARITY;
  const bound = bounds[Math.min(bounds.length - 1, step)]!;
  const queryLeft = over(total - found);
  let reaches = -1;
  let fails = MAX_MASS + 1;
  while (fails - reaches > 1) {
    const mass = (reaches + fails) >> 1;
    if (leftOver(step / STEPS_A_WORD, queryLeft, over(mass / MASS_UNITS - found), weights) < bound)
      fails = mass;
    else reaches = mass;
  }
  return reaches;
}
