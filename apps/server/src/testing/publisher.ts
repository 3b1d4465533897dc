import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a publisher answers with; 304 to whoever names its `etag`. */
interface Published {
  readonly body: string;
  readonly status?: number;
  readonly etag?: string;
}

/** A web server on loopback that publishes one document, under any path. */
export interface Publisher {
  /** `http://127.0.0.1:port`. */
  readonly baseUrl: string;
  publish(answer: Published): void;
  close(): Promise<void>;
}

export async function startPublisher(): Promise<Publisher> {
  let answer: Published = { body: '' };
  const server = createServer((request, response) => {
    const { body, status = 200, etag } = answer;
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : status, etag ? { etag } : {});
    response.end(isKnown ? '' : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
