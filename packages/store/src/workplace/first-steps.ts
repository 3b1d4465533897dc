import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Which of the first steps of an account show in what is kept. */
interface FirstSteps {
  readonly owner: boolean;
  readonly call: boolean;
  readonly device: boolean;
  readonly webhook: boolean;
  readonly list: boolean;
  readonly workflow: boolean;
}

/** @param spaces of the account's live and test data */
export async function firstSteps(
  connection: Connection,
  accountId: AccountId,
  spaces: readonly number[],
): Promise<FirstSteps> {
  const [row] = await connection.query<FirstSteps>({
    accounts: [accountId, ...spaces],
    text: `SELECT
      EXISTS (SELECT 1 FROM panel_user WHERE account_id = $1 AND role = 'owner') AS owner,
      EXISTS (SELECT 1 FROM evaluation WHERE account_id = ANY($2::int[])) AS call,
      EXISTS (SELECT 1 FROM device_session WHERE account_id = ANY($2::int[])) AS device,
      EXISTS (SELECT 1 FROM webhook_endpoint WHERE account_id = ANY($2::int[])) AS webhook,
      EXISTS (SELECT 1 FROM list_entry WHERE account_id = $1) AS list,
      EXISTS (SELECT 1 FROM workflow WHERE account_id = $1 AND active_version IS NOT NULL) AS workflow`,
    values: [accountId, spaces],
  });
  return row!;
}
