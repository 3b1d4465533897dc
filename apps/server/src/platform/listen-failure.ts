import { createSocket } from 'node:dgram';
import { createServer, isIP } from 'node:net';
import type { PlatformConfig } from './config';
import { formatHost } from './embedded-store';

/** Thrown when the server can't start. The message is one sentence for the operator. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotStart';
  }
}

interface Listening {
  readonly host: string;
  readonly port: number;
  /** Names of the variables that set them. */
  readonly names: { readonly host: string; readonly port: string };
}

/** Returns a one-sentence reason why a port can't be used, if there is one. */
export function listenFailure(error: NodeJS.ErrnoException, { host, port, names }: Listening): unknown {
  const place = `${formatHost(host)}:${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(`Another program uses ${place}. Set ${names.port} to a free port.`);
    case 'EACCES':
      return new CannotStart(
        `This user isn't allowed to listen on ${place}. Set ${names.port} to a port above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(
        `${host} isn't an address of this machine. Set ${names.host} to one of its addresses.`,
      );
    default:
      return error;
  }
}

/** The variables of the HTTP port. */
export const HTTP_PORT_NAMES = { host: 'HOST', port: 'PORT' };

/**
 * Listens for a moment.
 * @returns the failure, or null on success
 */
export async function bindFailure(
  place: Pick<Listening, 'host' | 'port'>,
): Promise<NodeJS.ErrnoException | null> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', done);
    server.listen({ host: place.host, port: place.port }, () => server.close(() => done(null)));
  });
}

/** The variables of the DNS port. */
export const DNS_PORT_NAMES = { host: 'ASSAY_DNS_HOST', port: 'ASSAY_DNS_PORT' };
export const NO_ZONE = '--dns needs ASSAY_DNS_ZONE, the zone that is delegated to this server.';

/**
 * Binds a UDP port for a moment.
 * @returns the failure, or null on success
 */
async function udpFailure({ host, port }: Pick<Listening, 'host' | 'port'>): Promise<Error | null> {
  const socket = createSocket(isIP(host) === 6 ? 'udp6' : 'udp4');
  return new Promise((done) => {
    socket.once('error', (error) => socket.close(() => done(error)));
    socket.bind(port, host, () => socket.close(() => done(null)));
  });
}

/**
 * Checks the ports before anything is created that would remain after a failed start, such as the first API
 * key.
 * @param wantsDns true if the server also answers DNS queries
 * @throws CannotStart
 */
export async function checkPorts(
  config: Pick<PlatformConfig, 'host' | 'port' | 'dns'>,
  wantsDns: boolean,
): Promise<void> {
  await checkPort(config);
  if (!wantsDns) return;
  const { dns } = config;
  if (dns.zone === undefined) throw new CannotStart(NO_ZONE);
  const failure = (await bindFailure(dns)) ?? (await udpFailure(dns));
  if (failure) throw listenFailure(failure, { ...dns, names: DNS_PORT_NAMES });
}

/**
 * Checks the port before anything is created that would remain after a failed start.
 * @throws CannotStart
 */
async function checkPort({ host, port }: Pick<Listening, 'host' | 'port'>): Promise<void> {
  const failure = await bindFailure({ host, port });
  if (failure) throw listenFailure(failure, { host, port, names: HTTP_PORT_NAMES });
}
