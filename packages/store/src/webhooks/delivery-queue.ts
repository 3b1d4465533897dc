import type { EnvironmentId } from '@assay/contract';
import { Batcher } from '../connection/batcher';
import { accountGroups } from '../connection/claims';
import type { Connection, Database } from '../connection/connection';
import { changeHeld, isFree, LEASES, released, taken } from '../connection/lease';
import { openRows } from '../privacy/vault';
import { endpointColumns, type WebhookEndpoint } from './endpoints';
import { fanOut, openEvent } from './outbox';
import { recallDeliveries } from './set-back';

/** A due delivery. */
export interface DueDelivery {
  readonly id: string;
  readonly event: string;
  /** Time of the event, UNIX milliseconds. */
  readonly at: number;
  /** The event's data as JSON text. */
  readonly data: string;
  /** Earliest time of sending, UNIX milliseconds. */
  readonly dueAt: number;
  /** Number of attempts so far, and the time of the first. */
  readonly attempts: number;
  readonly firstAttemptAt: number | null;
}

/** The oldest due deliveries of an endpoint, and its current state. */
export interface DueWork {
  readonly endpoint: WebhookEndpoint;
  readonly deliveries: readonly DueDelivery[];
}

export const DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One attempt as stored in the log. */
export interface DeliveryAttempt {
  readonly at: string;
  readonly duration_ms: number;
  /** null = no response. */
  readonly status: number | null;
  /** Reason why no response arrived; null = a response arrived. */
  readonly error: string | null;
  readonly request_headers: { readonly [name: string]: string };
  readonly response_headers: { readonly [name: string]: string };
  /** Truncated to the stored length. */
  readonly response_body: string;
}

/** State of a delivery after an attempt. */
export interface AttemptedDelivery {
  readonly environmentId: EnvironmentId;
  readonly endpointId: string;
  readonly id: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly firstAttemptAt: number;
  readonly nextAttemptAt: number;
  readonly attempt: DeliveryAttempt;
}

/** Health of the endpoint, as far as its lane uses it. */
export type LaneHealth = Pick<WebhookEndpoint, 'failures' | 'failingSince' | 'pausedUntil'>;
export type LaneKey = Pick<WebhookEndpoint, 'environmentId' | 'id'>;

/** Processing of the deliveries of all accounts by one process. */
export interface DeliveryQueue {
  /** {@link fanOut} */
  fanOut(now: number, newId: () => string): Promise<number>;
  /** {@link recallDeliveries} */
  recall(now: number, longestWaits: readonly number[]): Promise<number>;
  /** Claims free lanes with due deliveries; without `failing`, only those of responding endpoints. */
  claim(lease: {
    now: number;
    until: number;
    most: number;
    failing: boolean;
  }): Promise<readonly WebhookEndpoint[]>;
  /**
   * Returns the next deliveries of a lane, excluding those in progress (`busy`, ids of deliveries). null if
   * another process holds it, or its endpoint was deleted or disabled. While the endpoint is paused
   * (`pausedUntil`), only deliveries at their maximum wait are returned: a first attempt after a minute,
   * another after a tenth of its elapsed time.
   */
  due(lane: LaneKey, now: number, busy?: readonly string[]): Promise<DueWork | null>;
  /**
   * Writes the result of an attempt.
   * @returns false if another process holds the lane or the delivery is finished
   */
  record(delivery: AttemptedDelivery): Promise<boolean>;
  /**
   * Saves the health of an endpoint.
   * @returns false if another process holds the lane
   */
  saveHealth(lane: LaneKey, health: LaneHealth): Promise<boolean>;
  /**
   * Extends the lease of lanes.
   * @returns lanes that other processes have claimed
   */
  renew<Lane extends LaneKey>(lanes: readonly Lane[], until: number): Promise<readonly Lane[]>;
  /**
   * Releases a lane.
   * @returns false if another process holds it
   */
  release(lane: LaneKey): Promise<boolean>;
  /** Counts events without deliveries, and due deliveries that are delayed. */
  backlog(
    now: number,
  ): Promise<{ readonly events: number; readonly due: number; readonly oldestDue: number | null }>;
}

const LEASE = LEASES.webhookLane;
const DUE_A_ROUND = 32;
const LANES_A_READ = 64;
const ATTEMPTS_A_WRITE = 64;
/** Maximum number of logged attempts of one delivery: a series of six, plus the attempts of resends. */
const ATTEMPTS_KEPT = 24;
/** Maximum count of a backlog. */
const BACKLOG_COUNTED = 10_000;

/**
 * Maximum wait for a paused endpoint: of a first attempt, and of later ones as a fraction of their time since
 * the first.
 */
const FIRST_HELD_MS = 60_000;
const HELD_PART = 10;

/**
 * Returns SQL of the earliest time at which the delivery `w` may be sent to an endpoint that is paused until
 * `pause`.
 */
const sendableAt = (w: string, pause: string) =>
  `greatest(${w}.next_attempt_at, least(${pause},
     ${w}.next_attempt_at + coalesce((${w}.next_attempt_at - ${w}.first_attempt_at) / ${HELD_PART}, ${FIRST_HELD_MS})))`;

/** The index supports the first comparison. */
const isDue = (w: string, pause: string, now: string) =>
  `${w}.state = 0 AND ${w}.next_attempt_at <= ${now} AND ${sendableAt(w, pause)} <= ${now}`;

type DueRow = WebhookEndpoint & {
  readonly ord: number;
  readonly delivery_id: string | null;
  readonly event: string;
  readonly at: number;
  readonly data: string | null;
  readonly kept: Buffer | null;
  readonly due_at: number;
  readonly attempts: number;
  readonly first_attempt_at: number | null;
};

interface LaneQuestion {
  readonly lane: LaneKey;
  readonly now: number;
  readonly busy: readonly string[];
}

async function readDue(
  database: Connection,
  owner: string,
  asked: readonly LaneQuestion[],
): Promise<readonly (DueWork | null)[]> {
  const rows = await database.query<DueRow>({
    name: 'webhook_due',
    text: `SELECT lane.ord, ${endpointColumns('e')}, d.*
           FROM unnest($1::int[], $2::uuid[], $3::bigint[], $5::text[])
             WITH ORDINALITY AS lane(account_id, endpoint_id, now, busy, ord)
           JOIN webhook_endpoint e
             ON e.account_id = ANY($6::int[]) AND e.account_id = lane.account_id AND e.id = lane.endpoint_id
               AND e.lease_owner = $4 AND e.disabled_at IS NULL
           LEFT JOIN LATERAL (
             SELECT w.id::text AS delivery_id, w.event, v.at, v.data, v.kept, ${sendableAt('w', 'e.paused_until')} AS due_at, w.attempts, w.first_attempt_at
             FROM webhook_delivery w JOIN webhook_event v ON v.account_id = w.account_id AND v.sequence = w.sequence
             WHERE w.account_id = ANY($6::int[]) AND v.account_id = ANY($6::int[])
               AND w.account_id = lane.account_id AND w.endpoint_id = lane.endpoint_id
               AND ${isDue('w', 'e.paused_until', 'lane.now')} AND w.id <> ALL (lane.busy::uuid[])
             ORDER BY w.next_attempt_at, w.sequence LIMIT ${DUE_A_ROUND}
           ) d ON true`,
    values: [
      asked.map(({ lane }) => lane.environmentId),
      asked.map(({ lane }) => lane.id),
      asked.map(({ now }) => now),
      owner,
      asked.map(({ busy }) => `{${busy.join()}}`),
      [...new Set(asked.map(({ lane }) => lane.environmentId))],
    ],
  });
  const opened = await openRows(database, rows, ({ kept, ...row }, vault) => ({
    ...row,
    data:
      row.delivery_id === null
        ? null
        : openEvent(vault, row.environmentId, row.event, { kept, data: row.data }),
  }));
  const answers: ((DueWork & { readonly deliveries: DueDelivery[] }) | null)[] = asked.map(() => null);
  for (const {
    ord,
    delivery_id: id,
    event,
    at,
    data,
    due_at,
    attempts,
    first_attempt_at,
    ...endpoint
  } of opened) {
    const index = ord - 1;
    const work = answers[index] ?? { endpoint, deliveries: [] };
    answers[index] = work;
    if (id !== null && data !== null)
      work.deliveries.push({
        id,
        event,
        at,
        data,
        dueAt: due_at,
        attempts,
        firstAttemptAt: first_attempt_at,
      });
  }
  return answers;
}

async function writeAttempts(
  database: Connection,
  owner: string,
  batch: readonly AttemptedDelivery[],
): Promise<readonly boolean[]> {
  const rows = batch.map((delivery) => ({
    ...delivery,
    state: DELIVERY_STATES.indexOf(delivery.state),
  }));
  const marked = await database.query<{ id: string }>({
    name: 'webhook_attempted',
    text: `UPDATE webhook_delivery d SET state = r.state, attempts = r.attempts, first_attempt_at = r."firstAttemptAt",
             next_attempt_at = r."nextAttemptAt",
             log = CASE WHEN jsonb_array_length(d.log) >= ${ATTEMPTS_KEPT} THEN d.log - 0 ELSE d.log END || r.attempt
           FROM jsonb_to_recordset($1::jsonb) AS r("environmentId" int, "endpointId" uuid, id uuid, state smallint,
             attempts smallint, "firstAttemptAt" bigint, "nextAttemptAt" bigint, attempt jsonb)
           WHERE d.account_id = ANY($3::int[]) AND d.account_id = r."environmentId" AND d.id = r.id AND d.state = 0
             AND EXISTS (SELECT 1 FROM webhook_endpoint e
                         WHERE e.account_id = ANY($3::int[]) AND e.account_id = d.account_id AND e.id = r."endpointId" AND e.lease_owner = $2)
           RETURNING d.id::text AS id`,
    values: [JSON.stringify(rows), owner, [...new Set(batch.map(({ environmentId }) => environmentId))]],
  });
  const ids = new Set(marked.map(({ id }) => id));
  return batch.map(({ id }) => ids.has(id));
}

/** Claims lanes with due deliveries: a query over all accounts, then the free lanes of each group of accounts. */
async function claimLanes(
  database: Database,
  owner: string,
  { now, until, most, failing }: Parameters<DeliveryQueue['claim']>[0],
): Promise<readonly WebhookEndpoint[]> {
  const free = await database.query<LaneKey>({
    name: 'webhook_lanes',
    accounts: 'every',
    text: `SELECT account_id AS "environmentId", id::text AS id FROM webhook_endpoint w
           WHERE disabled_at IS NULL AND ${isFree(LEASE, '$1::bigint')} AND ($3 OR failing_since IS NULL)
             AND EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.account_id = w.account_id
                         AND d.endpoint_id = w.id AND ${isDue('d', 'w.paused_until', '$1::bigint')})
           LIMIT $2`,
    values: [now, most, failing],
  });
  const groups = await accountGroups(
    database,
    free.map(({ environmentId }) => environmentId),
  );
  const claimed = await Promise.all(
    groups.map((accounts) =>
      database.query<WebhookEndpoint>({
        name: 'webhook_claim',
        text: `UPDATE webhook_endpoint e SET ${taken(LEASE, '$3', '$5')}
               WHERE e.account_id = ANY($1::int[]) AND e.id IN (
                 SELECT id FROM webhook_endpoint WHERE account_id = ANY($1::int[]) AND id = ANY($2::uuid[])
                   AND disabled_at IS NULL AND ${isFree(LEASE, '$4::bigint')} FOR UPDATE SKIP LOCKED)
               RETURNING ${endpointColumns('e')}`,
        values: [
          accounts,
          free.filter(({ environmentId }) => accounts.includes(environmentId)).map(({ id }) => id),
          owner,
          now,
          until,
        ],
      }),
    ),
  );
  return claimed.flat();
}

const laneHeld = ({ environmentId, id }: LaneKey, owner: string) => ({ key: [environmentId, id], owner });

/**
 * Extends the lease of lanes.
 * @returns lanes that other processes have claimed
 */
async function renewLanes<Lane extends LaneKey>(
  database: Database,
  owner: string,
  lanes: readonly Lane[],
  until: number,
): Promise<readonly Lane[]> {
  const held = new Set<string>();
  for (const accounts of await accountGroups(
    database,
    lanes.map(({ environmentId }) => environmentId),
  )) {
    const asked = lanes.filter(({ environmentId }) => accounts.includes(environmentId));
    const renewed = await database.query<{ id: string }>({
      name: 'webhook_renew',
      text: `UPDATE webhook_endpoint e SET lease_until = $3 FROM unnest($4::int[], $5::uuid[]) AS lane(account_id, id)
             WHERE e.account_id = ANY($1::int[]) AND e.account_id = lane.account_id AND e.id = lane.id AND e.lease_owner = $2
             RETURNING e.id::text AS id`,
      values: [
        accounts,
        owner,
        until,
        asked.map(({ environmentId }) => environmentId),
        asked.map(({ id }) => id),
      ],
    });
    for (const { id } of renewed) held.add(id);
  }
  return lanes.filter(({ id }) => !held.has(id));
}

/**
 * Opens the queue for one process. The lane of an endpoint is leased as a whole: one process sends to an
 * endpoint, in order, and claiming a delivery writes no row. After a process dies, others claim its lanes
 * when the lease ends. Deliveries that were sent but not recorded are sent again: at least once.
 * @param owner UUID of this process
 */
export function deliveryQueue(database: Database, owner: string): DeliveryQueue {
  // At most one connection each per group of accounts, so that deliveries never starve the requests that
  // share the pool.
  const reads = new Batcher(
    (asked: readonly LaneQuestion[]) => readDue(database, owner, asked),
    { lanes: 1, largest: LANES_A_READ },
    ({ lane }) => database.groupOf(lane.environmentId),
  );
  const writes = new Batcher(
    (batch: readonly AttemptedDelivery[]) => writeAttempts(database, owner, batch),
    { lanes: 1, largest: ATTEMPTS_A_WRITE },
    ({ environmentId }) => database.groupOf(environmentId),
  );
  return {
    fanOut: (now, newId) => fanOut(database, now, newId),
    recall: (now, longestWaits) => recallDeliveries(database, now, longestWaits),
    claim: (lease) => claimLanes(database, owner, lease),
    due: (lane, now, busy = []) => reads.add({ lane, now, busy }),
    record: (delivery) => writes.add(delivery),
    saveHealth: (lane, health) =>
      changeHeld(database, LEASE, laneHeld(lane, owner), {
        name: 'webhook_health',
        set: 'failures = $4, failing_since = $5, paused_until = $6',
        values: [health.failures, health.failingSince, health.pausedUntil],
      }),
    renew: (lanes, until) => renewLanes(database, owner, lanes, until),
    release: (lane) =>
      changeHeld(database, LEASE, laneHeld(lane, owner), {
        name: 'webhook_release',
        set: released(LEASE),
        values: [],
      }),
    async backlog(now) {
      const [row] = await database.query<{ events: number; due: number; oldest: number | null }>({
        name: 'webhook_backlog',
        accounts: 'every',
        text: `SELECT (SELECT count(*) FROM (SELECT 1 FROM webhook_event WHERE NOT fanned_out LIMIT ${BACKLOG_COUNTED}) v) AS events,
                      (SELECT count(*) FROM (${DUE_AND_FREE} LIMIT ${BACKLOG_COUNTED}) d) AS due,
                      (SELECT min(next_attempt_at) FROM (${DUE_AND_FREE} LIMIT ${BACKLOG_COUNTED}) d) AS oldest`,
        values: [now],
      });
      return { events: row!.events, due: row!.due, oldestDue: row!.oldest };
    },
  };
}

/** Due deliveries of responding endpoints; those of a failing one are delayed intentionally. */
const DUE_AND_FREE = `SELECT d.next_attempt_at FROM webhook_endpoint e JOIN webhook_delivery d
  ON d.account_id = e.account_id AND d.endpoint_id = e.id
  WHERE e.disabled_at IS NULL AND e.failing_since IS NULL AND d.state = 0 AND d.next_attempt_at <= $1`;
