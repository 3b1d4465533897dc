/** Citus error of a statement that waited on a node until its part had moved. */
const MOVED_AWAY = 'cannot execute a distributed query from a query on a shard';

/**
 * The Citus coordinator reports a node that was lost during a commit as an internal error. Deferred
 * constraints cause the first message too, but the schema lacks them.
 * @see https://github.com/citusdata/citus (13.2.0) ErrorIfPostCommitFailedShardPlacements,
 *   MarkRemoteTransactionFailed
 */
const INTERNAL_ERROR = 'XX000';
const NODE_LOST =
  /^could not commit transaction for shard \d+ on at least one active node$|^failure on connection marked as essential: /;

export const isPartMoved = ({ message }: Error): boolean => message === MOVED_AWAY;

const isNodeLost = (code: string, { message }: Error): boolean =>
  code === INTERNAL_ERROR && NODE_LOST.test(message);

/** The database can't serve this version of Assay; the message is one sentence for the operator. */
export class UnusableDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableDatabase';
  }
}

/**
 * The store is temporarily unavailable: callers return 503 and ask for a retry. Work in progress may have
 * been committed.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown, message = 'the database is unavailable') {
    super(message, { cause });
    this.name = 'StoreUnavailable';
  }
}

/** No response arrived in time: the connection is closed, and its statement may have been executed. */
export class StoreSilent extends StoreUnavailable {
  constructor(cause: unknown) {
    super(cause, "the database doesn't respond");
    this.name = 'StoreSilent';
  }
}

/** Connection exceptions, operator intervention, insufficient resources: PostgreSQL documentation, appendix A. */
const UNAVAILABLE_CLASSES = ['08', '57', '53'];
/** SQLSTATE of a full disk. */
export const DISK_FULL = '53100';
/** SQLSTATE of a primary that became a standby, or was set to read-only manually. */
const READ_ONLY = '25006';
export const LOCK_TIMEOUT = '55P03';
const UNAVAILABLE_CODES = new Set([
  READ_ONLY,
  LOCK_TIMEOUT,
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed|after calling end on the pool/i;
/** Error message of pg for a statement that exceeded its `query_timeout`. */
const SILENCE = 'Query read timeout';

/** Returns the SQLSTATE or system code of an error; '' without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === SILENCE;

/** Checks whether the server refuses writes until its disk has space, or until it is a primary again. */
export const isWriteRefusal = (code: string): boolean => code === DISK_FULL || code === READ_ONLY;

/** Checks whether an error is caused by the state of the store and not by the statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return true;
  return (code === '' && UNAVAILABLE_MESSAGES.test(error.message)) || isNodeLost(code, error);
}

/** Error message of pg-pool for a statement that got no connection in time, because all were in use. */
const BUSY = 'timeout exceeded when trying to connect';

export const isPoolBusy = (error: unknown): boolean => error instanceof Error && error.message === BUSY;

/**
 * Errors after which the connection stays usable: the server ended a statement, or can't run it now
 * (PostgreSQL documentation, appendix A).
 */
const STATEMENT_CODES = new Set(['57014', LOCK_TIMEOUT, READ_ONLY, DISK_FULL]);

/** Checks whether the connection or the server was lost. */
export const isConnectionLoss = (error: unknown): boolean =>
  isUnavailable(error) && !STATEMENT_CODES.has(codeOf(error));
