import type { CardNetwork, DisputeCategory, EnvironmentId, PaymentEventType } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';

/** A payment event for the sums, without its transaction. */
export interface UncountedPaymentEvent {
  /** UNIX milliseconds at which it occurred. */
  readonly at: number;
  readonly type: PaymentEventType;
  readonly network: CardNetwork | null;
  readonly category: DisputeCategory | null;
  readonly currency: string | null;
  readonly amount: number | null;
}

/** Queues events for the sums, in the transaction that stores them. */
export async function leavePaymentEventsUncounted(
  connection: Connection,
  environmentId: EnvironmentId,
  events: readonly UncountedPaymentEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await connection.query({
    name: 'payment_events_leave_uncounted',
    text: `INSERT INTO payment_event_uncounted (account_id, at, type, network, category, currency, amount)
           SELECT $1::int, e.* FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[])
             AS e(at, type, network, category, currency, amount) RETURNING 1`,
    values: [
      environmentId,
      numbers(events.map(({ at }) => at)),
      events.map(({ type }) => type),
      events.map(({ network }) => network),
      events.map(({ category }) => category),
      events.map(({ currency }) => currency),
      numbers(events.map(({ amount }) => amount)),
    ],
  });
}

/** Takes queued events, oldest first, at most `most`; they are deleted when the transaction commits. */
export const takeUncountedPaymentEvents = (
  connection: Connection,
  environmentId: EnvironmentId,
  most: number,
): Promise<readonly UncountedPaymentEvent[]> =>
  connection.query<UncountedPaymentEvent>({
    name: 'payment_events_take_uncounted',
    text: `DELETE FROM payment_event_uncounted WHERE account_id = $1 AND id IN (
             SELECT id FROM payment_event_uncounted WHERE account_id = $1 ORDER BY id LIMIT $2)
           RETURNING at, type, network, category, currency, amount`,
    values: [environmentId, most],
  });
