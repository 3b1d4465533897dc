import type { AccountId } from '@assay/contract';
import type { QueueFilter } from '@assay/management-api';
import { type Connection, listQueues, type WholeCase } from '@assay/store';

/**
 * Returns true if clearing a match of the case requires four-eyes approval: the case is in such a queue, or
 * would be if it were open.
 */
export async function needsTwoPeople(
  connection: Connection,
  accountId: AccountId,
  { entries }: Pick<WholeCase<object>, 'entries'>,
): Promise<boolean> {
  const queues = await listQueues<QueueFilter>(connection, accountId);
  return queues.some(
    ({ fourEyes, source, filter: { list, list_kind: kind } }) =>
      fourEyes &&
      source === 'SCREENING' &&
      (list === undefined || entries.some((match) => match.list === list)) &&
      (kind === undefined || entries.some((match) => match.kind === kind)),
  );
}
