import { serialize } from 'pg-protocol';

export const EXECUTE = serialize.execute();

/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string>>;

/** What travels around a statement, in the same write. */
interface Told {
  readonly before: readonly Uint8Array[];
  /** How many answers come before that of the statement. */
  readonly answers: number;
  readonly after?: readonly Uint8Array[];
}

export const NOTHING: Told = { before: [], answers: 0 };

/** Tells the database, around a statement and in the same write, what it has to know of it. */
export interface Teller {
  /** The statements that a connection has parsed stay parsed there. */
  readonly keepsStatements: boolean;
  /** Nothing where the connection knows already. */
  messages(connection: object): Told;
}

/** A statement without values and without rows, that is parsed for this once. */
export const command = (text: string): readonly Uint8Array[] => [
  serialize.parse({ text }),
  serialize.bind({}),
  EXECUTE,
];

/** Tells a connection which accounts the next statements are about; every connection of our own has it prepared. */
const SET_ACCOUNTS = 'assay_accounts';
export const PREPARE_ACCOUNTS = `PREPARE ${SET_ACCOUNTS}(text) AS SELECT set_config('assay.accounts', $1, false)`;

/** What `assay.accounts` is on each connection; a connection that is not in here has to be told. */
const accountsOfConnections = new WeakMap<object, string>();

/** Whether a connection has yet to be told that the next statements are about these accounts; from now on it counts as told. */
export function isNews(connection: object, accounts: string): boolean {
  if (accountsOfConnections.get(connection) === accounts) return false;
  accountsOfConnections.set(connection, accounts);
  return true;
}

/** What a connection was told is undone by a rollback. */
export const forgetAccounts = (connection: object): void => void accountsOfConnections.delete(connection);

/**
 * For connections that are the server's own: told when it was last about other accounts.
 *
 * @param accounts what `assay.accounts` is to be; null = it does not matter
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
 * For connections that a pooler deals out anew for every transaction: told each time, and forgotten with the transaction,
 * which for a single statement is what is sent up to its Sync.
 *
 * @param settings by name, as `set_config` takes them
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

/** A setting of the transaction, as other servers are told it, too. */
export const setLocal = ([name, value]: readonly [name: string, value: string]): string =>
  `SET LOCAL ${name} = '${value.replaceAll("'", "''")}'`;

// The hot statements have one good plan whatever their values are: planning them anew each time costs more than running
// them. A plan made while the tables were still empty must use the indexes as well, for it is kept while they grow.
const SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  jit: 'off',
  timezone: 'UTC',
} as const;

export const ACCOUNTS = 'assay.accounts';

/** What a database has to be told of statements, and when. */
export interface DatabaseSession {
  /** For the start of a connection. */
  readonly startup: { readonly options?: string; readonly statement?: string };
  /** What goes before a statement of its own. @param accounts that it is about; null = it does not matter which */
  readonly tell: (accounts: string | null) => Teller;
  /** What goes before a statement of a transaction that `begin` began. */
  readonly tellWithin: (accounts: string | null) => Teller;
  /** What begins a transaction. @param statementMs a limit of its own, milliseconds, 0 = none */
  readonly begin: (statementMs?: number) => string;
  /** What is told within a transaction is forgotten with it. */
  readonly forgetsAccounts: boolean;
}

export interface SessionOptions {
  /** What one statement may take, milliseconds; 0 = no limit. */
  readonly statementMs: number;
  /** The role whose rights the statements have. */
  readonly role?: string | undefined;
}

/** The server's limits, milliseconds. Waiting for a lock is given half, so that a statement that got it still has time. */
export const limits = (statementMs: number): Settings => ({
  statement_timeout: String(statementMs),
  lock_timeout: String(Math.ceil(statementMs / 2)),
});

export const settingsOf = ({ statementMs, role }: SessionOptions): Settings => ({
  ...SETTINGS,
  ...(statementMs > 0 ? limits(statementMs) : {}),
  ...(role === undefined ? {} : { role }),
});

/** Settings as a connection is told them at its start. */
export const words = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

export const begin = (settings: Settings): string =>
  ['BEGIN', ...Object.entries(settings).map(setLocal)].join('; ');

/** A connection is the server's own: its settings hold from its start to its end. */
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
 * Connections are dealt out anew for every transaction, as PgBouncer does in its mode `transaction`: what a connection is told
 * at its start reaches some server or other, or none. Each transaction is told everything, and leaves nothing behind.
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
 * Takes apart the address of a database.
 * @returns the address without the word about the pooler, which PostgreSQL does not know, and whether it was there
 * @throws Error when it names another kind of pooling than `transaction`
 */
export function addressOf(url: string): { readonly url: string; readonly isPooled: boolean } {
  const [address = url, query] = url.split('?');
  const options = new URLSearchParams(query);
  const kind = options.get(POOLER);
  if (kind === null) return { url, isPooled: false };
  if (kind !== 'transaction')
    throw new Error('In the address of the database, pooler should be transaction, or be left out.');
  options.delete(POOLER);
  return { url: options.size > 0 ? `${address}?${options}` : address, isPooled: true };
}
