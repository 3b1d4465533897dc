import type { Decision, Flip } from '@assay/rules';
import { t } from '../i18n/language';

const named = (ids: readonly string[]) => ({ count: ids.length, ids: ids.join(', ') });

const stateVerbs = () => ({
  APPROVE: t('approved'),
  REVIEW: t('sent to review'),
  DECLINE: t('declined'),
});

/** One sentence on what fixed the state. */
export function describeDecidedBy(decision: Pick<Decision, 'state' | 'fraud_score' | 'decided_by'>): string {
  const { state, fraud_score: score, decided_by: by } = decision;
  const verb = stateVerbs()[state];
  switch (by.by) {
    case 'allow_list':
      return t(
        'The call was {verb}: the transaction is on the allow {count, plural, one {list} other {lists}} {ids}. Rules and score had no say.',
        { verb, ...named(by.ids) },
      );
    case 'block_list':
      return t(
        'The call was {verb}: the transaction is on the block {count, plural, one {list} other {lists}} {ids}. Rules and score had no say.',
        { verb, ...named(by.ids) },
      );
    case 'rule':
      return t(
        'The call was {verb} by {count, plural, one {rule} other {rules}} {ids}, whatever the score.',
        {
          verb,
          ...named(by.ids),
        },
      );
    case 'threshold':
      return t('The call was {verb}: the score {score} reached the {threshold} threshold of {at}.', {
        verb,
        score,
        threshold: by.threshold,
        at: by.at,
      });
    default:
      return t(
        'The call was {verb}: the score {score} stayed below both thresholds, and no rule or list said otherwise.',
        { verb, score },
      );
  }
}

/** Which fired rules carry the decision alone; of rules that might have fired there are too many to name. */
function alone({ points: missing, rule_ids }: Extract<Flip, { by: 'score' }>): string {
  if (missing > 0 || rule_ids.length === 0) return '';
  return ` ${t(
    '{count, plural, one {Without rule {ids} it would have come so.} other {Without any one of the rules {ids} it would have come so.}}',
    named(rule_ids),
  )}`;
}

/** One sentence on the smallest change that would have given another state. */
export function describeFlip(flip: Flip | null): string {
  if (flip === null)
    return t('No single change of the score, of a rule or of a list would have given another state.');
  const { to } = flip;
  switch (flip.by) {
    case 'list':
      return t('Off the {count, plural, one {list} other {lists}} {ids} it would have been {to}.', {
        ...named(flip.list_ids),
        to,
      });
    case 'rule':
      return t('Without {count, plural, one {rule} other {rules}} {ids} it would have been {to}.', {
        ...named(flip.rule_ids),
        to,
      });
    default:
      return pointsAway(flip) + alone(flip);
  }
}

function pointsAway({ points, to }: Extract<Flip, { by: 'score' }>): string {
  const values = { points: Math.abs(points), to };
  return points > 0
    ? t('{points, plural, one {# point} other {# points}} more would have made it {to}.', values)
    : t('{points, plural, one {# point} other {# points}} fewer would have made it {to}.', values);
}
