import type { CaseStatus, MatchDecision } from '@assay/contract';
import { t } from '../i18n/language';

export const statusName = (status: CaseStatus): string =>
  ({ OPEN: t('Open'), IN_REVIEW: t('In review'), CLOSED: t('Closed') })[status];

export const decisionName = (decision: MatchDecision): string =>
  ({
    FALSE_POSITIVE: t('Somebody else'),
    TRUE_MATCH: t('The same person'),
    INCONCLUSIVE: t('Cannot be told'),
  })[decision];

const STATUSES: readonly CaseStatus[] = ['OPEN', 'IN_REVIEW', 'CLOSED'];
export const DECISIONS: readonly MatchDecision[] = ['FALSE_POSITIVE', 'TRUE_MATCH', 'INCONCLUSIVE'];

/** To be chosen from. */
export const statusChoices = (): { value: CaseStatus; label: string }[] =>
  STATUSES.map((value) => ({ value, label: statusName(value) }));
