import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Space } from '../../api/evaluations';
import { type TransactionChange, transactionChanges } from '../../api/feedback';
import { english, t } from '../../i18n/language';
import { labelName } from '../../labels/label-names';
import { type Column, PagedTable } from '../../ui/paged-table';
import { PersonName } from '../../ui/person-name';
import { Time } from '../../ui/time';

/** `APPROVE → DECLINE`, or the state alone when it stayed. */
const step = (from: string, to: string) => (from === to ? to : `${from} → ${to}`);

function labelStep({ label, previous_label: before }: TransactionChange): string {
  if (label === before) return label === null ? '–' : labelName(label);
  if (label === null) return t('removed: {value}', { value: before === null ? '' : labelName(before) });
  return labelName(label);
}

const COLUMNS: readonly Column<TransactionChange>[] = [
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: english('Who'), cell: ({ author }) => <PersonName of={author} /> },
  {
    name: english('State'),
    cell: ({ kind, previous_state, state }) => (kind === 'note' ? null : step(previous_state, state)),
  },
  { name: english('Label'), cell: (change) => (change.kind === 'note' ? null : labelStep(change)) },
  { name: english('Comment or note'), kind: 'long', cell: ({ comment }) => comment || null },
];

interface ChangeHistoryProps {
  readonly transaction: { readonly id: string; readonly space: Space };
}

/** Who said what, newest first. */
export function ChangeHistory({ transaction }: ChangeHistoryProps) {
  const history = useQuery(transactionChanges(transaction));
  return (
    <>
      <Title order={3} size="h5" mb="xs">
        {t('Changes by people')}
      </Title>
      <PagedTable
        name={t('Changes by people')}
        columns={COLUMNS}
        rows={history.data?.changes}
        keyOf={({ id }) => id}
        reading={history}
        failure={t('The changes could not be read')}
        empty={t('None: the state is the one that the rules gave.')}
      />
    </>
  );
}
