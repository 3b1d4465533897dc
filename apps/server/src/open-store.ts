import { type Database, openDatabase, openStandbyReads, type StandbyReads } from '@assay/store';
import { startStoredStore } from './operations/index';
import { statementLimit } from './platform/config';
import { type Addresses, embeddedAddresses } from './platform/embedded-store';
import type { Running, ServeOptions } from './serve-options';

/** Finds the database: the configured one, the one of the group, or an embedded one that is started here. */
async function findStore(options: ServeOptions, running: Running) {
  const { config, store } = options;
  if (config.databaseUrl !== undefined)
    return { serving: config.databaseUrl, migrating: config.migrateDatabaseUrl ?? null };
  if (store) return store;
  const embedded = running.keep(await startStoredStore(options), (started) => started.stop());
  return { ...(await embeddedAddresses(embedded.url)), runs: () => embedded.state() === 'ready' };
}

/** Opens the standby for slightly delayed panel reads; null without a standby. */
function openStandby(
  { config, log }: ServeOptions,
  database: Database,
  running: Running,
): StandbyReads | null {
  const { standbyDatabaseUrl: url, maxConnections } = config;
  if (url === undefined) return null;
  const standby = openStandbyReads(database, {
    url,
    maxConnections,
    statementMs: statementLimit(config),
    now: () => performance.now(),
    onChange: ({ unused }) => log.info('standby', { state: unused ?? 'used' }),
  });
  return running.keep(standby, (open) => open.close());
}

/** Opens the database and its standby. */
export async function openStore(options: ServeOptions, running: Running) {
  const { config, log } = options;
  const addresses: Addresses & { readonly runs?: () => boolean } = await findStore(options, running);
  const database = openDatabase({
    url: addresses.serving,
    maxConnections: config.maxConnections,
    statementMs: statementLimit(config),
    onConnectionError: (code) => log.info('database-connection-lost', { code }),
    onMove: () => log.info('database-moved'),
    nodes: config.citusNodes,
    onNode: (node, isUsed) => log.info('database-node', { node, state: isUsed ? 'used' : 'excluded' }),
    onNamesNoAccount: () => log.fault('row-security', new Error('a statement has no account')),
  });
  running.keep(database, (open) => open.close());
  const databaseRuns = addresses.runs ?? (() => true);
  const standby = openStandby(options, database, running);
  if (addresses.migrating === null) return { database, standby, databaseRuns };
  const migrating = openDatabase({ url: addresses.migrating, maxConnections: 1 });
  running.keep(migrating, (open) => open.close());
  return { database, standby, migrating, databaseRuns };
}
