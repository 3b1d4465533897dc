import type { CaseStatus, MatchDecision } from '@assay/contract';
import type { CaseEvent, ScreeningCase } from '../api/cases';
import { t } from '../i18n/language';

export const statusName = (status: CaseStatus): string =>
  ({ OPEN: t('Open'), IN_REVIEW: t('In review'), CLOSED: t('Closed') })[status];

/** What a call said that it screens. */
export const partyName = (type: ScreeningCase['type']): string =>
  ({ PERSON: t('a person'), ENTITY: t('an organisation'), UNKNOWN: t('not said') })[type];

export const decisionName = (decision: MatchDecision): string =>
  ({
    FALSE_POSITIVE: t('Somebody else'),
    TRUE_MATCH: t('The same person'),
    INCONCLUSIVE: t('Cannot be told'),
  })[decision];

const STATUSES: readonly CaseStatus[] = ['OPEN', 'IN_REVIEW', 'CLOSED'];
export const DECISIONS: readonly MatchDecision[] = ['FALSE_POSITIVE', 'TRUE_MATCH', 'INCONCLUSIVE'];

/** What the history notes, with statuses and decisions by the names that the page gives them. */
export function noteInWords({ action, note }: Pick<CaseEvent, 'action' | 'note'>): string {
  const status = STATUSES.find((known) => known === note);
  if (action === 'status' && status) return statusName(status);
  const decision = DECISIONS.find((known) => note.startsWith(`${known}: `));
  return decision && (action === 'decided' || action === 'proposed')
    ? decisionName(decision) + note.slice(decision.length)
    : note;
}

/** To be chosen from. */
export const statusChoices = (): { value: CaseStatus; label: string }[] =>
  STATUSES.map((value) => ({ value, label: statusName(value) }));
