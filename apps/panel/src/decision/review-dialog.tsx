import { labelState } from '@assay/contract';
import type { EvaluationSummary } from '@assay/management-api';
import { Alert, Button, Group, Kbd, SegmentedControl, Select, Stack, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Space, State } from '../api/evaluations';
import { useLabel, useReview } from '../api/feedback';
import { showToast } from '../design/toast-store';
import { type Draft, DraftNotice, useDraft } from '../drafts/use-draft';
import { english, t } from '../i18n/language';
import { labelChoices } from '../labels/label-names';
import { FailureAlert } from '../ui/notices';
import { contradiction, expectedOf, notSet } from './feedback/contradiction';

const MAX_COMMENT_LENGTH = 2000;

const DONE = {
  APPROVE: english('Transaction approved.'),
  REVIEW: english('Transaction sent to review.'),
  DECLINE: english('Transaction declined.'),
} as const;

const states = (): { value: State; label: string }[] => [
  { value: 'APPROVE', label: t('Approve') },
  { value: 'REVIEW', label: t('Review') },
  { value: 'DECLINE', label: t('Decline') },
];

/** Returns the key of the draft of a review. */
export const reviewDraft = (transactionId: string, space: Space) => `review ${space} ${transactionId}`;

interface ReviewValue {
  readonly state: State;
  readonly label: string | null;
  readonly comment: string;
}

interface ReviewFormProps {
  readonly summary: EvaluationSummary;
  readonly space: Space;
  /** Decision that is selected first; null selects the current one. */
  readonly start: State | null;
  /** Label that is selected first; null selects the current one. */
  readonly startLabel: string | null;
  /** Field that has the focus first. */
  readonly focus: 'comment' | 'label';
  readonly onDone: () => void;
}

/**
 * Sends a decision, a label and a comment in the order that preserves the chosen decision. `send` resolves with a
 * function that restores the earlier decision and label.
 */
function useSend({ summary, space }: Pick<ReviewFormProps, 'summary' | 'space'>) {
  const transaction = { id: summary.transaction_id, space };
  const review = useReview(transaction);
  const give = useLabel(transaction);
  const { label: before, current_state: current } = summary;
  type Label = Parameters<typeof give.mutateAsync>[0];
  const labelTo = async (label: string | null) => {
    if (label !== before) await give.mutateAsync(label as Label);
  };
  const send = async (state: State, label: string | null, comment: string) => {
    const meant = label === null || label === before ? undefined : labelState(label);
    // A label sets its decision, so a different one is set after it.
    const labelFirst = meant !== undefined && meant !== state;
    if (labelFirst) await labelTo(label);
    if (labelFirst || state !== current || comment !== '' || label === before) {
      const expected = labelFirst ? {} : expectedOf(current, review.error);
      await review.mutateAsync({ state, comment, ...expected });
    }
    if (!labelFirst) await labelTo(label);
    return async () => {
      if (label !== before) await give.mutateAsync(before as Label);
      await review.mutateAsync({ state: current, comment: '' });
    };
  };
  return { send, isPending: review.isPending || give.isPending, review, give };
}

/** Returns a warning about a label that contradicts or changes the decision; null without one. */
function warningOf(
  { label: given, current_state: current, state: byRules }: EvaluationSummary,
  label: string | null,
  state: State,
): string | null {
  const becomes = label === null || label === given ? undefined : labelState(label);
  const clash = contradiction(label, state);
  if (clash !== null) return clash;
  if (current === byRules || becomes === undefined || becomes === current) return null;
  return t('The decision was set manually to {state}. This label changes it to {becomes}.', {
    state: current,
    becomes,
  });
}

interface ReviewFieldsProps {
  readonly draft: Draft<ReviewValue>;
  readonly focus: ReviewFormProps['focus'];
}

/** Decision, label and comment. A label selects the decision that it means. */
function ReviewFields({ draft, focus }: ReviewFieldsProps) {
  const { state, label, comment } = draft.value;
  const choose = (wanted: string | null) => {
    const meant = wanted === null ? undefined : labelState(wanted);
    draft.change({ label: wanted, ...(meant ? { state: meant } : {}) });
  };
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('Decision')}
        data={states()}
        value={state}
        onChange={(wanted) => draft.change({ state: wanted as State })}
      />
      <Select
        {...(focus === 'label' ? { 'data-autofocus': true } : {})}
        label={t('Label')}
        description={t('The real outcome, if you know it. Models learn from labels.')}
        placeholder={t('Select a label')}
        searchable
        clearable
        data={labelChoices()}
        value={label}
        onChange={choose}
      />
      <Textarea
        {...(focus === 'comment' ? { 'data-autofocus': true } : {})}
        label={t('Comment')}
        autosize
        minRows={2}
        maxLength={MAX_COMMENT_LENGTH}
        value={comment}
        onChange={(event) => draft.change({ comment: event.currentTarget.value })}
      />
    </>
  );
}

/** Form for a manual decision, its label and a comment; Ctrl+Enter submits. */
export function ReviewForm({ summary, space, start, startLabel, focus, onDone }: ReviewFormProps) {
  const { send, isPending, review, give } = useSend({ summary, space });
  const draft = useDraft<ReviewValue>(reviewDraft(summary.transaction_id, space), {
    state: start ?? summary.current_state,
    label: startLabel ?? summary.label,
    comment: '',
  });
  const { state, label, comment } = draft.value;
  const submit = () => {
    if (isPending) return;
    const onlyLabels = state === summary.current_state && label !== summary.label;
    draft.saving(send(state, label, comment.trim()), (undo) => {
      onDone();
      showToast({ text: onlyLabels ? t('Label saved.') : t(DONE[state]), undo: () => void undo() });
    });
  };
  const submitOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const warning = warningOf(summary, label, state);
  return (
    <form
      aria-label={t('Change decision')}
      onKeyDown={submitOnKey}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <DraftNotice draft={draft} />
        <ReviewFields draft={draft} focus={focus} />
        {warning ? (
          <Alert color="orange" variant="light" p="xs" role="note">
            {warning}
          </Alert>
        ) : null}
        <FailureAlert error={review.error} title={notSet(review.error)} />
        <FailureAlert error={give.error} title={t('Couldn’t save the label')} />
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={isPending}
            rightSection={
              <Kbd size="xs" aria-hidden>
                {t('Ctrl')} ↵
              </Kbd>
            }
          >
            {t('Save decision')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
