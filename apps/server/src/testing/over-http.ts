import { type Client, clientOver, type Transport } from './client';

/** Calls over real connections, kept open between calls. @throws TypeError when the server cannot be reached. */
const overHttp =
  (url: string): Transport =>
  async (request) => {
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method,
      headers: request.headers,
      ...(request.payload === undefined ? {} : { body: request.payload }),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    };
  };

/** A client of the server at an address that sends this key. */
export const clientAt = (url: string, apiKey: string): Client =>
  clientOver(overHttp(url), { 'x-api-key': apiKey });
