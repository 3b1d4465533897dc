import type { EnvironmentId, ExecutionId } from '@assay/contract';
import { Batcher } from '../connection/batcher';
import type { Connection, Database } from '../connection/connection';
import { numbers } from '../connection/statement';
import { StoreUnavailable } from '../connection/unavailable';
import { openRows, type Vault } from '../privacy/vault';
import { openEventBody, openState, sealEventBody, sealState } from './sealed-execution';

/** An execution in its current state. Times are UNIX milliseconds; `State` is the snapshot of its events. */
export interface StoredExecution<State> {
  /** Environment of the data. */
  readonly environmentId: EnvironmentId;
  readonly id: ExecutionId;
  /** Account that owns the workflow. */
  readonly ownerId: number;
  readonly workflowId: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly status: string;
  readonly sequence: number;
  readonly state: State;
  /**
   * Encrypted state: additions to the execution share its key. null = stored in plaintext by a version before
   * 0.2.
   */
  readonly kept: Buffer | null;
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

/** The step that a job continues; null = none. */
export type NextJob = { readonly step: string; readonly dueAt: number } | null;

const COLUMNS = `account_id AS "environmentId", id::text AS id, owner_id AS "ownerId", workflow_id::text AS "workflowId",
  workflow_version AS "workflowVersion", workflow_name AS "workflowName", status, sequence, state, kept,
  created_at AS "createdAt", expires_at AS "expiresAt", finished_at AS "finishedAt", purged_at AS "purgedAt",
  user_hash::text AS "userHash"`;

const openExecutions = <S>(connection: Connection, rows: readonly StoredExecution<S>[]) =>
  openRows<StoredExecution<S>, StoredExecution<S>>(connection, rows, (row, vault) => {
    const state = openState(vault, row);
    return state && { ...row, state };
  });

export interface NewExecution {
  readonly environmentId: EnvironmentId;
  readonly id: ExecutionId;
  readonly ownerId: number;
  readonly workflowId: string;
  readonly workflowVersion: number;
  readonly workflowName: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly userHash: string | null;
  readonly emailHash: string | null;
  /** Keyed hashes by which it is searched, in addition to user id and email. */
  readonly terms: readonly string[];
  readonly events: readonly ExecutionEvent[];
  readonly state: object;
  readonly status: string;
  readonly finishedAt: number | null;
  readonly job: NextJob;
}

/** Values sent once per execution, with their types. */
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
  ['kept', 'bytea'],
  ['status', 'text'],
  ['finished_at', 'bigint'],
  ['sequence', 'int'],
  ['events', 'jsonb'],
  ['step', 'text'],
  ['due_at', 'bigint'],
  ['terms', 'bigint[]'],
] as const;
const KEPT = SENT.slice(0, -4).map(([name]) => name);
const LARGEST_BATCH = 16;

const valueRows = (count: number): string =>
  Array.from({ length: count }, (_, row) => {
    const casts = SENT.map(([, type], column) => `$${row * SENT.length + column + 1}::${type}`);
    return `(${casts.join(', ')})`;
  }).join(', ');

/**
 * Inserts executions with their first events and jobs; one statement is one transaction. Citus sends INSERT …
 * SELECT without RETURNING by COPY, which row-level security rejects (`distribution/`).
 */
const ADD = Array.from(
  { length: LARGEST_BATCH },
  (_, index) => `
WITH sent (${SENT.map(([name]) => name).join(', ')}) AS (VALUES ${valueRows(index + 1)}), event AS (
  INSERT INTO workflow_event (account_id, execution_id, sequence, at, kind, kept)
  SELECT account_id, id, ordinality, (e ->> 'at')::bigint, e ->> 'kind', decode(e ->> 'kept', 'hex')
  FROM sent, jsonb_array_elements(events) WITH ORDINALITY AS one (e, ordinality) RETURNING 1
), job AS (
  INSERT INTO workflow_job (account_id, execution_id, step, due_at)
  SELECT account_id, id, step, due_at FROM sent WHERE step IS NOT NULL RETURNING 1
), term AS (
  INSERT INTO verification_trait (account_id, kind, hash, execution_id)
  SELECT account_id, 'find', hash, id FROM sent, unnest(terms) AS t (hash) RETURNING 1
)
INSERT INTO workflow_execution (${KEPT.join(', ')}) SELECT ${KEPT.join(', ')} FROM sent RETURNING 1`,
);

/** Returns the values of an execution, in the order of `SENT`. */
function valuesOf(vault: Vault, { events, job, state, ...execution }: NewExecution): readonly unknown[] {
  const kept = sealState(vault, execution, state);
  const sealed = events.map(({ kind, at, body }, index) => ({
    kind,
    at,
    kept: sealEventBody(vault, { ...execution, kept }, index + 1, body).toString('hex'),
  }));
  return [
    execution.environmentId,
    execution.id,
    execution.ownerId,
    execution.workflowId,
    execution.workflowVersion,
    execution.workflowName,
    execution.createdAt,
    execution.expiresAt,
    execution.userHash,
    execution.emailHash,
    kept,
    execution.status,
    execution.finishedAt,
    events.length,
    JSON.stringify(sealed),
    job?.step ?? null,
    job?.dueAt ?? null,
    numbers(execution.terms),
  ];
}

async function addAll(connection: Connection, batch: readonly NewExecution[]): Promise<readonly undefined[]> {
  await connection.query({
    name: `execution_add_${batch.length}`,
    accounts: batch.map(({ environmentId }) => environmentId),
    text: ADD[batch.length - 1] ?? '',
    values: batch.flatMap((execution) => valuesOf(connection.vault, execution)),
  });
  return batch.map(() => undefined);
}

/** Stores a new execution with its first events, in one statement. */
export async function addExecution(connection: Connection, execution: NewExecution): Promise<void> {
  await addAll(connection, [execution]);
}

/**
 * Stores new executions durably; those that arrive while a statement is running share the next one and its
 * commit.
 */
export function executionWriter(database: Database): { add(execution: NewExecution): Promise<void> } {
  const batcher = new Batcher(
    (batch: readonly NewExecution[]) => addAll(database, batch),
    // A second lane halves the batches: in measurements, it cost a fifth more CPU per execution and saved no
    // time.
    { lanes: 1, largest: LARGEST_BATCH },
    ({ environmentId }) => database.groupOf(environmentId),
  );
  return {
    async add(execution) {
      try {
        await batcher.add(execution);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        // A statement fails as a whole, so the executions are then stored one by one.
        await addAll(database, [execution]);
      }
    },
  };
}

export async function findExecution<S>(
  connection: Connection,
  environmentId: EnvironmentId,
  id: ExecutionId,
): Promise<StoredExecution<S> | null> {
  const rows = await connection.query<StoredExecution<S>>({
    name: 'execution_find',
    text: `SELECT ${COLUMNS} FROM workflow_execution WHERE account_id = $1 AND id = $2::uuid`,
    values: [environmentId, id],
  });
  const [execution] = await openExecutions(connection, rows);
  return execution ?? null;
}

/** Like findExecution; locks it against changes until the transaction ends. */
export async function lockExecution<S>(
  connection: Connection,
  environmentId: EnvironmentId,
  id: ExecutionId,
): Promise<StoredExecution<S> | null> {
  const rows = await connection.query<StoredExecution<S>>({
    name: 'execution_lock',
    text: `SELECT ${COLUMNS} FROM workflow_execution WHERE account_id = $1 AND id = $2::uuid FOR UPDATE`,
    values: [environmentId, id],
  });
  const [execution] = await openExecutions(connection, rows);
  return execution ?? null;
}

/** Returns executions by their ids, newest first, decrypted; deleted ones are omitted. */
export async function readExecutions<S>(
  connection: Connection,
  environmentId: EnvironmentId,
  ids: readonly ExecutionId[],
): Promise<readonly StoredExecution<S>[]> {
  const rows = await connection.query<StoredExecution<S>>({
    name: 'executions_read',
    text: `SELECT ${COLUMNS} FROM workflow_execution WHERE account_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id DESC`,
    values: [environmentId, ids],
  });
  return openExecutions(connection, rows);
}

/**
 * Appends events to a locked execution, with the snapshot after them and the next job; replaces the previous
 * job.
 */
export async function appendToExecution(
  connection: Connection,
  execution: Pick<StoredExecution<unknown>, 'environmentId' | 'id' | 'sequence' | 'kept'>,
  change: {
    readonly events: readonly ExecutionEvent[];
    readonly state: object;
    readonly status: string;
    readonly finishedAt: number | null;
    readonly expiresAt: number;
    /** undefined leaves the job unchanged. */
    readonly job?: NextJob;
  },
): Promise<void> {
  const { environmentId, id, sequence } = execution;
  const { events, job } = change;
  const { vault } = connection;
  const kept = sealState(vault, execution, change.state);
  await connection.query({
    name: 'execution_append_events',
    text: `INSERT INTO workflow_event (account_id, execution_id, sequence, at, kind, kept)
           SELECT $1, $2::uuid, $3 + ordinality, at, kind, kept
           FROM unnest($4::bigint[], $5::text[], $6::bytea[]) WITH ORDINALITY AS e (at, kind, kept, ordinality) RETURNING 1`,
    values: [
      environmentId,
      id,
      sequence,
      events.map((event) => event.at),
      events.map((event) => event.kind),
      events.map((event, index) =>
        sealEventBody(vault, { environmentId, id, kept }, sequence + index + 1, event.body),
      ),
    ],
  });
  await connection.query({
    name: 'execution_append',
    text: `UPDATE workflow_execution SET sequence = $3, state = NULL, kept = $4, status = $5, finished_at = $6,
             expires_at = $7
           WHERE account_id = $1 AND id = $2::uuid`,
    values: [
      environmentId,
      id,
      sequence + events.length,
      kept,
      change.status,
      change.finishedAt,
      change.expiresAt,
    ],
  });
  if (job === undefined) return;
  await connection.query({
    name: 'execution_job_end',
    text: 'DELETE FROM workflow_job WHERE account_id = $1 AND execution_id = $2::uuid',
    values: [environmentId, id],
  });
  if (job === null) return;
  await connection.query({
    name: 'execution_job_add',
    text: 'INSERT INTO workflow_job (account_id, execution_id, step, due_at) VALUES ($1, $2::uuid, $3, $4)',
    values: [environmentId, id, job.step, job.dueAt],
  });
}

interface EventRow extends ExecutionEvent {
  readonly sequence: number;
  /** null = the body was stored in plaintext by a version before 0.2. */
  readonly kept: Buffer | null;
}

/** Returns the events of an execution, oldest first. */
export async function executionEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  id: ExecutionId,
): Promise<readonly (ExecutionEvent & { readonly sequence: number })[]> {
  const rows = await connection.query<EventRow>({
    text: `SELECT sequence, at, kind, body, kept FROM workflow_event
           WHERE account_id = $1 AND execution_id = $2::uuid ORDER BY sequence`,
    values: [environmentId, id],
  });
  return openRows(connection, rows, ({ kept, ...event }, vault) => {
    const body = openEventBody(vault, { environmentId, id, sequence: event.sequence, kept }, event.body);
    return body && { ...event, body };
  });
}

/** Returns expired executions. */
export const overdueExecutions = (
  connection: Connection,
  now: number,
  limit: number,
): Promise<readonly { readonly environmentId: EnvironmentId; readonly id: string }[]> =>
  connection.query({
    name: 'execution_overdue',
    accounts: 'every',
    text: `SELECT account_id AS "environmentId", id::text AS id FROM workflow_execution
           WHERE status = 'PENDING' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    values: [now, limit],
  });
