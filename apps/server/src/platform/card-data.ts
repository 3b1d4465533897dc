import { badInput, maskCardData, withoutCardData } from '@assay/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Members of the body, the path and the query in which card data was masked or removed. */
    cardData: readonly string[] | undefined;
    /** True if the caller's account rejects requests with card data. */
    refusesCardData: boolean;
  }
}

/** Checks whether a path or query may contain card data: digits or escapes, of which few URLs have any. */
const mayHoldText = (url: string) => /%|\d{3}/.test(url);

/** Headers that contain a text of the caller. The others are credentials, or set by the client's software. */
const TEXT_HEADERS = ['content-disposition', 'idempotency-key', 'user-agent', 'referer'] as const;

const EXTENDED_VALUE = /('[\w-]*')([^;\s]+)/;

/** Masks card data in a header. An extended value (RFC 8187) is decoded for that. */
function maskedHeader(value: string): string {
  const masked = maskCardData(value);
  const [, head, text] = EXTENDED_VALUE.exec(masked) ?? [];
  if (head === undefined || text === undefined) return masked;
  try {
    const name = decodeURIComponent(text);
    const safe = maskCardData(name);
    return safe === name ? masked : masked.replace(EXTENDED_VALUE, () => head + encodeURIComponent(safe));
  } catch {
    // The reader rejects invalid escapes.
    return masked;
  }
}

/** Masks card data in the headers that contain texts. */
function guardHeaders(request: FastifyRequest): void {
  for (const name of TEXT_HEADERS) {
    const value = request.headers[name];
    if (typeof value !== 'string') continue;
    const masked = maskedHeader(value);
    if (masked === value) continue;
    request.headers[name] = masked;
    noteCardData(request, [name]);
  }
}

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

/**
 * Masks card data in the path, the query and the headers, as in bodies, and lets requests with card data fail.
 * Routes that read a body themselves, as a stream, pass its texts through `maskCardData`.
 */
export function guardCardData(app: FastifyInstance): void {
  app.decorateRequest('cardData', undefined);
  app.decorateRequest('refusesCardData', false);
  app.addHook('preHandler', (request, _reply, done) => {
    guardHeaders(request);
    if (mayHoldText(request.url)) {
      for (const values of [request.params, request.query]) {
        const found = typeof values === 'object' && values !== null ? withoutCardData(values) : [];
        if (found.length > 0) noteCardData(request, found);
      }
    }
    requireNoCardData(request);
    done();
  });
}
