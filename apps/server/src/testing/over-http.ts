import { type Client, clientOver, type Transport } from './client';

/** A connection that a process held which was killed may never be closed. */
const ANSWER_MS = 60_000;

const givenUp = (error: unknown): never => {
  throw (error as Error).name === 'TimeoutError' ? new TypeError('no answer') : error;
};

/** Calls over real connections, kept open between calls. @throws TypeError when the server cannot be reached, or is silent. */
const overHttp =
  (url: string): Transport =>
  async (request) => {
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method,
      headers: request.headers,
      ...(request.payload === undefined ? {} : { body: request.payload }),
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(givenUp);
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text().catch(givenUp),
    };
  };

/** A client of the server at an address that sends this key. */
export const clientAt = (url: string, apiKey: string): Client =>
  clientOver(overHttp(url), { 'x-api-key': apiKey });
