import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { referenceFile } from '@assay/addresses';

interface BuildPorts {
  readonly dataDir: string;
  /** `assay` itself, which the process is started from; undefined = the data is not built. */
  readonly program: string | undefined;
  readonly onError: (error: unknown) => void;
  /** @param code null = it was killed */
  readonly onFailure: (code: number | null) => void;
  /** How long a build that failed is left alone before the next one; a minute when left out. */
  readonly againAfterMs?: number;
}

/** What `assay data build` sends its parent once addresses and places can be read; the IP data follows. */
export const PLACES_BUILT = 'places-built';
/** A start waits for them no longer than this: calls are answered without them then. */
const LONGEST_WAIT_MS = 60_000;

/** What fills a disk, or takes the memory, may be over by then. */
const AGAIN_AFTER_MS = 60_000;

/** Packs the data in a process of its own, so that calls are answered from the plain files meanwhile; again, as long as it fails. */
export class DataBuild {
  private child: ChildProcess | undefined;
  private isStopped = false;
  private firstPart: Promise<void> = Promise.resolve();
  private hasAddresses = true;
  private again: NodeJS.Timeout | undefined;
  /** Set once calls are answered: what is called when everything was built. */
  private built: (() => void) | undefined;
  private isBuilt = false;

  constructor(private readonly ports: BuildPorts) {}

  /** Begins at once where nothing was built yet: the places are then gathered while the rest starts. */
  beginWhereMissing(): void {
    const { dataDir } = this.ports;
    const isThere = (name: string) => existsSync(join(dataDir, name));
    const isPacked = isThere('places.bin') && isThere(join('ip', 'manifest.json'));
    this.hasAddresses = existsSync(referenceFile(join(dataDir, 'cache')));
    if (!isPacked || !this.hasAddresses) this.begin();
  }

  /** Begins unless it has begun. */
  begin(): void {
    const { program, dataDir, onError } = this.ports;
    if (this.child || this.isStopped || !program) return;
    const child = spawn(process.execPath, [program, 'data', 'build'], {
      env: { ...process.env, ASSAY_DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', process.stderr.isTTY ? 'inherit' : 'ignore', 'ipc'],
    });
    this.child = child;
    this.firstPart = new Promise((done) => {
      child.on('message', (message) => message === PLACES_BUILT && done());
      child.on('exit', () => done());
      child.on('error', () => done());
      setTimeout(done, LONGEST_WAIT_MS).unref();
    });
    child.on('error', onError);
    child.on('exit', (code) => this.ended(code));
    if (this.built) this.giveWay();
  }

  private ended(code: number | null): void {
    const { onFailure, againAfterMs = AGAIN_AFTER_MS } = this.ports;
    if (this.isStopped) return;
    if (code === 0) {
      this.isBuilt = true;
      this.built?.();
      return;
    }
    onFailure(code);
    this.again = setTimeout(() => {
      this.child = undefined;
      this.begin();
    }, againAfterMs).unref();
  }

  /**
   * Resolves when addresses and places can be read, or will not be soon: at once where a build before left them, as one
   * does whose server was killed.
   * @param hasPlaces they are open
   */
  untilReadable(hasPlaces: boolean): Promise<void> {
    return hasPlaces && this.hasAddresses ? Promise.resolve() : this.firstPart;
  }

  /** From now on calls come first. @param built called when everything was built */
  runBesideCalls(built: () => void): void {
    this.built = built;
    if (this.isBuilt) built();
    else this.giveWay();
  }

  private giveWay(): void {
    const pid = this.child?.pid;
    try {
      if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended, or this system does not let us.
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.again);
    this.child?.kill();
  }
}
