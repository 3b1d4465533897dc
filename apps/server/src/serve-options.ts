import type { ServerConfig } from './configuration';
import type { Ambient } from './platform/ambient';
import type { Addresses } from './platform/embedded-store';
import type { Log } from './platform/log';
import type { ProcessGroup, Role } from './platform/process-group';

/** How a server is to run. */
export interface ServeOptions {
  readonly config: ServerConfig;
  readonly env: { readonly [name: string]: string | undefined };
  readonly version: string;
  readonly log: Log;
  /** What this process does; everything when left out. */
  readonly role?: Role;
  /** The processes on the same port, when this is one of several. */
  readonly group?: ProcessGroup;
  /** Data is built here when it is missing; as it is unless stated otherwise. */
  readonly buildsData?: boolean;
  /** The embedded database, where another process started it. */
  readonly store?: Addresses | null;
  /** Also answer DNS for ASSAY_DNS_ZONE. */
  readonly dns?: boolean;
  /** Time, randomness and ids; the system's when left out. */
  readonly ambient?: Ambient;
  /** Progress and notices for a person. */
  readonly say: (text: string) => void;
}
