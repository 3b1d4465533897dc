import type { ExecutionId, SpaceId } from '@assay/contract';
import { Batcher } from '../batcher';
import { type Connection, StoreUnavailable } from '../database';
import { jsonText } from './json-text';

/** An execution as it stands. Times are UNIX milliseconds; `State` is the snapshot of its events. */
export interface StoredExecution<State> {
  /** The space of the data. */
  readonly spaceId: SpaceId;
  readonly id: ExecutionId;
  /** The account whose workflow it is. */
  readonly ownerId: number;
  readonly workflowId: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly status: string;
  readonly sequence: number;
  readonly state: State;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly finishedAt: number | null;
  readonly purgedAt: number | null;
  readonly userHash: string | null;
}

export interface ExecutionEvent {
  readonly kind: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly body: object;
}

/** The step that a job carries on; null = none is to be done. */
export type NextJob = { readonly step: string; readonly dueAt: number } | null;

const COLUMNS = `account_id AS "spaceId", id::text AS id, owner_id AS "ownerId", workflow_id::text AS "workflowId",
  workflow_version AS "workflowVersion", workflow_name AS "workflowName", status, sequence, state,
  created_at AS "createdAt", expires_at AS "expiresAt", finished_at AS "finishedAt", purged_at AS "purgedAt",
  user_hash::text AS "userHash"`;

export interface NewExecution {
  readonly spaceId: SpaceId;
  readonly id: ExecutionId;
  readonly ownerId: number;
  readonly workflowId: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly userHash: string | null;
  readonly emailHash: string | null;
  readonly events: readonly ExecutionEvent[];
  readonly state: object;
  readonly status: string;
  readonly finishedAt: number | null;
  readonly job: NextJob;
}

/** What travels once per execution, with its type. */
const SENT = [
  ['account_id', 'int'],
  ['id', 'uuid'],
  ['owner_id', 'int'],
  ['workflow_id', 'uuid'],
  ['workflow_version', 'int'],
  ['workflow_name', 'text'],
  ['created_at', 'bigint'],
  ['expires_at', 'bigint'],
  ['user_hash', 'bigint'],
  ['email_hash', 'bigint'],
  ['state', 'jsonb'],
  ['status', 'text'],
  ['finished_at', 'bigint'],
  ['sequence', 'int'],
  ['events', 'jsonb'],
  ['step', 'text'],
  ['due_at', 'bigint'],
] as const;
const KEPT = SENT.slice(0, -3).map(([name]) => name);
const LARGEST_BATCH = 16;

const valueRows = (count: number): string =>
  Array.from({ length: count }, (_, row) => {
    const casts = SENT.map(([, type], column) => `$${row * SENT.length + column + 1}::${type}`);
    return `(${casts.join(', ')})`;
  }).join(', ');

/** Executions with their first events and jobs: one statement is one transaction. */
const ADD = Array.from(
  { length: LARGEST_BATCH },
  (_, index) => `
WITH sent (${SENT.map(([name]) => name).join(', ')}) AS (VALUES ${valueRows(index + 1)}), event AS (
  INSERT INTO workflow_event (account_id, execution_id, sequence, at, kind, body)
  SELECT account_id, id, ordinality, (e ->> 'at')::bigint, e ->> 'kind', e -> 'body'
  FROM sent, jsonb_array_elements(events) WITH ORDINALITY AS one (e, ordinality)
), job AS (
  INSERT INTO workflow_job (account_id, execution_id, step, due_at)
  SELECT account_id, id, step, due_at FROM sent WHERE step IS NOT NULL
)
INSERT INTO workflow_execution (${KEPT.join(', ')}) SELECT ${KEPT.join(', ')} FROM sent`,
);

async function addAll(connection: Connection, batch: readonly NewExecution[]): Promise<readonly undefined[]> {
  await connection.query({
    name: `execution_add_${batch.length}`,
    text: ADD[batch.length - 1] ?? '',
    values: batch.flatMap(({ events, job, ...execution }) => [
      execution.spaceId,
      execution.id,
      execution.ownerId,
      execution.workflowId,
      execution.workflowVersion,
      execution.workflowName,
      execution.createdAt,
      execution.expiresAt,
      execution.userHash,
      execution.emailHash,
      jsonText(execution.state),
      execution.status,
      execution.finishedAt,
      events.length,
      jsonText(events),
      job?.step ?? null,
      job?.dueAt ?? null,
    ]),
  });
  return batch.map(() => undefined);
}

/** Keeps a new execution with its first events, in one statement. */
export async function addExecution(connection: Connection, execution: NewExecution): Promise<void> {
  await addAll(connection, [execution]);
}

/** Keeps new executions durably; those that come while one statement is under way share the next, and its commit. */
export function executionWriter(database: Connection): { add(execution: NewExecution): Promise<void> } {
  const batcher = new Batcher((batch: readonly NewExecution[]) => addAll(database, batch), {
    // A second lane halves the batches: measured, a fifth more CPU for a new execution, and no time won.
    lanes: 1,
    largest: LARGEST_BATCH,
  });
  return {
    async add(execution) {
      try {
        await batcher.add(execution);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        // A statement fails as a whole: one that the database refuses takes the others down with it only once.
        await addAll(database, [execution]);
      }
    },
  };
}

export async function findExecution<S>(
  connection: Connection,
  spaceId: SpaceId,
  id: ExecutionId,
): Promise<StoredExecution<S> | null> {
  const [row] = await connection.query<StoredExecution<S>>({
    name: 'execution_find',
    text: `SELECT ${COLUMNS} FROM workflow_execution WHERE account_id = $1 AND id = $2::uuid`,
    values: [spaceId, id],
  });
  return row ?? null;
}

/** As findExecution; nobody else changes it until the transaction ends. */
export async function lockExecution<S>(
  connection: Connection,
  spaceId: SpaceId,
  id: ExecutionId,
): Promise<StoredExecution<S> | null> {
  const [row] = await connection.query<StoredExecution<S>>({
    name: 'execution_lock',
    text: `SELECT ${COLUMNS} FROM workflow_execution WHERE account_id = $1 AND id = $2::uuid FOR UPDATE`,
    values: [spaceId, id],
  });
  return row ?? null;
}

export async function listExecutions<S>(
  connection: Connection,
  spaceId: SpaceId,
  filter: { readonly status?: string | undefined; readonly before?: string | undefined },
  limit: number,
): Promise<readonly StoredExecution<S>[]> {
  return connection.query({
    text: `SELECT ${COLUMNS} FROM workflow_execution
           WHERE account_id = $1 AND ($2::text IS NULL OR status = $2) AND ($3::uuid IS NULL OR id < $3::uuid)
           ORDER BY id DESC LIMIT $4`,
    values: [spaceId, filter.status ?? null, filter.before ?? null, limit],
  });
}

/**
 * Writes what happened to a locked execution, the snapshot behind it, and the job that goes on; the job before goes.
 */
export async function appendToExecution(
  connection: Connection,
  execution: Pick<StoredExecution<unknown>, 'spaceId' | 'id' | 'sequence'>,
  change: {
    readonly events: readonly ExecutionEvent[];
    readonly state: object;
    readonly status: string;
    readonly finishedAt: number | null;
    /** undefined leaves the job as it is. */
    readonly job?: NextJob;
  },
): Promise<void> {
  const { spaceId, id, sequence } = execution;
  const { events, job } = change;
  await connection.query({
    name: 'execution_append_events',
    text: `INSERT INTO workflow_event (account_id, execution_id, sequence, at, kind, body)
           SELECT $1, $2::uuid, $3 + ordinality, at, kind, body::jsonb
           FROM unnest($4::bigint[], $5::text[], $6::text[]) WITH ORDINALITY AS e (at, kind, body, ordinality)`,
    values: [
      spaceId,
      id,
      sequence,
      events.map((event) => event.at),
      events.map((event) => event.kind),
      events.map((event) => jsonText(event.body)),
    ],
  });
  await connection.query({
    name: 'execution_append',
    text: `UPDATE workflow_execution SET sequence = $3, state = $4, status = $5, finished_at = $6
           WHERE account_id = $1 AND id = $2::uuid`,
    values: [spaceId, id, sequence + events.length, jsonText(change.state), change.status, change.finishedAt],
  });
  if (job === undefined) return;
  await connection.query({
    name: 'execution_job_end',
    text: 'DELETE FROM workflow_job WHERE account_id = $1 AND execution_id = $2::uuid',
    values: [spaceId, id],
  });
  if (job === null) return;
  await connection.query({
    name: 'execution_job_add',
    text: 'INSERT INTO workflow_job (account_id, execution_id, step, due_at) VALUES ($1, $2::uuid, $3, $4)',
    values: [spaceId, id, job.step, job.dueAt],
  });
}

/** What happened to an execution, oldest first. */
export const executionEvents = (
  connection: Connection,
  spaceId: SpaceId,
  id: ExecutionId,
): Promise<readonly (ExecutionEvent & { readonly sequence: number })[]> =>
  connection.query({
    text: `SELECT sequence, at, kind, body FROM workflow_event
           WHERE account_id = $1 AND execution_id = $2::uuid ORDER BY sequence`,
    values: [spaceId, id],
  });

/** Executions whose time is over. */
export const overdueExecutions = (
  connection: Connection,
  now: number,
  limit: number,
): Promise<readonly { readonly spaceId: SpaceId; readonly id: string }[]> =>
  connection.query({
    name: 'execution_overdue',
    text: `SELECT account_id AS "spaceId", id::text AS id FROM workflow_execution
           WHERE status = 'PENDING' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    values: [now, limit],
  });
