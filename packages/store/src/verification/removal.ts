import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';
import { openRows } from '../privacy/vault';
import { dropMedia } from './media';
import { openState, sealState } from './sealed-execution';

/** Number of executions per statement, small enough to block no request. */
const CHUNK = 100;

async function removeTraces(
  connection: Connection,
  environmentId: EnvironmentId,
  executionIds: readonly string[],
): Promise<void> {
  await dropMedia(connection, environmentId, { executionIds });
  for (const table of [
    'workflow_event',
    'workflow_job',
    'verification_trait',
    'verification_face',
    'verification_picture',
  ]) {
    await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND execution_id = ANY ($2::uuid[])`,
      values: [environmentId, executionIds],
    });
  }
}

/** An execution whose retention has ended. */
interface Expired<State> {
  readonly id: string;
  readonly state: State;
  readonly kept: Buffer | null;
}

/**
 * Purges executions of an environment that started before a given time: media, events, traits, faces, image
 * hashes and personal data are deleted. The snapshot reduced by `reduce` remains, with the status.
 * @returns number of purged executions
 */
export async function purgeExecutions<State>(
  database: { transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> },
  environmentId: EnvironmentId,
  before: number,
  now: number,
  reduce: (state: State) => object,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await database.transaction(async (connection) => {
      const rows = await connection.query<Expired<State>>({
        text: `SELECT id::text AS id, state, kept FROM workflow_execution
               WHERE account_id = $1 AND created_at < $2 AND purged_at IS NULL AND status <> 'PENDING'
               ORDER BY created_at LIMIT ${CHUNK} FOR UPDATE SKIP LOCKED`,
        values: [environmentId, before],
      });
      const opened = await openRows(connection, rows, (row, vault) => {
        const state = openState(vault, { ...row, environmentId });
        return state && { id: row.id, state };
      });
      const ids = opened.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await removeTraces(connection, environmentId, ids);
      // Encrypted with a new separate key: destroying the old one also makes all copies of the events
      // unreadable.
      const reduced = opened.map(({ id, state }) =>
        sealState(connection.vault, { environmentId, id }, reduce(state)),
      );
      await connection.query({
        text: `UPDATE workflow_execution e SET purged_at = $3, state = NULL, kept = r.kept, user_hash = NULL, email_hash = NULL
               FROM unnest($2::uuid[], $4::bytea[]) AS r (id, kept) WHERE e.account_id = $1 AND e.id = r.id`,
        values: [environmentId, ids, now, reduced],
      });
      return ids.length;
    });
    purged += count;
    if (count < CHUNK) return purged;
  }
}

/** Person whose executions are selected: by the keyed hashes of user ids and email addresses. */
export interface VerificationPerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

async function executionsOf(
  connection: Connection,
  environmentId: EnvironmentId,
  person: VerificationPerson,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const [column, values] of [
    ['user_hash', person.userHashes],
    ['email_hash', person.emailHashes],
  ] as const) {
    if (values.length === 0) continue;
    const rows = await connection.query<{ id: string }>({
      text: `SELECT id::text AS id FROM workflow_execution WHERE account_id = $1 AND ${column} = ANY ($2::bigint[])`,
      values: [environmentId, numbers(values)],
    });
    for (const row of rows) ids.add(row.id);
  }
  return [...ids];
}

/**
 * Erases the verifications of a person: executions, events, media, traits and faces. After the commit, the
 * media files can't be decrypted; they are deleted soon after.
 * @returns number of erased executions
 */
export async function eraseVerification(
  connection: Connection,
  environmentId: EnvironmentId,
  person: VerificationPerson,
): Promise<number> {
  const ids = await executionsOf(connection, environmentId, person);
  if (ids.length === 0) return 0;
  await removeTraces(connection, environmentId, ids);
  await connection.query({
    text: 'DELETE FROM workflow_execution WHERE account_id = $1 AND id = ANY ($2::uuid[])',
    values: [environmentId, ids],
  });
  return ids.length;
}

/**
 * Returns the verifications of a person as stored; media are listed, and their bytes are available through
 * API links.
 */
export async function exportVerification(
  connection: Connection,
  environmentId: EnvironmentId,
  person: VerificationPerson,
): Promise<readonly unknown[]> {
  const ids = await executionsOf(connection, environmentId, person);
  if (ids.length === 0) return [];
  const rows = await connection.query<Expired<object> & { readonly [column: string]: unknown }>({
    text: `SELECT e.id::text AS id, e.workflow_name AS workflow, e.status, e.created_at, e.finished_at, e.state, e.kept,
             (SELECT coalesce(jsonb_agg(jsonb_build_object('slot', m.slot, 'media_type', m.media_type, 'size', m.size,
                'created_at', m.created_at) ORDER BY m.created_at), '[]')
              FROM workflow_media m WHERE m.account_id = e.account_id AND m.execution_id = e.id) AS media
           FROM workflow_execution e WHERE e.account_id = $1 AND e.id = ANY ($2::uuid[]) ORDER BY e.id`,
    values: [environmentId, ids],
  });
  return openRows(connection, rows, ({ kept, ...row }, vault) => {
    const state = openState(vault, { id: row.id, state: row.state, kept, environmentId });
    return state && { ...row, state };
  });
}
