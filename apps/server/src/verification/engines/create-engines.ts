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
  type Launchers,
  launchOf,
  type SandboxedProgram,
  type SystemRestrictions,
  sandboxed,
} from './sandbox/launch';
import { type EngineUser, LIMIT_NAMES, type LimitName, type Restrictions } from './sandbox/walls';
import { NO_CERTIFICATES, type TrustedCertificates } from './trusted-certificates';

/** Sub-checks that the document engine performs by reading. */
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
/** Forgery traces: heuristics that never prove the absence of a forgery. */
const FORGERY: readonly Capability[] = [
  'screenCheckResult',
  'photocopyCheckResult',
  'photoForgeryCheckResult',
].map((subCheck) => ({ check: 'DOCUMENT', subCheck, strength: 'heuristic' }) as const);
/** Performed with the chip, if it was read. */
const CHIP: Capability = { check: 'DOCUMENT', subCheck: 'securityFeaturesCheckResult', strength: 'strong' };

/** Sub-checks of the built-in selfie engine, which can't detect injected cameras or deepfakes. */
const SELFIE: readonly Capability[] = ['livenessCheckResult', 'faceMatchingResult', 'mfdCheckResult'].map(
  (subCheck) => ({ check: 'SELFIE', subCheck, strength: 'moderate' }) as const,
);

/** The paper engine reads documents; `paper-agreement` evaluates them afterward. */
const PAPER: readonly Capability[] = [
  { check: 'PROOF_OF_ADDRESS', subCheck: 'addressDocumentCheckResult', strength: 'heuristic' },
  { check: 'EVIDENCE', subCheck: 'tamperingCheckResult', strength: 'heuristic' },
];

/** Data on masked card pictures; the card number never arrives. */
const CARD: readonly Capability[] = ['nameMatchCheckResult', 'expiryDateCheckResult'].map(
  (subCheck) => ({ check: 'CREDIT_CARD', subCheck, strength: 'moderate' }) as const,
);

/** Returns an engine as a check provider. */
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
    // A card may have been typed in without pictures, so no process is needed.
    if (kind === 'card' && job.media.length === 0) return { findings: [] };
    return runner.run(job, context.signal);
  },
});

/**
 * Returns the built-in engines in their order of use.
 * @param trusted certificates that verify chips and signed codes
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
/**
 * Timeout of a sandbox trial in milliseconds. A trial takes some milliseconds; the margin prevents a weaker
 * sandbox on a busy machine.
 */
const MAX_TRIAL_MS = 20_000;

/**
 * Returns the path of an operating system program from fixed folders, never from PATH, which the user who
 * started the server controls.
 */
const placeOf = (name: string): string | null =>
  FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null;

/** Returns the sandbox launchers of this machine. */
export const launchersHere = (): Launchers =>
  process.platform === 'win32'
    ? { sh: null, unshare: null, setpriv: null, perl: null }
    : {
        sh: placeOf('sh'),
        unshare: placeOf('unshare'),
        setpriv: placeOf('setpriv'),
        perl: process.platform === 'linux' ? placeOf('perl') : null,
      };

/** Range of user ids that systemd uses for dynamic service users (DynamicUser), which own no files. */
const FIRST_UID = 61_184;
const LAST_UID = 65_519;

/** Returns an unused user id in that range, different for every server. */
function freeUser(pid: number): EngineUser {
  const named = new Set(
    existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').match(/(?<=:)\d+(?=:)/g) : [],
  );
  let uid = FIRST_UID + (pid % (LAST_UID - FIRST_UID));
  while (named.has(String(uid))) uid = uid === LAST_UID ? FIRST_UID : uid + 1;
  return { uid, gid: uid };
}

const READS_ALL = 'for (const path of process.argv.slice(1)) fs.accessSync(path, fs.constants.R_OK)';

/** Returns true if Node.js starts in the sandbox and can read the files that an engine loads. */
function holds(walls: SystemRestrictions, launchers: Launchers, target: SandboxedProgram): Promise<boolean> {
  if (!launchers.sh) return Promise.resolve(false);
  const { node, program, preload, packages } = target;
  const trial = [node, '-e', READS_ALL, '--', program, preload, packages];
  const { command, args } = sandboxed(trial, walls, launchers, target);
  return new Promise((resolve) => {
    execFile(command, args, { env: {}, timeout: MAX_TRIAL_MS }, (error) => resolve(error === null));
  });
}

const NONE = { limits: [], network: null, user: null, noNewPrivileges: false, landlock: false } as const;

/** Returns the strongest sandbox that a machine may support. */
function everyPolicy(launchers: Launchers, server: { readonly pid: number; readonly isRoot: boolean }) {
  const network = server.isRoot ? 'namespace' : 'user-namespace';
  return {
    network: launchers.unshare ? network : null,
    user: server.isRoot && launchers.setpriv ? freeUser(server.pid) : null,
    noNewPrivileges: launchers.setpriv !== null,
    landlock: launchers.setpriv !== null && launchers.perl !== null,
    // Processes are counted by user, so with the server's user the limit would include the server.
    limits: LIMIT_NAMES.filter((name) => name !== 'processes' || server.isRoot),
  } as const;
}

/**
 * Detects the sandbox features of this machine by trial: all together, and each one separately if that fails.
 * Trials run one after the other, because starting a program blocks this process.
 * @param server process id of the server, and if it runs as root; engines started by root get a separate user
 */
export async function availableRestrictions(
  target: SandboxedProgram,
  launchers: Launchers,
  server: { readonly pid: number; readonly isRoot: boolean },
): Promise<Restrictions> {
  const stands = (walls: Partial<typeof NONE | Restrictions>) =>
    holds({ ...NONE, ...walls }, launchers, target);
  const has = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  const own = {
    permission: has('--permission') ? '--permission' : '--experimental-permission',
    refusesNetwork: has('--allow-net'),
  } as const;
  const every = everyPolicy(launchers, server);
  if (await stands(every)) return { ...own, ...every };
  const { network, user } = every;
  const noNewPrivileges = every.noNewPrivileges && (await stands({ noNewPrivileges: true }));
  const ownUser = user && (await stands({ user, noNewPrivileges: true })) ? user : null;
  const limits: LimitName[] = [];
  for (const name of every.limits) {
    if ((name !== 'processes' || ownUser !== null) && (await stands({ limits: [name] }))) limits.push(name);
  }
  const walls: Restrictions = {
    ...own,
    network: network && (await stands({ network })) ? network : null,
    user: ownUser,
    noNewPrivileges,
    limits,
    landlock: noNewPrivileges && every.landlock && (await stands({ noNewPrivileges, landlock: true })),
  };
  // Features that work separately must also work together.
  return (await stands(walls)) ? walls : { ...walls, ...NONE };
}

export interface Engines {
  readonly providers: readonly CheckProvider[];
  readonly cardGuard: CardGuard;
  /** Sandbox of the engine processes; null = not known yet. */
  walls(): Restrictions | null;
  /** Detects the sandbox features of the machine, once; the first job also does it. */
  findRestrictions(): Promise<Restrictions>;
  /** State of the operator's models; empty without models. */
  models(): readonly ModelState[];
  /** Tests the operator's models, once; a check that needs one also does it. */
  tryModels(): Promise<readonly ModelState[]>;
  /** Ends the processes; running jobs are lost. */
  close(): Promise<void>;
}

/** Returns the folder that packages are loaded from: the one with the network runtime. */
const packagesFolder = (): string =>
  dirname(dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json')));

/** Runs engine jobs in a pool that opens once the sandbox is known. */
class SandboxedEngines implements EngineRunner {
  private found: Promise<EnginePool> | undefined;
  private isClosed = false;
  walls: Restrictions | null = null;

  constructor(private readonly target: SandboxedProgram) {}

  async run(job: EngineJob, signal: AbortSignal): Promise<ProviderAnswer> {
    return (await this.pool()).run(job, signal);
  }

  async findRestrictions(): Promise<Restrictions> {
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
    this.walls = await availableRestrictions(this.target, launchers, server);
    const launch = launchOf(this.walls, launchers, this.target);
    const pool = new EnginePool({ launch, size: this.target.processes - SPARE_PROCESSES });
    if (this.isClosed) await pool.close();
    return pool;
  }
}

/**
 * Creates the built-in engines, which run in sandboxed processes started with the first job. The sandbox is
 * detected later, because that takes as long as starting some small programs and must not delay requests.
 * @param folder folder of the built programs: `engines.mjs`, and `no-network.mjs`, which is loaded before it
 * @param size maximum number of processes
 * @param trusted certificates that verify chips and signed codes; omitted = none
 * @param models the operator's models, used after the built-in engines
 */
export function createEngines(
  folder: string,
  size: number,
  trusted: TrustedCertificates = NO_CERTIFICATES,
  models: ModelsFolder | null = null,
): Engines {
  const engines = new SandboxedEngines({
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
    findRestrictions: () => engines.findRestrictions(),
    models: own.states,
    tryModels: own.tryAll,
    close: () => engines.close(),
  };
}
