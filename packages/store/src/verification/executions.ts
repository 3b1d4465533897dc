import type { Connection } from '../database';

/** An execution as it stands. Times are UNIX milliseconds; `State` is the snapshot of its events. */
export interface StoredExecution<State> {
  /** The space of the data. */
  readonly spaceId: number;
  readonly id: string;
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
  readonly spaceId: number;
  readonly id: string;
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

/** Keeps a new execution with its first events, in one statement. */
export async function addExecution(connection: Connection, execution: NewExecution): Promise<void> {
  const { events, job } = execution;
  await connection.query({
    name: 'execution_add',
    text: `WITH event AS (
             INSERT INTO workflow_event (account_id, execution_id, sequence, at, kind, body)
             SELECT $1::int, $2::uuid, ordinality, at, kind, body::jsonb
             FROM unnest($11::bigint[], $12::text[], $13::text[]) WITH ORDINALITY AS e (at, kind, body, ordinality)
           ), job AS (
             INSERT INTO workflow_job (account_id, execution_id, step, due_at)
             SELECT $1::int, $2::uuid, $14::text, $15::bigint WHERE $14::text IS NOT NULL
           )
           INSERT INTO workflow_execution (account_id, id, owner_id, workflow_id, workflow_version, workflow_name,
             created_at, expires_at, user_hash, email_hash, state, status, finished_at, sequence)
           VALUES ($1::int, $2::uuid, $3, $4::uuid, $5, $6, $7, $8, $9, $10, $16, $17, $18, cardinality($12::text[]))`,
    values: [
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
      events.map((event) => event.at),
      events.map((event) => event.kind),
      events.map((event) => JSON.stringify(event.body)),
      job?.step ?? null,
      job?.dueAt ?? null,
      JSON.stringify(execution.state),
      execution.status,
      execution.finishedAt,
    ],
  });
}

export async function findExecution<S>(
  connection: Connection,
  spaceId: number,
  id: string,
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
  spaceId: number,
  id: string,
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
  spaceId: number,
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
      events.map((event) => JSON.stringify(event.body)),
    ],
  });
  await connection.query({
    name: 'execution_append',
    text: `UPDATE workflow_execution SET sequence = $3, state = $4, status = $5, finished_at = $6
           WHERE account_id = $1 AND id = $2::uuid`,
    values: [
      spaceId,
      id,
      sequence + events.length,
      JSON.stringify(change.state),
      change.status,
      change.finishedAt,
    ],
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
  spaceId: number,
  id: string,
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
): Promise<readonly { readonly spaceId: number; readonly id: string }[]> =>
  connection.query({
    name: 'execution_overdue',
    text: `SELECT account_id AS "spaceId", id::text AS id FROM workflow_execution
           WHERE status = 'PENDING' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    values: [now, limit],
  });
