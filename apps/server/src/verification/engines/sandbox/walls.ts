/** Maximum writable memory of an engine in KiB: twice the size at which it is replaced. */
const DATA_KIB = 3 * 2 ** 20;
/** Maximum number of threads per process; Node.js, V8 and the networks use about twenty. */
const THREADS = 64;

/**
 * Limits as shell commands: the option of `ulimit` and the value in its unit.
 * @see POSIX.1-2024 XCU, ulimit; `-u` and `-p` limit processes in bash and dash
 */
const LIMITS: { readonly [name in LimitName]: (processes: number) => string } = {
  // A memory dump would contain pictures of persons.
  core: () => 'ulimit -c 0',
  file: () => 'ulimit -f 0',
  files: () => 'ulimit -n 256',
  // For the whole life of a process; the pool ends a single job much earlier.
  cpu: () => 'ulimit -t 3600',
  data: () => `ulimit -d ${DATA_KIB}`,
  processes: (processes) => {
    const most = processes * THREADS;
    return `{ ulimit -u ${most} 2>/dev/null || ulimit -p ${most}; }`;
  },
};

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** V8 heap size in MiB; memory outside the heap counts for the data limit. */
export const HEAP_MIB = 1024;

/**
 * Returns a shell script that sets limits and replaces itself with the program in its arguments.
 * @param processes maximum number of processes in the pool
 */
export const limitScript = (names: readonly LimitName[], processes: number): string =>
  [...names.map((name) => LIMITS[name](processes)), 'exec "$@"'].join(' && ');

/** Node.js permission flag: blocks files outside a list, child processes, workers and the inspector. */
type PermissionFlag = '--permission' | '--experimental-permission';

/** Operating system limits, by their POSIX `ulimit` name. */
export type LimitName = 'core' | 'file' | 'files' | 'cpu' | 'data' | 'processes';

/** An operating system user and group that own nothing. */
export interface EngineUser {
  readonly uid: number;
  readonly gid: number;
}

/** Sandbox of an engine process. */
export interface Restrictions {
  readonly permission: PermissionFlag;
  /**
   * Network isolation in addition to the program's own: a network namespace without a route, created by root
   * or in a user namespace; null if the machine allows neither.
   */
  readonly network: 'namespace' | 'user-namespace' | null;
  /** Node.js blocks the network (version 25 and later). */
  readonly refusesNetwork: boolean;
  /** User of the process; null = the server's user. */
  readonly user: EngineUser | null;
  /** Programs it starts gain no privileges. */
  readonly noNewPrivileges: boolean;
  readonly limits: readonly LimitName[];
  /** The kernel blocks all files except its own, TCP and signals, also for native code. */
  readonly landlock: boolean;
}

/** Names of sandbox features for operators and for the gauge. */
export const RESTRICTION_NAMES = [
  'files',
  'processes',
  'network',
  'user',
  'privileges',
  'limits',
  'landlock',
] as const;
type RestrictionName = (typeof RESTRICTION_NAMES)[number];

/** Returns the features enforced independently of the program. */
export const activeRestrictions = (walls: Restrictions): { readonly [name in RestrictionName]: boolean } => ({
  files: true,
  processes: true,
  network: walls.network !== null || walls.refusesNetwork,
  user: walls.user !== null,
  privileges: walls.noNewPrivileges,
  limits: walls.limits.includes('data') && walls.limits.includes('file'),
  landlock: walls.landlock,
});

/** Returns one sentence for operators, with the features missing on this machine. */
export function sandboxNote(walls: Restrictions): string {
  const standing = activeRestrictions(walls);
  const named = (isStanding: boolean) =>
    RESTRICTION_NAMES.filter((name) => standing[name] === isStanding).join(', ');
  const missing = named(false);
  return `The engines run in a sandbox: ${named(true)}.${missing === '' ? '' : ` Not on this machine: ${missing}.`}`;
}
