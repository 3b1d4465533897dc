import type { EnvironmentId } from '@assay/contract';
import { type Dataset, DatasetBuilder, FEATURES, type VelocityText, velocityFeatures } from '@assay/learning';
import { type CompiledRuleSet, childrenOf, printRule, type RuleNode } from '@assay/rules';
import { type Connection, labelledEvaluations } from '@assay/store';
import { readStoredDecision } from '../../scoring/index';
import { velocityPositions } from './live-models';

/** Returns the rules that decided an evaluation, by policy version; null when they no longer exist. */
export type RulesOf = (version: number) => Promise<CompiledRuleSet | null>;

/** Returns the velocity definitions of a rule set, with their text in the rule language. */
export function velocityTexts({
  rules,
  surroundings,
  velocity: plan,
}: CompiledRuleSet): readonly VelocityText[] {
  const texts = new Map<string, string>();
  const walk = (node: RuleNode): void => {
    if (node.op === 'velocity') {
      const id = plan.definitions[surroundings.velocityIndexOf(node)]?.id;
      if (id !== undefined) texts.set(id, printRule(node));
      return;
    }
    for (const child of childrenOf(node)) walk(child.node);
  };
  for (const { rule } of rules) walk(rule.when);
  return [...texts].map(([id, text]) => ({ id, text }));
}

/**
 * Reads the labeled transactions of an environment as training rows, oldest first. Features are those of the
 * product and the velocity values of today's rules. Values derived from the decision or added later are
 * excluded.
 * @param before only transactions before this time, UNIX milliseconds; default: all
 */
export async function readLabelledData(
  connection: Connection,
  environmentId: EnvironmentId,
  rules: { readonly today: CompiledRuleSet; readonly of: RulesOf },
  before?: number,
): Promise<Dataset> {
  const builder = new DatasetBuilder([...FEATURES, ...velocityFeatures(velocityTexts(rules.today))]);
  for await (const { record, signal } of labelledEvaluations(connection, environmentId, { to: before })) {
    const compiled = await rules.of(record.policyVersion);
    // Its rules no longer exist, so its velocity values have lost their names.
    if (!compiled) continue;
    const { input } = readStoredDecision(record, compiled);
    const places = velocityPositions(compiled);
    builder.add(
      { facts: input.facts, now: input.now, velocity: (id) => input.velocity[places.get(id) ?? -1]?.value },
      signal < 0,
    );
  }
  return builder.build();
}
