import { createServer } from 'node:net';

/**
 * Address that a PostgreSQL server listens on: a Unix socket in its own folder, or a port of the loopback
 * interface.
 */
export type Endpoint =
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

export const DATABASE_NAME = 'assay';
export const ROLE_NAME = 'assay';

/**
 * Maximum length of a socket folder, in bytes. `sun_path` of unix(7) holds 108 bytes (104 on macOS) with the
 * closing NUL. PostgreSQL appends `/.s.PGSQL.5432`, and five bytes more for its lock file.
 */
const MAX_SOCKET_FOLDER_LENGTH = 84;

/** The port is only part of the socket's name. No process listens on it, so it need not be free. */
const SOCKET_PORT = 5432;

/** Returns a Unix socket inside the cluster's folder, or null if the path is too long. */
export function socketEndpoint(cluster: string): Endpoint | null {
  if (Buffer.byteLength(cluster) > MAX_SOCKET_FOLDER_LENGTH) return null;
  return { kind: 'socket', folder: cluster, port: SOCKET_PORT };
}

/**
 * Returns a free port of the loopback interface. Another program can take it before PostgreSQL does: then try
 * again.
 */
export function freeLoopbackPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0, exclusive: true }, () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('the loopback interface returned no port'));
      });
    });
  });
}

/** Returns the connection string for a database on this endpoint, in the format of `pg`. */
export function databaseUrl(endpoint: Endpoint, password: string, database: string = DATABASE_NAME): string {
  const host = endpoint.kind === 'socket' ? encodeURIComponent(endpoint.folder) : '127.0.0.1';
  return `postgres://${ROLE_NAME}:${encodeURIComponent(password)}@${host}:${endpoint.port}/${database}`;
}
