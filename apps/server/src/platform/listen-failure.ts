import { formatHost } from './embedded-store';

/** The server cannot start; the message is one clear sentence. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotStart';
  }
}

interface Listening {
  readonly host: string;
  readonly port: number;
  /** The variables that set them. */
  readonly names: { readonly host: string; readonly port: string };
}

/** Why a port cannot be listened to, as one sentence where there is one. */
export function listenFailure(error: NodeJS.ErrnoException, { host, port, names }: Listening): unknown {
  const place = `${formatHost(host)}:${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(`${place} is taken by another program; set ${names.port} to a free one.`);
    case 'EACCES':
      return new CannotStart(`This user may not listen on ${place}; set ${names.port} to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`${host} is not an address of this machine; set ${names.host} to one that is.`);
    default:
      return error;
  }
}
