import type { AppliedRule } from '@assay/contract';

/** Scores have two decimals. */
const CENTS = 100;

/** The score after each rule, before it is held between 0 and 100; null for rules that leave it as it is. */
export function runningSums(rules: readonly AppliedRule[]): readonly (number | null)[] {
  let cents = 0;
  return rules.map(({ operation, score }) => {
    if (operation === null) return null;
    cents += Math.round((operation === '+' ? score : -score) * CENTS);
    return cents / CENTS;
  });
}
