import type { CaseStatus, MatchDecision } from '@assay/contract';
import type { CaseSummary } from '@assay/management-api';
import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CaseEvent, type ScreeningCase, screeningCases } from '../api/screening';
import { t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { Time } from '../ui/time';

export const statusName = (status: CaseStatus): string =>
  ({ OPEN: t('Open'), IN_REVIEW: t('In review'), CLOSED: t('Closed') })[status];

/** Returns the name of the screened party type. */
export const partyName = (type: ScreeningCase['type']): string =>
  ({ PERSON: t('person'), ENTITY: t('organization'), UNKNOWN: t('not specified') })[type];

export const decisionName = (decision: MatchDecision): string =>
  ({
    FALSE_POSITIVE: t('False positive'),
    TRUE_MATCH: t('True match'),
    INCONCLUSIVE: t('Inconclusive'),
  })[decision];

const STATUSES: readonly CaseStatus[] = ['OPEN', 'IN_REVIEW', 'CLOSED'];
export const DECISIONS: readonly MatchDecision[] = ['FALSE_POSITIVE', 'TRUE_MATCH', 'INCONCLUSIVE'];

/** Returns a history note with translated statuses and decisions. */
export function noteInWords({ action, note }: Pick<CaseEvent, 'action' | 'note'>): string {
  const status = STATUSES.find((known) => known === note);
  if (action === 'status' && status) return statusName(status);
  const decision = DECISIONS.find((known) => note.startsWith(`${known}: `));
  return decision && (action === 'decided' || action === 'proposed')
    ? decisionName(decision) + note.slice(decision.length)
    : note;
}

/** Options of the status field. */
export const statusChoices = (): { value: CaseStatus; label: string }[] =>
  STATUSES.map((value) => ({ value, label: statusName(value) }));

type Choice = CaseStatus | 'ALL';
const choices = (): { value: Choice; label: string }[] => [
  { value: 'ALL', label: t('All') },
  ...statusChoices(),
];

export const caseColumns = (): readonly Column<CaseSummary>[] => [
  {
    name: t('Name'),
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/cases/$id" params={{ id }}>
        {name}
      </AnchorLink>
    ),
  },
  { name: t('User'), kind: 'long', cell: (found) => found.user_id },
  { name: t('Status'), cell: (found) => statusName(found.status) },
  { name: t('Assigned to'), cell: (found) => found.assignee ?? t('unassigned') },
  {
    name: t('Undecided'),
    kind: 'figure',
    cell: ({ undecided, matches }) => t('{undecided} of {matches}', { undecided, matches }),
  },
  { name: t('Updated'), cell: (found) => <Time at={found.updated_at} /> },
];

/** Screening cases, one per person. */
export function CaseTable() {
  const [status, setStatus] = useState<Choice>('OPEN');
  const cases = useInfiniteQuery(screeningCases(status === 'ALL' ? null : status));
  return (
    <Section
      title={t('Cases')}
      actions={
        <SegmentedControl
          aria-label={t('Case status')}
          size="xs"
          data={choices()}
          value={status}
          onChange={setStatus}
        />
      }
    >
      <PagedTable
        name={t('Cases')}
        columns={caseColumns()}
        rows={cases.data?.pages.flatMap((page) => page.cases)}
        keyOf={({ id }) => id}
        reading={cases}
        failure={t('Couldn’t load the cases')}
        empty={
          status === 'ALL'
            ? t('No cases yet. A screening match opens a case.')
            : t('No cases with status “{status}”.', { status: statusName(status).toLowerCase() })
        }
      />
    </Section>
  );
}
