import type { ExecutionId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/**
 * Settings of the workflow version that an execution of one of these spaces began with; an address of the page names no
 * space. null = none of them has the execution.
 */
export async function executionSettings<Settings>(
  connection: Connection,
  spaceIds: readonly number[],
  executionId: ExecutionId,
): Promise<Settings | null> {
  // Two statements: the workflow is the account's, the execution may be its test space's, and those lie apart.
  const [begun] = await connection.query<{ owner: number; workflow: string; version: number }>({
    name: 'execution_workflow',
    text: `SELECT owner_id AS owner, workflow_id::text AS workflow, workflow_version AS version FROM workflow_execution
           WHERE account_id = ANY($1::int[]) AND id = $2::uuid`,
    values: [spaceIds, executionId],
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
