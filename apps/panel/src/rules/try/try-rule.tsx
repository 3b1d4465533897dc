import type { RuleInput } from '@assay/contract';
import { DraftBacktest } from './draft-backtest';

/** What the rule as it is typed would do, before it is saved. @param props.rule null while it is incomplete */
export function TryRule({ rule }: { readonly rule: RuleInput | null }) {
  return <DraftBacktest rule={rule} />;
}
