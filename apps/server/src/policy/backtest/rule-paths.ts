import { type CompiledRuleSet, childrenOf, guessOf, pathsOfList, type RuleNode } from '@assay/rules';

function collect(node: RuleNode, into: Set<string>): void {
  if (node.op === 'field') into.add(node.path);
  const guess = node.op === 'field' ? guessOf(node.path) : null;
  if (guess !== null) into.add(guess);
  // The conditions of a velocity node are about other transactions.
  if (node.op === 'velocity') return;
  for (const child of childrenOf(node)) collect(child.node, into);
}

/** Every path that deciding by a rule set reads: of its conditions, its lists and its list actions. */
export function pathsOf({ rules, allowLists, blockLists }: CompiledRuleSet): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { rule, listAction } of rules) {
    collect(rule.when, paths);
    if (listAction) for (const path of pathsOfList(listAction.field)) paths.add(path);
  }
  for (const { list } of [...allowLists, ...blockLists]) {
    for (const path of pathsOfList(list.field)) paths.add(path);
  }
  return paths;
}
