import { ENTITY_WEIGHTS, type EvidenceWeights, PERSON_WEIGHTS } from '../../data/evidence-weights';
import { RANKING_WEIGHTS } from '../../data/ranking-weights';
import { acronymsOf, shortLetters } from '../acronyms';
import type { ParsedName } from '../parse-name';
import { type ScreeningSettings, uncalibrate } from '../settings';
import { lettersHash } from '../words';
import { CELL_NUMBERS, FOREIGN_NAME, GROUP_BITS, matchedIn, NamePoints, POINTS_A_WORD } from './points';
import { leastLeftOver, leftOver, over, Ranking, rankOf, STEPS_A_WORD } from './ranking';
import { MASS_UNITS, MOST_MASS } from './segment';
import type { SegmentReader } from './segment-reader';
import { Signature } from './signature';
import { textHash } from './tables';
import { WordGroups } from './word-groups';

/** Names compared in full per query. */
const MOST_COMPARED = 120;
/** A name that matches holds at least this share of the words: the rarest of the rest suffice to find it. */
const LEAST_SHARE = 0.6;
/** What a word that the index does not know may yet be like, counted as a share of it. */
const UNKNOWN_SHARE = 0.3;
/** An estimate may be too low by this. */
const SLACK = 0.18;
/** So many of the likeliest names are compared; those behind them where they rank so high, at the threshold where the decision lies. */
const COMPARED_ANYHOW = 5;
const LEAST_RANK = -5;
/** Names ranked so far below are not even put in order. */
const FAR_BELOW = 3;
/** Common letter pairs beyond this share (Dice) find words that are alike though no lookup found them. */
const UNLIKE = 0.45;
const ALIKE_SHARE = 2;
const MOST_ALIKE = 0.7;
/** Letter pairs of a signature may be this much more alike than they look. */
const UNSURE = 0.15;
/** Points in a step of `leastLeftOver`. */
const STEP_BITS = GROUP_BITS + Math.log2(POINTS_A_WORD / STEPS_A_WORD);
const NOT_WORKED_OUT = -2;
const FACTS = 3;
/** Words found at most, in steps of `leastLeftOver`: beyond them more is counted as the last. */
const MOST_STEPS = 32 * STEPS_A_WORD;

/** Names that may match, and whether the time sufficed to look for all. */
interface Candidates {
  /** The next name, likeliest first, or -1; to be asked before the next query. */
  readonly next: () => number;
  readonly complete: boolean;
}

/** What the names of one query may leave over. */
interface Sought {
  /** The weight of the query's words, without those that may be missing. */
  readonly total: number;
  /** What may be missing on either side, and how many of that are initials, each of which may be a word of the name. */
  readonly allowance: number;
  readonly initials: number;
  readonly weights: EvidenceWeights;
  /** As `leastLeftOver`. */
  readonly bounds: Float64Array;
}

/** Log-odds of a raw likeness. */
const logOdds = (likeness: number): number => Math.log(likeness / (1 - likeness));

/** What a query needs while it looks for candidates; made once an index, used again by every query. */
export class CandidateSearch {
  readonly groups: WordGroups;
  readonly points: NamePoints;
  private readonly chosen: Uint32Array;
  /** `FACTS` of each name chosen: the words found, the weight of its words, and letter pairs in common. */
  private readonly facts: Float64Array;
  private readonly rank: Float32Array;
  /** Of the query. */
  private readonly signature = new Signature();
  private readonly ranking: Ranking;
  private readonly mostMass = new Int16Array(MOST_STEPS);
  private readonly bounds = new Map<
    EvidenceWeights,
    { readonly likeness: number; readonly bounds: Float64Array }
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
   * Names that may match, likeliest first: at most `MOST_COMPARED` by their words, and those that differ in spaces alone.
   * @param person whether names are compared as persons'; names of the other kind are left out
   * @param gone entries that are left out, null when there are none
   * @param late when to stop
   */
  find(
    query: ParsedName,
    settings: ScreeningSettings,
    person: boolean,
    gone: Uint8Array | null,
    late: () => boolean,
  ): Candidates {
    const sought = this.lookUp(query, settings, person, late);
    // An initial may be any word of a name: of names that have the others none is unlikely.
    const leastRank =
      sought.initials > 0
        ? Number.NEGATIVE_INFINITY
        : LEAST_RANK + Math.min(0, logOdds(uncalibrate(settings.scoreThreshold)));
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

  /** Gives points to the names that hold words of the query: who calls it reads them, and leaves none behind. */
  lookUp(query: ParsedName, settings: ScreeningSettings, person: boolean, late: () => boolean): Sought {
    const { points } = this;
    const significant = query.words.filter((word) => !word.particle && !word.initial);
    const used = significant.length > 0 ? significant : query.words;
    const all = used.map((word) => this.groups.of(word, settings, person));
    const known = all.filter((group) => group.folds.length > 0).sort((a, b) => a.touches - b.touches);
    const opened = known.length - Math.ceil(LEAST_SHARE * known.length) + 1;
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

  /** Names that differ in spaces alone. @param whole as `ParsedName.whole` */
  private alike(whole: number, person: boolean, gone: Uint8Array | null): number[] {
    const { byWhole, wholes, entryOfName, masses } = this.reader.segment;
    const side = person ? 0 : this.reader.nameCount;
    const bucket = whole & (byWhole.starts.length - 2);
    const found: number[] = [];
    for (let at = byWhole.starts[bucket]!; at < byWhole.starts[bucket + 1]!; at++) {
      const name = byWhole.items[at]!;
      if ((wholes[name]! | 0) !== whole || masses[side + name]! > MOST_MASS || gone?.[entryOfName[name]!])
        continue;
      found.push(name);
      if (found.length === MOST_COMPARED) break;
    }
    return found;
  }

  /** Organisations that the query is short for, or that are short for it. */
  private short({ words, legalForms }: ParsedName, gone: Uint8Array | null): number[] {
    const { acronyms, entryOfName } = this.reader.segment;
    const found: number[] = [];
    const letters = shortLetters(words);
    if (letters !== null) {
      const bucket = textHash(letters) & (acronyms.starts.length - 2);
      for (let at = acronyms.starts[bucket]!; at < acronyms.starts[bucket + 1]!; at++) {
        const name = acronyms.items[at]!;
        if (!gone?.[entryOfName[name]!] && found.length < MOST_COMPARED) found.push(name);
      }
    }
    for (const acronym of acronymsOf(words, legalForms))
      found.push(...this.alike(lettersHash(acronym), false, gone));
    return found;
  }

  /** Chooses the names whose estimate lets them reach the threshold. Leaves no points behind. @returns how many they are */
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
      // Rounded up: what it allows is never too little.
      const step = Math.min(MOST_STEPS - 1, (cell >>> STEP_BITS) + 1);
      const units = (cells[at + 3]! >>> side) & 255;
      if (mostMass[step] === NOT_WORKED_OUT)
        mostMass[step] = mostMassAt(step, total, allowance, weights, bounds);
      if (units > mostMass[step]!) continue;
      const matched = matchedIn(cell);
      const mass = units / MASS_UNITS;
      const dice = signature.likeness(cells[at + 1]!, cells[at + 2]!);
      const alike = Math.min(MOST_ALIKE, ALIKE_SHARE * over(dice - UNLIKE)) + allowance;
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
   * Ranks the first names chosen, those that rank too low left out. Apart from choosing them: in one loop with that the fractions of each
   * name would be objects.
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
    this.ranking.start(count, MOST_COMPARED);
  }

  /** `leastLeftOver`; queries mostly ask for the same threshold. */
  private boundsOf(likeness: number, weights: EvidenceWeights): Float64Array {
    const known = this.bounds.get(weights);
    if (known?.likeness === likeness) return known.bounds;
    const bounds = leastLeftOver(likeness, weights);
    this.bounds.set(weights, { likeness, bounds });
    return bounds;
  }
}

/**
 * The most that a name's words may weigh, in `MASS_UNITS`, for it to reach the likeness when so many steps of them were
 * found and letter pairs speak for it; -1 when none does. What a name has left over only ever takes.
 */
function mostMassAt(
  step: number,
  total: number,
  allowance: number,
  weights: EvidenceWeights,
  bounds: Float64Array,
): number {
  const found = step / STEPS_A_WORD + allowance + MOST_ALIKE;
  const bound = bounds[Math.min(bounds.length - 1, step)]!;
  const queryLeft = over(total - found);
  let reaches = -1;
  let fails = MOST_MASS + 1;
  while (fails - reaches > 1) {
    const mass = (reaches + fails) >> 1;
    if (leftOver(step / STEPS_A_WORD, queryLeft, over(mass / MASS_UNITS - found), weights) < bound)
      fails = mass;
    else reaches = mass;
  }
  return reaches;
}
