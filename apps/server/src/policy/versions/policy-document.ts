import type { PolicyFile } from '@assay/management-api';
import { managedRule } from '../rules/rule-document';
import type { PolicyDocument } from './policies';

/** Converts a policy to the API format. */
export const policyFile = (document: PolicyDocument): PolicyFile => ({
  rules: document.rules.map(managedRule),
  categories: document.categories.map(({ id, name, thresholds }) => ({ id, name, thresholds })),
  lists: document.lists.map(({ id, name, kind, field }) => ({ id, name, kind, field })),
  thresholds: { ...document.thresholds },
  ...(document.velocity ? { velocity: { ...document.velocity } } : {}),
  ...(document.typologies
    ? { typologies: document.typologies.map((one) => ({ ...one, parameters: { ...one.parameters } })) }
    : {}),
});
