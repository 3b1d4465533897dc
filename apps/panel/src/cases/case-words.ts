import type { CaseStatus, MatchDecision } from '@assay/contract';

export const STATUS_CHOICES: { value: CaseStatus; label: string }[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'IN_REVIEW', label: 'In review' },
  { value: 'CLOSED', label: 'Closed' },
];

export const DECISION_CHOICES: { value: MatchDecision; label: string }[] = [
  { value: 'FALSE_POSITIVE', label: 'Somebody else' },
  { value: 'TRUE_MATCH', label: 'The same person' },
  { value: 'INCONCLUSIVE', label: 'Cannot be told' },
];

const named = <V extends string>(choices: readonly { value: V; label: string }[], wanted: V): string =>
  choices.find(({ value }) => value === wanted)?.label ?? wanted;

export const statusName = (status: CaseStatus): string => named(STATUS_CHOICES, status);
export const decisionName = (decision: MatchDecision): string => named(DECISION_CHOICES, decision);
