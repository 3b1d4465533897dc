import type { Space, State } from '../../api/evaluations';
import { useReview } from '../../api/feedback';
import { DecisionForm } from '../../ui/decision-form';
import { contradiction } from './contradiction';

const STATES: readonly { value: State; label: string }[] = [
  { value: 'APPROVE', label: 'Approve' },
  { value: 'REVIEW', label: 'Review' },
  { value: 'DECLINE', label: 'Decline' },
];
const LONGEST_COMMENT = 2000;

interface ReviewFormProps {
  readonly transaction: { readonly id: string; readonly space: Space };
  readonly state: State;
  readonly label: string | null;
}

/** A state by hand. */
export function ReviewForm({ transaction, state, label }: ReviewFormProps) {
  const review = useReview(transaction);
  return (
    <DecisionForm
      draft={`review ${transaction.space} ${transaction.id}`}
      title="Review by hand"
      choices={{ label: 'State by hand', of: STATES }}
      first={state}
      warning={(wanted) => (wanted === state ? null : contradiction(label, wanted))}
      longestComment={LONGEST_COMMENT}
      button="Set the state"
      failure={{ title: 'The state was not set', error: review.error }}
      busy={review.isPending}
      decide={(wanted, comment) => review.mutateAsync({ state: wanted, comment })}
    />
  );
}
