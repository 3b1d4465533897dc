import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import {
  type Claim,
  changeHeld,
  claimOldest,
  hasCome,
  LEASES,
  LeaseLost,
  released,
} from '../../connection/lease';

export type EraseState = 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';

/** Number of deleted rows of each kind. */
export type EraseCounts = { readonly [kind: string]: number };

/** Environment of the data: the live or the test environment of the requesting key. */
export interface EraseRequest {
  /** A request to erase a person. Times are UNIX milliseconds. */
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly domains: readonly string[];
  readonly state: EraseState;
  /** The person, encrypted; null after the end. */
  readonly person: Buffer | null;
  /** The requesting key, panel user or command. */
  readonly actor: string;
  readonly askedAt: number;
  readonly finishedAt: number | null;
  /** Name of the current step; null = the first. */
  readonly step: string | null;
  /** Position in the step; null = at its start. */
  readonly position: unknown;
  readonly counts: EraseCounts;
  /** Number of consecutive failed attempts. */
  readonly failures: number;
}

/** A request claimed by a worker, which alone processes it until its lease ends. */
export interface EraseLease {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly owner: string;
}

const LEASE = LEASES.eraseRequest;
/** Maximum delay of a postponed request, in milliseconds. */
const MAX_REST_MS = 600_000;

const COLUMNS = `account_id AS "environmentId", id::text AS id, domains, state, person, actor, asked_at AS "askedAt",
  finished_at AS "finishedAt", step, position, counts, failures`;

/**
 * Adds a request.
 * @param lease worker that starts immediately; by default any worker may claim it
 */
export async function addEraseRequest(
  connection: Connection,
  request: Pick<EraseRequest, 'environmentId' | 'id' | 'domains' | 'actor' | 'askedAt'> & {
    readonly person: Buffer;
    readonly lease?: { readonly owner: string; readonly until: number };
  },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO erase_request (account_id, id, domains, person, actor, asked_at, lease_owner, lease_until)
           VALUES ($1, $2::uuid, $3, $4, $5, $6, $7::uuid, $8)`,
    values: [
      request.environmentId,
      request.id,
      request.domains,
      request.person,
      request.actor,
      request.askedAt,
      request.lease?.owner ?? null,
      request.lease?.until ?? 0,
    ],
  });
}

export async function findEraseRequest(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<EraseRequest | null> {
  const [row] = await connection.query<EraseRequest>({
    text: `SELECT ${COLUMNS} FROM erase_request WHERE account_id = $1 AND id = $2::uuid`,
    values: [environmentId, id],
  });
  return row ?? null;
}

/** Claims the free request of any account that has waited longest; null if none waits. */
export const claimEraseRequest = (connection: Connection, claim: Claim): Promise<EraseRequest | null> =>
  claimOldest(connection, LEASE, claim, {
    waits: `state = 'IN_PROGRESS' AND ${hasCome('due_at', '$now', MAX_REST_MS)}`,
    order: 'asked_at',
    columns: COLUMNS,
  });

/**
 * Changes a claimed request.
 * @returns false if another worker has claimed it
 */
const change = (
  connection: Connection,
  { environmentId, id, owner }: EraseLease,
  made: Parameters<typeof changeHeld>[3],
): Promise<boolean> => changeHeld(connection, LEASE, { key: [environmentId, id], owner }, made);

/**
 * Extends the lease of a request, in the transaction that continues it and before its work, so that two
 * workers never do the same.
 * @throws LeaseLost
 */
export async function holdEraseRequest(
  connection: Connection,
  lease: EraseLease,
  until: number,
): Promise<void> {
  const set = 'lease_until = $4, failures = 0';
  if (!(await change(connection, lease, { name: 'erase_hold', set, values: [until] }))) throw new LeaseLost();
}

/**
 * Stores the position of a claimed request, and adds to its counts.
 * @throws LeaseLost
 */
export async function advanceEraseRequest(
  connection: Connection,
  lease: EraseLease,
  at: { readonly step: string | null; readonly position: unknown; readonly counts: EraseCounts },
): Promise<void> {
  const isOurs = await change(connection, lease, {
    name: 'erase_advance',
    set: 'step = $4, position = $5, counts = $6',
    values: [at.step, at.position === null ? null : JSON.stringify(at.position), JSON.stringify(at.counts)],
  });
  if (!isOurs) throw new LeaseLost();
}

/**
 * Ends a claimed request; deletes the encrypted person.
 * @throws LeaseLost
 */
export async function finishEraseRequest(
  connection: Connection,
  lease: EraseLease,
  end: { readonly state: Exclude<EraseState, 'IN_PROGRESS'>; readonly at: number },
): Promise<void> {
  const isOurs = await change(connection, lease, {
    name: 'erase_finish',
    set: `state = $4, finished_at = $5, person = NULL, position = NULL, ${released(LEASE)}`,
    values: [end.state, end.at],
  });
  if (!isOurs) throw new LeaseLost();
}

/**
 * Postpones a claimed request.
 * @param back.failures number of consecutive failed attempts, including this one
 * @returns false if another worker has claimed it
 */
export const putBackEraseRequest = (
  connection: Connection,
  lease: EraseLease,
  back: { readonly failures: number; readonly dueAt: number },
): Promise<boolean> =>
  change(connection, lease, {
    name: 'erase_put_back',
    set: `failures = $4, due_at = $5, ${released(LEASE)}`,
    values: [back.failures, back.dueAt],
  });

/** Returns the account of an environment: itself, or the parent account of a test environment. */
export async function accountOfSpace(connection: Connection, environmentId: EnvironmentId): Promise<number> {
  const [row] = await connection.query<{ id: number }>({
    text: 'SELECT coalesce(parent_id, id) AS id FROM account WHERE id = $1',
    values: [environmentId],
  });
  return row?.id ?? environmentId;
}
