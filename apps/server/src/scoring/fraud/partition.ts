import { type Database, stepVelocityPartitions, velocityLayout } from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import type { Log } from '../../platform/log';

interface PartitionPorts {
  readonly ambient: Pick<Ambient, 'now'>;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Has the events of calls lie in partitions by time, with room ahead, and drops those whose time is over; each step is logged. Where
 * somebody holds the table, as a back-up does, the rest is left to the next turn.
 * @returns whether all is done
 */
export async function partition(database: Database, { ambient, log }: PartitionPorts): Promise<boolean> {
  for (;;) {
    const { closing } = await velocityLayout(database);
    if (closing && !closing.isChecked)
      log.info('partitions', { did: 'checking', part: closing.table, bytes: closing.bytes });
    const began = ambient.now();
    const step = await stepVelocityPartitions(database);
    if (step === null) return true;
    if (step === 'waits') return false;
    log.info('partitions', { ...step, ms: ambient.now() - began });
  }
}
