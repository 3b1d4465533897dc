import { useQuery } from '@tanstack/react-query';
import { type Reviewer, reviewers } from '../api/queues';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { personName } from './words';

const share = (rate: number | null): string | null => (rate === null ? null : `${(rate * 100).toFixed(1)} %`);

const COLUMNS: readonly Column<Reviewer>[] = [
  { name: 'Who', kind: 'head', cell: personName },
  { name: 'Approved', kind: 'figure', cell: ({ approved }) => approved },
  { name: 'Declined', kind: 'figure', cell: ({ declined }) => declined },
  { name: 'Overridden', kind: 'figure', cell: ({ override_rate }) => share(override_rate) },
  {
    name: 'Median time',
    kind: 'figure',
    cell: ({ median_seconds }) => (median_seconds === null ? null : `${median_seconds} s`),
  },
];

/** Who decided how much, how fast, and how often somebody thought otherwise later. */
export function ReviewersTable() {
  const reading = useQuery(reviewers);
  return (
    <Section title="Reviewers" about="The last 30 days.">
      <PagedTable
        name="Reviewers"
        columns={COLUMNS}
        rows={reading.data?.reviewers}
        keyOf={({ id }) => id}
        empty="Nobody has decided anything yet."
        reading={reading}
      />
    </Section>
  );
}
