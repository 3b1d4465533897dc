import type { EvaluationSummary } from '@assay/contract';
import { Group, Paper, Text, Title } from '@mantine/core';
import type { Space } from '../../api/evaluations';
import { labelName } from '../../labels/label-names';
import { StateBadge } from '../../ui/state-badge';
import { Tags } from '../../ui/tags';
import { ChangeHistory } from './change-history';
import classes from './feedback.module.css';
import { LabelForm } from './label-form';
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
    <Paper withBorder p="md" mb="md" component="section" aria-label="State, label and tags">
      <Title order={2} size="h4" mb="sm">
        State, label and tags
      </Title>
      <dl className={classes.facts}>
        <dt>State now</dt>
        <dd>
          <StateBadge state={now} />
        </dd>
        <dt>State by rules</dt>
        <dd>
          <Group gap="xs">
            <StateBadge state={state} />
            <Text size="sm" c="dimmed">
              {state === now ? 'nobody said otherwise' : 'changed by a person since'}
            </Text>
          </Group>
        </dd>
        <dt>Label</dt>
        <dd>{label === null ? 'none' : labelName(label)}</dd>
        <dt>Tags</dt>
        <dd>
          <Tags tags={tags} />
        </dd>
      </dl>
      <div className={classes.forms}>
        <ReviewForm transaction={{ id, space }} state={now} />
        <LabelForm key={label} transaction={{ id, space }} label={label} />
        <TagForm key={tags.join('\n')} transaction={{ id, space }} tags={tags} />
      </div>
      <ChangeHistory transaction={{ id, space }} />
    </Paper>
  );
}
