import { MANAGEMENT_PREFIX, MANAGEMENT_ROUTES } from '@assay/management-api';
import { createWebhookEndpoint, enqueueEvent, insertPanelUser, listWebhookDeliveries } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeAlert } from './testing/alerts';
import { storeCall } from './testing/evaluations';
import { type Client, items, type Json } from './testing/management-server';
import { startWhole, type WholeServer } from './testing/whole-server';

/** The first party of the demonstration lists. */
const LISTED_NAME = 'Valtor Krestinsky';
/** Text in everything that the first account owns. */
const MARK = 'zebra';
// The linter treats a literal member `then` as a promise's method, but accepts a shorthand.
const then = { state: 'REVIEW' };
const DRAFT_RULE = { name: 'R', when: 'gift', then };
const NOWHERE = '00000000-0000-7000-8000-000000000000';
const WORKFLOW = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};
/** A PNG in base64. */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const REASON = { reason: 'A complaint' };
const PAYMENT_EVENT = {
  event_id: 'e1',
  type: 'captured',
  occurred_at: '2026-01-01T00:00:00Z',
  amount: 1,
  currency: 'EUR',
};
const EMPTY_POLICY_FILE = { rules: [], categories: [], lists: [], thresholds: { review: 1, decline: 2 } };

let server: WholeServer;
let victim: Client;
let stranger: Client;
let owner: Client;
type Owned =
  | 'alert'
  | 'alertCase'
  | 'key'
  | 'evaluation'
  | 'version'
  | 'webhook'
  | 'delivery'
  | 'monitored'
  | 'whitelist'
  | 'case'
  | 'attachment'
  | 'workflow'
  | 'execution'
  | 'view'
  | 'queue'
  | 'user'
  | 'invitation'
  | 'role'
  | 'proposal';
let ids: { readonly [what in Owned]: string };

beforeAll(async () => {
  server = await startWhole();
  owner = server.withKey(server.ownerKey);
  const victimKey = await server.newAccount('Shop');
  victim = server.withKey(victimKey);
  stranger = server.withKey(await server.newAccount('Other shop'));
  await victim('PATCH', '/account', { body: { name: `${MARK} shop` } });
  const rule = {
    id: `${MARK}-rule`,
    name: MARK,
    when: 'user_country = "DE"',
    ...JSON.parse('{"then":{"score":{"operation":"+","value":1}}}'),
  };
  await victim('POST', '/rules', { body: rule });
  await victim('POST', '/rule-categories', { body: { id: `${MARK}-category`, name: MARK } });
  await victim('POST', '/lists', {
    body: { id: `${MARK}-list`, name: MARK, kind: 'block', field: 'user_id' },
  });
  await victim('POST', `/lists/${MARK}-list/entries`, { body: { values: [`${MARK}-user`] } });
  // Creates more versions than the other account will have during its attempts.
  for (let priority = 1; priority <= 10; priority++) {
    await victim('PATCH', `/rules/${MARK}-rule`, { body: { priority } });
  }
  const key = await victim('POST', '/keys', { body: { name: MARK, scopes: ['fraud'] } });
  const account = (await victim('GET', '/account')).body.data;
  const evaluation = await storeCall(server.database, server.runtime, Number(account.id), {
    transactionId: `${MARK}-transaction`,
    fired: [`${MARK}-rule`],
  });
  const hook = { environmentId: Number(account.id), id: server.runtime.timeOrderedId() };
  await createWebhookEndpoint(server.database, {
    ...hook,
    name: MARK,
    url: `https://192.168.0.1/${MARK}`,
    events: ['erase/finished'],
    secret: Buffer.from(MARK),
    createdAt: 0,
  });
  // Pauses the endpoint so that nothing is sent.
  await server.database.query({ text: 'UPDATE webhook_endpoint SET paused_until = 9000000000000' });
  const { environmentId } = hook;
  const news = {
    environmentId,
    event: 'erase/finished',
    data: { request_id: MARK, status: 'COMPLETED', domains: [], finished_at: null },
    at: server.runtime.now(),
  } as const;
  await enqueueEvent(server.database, news);
  const delivery = await vi.waitFor(
    async () => {
      const [made] = await listWebhookDeliveries(server.database, environmentId, {}, { limit: 1 });
      if (!made) throw new Error('no delivery is made');
      return made.id;
    },
    { timeout: 20_000 },
  );
  const version = String(account.policy_version);
  await victim('POST', '/screening/profiles', { body: { name: `${MARK}-profile`, settings: {} } });
  await screenMonitored(victimKey);
  const monitored = items((await victim('GET', '/screening/monitored-names')).body.data.monitored);
  const cases = items((await victim('GET', '/cases')).body.data.cases);
  const { workflow, execution } = await startVerification(victimKey);
  const invited = await victim('POST', '/invitations', {
    body: { email: `${MARK}@example.com`, role: 'owner' },
  });
  const user = server.runtime.timeOrderedId();
  await insertPanelUser(server.database, {
    accountId: Number(account.id),
    id: user,
    email: `${MARK}-user@example.com`,
    passwordHash: MARK,
    role: 'reviewer',
    now: new Date(),
  });
  const view = await victim('POST', '/views', { body: { name: MARK, shared: true, search: { rule: MARK } } });
  const queue = await victim('POST', '/queues', { body: { name: MARK, source: 'SCREENING' } });
  const { document } = (await victim('GET', '/policy')).body.data;
  const proposed = await victim('POST', '/policy/proposals', { body: { document, note: MARK } });
  const role = await victim('POST', '/roles', { body: { name: MARK, permissions: ['traffic:see'] } });
  await victim('POST', `/cases/${cases[0]?.id}/decisions`, {
    body: { decision: 'FALSE_POSITIVE', comment: MARK },
  });
  const [kept] = items((await victim('GET', '/screening/cleared-matches')).body.data.cleared_matches);
  const attached = await victim('POST', `/cases/${cases[0]?.id}/attachments`, {
    headers: { 'content-type': 'text/plain', 'content-disposition': `attachment; filename=${MARK}.txt` },
    body: Buffer.from(MARK),
  });
  const alerted = { evidence: [evaluation], caseName: MARK };
  const stored = await storeAlert(server.database, server.runtime, environmentId, alerted);
  ids = {
    alert: stored.alert,
    alertCase: stored.alertCase,
    attachment: String(attached.body.data.attachment?.id),
    whitelist: String(kept?.id),
    workflow,
    role: String(role.body.data.id),
    proposal: String((proposed.body.data.proposal as unknown as { readonly id: string }).id),
    queue: String(queue.body.data.id),
    execution,
    view: String(view.body.data.id),
    user,
    invitation: String(invited.body.data.invitation?.id),
    key: String(key.body.data.id),
    evaluation,
    version,
    webhook: hook.id,
    delivery,
    monitored: String(monitored[0]?.id),
    case: String(cases[0]?.id),
  };
});
afterAll(() => server.close());

/** Screens a name of the demonstration lists, so that the account has a monitored name and a case. */
async function screenMonitored(apiKey: string): Promise<void> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/RestService/aml-api/v1',
    headers: { 'x-api-key': apiKey },
    payload: {
      user_id: `${MARK}-user`,
      user_fullname: LISTED_NAME,
      config: { monitoring_required: true },
    },
  });
  if (answer.statusCode !== 200) throw new Error(`the screening answered ${answer.statusCode}`);
}

/** Starts an execution of a workflow of the account. */
async function startVerification(apiKey: string) {
  const made = await victim('POST', '/workflows', { body: { name: MARK, definition: WORKFLOW } });
  const workflow = String(made.body.data.workflow?.id);
  await victim('POST', `/workflows/${workflow}/activate`);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/orchestration-api/v1/init-workflow',
    headers: { 'x-api-key': apiKey },
    payload: { workflowId: workflow, inputs: { user_id: `${MARK}-user` } },
  });
  return { workflow, execution: String(answer.json().data.executionId) };
}

/** Returns requests about the attachments of a record. */
const filesOf = (called: string, path: string) => ({
  [`list${called}Attachments`]: { path: `${path}/attachments` },
  [`open${called}Attachment`]: { path: `${path}/attachments/${ids.attachment}` },
  [`reveal${called}Attachment`]: { path: `${path}/attachments/${ids.attachment}/reveal`, body: REASON },
  [`remove${called}Attachment`]: { path: `${path}/attachments/${ids.attachment}` },
});

/** Returns a valid request for every route, for data of the first account. */
const attempts = (): {
  readonly [operation: string]: { readonly path: string; readonly body?: unknown };
} => ({
  readAccount: { path: '/account' },
  changeAccount: { path: '/account', body: { name: 'Other shop' } },
  setLogo: { path: '/account/logo', body: { picture: ONE_PIXEL } },
  removeLogo: { path: '/account/logo' },
  listKeys: { path: '/keys' },
  createKey: { path: '/keys', body: { name: 'Key', scopes: ['fraud'] } },
  deleteKey: { path: `/keys/${ids.key}` },
  rotateKey: { path: `/keys/${ids.key}/rotate`, body: { overlap_seconds: 0 } },
  listRules: { path: '/rules' },
  createRule: {
    path: '/rules',
    body: { name: 'R', when: 'user_country = "FR"', ...JSON.parse('{"then":{"state":"REVIEW"}}') },
  },
  checkRule: { path: '/rules/check', body: { when: `user_id in list("${MARK}-list")` } },
  readRule: { path: `/rules/${MARK}-rule` },
  replaceRule: {
    path: `/rules/${MARK}-rule`,
    body: { name: 'R', when: 'user_country = "FR"', ...JSON.parse('{"then":{"state":"REVIEW"}}') },
  },
  changeRule: { path: `/rules/${MARK}-rule`, body: { mode: 'off' } },
  deleteRule: { path: `/rules/${MARK}-rule` },
  listRuleFields: { path: '/rule-fields' },
  listRuleCategories: { path: '/rule-categories' },
  createRuleCategory: { path: '/rule-categories', body: { name: 'K' } },
  replaceRuleCategory: { path: `/rule-categories/${MARK}-category`, body: { name: 'K' } },
  deleteRuleCategory: { path: `/rule-categories/${MARK}-category` },
  readPolicy: { path: '/policy' },
  replacePolicy: { path: '/policy', body: { expected_version: 3, document: EMPTY_POLICY_FILE } },
  listPolicyVersions: { path: '/policy/versions' },
  readPolicyVersion: { path: `/policy/versions/${ids.version}` },
  restorePolicyVersion: { path: `/policy/versions/${ids.version}/restore`, body: {} },
  comparePolicyVersions: { path: `/policy/versions/1/diff/${ids.version}` },
  listPolicyProposals: { path: '/policy/proposals' },
  proposePolicy: { path: '/policy/proposals', body: { document: EMPTY_POLICY_FILE } },
  readPolicyProposal: { path: `/policy/proposals/${ids.proposal}` },
  approvePolicyProposal: { path: `/policy/proposals/${ids.proposal}/approval`, body: {} },
  refusePolicyProposal: { path: `/policy/proposals/${ids.proposal}/refusal`, body: { reason: 'Mine' } },
  listLists: { path: '/lists' },
  createList: { path: '/lists', body: { name: 'L', kind: 'plain', field: 'ip' } },
  deleteList: { path: `/lists/${MARK}-list` },
  readListEntries: { path: `/lists/${MARK}-list/entries` },
  revealListEntries: { path: `/lists/${MARK}-list/entries/reveal`, body: REASON },
  addListEntries: { path: `/lists/${MARK}-list/entries`, body: { values: ['x'] } },
  removeListEntries: { path: `/lists/${MARK}-list/entries`, body: { values: [`${MARK}-user`] } },
  readAudit: { path: '/audit-log' },
  verifyAudit: { path: '/audit-log/verification' },
  readAuditCheckpoint: { path: '/audit-log/checkpoint' },
  listEvaluations: { path: `/evaluations?transaction_id=${MARK}-transaction` },
  readEvaluation: { path: `/evaluations/${ids.evaluation}` },
  revealEvaluation: { path: `/evaluations/${ids.evaluation}/reveal`, body: REASON },
  explainEvaluation: { path: `/evaluations/${ids.evaluation}/explanation` },
  revealExplanation: { path: `/evaluations/${ids.evaluation}/explanation/reveal`, body: REASON },
  listTransactionEvaluations: { path: `/transactions/${MARK}-transaction/evaluations` },
  readStats: { path: '/stats' },
  reviewTransaction: { path: `/transactions/${MARK}-transaction/review`, body: { state: 'DECLINE' } },
  noteTransaction: { path: `/transactions/${MARK}-transaction/notes`, body: { comment: 'theirs' } },
  labelTransaction: {
    path: `/transactions/${MARK}-transaction/label`,
    body: { label: 'fraud_detection_fraud' },
  },
  unlabelTransaction: { path: `/transactions/${MARK}-transaction/label` },
  tagTransaction: { path: `/transactions/${MARK}-transaction/tags`, body: { tags: ['theirs'] } },
  listTransactionChanges: { path: `/transactions/${MARK}-transaction/changes` },
  listTagValues: { path: '/tags' },
  search: { path: '/search', body: { query: `${MARK}-user` } },
  readDashboard: { path: '/dashboard?from=2026-01-01&to=2026-01-02' },
  listRuleMetrics: { path: '/rule-metrics?from=2026-01-01&to=2026-12-31' },
  readRuleMetrics: { path: `/rules/${MARK}-rule/metrics?from=2026-01-01&to=2026-01-02` },
  readFirstSteps: { path: '/first-steps' },
  addSampleTransactions: { path: '/sample-transactions' },
  readHealth: { path: '/health' },
  listLinkClusters: { path: '/links/clusters' },
  readLinks: { path: `/links?evaluation=${ids.evaluation}` },
  listViews: { path: '/views' },
  createView: { path: '/views', body: { name: 'V', search: {} } },
  deleteView: { path: `/views/${ids.view}` },
  readPreferences: { path: '/preferences' },
  changePreferences: { path: '/preferences', body: { preferences: { 'traffic.columns': 'time' } } },
  listSearchProfiles: { path: '/screening/profiles' },
  saveSearchProfile: { path: '/screening/profiles', body: { name: 'P', settings: {} } },
  deleteSearchProfile: { path: `/screening/profiles/${MARK}-profile` },
  readScreeningStatus: { path: '/screening/status' },
  listMonitoredNames: { path: '/screening/monitored-names' },
  revealMonitoredNames: { path: '/screening/monitored-names/reveal', body: REASON },
  changeMonitoredName: {
    path: `/screening/monitored-names/${ids.monitored}`,
    body: { monitoring_schedule: 'DAILY' },
  },
  deleteMonitoredName: { path: `/screening/monitored-names/${ids.monitored}` },
  listMonitoringChanges: { path: '/screening/changes' },
  listCases: { path: '/cases' },
  searchCases: { path: '/cases/search', body: { user_id: `${MARK}-user` } },
  readCase: { path: `/cases/${ids.case}` },
  revealCase: { path: `/cases/${ids.case}/reveal`, body: REASON },
  changeCase: { path: `/cases/${ids.case}`, body: { assignee: 'me' } },
  ...filesOf('Case', `/cases/${ids.case}`),
  ...filesOf('Evaluation', `/evaluations/${ids.evaluation}`),
  ...filesOf('Execution', `/workflow-executions/${ids.execution}`),
  decideCase: { path: `/cases/${ids.case}/decisions`, body: { decision: 'FALSE_POSITIVE' } },
  listClearedMatches: { path: '/screening/cleared-matches' },
  searchMonitoredNames: { path: '/screening/monitored-names/search', body: { query: `${MARK}-user` } },
  searchClearedMatches: { path: '/screening/cleared-matches/search', body: { text: `${MARK}-user` } },
  readClearedMatch: { path: `/screening/cleared-matches/${ids.whitelist}` },
  revealClearedMatch: { path: `/screening/cleared-matches/${ids.whitelist}/reveal`, body: REASON },
  removeClearedMatch: { path: `/screening/cleared-matches/${ids.whitelist}` },
  listQueues: { path: '/queues' },
  createQueue: { path: '/queues', body: { name: 'Mine', source: 'DECISIONS' } },
  changeQueue: { path: `/queues/${ids.queue}`, body: { name: 'Mine too' } },
  deleteQueue: { path: `/queues/${ids.queue}` },
  listQueueItems: { path: `/queues/${ids.queue}/items` },
  takeNextItem: { path: `/queues/${ids.queue}/next` },
  readQueueItem: { path: `/queues/${ids.queue}/items/${ids.case}` },
  revealQueueItem: { path: `/queues/${ids.queue}/items/${ids.case}/reveal`, body: REASON },
  changeQueueItem: { path: `/queues/${ids.queue}/items/${ids.case}`, body: { assignee: 'me' } },
  noteQueueItem: { path: `/queues/${ids.queue}/items/${ids.case}/notes`, body: { text: 'Mine' } },
  decideQueueItem: {
    path: `/queues/${ids.queue}/items/${ids.case}/decision`,
    body: { decision: 'APPROVE', reason: 'Mine' },
  },
  listReviewers: { path: '/reviewers' },
  listMentions: { path: '/mentions' },
  listModels: { path: '/models' },
  readModel: { path: '/models/1' },
  trainModel: { path: '/model-trainings', body: {} },
  readTraining: { path: `/model-trainings/${NOWHERE}` },
  promoteModel: { path: '/models/1/promotion' },
  rollBackModel: { path: '/models/rollback' },
  changeModelSettings: { path: '/models', body: { promote_by_rule: false } },
  explainScore: { path: `/evaluations/${ids.evaluation}/score-explanation` },
  startSuggestions: { path: '/rule-suggestions', body: {} },
  readSuggestions: { path: `/rule-suggestions/${NOWHERE}` },
  acceptSuggestion: {
    path: `/rule-suggestions/${NOWHERE}/accepted`,
    body: { when_text: 'user_country = "FR"' },
  },
  comparePolicyFile: {
    path: '/policy/diff',
    body: { document: { rules: [], categories: [], lists: [], thresholds: { review: 10, decline: 20 } } },
  },
  testRuleOnFacts: {
    path: '/rules/test',
    body: { rule: DRAFT_RULE, facts: {} },
  },
  testRuleOnEvaluation: {
    path: `/evaluations/${ids.evaluation}/rule-test`,
    body: { rule: DRAFT_RULE },
  },
  startBacktest: { path: '/backtests', body: { model: 'base' } },
  readBacktest: { path: `/backtests/${NOWHERE}` },
  cancelBacktest: { path: `/backtests/${NOWHERE}/cancel`, body: {} },
  listBacktests: { path: '/backtests' },
  listAlerts: { path: '/alerts' },
  readAlert: { path: `/alerts/${ids.alert}` },
  revealAlert: { path: `/alerts/${ids.alert}/reveal`, body: REASON },
  changeAlert: { path: `/alerts/${ids.alert}`, body: { comment: 'theirs' } },
  closeAlert: {
    path: `/alerts/${ids.alert}/close`,
    body: { disposition: 'FALSE_POSITIVE', comment: 'theirs' },
  },
  mergeAlerts: { path: '/alert-cases', body: { name: 'Theirs', alerts: [ids.alert] } },
  readAlertCase: { path: `/alert-cases/${ids.alertCase}` },
  exportAlert: { path: `/alerts/${ids.alert}/file` },
  exportAlertCase: { path: `/alert-cases/${ids.alertCase}/file` },
  readAutoResolution: { path: '/screening/auto-resolution' },
  changeAutoResolution: { path: '/screening/auto-resolution', body: { rules: [] } },
  listTypologies: { path: '/typologies' },
  changeTypologies: { path: '/typologies', body: { typologies: [{ id: 'fan_in', mode: 'on' }] } },
  startTypologyRun: {
    path: '/typology-runs',
    body: { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' },
  },
  listTypologyRuns: { path: '/typology-runs' },
  readTypologyRun: { path: `/typology-runs/${NOWHERE}` },
  cancelTypologyRun: { path: `/typology-runs/${NOWHERE}` },
  acceptTypologyRun: { path: `/typology-runs/${NOWHERE}/accept` },
  recordPaymentEvent: { path: `/transactions/${MARK}-transaction/events`, body: PAYMENT_EVENT },
  recordPaymentEvents: {
    path: '/transactions/events',
    body: { events: [{ transaction_id: `${MARK}-transaction`, ...PAYMENT_EVENT }] },
  },
  listPaymentEvents: { path: `/transactions/${MARK}-transaction/events` },
  listPersonPaymentEvents: { path: '/payment-events?key=1' },
  importPaymentEvents: {
    path: '/payment-events/imports',
    body: {
      csv: `transaction_id,event_id,type,occurred_at\n${MARK}-transaction,e2,captured,2026-01-01T00:00:00Z\n`,
    },
  },
  readPaymentEventSettings: { path: '/payment-event-settings' },
  changePaymentEventSettings: { path: '/payment-event-settings', body: { overwrite_labels: true } },
  readDisputeRates: { path: '/dispute-rates' },
  listWebhooks: { path: '/webhooks' },
  createWebhook: {
    path: '/webhooks',
    body: { name: 'Hook', url: 'https://192.168.0.1/', events: ['lists/updated'] },
  },
  readWebhook: { path: `/webhooks/${ids.webhook}` },
  changeWebhook: { path: `/webhooks/${ids.webhook}`, body: { name: 'Hook' } },
  deleteWebhook: { path: `/webhooks/${ids.webhook}` },
  pingWebhook: { path: `/webhooks/${ids.webhook}/ping` },
  rotateWebhookSecret: { path: `/webhooks/${ids.webhook}/rotate`, body: { overlap_seconds: 0 } },
  enableWebhook: { path: `/webhooks/${ids.webhook}/enable` },
  disableWebhook: { path: `/webhooks/${ids.webhook}/disable` },
  resendWebhookDeliveries: { path: `/webhooks/${ids.webhook}/resend`, body: {} },
  listWebhookDeliveries: { path: '/webhook-deliveries' },
  readWebhookDelivery: { path: `/webhook-deliveries/${ids.delivery}` },
  revealWebhookDelivery: { path: `/webhook-deliveries/${ids.delivery}/reveal`, body: REASON },
  resendWebhookDelivery: { path: `/webhook-deliveries/${ids.delivery}/resend` },
  listDataSources: { path: '/data-sources' },
  listDataUpdates: { path: '/data-updates' },
  switchDataUpdates: { path: '/data-updates', body: { enabled: false } },
  requestDataUpdates: { path: '/data-updates/requests', body: { sources: [] } },
  listProviders: { path: '/providers' },
  listWorkflows: { path: '/workflows' },
  listWorkflowTemplates: { path: '/workflow-templates' },
  checkWorkflow: { path: '/workflows/check', body: { definition: WORKFLOW } },
  createWorkflow: { path: '/workflows', body: { name: 'Check', definition: WORKFLOW } },
  readWorkflow: { path: `/workflows/${ids.workflow}` },
  changeWorkflow: { path: `/workflows/${ids.workflow}`, body: { name: 'Mine' } },
  activateWorkflow: { path: `/workflows/${ids.workflow}/activate` },
  deactivateWorkflow: { path: `/workflows/${ids.workflow}/deactivate` },
  readWorkflowVersion: { path: `/workflows/${ids.workflow}/versions/1` },
  testWorkflow: { path: `/workflows/${ids.workflow}/test`, body: { inputs: { user_id: 'u' } } },
  listWorkflowExecutions: { path: '/workflow-executions' },
  readManagedExecution: { path: `/workflow-executions/${ids.execution}` },
  revealExecution: { path: `/workflow-executions/${ids.execution}/reveal`, body: REASON },
  reviewWorkflowExecution: {
    path: `/workflow-executions/${ids.execution}/review`,
    body: { step: 'document', decision: 'APPROVED' },
  },
  searchWorkflowExecutions: { path: '/workflow-executions/search', body: { query: `${MARK}-user` } },
  readExecutionReview: { path: `/workflow-executions/${ids.execution}/review` },
  revealExecutionReview: { path: `/workflow-executions/${ids.execution}/review/reveal`, body: REASON },
  openExecutionMedia: { path: `/workflow-executions/${ids.execution}/media/chip-portrait` },
  revealExecutionMedia: {
    path: `/workflow-executions/${ids.execution}/media/chip-portrait/reveal`,
    body: REASON,
  },
  requestResubmission: {
    path: `/workflow-executions/${ids.execution}/resubmission-requests`,
    body: { step: 'document', reason: 'GLARE' },
  },
  linkToExecution: { path: `/workflow-executions/${ids.execution}/link` },
  beginErasure: { path: '/person-erasures', body: { user_id: `${MARK}-nobody`, domains: ['FRAUD'] } },
  readPersonErasure: { path: `/person-erasures/${ids.evaluation}` },
  exportPerson: { path: '/person-export', body: { user_id: `${MARK}-user` } },
  readSession: { path: '/session' },
  signOut: { path: '/session' },
  listSignIns: { path: '/sign-ins' },
  endSignIn: { path: `/sign-ins/${ids.execution}` },
  endOtherSignIns: { path: '/sign-ins' },
  listRoles: { path: '/roles' },
  createRole: { path: '/roles', body: { name: 'Theirs', permissions: [] } },
  changeRole: { path: `/roles/${ids.role}`, body: { name: 'Theirs' } },
  deleteRole: { path: `/roles/${ids.role}` },
  listUsers: { path: '/users' },
  listNames: { path: '/names' },
  changeOwnName: { path: '/session/name', body: { name: 'Mine' } },
  changeUser: { path: `/users/${ids.user}`, body: { role: 'read-only' } },
  removeUser: { path: `/users/${ids.user}` },
  inviteUser: { path: '/invitations', body: { email: 'x@example.com', role: 'read-only' } },
  withdrawInvitation: { path: `/invitations/${ids.invitation}` },
  beginProviderProof: { path: '/session/provider/proof/begin' },
  proveByProvider: { path: '/session/provider/proof', body: { answer: 'code=x&state=x' } },
  readSecondFactor: { path: '/session/second-factor' },
  beginSecondFactor: { path: '/session/second-factor', body: { current_password: 'x' } },
  confirmSecondFactor: { path: '/session/second-factor/confirm', body: { code: '123456' } },
  renewRecoveryCodes: { path: '/session/second-factor/recovery-codes', body: { current_password: 'x' } },
  removeSecondFactor: { path: '/session/second-factor/remove', body: { current_password: 'x' } },
  resetSecondFactor: { path: `/users/${ids.user}/second-factor` },
  listPasskeys: { path: '/session/passkeys' },
  beginPasskey: { path: '/session/passkeys/options', body: { current_password: 'x' } },
  addPasskey: { path: '/session/passkeys', body: { name: 'x', answer: {} } },
  removePasskey: { path: `/session/passkeys/${NOWHERE}/remove`, body: { current_password: 'x' } },
  changePassword: {
    path: '/session/password',
    body: { current_password: 'x', new_password: 'a sentence of some length' },
  },
});

/** Routes of the owner's account, and those without an account. */
const ELSEWHERE = [
  'acceptInvitation',
  'beginPasskeySignIn',
  'beginProviderSignIn',
  'createAccount',
  'listAccounts',
  'makeFirstOwner',
  'readSignInMethods',
  'signIn',
  'signInByProvider',
];

async function everythingOf(client: Client): Promise<readonly Json[]> {
  const paths = ['/account', '/keys', '/policy', `/lists/${MARK}-list/entries`, '/audit-log'];
  const found = await Promise.all(paths.map(async (path) => (await client('GET', path)).body.data));
  // Reading the list entries here is itself recorded.
  return found.map((data) =>
    Array.isArray(data.records)
      ? { ...data, records: data.records.filter(({ action }) => !String(action).startsWith('person.')) }
      : data,
  ) as readonly Json[];
}

describe('data of another account', () => {
  it('has a test request for every route', () => {
    const tried = [...Object.keys(attempts()), ...ELSEWHERE].sort();
    expect(tried).toEqual(MANAGEMENT_ROUTES.map((route) => route.operationId).sort());
  });

  for (const who of ['stranger', 'owner'] as const) {
    it(`is neither visible to nor changeable by the ${who}`, async () => {
      const client = who === 'stranger' ? stranger : owner;
      const before = await everythingOf(victim);
      for (const route of MANAGEMENT_ROUTES.filter(({ operationId }) => !ELSEWHERE.includes(operationId))) {
        const { path, body } = attempts()[route.operationId] ?? { path: '' };
        const method = route.method.toUpperCase() as Parameters<Client>[0];
        const answer = await client(method, path, body === undefined ? {} : { body });
        if (route.path.slice(MANAGEMENT_PREFIX.length).includes('{')) {
          expect([route.operationId, answer.status, answer.body.error.code]).toEqual([
            route.operationId,
            404,
            '3001',
          ]);
        }
        const sent = JSON.stringify(body ?? '');
        if (!sent.includes(MARK)) expect(JSON.stringify(answer.body), route.operationId).not.toContain(MARK);
      }
      expect(await everythingOf(victim)).toEqual(before);
    });
  }

  it('treats an unknown list as a problem of the rule, so list names reveal nothing', async () => {
    const { body } = await stranger('POST', '/rules/check', {
      body: { when: `user_id in list("${MARK}-list")` },
    });
    expect(body.data).toMatchObject({ ok: false });
  });
});

describe('accounts', () => {
  it('can be created and listed only by the owner', async () => {
    expect(await stranger('GET', '/accounts')).toMatchObject({
      status: 403,
      body: { error: { code: '2003' } },
    });
    const refused = await stranger('POST', '/accounts', { body: { name: 'Mine' } });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: '2003' } } });
    const accounts = await owner('GET', '/accounts');
    expect(accounts.body.data.accounts).toHaveLength(3);
  });
});
