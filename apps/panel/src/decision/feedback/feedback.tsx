import type { EvaluationSummary } from '@assay/management-api';
import { Alert, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNameOf } from '../../api/account';
import type { Space, State } from '../../api/evaluations';
import { type TransactionChange, transactionChanges } from '../../api/feedback';
import { StateBadge } from '../../design/state-badge';
import { english, t } from '../../i18n/language';
import { labelName } from '../../labels/label-names';
import { Permitted } from '../../ui/notices';
import { type Column, PagedTable } from '../../ui/paged-table';
import { PersonName, Tags } from '../../ui/shown-values';
import { Time } from '../../ui/time';
import classes from './feedback.module.css';
import { LabelForm, NoteForm, TagForm } from './label-forms';
import { contradiction, overruledReview, ReviewForm } from './review-form';

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
function ChangeHistory({ transaction }: ChangeHistoryProps) {
  const history = useQuery(transactionChanges(transaction));
  return (
    <>
      <Title order={3} size="h5" mb="xs">
        {t('Manual changes')}
      </Title>
      <PagedTable
        name={t('Manual changes')}
        columns={COLUMNS}
        rows={history.data?.changes}
        keyOf={({ id }) => id}
        reading={history}
        failure={t('Couldn’t load the changes')}
        empty={t('No manual changes. The rules set this decision.')}
      />
    </>
  );
}

interface FeedbackProps {
  readonly summary: EvaluationSummary;
  readonly space: Space;
}

/** Manual decision, label and tags of a transaction, with forms. */
export function Feedback({ summary, space }: FeedbackProps) {
  const { transaction_id: id, state, current_state: now, label, tags } = summary;
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t('Decision, label and tags')}>
      <Title order={2} size="h4" mb="sm">
        {t('Decision, label and tags')}
      </Title>
      <dl className={classes.facts}>
        <dt>{t('Current decision')}</dt>
        <dd>
          <StateBadge state={now} />
        </dd>
        <dt>{t('Decision by rules')}</dt>
        <dd>
          <Group gap="xs">
            <StateBadge state={state} />
            <Text size="sm" c="dimmed">
              {state === now ? t('not changed') : t('changed manually')}
            </Text>
          </Group>
        </dd>
        <dt>{t('Label')}</dt>
        <dd>{label === null ? t('none') : labelName(label)}</dd>
        <dt>{t('Tags')}</dt>
        <dd>
          <Tags tags={tags} />
        </dd>
      </dl>
      <Contradiction label={label} state={now} transaction={{ id, space }} />
      <Permitted to="decisions:change">
        <div className={classes.forms}>
          <ReviewForm transaction={{ id, space }} state={now} label={label} />
          <LabelForm transaction={{ id, space }} label={label} state={now} isByHand={state !== now} />
          <TagForm transaction={{ id, space }} tags={tags} />
          <NoteForm transaction={{ id, space }} />
        </div>
      </Permitted>
      <ChangeHistory transaction={{ id, space }} />
    </Paper>
  );
}

interface ContradictionProps {
  readonly label: string | null;
  readonly state: State;
  readonly transaction: { readonly id: string; readonly space: Space };
}

/** Alert for a label that contradicts the decision. */
function Contradiction({ label, state, transaction }: ContradictionProps) {
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
