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
/** Prepared on every connection to a node, see `place.ts`. */
const PREPARE_PART = `PREPARE ${PART}(bigint, boolean) AS SELECT assay_part_here($1, $2)`;

/**
 * Context for a part on its node: first checks its location, in the transaction of the statement.
 *
 * @param part number of one of the parts; those of an account are colocated
 * @param holds true if the part must stay there until the statement ends
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
 * Context for a distributed database, in which a transaction setting is propagated to the nodes. A statement
 * without settings is sent unchanged; every other one in a transaction, all in one write.
 *
 * @param settings by name, in this order
 */
const tellAround = (settings: Settings, keepsStatements: boolean): Teller => {
  const reported = Object.entries(settings);
  if (reported.length === 0) return { keepsStatements, messages: () => NOTHING };
  return {
    keepsStatements,
    messages: () => ({
      before: ['BEGIN', ...reported.map(setLocal)].flatMap(command),
      answers: reported.length + 1,
      after: command('COMMIT'),
    }),
  };
};

/**
 * Context of a statement in an open transaction: sent if the accounts differ from the last ones.
 * @param accounts null = irrelevant
 */
const tellInside = (setting: string, accounts: string | null, keepsStatements: boolean): Teller => ({
  keepsStatements,
  messages(connection) {
    if (accounts === null || !isNews(connection, accounts)) return NOTHING;
    return { before: command(setLocal([setting, accounts])), answers: 1 };
  },
});

// Citus distributes a statement by its values, which a generic plan lacks, and propagates only transaction
// settings.
const DISTRIBUTED_SETTINGS = {
  plan_cache_mode: 'auto',
  'citus.propagate_set_commands': 'local',
  // Shards at the coordinator must not be listed as additional tables.
  'citus.show_shards_for_app_name_prefixes': '',
  // One connection per node is retained; others would be reopened for each query of all parts, which costs
  // more than the queries.
  'citus.max_adaptive_executor_pool_size': '1',
} as const;

/**
 * Session for distributed tables (`distribution/`): accounts are propagated as a transaction setting, so each
 * statement about accounts is sent within a transaction.
 *
 * @param isPooled connections are assigned to each transaction, which sends all settings
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
 * Session for direct queries of parts on a node: parts behave like tables on one server.
 * @see https://docs.citusdata.com/en/stable/develop/api_guc.html
 */
export function nodeSession(options: SessionOptions): Pick<DatabaseSession, 'startup'> {
  const settings: Settings = { ...settingsOf(options), 'citus.enable_manual_changes_to_shards': 'on' };
  return { startup: { options: words(settings), statement: `${PREPARE_ACCOUNTS}; ${PREPARE_PART}` } };
}
