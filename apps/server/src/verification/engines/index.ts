import type { CheckProvider } from '../checks/provider';
import { EnginePool } from './pool';
import { engineProviders } from './providers';

interface Engines {
  readonly providers: readonly CheckProvider[];
  /** Ends the processes; jobs under way are lost. */
  close(): Promise<void>;
}

/**
 * The built-in engines behind sub-checks, in processes that start with the first job.
 * @param program the built program of such a process.
 * @param size processes at a time.
 */
export function createEngines(program: string, size: number): Engines {
  const pool = new EnginePool({ program, size });
  return { providers: engineProviders(pool), close: () => pool.close() };
}
