import type { RuleFigures } from '../../api/rule-figures';
import { money, percent } from '../../dashboards/words';
import { t } from '../../i18n/language';

/** How often a rule held: `38 hits`, and beside it what it did in shadow. */
export const hitsOf = ({ hits, shadow_hits }: RuleFigures): string =>
  [
    hits > 0 || shadow_hits === 0 ? t('{hits, plural, one {# hit} other {# hits}}', { hits }) : null,
    shadow_hits > 0 ? t('{hits} in shadow', { hits: shadow_hits }) : null,
  ]
    .filter((words) => words !== null)
    .join(' · ');

/** `75 % of 12 right`; nothing where no call is labelled. */
export const precisionOf = ({ precision, fraud, legitimate }: RuleFigures): string | null =>
  precision === null
    ? null
    : t('{share} of {calls} right', { share: percent(precision), calls: fraud + legitimate });

/** Money of the labelled frauds that it held for, in the currency with the most; nothing where none is labelled. */
export function fraudMoneyOf({ money: all }: RuleFigures): string | null {
  const most = all.find(({ fraud }) => fraud > 0);
  return most ? t('{amount} of fraud', { amount: money(most.fraud, most.currency) }) : null;
}
