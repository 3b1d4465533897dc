import { ApiError, type ResponseOf } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import type { RuleCategory } from '@assay/rules';
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
import { requireThresholdOrder } from '../versions/policy-problems';
import { nextVersion, policyOf, policyToChange, publish } from '../versions/policy-version';

type SavedCategory = ResponseOf<typeof MANAGEMENT.createRuleCategory>;

const savedCategory = (version: number, category: RuleCategory, action: string): Changed<SavedCategory> => ({
  data: { version, category },
  audit: {
    action,
    target: category.id,
    change: { version, name: category.name, thresholds: category.thresholds },
  },
});

/** Registers /rule-categories. */
export function categoryRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listRuleCategories, async ({ principal }) => {
    const { version, document } = await policyOf(database, principal);
    return {
      version,
      categories: document.categories.map(({ id, name, thresholds }) => ({ id, name, thresholds })),
    };
  });

  changes(api, MANAGEMENT.createRuleCategory, async (change) => {
    const { body } = change;
    const { name, thresholds = null } = body;
    requireThresholdOrder(thresholds);
    const document = await policyToChange(change, body);
    requireFree(body.id, document.categories);
    const id = body.id ?? freshId('K', nextVersion(change), document.categories);
    const category: RuleCategory = { id, name, thresholds };
    const categories = [...document.categories, category];
    const version = await publish(change, { ...document, categories }, body, `Category added: ${name}`);
    return savedCategory(version, category, 'rule-category.create');
  });

  changes(api, MANAGEMENT.replaceRuleCategory, async (change) => {
    const { body } = change;
    const { name, thresholds = null } = body;
    const document = await policyToChange(change, body);
    const { id } = requireItem(document.categories, change.param('id'));
    requireSameId(body.id, id);
    requireThresholdOrder(thresholds);
    const category: RuleCategory = { id, name, thresholds };
    const categories = document.categories.map((other) => (other.id === id ? category : other));
    const version = await publish(change, { ...document, categories }, body, `Category replaced: ${id}`);
    return savedCategory(version, category, 'rule-category.replace');
  });

  changes(api, MANAGEMENT.deleteRuleCategory, async (change) => {
    const document = await policyToChange(change, change.query);
    const { id } = requireItem(document.categories, change.param('id'));
    const users = document.rules.filter((rule) => rule.category === id).map((rule) => rule.id);
    if (users.length > 0)
      throw new ApiError('conflict', `Rules use this category: ${users.join(', ')}. Change them first`);
    const categories = document.categories.filter((category) => category.id !== id);
    const version = await publish(
      change,
      { ...document, categories },
      change.query,
      `Category removed: ${id}`,
    );
    return { data: { version }, audit: { action: 'rule-category.delete', target: id, change: { version } } };
  });
}
