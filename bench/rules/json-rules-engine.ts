/** The same rules in json-rules-engine, for comparison in the same run. */
import { Engine, type NestedCondition, type TopLevelCondition } from 'json-rules-engine';
import type { RuleNode, VelocityNode } from '../../packages/rules/src/index';

type Condition = NestedCondition;

/** Conditions on absent values must not hold there either, so absence is guarded as its users would. */
const known = (value: unknown) => value !== undefined && value !== null;

function operand(node: RuleNode): { fact: string; path?: string } {
  if (node.op === 'velocity') return { fact: 'velocity', path: `$.${velocityName(node)}` };
  if (node.op !== 'field') throw new Error(`not used in the benchmark: ${node.op}`);
  const [fact = '', ...rest] = node.path.split('.');
  return rest.length === 0 ? { fact } : { fact, path: `$.${rest.join('.')}` };
}

/** The name under which a velocity value is handed to json-rules-engine as a fact. */
export function velocityName(node: VelocityNode): string {
  return [node.aggregate, node.of ?? 'rows', node.by, node.window].join('_');
}

const OPERATORS: Readonly<Record<string, string>> = {
  '=': 'equal',
  '!=': 'knownNotEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanInclusive',
  '<': 'knownLessThan',
  contains: 'containsFolded',
  starts_with: 'startsWithFolded',
};

function translate(node: RuleNode): Condition {
  switch (node.op) {
    case 'and':
      return { all: node.args.map(translate) };
    case 'or':
      return { any: node.args.map(translate) };
    case 'not':
      return { ...operand(node.arg), operator: 'equal', value: false };
    case 'field':
      return { ...operand(node), operator: 'equal', value: true };
    case 'not_exist':
      return { ...operand(node.arg), operator: 'absent', value: true };
    case 'in':
      return {
        ...operand(node.left),
        operator: 'in',
        value: node.right.op === 'const' ? node.right.value : [],
      };
    default: {
      const operator = OPERATORS[node.op];
      if (operator === undefined || !('left' in node))
        throw new Error(`not used in the benchmark: ${node.op}`);
      const value = node.right.op === 'const' ? node.right.value : operand(node.right);
      return { ...operand(node.left), operator, value };
    }
  }
}

/** Builds an engine whose run answers the sum of the scores of the rules that fired. */
export function jsonRulesEngine(rules: readonly { readonly when: RuleNode; readonly score: number }[]) {
  const engine = new Engine([], { allowUndefinedFacts: true });
  engine.addOperator<unknown, unknown>(
    'knownNotEqual',
    (fact, value) => known(fact) && known(value) && fact !== value,
  );
  engine.addOperator<number, number>('knownLessThan', (fact, value) => known(fact) && fact < value);
  engine.addOperator<unknown, boolean>('absent', (fact, value) => !known(fact) === value);
  engine.addOperator<string, string>(
    'containsFolded',
    (fact, value) => known(fact) && fact.toLowerCase().includes(value),
  );
  engine.addOperator<string, string>(
    'startsWithFolded',
    (fact, value) => known(fact) && fact.toLowerCase().startsWith(value),
  );
  for (const { when, score } of rules) {
    const condition = translate(when);
    const conditions: TopLevelCondition =
      'all' in condition || 'any' in condition ? condition : { all: [condition] };
    engine.addRule({ conditions, event: { type: 'score', params: { score } } });
  }
  return async (facts: Record<string, unknown>): Promise<number> => {
    const { events } = await engine.run(facts);
    return events.reduce((sum, event) => sum + (event.params?.score as number), 0);
  };
}
