import { serialize } from 'pg-protocol';
import {
  ACCOUNTS,
  begin,
  command,
  type DatabaseSession,
  EXECUTE,
  isNews,
  limits,
  NOTHING,
  PREPARE_ACCOUNTS,
  type SessionOptions,
  type Settings,
  setLocal,
  settingsOf,
  type Teller,
  tellAccounts,
  words,
} from '../connection/database-session';

const PART = 'assay_part';
/** A connection to a node has this prepared, see `place.ts`. */
const PREPARE_PART = `PREPARE ${PART}(bigint, boolean) AS SELECT assay_part_here($1, $2)`;

/**
 * For a part on its node: first whether it lies there, in the same transaction as the statement.
 *
 * @param part number of one of the parts; what belongs to an account lies together
 * @param holds whether it is to stay there until the statement is over
 */
export const tellPart = (accounts: string, part: string, holds: boolean): Teller => ({
  keepsStatements: true,
  messages(connection) {
    const { before, answers } = tellAccounts(accounts).messages(connection);
    const bind = serialize.bind({ statement: PART, values: [part, String(holds)] });
    return { before: [...before, bind, EXECUTE], answers: answers + 1 };
  },
});

/**
 * For a database over several servers: a setting reaches the others when it is one of a transaction. What is told nothing goes as
 * it is; everything else in a transaction of its own, all of it in one write.
 *
 * @param settings by name, in this order
 */
const tellAround = (settings: Settings, keepsStatements: boolean): Teller => {
  const told = Object.entries(settings);
  if (told.length === 0) return { keepsStatements, messages: () => NOTHING };
  return {
    keepsStatements,
    messages: () => ({
      before: ['BEGIN', ...told.map(setLocal)].flatMap(command),
      answers: told.length + 1,
      after: command('COMMIT'),
    }),
  };
};

/** The same for a statement of a transaction that is open: told when it was last about others. @param accounts null = it does not matter */
const tellInside = (setting: string, accounts: string | null, keepsStatements: boolean): Teller => ({
  keepsStatements,
  messages(connection) {
    if (accounts === null || !isNews(connection, accounts)) return NOTHING;
    return { before: command(setLocal([setting, accounts])), answers: 1 };
  },
});

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
