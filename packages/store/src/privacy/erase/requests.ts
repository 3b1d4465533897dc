import type { SpaceId } from '@assay/contract';
import { claimFirst, LOOKED_AT } from '../../connection/claims';
import type { Connection } from '../../connection/connection';

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

/** Somebody else took the request over: whatever this transaction did must not count. */
export class LeaseLost extends Error {
  constructor() {
    super('the erase request is worked on elsewhere');
    this.name = 'LeaseLost';
  }
}

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
export async function claimEraseRequest(
  connection: Connection,
  { owner, now, until }: { readonly owner: string; readonly now: number; readonly until: number },
): Promise<EraseRequest | null> {
  const waiting = await connection.query<Pick<EraseRequest, 'spaceId' | 'id'>>({
    name: 'erase_waiting',
    accounts: 'every',
    text: `SELECT account_id AS "spaceId", id::text AS id FROM erase_request
           WHERE state = 'IN_PROGRESS' AND lease_until <= $1 ORDER BY asked_at LIMIT ${LOOKED_AT}`,
    values: [now],
  });
  return claimFirst(waiting, async ({ spaceId, id }) => {
    const [row = null] = await connection.query<EraseRequest>({
      name: 'erase_claim',
      text: `UPDATE erase_request SET lease_owner = $3::uuid, lease_until = $5
             WHERE account_id = $1 AND id = (SELECT id FROM erase_request
               WHERE account_id = $1 AND id = $2::uuid AND state = 'IN_PROGRESS' AND lease_until <= $4 FOR UPDATE SKIP LOCKED)
             RETURNING ${COLUMNS}`,
      values: [spaceId, id, owner, now, until],
    });
    return row;
  });
}

const HELD = `account_id = $1 AND id = $2::uuid AND lease_owner = $3::uuid AND state = 'IN_PROGRESS'`;
const heldBy = ({ spaceId, id, owner }: EraseLease) => [spaceId, id, owner];

/**
 * Writes how far a request has come, in the transaction that did it and before it does it: so that two workers never
 * do the same.
 * @throws LeaseLost
 */
export async function holdEraseRequest(
  connection: Connection,
  lease: EraseLease,
  until: number,
): Promise<void> {
  const held = await connection.query({
    name: 'erase_hold',
    text: `UPDATE erase_request SET lease_until = $4, failures = 0 WHERE ${HELD} RETURNING 1`,
    values: [...heldBy(lease), until],
  });
  if (held.length === 0) throw new LeaseLost();
}

/** Keeps where a held request goes on, and adds to its counts. */
export async function advanceEraseRequest(
  connection: Connection,
  lease: EraseLease,
  at: { readonly step: string | null; readonly position: unknown; readonly counts: EraseCounts },
): Promise<void> {
  await connection.query({
    name: 'erase_advance',
    text: `UPDATE erase_request SET step = $4, position = $5, counts = $6 WHERE ${HELD}`,
    values: [
      ...heldBy(lease),
      at.step,
      at.position === null ? null : JSON.stringify(at.position),
      JSON.stringify(at.counts),
    ],
  });
}

/** Ends a held request; whom it was about is forgotten. */
export async function finishEraseRequest(
  connection: Connection,
  lease: EraseLease,
  end: { readonly state: Exclude<EraseState, 'IN_PROGRESS'>; readonly at: number },
): Promise<void> {
  const ended = await connection.query({
    text: `UPDATE erase_request SET state = $4, finished_at = $5, person = NULL, position = NULL, lease_owner = NULL
           WHERE ${HELD} RETURNING 1`,
    values: [...heldBy(lease), end.state, end.at],
  });
  if (ended.length === 0) throw new LeaseLost();
}

/** Gives a held request back for later. @param failures attempts in a row that failed, this one among them. */
export async function putBackEraseRequest(
  connection: Connection,
  lease: EraseLease,
  back: { readonly failures: number; readonly until: number },
): Promise<void> {
  await connection.query({
    text: `UPDATE erase_request SET failures = $4, lease_owner = NULL, lease_until = $5 WHERE ${HELD}`,
    values: [...heldBy(lease), back.failures, back.until],
  });
}

/** The account that a space belongs to: itself, or the account of a test space. */
export async function accountOfSpace(connection: Connection, spaceId: SpaceId): Promise<number> {
  const [row] = await connection.query<{ id: number }>({
    text: 'SELECT coalesce(parent_id, id) AS id FROM account WHERE id = $1',
    values: [spaceId],
  });
  return row?.id ?? spaceId;
}
