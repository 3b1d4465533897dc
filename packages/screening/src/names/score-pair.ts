import type { PartyType } from '../model';
import { type Explanation, explain } from './explain';
import { type NameParts, type ParsedName, parseName } from './parse-name';
import { partyTypes } from './party-types';
import { type Qualified, qualify } from './qualifiers';
import { type NameScore, type Penalty, scoreNames } from './score-names';
import { DEFAULT_SETTINGS, type ScreeningSettings } from './settings';

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

/** The score of the best of several names of one person or organisation. */
export function scorePair(
  query: PairQuery,
  candidates: PairCandidates,
  settings: ScreeningSettings = DEFAULT_SETTINGS,
): PairScore {
  const { compared } = partyTypes(query.name, query.type);
  const asked = compared.map((type) => parseName(query.name, type, query));
  let best: { scored: NameScore; text: string; score: number; more: Penalty[]; asked: ParsedName } | null =
    null;
  for (const text of candidates.names) {
    const scores = asked.map((parsed) => {
      const name = parseName(text, parsed.type);
      return { parsed, name, scored: scoreNames(parsed, name, settings, false) };
    });
    const { parsed, name, scored } = scores.reduce((a, b) => (b.scored.score > a.scored.score ? b : a));
    const entry = {
      births: candidates.dob === undefined ? [] : [{ from: candidates.dob }],
      countries: candidates.country === undefined ? [] : [candidates.country],
      forms: name.legalForms,
    };
    const verdict = qualify(query, entry, settings);
    const more =
      verdict.removed === null ? [...verdict.penalties] : [{ reason: verdict.removed, factor: REMOVED }];
    const score = more.reduce((left, { factor }) => left * factor, scored.score);
    if (best === null || score > best.score) best = { scored, text, score, more, asked: parsed };
  }
  if (best === null) return { score: 0, candidate: null, explanation: null };
  return {
    score: Math.round(best.score * 10_000) / 10_000,
    candidate: best.text,
    explanation: explain(best.asked, parseName(best.text, best.asked.type), best.scored, best.more),
  };
}
