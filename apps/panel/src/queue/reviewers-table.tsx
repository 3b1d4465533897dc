import { useQuery } from '@tanstack/react-query';
import { type Reviewer, reviewers } from '../api/queues';
import { english, t } from '../i18n/language';
import { decimal } from '../i18n/numbers';
import { type Column, PagedTable } from '../ui/paged-table';
import { Section } from '../ui/section';
import { personName } from './words';

const share = (rate: number | null): string | null => (rate === null ? null : `${decimal(rate * 100, 1)} %`);

const COLUMNS: readonly Column<Reviewer>[] = [
  { name: english('Who'), kind: 'head', cell: personName },
  { name: english('Approved'), kind: 'figure', cell: ({ approved }) => approved },
  { name: english('Declined'), kind: 'figure', cell: ({ declined }) => declined },
  { name: english('Overridden'), kind: 'figure', cell: ({ override_rate }) => share(override_rate) },
  {
    name: english('Median time'),
    kind: 'figure',
    cell: ({ median_seconds }) => (median_seconds === null ? null : `${median_seconds} s`),
  },
];

/** Who decided how much, how fast, and how often somebody thought otherwise later. */
export function ReviewersTable() {
  const reading = useQuery(reviewers);
  return (
    <Section title={t('Reviewers')} about={t('The last 30 days.')}>
      <PagedTable
        name={t('Reviewers')}
        columns={COLUMNS}
        rows={reading.data?.reviewers}
        keyOf={({ id }) => id}
        empty={t('Nobody has decided anything yet.')}
        reading={reading}
      />
    </Section>
  );
}
