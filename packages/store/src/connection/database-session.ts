import {
  PREPARE_ACCOUNTS,
  PREPARE_PART,
  setLocal,
  type Teller,
  tellAccounts,
  tellAround,
  tellInside,
  tellOnce,
} from './prepared-query';

// The hot statements have one good plan whatever their values are: planning them anew each time costs more than running
// them. A plan made while the tables were still empty must use the indexes as well, for it is kept while they grow.
const SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  jit: 'off',
  timezone: 'UTC',
} as const;

const ACCOUNTS = 'assay.accounts';

/** PostgreSQL settings by name. */
type Settings = Readonly<Record<string, string>>;

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

interface SessionOptions {
  /** What one statement may take, milliseconds; 0 = no limit. */
  readonly statementMs: number;
  /** The role whose rights the statements have. */
  readonly role?: string | undefined;
}

/** The server's limits, milliseconds. Waiting for a lock is given half, so that a statement that got it still has time. */
const limits = (statementMs: number): Settings => ({
  statement_timeout: String(statementMs),
  lock_timeout: String(Math.ceil(statementMs / 2)),
});

const settingsOf = ({ statementMs, role }: SessionOptions): Settings => ({
  ...SETTINGS,
  ...(statementMs > 0 ? limits(statementMs) : {}),
  ...(role === undefined ? {} : { role }),
});

/** Settings as a connection is told them at its start. */
const words = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

const begin = (settings: Settings): string => ['BEGIN', ...Object.entries(settings).map(setLocal)].join('; ');

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

// Citus distributes a statement by its values, which a generic plan does not know, and passes on what is set for a transaction only.
const DISTRIBUTED_SETTINGS = {
  plan_cache_mode: 'auto',
  'citus.propagate_set_commands': 'local',
  // What lies at the coordinator itself is not taken for more tables.
  'citus.show_shards_for_app_name_prefixes': '',
  // One connection to a node is kept, others would be opened anew for each look at all parts: that costs more than the looks.
  'citus.max_adaptive_executor_pool_size': '1',
} as const;

/**
 * The tables lie on several servers (`distribution/`): accounts reach those when they are a setting of the transaction, so each
 * statement about accounts travels with one of its own around it.
 *
 * @param isPooled connections are dealt out anew for every transaction: each is told everything
 * @see https://docs.citusdata.com/en/stable/develop/api_guc.html
 */
export function distributedSession(options: SessionOptions, isPooled: boolean): DatabaseSession {
  const settings: Settings = { ...settingsOf(options), ...DISTRIBUTED_SETTINGS };
  const always: Settings = isPooled ? settings : {};
  const about = (accounts: string | null): Settings => (accounts === null ? {} : { [ACCOUNTS]: accounts });
  return {
    startup: isPooled ? {} : { options: words(settings) },
    tell: (accounts) => tellAround({ ...always, ...about(accounts) }, !isPooled),
    tellWithin: (accounts) => tellInside(ACCOUNTS, accounts, !isPooled),
    begin: (statementMs) => begin({ ...always, ...(statementMs === undefined ? {} : limits(statementMs)) }),
    forgetsAccounts: true,
  };
}

/**
 * A node that is asked for parts by their own names: on it they are tables as on one server, so that what holds there holds here.
 * @see https://docs.citusdata.com/en/stable/develop/api_guc.html
 */
export function nodeSession(options: SessionOptions): Pick<DatabaseSession, 'startup'> {
  const settings: Settings = { ...settingsOf(options), 'citus.enable_manual_changes_to_shards': 'on' };
  return { startup: { options: words(settings), statement: `${PREPARE_ACCOUNTS}; ${PREPARE_PART}` } };
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
