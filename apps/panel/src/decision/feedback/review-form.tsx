import { Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Space, State } from '../../api/evaluations';
import { useReview } from '../../api/feedback';
import { FailureAlert } from '../../ui/failure-alert';

const STATES: { value: State; label: string }[] = [
  { value: 'APPROVE', label: 'Approve' },
  { value: 'REVIEW', label: 'Review' },
  { value: 'DECLINE', label: 'Decline' },
];
const LONGEST_COMMENT = 2000;

interface ReviewFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly state: State;
}

/** A state by hand, with the reason for whoever comes later. */
export function ReviewForm({ transaction, state }: ReviewFormProps) {
  const review = useReview(transaction);
  const [wanted, setWanted] = useState<State>(state);
  const [comment, setComment] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    review.mutate({ state: wanted, comment: comment.trim() }, { onSuccess: () => setComment('') });
  };
  return (
    <form onSubmit={submit} aria-label="Review by hand">
      <Stack gap="xs">
        <Text fw={600} size="sm">
          Review by hand
        </Text>
        <SegmentedControl aria-label="State by hand" data={STATES} value={wanted} onChange={setWanted} />
        <Textarea
          label="Comment"
          autosize
          minRows={2}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <FailureAlert error={review.error} title="The state was not set" />
        <Button type="submit" loading={review.isPending} style={{ alignSelf: 'flex-start' }}>
          Set the state
        </Button>
      </Stack>
    </form>
  );
}
