import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { readAlertsSearch } from './alerts/search';
import { type DashboardSearch, readDashboardSearch } from './dashboards/search';
import { parsePanelSearch, stringifyPanelSearch } from './environment-parameter';
import {
  type DecisionSearch,
  type ExecutionsSearch,
  type QueueSearch,
  readDecisionSearch,
  readExecutionsSearch,
  readLinksSearch,
  readModelsSearch,
  readNewRuleSearch,
  readPersonSearch,
  readPolicySearch,
  readQueueSearch,
  readRunSearch,
  readSessionsSearch,
} from './page-searches';
import { readRulesSearch } from './rules/search';
import { NotFound, PageFailure, Shell } from './shell/shell';
import { readTrafficSearch, type TrafficSearch } from './traffic/search';
import { Busy } from './ui/notices';

const rootRoute = createRootRoute({ component: Shell });

const toTraffic = () => {
  throw redirect({ to: '/panel/transactions', search: { space: 'live' }, replace: true });
};
const startRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', beforeLoad: toTraffic });
const panelRoute = createRoute({ getParentRoute: () => rootRoute, path: '/panel', beforeLoad: toTraffic });

const trafficRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/transactions',
  validateSearch: readTrafficSearch,
  component: lazyRouteComponent(() => import('./traffic/traffic-page'), 'TrafficPage'),
});
const decisionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/evaluations/$id',
  validateSearch: readDecisionSearch,
  component: lazyRouteComponent(() => import('./decision/decision-page'), 'DecisionPage'),
});
const linksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/links',
  validateSearch: readLinksSearch,
  component: lazyRouteComponent(() => import('./links/links-page'), 'LinksPage'),
});
const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/person',
  validateSearch: readPersonSearch,
  component: lazyRouteComponent(() => import('./person/person-page'), 'PersonPage'),
});
const dashboardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/dashboard',
  validateSearch: readDashboardSearch,
  component: lazyRouteComponent(() => import('./dashboards/dashboards-page'), 'DashboardsPage'),
});
const healthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/health',
  component: lazyRouteComponent(() => import('./health/health-page'), 'HealthPage'),
});
const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/settings',
  component: lazyRouteComponent(() => import('./settings/settings-page'), 'SettingsPage'),
});
const rulesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/rules',
  validateSearch: readRulesSearch,
  component: lazyRouteComponent(() => import('./rules/rules-page'), 'RulesPage'),
});
const newRuleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/rules/new',
  validateSearch: readNewRuleSearch,
  component: lazyRouteComponent(() => import('./rules/rule-page'), 'NewRulePage'),
});
const ruleTemplatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/rules/templates',
  component: lazyRouteComponent(() => import('./rules/templates/templates-page'), 'TemplatesPage'),
});
const ruleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/rules/edit/$id',
  component: lazyRouteComponent(() => import('./rules/rule-page'), 'RulePage'),
});
const listsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/lists',
  component: lazyRouteComponent(() => import('./lists/lists-page'), 'ListsPage'),
});
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/lists/$id',
  component: lazyRouteComponent(() => import('./lists/list-page'), 'ListPage'),
});
const sourcesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/sources',
  component: lazyRouteComponent(() => import('./sources/sources-page'), 'SourcesPage'),
});
const keysRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/api-keys',
  component: lazyRouteComponent(() => import('./keys/keys-page'), 'KeysPage'),
});
const webhooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/webhooks',
  component: lazyRouteComponent(() => import('./webhooks/webhooks-page'), 'WebhooksPage'),
});
const sessionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/sessions',
  validateSearch: readSessionsSearch,
  component: lazyRouteComponent(() => import('./sessions/sessions-page'), 'SessionsPage'),
});
const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/sessions/$id',
  validateSearch: readDecisionSearch,
  component: lazyRouteComponent(() => import('./sessions/session-page'), 'SessionPage'),
});
const executionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/verifications',
  validateSearch: readExecutionsSearch,
  component: lazyRouteComponent(() => import('./executions/executions-page'), 'ExecutionsPage'),
});
const executionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/verifications/$id',
  validateSearch: readDecisionSearch,
  component: lazyRouteComponent(() => import('./executions/execution-page'), 'ExecutionPage'),
});
const workflowsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/workflows',
  component: lazyRouteComponent(() => import('./workflows/workflows-page'), 'WorkflowsPage'),
});
const workflowRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/workflows/$id',
  component: lazyRouteComponent(() => import('./workflows/workflow-page'), 'WorkflowPage'),
});
const designRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/workflows/$id/design',
  component: lazyRouteComponent(() => import('./workflows/designer/designer-page'), 'DesignerPage'),
});
const screeningRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/screening',
  component: lazyRouteComponent(() => import('./screening/screening-page'), 'ScreeningPage'),
});
const alertsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/alerts',
  validateSearch: readAlertsSearch,
  component: lazyRouteComponent(() => import('./alerts/alerts-page'), 'AlertsPage'),
});
const alertRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/alerts/$id',
  component: lazyRouteComponent(() => import('./alerts/alert-page'), 'AlertPage'),
});
const typologiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/typologies',
  validateSearch: readRunSearch,
  component: lazyRouteComponent(() => import('./typologies/typologies-page'), 'TypologiesPage'),
});
const typologyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/typologies/$id',
  validateSearch: readRunSearch,
  component: lazyRouteComponent(() => import('./typologies/typology-page'), 'TypologyPage'),
});
const caseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/cases/$id',
  component: lazyRouteComponent(() => import('./cases/case-page'), 'CasePage'),
});
const queueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/queues',
  validateSearch: readQueueSearch,
  component: lazyRouteComponent(() => import('./queue/queue-page'), 'QueuePage'),
});
const modelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/models',
  validateSearch: readModelsSearch,
  component: lazyRouteComponent(() => import('./models/models-page'), 'ModelsPage'),
});
const policyFileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/policy/file',
  component: lazyRouteComponent(() => import('./policy/policy-file-page'), 'PolicyFilePage'),
});
const policyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/policy',
  validateSearch: readPolicySearch,
  component: lazyRouteComponent(() => import('./policy/policy-page'), 'PolicyPage'),
});
const signInsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/sign-ins',
  component: lazyRouteComponent(() => import('./sign-ins/sign-ins-page'), 'SignInsPage'),
});
const myAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/me',
  component: lazyRouteComponent(() => import('./my-account/my-account-page'), 'MyAccountPage'),
});
const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/users',
  component: lazyRouteComponent(() => import('./people/people-page'), 'PeoplePage'),
});
/** The shell renders these pages itself, because they are for signed-out users. */
const joinRoute = createRoute({ getParentRoute: () => rootRoute, path: '/panel/join' });
const providerRoute = createRoute({ getParentRoute: () => rootRoute, path: '/panel/oidc' });
/** Components with sample data, for developers; see docs/contributing/panel-design.md. */
const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/design',
  component: lazyRouteComponent(() => import('./design/gallery/gallery-page'), 'GalleryPage'),
});
const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/audit-log',
  component: lazyRouteComponent(() => import('./audit/audit-page'), 'AuditPage'),
});

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/setup',
  component: lazyRouteComponent(() => import('./setup/setup-page'), 'SetupPage'),
});
/** Setup link from the terminal; redirects signed-in users to the setup page. */
const setUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/set-up',
  component: lazyRouteComponent(() => import('./sign-in/first-owner-page'), 'SetUpDone'),
});

/** Paths of earlier versions. Bookmarks and shared links still use them. */
const toTransactions = ({ search }: { readonly search: TrafficSearch }): void => {
  throw redirect({ to: '/panel/transactions', search, replace: true });
};
const toDashboard = ({ search }: { readonly search: DashboardSearch }): void => {
  throw redirect({ to: '/panel/dashboard', search, replace: true });
};
const toQueues = ({ search }: { readonly search: QueueSearch }): void => {
  throw redirect({ to: '/panel/queues', search, replace: true });
};
const toVerifications = ({ search }: { readonly search: ExecutionsSearch }): void => {
  throw redirect({ to: '/panel/verifications', search, replace: true });
};
interface VerificationPlace {
  readonly params: { readonly id: string };
  readonly search: DecisionSearch;
}
const toVerification = ({ params, search }: VerificationPlace): void => {
  throw redirect({ to: '/panel/verifications/$id', params, search, replace: true });
};
const trafficMoved = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/traffic',
  validateSearch: readTrafficSearch,
  beforeLoad: toTransactions,
});
const dashboardsMoved = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/dashboards',
  validateSearch: readDashboardSearch,
  beforeLoad: toDashboard,
});
const queueMoved = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/queue',
  validateSearch: readQueueSearch,
  beforeLoad: toQueues,
});
const executionsMoved = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/executions',
  validateSearch: readExecutionsSearch,
  beforeLoad: toVerifications,
});
const executionMoved = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/executions/$id',
  validateSearch: readDecisionSearch,
  beforeLoad: toVerification,
});
const MOVED = { getParentRoute: () => rootRoute };
const movedTo = (to: '/panel/api-keys' | '/panel/audit-log' | '/panel/users') => (): void => {
  throw redirect({ to, replace: true });
};
const keysMoved = createRoute({ ...MOVED, path: '/panel/keys', beforeLoad: movedTo('/panel/api-keys') });
const auditMoved = createRoute({ ...MOVED, path: '/panel/audit', beforeLoad: movedTo('/panel/audit-log') });
const peopleMoved = createRoute({ ...MOVED, path: '/panel/people', beforeLoad: movedTo('/panel/users') });

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    startRoute,
    panelRoute,
    trafficRoute,
    queueRoute,
    linksRoute,
    personRoute,
    dashboardsRoute,
    healthRoute,
    settingsRoute,
    decisionRoute,
    sessionsRoute,
    sessionRoute,
    executionsRoute,
    executionRoute,
    workflowsRoute,
    workflowRoute,
    designRoute,
    screeningRoute,
    caseRoute,
    alertsRoute,
    alertRoute,
    typologiesRoute,
    typologyRoute,
    modelsRoute,
    rulesRoute,
    newRuleRoute,
    ruleTemplatesRoute,
    ruleRoute,
    listsRoute,
    listRoute,
    sourcesRoute,
    keysRoute,
    webhooksRoute,
    policyRoute,
    policyFileRoute,
    auditRoute,
    galleryRoute,
    signInsRoute,
    myAccountRoute,
    peopleRoute,
    joinRoute,
    providerRoute,
    setUpRoute,
    setupRoute,
    trafficMoved,
    dashboardsMoved,
    queueMoved,
    executionsMoved,
    executionMoved,
    keysMoved,
    auditMoved,
    peopleMoved,
  ]),
  parseSearch: parsePanelSearch,
  stringifySearch: stringifyPanelSearch,
  defaultPreload: 'intent',
  defaultPendingComponent: Busy,
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
