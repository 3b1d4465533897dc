import type { ExecutionId } from '@assay/contract';
import type { Connection } from '../database';

/**
 * Settings of the workflow version that an execution of one of these spaces began with; an address of the page names no
 * space. null = none of them has the execution.
 */
export async function executionSettings<Settings>(
  connection: Connection,
  spaceIds: readonly number[],
  executionId: ExecutionId,
): Promise<Settings | null> {
  const [row] = await connection.query<{ settings: Settings }>({
    name: 'execution_settings',
    text: `SELECT coalesce(v.definition -> 'settings', '{}') AS settings FROM workflow_execution e
           JOIN workflow_version v ON v.account_id = e.owner_id AND v.workflow_id = e.workflow_id
             AND v.version = e.workflow_version
           WHERE e.account_id = ANY($1::int[]) AND e.id = $2::uuid`,
    values: [spaceIds, executionId],
  });
  return row?.settings ?? null;
}
