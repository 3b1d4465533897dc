import { logSpool } from '@assay/embedded-postgres';
import type { Feature } from '../../platform/feature';
import type { ComponentHealth } from '../../platform/health';

/** A segment that waits longer is not taken away any more. */
const LATE_MS = 300_000;

/** What operators see of the archived log, from what lies in the spool: any process of the deployment can tell. */
export function logArchiveFeature({
  dataDir,
  now,
}: {
  readonly dataDir: string;
  /** UNIX milliseconds. */
  readonly now: () => number;
}): Feature {
  return {
    name: 'log-archive',
    async health(): Promise<readonly ComponentHealth[]> {
      const degraded = (note: string): readonly ComponentHealth[] => [
        { name: 'log-archive', state: 'degraded', note },
      ];
      try {
        const spool = await logSpool(dataDir);
        const [oldest] = await spool.waiting();
        if (oldest && now() - oldest.finishedAt > LATE_MS)
          return degraded(
            'The log is not archived: parts of it wait in the data folder. The log of the server says why.',
          );
        if (!(await spool.hasBegun()))
          return degraded('The first whole copy of the database is not archived yet.');
        return [{ name: 'log-archive', state: 'ok' }];
      } catch {
        return degraded('It could not be looked at whether the log is archived.');
      }
    },
  };
}
