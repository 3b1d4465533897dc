import { isNodeLost } from '../distribution/errors';

/** The database cannot serve this version of Assay; the message is one clear sentence for the operator. */
export class UnusableDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableDatabase';
  }
}

/** The store cannot do it now: callers answer 503 and ask to come back. What was under way may have been kept. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown, message = 'the database cannot be reached') {
    super(message, { cause });
    this.name = 'StoreUnavailable';
  }
}

/** No answer came in time: the connection is given up, its statement may have been carried out. */
export class StoreSilent extends StoreUnavailable {
  constructor(cause: unknown) {
    super(cause, 'the database does not answer');
    this.name = 'StoreSilent';
  }
}

/** Connection exceptions, operator intervention, insufficient resources: PostgreSQL documentation, appendix A. */
const UNAVAILABLE_CLASSES = ['08', '57', '53'];
/** SQLSTATE of a full disk. */
export const DISK_FULL = '53100';
/** A primary that became a standby, or was made read-only by hand. */
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
/** What pg reports of a statement that took longer than its `query_timeout`. */
const SILENCE = 'Query read timeout';

/** SQLSTATE or the system's code of an error; '' without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === SILENCE;

/** The server refuses writing until its disk has room, or until it is a primary again. */
export const isWriteRefusal = (code: string): boolean => code === DISK_FULL || code === READ_ONLY;

/** Whether an error is the store's state and not the statement's fault. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return true;
  return (code === '' && UNAVAILABLE_MESSAGES.test(error.message)) || isNodeLost(code, error);
}

/** What pg-pool reports of a statement that got no connection in time, because others had them all. */
const BUSY = 'timeout exceeded when trying to connect';

export const isPoolBusy = (error: unknown): boolean => error instanceof Error && error.message === BUSY;

/** The server ended a statement, or may not take one now, and its connection stays: PostgreSQL documentation, appendix A. */
const STATEMENT_CODES = new Set(['57014', LOCK_TIMEOUT, READ_ONLY, DISK_FULL]);

/** Whether the connection went, or the server with it. */
export const isConnectionLoss = (error: unknown): boolean =>
  isUnavailable(error) && !STATEMENT_CODES.has(codeOf(error));
