import type { Space } from '../api/evaluations';
import { type CheckReview as Review, useReviewCheck } from '../api/executions';
import { DecisionForm } from '../ui/decision-form';

type Decision = Review['decision'];
const DECISIONS: readonly { value: Decision; label: string }[] = [
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
  return (
    <DecisionForm
      draft={`check ${space} ${execution} ${step}`}
      title="Decide by hand"
      label={`Decide ${step}`}
      choices={{ label: 'Decision', of: DECISIONS }}
      first="APPROVED"
      longestComment={LONGEST_COMMENT}
      button="Decide"
      failure={{ title: 'The check was not decided', error: review.error }}
      busy={review.isPending}
      decide={(decision, note) => review.mutateAsync({ step, decision, ...(note ? { note } : {}) })}
    />
  );
}
