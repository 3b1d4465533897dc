import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';
import { FIRST_UUID } from './first-uuid';

/** Position of the monitoring job in an environment. */
export interface MonitoringState {
  /** Id of the last evaluation that was read. */
  readonly afterId: string;
  /** Rises with every batch. */
  readonly generation: number;
  /** Time of the first transfer, UNIX milliseconds; null = none yet. */
  readonly since: number | null;
  readonly logAmount: number | null;
  /** Averages over all parties, as the engine packed them; null = none yet. */
  readonly population: string | null;
  readonly transfers: number;
  /** Time of the last batch, UNIX milliseconds. */
  readonly updatedAt: number;
}

const COLUMNS =
  'after_id::text AS "afterId", generation, since, log_amount AS "logAmount", population, transfers, updated_at AS "updatedAt"';

/**
 * Locks the position of an environment until the transaction ends, so that one process works on it at a time.
 * @param now UNIX milliseconds
 * @returns null if another process works on it
 */
export async function lockMonitoring(
  connection: Connection,
  environmentId: EnvironmentId,
  now: number,
): Promise<MonitoringState | null> {
  await connection.query({
    name: 'monitoring_begin',
    text: `INSERT INTO monitoring_state (account_id, after_id, updated_at) VALUES ($1, $2::uuid, $3)
           ON CONFLICT (account_id) DO NOTHING RETURNING 1`,
    values: [environmentId, FIRST_UUID, now],
  });
  const [row] = await connection.query<MonitoringState>({
    name: 'monitoring_lock',
    text: `SELECT ${COLUMNS} FROM monitoring_state WHERE account_id = $1 FOR UPDATE SKIP LOCKED`,
    values: [environmentId],
  });
  return row ?? null;
}

/** Returns the position of an environment; null if monitoring never ran. */
export async function findMonitoring(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<MonitoringState | null> {
  const [row] = await connection.query<MonitoringState>({
    text: `SELECT ${COLUMNS} FROM monitoring_state WHERE account_id = $1`,
    values: [environmentId],
  });
  return row ?? null;
}

/** Stores a position, in the transaction that stores everything that was found up to it. */
export async function advanceMonitoring(
  connection: Connection,
  environmentId: EnvironmentId,
  state: MonitoringState,
): Promise<void> {
  await connection.query({
    name: 'monitoring_advance',
    text: `UPDATE monitoring_state SET after_id = $2::uuid, generation = $3, since = $4, log_amount = $5, population = $6, transfers = $7, updated_at = $8
           WHERE account_id = $1 RETURNING 1`,
    values: [
      environmentId,
      state.afterId,
      state.generation,
      state.since,
      state.logAmount,
      state.population,
      state.transfers,
      state.updatedAt,
    ],
  });
}

/** The stored state of an entity, as its engine packed it. */
export interface EntityState {
  readonly kind: string;
  readonly key: string;
  readonly lastSeen: number;
  readonly state: string;
}

/** Returns the stored states of entities; those without a state are absent. */
export async function readEntityStates(
  connection: Connection,
  environmentId: EnvironmentId,
  entities: readonly Pick<EntityState, 'kind' | 'key'>[],
): Promise<readonly EntityState[]> {
  if (entities.length === 0) return [];
  return connection.query<EntityState>({
    name: 'typology_states',
    text: `SELECT t.kind, t.key::text AS key, t.last_seen AS "lastSeen", t.state
           FROM unnest($2::text[], $3::bigint[]) AS w(kind, key)
           JOIN typology_state t ON t.account_id = $1 AND t.kind = w.kind AND t.key = w.key`,
    values: [environmentId, entities.map(({ kind }) => kind), numbers(entities.map(({ key }) => key))],
  });
}

export async function storeEntityStates(
  connection: Connection,
  environmentId: EnvironmentId,
  states: readonly EntityState[],
): Promise<void> {
  if (states.length === 0) return;
  await connection.query({
    name: 'typology_states_store',
    text: `INSERT INTO typology_state (account_id, kind, key, last_seen, state)
           SELECT $1, s.kind, s.key, s.last_seen, s.state
           FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[]) AS s(kind, key, last_seen, state)
           ON CONFLICT (account_id, kind, key) DO UPDATE SET last_seen = excluded.last_seen, state = excluded.state
           RETURNING 1`,
    values: [
      environmentId,
      states.map(({ kind }) => kind),
      numbers(states.map(({ key }) => key)),
      numbers(states.map(({ lastSeen }) => Math.round(lastSeen))),
      states.map(({ state }) => state),
    ],
  });
}

/** Deletes the states of entities, and makes every process read the states again. */
export async function removeEntityStates(
  connection: Connection,
  environmentId: EnvironmentId,
  keys: readonly string[],
): Promise<number> {
  const gone = await connection.query({
    text: `DELETE FROM typology_state WHERE account_id = $1 AND key = ANY($2::bigint[]) RETURNING 1`,
    values: [environmentId, numbers(keys)],
  });
  await connection.query({
    text: 'UPDATE monitoring_state SET generation = generation + 1 WHERE account_id = $1 RETURNING 1',
    values: [environmentId],
  });
  return gone.length;
}

/** Deletes states and closed alerts that were last changed before a time (UNIX milliseconds). */
export async function removeOldMonitoring(
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<void> {
  for (const text of [
    'DELETE FROM typology_state WHERE account_id = $1 AND last_seen < $2',
    `DELETE FROM alert_event e USING alert a WHERE e.account_id = $1 AND a.account_id = $1 AND a.id = e.alert_id AND a.until < $2`,
    'DELETE FROM alert WHERE account_id = $1 AND until < $2',
    `DELETE FROM alert_case c WHERE c.account_id = $1 AND c.created_at < $2
       AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.account_id = $1 AND a.case_id = c.id)`,
  ])
    await connection.query({ text, values: [environmentId, before] });
}
