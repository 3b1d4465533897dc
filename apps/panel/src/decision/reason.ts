import type { Decision, Flip } from '@assay/rules';

const named = (ids: readonly string[], one: string, several: string) =>
  `${ids.length === 1 ? one : several} ${ids.join(', ')}`;

const STATE_VERB = { APPROVE: 'approved', REVIEW: 'sent to review', DECLINE: 'declined' } as const;

/** One sentence on what fixed the state. */
export function describeDecidedBy(decision: Pick<Decision, 'state' | 'fraud_score' | 'decided_by'>): string {
  const { state, fraud_score: score, decided_by: by } = decision;
  const verb = STATE_VERB[state];
  switch (by.by) {
    case 'allow_list':
      return `The call was ${verb}: the transaction is on the allow ${named(by.ids, 'list', 'lists')}. Rules and score had no say.`;
    case 'block_list':
      return `The call was ${verb}: the transaction is on the block ${named(by.ids, 'list', 'lists')}. Rules and score had no say.`;
    case 'rule':
      return `The call was ${verb} by ${named(by.ids, 'rule', 'rules')}, whatever the score.`;
    case 'threshold':
      return `The call was ${verb}: the score ${score} reached the ${by.threshold} threshold of ${by.at}.`;
    default:
      return `The call was ${verb}: the score ${score} stayed below both thresholds, and no rule or list said otherwise.`;
  }
}

const points = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

/** Which fired rules carry the decision alone; of rules that might have fired there are too many to name. */
function alone({ points: missing, rule_ids }: Extract<Flip, { by: 'score' }>): string {
  if (missing > 0 || rule_ids.length === 0) return '';
  return rule_ids.length === 1
    ? ` Without rule ${rule_ids[0]} it would have come so.`
    : ` Without any one of the rules ${rule_ids.join(', ')} it would have come so.`;
}

/** One sentence on the smallest change that would have given another state. */
export function describeFlip(flip: Flip | null): string {
  if (flip === null)
    return 'No single change of the score, of a rule or of a list would have given another state.';
  switch (flip.by) {
    case 'list':
      return `Off the ${named(flip.list_ids, 'list', 'lists')} it would have been ${flip.to}.`;
    case 'rule':
      return `Without ${named(flip.rule_ids, 'rule', 'rules')} it would have been ${flip.to}.`;
    default:
      return `${points(flip.points)} ${flip.points > 0 ? 'more' : 'fewer'} would have made it ${flip.to}.${alone(flip)}`;
  }
}
