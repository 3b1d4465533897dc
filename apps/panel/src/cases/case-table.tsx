import type { CaseStatus, MatchDecision } from '@assay/contract';
import type { CaseSummary } from '@assay/management-api';
import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActorName } from '../alerts/actor-name';
import { type CaseEvent, type ScreeningCase, screeningCases } from '../api/screening';
import { StateBadge } from '../design/state-badge';
import { english, percentage, type Sentence, t } from '../i18n/language';
import { Section } from '../ui/page';
import { type Column, PagedTable } from '../ui/paged-table';
import { AnchorLink } from '../ui/shown-values';
import { ShortTime } from '../ui/time';

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

const LIST_KINDS: Readonly<Record<NonNullable<CaseSummary['best_match']>['list_kind'], Sentence>> = {
  sanctionlist: english('sanctions'),
  pep: english('politically exposed persons'),
  watchlist: english('watchlist'),
  crimelist: english('crime'),
};

function Assignee({ of }: { readonly of: string }) {
  return useActorName()(of);
}

export const caseColumns = (): readonly Column<CaseSummary>[] => [
  {
    name: t('Name'),
    line: 'title',
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/cases/$id" params={{ id }}>
        {name}
      </AnchorLink>
    ),
  },
  {
    name: t('Best match'),
    kind: 'figure',
    line: 'end',
    cell: ({ best_match: best }) => (best === null ? null : percentage(best.score)),
  },
  {
    name: t('List'),
    line: 'meta',
    cell: ({ best_match: best }) => (best === null ? null : t(LIST_KINDS[best.list_kind])),
  },
  { name: t('Type'), cell: ({ type }) => partyName(type) },
  { name: t('Customer ID'), kind: 'long', line: 'meta', cell: (found) => found.user_id },
  {
    name: t('Status'),
    line: 'meta',
    cell: ({ status }) => <StateBadge state={status} label={statusName(status)} size="sm" />,
  },
  {
    name: t('Assigned to'),
    cell: ({ assignee }) => (assignee === null ? t('unassigned') : <Assignee of={assignee} />),
  },
  {
    name: t('Open matches'),
    kind: 'figure',
    cell: ({ undecided, matches }) => t('{undecided} of {matches}', { undecided, matches }),
  },
  { name: t('Opened'), kind: 'digits', line: 'meta', cell: (found) => <ShortTime at={found.created_at} /> },
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
        isTwoLine
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
