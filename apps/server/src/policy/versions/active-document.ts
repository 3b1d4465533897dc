import { ruleFields } from '@assay/contract';
import type { Catalogue, RuleSet } from '@assay/rules';

/** What decides for an account: rules, categories, lists and thresholds, versioned as one. */
export type PolicyDocument = RuleSet;

/** The fields that rules may read, by path. */
export const policyCatalogue: Catalogue = ruleFields();
