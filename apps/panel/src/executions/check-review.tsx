import { Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Space } from '../api/evaluations';
import { type CheckReview as Review, useReviewCheck } from '../api/executions';
import { FailureAlert } from '../ui/failure-alert';

type Decision = Review['decision'];
const DECISIONS: { value: Decision; label: string }[] = [
  { value: 'APPROVED', label: 'Approve' },
  { value: 'DECLINED', label: 'Decline' },
];
const LONGEST_COMMENT = 500;

interface CheckReviewProps {
  readonly execution: string;
  readonly space: Space;
  readonly step: string;
}

/** A check that waits for a person; the execution's status follows. */
export function CheckReview({ execution, space, step }: CheckReviewProps) {
  const review = useReviewCheck(execution, space);
  const [decision, setDecision] = useState<Decision>('APPROVED');
  const [comment, setComment] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const note = comment.trim();
    review.mutate({ step, decision, ...(note ? { note } : {}) });
  };
  return (
    <form onSubmit={submit} aria-label={`Decide ${step}`}>
      <Stack gap="xs" mt="sm">
        <Text fw={600} size="sm">
          Decide by hand
        </Text>
        <SegmentedControl aria-label="Decision" data={DECISIONS} value={decision} onChange={setDecision} />
        <Textarea
          label="Comment"
          autosize
          minRows={2}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <FailureAlert error={review.error} title="The check was not decided" />
        <Button type="submit" loading={review.isPending} style={{ alignSelf: 'flex-start' }}>
          Decide
        </Button>
      </Stack>
    </form>
  );
}
