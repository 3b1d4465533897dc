import { EmbeddedError, type EmbeddedErrorCode } from './errors';

interface KnownFailure {
  readonly pattern: RegExp;
  readonly code: EmbeddedErrorCode;
  /** Returns the sentence to show, given the cluster's folder. */
  readonly message: (cluster: string) => string;
}

function noSpace(cluster: string): string {
  return `The disk of the database in ${cluster} is full.`;
}

/** Returns the error for a full disk. */
export function diskFull(cluster: string): EmbeddedError {
  return new EmbeddedError('disk_full', noSpace(cluster));
}

/** Messages of initdb and postgres when they give up (in the C locale), the most specific first. */
const KNOWN_FAILURES: readonly KnownFailure[] = [
  {
    pattern: /No space left on device|Disk quota exceeded/,
    code: 'disk_full',
    message: noSpace,
  },
  {
    pattern: /recovery ended before configured recovery target was reached/,
    code: 'log_too_short',
    message: () => 'The archived log ends before the requested time.',
  },
  {
    pattern: /database files are incompatible with server/,
    // The major version was compared before. So the machine type differs, or the control file is damaged.
    code: 'cluster_corrupt',
    message: (cluster) =>
      `The database in ${cluster} is damaged or was copied from another type of machine. Restore it from a backup.`,
  },
  {
    pattern: /pre-existing shared memory block|lock file ".*" already exists/,
    code: 'folder_in_use',
    message: (cluster) => `Another PostgreSQL process uses the database in ${cluster}.`,
  },
  {
    pattern:
      /could not bind IPv4 address|could not create any TCP\/IP sockets|could not create any Unix-domain sockets/,
    code: 'port_taken',
    message: () => 'Another program uses the address of the built-in PostgreSQL.',
  },
  {
    pattern: /Cannot allocate memory|could not map anonymous shared memory/,
    code: 'start_failed',
    message: () => "The built-in PostgreSQL didn't get enough memory (about 300 MB).",
  },
  {
    pattern: /Permission denied/,
    code: 'cluster_foreign',
    message: (cluster) => `The user that runs PostgreSQL can't access all database files in ${cluster}.`,
  },
  {
    pattern:
      /PANIC: {2}|checkpoint record|control file|is not a valid data directory|invalid magic number|could not open (?:file|directory) "(?:global|base|pg_[a-z]+)|page verification failed|requested timeline/,
    code: 'cluster_corrupt',
    message: (cluster) =>
      `The database in ${cluster} is damaged and doesn't start. Restore it from a backup.`,
  },
];

/**
 * Determines from its output why PostgreSQL gave up.
 *
 * @param output the program's own log lines of this start; they contain no client data
 * @param cluster folder of the cluster, for the sentence
 */
export function serverFailure(output: string, cluster: string): EmbeddedError {
  for (const { pattern, code, message } of KNOWN_FAILURES) {
    if (pattern.test(output)) return new EmbeddedError(code, message(cluster));
  }
  const fatal = output.split('\n').findLast((line) => /(?:FATAL|PANIC|error): /.test(line));
  const reason =
    fatal === undefined ? 'no reason was given' : fatal.replace(/^.*?(?:FATAL|PANIC|error): +/, '');
  return new EmbeddedError('start_failed', `The built-in PostgreSQL in ${cluster} didn't start: ${reason}.`);
}
