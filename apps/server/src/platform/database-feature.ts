import type { Database } from '@assay/store';
import type { Feature } from './feature';
import type { ComponentHealth } from './health';
import type { Metrics } from './metrics';

interface DatabasePorts {
  readonly database: Database;
  /** The embedded database's own word; always true for an outside one. */
  readonly databaseRuns: () => boolean;
  readonly metrics: Metrics;
}

async function databaseHealth({ database, databaseRuns }: DatabasePorts): Promise<ComponentHealth> {
  if (!databaseRuns()) return { name: 'database', state: 'down', note: 'The embedded database is starting.' };
  try {
    await database.query({ text: 'SELECT 1' });
    return { name: 'database', state: 'ok' };
  } catch {
    return { name: 'database', state: 'down', note: 'The database does not answer.' };
  }
}

/** What operators see of the database. */
export const databaseFeature = (ports: DatabasePorts): Feature => ({
  name: 'database',
  health: async () => [await databaseHealth(ports)],
  async measure() {
    ports.metrics.database.set((await databaseHealth(ports)).state === 'ok' ? 1 : 0);
  },
});
