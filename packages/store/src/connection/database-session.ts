import { serialize } from 'pg-protocol';

export const EXECUTE = serialize.execute();

/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string>>;

/** Messages that are sent around a statement in the same write. */
interface PastFacts {
  readonly before: readonly Uint8Array[];
  /** Number of responses that precede the statement's. */
  readonly answers: number;
  readonly after?: readonly Uint8Array[];
}

export const NOTHING: PastFacts = { before: [], answers: 0 };

/** Sends context to the database around a statement, in the same write. */
export interface Teller {
  /** True if parsed statements persist on the connection. */
  readonly keepsStatements: boolean;
  /** Returns the messages; empty if the connection has the context already. */
  messages(connection: object): PastFacts;
}

/** Returns the messages of a statement without parameters and rows, which is parsed for one use. */
export const command = (text: string): readonly Uint8Array[] => [
  serialize.parse({ text }),
  serialize.bind({}),
  EXECUTE,
];

/**
 * Name of the prepared statement that sets the accounts of the next statements; prepared on every direct
 * connection.
 */
const SET_ACCOUNTS = 'assay_accounts';
export const PREPARE_ACCOUNTS = `PREPARE ${SET_ACCOUNTS}(text) AS SELECT set_config('assay.accounts', $1, false)`;

/** Value of `assay.accounts` on each connection; a connection that is not included must be sent it. */
const accountsOfConnections = new WeakMap<object, string>();

/** Checks whether a connection must be sent these accounts; afterwards it counts as sent. */
export function isNews(connection: object, accounts: string): boolean {
  if (accountsOfConnections.get(connection) === accounts) return false;
  accountsOfConnections.set(connection, accounts);
  return true;
}

/** A rollback also undoes this setting. */
export const forgetAccounts = (connection: object): void => void accountsOfConnections.delete(connection);

/**
 * For direct connections: sends the accounts if they differ from the last ones.
 *
 * @param accounts value of `assay.accounts`; null = irrelevant
 */
export const tellAccounts = (accounts: string | null): Teller => ({
  keepsStatements: true,
  messages(connection) {
    if (accounts === null || !isNews(connection, accounts)) return NOTHING;
    const bind = serialize.bind({ statement: SET_ACCOUNTS, values: [accounts] });
    return { before: [bind, EXECUTE], answers: 1 };
  },
});

/**
 * For connections that a pooler assigns to each transaction: sends the settings every time. They end with the
 * transaction, which for a single statement is everything up to its Sync.
 *
 * @param settings by name, as in `set_config`
 * @see https://www.postgresql.org/docs/15/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
const tellOnce = (settings: Settings): Teller => ({
  keepsStatements: false,
  messages() {
    const names = Object.keys(settings);
    if (names.length === 0) return NOTHING;
    const calls = names.map((name, place) => `set_config('${name}', $${place + 1}, true)`);
    const values = names.map((name) => settings[name]!);
    const text = `SELECT ${calls.join(', ')}`;
    return { before: [serialize.parse({ text }), serialize.bind({ values }), EXECUTE], answers: 1 };
  },
});

/** Returns a transaction setting, which is propagated to other servers too. */
export const setLocal = ([name, value]: readonly [name: string, value: string]): string =>
  `SET LOCAL ${name} = '${value.replaceAll("'", "''")}'`;

// The hot statements have one good plan for all values: planning them every time costs more than running
// them. A plan that was made for empty tables must use the indexes too, because it stays while the tables
// grow.
const SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  jit: 'off',
  timezone: 'UTC',
} as const;

export const ACCOUNTS = 'assay.accounts';

/** Settings and context that a database connection needs, and when it needs them. */
export interface DatabaseSession {
  /** For the start of a connection. */
  readonly startup: { readonly options?: string; readonly statement?: string };
  /**
   * Context of a standalone statement.
   * @param accounts accounts of the statement; null = irrelevant
   */
  readonly tell: (accounts: string | null) => Teller;
  /** Context of a statement in a transaction started by `begin`. */
  readonly tellWithin: (accounts: string | null) => Teller;
  /**
   * Returns the statement that starts a transaction.
   * @param statementMs a separate limit, milliseconds, 0 = none
   */
  readonly begin: (statementMs?: number) => string;
  /** Context sent within a transaction ends with it. */
  readonly forgetsAccounts: boolean;
}

export interface SessionOptions {
  /** Maximum duration of one statement, milliseconds; 0 = no limit. */
  readonly statementMs: number;
  /** Maximum time between two statements of a transaction, milliseconds; absent = a minute. */
  readonly idleMs?: number | undefined;
  /** Role with whose privileges the statements run. */
  readonly role?: string | undefined;
}

/**
 * Maximum time between two statements of a transaction, milliseconds. A paused process would otherwise hold its
 * locks, and the work of all processes, until it continues; the work within transactions takes seconds at most.
 */
const MAX_IDLE_MS = 60_000;
const IDLE = 'idle_in_transaction_session_timeout';

/**
 * Returns the server's timeouts. The lock timeout is half the statement timeout, so that a statement that
 * gets its lock still has time. Without a limit, the time between statements has none either.
 */
export const limits = (statementMs: number): Settings => ({
  statement_timeout: String(statementMs),
  lock_timeout: String(Math.ceil(statementMs / 2)),
  ...(statementMs === 0 ? { [IDLE]: '0' } : {}),
});

export const settingsOf = ({ statementMs, idleMs = MAX_IDLE_MS, role }: SessionOptions): Settings => ({
  ...SETTINGS,
  [IDLE]: String(idleMs),
  ...(statementMs > 0 ? limits(statementMs) : {}),
  ...(role === undefined ? {} : { role }),
});

/** Returns settings as startup options of a connection. */
export const words = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

export const begin = (settings: Settings): string =>
  ['BEGIN', ...Object.entries(settings).map(setLocal)].join('; ');

/** Session of a direct connection: its settings apply from start to end. */
export function ownSession(options: SessionOptions): DatabaseSession {
  return {
    startup: { options: words(settingsOf(options)), statement: PREPARE_ACCOUNTS },
    tell: tellAccounts,
    tellWithin: tellAccounts,
    begin: (statementMs) => begin(statementMs === undefined ? {} : limits(statementMs)),
    forgetsAccounts: false,
  };
}

/**
 * Session of pooled connections, which are assigned to each transaction, as PgBouncer does in mode
 * `transaction`. Startup settings would reach an arbitrary server or none. Every transaction sends all
 * settings, and leaves none.
 */
export function pooledSession(options: SessionOptions): DatabaseSession {
  const settings = settingsOf(options);
  const about = (accounts: string | null): Settings => (accounts === null ? {} : { [ACCOUNTS]: accounts });
  return {
    startup: {},
    tell: (accounts) => tellOnce({ ...settings, ...about(accounts) }),
    tellWithin: (accounts) => tellOnce(about(accounts)),
    begin: (statementMs) => begin({ ...settings, ...(statementMs === undefined ? {} : limits(statementMs)) }),
    forgetsAccounts: false,
  };
}

const POOLER = 'pooler';

/**
 * Parses the address of a database.
 * @returns the address without the pooler option, which PostgreSQL doesn't support, and whether the option
 *   was present
 * @throws Error if it names another pooling mode than `transaction`
 */
export function addressOf(url: string): { readonly url: string; readonly isPooled: boolean } {
  const [address = url, query] = url.split('?');
  const options = new URLSearchParams(query);
  const kind = options.get(POOLER);
  if (kind === null) return { url, isPooled: false };
  if (kind !== 'transaction') throw new Error('In the database URL, pooler must be transaction or absent.');
  options.delete(POOLER);
  return { url: options.size > 0 ? `${address}?${options}` : address, isPooled: true };
}
