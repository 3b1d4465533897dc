import { closed, integer, named, nullable, type Static, string, Type, timestamp } from '@assay/contract';
import { thresholds } from './account';
import { managementRoute } from './document';
import { listInput, managedList } from './lists';
import { changeNote, expectedVersion, pageBefore, pageLimit, VERSION_GUARD } from './members';
import { managedRule, RULE_EXAMPLE, ruleCategory, ruleCategoryInput, ruleInput } from './rules';

const MOST_RULES = 5_000;
const MOST_GROUPS = 1_000;

/** The complete decision policy, as returned. */
export const policyDocument = named('PolicyDocument', {
  rules: Type.Array(managedRule),
  categories: Type.Array(ruleCategory),
  lists: Type.Array(managedList),
  thresholds,
});
export type PolicyFile = Static<typeof policyDocument>;

export const policyInput = named('PolicyDocumentInput', {
  rules: Type.Array(ruleInput, { maxItems: MOST_RULES }),
  categories: Type.Array(ruleCategoryInput, { maxItems: MOST_GROUPS }),
  lists: Type.Array(listInput, { maxItems: MOST_GROUPS }),
  thresholds,
});
export type PolicyInput = Static<typeof policyInput>;

const HEADING = { version: integer, author: string, note: string, created_at: timestamp };
const policyVersion = named('Policy', { ...HEADING, document: policyDocument });
const onlyVersion = closed({ version: integer });

const differences = named('DocumentDifference', {
  added: Type.Array(string),
  removed: Type.Array(string),
  changed: Type.Array(named('ChangedMembers', { id: string, members: Type.Array(string) })),
});
export type Differences = Static<typeof differences>;
/** Differences between two policies, by id. */
export const policyDifferences = {
  rules: differences,
  categories: differences,
  lists: differences,
  thresholds: nullable(named('ThresholdsDifference', { from: thresholds, to: thresholds })),
};

export const POLICY_ROUTES = {
  readPolicy: managementRoute({
    operationId: 'readPolicy',
    method: 'get',
    path: '/policy',
    tag: 'Policy',
    summary: 'The current policy: rules, categories, lists and thresholds as one document',
    description: 'What is answered as `document` can be kept in a repository and sent back with PUT.',
    data: policyVersion,
  }),
  replacePolicy: managementRoute({
    operationId: 'replacePolicy',
    method: 'put',
    path: '/policy',
    tag: 'Policy',
    summary: 'Replaces the policy (policy as a file)',
    description:
      'What GET answers can be sent back. A list that still has entries cannot be left out or change its field (409): delete it first.',
    body: closed({
      expected_version: expectedVersion,
      document: policyInput,
      note: Type.Optional(changeNote),
    }),
    bodyExample: {
      expected_version: 14,
      document: {
        rules: [RULE_EXAMPLE],
        categories: [{ id: 'cards', name: 'Cards', thresholds: null }],
        lists: [{ id: 'mules', name: 'Mules', kind: 'plain', field: 'email' }],
        thresholds: { review: 10, decline: 20 },
      },
      note: 'Review of May',
    },
    data: onlyVersion,
  }),
  comparePolicyFile: managementRoute({
    operationId: 'comparePolicyFile',
    method: 'post',
    path: '/policy/diff',
    tag: 'Policy',
    summary: 'What a policy file would change',
    description:
      'Checks the file as PUT does and answers what differs from the current policy, by id; nothing is saved. `version` is the one to send as `expected_version` when the file is applied.',
    body: closed({ document: policyInput }),
    bodyExample: {
      document: {
        rules: [RULE_EXAMPLE],
        categories: [],
        lists: [],
        thresholds: { review: 10, decline: 20 },
      },
    },
    data: closed({
      version: integer,
      ...policyDifferences,
    }),
  }),
  listPolicyVersions: managementRoute({
    operationId: 'listPolicyVersions',
    method: 'get',
    path: '/policy/versions',
    tag: 'Policy',
    summary: 'Versions of the policy, newest first',
    description:
      'Versions are kept for ever. Each says who made it, when and why; pass `next` as `before` for the page behind.',
    query: closed({
      limit: pageLimit(1_000),
      before: pageBefore('Only versions below this one'),
    }),
    data: closed({ versions: Type.Array(named('PolicyVersion', HEADING)), next: nullable(integer) }),
  }),
  readPolicyVersion: managementRoute({
    operationId: 'readPolicyVersion',
    method: 'get',
    path: '/policy/versions/{version}',
    tag: 'Policy',
    summary: 'One version of the policy',
    description: 'The whole document as it was then, which is what the decisions of its time were made with.',
    data: policyVersion,
  }),
  restorePolicyVersion: managementRoute({
    operationId: 'restorePolicyVersion',
    method: 'post',
    path: '/policy/versions/{version}/restore',
    tag: 'Policy',
    summary: 'Makes an earlier version the current one again, as a new version',
    description: 'Lists that were made since then stay with their entries.',
    body: closed(VERSION_GUARD),
    bodyMayBeMissing: true,
    bodyExample: { note: 'Back to the rules of last week' },
    data: onlyVersion,
  }),
  comparePolicyVersions: managementRoute({
    operationId: 'comparePolicyVersions',
    method: 'get',
    path: '/policy/versions/{from}/diff/{to}',
    tag: 'Policy',
    summary: 'What differs between two versions',
    description:
      'Ids of rules, categories and lists that were added or removed, and of each changed one the members that differ.',
    data: named('PolicyDifference', {
      from: integer,
      to: integer,
      ...policyDifferences,
    }),
  }),
};
