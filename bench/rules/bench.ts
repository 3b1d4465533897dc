/**
 * Measures the speed of the rule language: CPU time per decision with 10, 50 and 1,000 rules, compared with
 * json-rules-engine on the same rules, the same transactions and with the same total score. Unlike elapsed
 * time, CPU time is hardly affected by other work on the machine.
 */
import {
  childrenOf,
  compileRuleSet,
  DEFAULT_THRESHOLDS,
  decide,
  type Effect,
  explainDecision,
  type Facts,
  type ListPort,
  parseRule,
  type Rule,
  type RuleNode,
  type VelocityNode,
  type VelocityValue,
} from '../../packages/rules/src/index';
import { cpuMicroseconds } from '../process-cpu';
import { atMost, type Row } from '../row';
import { jsonRulesEngine, RULES, velocityName } from './json-rules-engine';
import { operandFigures } from './operands';
import { CATALOGUE, makeTransactions, seededRandom } from './transactions';

interface ScoredRule {
  readonly when: RuleNode;
  readonly score: number;
}

const TRANSACTIONS = 1_000;
const NO_LISTS: ListPort = { has: () => null };

function parse(text: string): RuleNode {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.ast;
}

/** Copies a rule with shifted numeric bounds, like the rules of many merchants on one system. */
function vary(node: RuleNode, factor: number): RuleNode {
  if ((node.op === '>' || node.op === '>=' || node.op === '<') && node.right.op === 'const') {
    const bound = node.right.value;
    return typeof bound === 'number'
      ? { ...node, right: { op: 'const', value: Math.round(bound * factor) } }
      : node;
  }
  if (node.op === 'and' || node.op === 'or')
    return { ...node, args: node.args.map((arg) => vary(arg, factor)) };
  return node;
}

function ruleList(count: number): ScoredRule[] {
  return Array.from({ length: count }, (_, index) => {
    const [text = '', score = 0] = RULES[index % RULES.length] ?? [];
    return { when: vary(parse(text), 1 + Math.floor(index / RULES.length) * 0.13), score };
  });
}

function velocityNodes(node: RuleNode): VelocityNode[] {
  if (node.op === 'velocity') return [node];
  return childrenOf(node).flatMap((child) => velocityNodes(child.node));
}

function compile(rules: readonly ScoredRule[]) {
  const set = rules.map(({ when, score }, index): Rule => {
    const then: Effect = { score: { operation: score < 0 ? '-' : '+', value: Math.abs(score) } };
    const id = `R${String(index).padStart(4, '0')}`;
    return { id, name: id, category: null, priority: 1, mode: 'live', when, then };
  });
  const { compiled, problems } = compileRuleSet(
    { rules: set, categories: [], lists: [], thresholds: DEFAULT_THRESHOLDS },
    CATALOGUE,
  );
  if (problems.length > 0) throw new Error(`${problems[0]?.id}: ${problems[0]?.message}`);
  return compiled;
}

/** Returns velocity values for a transaction, by name and in the order of the plan. */
function velocityOf(rules: readonly ScoredRule[], definitionIds: readonly string[], random: () => number) {
  const names = [...new Set(rules.flatMap(({ when }) => velocityNodes(when)).map(velocityName))].sort();
  const byName = Object.fromEntries(names.map((name) => [name, Math.floor(random() * 12)]));
  const values = definitionIds.map((id): VelocityValue => {
    const [aggregate, of, by] = id.split('|');
    const name = names.find((candidate) => candidate.startsWith(`${aggregate}_${of || 'rows'}_${by}_`)) ?? '';
    return { value: byName[name] ?? null, lowerBound: false };
  });
  return { byName, values };
}

async function compareAt(count: number, bar: number): Promise<Row> {
  const rules = ruleList(count);
  const compiled = compile(rules);
  const random = seededRandom(7);
  const ids = compiled.velocity.definitions.map((definition) => definition.id);
  const cases = makeTransactions(TRANSACTIONS, random).map((facts: Facts) => {
    const { byName, values } = velocityOf(rules, ids, random);
    return {
      input: { facts, now: 0, velocity: values, lists: NO_LISTS },
      plain: { ...facts, velocity: byName },
    };
  });
  const caseAt = (index: number) => cases[index % cases.length] as (typeof cases)[number];

  const theirs = jsonRulesEngine(rules);
  const compared = count > 100 ? 50 : 200;
  let ourSum = 0;
  let theirSum = 0;
  for (let i = 0; i < compared; i++) {
    ourSum += decide(compiled, caseAt(i).input).score_path.at(-1)?.total ?? 0;
    theirSum += await theirs(caseAt(i).plain);
  }
  if (ourSum !== theirSum) throw new Error(`${count} rules: scores differ, ${ourSum} and ${theirSum}`);

  const calls = Math.ceil(4_000_000 / count);
  await cpuMicroseconds(calls, 1, (i) => decide(compiled, caseAt(i).input));
  const value = await cpuMicroseconds(calls, 3, (i) => decide(compiled, caseAt(i).input));
  const reference = await cpuMicroseconds(compared, 2, (i) => theirs(caseAt(i).plain));
  return {
    figure: `decision with ${count} rules, CPU`,
    value,
    unit: 'µs',
    reference: `json-rules-engine 7.3.1: ${reference.toFixed(0)} µs, equal scores`,
    ratio: reference / value,
    bar: atMost(bar),
  };
}

/** Measures the operations other than decisions: saving, explaining, reading text. */
async function editorFigures(): Promise<Row[]> {
  const rules = ruleList(50);
  const compiled = compile(rules);
  const [facts = {}] = makeTransactions(1, seededRandom(3));
  const input = { facts, now: 0, velocity: [], lists: NO_LISTS };
  const figure = async (name: string, calls: number, run: (index: number) => unknown): Promise<Row> => ({
    figure: `${name}, CPU`,
    value: await cpuMicroseconds(calls, 3, run),
    unit: 'µs',
  });
  return [
    await figure('check and compile 50 rules', 200, () => compile(rules)),
    await figure('explain a decision with 50 rules', 2_000, () => explainDecision(compiled, input)),
    await figure('parse a rule text', 20_000, (i) => parse(RULES[i % RULES.length]?.[0] ?? '')),
  ];
}

/** Measures everything; takes about ten seconds. Throws when the two engines disagree on a score. */
export async function benchRules(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [count, bar] of [
    [10, 2],
    [50, 4],
    [1_000, 60],
  ] as const) {
    rows.push(await compareAt(count, bar));
  }
  return [...rows, ...(await editorFigures()), ...(await operandFigures())];
}
