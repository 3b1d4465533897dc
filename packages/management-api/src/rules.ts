import {
  boolean,
  chosenId,
  closed,
  integer,
  LIST_FIELD_NAMES,
  literals,
  named,
  notPersonal,
  nullable,
  number,
  numberOrNull,
  type Static,
  state,
  string,
  stringOrNull,
  Type,
} from '@assay/contract';
import { thresholds } from './account';
import { managementRoute } from './document';
import { changeNote, expectedVersion, newLabel, VERSION_GUARD, VERSION_GUARD_QUERY } from './members';

/** Maximum length of rule text, sufficient for the largest tree written as text. */
const MAX_RULE_TEXT_LENGTH = 20_000;

export const ruleMode = literals(['live', 'canary', 'shadow', 'off']);

/** Percentage of transactions in which a canary counts. */
const canaryPercent = nullable(
  Type.Number({
    minimum: 0.1,
    maximum: 99.9,
    description: 'Percent of transactions for which a canary rule has an effect',
  }),
);

const scoreChange = named('RuleScore', {
  operation: literals(['+', '-']),
  value: Type.Number({ minimum: 0, maximum: 1000 }),
});
const listAction = named('RuleListAction', {
  list_id: chosenId,
  field: literals(LIST_FIELD_NAMES),
  action: literals(['add']),
});

/** Effect of a matched rule: it changes the score; or it sets the state, changes a list, or both. */
export const ruleEffect = named(
  'RuleEffect',
  {
    score: Type.Optional(nullable(scoreChange)),
    state: Type.Optional(nullable(state)),
    list: Type.Optional(nullable(listAction)),
  },
  'Either score, or state and/or list',
);

/** A condition as a tree; the rule checker validates its grammar and names every problem. */
const ruleTree = notPersonal(
  Type.Object({ op: string }, { $id: 'RuleCondition', additionalProperties: true }),
);

const condition = Type.Union([Type.String({ minLength: 1, maxLength: MAX_RULE_TEXT_LENGTH }), ruleTree], {
  description: 'a rule text, or a rule tree ({"op": …})',
});

/** ISO 8601; null = unbounded. */
const bound = nullable(Type.String({ minLength: 1, maxLength: 40 }));

const priority = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

// A shorthand property, because the linter mistakes a literal `then` member for a promise's.
const then = ruleEffect;

export const managedRule = named('Rule', {
  id: string,
  name: string,
  category: stringOrNull,
  priority: number,
  mode: ruleMode,
  /** For a canary: percentage of transactions in which it counts; null for other rules. */
  canary_percent: numberOrNull,
  when: ruleTree,
  when_text: string,
  then,
  starts_at: stringOrNull,
  ends_at: stringOrNull,
});
export type ManagedRule = Static<typeof managedRule>;

/** A rule in a request. It may contain both `when` and `when_text`, as returned, if they agree. */
const RULE_INPUT = {
  id: Type.Optional(chosenId),
  name: newLabel,
  category: Type.Optional(nullable(chosenId)),
  priority: Type.Optional(priority),
  mode: Type.Optional(ruleMode),
  canary_percent: Type.Optional(canaryPercent),
  when: Type.Optional(condition),
  when_text: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_RULE_TEXT_LENGTH })),
  then,
  starts_at: Type.Optional(bound),
  ends_at: Type.Optional(bound),
};
export const ruleInput = named('RuleInput', RULE_INPUT);
export type RuleInput = Static<typeof ruleInput>;

export const ruleCategory = named('RuleCategory', {
  id: string,
  name: string,
  thresholds: nullable(thresholds),
});
export const ruleCategoryInput = named('RuleCategoryInput', {
  id: chosenId,
  name: newLabel,
  thresholds: nullable(thresholds),
});

const rulePatch = closed({
  name: Type.Optional(newLabel),
  priority: Type.Optional(priority),
  mode: Type.Optional(ruleMode),
  canary_percent: Type.Optional(canaryPercent),
  expected_version: Type.Optional(expectedVersion),
  note: Type.Optional(changeNote),
});

const ruleProblem = named('RuleProblem', {
  message: string,
  /** Suggested fix. */
  fix: string,
  /** JSON pointer into the tree. */
  path: string,
  /** Position in the text (UTF-16 offsets); null for a tree. */
  position: nullable(named('TextRange', { start: integer, end: integer })),
});

const versioned = { version: integer };
const savedRule = named('RuleChange', { ...versioned, rule: managedRule });
const savedCategory = named('RuleCategoryChange', { ...versioned, category: ruleCategory });
const onlyVersion = named('PolicyVersionNumber', versioned);

const categoryInput = closed({
  id: Type.Optional(chosenId),
  name: newLabel,
  thresholds: Type.Optional(nullable(thresholds)),
  ...VERSION_GUARD,
});

const exampleOf = (then: object) => ({
  name: 'Many cards on one device',
  when: 'distinct(card_hash by device_hash, 24h) > 3',
  then,
});
/** A rule in a request. */
export const RULE_EXAMPLE = exampleOf({ score: { operation: '+', value: 10 } });

export const RULE_ROUTES = {
  listRules: managementRoute({
    operationId: 'listRules',
    method: 'get',
    path: '/rules',
    tag: 'Rules',
    summary: 'List rules',
    description:
      'Returns every rule of the current policy in evaluation order, including shadow and disabled rules. Each rule has its condition as a tree and as text.',
    data: closed({ ...versioned, rules: Type.Array(managedRule) }),
  }),
  createRule: managementRoute({
    operationId: 'createRule',
    method: 'post',
    path: '/rules',
    tag: 'Rules',
    summary: 'Create a rule',
    description:
      'Adds a rule and creates a policy version. Defaults: `priority` 100, `mode` live, no category, a generated `id`. Returns 400 with each problem in `details`.',
    body: closed({ ...RULE_INPUT, ...VERSION_GUARD }),
    bodyExample: RULE_EXAMPLE,
    data: savedRule,
  }),
  checkRule: managementRoute({
    operationId: 'checkRule',
    method: 'post',
    path: '/rules/check',
    tag: 'Rules',
    summary: 'Check a condition',
    description:
      'Returns every problem of a condition with its position and a fix, and the condition as a tree and as text. Nothing is stored.',
    body: closed({ when: condition }),
    bodyExample: { when: RULE_EXAMPLE.when },
    data: named('RuleCheck', {
      ok: boolean,
      problems: Type.Array(ruleProblem),
      text: stringOrNull,
      tree: nullable(ruleTree),
    }),
  }),
  readRule: managementRoute({
    operationId: 'readRule',
    method: 'get',
    path: '/rules/{id}',
    tag: 'Rules',
    summary: 'Get a rule',
    description: 'Returns a rule of the current policy, with the policy version.',
    data: savedRule,
  }),
  replaceRule: managementRoute({
    operationId: 'replaceRule',
    method: 'put',
    path: '/rules/{id}',
    tag: 'Rules',
    summary: 'Replace a rule',
    description: 'Replaces a rule and creates a policy version. Returns 400 with each problem in `details`.',
    body: closed({ ...RULE_INPUT, ...VERSION_GUARD }),
    bodyExample: RULE_EXAMPLE,
    data: savedRule,
  }),
  changeRule: managementRoute({
    operationId: 'changeRule',
    method: 'patch',
    path: '/rules/{id}',
    tag: 'Rules',
    summary: "Change a rule's name, priority or mode",
    description:
      'Changes name, priority or mode and creates a policy version. The condition and the effect do not change. The mode `canary` requires `canary_percent`.',
    body: rulePatch,
    bodyExample: { mode: 'shadow' },
    data: savedRule,
    errors: ['conflict'],
  }),
  deleteRule: managementRoute({
    operationId: 'deleteRule',
    method: 'delete',
    path: '/rules/{id}',
    tag: 'Rules',
    summary: 'Delete a rule',
    description:
      'Deletes a rule and creates a policy version. Earlier decisions still refer to the version that they were made with.',
    query: closed(VERSION_GUARD_QUERY),
    data: onlyVersion,
    errors: ['conflict'],
  }),
  listRuleFields: managementRoute({
    operationId: 'listRuleFields',
    method: 'get',
    path: '/rule-fields',
    tag: 'Rules',
    summary: 'List rule fields',
    description:
      'Returns every field that a rule can read, with its type, nullability, module, and whether it is personal data.',
    data: closed({
      fields: Type.Array(
        named('RuleField', {
          path: string,
          type: literals(['string', 'number', 'boolean', 'date', 'array', 'object']),
          nullable: boolean,
          module: string,
          pii: boolean,
        }),
      ),
    }),
  }),
  listRuleCategories: managementRoute({
    operationId: 'listRuleCategories',
    method: 'get',
    path: '/rule-categories',
    tag: 'Rules',
    summary: 'List rule categories',
    description:
      'Returns the categories of the current policy. A category groups rules and can have thresholds; its state does not change the state of the transaction.',
    data: closed({ ...versioned, categories: Type.Array(ruleCategory) }),
  }),
  createRuleCategory: managementRoute({
    operationId: 'createRuleCategory',
    method: 'post',
    path: '/rule-categories',
    tag: 'Rules',
    summary: 'Create a rule category',
    description: 'Adds a category and creates a policy version. Rules refer to the category by its ID.',
    body: categoryInput,
    bodyExample: { name: 'Card testing', thresholds: { review: 10, decline: 30 } },
    data: savedCategory,
  }),
  replaceRuleCategory: managementRoute({
    operationId: 'replaceRuleCategory',
    method: 'put',
    path: '/rule-categories/{id}',
    tag: 'Rules',
    summary: 'Replace a rule category',
    description: 'Replaces a category and creates a policy version. Its rules do not change.',
    body: categoryInput,
    bodyExample: { name: 'Card testing', thresholds: null },
    data: savedCategory,
  }),
  deleteRuleCategory: managementRoute({
    operationId: 'deleteRuleCategory',
    method: 'delete',
    path: '/rule-categories/{id}',
    tag: 'Rules',
    summary: 'Delete a rule category',
    description:
      'Deletes a category and creates a policy version. Returns 409 while a rule uses the category.',
    query: closed(VERSION_GUARD_QUERY),
    data: onlyVersion,
    errors: ['conflict'],
  }),
};
