import { ListRefused } from '@assay/screening';
import { LockHeld, whileLocked } from '@assay/versioned-files';

/** An import holds its folder for as long as it takes to read what is stored and to write the new state: seconds. */
const PATIENCE_MS = 600_000;

/**
 * Changes what a folder of lists stores while no other process of this machine does: two imports at once would each
 * take the same state for the one before, and the second would drop what the first brought.
 * @throws ListRefused when another import holds the folder for ten minutes
 */
export async function oneImportAtATime<T>(folder: string, now: Date, work: () => Promise<T>): Promise<T> {
  try {
    return await whileLocked(`${folder}.lock`, { now: now.getTime(), patienceMs: PATIENCE_MS }, work);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const { path, holder } = error;
    throw new ListRefused(
      'busy',
      holder === null
        ? `The lock file ${path} is unreadable; delete it if no import runs.`
        : `Process ${holder.pid} has been importing this list since ${holder.since}; try again when it is done.`,
    );
  }
}
