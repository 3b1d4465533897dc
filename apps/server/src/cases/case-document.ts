import type { CaseDocument, CaseSummary } from '@assay/contract';
import type { findCase, ScreeningCase } from '@assay/store';
import type { Party } from '../screening/index';

const timestamp = (at: number): string => new Date(at).toISOString();
const timestampOrNull = (at: number | null): string | null => (at === null ? null : timestamp(at));

/** A case as the management API shows it. */
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
    created_at: timestamp(found.createdAt),
    updated_at: timestamp(found.updatedAt),
  };
}

type WholeCase = NonNullable<Awaited<ReturnType<typeof findCase<Party>>>>;

/** With its matches and its history. */
export const wholeCaseDocument = (found: WholeCase): CaseDocument => ({
  ...caseDocument(found),
  entries: found.entries.map((match) => ({
    list: match.list,
    list_kind: match.kind,
    source_id: match.sourceId,
    score: match.score,
    entry: match.entry,
    explanation: match.explanation,
    decision: match.decision,
    decided_by: match.decidedBy,
    decided_at: timestampOrNull(match.decidedAt),
    first_matched_at: timestamp(match.firstMatchedAt),
    last_matched_at: timestamp(match.lastMatchedAt),
  })),
  history: found.history.map(({ sequence, at, actor, action, note }) => ({
    sequence,
    at: timestamp(at),
    actor,
    action,
    note,
  })),
});
