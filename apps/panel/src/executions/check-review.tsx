import { RETRY_SENTENCES, type RetryCode } from '@assay/contract';
import { Alert, Button, Group, NativeSelect, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { isStale } from '../api/client';
import type { Space } from '../api/evaluations';
import { useAskAgain, useReviewCheck } from '../api/executions';
import { DraftNotice, UnsentWords, useDraft } from '../drafts/use-draft';
import { t } from '../i18n/language';
import { FailureAlert } from '../ui/notices';

const MAX_NOTE_LENGTH = 500;
type Choice = 'APPROVED' | 'DECLINED' | 'AGAIN';

const DOCUMENT: readonly RetryCode[] = [
  'GLARE',
  'BLUR',
  'DARK',
  'SMALL',
  'NO_DOCUMENT',
  'ZONE_UNREADABLE',
  'NOT_ACCEPTED',
  'UNREADABLE_FILE',
];
const FACE: readonly RetryCode[] = [
  'NO_FACE',
  'SEVERAL_FACES',
  'FACE_TOO_SMALL',
  'NOT_SURELY_THE_SAME_PERSON',
  'UNREADABLE_FILE',
];
const OTHER: readonly RetryCode[] = ['BLUR', 'DARK', 'UNREADABLE_FILE', 'LOCKED_FILE', 'NOT_ACCEPTED'];

/** Returns the retry reasons that apply to a step. */
const reasonsOf = (type: string): readonly RetryCode[] =>
  type === 'DOCUMENT' ? DOCUMENT : type === 'SELFIE' ? FACE : OTHER;

interface CheckReviewProps {
  readonly execution: string;
  readonly space: Space;
  readonly step: { readonly id: string; readonly type: string };
  /** Version of the displayed verification. */
  readonly version: number;
  readonly canDecide: boolean;
  readonly canAskAgain: boolean;
  /** Called with the link for the end user. */
  readonly onAsked: (link: string) => void;
}

interface ReviewDraft {
  readonly choice: Choice;
  readonly reason: string;
  readonly comment: string;
}

interface ReviewFieldsProps extends Pick<CheckReviewProps, 'canDecide' | 'canAskAgain'> {
  readonly draft: ReviewDraft;
  readonly reasons: readonly RetryCode[];
  readonly onChange: (changed: Partial<ReviewDraft>) => void;
}

/** Fields for decision, retry reason and comment. */
function ReviewFields({ draft, reasons, canDecide, canAskAgain, onChange }: ReviewFieldsProps) {
  const { choice, reason, comment } = draft;
  const needsNote = choice === 'DECLINED';
  return (
    <>
      <SegmentedControl
        aria-label={t('Decision')}
        data={[
          ...(canDecide
            ? [
                { value: 'APPROVED', label: t('Approve') },
                { value: 'DECLINED', label: t('Decline') },
              ]
            : []),
          ...(canAskAgain ? [{ value: 'AGAIN', label: t('Request resubmission') }] : []),
        ]}
        value={choice}
        onChange={(wanted) => onChange({ choice: wanted as Choice })}
      />
      {choice === 'AGAIN' ? (
        <NativeSelect
          label={t('Message to the end user')}
          description={t('Shown in the hosted flow, in the end user’s language.')}
          data={reasons.map((code) => ({ value: code, label: t(RETRY_SENTENCES[code]) }))}
          value={reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
      ) : null}
      <Textarea
        label={t('Comment')}
        description={needsNote ? t('Recorded in the history.') : undefined}
        required={needsNote}
        autosize
        minRows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
    </>
  );
}

/** Form for a check in review: approve, decline or request a resubmission. */
export function CheckReview(props: CheckReviewProps) {
  const { execution, space, step, version, canDecide, canAskAgain, onAsked } = props;
  const review = useReviewCheck(execution, space);
  const again = useAskAgain(execution, space);
  const reasons = reasonsOf(step.type);
  const draft = useDraft<ReviewDraft>(`check ${space} ${execution} ${step.id}`, {
    choice: canDecide ? 'APPROVED' : 'AGAIN',
    reason: reasons[0] as string,
    comment: '',
  });
  const { choice, reason, comment } = draft.value;
  const note = comment.trim();
  const overtaken = isStale(review.error) || isStale(again.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice === 'DECLINED' && note === '') return;
    const sent = { step: step.id, expected_version: version, ...(note ? { note } : {}) };
    if (choice === 'AGAIN')
      draft.saving(again.mutateAsync({ ...sent, reason: reason as RetryCode }), ({ link }) => onAsked(link));
    else draft.saving(review.mutateAsync({ ...sent, decision: choice }));
  };
  if (!canDecide && !canAskAgain) {
    return overtaken || (draft.isBroughtBack && note !== '') ? (
      <UnsentWords
        about={t(
          'Another user decided first; see the result above. Your comment wasn’t saved. Copy it from here:',
        )}
        words={note || t('no comment')}
        onForget={draft.forget}
      />
    ) : null;
  }
  return (
    <form onSubmit={submit} aria-label={t('Decide {step}', { step: step.id })}>
      <Stack gap="xs" mt="sm">
        <Text fw={600} size="sm">
          {t('Decide manually')}
        </Text>
        <DraftNotice draft={draft} />
        {overtaken ? (
          <Alert color="yellow" variant="light" role="alert">
            {t('The verification changed. Check the new state, then decide. Your comment is preserved.')}
          </Alert>
        ) : null}
        <ReviewFields
          draft={draft.value}
          reasons={reasons}
          canDecide={canDecide}
          canAskAgain={canAskAgain}
          onChange={draft.change}
        />
        {overtaken ? null : (
          <FailureAlert error={review.error ?? again.error} title={t('Couldn’t save the decision')} />
        )}
        <Group>
          <Button type="submit" loading={review.isPending || again.isPending}>
            {choice === 'AGAIN' ? t('Request resubmission') : t('Decide')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
