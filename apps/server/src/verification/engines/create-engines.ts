import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CheckProvider, ProviderAnswer } from '../checks/provider';
import { type CardGuard, cardGuard } from './card-guard';
import type { EngineJob, EngineRunner } from './engine-job';
import { type ModelState, modelProviders } from './models/model-providers';
import type { ModelsFolder } from './models/models-folder';
import { EnginePool, SPARE_PROCESSES } from './pool';
import { engineProviders } from './providers';
import { launchOf, type WalledProgram } from './sandbox/launch';
import { launchersHere, offeredWalls } from './sandbox/offered-walls';
import type { Walls } from './sandbox/walls';
import { NO_CERTIFICATES, type TrustedCertificates } from './trusted-certificates';

export interface Engines {
  readonly providers: readonly CheckProvider[];
  readonly cardGuard: CardGuard;
  /** What stands between their processes and this machine; null = not known yet. */
  walls(): Walls | null;
  /** Finds out what walls the machine offers, once; the first job does it as well. */
  findWalls(): Promise<Walls>;
  /** How the operator's models stand; none where there are none. */
  models(): readonly ModelState[];
  /** Tries the operator's models, once; a check that needs one does it as well. */
  tryModels(): Promise<readonly ModelState[]>;
  /** Ends the processes; jobs under way are lost. */
  close(): Promise<void>;
}

/** The folder that packages are loaded from: the one that holds the networks' runtime. */
const packagesFolder = (): string =>
  dirname(dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json')));

/** Jobs of the engines, in a pool that is opened once it is known behind which walls. */
class WalledEngines implements EngineRunner {
  private found: Promise<EnginePool> | undefined;
  private isClosed = false;
  walls: Walls | null = null;

  constructor(private readonly target: WalledProgram) {}

  async run(job: EngineJob, signal: AbortSignal): Promise<ProviderAnswer> {
    return (await this.pool()).run(job, signal);
  }

  async findWalls(): Promise<Walls> {
    await this.pool();
    return this.walls!;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await (await this.found)?.close();
  }

  private pool(): Promise<EnginePool> {
    this.found ??= this.open();
    return this.found;
  }

  private async open(): Promise<EnginePool> {
    const launchers = launchersHere();
    const server = { pid: process.pid, isRoot: process.getuid?.() === 0 };
    this.walls = await offeredWalls(this.target, launchers, server);
    const launch = launchOf(this.walls, launchers, this.target);
    const pool = new EnginePool({ launch, size: this.target.processes - SPARE_PROCESSES });
    if (this.isClosed) await pool.close();
    return pool;
  }
}

/**
 * The built-in engines behind sub-checks, in walled processes that start with the first job. What walls the machine offers
 * is not found out here: trying them takes as long as starting some small programs, and no call waits for it.
 * @param folder of the built programs: `engines.mjs`, and `no-network.mjs` that is loaded before it.
 * @param size processes at a time.
 * @param trusted certificates that chips and codes on papers are held to; left out = none
 * @param models of the operator; they are asked behind the built-in engines
 */
export function createEngines(
  folder: string,
  size: number,
  trusted: TrustedCertificates = NO_CERTIFICATES,
  models: ModelsFolder | null = null,
): Engines {
  const engines = new WalledEngines({
    node: process.execPath,
    program: join(folder, 'engines.mjs'),
    preload: join(folder, 'no-network.mjs'),
    packages: packagesFolder(),
    processes: size + SPARE_PROCESSES,
    ...(models ? { models: models.folder } : {}),
  });
  const own = modelProviders(models?.models ?? [], engines);
  return {
    providers: [...engineProviders(engines, trusted), ...own.providers],
    cardGuard: cardGuard(engines),
    walls: () => engines.walls,
    findWalls: () => engines.findWalls(),
    models: own.states,
    tryModels: own.tryAll,
    close: () => engines.close(),
  };
}
