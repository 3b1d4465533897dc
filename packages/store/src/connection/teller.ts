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
export const tellOnce = (settings: Settings): Teller => ({
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
