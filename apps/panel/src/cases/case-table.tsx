import type { CaseStatus } from '@assay/contract';
import type { CaseSummary } from '@assay/management-api';
import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screeningCases } from '../api/cases';
import { t } from '../i18n/language';
import { AnchorLink } from '../ui/links';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { statusChoices, statusName } from './case-words';

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
  { name: t('Assigned to'), cell: (found) => found.assignee ?? t('nobody') },
  {
    name: t('Undecided'),
    kind: 'figure',
    cell: ({ undecided, matches }) => t('{undecided} of {matches}', { undecided, matches }),
  },
  { name: t('Changed'), cell: (found) => <Time at={found.updated_at} /> },
];

/** Matches that wait for a person, one case per person on whom there are any. */
export function CaseTable() {
  const [status, setStatus] = useState<Choice>('OPEN');
  const cases = useInfiniteQuery(screeningCases(status === 'ALL' ? null : status));
  return (
    <Section
      title={t('Cases')}
      actions={
        <SegmentedControl
          aria-label={t('Status of cases')}
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
        failure={t('The cases could not be read')}
        empty={
          status === 'ALL'
            ? t('No name has matched yet.')
            : t('No case is {status}.', { status: statusName(status).toLowerCase() })
        }
      />
    </Section>
  );
}
