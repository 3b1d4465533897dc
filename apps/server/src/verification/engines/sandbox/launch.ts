import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HEAP_MIB, limitScript, type Restrictions } from './walls';

/**
 * Enters Landlock (Linux 5.13 and later): the process loses access to all files except a list. From ABI
 * version 4 it also loses TCP, and from version 6 signals and abstract sockets of other processes. The
 * restriction also applies to programs it becomes. Root isn't required. Perl can make the system calls
 * without a module; without Perl, this sandbox feature is unavailable.
 *
 * The numbers are the same on all architectures (system calls 444 to 446, and linux/landlock.h): 4 = read
 * files, 8 = list folders, 1 = run programs, 2 = write. Exit code 126 = the kernel refused, 127 = the program
 * didn't start.
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

/** System files that Node.js and the network runtime read, without data of other processes. */
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

/** Folders of the system libraries and of the dynamic loader. */
const SYSTEM_LIBRARIES = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib'];

/** Operating system programs that apply the sandbox; null if missing. */
export interface Launchers {
  readonly sh: string | null;
  readonly unshare: string | null;
  readonly setpriv: string | null;
  readonly perl: string | null;
}

/** Program to start in the sandbox. */
export interface SandboxedProgram {
  /** Path of Node.js. */
  readonly node: string;
  readonly program: string;
  /** Module that disables the network before the program starts. */
  readonly preload: string;
  /** Path of `node_modules` with the program's packages and networks. */
  readonly packages: string;
  /** Folder of the operator's models, if any. */
  readonly models?: string;
  /** Maximum number of processes in the pool. */
  readonly processes: number;
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** Sandbox features applied by operating system programs. */
export type SystemRestrictions = Pick<
  Restrictions,
  'limits' | 'network' | 'user' | 'noNewPrivileges' | 'landlock'
>;

/** Returns the program files that an engine reads. */
const readableOf = ({ program, preload, packages, models }: SandboxedProgram): readonly string[] => [
  program,
  preload,
  packages,
  // The package.json that declares the program as a module.
  join(dirname(program), 'package.json'),
  join(dirname(packages), 'package.json'),
  ...(models ? [models] : []),
];

/**
 * Prefixes a command with the sandbox launchers. Each launcher replaces itself with the next program, so
 * there is only one process.
 */
export function sandboxed(
  command: readonly string[],
  walls: SystemRestrictions,
  { sh, unshare, setpriv, perl }: Launchers,
  target: SandboxedProgram,
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
  // A process that can't gain privileges may restrict itself further.
  if (perl && walls.landlock && walls.noNewPrivileges) {
    const reads = [...readableOf(target), ...SYSTEM_READS].join('\n');
    chain.push(perl, '-e', LANDLOCK_SCRIPT, '--', reads, [target.node, ...SYSTEM_LIBRARIES].join('\n'));
  }
  const [first = '', ...args] = [...chain, ...command];
  return { command: first, args };
}

/** Returns the command that starts an engine's program, with the files it may read. */
export function launchOf(walls: Restrictions, launchers: Launchers, target: SandboxedProgram): Launch {
  const { node, program, preload, packages, models } = target;
  const readable = readableOf(target).map((path) =>
    path === packages || path === models ? join(path, '*') : path,
  );
  const command = [
    node,
    walls.permission,
    // The networks run in a native add-on; only files of the packages can be loaded as one.
    '--allow-addons',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP_MIB}`,
    '--no-warnings',
    '--import',
    pathToFileURL(preload).href,
    program,
  ];
  return sandboxed(command, walls, launchers, target);
}
