import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { referenceFile } from '@assay/addresses';

interface BuildPorts {
  readonly dataDir: string;
  /** Path of the `assay` program that the build process runs; undefined means that no data is built. */
  readonly program: string | undefined;
  readonly onError: (error: unknown) => void;
  /** @param code exit code; null means that the process was killed */
  readonly onFailure: (code: number | null) => void;
  /** Delay before a failed build is retried, in milliseconds; one minute by default. */
  readonly againAfterMs?: number;
}

/**
 * Message that `assay data build` sends to its parent when addresses and places can be read. The IP data
 * follows.
 */
export const PLACES_BUILT = 'places-built';
/**
 * Maximum time that startup waits for the first part. After it, requests are served without addresses and
 * places.
 */
const MAX_WAIT_MS = 60_000;

/**
 * Delay before a retry, in milliseconds. The cause, such as a full disk or a lack of memory, may be gone by
 * then.
 */
const AGAIN_AFTER_MS = 60_000;

/**
 * Builds the packed data in a child process. Requests use the plain files meanwhile. A failed build is
 * retried until it succeeds.
 */
export class DataBuild {
  private child: ChildProcess | undefined;
  private isStopped = false;
  private firstPart: Promise<void> = Promise.resolve();
  private hasAddresses = true;
  private again: NodeJS.Timeout | undefined;
  /** Callback for a complete build; set when the server starts to serve requests. */
  private built: (() => void) | undefined;
  private isBuilt = false;

  constructor(private readonly ports: BuildPorts) {}

  /** Starts a build at once if nothing was built yet. The places are then collected while the server starts. */
  beginWhereMissing(): void {
    const { dataDir } = this.ports;
    const isThere = (name: string) => existsSync(join(dataDir, name));
    const isPacked = isThere('places.bin') && isThere(join('ip', 'manifest.json'));
    this.hasAddresses = existsSync(referenceFile(join(dataDir, 'cache')));
    if (!isPacked || !this.hasAddresses) this.begin();
  }

  /** Starts a build unless one is already running. */
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
      setTimeout(done, MAX_WAIT_MS).unref();
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
   * Resolves when addresses and places can be read, or when they won't be soon. Resolves at once if an
   * earlier build left them, for example before the server was killed.
   * @param hasPlaces true if the places are open
   */
  untilReadable(hasPlaces: boolean): Promise<void> {
    return hasPlaces && this.hasAddresses ? Promise.resolve() : this.firstPart;
  }

  /**
   * Lowers the priority of the build because requests come first from now on.
   * @param built called when everything is built
   */
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
      // The process has ended, or the system doesn't permit a change of priority.
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.again);
    this.child?.kill();
  }
}
