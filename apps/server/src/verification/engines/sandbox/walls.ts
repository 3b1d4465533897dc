/** Memory that an engine may write to, KiB: twice what one is replaced at. */
const DATA_KIB = 3 * 2 ** 20;
/** Threads of one process: Node.js, V8 and the networks have about twenty. */
const THREADS = 64;

/**
 * A limit in the words of a shell: the letter of `ulimit` and the value in its unit.
 * @see POSIX.1-2024 XCU, ulimit; `-u` and `-p` are bash's and dash's word for processes.
 */
const LIMITS: { readonly [name in LimitName]: (processes: number) => string } = {
  // A dump of memory would hold pictures of persons.
  core: () => 'ulimit -c 0',
  file: () => 'ulimit -f 0',
  files: () => 'ulimit -n 256',
  // Over the whole life of a process; one job is ended by the pool long before.
  cpu: () => 'ulimit -t 3600',
  data: () => `ulimit -d ${DATA_KIB}`,
  processes: (processes) => {
    const most = processes * THREADS;
    return `{ ulimit -u ${most} 2>/dev/null || ulimit -p ${most}; }`;
  },
};

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** The heap of V8, MiB: what it holds beyond is outside of it, and counts for the limit of data. */
export const HEAP_MIB = 1024;

/** A script of `sh` that lowers limits and becomes the program of its arguments. @param processes of the pool at a time */
export const limitScript = (names: readonly LimitName[], processes: number): string =>
  [...names.map((name) => LIMITS[name](processes)), 'exec "$@"'].join(' && ');

/** What Node.js itself refuses an engine: files outside a list, child processes, workers, the inspector. */
type PermissionFlag = '--permission' | '--experimental-permission';

/** Limits of the operating system, by their name in POSIX' `ulimit`. */
export type LimitName = 'core' | 'file' | 'files' | 'cpu' | 'data' | 'processes';

/** A user and a group of the operating system that own nothing. */
export interface EngineUser {
  readonly uid: number;
  readonly gid: number;
}

/** What stands between an engine's process and the machine that it runs on. */
export interface Walls {
  readonly permission: PermissionFlag;
  /**
   * Who keeps it from the network besides the program's own refusal: a network of its own that has no way out, made by
   * root or within a user namespace; nobody where the machine allows neither.
   */
  readonly network: 'namespace' | 'user-namespace' | null;
  /** Node.js refuses the network itself (from version 25 on). */
  readonly refusesNetwork: boolean;
  /** The user that it runs as; null = the server's. */
  readonly user: EngineUser | null;
  /** Nothing that it starts gains rights. */
  readonly noNewPrivileges: boolean;
  readonly limits: readonly LimitName[];
  /** The kernel itself refuses it every file but its own, TCP and signals, also where it runs native code. */
  readonly landlock: boolean;
}

/** Names of walls for operators and for the gauge. */
export const WALL_NAMES = [
  'files',
  'processes',
  'network',
  'user',
  'privileges',
  'limits',
  'landlock',
] as const;
type WallName = (typeof WALL_NAMES)[number];

/** Which walls stand by more than the program's own word. */
export const standingWalls = (walls: Walls): { readonly [name in WallName]: boolean } => ({
  files: true,
  processes: true,
  network: walls.network !== null || walls.refusesNetwork,
  user: walls.user !== null,
  privileges: walls.noNewPrivileges,
  limits: walls.limits.includes('data') && walls.limits.includes('file'),
  landlock: walls.landlock,
});

/** One sentence for an operator, with what is missing on this machine. */
export function wallsNote(walls: Walls): string {
  const standing = standingWalls(walls);
  const named = (isStanding: boolean) =>
    WALL_NAMES.filter((name) => standing[name] === isStanding).join(', ');
  const missing = named(false);
  return `Engines are walled in: ${named(true)}.${missing === '' ? '' : ` Not on this machine: ${missing}.`}`;
}
