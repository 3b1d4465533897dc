import type { RouteDocument } from '@assay/contract';

/** Built-in roles of a panel user. A key with the scope admin is an owner. */
export const PANEL_ROLES = ['owner', 'admin', 'analyst', 'reviewer', 'read-only'] as const;
export type PanelRole = (typeof PANEL_ROLES)[number];

/** Areas of an account that a role may view, or also change. */
const AREAS = [
  'traffic',
  'decisions',
  'rules',
  'lists',
  'cases',
  'screening',
  'workflows',
  'models',
  'settings',
  'keys',
  'people',
  'persons',
  'audit',
] as const;
type Area = (typeof AREAS)[number];
type Deed = 'see' | 'change';
/**
 * Permissions such as `rules:change`; every role has `own`. `personal:see` shows personal data unmasked,
 * `personal:reveal` unmasks one record at a time with a reason that is stored in the audit log. Without
 * either, personal data is masked.
 */
type Permission = `${Area}:${Deed}` | 'own' | 'personal:see' | 'personal:reveal';
const PERSONAL: readonly Permission[] = ['personal:see', 'personal:reveal'];

const AREA_OF_TAG: { readonly [tag: string]: Area } = {
  Account: 'settings',
  Keys: 'keys',
  Rules: 'rules',
  Policy: 'rules',
  Lists: 'lists',
  Audit: 'audit',
  Evaluations: 'traffic',
  Feedback: 'decisions',
  'Payment events': 'decisions',
  Screening: 'screening',
  Cases: 'cases',
  Alerts: 'cases',
  Typologies: 'rules',
  Health: 'settings',
  Dashboards: 'traffic',
  Queues: 'decisions',
  Webhooks: 'settings',
  Models: 'models',
  Persons: 'persons',
  'Session monitoring': 'traffic',
  Workflows: 'workflows',
  Sources: 'settings',
  People: 'people',
};

/** Operations whose permission differs from that of their area and method. */
const SPECIAL: { readonly [operationId: string]: Permission } = {
  readSession: 'own',
  signOut: 'own',
  endOtherSignIns: 'own',
  changePassword: 'own',
  changeOwnName: 'own',
  listNames: 'own',
  readSecondFactor: 'own',
  beginSecondFactor: 'own',
  confirmSecondFactor: 'own',
  renewRecoveryCodes: 'own',
  removeSecondFactor: 'own',
  beginProviderProof: 'own',
  proveByProvider: 'own',
  listPasskeys: 'own',
  beginPasskey: 'own',
  addPasskey: 'own',
  removePasskey: 'own',
  readPreferences: 'own',
  changePreferences: 'own',
  readAccount: 'own',
  // The health of the whole installation concerns its administrators.
  readHealth: 'settings:change',
  listSignIns: 'people:see',
  endSignIn: 'people:change',
  // A search is a POST but changes nothing; every user may save views.
  search: 'traffic:see',
  searchStreams: 'traffic:see',
  createView: 'traffic:see',
  deleteView: 'traffic:see',
  checkRule: 'rules:see',
  comparePolicyFile: 'rules:see',
  testRuleOnFacts: 'rules:see',
  // Trying a rule on a transaction reveals its content.
  testRuleOnEvaluation: 'rules:change',
  checkWorkflow: 'workflows:see',
  explainScore: 'traffic:see',
  searchCases: 'cases:see',
  // Accepting a run raises alerts.
  acceptTypologyRun: 'cases:change',
  searchClearedMatches: 'cases:see',
  searchMonitoredNames: 'screening:see',
  searchWorkflowExecutions: 'workflows:see',
  reviewWorkflowExecution: 'decisions:change',
  requestResubmission: 'decisions:change',
  linkToExecution: 'decisions:change',
  addEvaluationAttachment: 'decisions:change',
  removeEvaluationAttachment: 'decisions:change',
  addExecutionAttachment: 'decisions:change',
  removeExecutionAttachment: 'decisions:change',
  // Everyone who sees transactions sees their payment events.
  listPaymentEvents: 'traffic:see',
  listPersonPaymentEvents: 'traffic:see',
  readPaymentEventSettings: 'traffic:see',
  changePaymentEventSettings: 'settings:change',
  // Users who decide items can view the queues; the filters are set by users who write rules.
  createQueue: 'rules:change',
  changeQueue: 'rules:change',
  deleteQueue: 'rules:change',
};

type Asked = Pick<RouteDocument, 'operationId' | 'tag' | 'method' | 'reveals'>;

function permissionOf({ operationId, tag, method }: Asked): Permission {
  const special = SPECIAL[operationId];
  if (special) return special;
  const area = AREA_OF_TAG[tag];
  if (!area) throw new Error(`the tag ${tag} belongs to no permission area`);
  return `${area}:${method === 'get' ? 'see' : 'change'}`;
}

/** Returns the permissions that a management route requires; all are needed. */
export const neededFor = (route: Asked): readonly Permission[] =>
  route.reveals ? [permissionOf(route.reveals), 'personal:reveal'] : [permissionOf(route)];

const sees = (...areas: readonly Area[]): readonly Permission[] =>
  areas.map((area) => `${area}:see` as const);
const changes = (...areas: readonly Area[]): readonly Permission[] =>
  areas.flatMap((area) => [`${area}:see`, `${area}:change`] as const);

const DAILY: readonly Area[] = [
  'traffic',
  'decisions',
  'rules',
  'lists',
  'cases',
  'screening',
  'workflows',
  'models',
];

/** Permissions of each built-in role. */
const PERMISSIONS: { readonly [role in PanelRole]: readonly Permission[] } = {
  owner: ['own', ...PERSONAL, ...changes(...AREAS)],
  admin: ['own', ...PERSONAL, ...changes(...AREAS)],
  analyst: [
    'own',
    ...PERSONAL,
    ...sees(...DAILY, 'settings'),
    ...changes('decisions', 'rules', 'lists', 'cases', 'screening', 'models'),
  ],
  reviewer: [
    'own',
    ...PERSONAL,
    ...sees('traffic', 'rules', 'lists', 'screening', 'workflows'),
    ...changes('decisions', 'cases'),
  ],
  'read-only': ['own', 'personal:reveal', ...sees(...DAILY, 'settings')],
};

/** A built-in role, or a custom role of an account. */
export interface Role {
  /** A name of `PANEL_ROLES`, or an id. */
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const WORDS: { readonly [area in Area]: string } = {
  traffic: 'transactions, dashboards and monitored sessions',
  decisions: 'queues, labels, tags, and reviews of transactions and verifications',
  rules: 'rules, rule categories, policy and queue settings',
  lists: 'lists and list entries',
  cases: 'screening cases',
  screening: 'search profiles, watchlists and monitored names',
  workflows: 'workflows and verifications',
  models: 'models, trainings, backtests and rule suggestions',
  settings: 'account settings, webhooks and data sources',
  keys: 'API keys',
  people: 'users, invitations, roles and sessions',
  persons: 'exports and deletions of personal data',
  audit: 'the audit log',
};
const wordsOf = (permission: Permission): string => {
  if (permission === 'personal:see') return 'View personal data unmasked';
  if (permission === 'personal:reveal') return 'Reveal one record with a reason for the audit log';
  const [area, deed] = permission.split(':') as [Area, Deed];
  return `${deed === 'see' ? 'View' : 'Change'} ${WORDS[area]}`;
};

/**
 * Permissions that a custom role can contain, each with its purpose. Every role has `own`: password, columns
 * and views of the user.
 */
export const GRANTABLE: readonly { readonly name: Permission; readonly about: string }[] = [
  ...PERSONAL,
  ...changes(...AREAS),
].map((name) => ({ name, about: wordsOf(name) }));

export const builtInRole = (id: PanelRole): Role => ({ id, name: id, permissions: PERMISSIONS[id] });

/**
 * Returns the permissions of a custom role: a change permission includes the view permission, and every role
 * has `own`.
 */
export function permissionsOf(chosen: readonly string[]): readonly Permission[] {
  const wanted = new Set(chosen.flatMap((name) => [name, name.replace(/:change$/, ':see')]));
  return ['own', ...GRANTABLE.map(({ name }) => name).filter((name) => wanted.has(name))];
}

/** Checks whether permissions allow a management route. */
export const mayAsk = (permissions: readonly string[], route: Asked): boolean =>
  neededFor(route).every((needed) => permissions.includes(needed));

/**
 * Checks whether a role may assign, remove and see another role: a role can't grant more permissions than it
 * has.
 */
export const mayGive = (
  mine: Pick<Role, 'id' | 'permissions'>,
  given: Pick<Role, 'id' | 'permissions'>,
): boolean =>
  mine.id === 'owner' ||
  (given.id !== 'owner' && given.permissions.every((permission) => mine.permissions.includes(permission)));

/**
 * Permissions of a test key: everything for test data, and keys of its kind. It can view but not change what
 * live data shares (rules, workflows, settings). It can't view lists and users, which are live data.
 */
export const TEST_KEY_ROLE: Role = {
  id: 'test-key',
  name: 'test key',
  permissions: [
    'own',
    ...PERSONAL,
    ...sees('traffic', 'rules', 'screening', 'workflows', 'settings'),
    ...changes('decisions', 'cases', 'keys', 'persons'),
  ],
};

/**
 * Operations on test data, regardless of the permission they require for other keys. Webhooks have a separate
 * test environment too.
 */
const ON_TEST_DATA: ReadonlySet<string> = new Set([
  'testRuleOnEvaluation',
  'testWorkflow',
  'changeMonitoredName',
  'deleteMonitoredName',
]);
/** Routes that return users of the account, regardless of the permission they require. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['listNames', 'listReviewers']);

/** Checks whether a test key may call a management route. */
export const mayAskForTestData = (route: Asked): boolean =>
  !OF_PEOPLE.has(route.operationId) &&
  (route.tag === 'Webhooks' ||
    ON_TEST_DATA.has(route.operationId) ||
    mayAsk(TEST_KEY_ROLE.permissions, route));
