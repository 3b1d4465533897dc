import type { RouteDocument } from '@assay/contract';

/** What a panel user may be. A key with the scope admin is an owner. */
export const PANEL_ROLES = ['owner', 'admin', 'analyst', 'reviewer', 'read-only'] as const;
export type PanelRole = (typeof PANEL_ROLES)[number];

/** Parts of an account that somebody may see, or also change. */
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
 * `rules:change` and the like; `own` is everybody's. Personal data is seen in the clear, or one record at a time with a
 * reason that goes into the audit trail; with neither it is masked.
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
  Screening: 'screening',
  Cases: 'cases',
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

/** Operations that are something else than their part and their method say. */
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
  // How the whole installation is concerns who runs it.
  readHealth: 'settings:change',
  listSignIns: 'people:see',
  endSignIn: 'people:change',
  // A search is a POST and changes nothing; views are everybody's own to keep.
  search: 'traffic:see',
  searchStreams: 'traffic:see',
  createView: 'traffic:see',
  deleteView: 'traffic:see',
  checkRule: 'rules:see',
  comparePolicyFile: 'rules:see',
  tryRuleOnFacts: 'rules:see',
  // Whoever tries rules on a call learns what stands in it.
  tryRuleOnEvaluation: 'rules:change',
  checkWorkflow: 'workflows:see',
  explainScore: 'traffic:see',
  searchCases: 'cases:see',
  searchWhitelist: 'cases:see',
  searchMonitoredNames: 'screening:see',
  searchWorkflowExecutions: 'workflows:see',
  reviewWorkflowExecution: 'decisions:change',
  askExecutionAgain: 'decisions:change',
  linkToExecution: 'decisions:change',
  addEvaluationAttachment: 'decisions:change',
  removeEvaluationAttachment: 'decisions:change',
  addExecutionAttachment: 'decisions:change',
  removeExecutionAttachment: 'decisions:change',
  // Whoever decides sees the queues; what waits in which is for those who make rules.
  createQueue: 'rules:change',
  changeQueue: 'rules:change',
  deleteQueue: 'rules:change',
};

type Asked = Pick<RouteDocument, 'operationId' | 'tag' | 'method' | 'reveals'>;

function permissionOf({ operationId, tag, method }: Asked): Permission {
  const special = SPECIAL[operationId];
  if (special) return special;
  const area = AREA_OF_TAG[tag];
  if (!area) throw new Error(`no part of an account is known for ${tag}`);
  return `${area}:${method === 'get' ? 'see' : 'change'}`;
}

/** What somebody needs who asks for a management route: all of it. */
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

/** What each role may do. */
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

/** A role of the contract, or one that an account has made. */
export interface Role {
  /** A name of `PANEL_ROLES`, or an id. */
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const WORDS: { readonly [area in Area]: string } = {
  traffic: 'traffic, figures and monitored sessions',
  decisions: 'queues, labels, tags and reviews of transactions and verifications',
  rules: 'rules, categories and the policy; changing queues',
  lists: 'lists and their entries',
  cases: 'cases of the screening',
  screening: 'search profiles, lists that are searched, monitored names',
  workflows: 'workflows and executions of verifications',
  models: 'models, trainings, back-tests, suggestions',
  settings: 'the account, webhooks, data sources',
  keys: 'API keys',
  people: 'users, invitations, roles, who is signed in',
  persons: 'exports of all that is kept of a person',
  audit: 'the audit trail',
};
const wordsOf = (permission: Permission): string => {
  if (permission === 'personal:see') return 'sees personal data in the clear';
  if (permission === 'personal:reveal')
    return 'sees one record in the clear, with a reason that the trail keeps';
  const [area, deed] = permission.split(':') as [Area, Deed];
  return `${deed === 'see' ? 'sees' : 'changes'} ${WORDS[area]}`;
};

/** What a role can be made of, each with what it is for. `own` has everybody: their password, their columns, their views. */
export const GRANTABLE: readonly { readonly name: Permission; readonly about: string }[] = [
  ...PERSONAL,
  ...changes(...AREAS),
].map((name) => ({ name, about: wordsOf(name) }));

export const builtInRole = (id: PanelRole): Role => ({ id, name: id, permissions: PERMISSIONS[id] });

/** What a role of one's own may do: who changes something sees it, and everybody has what is theirs. */
export function permissionsOf(chosen: readonly string[]): readonly Permission[] {
  const wanted = new Set(chosen.flatMap((name) => [name, name.replace(/:change$/, ':see')]));
  return ['own', ...GRANTABLE.map(({ name }) => name).filter((name) => wanted.has(name))];
}

/** Whether somebody with permissions may ask for a management route. */
export const mayAsk = (permissions: readonly string[], route: Asked): boolean =>
  neededFor(route).every((needed) => permissions.includes(needed));

/** Whether somebody of a role may give another, take it away, and see it go: nobody makes another more than they are. */
export const mayGive = (
  mine: Pick<Role, 'id' | 'permissions'>,
  given: Pick<Role, 'id' | 'permissions'>,
): boolean =>
  mine.id === 'owner' ||
  (given.id !== 'owner' && given.permissions.every((permission) => mine.permissions.includes(permission)));

/**
 * What a key of test data has of the account: everything about that data, and keys of its own kind. What live calls share with
 * it (rules, workflows, settings) it sees and does not change; of lists and people, who are live data, it sees nothing.
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

/** Operations on test data, whatever permission they take of somebody else; webhooks have a space of their own as well. */
const ON_TEST_DATA: ReadonlySet<string> = new Set([
  'tryRuleOnEvaluation',
  'tryWorkflow',
  'changeMonitoredName',
  'deleteMonitoredName',
]);
/** What names the people of the account, whatever permission it takes. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['listNames', 'listReviewers']);

/** Whether a key of test data may ask for a management route. */
export const mayAskForTestData = (route: Asked): boolean =>
  !OF_PEOPLE.has(route.operationId) &&
  (route.tag === 'Webhooks' ||
    ON_TEST_DATA.has(route.operationId) ||
    mayAsk(TEST_KEY_ROLE.permissions, route));
