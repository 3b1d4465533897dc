import { createServer } from 'node:net';

/** Where a PostgreSQL server listens: a Unix socket in its own folder, or a port of the loopback interface. */
export type Endpoint =
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

export const DATABASE_NAME = 'assay';
export const ROLE_NAME = 'assay';

/**
 * Longest folder for a socket, in bytes. `sun_path` of unix(7) holds 108 bytes (104 on macOS) with the closing NUL,
 * and PostgreSQL appends `/.s.PGSQL.5432`, and for its lock file five bytes more.
 */
const LONGEST_SOCKET_FOLDER = 84;

/** The port is only the socket's name then: nothing listens on it, so it need not be free. */
const SOCKET_PORT = 5432;

/** A Unix socket inside the cluster's folder when its path is short enough for one, else null. */
export function socketEndpoint(cluster: string): Endpoint | null {
  if (Buffer.byteLength(cluster) > LONGEST_SOCKET_FOLDER) return null;
  return { kind: 'socket', folder: cluster, port: SOCKET_PORT };
}

/** A free port of the loopback interface. Another program can take it before PostgreSQL does: try again then. */
export function freeLoopbackPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0, exclusive: true }, () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('the loopback interface gave no port'));
      });
    });
  });
}

/** The connection string that `pg` understands for a database on this endpoint. */
export function databaseUrl(endpoint: Endpoint, password: string, database: string = DATABASE_NAME): string {
  const host = endpoint.kind === 'socket' ? encodeURIComponent(endpoint.folder) : '127.0.0.1';
  return `postgres://${ROLE_NAME}:${encodeURIComponent(password)}@${host}:${endpoint.port}/${database}`;
}
