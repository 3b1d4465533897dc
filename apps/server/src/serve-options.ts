import type { ServerConfig } from './configuration';
import type { Addresses } from './platform/embedded-store';
import type { Log } from './platform/log';
import type { ProcessGroup, Role } from './platform/process-group';
import type { Runtime } from './platform/runtime';

/** Running parts, ended in reverse order. */
export class Running {
  private readonly ends: (() => Promise<void> | void)[] = [];

  /** Registers a part. Parts registered later are ended before it. */
  keep<Part>(part: Part, end: (part: Part) => Promise<void> | void): Part {
    this.ends.push(() => end(part));
    return part;
  }

  async stop(): Promise<void> {
    for (let end = this.ends.pop(); end; end = this.ends.pop()) await end();
  }
}

/** Options for running a server. */
export interface ServeOptions {
  readonly config: ServerConfig;
  readonly env: { readonly [name: string]: string | undefined };
  readonly version: string;
  readonly log: Log;
  /** Role of this process; everything by default. */
  readonly role?: Role;
  /** The processes on the same port, if this is one of several. */
  readonly group?: ProcessGroup;
  /** False if missing data isn't built here; true by default. */
  readonly buildsData?: boolean;
  /** The embedded database, if another process started it. */
  readonly store?: Addresses | null;
  /** Also serve DNS for ASSAY_DNS_ZONE. */
  readonly dns?: boolean;
  /** Time, randomness and ids; the system's by default. */
  readonly runtime?: Runtime;
  /** Prints progress and notices for the operator. */
  readonly say: (text: string) => void;
}
