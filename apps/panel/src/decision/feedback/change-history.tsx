import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNameOf } from '../../api/account';
import type { Space, State } from '../../api/evaluations';
import { type TransactionChange, transactionChanges } from '../../api/feedback';
import { english, t } from '../../i18n/language';
import { labelName } from '../../labels/label-names';
import { Section } from '../../ui/page';
import { type Column, PagedTable } from '../../ui/paged-table';
import { PersonName } from '../../ui/shown-values';
import { Time } from '../../ui/time';
import { contradiction, overruledReview } from './contradiction';

/** Returns `APPROVE → DECLINE`, or the decision if it didn't change. */
const step = (from: string, to: string) => (from === to ? to : `${from} → ${to}`);

function labelStep({ label, previous_label: before }: TransactionChange): string {
  if (label === before) return label === null ? '–' : labelName(label);
  if (label === null) return t('removed: {value}', { value: before === null ? '' : labelName(before) });
  return labelName(label);
}

const COLUMNS: readonly Column<TransactionChange>[] = [
  { name: english('Time'), cell: ({ at }) => <Time at={at} /> },
  { name: english('By'), cell: ({ author }) => <PersonName of={author} /> },
  {
    name: english('Decision'),
    cell: ({ kind, previous_state, state }) => (kind === 'note' ? null : step(previous_state, state)),
  },
  { name: english('Label'), cell: (change) => (change.kind === 'note' ? null : labelStep(change)) },
  { name: english('Comment or note'), kind: 'long', cell: ({ comment }) => comment || null },
];

interface ChangeHistoryProps {
  readonly transaction: { readonly id: string; readonly space: Space };
}

/** Manual changes, newest first. */
export function ChangeHistory({ transaction }: ChangeHistoryProps) {
  const history = useQuery(transactionChanges(transaction));
  return (
    <Section title={t('Manual changes')}>
      <PagedTable
        name={t('Manual changes')}
        columns={COLUMNS}
        rows={history.data?.changes}
        keyOf={({ id }) => id}
        reading={history}
        failure={t('Couldn’t load the changes')}
        empty={t('No manual changes. The rules set this decision.')}
      />
    </Section>
  );
}

interface ContradictionProps {
  readonly label: string | null;
  readonly state: State;
  readonly transaction: { readonly id: string; readonly space: Space };
}

/** Alert for a label that contradicts the decision. */
export function Contradiction({ label, state, transaction }: ContradictionProps) {
  const nameOf = useNameOf();
  const changes = useQuery(transactionChanges(transaction)).data?.changes ?? [];
  const overruled = overruledReview(changes);
  const sentence =
    contradiction(label, state) ??
    (overruled &&
      t('The label replaced the decision {state} that {author} set manually.', {
        state: overruled.state,
        author: nameOf(overruled.author),
      }));
  if (sentence === null) return null;
  return (
    <Alert color="orange" variant="light" mb="md" role="note" title={t('Conflict')}>
      {sentence}
    </Alert>
  );
}
