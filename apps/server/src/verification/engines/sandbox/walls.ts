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
