import { labelState } from '@assay/contract';
import type { State } from '../../api/evaluations';
import type { TransactionChange } from '../../api/feedback';
import { t } from '../../i18n/language';
import { labelName } from '../../labels/label-names';

/** A sentence when a label and a state mean the opposite of each other; null when they go together. */
export function contradiction(label: string | null, state: State): string | null {
  if (label === null || state === 'REVIEW') return null;
  const meant = labelState(label);
  if (meant === undefined || meant === state) return null;
  return t('The label “{label}” means {meant}, the state is {state}.', {
    label: labelName(label),
    meant,
    state,
  });
}

/** The state that a person had set by hand before the label came. */
interface Overruled {
  readonly state: State;
  readonly author: string;
}

/**
 * The review by hand that the newest label went against; null when there is none.
 * @param said newest first
 */
export function overruledReview(said: readonly TransactionChange[]): Overruled | null {
  const changes = said.filter(({ kind }) => kind !== 'note');
  const at = changes.findIndex((change) => change.label !== change.previous_label);
  const labelled = changes[at];
  // A review after the label counts by itself.
  if (!labelled?.label || at > 0 || labelled.state === labelled.previous_state) return null;
  const before = changes[at + 1];
  const byHand = before && before.label === before.previous_label && before.state === labelled.previous_state;
  return byHand ? { state: before.state, author: before.author } : null;
}
