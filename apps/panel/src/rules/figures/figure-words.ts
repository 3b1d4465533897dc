import type { RuleFigures } from '../../api/rule-figures';
import { money, percent, whole } from '../../dashboards/words';

/** How often a rule held: `38 hits`, and beside it what it did in shadow. */
export const hitsOf = ({ hits, shadow_hits }: RuleFigures): string =>
  [
    hits > 0 || shadow_hits === 0 ? `${whole(hits)} ${hits === 1 ? 'hit' : 'hits'}` : null,
    shadow_hits > 0 ? `${whole(shadow_hits)} in shadow` : null,
  ]
    .filter((words) => words !== null)
    .join(' · ');

/** `75 % of 12 right`; nothing where no call is labelled. */
export const precisionOf = ({ precision, fraud, legitimate }: RuleFigures): string | null =>
  precision === null ? null : `${percent(precision)} of ${whole(fraud + legitimate)} right`;

/** Money of the labelled frauds that it held for, in the currency with the most; nothing where none is labelled. */
export function fraudMoneyOf({ money: all }: RuleFigures): string | null {
  const most = all.find(({ fraud }) => fraud > 0);
  return most ? `${money(most.fraud, most.currency)} of fraud` : null;
}
