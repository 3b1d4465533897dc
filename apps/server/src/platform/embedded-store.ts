import { type Embedded, startEmbedded, systemClock } from '@assay/embedded-postgres';
import type { PlatformConfig } from './config';
import { addressFor, provideEmbeddedRoles, rolesWith } from './database-roles';
import type { Log } from './log';
import { systemRuntime } from './runtime';

/** URLs of a database for its two roles; migrating null means that one role does everything. */
export interface Addresses {
  readonly serving: string;
  readonly migrating: string | null;
}

interface EmbeddedParts {
  readonly config: Pick<PlatformConfig, 'dataDir' | 'host' | 'port' | 'logArchive'>;
  readonly log: Log;
  readonly say: (text: string) => void;
}

const PASSWORD_BYTES = 24;

/** Formats a host for a URL. */
export const formatHost = (host: string) => (host.includes(':') ? `[${host}]` : host);

/**
 * Starts the database in the data folder.
 * @throws EmbeddedError
 */
export function startStore({ config, log, say }: EmbeddedParts): Promise<Embedded> {
  say(`Starting the database in ${config.dataDir} …`);
  return startEmbedded({
    dataDir: config.dataDir,
    clock: systemClock,
    log: (message) => log.info('database', { message }),
    spoolsLog: config.logArchive !== null,
    address: `http://${formatHost(config.host)}:${config.port}`,
  });
}

/** Creates the roles of a database that was just started, with passwords that only its processes have. */
export async function embeddedAddresses(url: string): Promise<Addresses> {
  const roles = rolesWith(() => systemRuntime().bytes(PASSWORD_BYTES).toString('hex'));
  await provideEmbeddedRoles(url, roles);
  return { serving: addressFor(url, roles.serving), migrating: addressFor(url, roles.migrating) };
}
