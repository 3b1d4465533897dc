import { badInput, withoutCardData } from '@assay/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Members of the body, the path and the query in which card data was masked or removed. */
    cardData: readonly string[] | undefined;
    /** The caller's account wants calls with card data to fail. */
    refusesCardData: boolean;
  }
}

/** 13 digits in an address, spaced or not. */
const mayHoldCardNumber = (url: string) => /\d(?:(?:%[0-9A-F]{2}|[-+. ]){0,6}\d){12}/i.test(url);

/** @throws ApiError 1006 that names the members and repeats no value. */
function requireNoCardData({ cardData, refusesCardData }: FastifyRequest): void {
  if (!cardData || !refusesCardData) return;
  throw badInput(cardData.map((field) => ({ field, expected: 'no card number and no security code' })));
}

export function noteCardData(request: FastifyRequest, members: readonly string[]): void {
  request.cardData = [...(request.cardData ?? []), ...members];
}

/**
 * What the account of a request has chosen: card data is masked in any case, before anything sees it.
 * @throws ApiError 1006 when the account refuses it and some was found already.
 */
export function chooseCardData(request: FastifyRequest, choice: 'mask' | 'reject' | undefined): void {
  request.refusesCardData = choice === 'reject';
  requireNoCardData(request);
}

/** Masks card numbers in what the path and the query hold, as is done in bodies, and lets calls with card data fail. */
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
