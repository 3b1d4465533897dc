import type { AppliedRule, FraudHistory, RetiredHistory } from '@assay/contract';

/** What the account's rules decided on the target alone. */
export interface RuleWord {
  readonly score: number;
  readonly applied_rules: AppliedRule[];
}

/** The retired counters knew the query that asked: a new target has one hit. */
const retiredHistory = (history: FraudHistory): RetiredHistory => ({
  hits: history.hits + 1,
  customer_hits: history.customer_hits + 1,
  first_seen: history.first_seen,
  last_seen: history.last_seen,
});

/** The members that `include` names. */
export function includedOf(
  include: ReadonlySet<string>,
  id: string,
  history: FraudHistory,
): { readonly history?: RetiredHistory; readonly flags?: FraudHistory['flags']; readonly id?: string } {
  return {
    ...(include.has('history') ? { history: retiredHistory(history) } : {}),
    ...(include.has('flags') ? { flags: history.flags } : {}),
    ...(include.has('id') ? { id } : {}),
  };
}
