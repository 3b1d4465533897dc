import { type Database, stepVelocityPartitions, velocityLayout } from '@assay/store';
import type { Log } from '../../platform/log';
import type { Runtime } from '../../platform/runtime';

interface PartitionPorts {
  readonly runtime: Pick<Runtime, 'now'>;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Creates time partitions for velocity events in advance, drops expired ones, and logs each step. If the
 * table is locked, for example by a backup, the rest waits for the next run.
 * @returns true if all is done
 */
export async function partition(database: Database, { runtime, log }: PartitionPorts): Promise<boolean> {
  for (;;) {
    const { closing } = await velocityLayout(database);
    if (closing && !closing.isChecked)
      log.info('partitions', { did: 'checking', part: closing.table, bytes: closing.bytes });
    const began = runtime.now();
    const step = await stepVelocityPartitions(database);
    if (step === null) return true;
    if (step === 'waits') return false;
    log.info('partitions', { ...step, ms: runtime.now() - began });
  }
}
