import { badInput, type ResponseOf } from '@assay/contract';
import { MANAGEMENT, type RuleInput } from '@assay/management-api';
import { parseRule, printRule, type Rule, type RuleSet } from '@assay/rules';
import {
  type Changed,
  changes,
  freshId,
  type ManagementApi,
  reads,
  requireFree,
  requireItem,
  requireSameId,
} from '../../management/index';
import { type PolicyDocument, policyCatalogue } from '../versions/policies';
import { requireSoundRule } from '../versions/policy-problems';
import { nextVersion, policyOf, policyToChange, publish } from '../versions/policy-version';
import { checkCondition, managedRule, readRule } from './rule-document';

const byPriority = (a: Rule, b: Rule) => a.priority - b.priority || (a.id < b.id ? -1 : 1);

/**
 * Returns the policy with a rule added, or replaced if its id exists.
 * @throws ApiError 1006
 */
async function withRule(document: PolicyDocument, rule: Rule): Promise<PolicyDocument> {
  const set: RuleSet = {
    ...document,
    rules: [...document.rules.filter((other) => other.id !== rule.id), rule].sort(byPriority),
  };
  await requireSoundRule(set, rule.id);
  return set;
}

function sentRule(document: PolicyDocument, input: RuleInput, id: string): Rule {
  const reading = readRule(input, id, document.lists, '');
  if ('details' in reading) throw badInput(reading.details);
  return reading.rule;
}

type RulePatch = {
  readonly [member in 'name' | 'priority' | 'mode' | 'canary_percent']?: Rule[member] | undefined;
};

/** Returns a rule with the patch applied. The canary share is removed with the canary mode. */
function patchedRule(before: Rule, patch: RulePatch): Rule {
  const { name = before.name, priority = before.priority, mode = before.mode } = patch;
  const asked = patch.canary_percent;
  const kept = mode === 'canary' ? (before.canary_percent ?? null) : null;
  return { ...before, name, priority, mode, canary_percent: asked === undefined ? kept : asked };
}

type SavedRule = ResponseOf<typeof MANAGEMENT.createRule>;

const savedRule = (version: number, rule: Rule, action: string): Changed<SavedRule> => ({
  data: { version, rule: managedRule(rule) },
  audit: {
    action,
    target: rule.id,
    change: {
      version,
      name: rule.name,
      mode: rule.mode,
      canary_percent: rule.canary_percent ?? null,
      priority: rule.priority,
    },
  },
});

/** Registers /rules and /rule-fields. */
export function ruleRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listRules, async ({ principal }) => {
    const { version, document } = await policyOf(database, principal);
    return { version, rules: [...document.rules].sort(byPriority).map(managedRule) };
  });

  reads(api, MANAGEMENT.readRule, async ({ principal, param }) => {
    const { version, document } = await policyOf(database, principal);
    return { version, rule: managedRule(requireItem(document.rules, param('id'))) };
  });

  changes(api, MANAGEMENT.createRule, async (change) => {
    const { body } = change;
    const document = await policyToChange(change, body);
    requireFree(body.id, document.rules);
    const rule = sentRule(document, body, body.id ?? freshId('C', nextVersion(change), document.rules));
    const version = await publish(change, await withRule(document, rule), body, `Rule added: ${rule.name}`);
    return savedRule(version, rule, 'rule.create');
  });

  changes(api, MANAGEMENT.replaceRule, async (change) => {
    const { body } = change;
    const document = await policyToChange(change, body);
    const { id } = requireItem(document.rules, change.param('id'));
    requireSameId(body.id, id);
    const rule = sentRule(document, body, id);
    const version = await publish(change, await withRule(document, rule), body, `Rule replaced: ${id}`);
    return savedRule(version, rule, 'rule.replace');
  });

  changes(api, MANAGEMENT.changeRule, async (change) => {
    const { body } = change;
    const document = await policyToChange(change, body);
    const before = requireItem(document.rules, change.param('id'));
    const rule = patchedRule(before, body);
    const version = await publish(change, await withRule(document, rule), body, `Rule changed: ${rule.id}`);
    return savedRule(version, rule, 'rule.change');
  });

  changes(api, MANAGEMENT.deleteRule, async (change) => {
    const document = await policyToChange(change, change.query);
    const { id } = requireItem(document.rules, change.param('id'));
    const rules = document.rules.filter((rule) => rule.id !== id);
    const version = await publish(change, { ...document, rules }, change.query, `Rule removed: ${id}`);
    return { data: { version }, audit: { action: 'rule.delete', target: id, change: { version } } };
  });

  reads(api, MANAGEMENT.checkRule, async ({ principal, body }) => {
    const { document } = await policyOf(database, principal);
    const checked = checkCondition(body.when, document.lists);
    const parsed = typeof body.when === 'string' ? parseRule(body.when) : checked;
    return {
      ok: checked.ok,
      problems: checked.ok
        ? []
        : checked.problems.map(({ message, fix, path, start, end }) => ({
            message,
            fix,
            path,
            position: start === undefined || end === undefined ? null : { start, end },
          })),
      text: parsed.ok ? printRule(parsed.ast) : null,
      tree: parsed.ok ? parsed.ast : null,
    };
  });

  reads(api, MANAGEMENT.listRuleFields, () => ({
    fields: [...policyCatalogue].map(([path, { type, nullable, module, pii }]) => ({
      path,
      type,
      nullable,
      module,
      pii,
    })),
  }));
}
