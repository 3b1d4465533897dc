import type { RouteDocument } from '../openapi/route';

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
  readSecondFactor: 'own',
  beginSecondFactor: 'own',
  confirmSecondFactor: 'own',
  renewRecoveryCodes: 'own',
  removeSecondFactor: 'own',
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
  searchWorkflowExecutions: 'workflows:see',
  reviewWorkflowExecution: 'decisions:change',
  askExecutionAgain: 'decisions:change',
  linkToExecution: 'decisions:change',
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
const PERMISSIONS: { readonly [role in PanelRole]: ReadonlySet<Permission> } = {
  owner: new Set<Permission>(['own', ...PERSONAL, ...changes(...AREAS)]),
  admin: new Set<Permission>(['own', ...PERSONAL, ...changes(...AREAS)]),
  analyst: new Set<Permission>([
    'own',
    ...PERSONAL,
    ...sees(...DAILY, 'settings'),
    ...changes('decisions', 'rules', 'lists', 'cases', 'screening', 'models'),
  ]),
  reviewer: new Set<Permission>([
    'own',
    ...PERSONAL,
    ...sees('traffic', 'rules', 'lists', 'screening', 'workflows'),
    ...changes('decisions', 'cases'),
  ]),
  'read-only': new Set<Permission>(['own', 'personal:reveal', ...sees(...DAILY, 'settings')]),
};

export const permissionsOf = (role: PanelRole): readonly Permission[] => [...PERMISSIONS[role]];

/** Whether somebody with permissions may ask for a management route. */
export const mayAsk = (permissions: readonly string[], route: Asked): boolean =>
  neededFor(route).every((needed) => permissions.includes(needed));

/** Roles that somebody may give, take away, and see go: nobody makes another more than they are. */
export const mayGive = (role: PanelRole, given: PanelRole): boolean =>
  role === 'owner' || (role === 'admin' && given !== 'owner');
