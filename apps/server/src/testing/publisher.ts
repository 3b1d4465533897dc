import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A published response; 304 for requests that send its `etag` or `lastModified`. */
interface Published {
  readonly body: string;
  readonly status?: number;
  readonly etag?: string;
  readonly lastModified?: string;
  readonly retryAfter?: string;
  /** `half` closes the connection in the middle of the body; `never` leaves the request open. */
  readonly sends?: 'half' | 'never';
}

/** A web server on loopback that serves one document under any path. */
export interface Publisher {
  /** `http://127.0.0.1:port`. */
  readonly baseUrl: string;
  publish(answer: Published): void;
  /** Returns the number of requests, and the number of conditional requests among them. */
  asked(): { readonly all: number; readonly conditional: number };
  close(): Promise<void>;
}

export async function startPublisher(): Promise<Publisher> {
  let answer: Published = { body: '' };
  const asked = { all: 0, conditional: 0 };
  const server = createServer(({ headers }, response) => {
    const { body, status = 200, etag, lastModified, retryAfter, sends } = answer;
    const isKnown =
      (etag !== undefined && headers['if-none-match'] === etag) ||
      (lastModified !== undefined && headers['if-modified-since'] === lastModified);
    asked.all++;
    if (headers['if-none-match'] ?? headers['if-modified-since']) asked.conditional++;
    if (sends === 'never') return;
    response.writeHead(isKnown ? 304 : status, {
      ...(etag ? { etag } : {}),
      ...(lastModified ? { 'last-modified': lastModified } : {}),
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      ...(sends === 'half' ? { 'content-length': String(body.length) } : {}),
    });
    if (sends === 'half') response.write(body.slice(0, body.length / 2), () => response.destroy());
    else response.end(isKnown ? '' : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(next) {
      answer = next;
    },
    asked: () => ({ ...asked }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
