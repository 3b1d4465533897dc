import type { AccountId, QueueFilter } from '@assay/contract';
import { type Connection, listQueues, type WholeCase } from '@assay/store';

/** Whether a false positive of a case needs two people: it is in a queue of four eyes, or would be if it were open. */
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
