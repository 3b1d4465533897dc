import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANDLOCK_SCRIPT, SYSTEM_LIBRARIES, SYSTEM_READS } from './landlock';
import { HEAP_MIB, limitScript } from './limits';
import type { Walls } from './walls';

/** Programs of the operating system that put walls up; null where there is none. */
export interface Launchers {
  readonly sh: string | null;
  readonly unshare: string | null;
  readonly setpriv: string | null;
  readonly perl: string | null;
}

/** What is started behind the walls. */
export interface WalledProgram {
  /** Node.js. */
  readonly node: string;
  readonly program: string;
  /** What takes the network from a program before it begins. */
  readonly preload: string;
  /** The folder `node_modules` that the program loads packages and networks from. */
  readonly packages: string;
  /** The folder of the operator's models, where there is one. */
  readonly models?: string;
  /** Processes of the pool at a time. */
  readonly processes: number;
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** The walls that programs of the operating system put up. */
export type SystemWalls = Pick<Walls, 'limits' | 'network' | 'user' | 'noNewPrivileges' | 'landlock'>;

/** Files of its own that an engine reads. */
const readableOf = ({ program, preload, packages, models }: WalledProgram): readonly string[] => [
  program,
  preload,
  packages,
  // What says that the program is a module.
  join(dirname(program), 'package.json'),
  join(dirname(packages), 'package.json'),
  ...(models ? [models] : []),
];

/** The walls of the operating system before a command; each of the programs becomes the next, so the process stays one. */
export function behindWalls(
  command: readonly string[],
  walls: SystemWalls,
  { sh, unshare, setpriv, perl }: Launchers,
  target: WalledProgram,
): Launch {
  const chain: string[] = [];
  if (sh && walls.limits.length > 0) chain.push(sh, '-c', limitScript(walls.limits, target.processes), 'sh');
  if (unshare && walls.network) {
    chain.push(unshare, ...(walls.network === 'user-namespace' ? ['--user'] : []), '--net', '--');
  }
  if (setpriv && (walls.user || walls.noNewPrivileges)) {
    chain.push(setpriv, '--no-new-privs');
    if (walls.user) {
      const { uid, gid } = walls.user;
      chain.push(`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--bounding-set=-all');
    }
    chain.push('--');
  }
  // Whoever gains no rights any more may give up more of what he has.
  if (perl && walls.landlock && walls.noNewPrivileges) {
    const reads = [...readableOf(target), ...SYSTEM_READS].join('\n');
    chain.push(perl, '-e', LANDLOCK_SCRIPT, '--', reads, [target.node, ...SYSTEM_LIBRARIES].join('\n'));
  }
  const [first = '', ...args] = [...chain, ...command];
  return { command: first, args };
}

/** The command that starts an engine's program, with what it may read and nothing else. */
export function launchOf(walls: Walls, launchers: Launchers, target: WalledProgram): Launch {
  const { node, program, preload, packages, models } = target;
  const readable = readableOf(target).map((path) =>
    path === packages || path === models ? join(path, '*') : path,
  );
  const command = [
    node,
    walls.permission,
    // The networks run in a native add-on; no other file than those of the packages can be one.
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP_MIB}`,
    '--no-warnings',
    '--import',
    pathToFileURL(preload).href,
    program,
  ];
  return behindWalls(command, walls, launchers, target);
}
