import { badInput, withoutCardData } from '@assay/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Members of the body, the path and the query in which card data was masked or removed. */
    cardData: readonly string[] | undefined;
    /** True if the caller's account rejects requests with card data. */
    refusesCardData: boolean;
  }
}

/** Detects 13 digits in a URL, with or without separators. */
const mayHoldCardNumber = (url: string) => /\d(?:(?:%[0-9A-F]{2}|[-+. ]){0,6}\d){12}/i.test(url);

/**
 * Rejects a request with card data if the account requires it.
 * @throws ApiError 1006 with the members, without any value
 */
function requireNoCardData({ cardData, refusesCardData }: FastifyRequest): void {
  if (!cardData || !refusesCardData) return;
  throw badInput(cardData.map((field) => ({ field, expected: 'no card number and no security code' })));
}

export function noteCardData(request: FastifyRequest, members: readonly string[]): void {
  request.cardData = [...(request.cardData ?? []), ...members];
}

/**
 * Applies the account's choice. Card data is always masked before anything reads it.
 * @throws ApiError 1006 when the account rejects card data and some was already found
 */
export function chooseCardData(request: FastifyRequest, choice: 'mask' | 'reject' | undefined): void {
  request.refusesCardData = choice === 'reject';
  requireNoCardData(request);
}

/** Masks card numbers in the path and the query, as in bodies, and lets requests with card data fail. */
export function guardCardData(app: FastifyInstance): void {
  app.decorateRequest('cardData', undefined);
  app.decorateRequest('refusesCardData', false);
  app.addHook('preHandler', (request, _reply, done) => {
    if (mayHoldCardNumber(request.url)) {
      for (const values of [request.params, request.query]) {
        const found = typeof values === 'object' && values !== null ? withoutCardData(values) : [];
        if (found.length > 0) noteCardData(request, found);
      }
    }
    requireNoCardData(request);
    done();
  });
}
