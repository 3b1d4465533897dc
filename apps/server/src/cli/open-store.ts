import { type Database, openDatabase, runningEmbeddedUrl, startEmbedded, systemClock } from '@assay/store';
import type { ServerConfig } from '../platform/config';

const CONNECTIONS = 2;

/** The deployment's database for a command: the outside one, that of a running server, or the embedded one started for it. */
export async function openStore(
  config: ServerConfig,
): Promise<{ readonly database: Database; close(): Promise<void> }> {
  const open = (url: string) => openDatabase({ url, maxConnections: CONNECTIONS });
  const running = config.databaseUrl ?? (await runningEmbeddedUrl(config.dataDir));
  if (running) {
    const database = open(running);
    return { database, close: () => database.close() };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, clock: systemClock, log: () => undefined });
  const database = open(embedded.url);
  return {
    database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}
