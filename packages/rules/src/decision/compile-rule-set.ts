import type { ListField } from '@assay/contract';
import type { RuleNode } from '../ast';
import type { Catalogue } from '../catalogue';
import { checkRule } from '../check/check-rule';
import { patternsOf, SetLimits } from '../check/set-limits';
import { transactionFields } from '../check/type-of';
import { guessOf, LIST_FIELDS } from '../data/list-fields';
import { compileTest } from '../evaluate/compile-test';
import { stepsOf } from '../evaluate/cost';
import { nothingCompiled, type Surroundings } from '../evaluate/language';
import type { Test } from '../evaluate/scope';
import { type ListSlot, SlotLayout } from '../evaluate/slots';
import { compilePatternInSteps } from '../pattern/pattern';
import type { Problem } from '../problem';
import { instantOf } from '../semantics/dates';
import { namedKeys, type VelocityPlan } from '../velocity/definition';
import { directionReader } from '../velocity/direction';
import type { State } from '../velocity/event';
import { planInSteps, velocityIndex } from '../velocity/plan';
import { type InSteps, inOneGo } from '../work';
import { type Demand, demandsOf } from './necessity';
import { buildRuleIndex, type RuleIndex } from './rule-index';
import type { AppliedRule, ListAction, ManagedList, Rule, RuleSet } from './rule-set';

export interface CompiledRule {
  readonly rule: Rule;
  readonly fires: Test;
  /** Maximum steps of its evaluation, excluding those for long texts and arrays. */
  readonly steps: number;
  /** Milliseconds since the epoch; the rule is evaluated in [from, until). */
  readonly from: number;
  readonly until: number;
  /** Entry in the response if the rule matches; shared between decisions. */
  readonly applied: AppliedRule;
  /** The state it sets; null = none. */
  readonly state: State | null;
  readonly listAction: ListAction | null;
  /** Slots of the value for the rule's list action; empty without a list action. */
  readonly listSlots: readonly ListSlot[];
}

export interface BoundList {
  readonly list: ManagedList;
  /** Slots of the value in the transaction; the first one present counts. */
  readonly slots: readonly ListSlot[];
}

/** A compiled rule set. Immutable; share it between requests. */
export interface CompiledRuleSet {
  readonly set: RuleSet;
  readonly layout: SlotLayout;
  readonly surroundings: Surroundings;
  readonly velocity: VelocityPlan;
  /** Names of the keys that are stored in addition to the built-in ones: indexed custom fields, and pairs in use. */
  readonly declaredKeys: readonly string[];
  /** Returns the direction of a payment; null = unknown. */
  readonly directionOf: ReturnType<typeof directionReader>;
  readonly allowLists: readonly BoundList[];
  readonly blockLists: readonly BoundList[];
  /** Ids of the categories that have a live or canary scoring rule. */
  readonly scoringCategories: ReadonlySet<string>;
  /** True if the canary seed of a transaction affects its decision. */
  readonly hasCanary: boolean;
  /** Live rules, canaries and shadow rules in evaluation order: priority, then id. */
  readonly rules: readonly CompiledRule[];
  /** Index of `rules`, by position. */
  readonly index: RuleIndex;
}

export interface RuleProblem extends Problem {
  /** The affected rule. */
  readonly id: string;
}

interface Compilation {
  readonly compiled: CompiledRuleSet;
  /**
   * Rules with a problem are excluded from `compiled`. Reject them on save; on load, run without them and
   * raise an alarm.
   */
  readonly problems: readonly RuleProblem[];
}

function byPriority(a: Rule, b: Rule): number {
  return a.priority - b.priority || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * Reads one end of a rule's validity period. A missing value is unbounded; returns undefined for an invalid
 * date.
 */
function lifeTime(value: string | null | undefined, unbounded: number): number | undefined {
  return value === undefined || value === null || value === '' ? unbounded : instantOf(value);
}

/** Returns problems in a rule's references and dates. */
function frameProblems(rule: Rule, set: RuleSet): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, fix: string, path: string) => problems.push({ message, fix, path });
  const category = rule.category ?? null;
  if (category !== null && !set.categories.some((known) => known.id === category)) {
    report('unknown category', 'choose an existing category or none', '/category');
  }
  const action = rule.then.list ?? null;
  if (action !== null) {
    const list = set.lists.find((candidate) => candidate.id === action.list_id);
    if (list === undefined) report('unknown list', 'create the list first', '/then/list/list_id');
    else if (list.field !== action.field) {
      report(`that list contains ${list.field}`, `use the field ${list.field}`, '/then/list/field');
    }
  }
  const percent = rule.canary_percent ?? null;
  if ((rule.mode === 'canary') !== (percent !== null)) {
    const fix = rule.mode === 'canary' ? 'set the percentage of transactions' : 'remove it';
    report('canary_percent works only with the canary mode', fix, '/canary_percent');
  }
  for (const end of ['starts_at', 'ends_at'] as const) {
    if (lifeTime(rule[end], 0) === undefined) {
      report("this isn't a date", 'write it as YYYY-MM-DDTHH:MM:SSZ', `/${end}`);
    }
  }
  const [from, until] = [
    lifeTime(rule.starts_at, Number.NEGATIVE_INFINITY),
    lifeTime(rule.ends_at, Number.POSITIVE_INFINITY),
  ];
  if (from !== undefined && until !== undefined && from >= until) {
    report('the rule ends before it begins', 'set an end after the start', '/ends_at');
  }
  return problems;
}

interface SoundRule {
  readonly rule: Rule;
  readonly when: RuleNode;
}

/**
 * Returns the valid rules in order, and the problems of the others.
 * @param isNew true on save: patterns above the current limits are problems. In stored rules they are
 *   unknown.
 */
function* checkRules(
  set: RuleSet,
  catalogue: Catalogue,
  isNew: boolean,
): InSteps<{ sound: readonly SoundRule[]; problems: readonly RuleProblem[] }> {
  const lists = new Map(set.lists.map((list) => [list.id, list]));
  const indexed = new Set<string>(set.velocity?.indexed_fields);
  const problems: RuleProblem[] = [];
  const sound: SoundRule[] = [];
  const ids = new Set<string>();
  const limits = new SetLimits();
  for (const rule of [...set.rules].sort(byPriority)) {
    if (rule.mode === 'off') continue;
    yield;
    const found = frameProblems(rule, set);
    if (ids.has(rule.id))
      found.push({ message: 'two rules have the same id', fix: 'rename one of them', path: '/id' });
    ids.add(rule.id);
    const checked = checkRule(rule.when, catalogue, { lists, indexed, isNew });
    if (!checked.ok) {
      found.push(...checked.problems.map((problem) => ({ ...problem, path: `/when${problem.path}` })));
    }
    const excess = checked.ok && found.length === 0 ? limits.add(checked.ast) : null;
    if (excess) found.push(excess);
    problems.push(...found.map((problem) => ({ ...problem, id: rule.id })));
    if (checked.ok && found.length === 0) sound.push({ rule, when: checked.ast });
  }
  return { sound, problems };
}

/** Compiles the patterns of a condition in short steps, because one pattern can take some milliseconds. */
export function* compilePatternsInSteps(when: RuleNode): InSteps<void> {
  for (const source of patternsOf(when)) {
    yield* compilePatternInSteps(source);
    yield;
  }
}

function compileRule({ rule, when }: SoundRule, surroundings: Surroundings, slotsOf: SlotsOf): CompiledRule {
  const score = rule.then.score ?? null;
  const listAction = rule.then.list ?? null;
  return {
    rule,
    fires: compileTest(when, true, surroundings),
    steps: stepsOf(when),
    from: lifeTime(rule.starts_at, Number.NEGATIVE_INFINITY) ?? 0,
    until: lifeTime(rule.ends_at, Number.POSITIVE_INFINITY) ?? 0,
    applied: Object.freeze({
      id: rule.id,
      name: rule.name,
      operation: score?.operation ?? null,
      score: score?.value ?? 0,
    }),
    state: rule.then.state ?? null,
    listAction,
    listSlots: listAction === null ? [] : slotsOf(listAction.field),
  };
}

type SlotsOf = (field: ListField) => readonly ListSlot[];

function boundLists(set: RuleSet, kind: ManagedList['kind'], slotsOf: SlotsOf): readonly BoundList[] {
  return set.lists
    .filter((list) => list.kind === kind)
    .map((list) => ({ list, slots: slotsOf(list.field) }))
    .sort((a, b) => (a.list.id < b.list.id ? -1 : 1));
}

/** Returns the names of the indexed custom fields and of the pairs that a rule counts by. */
const declaredKeysOf = (set: RuleSet, { keys }: VelocityPlan): readonly string[] => [
  ...(set.velocity?.indexed_fields ?? []),
  ...keys.map(({ key }) => key).filter((key) => namedKeys(key).length > 1),
];

/** Returns the problems of a rule set before it is saved, without compiling it. */
export function* checkInSteps(set: RuleSet, catalogue: Catalogue): InSteps<readonly RuleProblem[]> {
  return (yield* checkRules(set, catalogue, true)).problems;
}

/** Runs `compileRuleSet` in steps, about one per rule, so that thousands of rules don't block other requests. */
export function* compileInSteps(set: RuleSet, catalogue: Catalogue): InSteps<Compilation> {
  const { sound, problems } = yield* checkRules(set, catalogue, false);
  const conditions = sound.map(({ when }) => when);
  const lists = new Map(set.lists.map((list) => [list.id, list]));
  const layout = new SlotLayout();
  const velocity = yield* planInSteps(conditions);
  const surroundings: Surroundings = {
    fields: transactionFields(catalogue),
    slotOf: (path) => layout.slotOf(path),
    compiled: yield* nothingCompiled(conditions),
    velocityIndexOf: velocityIndex(velocity),
    listFieldOf: (id) => lists.get(id)?.field ?? null,
  };
  const slotsOf: SlotsOf = (field) =>
    LIST_FIELDS[field].paths.map((path) => {
      const guess = guessOf(path);
      return { value: layout.slotOf(path), guess: guess === null ? null : layout.slotOf(guess) };
    });
  const allowLists = boundLists(set, 'allow', slotsOf);
  const blockLists = boundLists(set, 'block', slotsOf);
  const rules: CompiledRule[] = [];
  for (const one of sound) {
    yield* compilePatternsInSteps(one.when);
    rules.push(compileRule(one, surroundings, slotsOf));
    yield;
  }
  const demands: (readonly Demand[])[] = [];
  for (const { when } of sound) {
    demands.push(demandsOf(when, true, surroundings));
    yield;
  }
  const compiled: CompiledRuleSet = {
    set,
    layout,
    surroundings,
    velocity,
    declaredKeys: declaredKeysOf(set, velocity),
    directionOf: directionReader(set.velocity),
    allowLists,
    blockLists,
    scoringCategories: new Set(
      sound.flatMap(({ rule }) => (rule.mode !== 'shadow' && rule.then.score ? (rule.category ?? []) : [])),
    ),
    hasCanary: sound.some(({ rule }) => rule.mode === 'canary'),
    rules,
    index: buildRuleIndex(sound.length, (rule) => demands[rule]!),
  };
  return { compiled, problems };
}

/**
 * Checks and compiles a rule set from `readRuleSet` or typed code. Rules are sorted by priority and id, so
 * their creation order is irrelevant. A rule with a problem is excluded and reported. Stored patterns above
 * the current limits are unknown.
 */
export const compileRuleSet = (set: RuleSet, catalogue: Catalogue): Compilation =>
  inOneGo(compileInSteps(set, catalogue));
