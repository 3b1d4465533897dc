import {
  closed,
  integer,
  MAX_INDEXED_FIELDS,
  named,
  nullable,
  type Static,
  string,
  Type,
  timestamp,
} from '@assay/contract';
import { thresholds } from './account';
import { managementRoute } from './document';
import { listInput, managedList } from './lists';
import { changeNote, expectedVersion, pageBefore, pageLimit, VERSION_GUARD } from './members';
import { managedRule, RULE_EXAMPLE, ruleCategory, ruleCategoryInput, ruleInput } from './rules';
import { MAX_TYPOLOGIES, typologySetting } from './typologies';

const MAX_RULES = 5_000;
const MAX_GROUPS = 1_000;

const MAX_TYPES = 200;
const paymentTypes = (direction: string) =>
  ({
    ...Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: MAX_TYPES }),
    description: `Values of \`action_type\` or \`transaction_type\` with the direction \`${direction}\`; the default types if absent`,
  }) as ReturnType<typeof Type.Array<typeof string>>;

/** Settings of the account for counting transactions. */
const velocitySettings = named('VelocitySettings', {
  inflow: Type.Optional(paymentTypes('inflow')),
  outflow: Type.Optional(paymentTypes('outflow')),
  indexed_fields: Type.Optional(
    Type.Array(
      Type.String({
        pattern: '^custom_fields\\.[\\p{L}\\p{N}_ -]{1,64}$',
        examples: ['custom_fields.voucher'],
      }),
      {
        maxItems: MAX_INDEXED_FIELDS,
        uniqueItems: true,
        description: 'Custom fields that rules can count by. Their history begins when they are declared',
      },
    ),
  ),
  currency: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'Currency of the account for amounts in rules, ISO 4217',
      examples: ['EUR'],
    }),
  ),
});

/** The complete decision policy, as returned. */
export const policyDocument = named('PolicyDocument', {
  rules: Type.Array(managedRule),
  categories: Type.Array(ruleCategory),
  lists: Type.Array(managedList),
  thresholds,
  velocity: Type.Optional(velocitySettings),
  typologies: Type.Optional(Type.Array(typologySetting)),
});
export type PolicyFile = Static<typeof policyDocument>;

export const policyInput = named('PolicyDocumentInput', {
  rules: Type.Array(ruleInput, { maxItems: MAX_RULES }),
  categories: Type.Array(ruleCategoryInput, { maxItems: MAX_GROUPS }),
  lists: Type.Array(listInput, { maxItems: MAX_GROUPS }),
  thresholds,
  velocity: Type.Optional(velocitySettings),
  typologies: Type.Optional(Type.Array(typologySetting, { maxItems: MAX_TYPOLOGIES })),
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
  typologies: differences,
  thresholds: nullable(named('ThresholdsDifference', { from: thresholds, to: thresholds })),
  velocity: nullable(named('VelocityDifference', { from: velocitySettings, to: velocitySettings })),
};

export const POLICY_ROUTES = {
  readPolicy: managementRoute({
    operationId: 'readPolicy',
    method: 'get',
    path: '/policy',
    tag: 'Policy',
    summary: 'Get the current policy',
    description:
      'Returns rules, categories, lists and thresholds as one document. You can store `document` in a repository and send it back with PUT.',
    data: policyVersion,
  }),
  replacePolicy: managementRoute({
    operationId: 'replacePolicy',
    method: 'put',
    path: '/policy',
    tag: 'Policy',
    summary: 'Replace the policy',
    description:
      'Replaces the whole policy with a document and creates a policy version. Returns 409 if a list with entries is missing or has another field, or if an indexed custom field has too few different values.',
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
    errors: ['policyTooCostly'],
    data: onlyVersion,
  }),
  comparePolicyFile: managementRoute({
    operationId: 'comparePolicyFile',
    method: 'post',
    path: '/policy/diff',
    tag: 'Policy',
    summary: 'Preview a policy change',
    description:
      'Checks a policy document and returns its differences from the current policy, by ID. Nothing is stored. Send `version` as `expected_version` when you apply the document.',
    body: closed({ document: policyInput }),
    bodyExample: {
      document: {
        rules: [RULE_EXAMPLE],
        categories: [],
        lists: [],
        thresholds: { review: 10, decline: 20 },
      },
    },
    errors: ['policyTooCostly'],
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
    summary: 'List policy versions',
    description:
      'Returns the versions of the policy, newest first, with author, time and note. Versions are never deleted. Send `next` as `before` to get the next page.',
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
    summary: 'Get a policy version',
    description: 'Returns the whole policy document of one version.',
    data: policyVersion,
  }),
  restorePolicyVersion: managementRoute({
    operationId: 'restorePolicyVersion',
    method: 'post',
    path: '/policy/versions/{version}/restore',
    tag: 'Policy',
    summary: 'Restore a policy version',
    description:
      'Creates a policy version with the content of an earlier one. Lists that were created since then stay with their entries.',
    body: closed(VERSION_GUARD),
    bodyMayBeMissing: true,
    bodyExample: { note: 'Back to the rules of last week' },
    errors: ['policyTooCostly'],
    data: onlyVersion,
  }),
  comparePolicyVersions: managementRoute({
    operationId: 'comparePolicyVersions',
    method: 'get',
    path: '/policy/versions/{from}/diff/{to}',
    tag: 'Policy',
    summary: 'Compare two policy versions',
    description:
      'Returns the IDs of added and removed rules, categories and lists, and the changed members of each changed one.',
    data: named('PolicyDifference', {
      from: integer,
      to: integer,
      ...policyDifferences,
    }),
  }),
};
