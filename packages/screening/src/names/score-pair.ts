import type { PartyType } from '../model';
import { type Explanation, explain } from './explain';
import type { NameParts, ParsedName } from './parse-name';
import { parseReadings } from './parse-readings';
import { partyTypes } from './party-types';
import { type Qualified, qualify } from './qualifiers';
import { Comparison, QueryWords } from './query-words';
import { type NameScore, type Penalty, scoreNames } from './score-names';
import { DEFAULT_SETTINGS, type ScreeningSettings } from './settings';
import { WrittenName } from './written-name';

interface PairQuery extends Qualified, NameParts {
  readonly name: string;
  /** UNKNOWN or absent: worked out from the name. */
  readonly type?: PartyType | undefined;
}

interface PairCandidates extends Qualified {
  readonly names: readonly string[];
}

interface PairScore {
  /** 0–1 of the best name. */
  readonly score: number;
  readonly candidate: string | null;
  readonly explanation: Explanation | null;
}

/** What a filter leaves of a score when there is no list to leave the entry out of: below every threshold in use. */
const REMOVED = 0.5;

interface Reading {
  readonly asked: ParsedName;
  readonly name: ParsedName;
  readonly scored: NameScore;
}

/** The readings of both names that are most alike. */
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

/** The score of the best of several names of one person or organisation. */
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
