import { labelState } from '@assay/contract';
import { Alert, Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { isStale } from '../../api/client';
import type { Space, State } from '../../api/evaluations';
import { type TransactionChange, useReview } from '../../api/feedback';
import { DraftNotice, useDraft } from '../../drafts/use-draft';
import { t } from '../../i18n/language';
import { labelName } from '../../labels/label-names';
import { FailureAlert } from '../../ui/notices';

/** Returns the decision that the server compares before a change; empty after the user saw a conflict. */
export const expectedOf = (state: State, refused: unknown) =>
  isStale(refused) ? {} : { expected_state: state };

/** Returns the title of a failed manual decision. */
export const notSet = (error: unknown): string =>
  isStale(error)
    ? t('The decision changed in the meantime. Your comment is preserved. Check the new state, then decide.')
    : t('Couldn’t save the decision');

/** Returns a sentence if a label and a decision contradict each other, otherwise null. */
export function contradiction(label: string | null, state: State): string | null {
  if (label === null || state === 'REVIEW') return null;
  const meant = labelState(label);
  if (meant === undefined || meant === state) return null;
  return t('The label “{label}” implies {meant}, but the decision is {state}.', {
    label: labelName(label),
    meant,
    state,
  });
}

/** Manual decision that a label replaced. */
interface Overruled {
  readonly state: State;
  readonly author: string;
}

/**
 * Returns the manual decision that the latest label replaced, or null.
 * @param said newest first
 */
export function overruledReview(said: readonly TransactionChange[]): Overruled | null {
  const changes = said.filter(({ kind }) => kind !== 'note');
  const at = changes.findIndex((change) => change.label !== change.previous_label);
  const labelled = changes[at];
  // A later review takes precedence.
  if (!labelled?.label || at > 0 || labelled.state === labelled.previous_state) return null;
  const before = changes[at + 1];
  const byHand = before && before.label === before.previous_label && before.state === labelled.previous_state;
  return byHand ? { state: before.state, author: before.author } : null;
}

interface DecisionFormProps<Choice extends string> {
  /** Key of the draft. */
  readonly draft: string;
  readonly title: string;
  /** Accessible name of the form; defaults to the title. */
  readonly label?: string;
  readonly choices: { readonly label: string; readonly of: readonly { value: Choice; label: string }[] };
  readonly first: Choice;
  /** Returns a warning about a choice, or null. */
  readonly warning?: (choice: Choice) => string | null;
  readonly longestComment: number;
  readonly button: string;
  readonly failure: { readonly title: string; readonly error: Error | null };
  readonly busy: boolean;
  decide(choice: Choice, comment: string): Promise<unknown>;
}

/** Form for a manual decision with a reason. */
function DecisionForm<Choice extends string>(props: DecisionFormProps<Choice>) {
  const draft = useDraft(props.draft, { choice: props.first, comment: '' });
  const { choice, comment } = draft.value;
  const warning = props.warning?.(choice) ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.saving(props.decide(choice, comment.trim()));
  };
  return (
    <form onSubmit={submit} aria-label={props.label ?? props.title}>
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {props.title}
        </Text>
        <DraftNotice draft={draft} />
        <SegmentedControl
          aria-label={props.choices.label}
          data={[...props.choices.of]}
          value={choice}
          onChange={(wanted) => draft.change({ choice: wanted })}
        />
        {warning ? (
          <Alert color="orange" variant="light" p="xs" role="note">
            {warning}
          </Alert>
        ) : null}
        <Textarea
          label={t('Comment')}
          autosize
          minRows={2}
          maxLength={props.longestComment}
          value={comment}
          onChange={(event) => draft.change({ comment: event.currentTarget.value })}
        />
        <FailureAlert error={props.failure.error} title={props.failure.title} />
        <Button type="submit" loading={props.busy} style={{ alignSelf: 'flex-start' }}>
          {props.button}
        </Button>
      </Stack>
    </form>
  );
}

const states = (): readonly { value: State; label: string }[] => [
  { value: 'APPROVE', label: t('Approve') },
  { value: 'REVIEW', label: t('Review') },
  { value: 'DECLINE', label: t('Decline') },
];
const MAX_COMMENT_LENGTH = 2000;

interface ReviewFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly state: State;
  readonly label: string | null;
}

/** Form for a manual decision. */
export function ReviewForm({ transaction, state, label }: ReviewFormProps) {
  const review = useReview(transaction);
  return (
    <DecisionForm
      draft={`review ${transaction.space} ${transaction.id}`}
      title={t('Manual review')}
      choices={{ label: t('Decision'), of: states() }}
      first={state}
      warning={(wanted) => (wanted === state ? null : contradiction(label, wanted))}
      longestComment={MAX_COMMENT_LENGTH}
      button={t('Save decision')}
      failure={{ title: notSet(review.error), error: review.error }}
      busy={review.isPending}
      decide={(wanted, comment) =>
        review.mutateAsync({ state: wanted, comment, ...expectedOf(state, review.error) })
      }
    />
  );
}
