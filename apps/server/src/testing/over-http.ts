import { type Client, clientOver, type Transport } from './client';

/** Response timeout, in milliseconds. A connection held by a killed process may never close. */
const ANSWER_MS = 60_000;

const givenUp = (error: unknown): never => {
  throw (error as Error).name === 'TimeoutError' ? new TypeError('no response') : error;
};

/**
 * Sends requests over real connections with keep-alive.
 * @throws TypeError when the server is unreachable or doesn't respond in time
 */
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

/** Returns a client for the server at this URL that sends this API key. */
export const clientAt = (url: string, apiKey: string): Client =>
  clientOver(overHttp(url), { 'x-api-key': apiKey });
