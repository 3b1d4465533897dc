import { createHash } from 'node:crypto';
import { ApiError } from '@assay/contract';
import { type Database, fulfil, type IdempotentCall, release, reserve } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sources } from './sources';

const LONGEST_KEY = 255;

/** The reservation of the caller's Idempotency-Key, or undefined when none was sent. */
export function idempotentCall(
  request: FastifyRequest,
  accountId: number,
  route: string,
): IdempotentCall | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > LONGEST_KEY)
    throw new ApiError('length', `Idempotency-Key size must be between 1 and ${LONGEST_KEY}`);
  const bodyHash = createHash('sha256')
    .update(request.url)
    .update('\0')
    .update(request.rawBody ?? '')
    .digest();
  return { accountId, route, key, bodyHash };
}

export interface Answer {
  readonly status: number;
  /** JSON text of the envelope. */
  readonly body: string;
}

/**
 * Runs `work` at most once for an Idempotency-Key and replays its answer for 24 hours. Failures are not kept, so that
 * a retry runs again.
 * @param work gets the reservation; it answers `fulfilled: true` when it stored the answer in its own transaction.
 * @throws ApiError 3009 for the same key with another body, or while the first call is still running.
 */
export async function once(
  database: Database,
  sources: Sources,
  call: IdempotentCall | undefined,
  work: (call: IdempotentCall | undefined) => Promise<Answer & { readonly fulfilled?: true }>,
): Promise<Answer> {
  if (!call) return work(undefined);
  const reservation = await reserve(database, call, sources.now());
  switch (reservation.kind) {
    case 'replay':
      return { status: reservation.status, body: reservation.answer };
    case 'other-body':
      throw new ApiError('conflict', 'Conflict: this Idempotency-Key was sent before with another body');
    case 'in-progress':
      throw new ApiError('conflict', 'Conflict: a call with this Idempotency-Key is still running', {
        retryAfterSeconds: 1,
      });
    case 'reserved':
      try {
        const answer = await work(call);
        if (!answer.fulfilled) await fulfil(database, call, answer.status, answer.body);
        return answer;
      } catch (error) {
        await release(database, call).catch(() => undefined);
        throw error;
      }
  }
}

export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}
