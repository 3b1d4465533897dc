import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, type EnvironmentId } from '@assay/contract';
import { type Database, fulfil, type IdempotentCall, release, reserve } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Runtime } from './runtime';

const MAX_KEY_LENGTH = 255;

/** Returns the reservation for the caller's Idempotency-Key, or undefined when none was sent. */
export function idempotentCall(
  request: FastifyRequest,
  environmentId: EnvironmentId,
  route: string,
): IdempotentCall | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > MAX_KEY_LENGTH)
    throw new ApiError('length', `Idempotency-Key size must be between 1 and ${MAX_KEY_LENGTH}`);
  const bodyHash = createHash('sha256')
    .update(request.url)
    .update('\0')
    .update(request.rawBody ?? '')
    .digest();
  return { environmentId, route, key, bodyHash };
}

export interface Answer {
  readonly status: number;
  /** JSON text of the envelope. */
  readonly body: string;
}

/** Pauses between attempts, about a minute in total. After it, any request may take over the reservation. */
const GIVE_BACK_PAUSES_MS = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 20_000];

/**
 * Releases a reservation later. While the database is unavailable it remains, and a retry would get the error
 * that the first request is still running.
 */
async function giveBackLater(database: Database, call: IdempotentCall, reservedAt: number): Promise<void> {
  for (const milliseconds of GIVE_BACK_PAUSES_MS) {
    await pause(milliseconds, undefined, { ref: false });
    try {
      return await release(database, call, reservedAt);
    } catch {
      // Still unavailable.
    }
  }
}

/**
 * Runs `work` at most once per Idempotency-Key and replays its response for 24 hours. Failures aren't stored,
 * so a retry runs again.
 * @param work gets the reservation; it returns `fulfilled: true` when it stored the response in its own
 *   transaction
 * @returns the result of `work`, or the stored response of an earlier request
 * @throws ApiError 3009 for the same key with another body, or while the first request is still running
 */
export async function once<Done extends Answer & { readonly fulfilled?: true }>(
  database: Database,
  runtime: Runtime,
  call: IdempotentCall | undefined,
  work: (call: IdempotentCall | undefined) => Promise<Done>,
): Promise<Done | Answer> {
  if (!call) return work(undefined);
  const reservedAt = runtime.now();
  const reservation = await reserve(database, call, reservedAt);
  switch (reservation.kind) {
    case 'replay':
      return { status: reservation.status, body: reservation.answer };
    case 'other-body':
      throw new ApiError(
        'conflict',
        'This Idempotency-Key was already used with another body. Use a new key',
      );
    case 'in-progress':
      throw new ApiError(
        'conflict',
        'A request with this Idempotency-Key is still running. Try again later',
        {
          retryAfterSeconds: 1,
        },
      );
    case 'reserved':
      try {
        const answer = await work(call);
        if (!answer.fulfilled) await fulfil(database, call, answer.status, answer.body);
        return answer;
      } catch (error) {
        await release(database, call, reservedAt).catch(() => void giveBackLater(database, call, reservedAt));
        throw error;
      }
  }
}

export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}
