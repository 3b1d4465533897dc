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
  readonly onFailure: (code: number) => void;
}

/** What `assay data build` sends its parent once addresses and places can be read; the IP data follows. */
export const PLACES_BUILT = 'places-built';
/** A start waits for them no longer than this: calls are answered without them then. */
const LONGEST_WAIT_MS = 60_000;

/** Packs the data in a process of its own, so that calls are answered from the plain files meanwhile. */
export class DataBuild {
  private child: ChildProcess | undefined;
  private isStopped = false;
  private firstPart: Promise<void> = Promise.resolve();
  private hasAddresses = true;

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
    const { program, dataDir, onError, onFailure } = this.ports;
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
    child.on('exit', (code) => {
      if (code !== null && code !== 0) onFailure(code);
    });
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
    const { child } = this;
    if (!child) return;
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended, or this system does not let us.
    }
    if (child.exitCode === 0) built();
    else child.once('exit', (code) => code === 0 && built());
  }

  stop(): void {
    this.isStopped = true;
    this.child?.kill();
  }
}
