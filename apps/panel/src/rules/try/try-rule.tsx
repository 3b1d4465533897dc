import type { RuleInput } from '@assay/management-api';
import { DraftBacktest } from './draft-backtest';
import { RuleTrial } from './rule-trial';

/** What the rule as it is typed would do, before it is saved. @param props.rule null while it is incomplete */
export function TryRule({ rule }: { readonly rule: RuleInput | null }) {
  return (
    <>
      <RuleTrial rule={rule} />
      <DraftBacktest rule={rule} />
    </>
  );
}
