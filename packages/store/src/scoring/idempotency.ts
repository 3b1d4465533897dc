import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openRows, openText, type Vault } from '../privacy/vault';

export type Reservation =
  | { readonly kind: 'reserved' }
  | { readonly kind: 'replay'; readonly status: number; readonly answer: string }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'other-body' };

export interface IdempotentCall {
  readonly environmentId: EnvironmentId;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: Buffer;
}

const STORED_MS = 24 * 3600 * 1000;
/** Time after which a reservation of a dead process can be taken over, in milliseconds. */
const ABANDONED_MS = 60_000;

interface ReservationRow {
  readonly body_hash: Buffer;
  readonly status: number | null;
  readonly answer: string | null;
  readonly kept: Buffer | null;
}

type AnswerPlace = Pick<IdempotentCall, 'route' | 'key'>;
export const answerPlace = ({ route, key }: AnswerPlace): string => `idempotency/${route}/${key}`;

/** Encrypts a response for storage. */
export const sealAnswer = (
  vault: Vault,
  environmentId: EnvironmentId,
  place: AnswerPlace,
  answer: string,
): Buffer => vault.seal(environmentId, answerPlace(place), Buffer.from(answer));

/** Decrypts a stored response; null = none is stored, or it was erased. */
export const openAnswer = (
  vault: Vault,
  environmentId: EnvironmentId,
  place: AnswerPlace,
  { kept, answer }: { readonly kept: Buffer | null; readonly answer: string | null },
): string | null => openText(vault, environmentId, answerPlace(place), { kept, text: answer });

/** Reserves an Idempotency-Key for one execution, or returns the result of an earlier one. */
export async function reserve(
  connection: Connection,
  call: IdempotentCall,
  now: number,
): Promise<Reservation> {
  const [claimed] = await connection.query({
    text: `INSERT INTO idempotency AS i (account_id, route, key, body_hash, reserved_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (account_id, route, key) DO UPDATE
             SET body_hash = excluded.body_hash, status = NULL, answer = NULL, kept = NULL, evaluation_id = NULL, reserved_at = excluded.reserved_at
             WHERE i.reserved_at < $6 OR (i.status IS NULL AND i.reserved_at < $7 AND i.body_hash = excluded.body_hash)
           RETURNING 1`,
    values: [
      call.environmentId,
      call.route,
      call.key,
      call.bodyHash,
      now,
      now - STORED_MS,
      now - ABANDONED_MS,
    ],
  });
  if (claimed) return { kind: 'reserved' };
  const [row] = await connection.query<ReservationRow>({
    text: 'SELECT body_hash, status, answer, kept FROM idempotency WHERE account_id = $1 AND route = $2 AND key = $3',
    values: [call.environmentId, call.route, call.key],
  });
  if (!row) return reserve(connection, call, now);
  if (!row.body_hash.equals(call.bodyHash)) return { kind: 'other-body' };
  if (row.status === null) return { kind: 'in-progress' };
  const [answer] = await openRows(connection, [row], (kept, vault) =>
    openAnswer(vault, call.environmentId, call, kept),
  );
  return answer === undefined ? { kind: 'in-progress' } : { kind: 'replay', status: row.status, answer };
}

/** Stores the response of a reserved request. */
export async function fulfil(
  connection: Connection,
  call: IdempotentCall,
  status: number,
  answer: string,
): Promise<void> {
  await connection.query({
    text: 'UPDATE idempotency SET status = $4, kept = $5 WHERE account_id = $1 AND route = $2 AND key = $3',
    values: [
      call.environmentId,
      call.route,
      call.key,
      status,
      sealAnswer(connection.vault, call.environmentId, call, answer),
    ],
  });
}

/**
 * Releases a reservation after a failure, so that a retry runs.
 * @param reservedAt time of the reservation: one taken over since then belongs to another process
 */
export async function release(
  connection: Connection,
  call: IdempotentCall,
  reservedAt: number,
): Promise<void> {
  await connection.query({
    text: `DELETE FROM idempotency
           WHERE account_id = $1 AND route = $2 AND key = $3 AND reserved_at = $4 AND status IS NULL`,
    values: [call.environmentId, call.route, call.key, reservedAt],
  });
}

/** Deletes reservations older than a day. */
export async function forgetExpired(connection: Connection, now: number): Promise<void> {
  await connection.query({
    accounts: 'every',
    text: 'DELETE FROM idempotency WHERE reserved_at < $1',
    values: [now - STORED_MS],
  });
}
