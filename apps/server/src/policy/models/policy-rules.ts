import type { AccountId } from '@assay/contract';
import { type CompiledRuleSet, compileInSteps } from '@assay/rules';
import { type Connection, findPolicy } from '@assay/store';
import { inSlices } from '../../platform/time-slices';
import { type PolicyDocument, policyCatalogue } from '../versions/active-document';
import type { RulesOf } from './labelled-data';

/** Rules of an account by version, each compiled once; for work that walks through its whole history. */
export function policyRules(connection: Connection, accountId: AccountId): RulesOf {
  const compiled = new Map<number, Promise<CompiledRuleSet | null>>();
  async function load(version: number): Promise<CompiledRuleSet | null> {
    const policy = await findPolicy<PolicyDocument>(connection, accountId, version);
    return policy && (await inSlices(compileInSteps(policy.document, policyCatalogue))).compiled;
  }
  return (version) => {
    const known = compiled.get(version) ?? load(version);
    compiled.set(version, known);
    return known;
  };
}
