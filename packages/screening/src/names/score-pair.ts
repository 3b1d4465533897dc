import type { PartyType } from '../model';
import type { AlignedPair, MatchType } from './alignment';
import { partyTypes } from './classify-name';
import type { NameParts, ParsedName } from './parse-name';
import { parseReadings } from './parse-readings';
import { type Qualified, qualify } from './qualifiers';
import { Comparison, QueryWords } from './query-words';
import { type NameScore, type Penalty, scoreNames } from './score-names';
import { DEFAULT_SETTINGS, type ScreeningSettings } from './settings';
import { WrittenName } from './words';

/** Explanation of a name's score, for auditors. Words are shown as compared, in Latin letters. */
export interface Explanation {
  readonly pairs: readonly {
    readonly query: string;
    readonly name: string;
    readonly similarity: number;
    /** Published and stored under this name. */
    readonly likeness: MatchType;
  }[];
  readonly unmatched_query: readonly string[];
  readonly unmatched_name: readonly string[];
  /** Number of letters that differ beyond romanization. */
  readonly edits: number;
  readonly penalties: readonly Penalty[];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function textOf({ words }: ParsedName, places: readonly number[]): string {
  let text = words[places[0]!]!.text;
  for (let at = 1; at < places.length; at++) text += ` ${words[places[at]!]!.text}`;
  return text;
}

function isPaired(pairs: readonly AlignedPair[], side: 'query' | 'name', at: number): boolean {
  for (const pair of pairs) if (pair[side].includes(at)) return true;
  return false;
}

/** Returns the words that are in no pair. */
function restOf({ words }: ParsedName, pairs: readonly AlignedPair[], side: 'query' | 'name'): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) if (!isPaired(pairs, side, at)) left.push(words[at]!.text);
  return left;
}

function addRounded(penalties: readonly Penalty[], to: Penalty[]): void {
  for (const { reason, factor } of penalties) to.push({ reason, factor: rounded(factor) });
}

export function explain(
  query: ParsedName,
  name: ParsedName,
  scored: NameScore,
  more: readonly Penalty[] = [],
): Explanation {
  const pairs: Explanation['pairs'][number][] = [];
  for (const { query: asked, name: listed, match } of scored.pairs) {
    pairs.push({
      query: textOf(query, asked),
      name: textOf(name, listed),
      similarity: rounded(match.similarity),
      likeness: match.matchType,
    });
  }
  const penalties: Penalty[] = [];
  addRounded(scored.penalties, penalties);
  addRounded(more, penalties);
  return {
    pairs,
    unmatched_query: restOf(query, scored.pairs, 'query'),
    unmatched_name: restOf(name, scored.pairs, 'name'),
    edits: rounded(scored.edits),
    penalties,
  };
}

interface PairQuery extends Qualified, NameParts {
  readonly name: string;
  /** UNKNOWN or absent: derived from the name. */
  readonly type?: PartyType | undefined;
}

interface PairCandidates extends Qualified {
  readonly names: readonly string[];
}

interface PairScore {
  /** Score of the best name, 0–1. */
  readonly score: number;
  readonly candidate: string | null;
  readonly explanation: Explanation | null;
}

/**
 * Share of a score that remains after a filter when there is no list from which to exclude the entry; below
 * every threshold in use.
 */
const REMOVED = 0.5;

interface Reading {
  readonly asked: ParsedName;
  readonly name: ParsedName;
  readonly scored: NameScore;
}

/** Returns the most similar readings of both names. */
function bestReading(asked: readonly QueryWords[], text: string, settings: ScreeningSettings): Reading {
  const listed = new WrittenName(text);
  const names = new Map<PartyType, readonly ParsedName[]>();
  let best: Reading | undefined;
  for (const words of asked) {
    const { query: reading } = words;
    const known = names.get(reading.type) ?? parseReadings(listed, reading.type);
    names.set(reading.type, known);
    for (const name of known) {
      const scored = scoreNames(reading, name, settings, false, words);
      if (best === undefined || scored.score > best.scored.score) best = { asked: reading, name, scored };
    }
  }
  return best!;
}

/** Returns the score of the best of several names of one person or organization. */
export function scorePair(
  query: PairQuery,
  candidates: PairCandidates,
  settings: ScreeningSettings = DEFAULT_SETTINGS,
): PairScore {
  const name = new WrittenName(query.name);
  const { compared } = partyTypes(name, query.type);
  const comparison = new Comparison();
  const asked = compared.flatMap(({ as, doubt }) =>
    parseReadings(name, as, query).map((reading) => new QueryWords(reading, settings, comparison, doubt)),
  );
  let best: (Reading & { score: number; text: string; more: Penalty[] }) | null = null;
  for (const text of candidates.names) {
    const found = bestReading(asked, text, settings);
    const entry = {
      births: candidates.dob === undefined ? [] : [{ from: candidates.dob }],
      countries: candidates.country === undefined ? [] : [candidates.country],
      forms: found.name.legalForms,
    };
    const verdict = qualify(query, entry, settings);
    const more =
      verdict.removed === null ? [...verdict.penalties] : [{ reason: verdict.removed, factor: REMOVED }];
    const score = more.reduce((left, { factor }) => left * factor, found.scored.score);
    if (best === null || score > best.score) best = { ...found, text, score, more };
  }
  if (best === null) return { score: 0, candidate: null, explanation: null };
  return {
    score: Math.round(best.score * 10_000) / 10_000,
    candidate: best.text,
    explanation: explain(best.asked, best.name, best.scored, best.more),
  };
}
