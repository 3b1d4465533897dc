import { ApiError, badInput, MANAGEMENT, type RuleInput } from '@assay/contract';
import { parseRule, printRule, type Rule, type RuleSet } from '@assay/rules';
import { findAccount } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../accounts/index';
import { type PolicyDocument, policyCatalogue } from '../policy/index';
import { type Change, type Changed, changes, reads } from './endpoint';
import { changePolicy, currentPolicy, freshId, type PolicyEdit, requireSoundRule } from './policy-change';
import type { Principal } from './principal';
import { checkCondition, managedRule, readRule } from './rule-document';

const byPriority = (a: Rule, b: Rule) => a.priority - b.priority || (a.id < b.id ? -1 : 1);

/** The account's current policy, whatever process changed it last. */
export async function policyOf(platform: Platform, { caller }: Principal) {
  const account = (await findAccount(platform.database, caller.account.id)) ?? caller.account;
  return currentPolicy(platform.database, account);
}

/** @throws ApiError 3001 */
function requireRule(document: PolicyDocument, id: string): Rule {
  const rule = document.rules.find((candidate) => candidate.id === id);
  if (!rule) throw new ApiError('notFound');
  return rule;
}

/** The policy with a rule put in the place of the one with its id, or added. @throws ApiError 1006 */
function withRule(document: PolicyDocument, rule: Rule): PolicyDocument {
  const set: RuleSet = {
    ...document,
    rules: [...document.rules.filter((other) => other.id !== rule.id), rule].sort(byPriority),
  };
  requireSoundRule(set, rule.id);
  return set;
}

function sentRule(document: PolicyDocument, input: RuleInput, id: string): Rule {
  const reading = readRule(input, id, document.lists, '');
  if ('details' in reading) throw badInput(reading.details);
  return reading.rule;
}

type AnyChange = Pick<Change<unknown, unknown>, 'connection' | 'account' | 'principal' | 'now'>;

/** Publishes a policy with one rule changed, and answers that rule. */
async function saveRule(
  change: AnyChange,
  action: string,
  id: () => string,
  edit: PolicyEdit,
): Promise<Changed> {
  const { version, document } = await changePolicy(change, edit);
  const rule = requireRule(document, id());
  const { name, mode, priority } = rule;
  return {
    data: { version, rule: managedRule(rule) },
    audit: { action, target: rule.id, change: { version, name, mode, priority } },
  };
}

/** /rules and /rule-fields. */
export function ruleRoutes(app: FastifyInstance, platform: Platform): void {
  reads(app, platform, MANAGEMENT.listRules, async ({ principal }) => {
    const { version, document } = await policyOf(platform, principal);
    return { version, rules: [...document.rules].sort(byPriority).map(managedRule) };
  });

  reads(app, platform, MANAGEMENT.readRule, async ({ principal, param }) => {
    const { version, document } = await policyOf(platform, principal);
    return { version, rule: managedRule(requireRule(document, param('id'))) };
  });

  changes(app, platform, MANAGEMENT.createRule, async (change) => {
    const { body } = change;
    let id = '';
    return saveRule(change, 'rule.create', () => id, {
      guard: body,
      note: `Rule added: ${body.name}`,
      edit(document, version) {
        const taken = new Set(document.rules.map((rule) => rule.id));
        if (body.id !== undefined && taken.has(body.id))
          throw new ApiError('conflict', 'Conflict: there is a rule with this id');
        id = body.id ?? freshId('C', version, taken);
        return withRule(document, sentRule(document, body, id));
      },
    });
  });

  changes(app, platform, MANAGEMENT.replaceRule, async (change) => {
    const { body } = change;
    const id = change.param('id');
    if (body.id !== undefined && body.id !== id)
      throw badInput([{ field: 'id', expected: 'the id in the path' }]);
    return saveRule(change, 'rule.replace', () => id, {
      guard: body,
      note: `Rule replaced: ${id}`,
      edit(document) {
        requireRule(document, id);
        return withRule(document, sentRule(document, body, id));
      },
    });
  });

  changes(app, platform, MANAGEMENT.changeRule, async (change) => {
    const { body } = change;
    const id = change.param('id');
    return saveRule(change, 'rule.change', () => id, {
      guard: body,
      note: `Rule changed: ${id}`,
      edit(document) {
        const rule = requireRule(document, id);
        const { name = rule.name, priority = rule.priority, mode = rule.mode } = body;
        return withRule(document, { ...rule, name, priority, mode });
      },
    });
  });

  changes(app, platform, MANAGEMENT.deleteRule, async (change) => {
    const id = change.param('id');
    const { version } = await changePolicy(change, {
      guard: change.query,
      note: `Rule removed: ${id}`,
      edit(document) {
        requireRule(document, id);
        return { ...document, rules: document.rules.filter((rule) => rule.id !== id) };
      },
    });
    return { data: { version }, audit: { action: 'rule.delete', target: id, change: { version } } };
  });

  reads(app, platform, MANAGEMENT.checkRule, async ({ principal, body }) => {
    const { document } = await policyOf(platform, principal);
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

  reads(app, platform, MANAGEMENT.listRuleFields, () => ({
    fields: [...policyCatalogue].map(([path, { type, nullable, module, pii }]) => ({
      path,
      type,
      nullable,
      module,
      pii,
    })),
  }));
}
