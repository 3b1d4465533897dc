import type { SpaceId } from '@assay/contract';
import { type Dataset, DatasetBuilder, FEATURES, velocity } from '@assay/learning';
import { type CompiledRuleSet, childrenOf, printRule, type RuleNode } from '@assay/rules';
import { type Connection, labelledEvaluations } from '@assay/store';
import { readStoredDecision } from '../../scoring/index';
import { velocityPositions } from './live-models';

/** The rules that decided an evaluation, by the version of the policy; null when they are gone. */
export type RulesOf = (version: number) => Promise<CompiledRuleSet | null>;

/** Velocity questions of a rule set, by their ids, as the rule language writes them. */
function velocityTexts({
  rules,
  surroundings,
  velocity: plan,
}: CompiledRuleSet): ReadonlyMap<string, string> {
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
  return texts;
}

/**
 * The labelled transactions of a space as training rows, oldest first. Features are those of the product and the
 * velocity answers that today's rules ask for; nothing that the decision itself, or anybody afterwards, made of it.
 * @param onRow called after every row.
 */
export async function readLabelledData(
  connection: Connection,
  spaceId: SpaceId,
  rules: { readonly today: CompiledRuleSet; readonly of: RulesOf },
): Promise<Dataset> {
  const asked = [...velocityTexts(rules.today)].map(([id, text]) => velocity(id, text));
  const builder = new DatasetBuilder([...FEATURES, ...asked]);
  for await (const { record, signal } of labelledEvaluations(connection, spaceId)) {
    const compiled = await rules.of(record.policyVersion);
    // Its rules are gone: what it saw of velocity has no names any more.
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
