import { hasCluster, runningEmbeddedUrl, startEmbedded, systemClock } from '@assay/embedded-postgres';
import { type Database, hasCurrentSchema, openDatabase } from '@assay/store';
import type { ServerConfig } from '../platform/config';
import { CannotAnswer } from './cannot-answer';

const CONNECTIONS = 2;

interface OpenStore {
  readonly database: Database;
  close(): Promise<void>;
}

const open = (url: string) => openDatabase({ url, maxConnections: CONNECTIONS });

async function openDeployment({ databaseUrl, dataDir }: ServerConfig): Promise<OpenStore> {
  const running = databaseUrl ?? (await runningEmbeddedUrl(dataDir));
  if (running) {
    const database = open(running);
    return { database, close: () => database.close() };
  }
  if (!(await hasCluster(dataDir))) throw new CannotAnswer(`There is no database in ${dataDir}.`);
  const embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined });
  const database = open(embedded.url);
  return {
    database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}

/**
 * The deployment's database for a command: the outside one, that of a running server, or the embedded one started for
 * it. A command makes no database and changes no schema.
 * @throws CannotAnswer
 */
export async function openStore(config: ServerConfig): Promise<OpenStore> {
  const store = await openDeployment(config);
  try {
    if (await hasCurrentSchema(store.database)) return store;
    throw new CannotAnswer('The database was not written by this version of Assay; start its server once.');
  } catch (error) {
    await store.close();
    throw error;
  }
}
