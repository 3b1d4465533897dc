import type { AccountId, ExecutionId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/**
 * Returns the settings of the workflow version of an execution in one of these environments, because a page
 * URL doesn't name the environment. null = none has the execution.
 */
export async function executionSettings<Settings>(
  connection: Connection,
  environmentIds: readonly number[],
  executionId: ExecutionId,
): Promise<Settings | null> {
  // Two statements: the workflow belongs to the account, the execution possibly to its test environment, and
  // they can be on different servers.
  const [begun] = await connection.query<{ owner: number; workflow: string; version: number }>({
    name: 'execution_workflow',
    text: `SELECT owner_id AS owner, workflow_id::text AS workflow, workflow_version AS version FROM workflow_execution
           WHERE account_id = ANY($1::int[]) AND id = $2::uuid`,
    values: [environmentIds, executionId],
  });
  if (!begun) return null;
  const [row] = await connection.query<{ settings: Settings }>({
    name: 'execution_settings',
    text: `SELECT coalesce(definition -> 'settings', '{}') AS settings FROM workflow_version
           WHERE account_id = $1 AND workflow_id = $2::uuid AND version = $3`,
    values: [begun.owner, begun.workflow, begun.version],
  });
  return row?.settings ?? null;
}

/** A workflow of an account. Times are UNIX milliseconds. */
export interface StoredWorkflow<Definition> {
  readonly id: string;
  readonly name: string;
  readonly newestVersion: number;
  /** The version that is started; null = it can't be started. */
  readonly activeVersion: number | null;
  readonly wasActive: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly definition: Definition;
  readonly activeDefinition: Definition | null;
}

/** Data needed to start a workflow. */
export interface ActiveWorkflow<Definition> {
  readonly name: string;
  readonly version: number;
  readonly definition: Definition;
}

const SELECT = `SELECT w.id::text AS id, w.name, w.newest_version AS "newestVersion", w.active_version AS "activeVersion",
  w.was_active AS "wasActive", w.created_at AS "createdAt", w.updated_at AS "updatedAt", n.definition,
  a.definition AS "activeDefinition"
  FROM workflow w
  JOIN workflow_version n ON n.account_id = w.account_id AND n.workflow_id = w.id AND n.version = w.newest_version
  LEFT JOIN workflow_version a ON a.account_id = w.account_id AND a.workflow_id = w.id AND a.version = w.active_version`;

export const listWorkflows = <D>(
  connection: Connection,
  accountId: AccountId,
): Promise<readonly StoredWorkflow<D>[]> =>
  connection.query({ text: `${SELECT} WHERE w.account_id = $1 ORDER BY w.id`, values: [accountId] });

export async function findWorkflow<D>(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<StoredWorkflow<D> | null> {
  const [row] = await connection.query<StoredWorkflow<D>>({
    text: `${SELECT} WHERE w.account_id = $1 AND w.id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

/** Returns the active version of a workflow; null if none exists. */
export async function activeWorkflow<D>(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<ActiveWorkflow<D> | null> {
  const [row] = await connection.query<ActiveWorkflow<D>>({
    name: 'workflow_active',
    text: `SELECT w.name, v.version, v.definition FROM workflow w
           JOIN workflow_version v ON v.account_id = w.account_id AND v.workflow_id = w.id AND v.version = w.active_version
           WHERE w.account_id = $1 AND w.id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

/** Returns one version, active or not; null if it doesn't exist. */
export async function workflowVersion<D>(
  connection: Connection,
  accountId: AccountId,
  id: string,
  version: number,
): Promise<D | null> {
  const [row] = await connection.query<{ definition: D }>({
    name: 'workflow_version',
    text: `SELECT definition FROM workflow_version WHERE account_id = $1 AND workflow_id = $2::uuid AND version = $3`,
    values: [accountId, id, version],
  });
  return row?.definition ?? null;
}

const addVersion = (
  connection: Connection,
  accountId: AccountId,
  id: string,
  version: { readonly number: number; readonly definition: unknown; readonly at: number },
) =>
  connection.query({
    text: `INSERT INTO workflow_version (account_id, workflow_id, version, definition, created_at)
           VALUES ($1, $2::uuid, $3, $4, $5)`,
    values: [accountId, id, version.number, JSON.stringify(version.definition), version.at],
  });

/** Stores a new workflow with its first version, inactive. */
export async function createWorkflow(
  connection: Connection,
  accountId: AccountId,
  workflow: { readonly id: string; readonly name: string; readonly definition: unknown; readonly at: number },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO workflow (account_id, id, name, newest_version, created_at, updated_at)
           VALUES ($1, $2::uuid, $3, 1, $4, $4)`,
    values: [accountId, workflow.id, workflow.name, workflow.at],
  });
  await addVersion(connection, accountId, workflow.id, { number: 1, ...workflow });
}

/** Renames a workflow, or stores a new version of it; within a transaction that locks the account. */
export async function changeWorkflow(
  connection: Connection,
  accountId: AccountId,
  id: string,
  change: { readonly name?: string | undefined; readonly definition?: unknown; readonly at: number },
): Promise<void> {
  const isNew = change.definition !== undefined;
  const [row] = await connection.query<{ version: number }>({
    text: `UPDATE workflow SET name = coalesce($3, name), newest_version = newest_version + $4, updated_at = $5
           WHERE account_id = $1 AND id = $2::uuid RETURNING newest_version AS version`,
    values: [accountId, id, change.name ?? null, isNew ? 1 : 0, change.at],
  });
  if (row && isNew) {
    await addVersion(connection, accountId, id, {
      number: row.version,
      definition: change.definition,
      at: change.at,
    });
  }
}

/** Activates the newest version, or deactivates the workflow. */
export async function setWorkflowActive(
  connection: Connection,
  accountId: AccountId,
  id: string,
  isActive: boolean,
  at: number,
): Promise<void> {
  await connection.query({
    text: `UPDATE workflow SET active_version = CASE WHEN $3 THEN newest_version END, was_active = was_active OR $3,
             updated_at = $4 WHERE account_id = $1 AND id = $2::uuid`,
    values: [accountId, id, isActive, at],
  });
}
