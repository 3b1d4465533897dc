import { labelState } from '@assay/contract';
import { isStale } from '../../api/client';
import type { State } from '../../api/evaluations';
import type { TransactionChange } from '../../api/feedback';
import { t } from '../../i18n/language';
import { labelName } from '../../labels/label-names';

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
