import {
  boolean,
  CHECK_STATUSES,
  closed,
  EXECUTION_STATUSES,
  executionData,
  integer,
  literals,
  managedWorkflow,
  maskedAs,
  named,
  nullable,
  openObject,
  personal,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
  typedAs,
  type WholeExecutionData,
  workflowDefinition,
  workflowSummary,
} from '@assay/contract';
import { managementRoute, revealOf } from './document';
import { REVIEW_GUARD } from './execution-review';
import { ENVIRONMENT, newLabel, pageLimit, personNamed, USER_KEY } from './members';

const TAG = 'Workflows';
const problem = closed({ field: string, expected: string });
const status = literals(EXECUTION_STATUSES);

const EXECUTION_MEMBERS = {
  id: string,
  status,
  workflow: named('ExecutionWorkflow', { id: string, name: string, version: integer }),
  /** The person, as the backend named them; otherwise by the name read from their document. */
  person: personNamed,
  created_at: timestamp,
  expires_at: timestamp,
  finished_at: nullable(timestamp),
  purged_at: nullable(timestamp),
};
export const executionSummary = named('ExecutionSummary', EXECUTION_MEMBERS);
export type ExecutionSummary = Static<typeof executionSummary>;

const finding = named('EngineFinding', {
  sub_check: string,
  result: string,
  strength: string,
  engine: string,
  version: string,
  score: nullable(Type.Number()),
  reasons: Type.Array(string),
  duration_ms: integer,
});
/** Manual decision on a step, with the check result before it. */
const madeDecision = named('ExecutionStepDecision', {
  decision: literals(['APPROVED', 'DECLINED', 'ASKED_AGAIN']),
  by: string,
  at: timestamp,
  note: personal('text', stringOrNull),
  status_before: literals(CHECK_STATUSES),
  /** The text that the decision replaced: the reason why the check waited for review. */
  detail_before: stringOrNull,
});
export type MadeDecision = Static<typeof madeDecision>;
const managedExecution = named('ManagedExecution', {
  ...EXECUTION_MEMBERS,
  steps: Type.Array(
    named('ExecutionStep', {
      id: string,
      type: string,
      session_id: string,
      status: nullable(literals(CHECK_STATUSES)),
      attempts: integer,
      findings: Type.Array(finding),
      /** Author of the manual decision; null = none. */
      reviewed_by: stringOrNull,
      review_note: personal('text', stringOrNull),
      /** All manual decisions on the step, oldest first. */
      decisions: Type.Array(madeDecision),
    }),
  ),
  events: Type.Array(
    named('ExecutionEvent', {
      sequence: integer,
      at: timestamp,
      kind: string,
      /** ID of the step; null for events of the whole execution. */
      step: stringOrNull,
    }),
  ),
});
export type ManagedExecution = Static<typeof managedExecution>;

const changed = closed({ workflow: managedWorkflow });
const EXAMPLE = {
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie', settings: { duplicate_check: true } },
    { id: 'selfie', type: 'SELFIE', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
  settings: { loip: true, token_minutes: 60 },
};

const readManagedExecution = managementRoute({
  operationId: 'readManagedExecution',
  method: 'get',
  path: '/workflow-executions/{id}',
  tag: TAG,
  summary: 'Get a workflow execution',
  description:
    'Returns an execution with the check results of its engines and its events. `result` is the response of the orchestration API; `transactions` lists up to 200 linked evaluations.',
  query: closed(ENVIRONMENT),
  data: closed({
    execution: managedExecution,
    result: maskedAs(typedAs<WholeExecutionData>(openObject), () => executionData),
    /** Evaluations that referenced the execution in `idv_reference_id`, newest first, at most 200. */
    transactions: Type.Array(closed({ evaluation_id: string, transaction_id: string, at: timestamp })),
  }),
});

export const WORKFLOW_ROUTES = {
  listWorkflows: managementRoute({
    operationId: 'listWorkflows',
    method: 'get',
    path: '/workflows',
    tag: TAG,
    summary: 'List workflows',
    description: 'Returns the workflows of the account with their active and newest versions.',
    data: closed({ workflows: Type.Array(workflowSummary) }),
  }),
  listWorkflowTemplates: managementRoute({
    operationId: 'listWorkflowTemplates',
    method: 'get',
    path: '/workflow-templates',
    tag: TAG,
    summary: 'List workflow templates',
    description:
      'Returns ready-made workflow definitions. Send the definition of a template to `POST /workflows` to use it.',
    data: closed({
      templates: Type.Array(
        named('WorkflowTemplate', {
          id: string,
          name: string,
          about: string,
          definition: workflowDefinition,
          required_inputs: Type.Array(string),
        }),
      ),
    }),
  }),
  checkWorkflow: managementRoute({
    operationId: 'checkWorkflow',
    method: 'post',
    path: '/workflows/check',
    tag: TAG,
    summary: 'Check a workflow definition',
    description: 'Returns the problems of a definition and the inputs that it requires. Nothing is stored.',
    body: closed({ definition: workflowDefinition }),
    bodyExample: { definition: EXAMPLE },
    data: named('WorkflowCheck', {
      ok: boolean,
      problems: Type.Array(problem),
      required_inputs: Type.Array(string),
    }),
  }),
  createWorkflow: managementRoute({
    operationId: 'createWorkflow',
    method: 'post',
    path: '/workflows',
    tag: TAG,
    summary: 'Create a workflow',
    description:
      'Creates a workflow as a draft, which starts after activation. Returns 400 with each problem in `details`.',
    body: closed({ name: newLabel, definition: workflowDefinition }),
    bodyExample: { name: 'Document and selfie', definition: EXAMPLE },
    data: changed,
  }),
  readWorkflow: managementRoute({
    operationId: 'readWorkflow',
    method: 'get',
    path: '/workflows/{id}',
    tag: TAG,
    summary: 'Get a workflow',
    description:
      'Returns a workflow with the definition of its newest version. `active_definition` is the active one.',
    data: changed,
  }),
  changeWorkflow: managementRoute({
    operationId: 'changeWorkflow',
    method: 'patch',
    path: '/workflows/{id}',
    tag: TAG,
    summary: 'Change a workflow',
    description:
      'Changes the name, or stores a new version as a draft. Running executions continue with their version.',
    body: closed({ name: Type.Optional(newLabel), definition: Type.Optional(workflowDefinition) }),
    bodyExample: { name: 'Document and selfie', definition: EXAMPLE },
    data: changed,
  }),
  activateWorkflow: managementRoute({
    operationId: 'activateWorkflow',
    method: 'post',
    path: '/workflows/{id}/activate',
    tag: TAG,
    summary: 'Activate a workflow',
    description:
      'Activates the newest version of a workflow. Running executions continue with their version.',
    data: changed,
  }),
  deactivateWorkflow: managementRoute({
    operationId: 'deactivateWorkflow',
    method: 'post',
    path: '/workflows/{id}/deactivate',
    tag: TAG,
    summary: 'Deactivate a workflow',
    description: 'Prevents new executions of a workflow. Running executions continue.',
    data: changed,
  }),
  readWorkflowVersion: managementRoute({
    operationId: 'readWorkflowVersion',
    method: 'get',
    path: '/workflows/{id}/versions/{version}',
    tag: TAG,
    summary: 'Get a workflow version',
    description: 'Returns the definition of one version. Versions start at 1 and never change.',
    data: named('WorkflowVersion', { version: integer, definition: workflowDefinition }),
  }),
  testWorkflow: managementRoute({
    operationId: 'testWorkflow',
    method: 'post',
    path: '/workflows/{id}/test',
    tag: TAG,
    summary: 'Start a test run of a workflow',
    description:
      'Starts a version of a workflow in the test environment, active or not, and returns a link to the hosted flow. The newest version is the default.',
    body: closed({
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      /** As init-workflow accepts them; inputs that the version requires must be present. */
      inputs: openObject,
    }),
    bodyExample: { inputs: { user_id: 'try-out' } },
    errors: ['initMissingInputs', 'initBadInput'],
    data: named('WorkflowTest', { execution_id: string, link: string, expires_at: timestamp }),
  }),
  listWorkflowExecutions: managementRoute({
    operationId: 'listWorkflowExecutions',
    method: 'get',
    path: '/workflow-executions',
    tag: TAG,
    summary: 'List workflow executions',
    description:
      'Returns executions of one environment, newest first. A person is referenced by a `key`, because URLs are logged. Send `next` as `before` to get the next page.',
    query: closed({
      ...ENVIRONMENT,
      user: USER_KEY,
      limit: pageLimit(500),
      status: Type.Optional({ ...status, description: 'Only executions with this status' } as typeof status),
      before: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only executions older than this one' }),
      ),
      workflow_id: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only executions of this workflow' }),
      ),
      from: Type.Optional(
        Type.String({
          format: 'date-time',
          description: 'Only executions that started at or after this time, RFC 3339',
        }),
      ),
      to: Type.Optional(
        Type.String({
          format: 'date-time',
          description: 'Only executions that started before this time, RFC 3339',
        }),
      ),
      key: Type.Optional(
        Type.String({
          maxLength: 1000,
          description: '`key` of a result of `POST /workflow-executions/search`',
        }),
      ),
    }),
    data: closed({
      executions: Type.Array(executionSummary),
      /** null = last page. */
      next: stringOrNull,
    }),
  }),
  searchWorkflowExecutions: managementRoute({
    operationId: 'searchWorkflowExecutions',
    method: 'post',
    path: '/workflow-executions/search',
    tag: TAG,
    summary: 'Search workflow executions',
    description:
      'Finds executions by ID, name, user ID, email address, phone number or document number, names also by sound. Use `key` in `GET /workflow-executions`. `matches` counts up to 100.',
    body: closed({ query: Type.String({ minLength: 1, maxLength: 200 }), ...ENVIRONMENT }),
    bodyExample: { query: 'Camille Durand' },
    data: named('ExecutionSearch', { key: string, matches: integer }),
  }),
  readManagedExecution,
  revealExecution: revealOf('revealExecution', readManagedExecution, 'an execution'),
  reviewWorkflowExecution: managementRoute({
    operationId: 'reviewWorkflowExecution',
    method: 'post',
    path: '/workflow-executions/{id}/review',
    tag: TAG,
    summary: 'Decide a check of an execution',
    description:
      'Decides a check in REVIEW, updates the status and sends `orchestration/workflow_execution_updated`. Returns 409 if the execution is not in REVIEW. Without a check in REVIEW, any check can be decided.',
    query: closed(ENVIRONMENT),
    body: closed({
      step: Type.String({ minLength: 1, maxLength: 64 }),
      decision: literals(['APPROVED', 'DECLINED']),
      note: Type.Optional(Type.String({ maxLength: 500 })),
      ...REVIEW_GUARD,
    }),
    bodyExample: { step: 'document', decision: 'APPROVED', note: 'Compared by eye' },
    data: closed({ execution: managedExecution }),
  }),
} as const;
