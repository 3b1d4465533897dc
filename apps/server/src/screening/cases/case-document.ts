import { TRIAGE_FACTORS } from '@assay/contract';
import type { CaseDocument, CaseSummary } from '@assay/management-api';
import type { CaseMatch, ScreeningCase, WhitelistedNow, WholeCase } from '@assay/store';
import type { Party } from '../loaded-lists';
import { whitelistDocument } from './whitelist-document';

const timestamp = (at: number): string => new Date(at).toISOString();
const timestampOrNull = (at: number | null): string | null => (at === null ? null : timestamp(at));

/** Returns a case as the management API represents it. */
export function caseDocument(found: ScreeningCase<Party>): CaseSummary {
  const { query } = found;
  return {
    id: found.id,
    user_id: found.userId,
    name: found.name,
    type: query.type,
    date_of_birth: query.dob ?? null,
    country: query.country ?? null,
    status: found.status,
    assignee: found.assignee,
    undecided: found.undecided,
    matches: found.matches,
    best_match: found.best && { list: found.best.list, list_kind: found.best.kind, score: found.best.score },
    created_at: timestamp(found.createdAt),
    updated_at: timestamp(found.updatedAt),
  };
}

/** Members of a case document that aren't stored with the case. */
interface CaseExtras {
  readonly fourEyes: boolean;
  /** Clearing rules of the person. */
  readonly whitelist: readonly WhitelistedNow[];
}

/** Sorts matches by their probability; matches that weren't assessed follow, by score. */
const byProbability = (a: CaseMatch, b: CaseMatch): number =>
  (b.triage?.probability ?? -1) - (a.triage?.probability ?? -1) || b.score - a.score;

/** Returns the assessment of a match; factors of another version of the program are left out. */
function assessmentOf({
  triage,
}: CaseMatch): Pick<CaseDocument['entries'][number], 'true_match_probability' | 'triage'> {
  if (!triage) return { true_match_probability: null, triage: null };
  const contributions = triage.contributions.flatMap(({ factor, ...rest }) => {
    const known = TRIAGE_FACTORS.find((name) => name === factor);
    return known === undefined ? [] : [{ factor: known, ...rest }];
  });
  return { true_match_probability: triage.probability, triage: { model: triage.model, contributions } };
}

/** Returns the case with its matches and its history. */
export const wholeCaseDocument = (
  found: WholeCase<Party>,
  { fourEyes, whitelist }: CaseExtras,
): CaseDocument => ({
  ...caseDocument(found),
  given_name: found.query.given ?? null,
  middle_name: found.query.middle ?? null,
  family_name: found.query.family ?? null,
  document_number: found.query.photoId ?? null,
  four_eyes: fourEyes,
  entries: [...found.entries].sort(byProbability).map((match) => {
    const entry = whitelist.find(
      ({ list, sourceId, outdated }) => !outdated && list === match.list && sourceId === match.sourceId,
    );
    return {
      list: match.list,
      list_kind: match.kind,
      source_id: match.sourceId,
      score: match.score,
      entry: match.entry,
      explanation: match.explanation,
      ...assessmentOf(match),
      decision: match.decision,
      decided_by: match.decidedBy,
      decided_at: timestampOrNull(match.decidedAt),
      cleared_match: entry ? whitelistDocument(entry) : null,
      first_matched_at: timestamp(match.firstMatchedAt),
      last_matched_at: timestamp(match.lastMatchedAt),
    };
  }),
  history: found.history.map(({ sequence, at, actor, action, note }) => ({
    sequence,
    at: timestamp(at),
    actor,
    action,
    note,
  })),
});
