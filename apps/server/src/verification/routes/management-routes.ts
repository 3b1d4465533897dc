import {
  type AccountId,
  ApiError,
  badInput,
  type ExecutionSummary,
  MANAGEMENT,
  type ManagedExecution,
  type ManagedWorkflow,
  requiredInputs,
  type SpaceId,
  WORKFLOW_TEMPLATES,
  type WorkflowDefinition,
  workflowProblems,
} from '@assay/contract';
import {
  type Connection,
  changeWorkflow,
  createWorkflow,
  type Database,
  evaluationsOfKey,
  executionEvents,
  findExecution,
  findWorkflow,
  listExecutions,
  listWorkflows,
  type StoredWorkflow,
  setWorkflowActive,
} from '@assay/store';
import { keyHash, userHashOf } from '../../identity-keys/index';
import {
  changes,
  type ManagementApi,
  reads,
  spaceOf,
  timestamp,
  timestampOrNull,
  uuid,
} from '../../management/index';
import type { Execution } from '../execution/execution-document';
import { executionId } from '../execution/execution-id';
import type { Executions } from '../execution/executions';
import { reviewStep } from '../execution/review-execution';
import type { ExecutionState } from '../execution/state';

const DEFAULT_PAGE = 100;

const at = (ms: number) => timestamp(new Date(ms));
const atOrNull = (ms: number | null) => timestampOrNull(ms === null ? null : new Date(ms));

type Workflow = StoredWorkflow<WorkflowDefinition>;

const summaryOf = (workflow: Workflow) => ({
  id: workflow.id,
  name: workflow.name,
  status:
    workflow.activeVersion !== null
      ? ('ACTIVE' as const)
      : workflow.wasActive
        ? ('INACTIVE' as const)
        : ('DRAFT' as const),
  active_version: workflow.activeVersion,
  newest_version: workflow.newestVersion,
  created_at: at(workflow.createdAt),
  updated_at: at(workflow.updatedAt),
});

const managed = (workflow: Workflow): ManagedWorkflow => ({
  ...summaryOf(workflow),
  definition: workflow.definition,
  active_definition: workflow.activeDefinition,
  required_inputs: [...requiredInputs(workflow.activeDefinition ?? workflow.definition)],
});

/** @throws ApiError 3001 */
async function requireWorkflow(connection: Connection, accountId: AccountId, id: string): Promise<Workflow> {
  const found = await findWorkflow<WorkflowDefinition>(connection, accountId, id);
  if (!found) throw new ApiError('notFound');
  return found;
}

/** @throws ApiError 1006 that names every place. */
function requireSound(definition: WorkflowDefinition): void {
  const problems = workflowProblems(definition);
  if (problems.length > 0)
    throw badInput(problems.map((problem) => ({ ...problem, field: `definition.${problem.field}` })));
}

/** An execution as lists show it. */
export const executionSummary = (execution: Execution): ExecutionSummary => ({
  id: execution.id,
  status: execution.status as ExecutionSummary['status'],
  workflow: {
    id: execution.workflowId,
    name: execution.workflowName,
    version: execution.workflowVersion,
  },
  created_at: at(execution.createdAt),
  expires_at: at(execution.expiresAt),
  finished_at: atOrNull(execution.finishedAt),
  purged_at: atOrNull(execution.purgedAt),
});

async function wholeExecution(connection: Connection, execution: Execution): Promise<ManagedExecution> {
  const events = await executionEvents(connection, execution.spaceId, execution.id);
  return {
    ...executionSummary(execution),
    steps: Object.entries(execution.state.steps).map(([id, step]) => ({
      id,
      type: step.type,
      session_id: step.sessionId,
      status: step.decided ? step.status : null,
      attempts: step.attempts,
      findings: step.findings.map((finding) => ({
        sub_check: finding.subCheck,
        result: finding.result,
        strength: finding.strength,
        engine: finding.engine,
        version: finding.version,
        score: finding.score,
        reasons: [...finding.reasons],
        duration_ms: finding.durationMs,
      })),
      reviewed_by: step.review?.by ?? null,
      review_note: step.review?.note ?? null,
    })),
    events: events.map(({ sequence, at: when, kind }) => ({ sequence, at: at(when), kind })),
  };
}

function workflowRoutes(api: ManagementApi, executions: Executions): void {
  const { database, ambient } = api.routePorts;

  reads(api, MANAGEMENT.listWorkflows, async ({ principal }) => {
    const workflows = await listWorkflows<WorkflowDefinition>(database, principal.caller.account.id);
    return { workflows: workflows.map(summaryOf) };
  });

  reads(api, MANAGEMENT.listWorkflowTemplates, () => ({
    templates: Object.entries(WORKFLOW_TEMPLATES).map(([id, template]) => ({
      id,
      ...template,
      required_inputs: requiredInputs(template.definition),
    })),
  }));

  reads(api, MANAGEMENT.checkWorkflow, ({ body }) => {
    const problems = workflowProblems(body.definition);
    const ok = problems.length === 0;
    return { ok, problems, required_inputs: ok ? requiredInputs(body.definition) : [] };
  });

  reads(api, MANAGEMENT.readWorkflow, async ({ principal, param }) => {
    const found = await requireWorkflow(database, principal.caller.account.id, uuid(param('id')));
    return { workflow: managed(found) };
  });

  changes(api, MANAGEMENT.createWorkflow, async ({ connection, account, body, now }) => {
    requireSound(body.definition);
    const id = ambient.timeOrderedId();
    await createWorkflow(connection, account.id, { id, ...body, at: now.getTime() });
    return {
      data: { workflow: managed(await requireWorkflow(connection, account.id, id)) },
      audit: { action: 'workflow.create', target: `workflow ${id}`, change: { version: 1 } },
    };
  });

  changes(api, MANAGEMENT.changeWorkflow, async ({ connection, account, body, now, param }) => {
    const id = uuid(param('id'));
    await requireWorkflow(connection, account.id, id);
    if (body.definition) requireSound(body.definition);
    await changeWorkflow(connection, account.id, id, { ...body, at: now.getTime() });
    const workflow = await requireWorkflow(connection, account.id, id);
    return {
      data: { workflow: managed(workflow) },
      audit: {
        action: 'workflow.change',
        target: `workflow ${id}`,
        change: { version: workflow.newestVersion, renamed: body.name !== undefined },
      },
    };
  });

  for (const [route, isActive] of [
    [MANAGEMENT.activateWorkflow, true],
    [MANAGEMENT.deactivateWorkflow, false],
  ] as const) {
    changes(api, route, async ({ connection, account, now, param }) => {
      const id = uuid(param('id'));
      await requireWorkflow(connection, account.id, id);
      await setWorkflowActive(connection, account.id, id, isActive, now.getTime());
      executions.forgetWorkflow(account.id, id);
      const workflow = await requireWorkflow(connection, account.id, id);
      return {
        data: { workflow: managed(workflow) },
        audit: {
          action: isActive ? 'workflow.activate' : 'workflow.deactivate',
          target: `workflow ${id}`,
          change: { version: workflow.activeVersion },
        },
      };
    });
  }
}

/** @throws ApiError 3001 */
async function requireExecution(database: Database, spaceId: SpaceId, id: string): Promise<Execution> {
  const found = await findExecution<ExecutionState>(database, spaceId, id);
  if (!found) throw new ApiError('notFound');
  return found;
}

const MOST_TRANSACTIONS = 200;

/** The fraud calls that named an execution, newest first. */
async function transactionsOf({ database, hasher }: Executions['ports'], spaceId: SpaceId, id: string) {
  const key = keyHash(hasher, 'idv_reference_id', id);
  const found = await evaluationsOfKey(database, spaceId, key, MOST_TRANSACTIONS);
  return found.map((call) => ({
    evaluation_id: call.evaluationId,
    transaction_id: call.transactionId,
    at: at(call.at),
  }));
}

/** Workflows, their executions, and manual review, over the management API. */
export const verificationManagement =
  (executions: Executions) =>
  (api: ManagementApi): void => {
    workflowRoutes(api, executions);
    const { database } = api.routePorts;

    reads(api, MANAGEMENT.listWorkflowExecutions, async ({ principal, query }) => {
      const { limit = DEFAULT_PAGE, status, before, space, user } = query;
      const found = await listExecutions<ExecutionState>(
        database,
        spaceOf(principal, space),
        { status, before, userHash: user === undefined ? undefined : userHashOf(user) },
        limit,
      );
      return { executions: found.map(executionSummary) };
    });

    reads(api, MANAGEMENT.readManagedExecution, async ({ principal, query, param }) => {
      const spaceId = spaceOf(principal, query.space);
      const execution = await requireExecution(database, spaceId, executionId(param('id')));
      return {
        execution: await wholeExecution(database, execution),
        result: await executions.document(execution),
        transactions: await transactionsOf(executions.ports, spaceId, execution.id),
      };
    });

    changes(
      api,
      MANAGEMENT.reviewWorkflowExecution,
      async ({ principal, query, body, connection, param, now }) => {
        const spaceId = spaceOf(principal, query.space);
        const { step, decision } = body;
        const by = principal.actor.auditName;
        const changed = await reviewStep(executions, connection, spaceId, executionId(param('id')), step, {
          decision,
          by,
          note: body.note ?? null,
          now: now.getTime(),
        });
        if (!changed) throw new ApiError('notFound');
        return {
          data: { execution: await wholeExecution(connection, changed) },
          audit: {
            action: 'execution.review',
            target: `execution ${changed.id}`,
            change: { step, decision, status: changed.status },
          },
        };
      },
    );
  };
