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
  events: Type.Array(named('ExecutionEvent', { sequence: integer, at: timestamp, kind: string })),
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
  summary: 'An execution with what answered each sub-check, and its trail',
  description:
    '`result` is what the backend reads by `workflow-execution/{id}`; `events` is everything that happened, in order; `transactions` are the newest 200 fraud calls that named it in `idv_reference_id`.',
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
    summary: 'The workflows of the account',
    description: 'With the version that is started and the newest one.',
    data: closed({ workflows: Type.Array(workflowSummary) }),
  }),
  listWorkflowTemplates: managementRoute({
    operationId: 'listWorkflowTemplates',
    method: 'get',
    path: '/workflow-templates',
    tag: TAG,
    summary: 'Ready workflows to begin with',
    description: 'Send the definition of one to make a workflow of it, and change it as you like.',
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
    summary: 'What is wrong with a definition, and which inputs it would need; nothing is kept',
    description: 'Answers the same problems that would keep it from being saved.',
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
    summary: 'Makes a workflow as a draft',
    description:
      'It cannot be started until it is activated. A definition with a problem is refused and `details` names each.',
    body: closed({ name: newLabel, definition: workflowDefinition }),
    bodyExample: { name: 'Document and selfie', definition: EXAMPLE },
    data: changed,
  }),
  readWorkflow: managementRoute({
    operationId: 'readWorkflow',
    method: 'get',
    path: '/workflows/{id}',
    tag: TAG,
    summary: 'A workflow with its newest and its active version',
    description:
      'The definition is that of the newest version; `active_definition` is the one that is started, or null.',
    data: changed,
  }),
  changeWorkflow: managementRoute({
    operationId: 'changeWorkflow',
    method: 'patch',
    path: '/workflows/{id}',
    tag: TAG,
    summary: 'Renames a workflow, or keeps a new version of it as a draft',
    description: 'Executions under way go on with the version that they began with.',
    body: closed({ name: Type.Optional(newLabel), definition: Type.Optional(workflowDefinition) }),
    bodyExample: { name: 'Document and selfie', definition: EXAMPLE },
    data: changed,
  }),
  activateWorkflow: managementRoute({
    operationId: 'activateWorkflow',
    method: 'post',
    path: '/workflows/{id}/activate',
    tag: TAG,
    summary: 'From now on the newest version is started',
    description: 'Executions under way go on with the version that they began with.',
    data: changed,
  }),
  deactivateWorkflow: managementRoute({
    operationId: 'deactivateWorkflow',
    method: 'post',
    path: '/workflows/{id}/deactivate',
    tag: TAG,
    summary: 'It cannot be started any more; what is under way goes on',
    description: 'Activate it to start it again.',
    data: changed,
  }),
  readWorkflowVersion: managementRoute({
    operationId: 'readWorkflowVersion',
    method: 'get',
    path: '/workflows/{id}/versions/{version}',
    tag: TAG,
    summary: 'One version of a workflow, as it was kept',
    description: 'Versions are numbered from 1 and never change.',
    data: named('WorkflowVersion', { version: integer, definition: workflowDefinition }),
  }),
  testWorkflow: managementRoute({
    operationId: 'testWorkflow',
    method: 'post',
    path: '/workflows/{id}/test',
    tag: TAG,
    summary: 'Starts a version of a workflow in the test space, active or not, to go through it oneself',
    description:
      'Answers a link to the real page. The execution is one of test keys: it counts nowhere, and its webhooks go to no endpoint of live keys. Left out, `version` is the newest.',
    body: closed({
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      /** As init-workflow accepts them; inputs that the version requires must be present. */
      inputs: openObject,
    }),
    bodyExample: { inputs: { user_id: 'try-out' } },
    errors: ['initMissingInputs', 'initBadInput'],
    data: named('WorkflowTryOut', { execution_id: string, link: string, expires_at: timestamp }),
  }),
  listWorkflowExecutions: managementRoute({
    operationId: 'listWorkflowExecutions',
    method: 'get',
    path: '/workflow-executions',
    tag: TAG,
    summary: 'Executions, newest first',
    description:
      'Of live or of test data. Pass `next` as `before` for the page behind. Persons are named by a `key`, for addresses are logged.',
    query: closed({
      ...ENVIRONMENT,
      user: USER_KEY,
      limit: pageLimit(500),
      status: Type.Optional({ ...status, description: 'Only executions of this status' } as typeof status),
      before: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only executions older than this one' }),
      ),
      workflow_id: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only executions of this workflow' }),
      ),
      from: Type.Optional(
        Type.String({ format: 'date-time', description: 'Begun at this moment or later, RFC 3339' }),
      ),
      to: Type.Optional(
        Type.String({ format: 'date-time', description: 'Begun before this moment, RFC 3339' }),
      ),
      key: Type.Optional(
        Type.String({ maxLength: 1000, description: '`key` of POST /workflow-executions/search' }),
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
    summary: 'What a text names among executions: a person, a document, or one execution',
    description:
      'A name in any spelling that sounds so, a user id, an e-mail address, a phone number, the number of a document as it was sent or read, or an id. `key` narrows GET /workflow-executions; it holds keyed hashes, so that no address names a person. `matches` counts up to 100.',
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
    summary: 'Decides a check that is in REVIEW; the execution’s status follows',
    description:
      'Only of an execution that is in REVIEW (409 otherwise); where none of its checks is, any of them can be decided. Sends `orchestration/workflow_execution_updated`.',
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
