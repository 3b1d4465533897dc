import { type Embedded, logSpool, systemClock } from '@assay/embedded-postgres';
import type { PlatformConfig } from '../../../platform/config';
import { startStore } from '../../../platform/embedded-store';
import type { Log } from '../../../platform/log';
import { systemRuntime } from '../../../platform/runtime';
import { readMasterKey } from '../../../platform/secrets/master-key';
import { BadBackup } from '../archive';
import { ForeignArchive, LogArchive } from './archive-log';

/** Interval for archiving finished segments, in milliseconds. */
const ROUND_MS = 5_000;
/** Record keys and captured files are archived every 12th round, because it requires reading their folders. */
const BESIDE_EVERY = 12;

interface StoredStoreParts {
  readonly config: PlatformConfig;
  readonly log: Log;
  readonly say: (text: string) => void;
  /** Version of this program. */
  readonly version: string;
}

/** Runs the archive at intervals until it is stopped. A failure is reported once and retried. */
class LogKeeper {
  private readonly stopping = new AbortController();
  private reported: string | null = null;
  private readonly running: Promise<void>;
  private rounds = 0;

  constructor(
    private readonly parts: StoredStoreParts,
    private readonly open: (stopping: AbortSignal) => Promise<LogArchive>,
  ) {
    this.running = this.run();
  }

  /**
   * Stops the archive runs.
   * @param finish stops the database, which then writes its last segment
   */
  async stop(finish: () => Promise<void>): Promise<void> {
    this.stopping.abort();
    await this.running;
    await finish();
    await this.tried(async (archive) => {
      await archive.takeLog();
      await archive.importMissed();
    });
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.tried((archive) => this.round(archive));
      await systemClock.sleep(ROUND_MS, this.stopping.signal);
    }
  }

  private async round(archive: LogArchive): Promise<void> {
    await archive.takeLog();
    if (this.rounds++ % BESIDE_EVERY === 0) await archive.importMissed();
    await archive.copyWhenDue();
  }

  private async tried(work: (archive: LogArchive) => Promise<void>): Promise<void> {
    try {
      await work(await this.open(this.stopping.signal));
      if (this.reported !== null) this.parts.log.info('log-archive', { state: 'resumed' });
      this.reported = null;
    } catch (error) {
      if (this.stopping.signal.aborted && error === this.stopping.signal.reason) return;
      const { message, code } = error as NodeJS.ErrnoException;
      const reason =
        error instanceof ForeignArchive || error instanceof BadBackup ? message : (code ?? 'unknown');
      if (reason === this.reported) return;
      this.reported = reason;
      this.parts.log.fault('log-archive', error, { reason });
    }
  }
}

/** Opens the archive on first use, because the master key may be created after the database starts. */
function archiveOnce(
  { config, version }: StoredStoreParts,
  settings: NonNullable<PlatformConfig['logArchive']>,
  url: string,
): (stopping: AbortSignal) => Promise<LogArchive> {
  let opened: LogArchive | undefined;
  return async (stopping) => {
    if (opened) return opened;
    const { dataDir, databaseUrl, recordKeysDir, masterKey: source } = config;
    const { key: master } = await readMasterKey({ source, dataDir, databaseUrl }, null);
    const { bytes } = systemRuntime();
    opened = new LogArchive({
      ...{ archive: settings.folder, retentionDays: settings.days, dataDir, recordKeysDir, url, stopping },
      spool: await logSpool(dataDir),
      sealing: { master, bytes, now: systemClock.now, version },
    });
    return opened;
  };
}

/**
 * Starts the built-in database and, if an archive is configured, archives its log until it is stopped.
 * @throws EmbeddedError
 */
export async function startStoredStore(parts: StoredStoreParts): Promise<Embedded> {
  const embedded = await startStore(parts);
  const { logArchive } = parts.config;
  if (logArchive === null) return embedded;
  const keeper = new LogKeeper(parts, archiveOnce(parts, logArchive, embedded.url));
  return { ...embedded, stop: () => keeper.stop(() => embedded.stop()) };
}
