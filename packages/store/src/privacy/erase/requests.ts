import type { SpaceId } from '@assay/contract';
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

/** How many rows of each kind went. */
export type EraseCounts = { readonly [kind: string]: number };

/** A request to erase a person. Times are UNIX milliseconds. */
export interface EraseRequest {
  /** The space of the data: the account of a live key, the test space of a test key. */
  readonly spaceId: SpaceId;
  readonly id: string;
  readonly domains: readonly string[];
  readonly state: EraseState;
  /** Whom it is about, sealed; null once it has ended. */
  readonly person: Buffer | null;
  /** The key, panel user or command that asked. */
  readonly actor: string;
  readonly askedAt: number;
  readonly finishedAt: number | null;
  /** Name of the step that is under way; null = the first. */
  readonly step: string | null;
  /** Where in the step; null = at its beginning. */
  readonly position: unknown;
  readonly counts: EraseCounts;
  /** Attempts in a row that failed. */
  readonly failures: number;
}

/** A request that a worker holds: it alone goes on with it until its lease ends. */
export interface EraseLease {
  readonly spaceId: SpaceId;
  readonly id: string;
  readonly owner: string;
}

const LEASE = LEASES.eraseRequest;
/** A request that is put back comes again at the latest after so long. */
const LONGEST_REST_MS = 600_000;

const COLUMNS = `account_id AS "spaceId", id::text AS id, domains, state, person, actor, asked_at AS "askedAt",
  finished_at AS "finishedAt", step, position, counts, failures`;

/** @param lease who begins with it at once; left out, any worker may. */
export async function addEraseRequest(
  connection: Connection,
  request: Pick<EraseRequest, 'spaceId' | 'id' | 'domains' | 'actor' | 'askedAt'> & {
    readonly person: Buffer;
    readonly lease?: { readonly owner: string; readonly until: number };
  },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO erase_request (account_id, id, domains, person, actor, asked_at, lease_owner, lease_until)
           VALUES ($1, $2::uuid, $3, $4, $5, $6, $7::uuid, $8)`,
    values: [
      request.spaceId,
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
  spaceId: SpaceId,
  id: string,
): Promise<EraseRequest | null> {
  const [row] = await connection.query<EraseRequest>({
    text: `SELECT ${COLUMNS} FROM erase_request WHERE account_id = $1 AND id = $2::uuid`,
    values: [spaceId, id],
  });
  return row ?? null;
}

/** Takes the request of any account that waits longest and that nobody works on; null when there is none. */
export const claimEraseRequest = (connection: Connection, claim: Claim): Promise<EraseRequest | null> =>
  claimOldest(connection, LEASE, claim, {
    waits: `state = 'IN_PROGRESS' AND ${hasCome('due_at', '$now', LONGEST_REST_MS)}`,
    order: 'asked_at',
    columns: COLUMNS,
  });

/** Changes a request that is held. @returns false when somebody else has it by now */
const change = (
  connection: Connection,
  { spaceId, id, owner }: EraseLease,
  made: Parameters<typeof changeHeld>[3],
): Promise<boolean> => changeHeld(connection, LEASE, { key: [spaceId, id], owner }, made);

/**
 * Holds a request for longer, in the transaction that goes on with it and before it does: so that two workers never do the
 * same.
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

/** Keeps where a held request goes on, and adds to its counts. @throws LeaseLost */
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

/** Ends a held request; whom it was about is forgotten. @throws LeaseLost */
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
 * Gives a held request back for later.
 * @param back.failures attempts in a row that failed, this one among them
 * @returns false when somebody else has it by now
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

/** The account that a space belongs to: itself, or the account of a test space. */
export async function accountOfSpace(connection: Connection, spaceId: SpaceId): Promise<number> {
  const [row] = await connection.query<{ id: number }>({
    text: 'SELECT coalesce(parent_id, id) AS id FROM account WHERE id = $1',
    values: [spaceId],
  });
  return row?.id ?? spaceId;
}
