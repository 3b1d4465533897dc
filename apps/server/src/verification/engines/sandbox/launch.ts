import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HEAP_MIB, limitScript, type Walls } from './walls';

/**
 * Landlock (Linux 5.13 and later): a process gives up, for itself and whatever it becomes, every file but those of a list, TCP
 * from version 4 of its interface on, and signals and abstract sockets of others from version 6 on. Nobody has to be root for it. It
 * is entered by system calls, which Perl can make without a module; where there is no Perl, there is no such wall.
 *
 * The numbers are those of every architecture (system calls 444 to 446), and of linux/landlock.h: 4 = read files,
 * 8 = list folders, 1 = run programs, 2 = write. Exit code 126 = the kernel refused, 127 = the program did not start.
 * @see https://docs.kernel.org/userspace-api/landlock.html
 */
const LANDLOCK_SCRIPT = `use strict;
my ($reads, $runs, @command) = @ARGV;
my $abi = syscall(444, 0, 0, 1);
exit 126 if $abi < 1;
my $files = $abi >= 5 ? 0xffff : $abi >= 3 ? 0x7fff : $abi >= 2 ? 0x3fff : 0x1fff;
my $given_up = pack('QQQ', $files, 3, 3);
my $ruleset = syscall(444, $given_up, $abi >= 6 ? 24 : $abi >= 4 ? 16 : 8, 0);
exit 126 if $ruleset < 0;
sub allow {
  my ($path, $folder, $file) = @_;
  sysopen(my $handle, $path, 0) or return;
  my $rule = pack('Ql', -d $path ? $folder : $file, fileno($handle));
  exit 126 if syscall(445, $ruleset, 1, $rule, 0) != 0;
}
allow($_, 12, 4) for split(/\\n/, $reads);
allow($_, 13, 5) for split(/\\n/, $runs);
allow('/dev/null', 6, 6);
exit 126 if syscall(446, $ruleset, 0) != 0;
exec { $command[0] } @command or exit 127;
`;

/** What Node.js and the networks' runtime read of a system beside their own files; of other processes nothing. */
const SYSTEM_READS = [
  '/proc/self',
  '/proc/meminfo',
  '/proc/cpuinfo',
  '/proc/stat',
  '/sys/devices/system/cpu',
  '/sys/fs/cgroup',
  '/dev/urandom',
  '/etc/ld.so.cache',
  '/etc/ssl/openssl.cnf',
];

/** Where the libraries of a system lie, and what loads them. */
const SYSTEM_LIBRARIES = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib'];

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
