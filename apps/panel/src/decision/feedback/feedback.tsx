import type { EvaluationSummary } from '@assay/management-api';
import { Alert, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Space, State } from '../../api/evaluations';
import { transactionChanges } from '../../api/feedback';
import { useNameOf } from '../../api/names';
import { t } from '../../i18n/language';
import { labelName } from '../../labels/label-names';
import { Permitted } from '../../ui/permitted';
import { StateBadge } from '../../ui/state-badge';
import { Tags } from '../../ui/tags';
import { ChangeHistory } from './change-history';
import { contradiction, overruledReview } from './contradiction';
import classes from './feedback.module.css';
import { LabelForm } from './label-form';
import { NoteForm } from './note-form';
import { ReviewForm } from './review-form';
import { TagForm } from './tag-form';

interface FeedbackProps {
  readonly summary: EvaluationSummary;
  readonly space: Space;
}

/** What people said of the transaction, beside what the rules decided, with the form for it. */
export function Feedback({ summary, space }: FeedbackProps) {
  const { transaction_id: id, state, current_state: now, label, tags } = summary;
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t('State, label and tags')}>
      <Title order={2} size="h4" mb="sm">
        {t('State, label and tags')}
      </Title>
      <dl className={classes.facts}>
        <dt>{t('State now')}</dt>
        <dd>
          <StateBadge state={now} />
        </dd>
        <dt>{t('State by rules')}</dt>
        <dd>
          <Group gap="xs">
            <StateBadge state={state} />
            <Text size="sm" c="dimmed">
              {state === now ? t('nobody said otherwise') : t('changed by a person since')}
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

/** What people said that does not go together: for whoever has to put it right. */
function Contradiction({ label, state, transaction }: ContradictionProps) {
  const nameOf = useNameOf();
  const changes = useQuery(transactionChanges(transaction)).data?.changes ?? [];
  const overruled = overruledReview(changes);
  const sentence =
    contradiction(label, state) ??
    (overruled &&
      t('The label overruled {state}, which {author} had set by hand.', {
        state: overruled.state,
        author: nameOf(overruled.author),
      }));
  if (sentence === null) return null;
  return (
    <Alert color="orange" variant="light" mb="md" role="note" title={t('This does not go together')}>
      {sentence}
    </Alert>
  );
}
