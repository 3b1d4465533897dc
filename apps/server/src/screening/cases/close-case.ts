import type { EnvironmentId, MatchDecision } from '@assay/contract';
import type { CaseSummary } from '@assay/management-api';
import { type Connection, changeCase, findCase } from '@assay/store';
import type { Hasher } from '../../scoring/index';
import type { Party } from '../loaded-lists';
import { caseDocument } from './case-document';
import { decideCaseMatches } from './decide-matches';

/** Returns the history note of a decision. */
export const decisionNote = (
  decision: MatchDecision,
  matches: readonly { readonly list: string; readonly sourceId: string }[],
  comment: string | undefined,
): string =>
  `${decision}: ${matches.map(({ list, sourceId }) => `${list} ${sourceId}`).join(', ')}${comment ? `. ${comment}` : ''}`;

/** Decides all undecided matches and closes the case. The queue has already checked the four-eyes approval. */
export async function closeCase(
  connection: Connection,
  ports: { readonly hasher: Hasher; readonly newId: () => string },
  environmentId: EnvironmentId,
  id: string,
  given: {
    readonly decision: MatchDecision;
    readonly by: string;
    readonly proposedBy?: string;
    readonly at: number;
    readonly note: string;
  },
): Promise<void> {
  const { decision, by, at, note } = given;
  const { decided } = await decideCaseMatches(connection, ports, environmentId, id, {
    ...given,
    person: by,
    reason: note,
    expiresAt: null,
    needsTwo: false,
  });
  await changeCase(
    connection,
    environmentId,
    id,
    { status: 'CLOSED' },
    [
      { at, actor: by, action: 'decided', note: decisionNote(decision, decided, note) },
      { at, actor: by, action: 'status', note: 'CLOSED' },
    ],
    at,
  );
}

/** Returns a case as lists show it; null = not found. */
export async function readCaseSummary(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<CaseSummary | null> {
  const found = await findCase<Party>(connection, environmentId, id);
  return found && caseDocument({ ...found, matches: found.entries.length });
}
