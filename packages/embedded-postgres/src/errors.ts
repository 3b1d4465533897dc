/**
 * Reason why the embedded PostgreSQL could not be started or did not stay running. Stable: callers and
 * documents refer to these codes.
 */
export type EmbeddedErrorCode =
  /** No PostgreSQL binaries exist for this operating system or C library. */
  | 'platform_unsupported'
  /** The npm package with the binaries is not installed. */
  | 'binaries_missing'
  /** The binaries exist but this process may not run them. */
  | 'binaries_unusable'
  /** The process runs as root and there is no other OS user that PostgreSQL could run as. */
  | 'no_database_user'
  /** The data folder cannot be created or written. */
  | 'folder_unwritable'
  /** Another live process holds the data folder. */
  | 'folder_in_use'
  /** The disk (or quota) is full. */
  | 'disk_full'
  /** The cluster was created by another major version of PostgreSQL. */
  | 'version_mismatch'
  /** The cluster's files are damaged or incomplete. */
  | 'cluster_corrupt'
  /** The data folder points to a cluster in another location that doesn't exist. */
  | 'cluster_missing'
  /** The cluster's files belong to an OS user this process cannot act as. */
  | 'cluster_foreign'
  /** Another program took the loopback port in the meantime. */
  | 'port_taken'
  /** PostgreSQL rejected the password stored in the cluster. */
  | 'password_refused'
  /** The archived log ends before the requested time. */
  | 'log_too_short'
  /** Any other error that PostgreSQL reports when it stops during its start. */
  | 'start_failed';

/** Error of the embedded PostgreSQL: a stable `code` and one sentence that states what to do. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'EmbeddedError';
    this.code = code;
  }
}

/** Returns the `code` of a Node.js system error (`ENOENT`, `EACCES`, …), or undefined for any other value. */
export function systemErrorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}

/**
 * Converts a file-system error under `folder` to a sentence that a person can act on. Errors that are not
 * about space or permission are returned unchanged.
 */
export function asFolderError(error: unknown, folder: string): unknown {
  switch (systemErrorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new EmbeddedError('disk_full', `The disk of ${folder} is full.`, {
        cause: error,
      });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedError(
        'folder_unwritable',
        `The data folder ${folder} isn't writable. Use a folder that this user owns.`,
        { cause: error },
      );
    default:
      return error;
  }
}
