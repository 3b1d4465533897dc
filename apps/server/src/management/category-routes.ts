import { ApiError, badInput, MANAGEMENT } from '@assay/contract';
import type { RuleCategory } from '@assay/rules';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../accounts/index';
import type { PolicyDocument } from '../policy/index';
import { changes, reads } from './endpoint';
import { changePolicy, freshId, thresholdDetails } from './policy-change';
import { policyOf } from './rule-routes';

/** @throws ApiError 3001 */
function requireCategory(document: PolicyDocument, id: string): RuleCategory {
  const category = document.categories.find((candidate) => candidate.id === id);
  if (!category) throw new ApiError('notFound');
  return category;
}

const managedCategory = ({ id, name, thresholds }: RuleCategory) => ({ id, name, thresholds });

function requireOrder(thresholds: RuleCategory['thresholds']): void {
  const details = thresholdDetails(thresholds, 'thresholds');
  if (details.length > 0) throw badInput(details);
}

/** /rule-categories. */
export function categoryRoutes(app: FastifyInstance, platform: Platform): void {
  reads(app, platform, MANAGEMENT.listRuleCategories, async ({ principal }) => {
    const { version, document } = await policyOf(platform, principal);
    return { version, categories: document.categories.map(managedCategory) };
  });

  changes(app, platform, MANAGEMENT.createRuleCategory, async (change) => {
    const { name, thresholds = null, id: chosen } = change.body;
    requireOrder(thresholds);
    let category: RuleCategory = { id: chosen ?? '', name, thresholds };
    const { version } = await changePolicy(change, {
      guard: change.body,
      note: `Category added: ${name}`,
      edit(document, next) {
        const taken = new Set(document.categories.map(({ id }) => id));
        if (taken.has(category.id))
          throw new ApiError('conflict', 'Conflict: there is a category with this id');
        category = { ...category, id: chosen ?? freshId('K', next, taken) };
        return { ...document, categories: [...document.categories, category] };
      },
    });
    return {
      data: { version, category },
      audit: { action: 'rule-category.create', target: category.id, change: { version, name, thresholds } },
    };
  });

  changes(app, platform, MANAGEMENT.replaceRuleCategory, async (change) => {
    const { body } = change;
    const id = change.param('id');
    if (body.id !== undefined && body.id !== id)
      throw badInput([{ field: 'id', expected: 'the id in the path' }]);
    const category: RuleCategory = { id, name: body.name, thresholds: body.thresholds ?? null };
    requireOrder(category.thresholds);
    const { version } = await changePolicy(change, {
      guard: body,
      note: `Category replaced: ${id}`,
      edit(document) {
        requireCategory(document, id);
        return {
          ...document,
          categories: document.categories.map((other) => (other.id === id ? category : other)),
        };
      },
    });
    const { name, thresholds } = category;
    return {
      data: { version, category },
      audit: { action: 'rule-category.replace', target: id, change: { version, name, thresholds } },
    };
  });

  changes(app, platform, MANAGEMENT.deleteRuleCategory, async (change) => {
    const id = change.param('id');
    const { version } = await changePolicy(change, {
      guard: change.query,
      note: `Category removed: ${id}`,
      edit(document) {
        requireCategory(document, id);
        const users = document.rules.filter((rule) => rule.category === id).map((rule) => rule.id);
        if (users.length > 0)
          throw new ApiError('conflict', `Conflict: rules use the category: ${users.join(', ')}`);
        return { ...document, categories: document.categories.filter((category) => category.id !== id) };
      },
    });
    return { data: { version }, audit: { action: 'rule-category.delete', target: id, change: { version } } };
  });
}
