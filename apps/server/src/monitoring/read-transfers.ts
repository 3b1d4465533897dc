import type { EnvironmentId } from '@assay/contract';
import {
  type Connection,
  evaluationsBetween,
  paymentEventsBetween,
  readEvaluations,
  type StoredEvaluationRecord,
} from '@assay/store';
import type { Transfer } from '@assay/typologies';
import type { TransferReader } from './transfer-of';

/** Transfers in the order of arrival. */
interface TransferPage {
  readonly transfers: readonly Transfer[];
  /** Number of evaluations and payment events that were read. */
  readonly count: number;
  /** Id of the last one; null = none. */
  readonly lastId: string | null;
}

interface Arrived {
  readonly id: string;
  readonly read: () => Transfer | null;
}

/**
 * Reads evaluations and payment events between two ids (both exclusive). Their ids are ordered by time, so that one
 * position is enough for both.
 */
export async function readTransfers(
  connection: Connection,
  environmentId: EnvironmentId,
  reader: TransferReader,
  range: { readonly after: string; readonly before: string; readonly limit: number },
): Promise<TransferPage> {
  const records = await evaluationsBetween(connection, environmentId, { ...range, hold: false });
  const events = await paymentEventsBetween(connection, environmentId, range);
  const known = new Map<string, StoredEvaluationRecord>(records.map((record) => [record.id, record]));
  const absent = new Set(
    events.flatMap(({ evaluationId }) => (known.has(evaluationId) ? [] : [evaluationId])),
  );
  if (absent.size > 0)
    for (const record of await readEvaluations(connection, environmentId, [...absent]))
      known.set(record.id, record);
  const arrived: Arrived[] = [
    ...records.map((record) => ({ id: record.id, read: () => reader.read(record) })),
    ...events.map((event) => ({
      id: event.id,
      read: () => {
        const record = known.get(event.evaluationId);
        return record ? reader.readEvent(record, event) : null;
      },
    })),
  ];
  const page = arrived.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, range.limit);
  return {
    transfers: page.flatMap(({ read }) => read() ?? []),
    count: page.length,
    lastId: page.at(-1)?.id ?? null,
  };
}
