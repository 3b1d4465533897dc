import type { CaseStatus, CaseSummary } from '@assay/contract';
import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screeningCases } from '../api/cases';
import { AnchorLink } from '../ui/links';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { Time } from '../ui/time';
import { STATUS_CHOICES, statusName } from './case-words';

type Choice = CaseStatus | 'ALL';
const CHOICES: { value: Choice; label: string }[] = [{ value: 'ALL', label: 'All' }, ...STATUS_CHOICES];

export const CASE_COLUMNS: readonly Column<CaseSummary>[] = [
  {
    name: 'Name',
    cell: ({ id, name }) => (
      <AnchorLink to="/panel/cases/$id" params={{ id }}>
        {name}
      </AnchorLink>
    ),
  },
  { name: 'User', kind: 'long', cell: (found) => found.user_id },
  { name: 'Status', cell: (found) => statusName(found.status) },
  { name: 'Assigned to', cell: (found) => found.assignee ?? 'nobody' },
  { name: 'Undecided', kind: 'figure', cell: ({ undecided, matches }) => `${undecided} of ${matches}` },
  { name: 'Changed', cell: (found) => <Time at={found.updated_at} /> },
];

/** Matches that wait for a person, one case per person on whom there are any. */
export function CaseTable() {
  const [status, setStatus] = useState<Choice>('OPEN');
  const cases = useInfiniteQuery(screeningCases(status === 'ALL' ? null : status));
  return (
    <Section
      title="Cases"
      actions={
        <SegmentedControl
          aria-label="Status of cases"
          size="xs"
          data={CHOICES}
          value={status}
          onChange={setStatus}
        />
      }
    >
      <PagedTable
        name="Cases"
        columns={CASE_COLUMNS}
        rows={cases.data?.pages.flatMap((page) => page.cases)}
        keyOf={({ id }) => id}
        reading={cases}
        failure="The cases could not be read"
        empty={
          status === 'ALL' ? 'No name has matched yet.' : `No case is ${statusName(status).toLowerCase()}.`
        }
      />
    </Section>
  );
}
