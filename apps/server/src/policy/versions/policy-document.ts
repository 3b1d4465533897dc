import { badInput, type ErrorDetail } from '@assay/contract';
import type { PolicyFile, PolicyInput } from '@assay/management-api';
import type { Rule } from '@assay/rules';
import { TimeSlices } from '../../platform/time-slices';
import { managedRule, readRule } from '../rules/rule-document';
import type { PolicyDocument } from './policies';
import { requireSoundPolicy } from './policy-problems';

/** Converts a policy to the API format. */
export const policyFile = (document: PolicyDocument): PolicyFile => ({
  rules: document.rules.map(managedRule),
  categories: document.categories.map(({ id, name, thresholds }) => ({ id, name, thresholds })),
  lists: document.lists.map(({ id, name, kind, field }) => ({ id, name, kind, field })),
  thresholds: { ...document.thresholds },
});

/**
 * Reads a policy file.
 * @throws ApiError 1006 with every problem by its path in the file
 */
export async function readPolicy(input: PolicyInput): Promise<PolicyDocument> {
  const rules: Rule[] = [];
  const details: ErrorDetail[] = [];
  const slices = new TimeSlices();
  for (const [index, rule] of input.rules.entries()) {
    if (rule.id === undefined) {
      details.push({ field: `document.rules[${index}].id`, expected: 'an id' });
      continue;
    }
    const reading = readRule(rule, rule.id, input.lists, `/document/rules/${index}`);
    await slices.letOthers();
    if ('rule' in reading) rules.push(reading.rule);
    else details.push(...reading.details);
  }
  if (details.length > 0) throw badInput(details);
  return requireSoundPolicy({ ...input, rules });
}
