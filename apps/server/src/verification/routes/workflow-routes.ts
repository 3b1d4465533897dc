import {
  type AccountId,
  ApiError,
  badInput,
  type ManagedWorkflow,
  requiredInputs,
  WORKFLOW_TEMPLATES,
  type WorkflowDefinition,
  workflowProblems,
} from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type Connection,
  changeWorkflow,
  createWorkflow,
  findWorkflow,
  listWorkflows,
  type StoredWorkflow,
  setWorkflowActive,
  workflowVersion,
} from '@assay/store';
import { changes, type ManagementApi, reads, timestamp, uuid } from '../../management/index';
import type { Executions } from '../execution/executions';

const at = (ms: number) => timestamp(new Date(ms));

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

/** @throws ApiError 1006 with all problems */
function requireSound(definition: WorkflowDefinition): void {
  const problems = workflowProblems(definition);
  if (problems.length > 0)
    throw badInput(problems.map((problem) => ({ ...problem, field: `definition.${problem.field}` })));
}

/** Adds the workflow routes of the management API: versions, activation and test runs. */
export function workflowRoutes(api: ManagementApi, executions: Executions): void {
  const { database, runtime } = api.routePorts;

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
    const id = runtime.timeOrderedId();
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

  reads(api, MANAGEMENT.readWorkflowVersion, async ({ principal, param }) => {
    const id = uuid(param('id'));
    const version = Number(/^\d{1,9}$/.exec(param('version'))?.[0] ?? 0);
    const definition = await workflowVersion<WorkflowDefinition>(
      database,
      principal.caller.account.id,
      id,
      version,
    );
    if (!definition) throw new ApiError('notFound');
    return { version, definition };
  });
  switchRoutes(api, executions);
  tryRoute(api, executions);
}

/** Adds the route that starts a test run of a version in the test environment. */
function tryRoute(api: ManagementApi, executions: Executions): void {
  changes(api, MANAGEMENT.testWorkflow, async ({ connection, account, body, param, request }) => {
    const workflow = await requireWorkflow(connection, account.id, uuid(param('id')));
    const version = body.version ?? workflow.newestVersion;
    const definition =
      version === workflow.newestVersion
        ? workflow.definition
        : await workflowVersion<WorkflowDefinition>(connection, account.id, workflow.id, version);
    if (!definition) throw new ApiError('notFound');
    const begun = await executions.begin(
      { ownerId: account.id, environmentId: account.testEnvironmentId },
      { id: workflow.id, name: workflow.name, version, definition },
      { inputs: body.inputs, origin: `${request.protocol}://${request.host}` },
      connection,
    );
    return {
      data: {
        execution_id: begun.id,
        link: begun.link,
        expires_at: timestamp(new Date(begun.tokenExpiresAt)),
      },
      audit: {
        action: 'workflow.try',
        target: `workflow ${workflow.id}`,
        change: { version, execution: begun.id },
      },
      secret: true,
    };
  });
}

/** Adds the routes that activate and deactivate a workflow. */
function switchRoutes(api: ManagementApi, executions: Executions): void {
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
