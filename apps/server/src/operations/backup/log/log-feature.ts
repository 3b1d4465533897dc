import { logSpool } from '@assay/embedded-postgres';
import type { Feature } from '../../../platform/feature';
import type { ComponentHealth } from '../../../platform/health';

/** Waiting time after which a segment counts as not archived, in milliseconds. */
const LATE_MS = 300_000;

const LATE = "The database log isn't archived and fills the data folder. Check the server log.";
const NOT_BEGUN = "The first full copy of the database isn't archived yet.";
const UNSEEN = 'The state of the log archive is unknown.';

interface LogArchivePorts {
  readonly dataDir: string;
  /** null = no log archive, so nothing is monitored. */
  readonly logArchive: object | null;
  /** Returns the current time in UNIX milliseconds. */
  readonly now: () => number;
}

/**
 * Reports the health of the log archive from the spool contents, which any process of the deployment can
 * read.
 */
export function logArchiveFeatures({ dataDir, logArchive, now }: LogArchivePorts): readonly Feature[] {
  if (logArchive === null) return [];
  const state = (note: string | null): readonly ComponentHealth[] => [
    { name: 'log-archive', ...(note === null ? { state: 'ok' } : { state: 'degraded', note }) },
  ];
  async function health(): Promise<readonly ComponentHealth[]> {
    try {
      const spool = await logSpool(dataDir);
      const [oldest] = await spool.waiting();
      if (oldest && now() - oldest.finishedAt > LATE_MS) return state(LATE);
      return state((await spool.hasBegun()) ? null : NOT_BEGUN);
    } catch {
      return state(UNSEEN);
    }
  }
  return [{ name: 'log-archive', health }];
}
