import type { Space, State } from '../../api/evaluations';
import { useReview } from '../../api/feedback';
import { t } from '../../i18n/language';
import { DecisionForm } from '../../ui/decision-form';
import { contradiction } from './contradiction';
import { expectedOf, notSet } from './not-set';

const states = (): readonly { value: State; label: string }[] => [
  { value: 'APPROVE', label: t('Approve') },
  { value: 'REVIEW', label: t('Review') },
  { value: 'DECLINE', label: t('Decline') },
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
      title={t('Review by hand')}
      choices={{ label: t('State by hand'), of: states() }}
      first={state}
      warning={(wanted) => (wanted === state ? null : contradiction(label, wanted))}
      longestComment={LONGEST_COMMENT}
      button={t('Set the state')}
      failure={{ title: notSet(review.error), error: review.error }}
      busy={review.isPending}
      decide={(wanted, comment) =>
        review.mutateAsync({ state: wanted, comment, ...expectedOf(state, review.error) })
      }
    />
  );
}
