/**
 * Landlock (Linux 5.13 and later): a process gives up, for itself and whatever it becomes, every file but those of a list, TCP
 * from version 4 of its interface on, and signals and abstract sockets of others from version 6 on. Nobody has to be root for it. It
 * is entered by system calls, which Perl can make without a module; where there is no Perl, there is no such wall.
 *
 * The numbers are those of every architecture (system calls 444 to 446), and of linux/landlock.h: 4 = read files,
 * 8 = list folders, 1 = run programs, 2 = write. Exit code 126 = the kernel refused, 127 = the program did not start.
 * @see https://docs.kernel.org/userspace-api/landlock.html
 */
export const LANDLOCK_SCRIPT = `use strict;
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
export const SYSTEM_READS = [
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
export const SYSTEM_LIBRARIES = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib'];
