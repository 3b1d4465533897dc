import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Capability, CheckProvider, ProviderAnswer } from '../checks/provider';
import { type CardGuard, cardGuard } from './card-guard';
import { type EngineJob, type EngineKind, type EngineRunner, engineJob } from './engine-job';
import { type ModelState, modelProviders } from './models/model-providers';
import type { ModelsFolder } from './models/models-folder';
import { EnginePool, SPARE_PROCESSES } from './pool';
import {
  behindWalls,
  type Launchers,
  launchOf,
  type SystemWalls,
  type WalledProgram,
} from './sandbox/launch';
import { type EngineUser, LIMIT_NAMES, type LimitName, type Walls } from './sandbox/walls';
import { NO_CERTIFICATES, type TrustedCertificates } from './trusted-certificates';

/** What the built-in document engine answers by reading. */
const DOCUMENT: readonly Capability[] = [
  'imageQualityCheckResult',
  'mrzCheckResult',
  'barcodeAnomalyCheckResult',
  'formatCheckResult',
  'logicCheckResult',
  'suspiciousDataCheckResult',
  'documentValidityCheckResult',
  'matchCheckResult',
  'dataIntegrityCheckResult',
  'ageVerificationCheckResult',
  'nameMatchCheckResult',
  'dateOfBirthCheckResult',
].map((subCheck) => ({ check: 'DOCUMENT', subCheck, strength: 'moderate' }) as const);
/** Traces of forgers: rules of thumb, which never say that there was none. */
const FORGERY: readonly Capability[] = [
  'screenCheckResult',
  'photocopyCheckResult',
  'photoForgeryCheckResult',
].map((subCheck) => ({ check: 'DOCUMENT', subCheck, strength: 'heuristic' }) as const);
/** By the chip, when a reader sent it. */
const CHIP: Capability = { check: 'DOCUMENT', subCheck: 'securityFeaturesCheckResult', strength: 'strong' };

/** What the built-in selfie engine answers. Injected cameras and deep fakes it cannot find out. */
const SELFIE: readonly Capability[] = ['livenessCheckResult', 'faceMatchingResult', 'mfdCheckResult'].map(
  (subCheck) => ({ check: 'SELFIE', subCheck, strength: 'moderate' }) as const,
);

/** The paper engine reads; what it read is judged by `paper-agreement`, behind it. */
const PAPER: readonly Capability[] = [
  { check: 'PROOF_OF_ADDRESS', subCheck: 'addressDocumentCheckResult', strength: 'heuristic' },
  { check: 'EVIDENCE', subCheck: 'tamperingCheckResult', strength: 'heuristic' },
];

/** What stands on the masked pictures of a card; its number never comes. */
const CARD: readonly Capability[] = ['nameMatchCheckResult', 'expiryDateCheckResult'].map(
  (subCheck) => ({ check: 'CREDIT_CARD', subCheck, strength: 'moderate' }) as const,
);

/** An engine as a provider of checks. */
const provider = (
  kind: EngineKind,
  version: string,
  capabilities: readonly Capability[],
  runner: EngineRunner,
  trusted: TrustedCertificates,
): CheckProvider => ({
  name: `built-in-${kind}`,
  version,
  queues: true,
  capabilities: () => capabilities,
  async evaluate(context) {
    const job = await engineJob(kind, context, trusted);
    // A card may have been typed in alone: no process is started for nothing.
    if (kind === 'card' && job.media.length === 0) return { findings: [] };
    return runner.run(job, context.signal);
  },
});

/**
 * The built-in engines, in the order in which they are asked.
 * @param trusted certificates that chips and codes on papers are held to
 */
export const engineProviders = (
  runner: EngineRunner,
  trusted: TrustedCertificates = NO_CERTIFICATES,
): readonly CheckProvider[] => [
  provider('document', '2', [...DOCUMENT, ...FORGERY, CHIP], runner, trusted),
  provider('selfie', '1', SELFIE, runner, trusted),
  provider('paper', '1', PAPER, runner, trusted),
  provider('card', '1', CARD, runner, trusted),
];

const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
/** A trial takes some milliseconds; a machine that is busy must not have fewer walls for it. */
const LONGEST_TRIAL_MS = 20_000;

/** Where a program of the operating system lies; never by PATH, which is whoever's started the server. */
const placeOf = (name: string): string | null =>
  FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null;

/** The launchers of this machine. */
export const launchersHere = (): Launchers =>
  process.platform === 'win32'
    ? { sh: null, unshare: null, setpriv: null, perl: null }
    : {
        sh: placeOf('sh'),
        unshare: placeOf('unshare'),
        setpriv: placeOf('setpriv'),
        perl: process.platform === 'linux' ? placeOf('perl') : null,
      };

/** The numbers that systemd gives to users of a service's lifetime (DynamicUser): nobody's files belong to them. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

/** A number between them that no user of this machine has; another one for every server. */
function freeUser(pid: number): EngineUser {
  const named = new Set(
    existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').match(/(?<=:)\d+(?=:)/g) : [],
  );
  let uid = FIRST_UID + (pid % (LAST_UID - FIRST_UID));
  while (named.has(String(uid))) uid = uid === LAST_UID ? FIRST_UID : uid + 1;
  return { uid, gid: uid };
}

const READS_ALL = 'for (const path of process.argv.slice(1)) fs.accessSync(path, fs.constants.R_OK)';

/** Whether Node.js starts behind walls and whoever it is there can read what an engine loads. */
function holds(walls: SystemWalls, launchers: Launchers, target: WalledProgram): Promise<boolean> {
  if (!launchers.sh) return Promise.resolve(false);
  const { node, program, preload, packages } = target;
  const trial = [node, '-e', READS_ALL, '--', program, preload, packages];
  const { command, args } = behindWalls(trial, walls, launchers, target);
  return new Promise((resolve) => {
    execFile(command, args, { env: {}, timeout: LONGEST_TRIAL_MS }, (error) => resolve(error === null));
  });
}

const NONE = { limits: [], network: null, user: null, noNewPrivileges: false, landlock: false } as const;

/** Every wall that a machine may offer. */
function everyWall(launchers: Launchers, server: { readonly pid: number; readonly isRoot: boolean }) {
  const network = server.isRoot ? 'namespace' : 'user-namespace';
  return {
    network: launchers.unshare ? network : null,
    user: server.isRoot && launchers.setpriv ? freeUser(server.pid) : null,
    noNewPrivileges: launchers.setpriv !== null,
    landlock: launchers.setpriv !== null && launchers.perl !== null,
    // Processes are counted by user: with the server's own they would be the server's.
    limits: LIMIT_NAMES.filter((name) => name !== 'processes' || server.isRoot),
  } as const;
}

/**
 * Finds what this machine offers, by trying: everything together, and each wall by itself where that does not hold. One
 * after the other, since starting a program holds up the process that does.
 * @param server its process and user: root gives engines a user of their own.
 */
export async function offeredWalls(
  target: WalledProgram,
  launchers: Launchers,
  server: { readonly pid: number; readonly isRoot: boolean },
): Promise<Walls> {
  const stands = (walls: Partial<typeof NONE | Walls>) => holds({ ...NONE, ...walls }, launchers, target);
  const has = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  const own = {
    permission: has('--permission') ? '--permission' : '--experimental-permission',
    refusesNetwork: has('--allow-net'),
  } as const;
  const every = everyWall(launchers, server);
  if (await stands(every)) return { ...own, ...every };
  const { network, user } = every;
  const noNewPrivileges = every.noNewPrivileges && (await stands({ noNewPrivileges: true }));
  const ownUser = user && (await stands({ user, noNewPrivileges: true })) ? user : null;
  const limits: LimitName[] = [];
  for (const name of every.limits) {
    if ((name !== 'processes' || ownUser !== null) && (await stands({ limits: [name] }))) limits.push(name);
  }
  const walls: Walls = {
    ...own,
    network: network && (await stands({ network })) ? network : null,
    user: ownUser,
    noNewPrivileges,
    limits,
    landlock: noNewPrivileges && every.landlock && (await stands({ noNewPrivileges, landlock: true })),
  };
  // Each holds by itself; together they have to as well.
  return (await stands(walls)) ? walls : { ...walls, ...NONE };
}

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
