import type { EnvironmentId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { openRows } from '../privacy/vault';
import { type MonitoredName, openMonitored } from './monitored-names';

/**
 * The lists of a deployment, numbered in order of arrival: a process with older lists leaves monitoring to
 * those with the newest.
 */
export interface Generation {
  readonly number: number;
  readonly digest: string;
}

/**
 * Returns the number of these lists; assigns one to new lists.
 * @param lists versions by name, for later readers of the number
 */
export async function enterGeneration(
  connection: Connection,
  lists: { readonly digest: string; readonly versions: object; readonly at: number },
): Promise<Generation> {
  const find = () =>
    connection.query<Generation>({
      text: 'SELECT number, digest FROM screening_generation WHERE digest = $1',
      values: [lists.digest],
    });
  const [known] = await find();
  if (known) return known;
  await connection.query({
    text: `INSERT INTO screening_generation (digest, lists, since) VALUES ($1, $2, $3) ON CONFLICT (digest) DO NOTHING`,
    values: [lists.digest, JSON.stringify(lists.versions), lists.at],
  });
  return (await find())[0]!;
}

/** 0 = no lists were loaded yet. */
export async function newestGeneration(connection: Connection): Promise<number> {
  const [row] = await connection.query<{ number: number | null }>({
    text: 'SELECT max(number) AS number FROM screening_generation',
  });
  return row?.number ?? 0;
}

/** SQL condition: monitored names, of every account, that are checked when lists change. */
const FOLLOWS = `stopped_at IS NULL AND cadence = 'ON_CHANGE'`;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Advisory lock: one process at a time computes the effect of a list change. */
const STEP_LOCK = 0x5_c4ee_9113;
/** Maximum time between two statements of a step, in milliseconds: it compares many names in between. */
const STEP_IDLE_MS = 600_000;

/** A name as compared with a list change. */
export interface FollowingName<Query = object, Settings = object>
  extends Pick<MonitoredName<Query, Settings>, 'id' | 'query' | 'profile' | 'settings'> {
  readonly environmentId: EnvironmentId;
}

export interface NamesPage {
  readonly limit: number;
  /** The last name of the previous page. */
  readonly after?: { readonly environmentId: EnvironmentId; readonly id: string } | undefined;
}

/**
 * Moves the names last checked against the lists `from` to the lists `to`: those affected by the difference
 * become due, the others are current. Other processes wait, and then find nothing left to do.
 * @param touched returns the affected names; called only if there are names
 */
export function stepLists(
  database: Database,
  step: { readonly from: number; readonly to: number; readonly now: number },
  touched: (connection: Connection) => Promise<ReadonlySet<string>>,
): Promise<void> {
  return database.transaction(async (connection) => {
    await connection.query({
      text: `SELECT set_config('idle_in_transaction_session_timeout', '${STEP_IDLE_MS}', true)`,
    });
    await connection.query({ text: 'SELECT pg_advisory_xact_lock($1)', values: [STEP_LOCK] });
    const [any] = await connection.query<{ waiting: boolean }>({
      accounts: 'every',
      text: `SELECT EXISTS (SELECT 1 FROM monitored_name WHERE ${FOLLOWS} AND generation = $1) AS waiting`,
      values: [step.from],
    });
    if (!any!.waiting) return;
    const ids = [...(await touched(connection))];
    await connection.query({
      accounts: 'every',
      text: `UPDATE monitored_name SET due_at = $3 WHERE ${FOLLOWS} AND generation = $1 AND due_at IS NULL
             AND id = ANY($2::uuid[])`,
      values: [step.from, ids, step.now],
    });
    await connection.query({
      accounts: 'every',
      text: `UPDATE monitored_name SET generation = $2 WHERE ${FOLLOWS} AND generation = $1 AND due_at IS NULL`,
      values: [step.from, step.to],
    });
  });
}

const IS_BEHIND = `${FOLLOWS} AND generation < $1 AND due_at IS NULL`;

/**
 * Checks whether `catchUpLists` has work.
 * @param to number of the newest lists
 */
export async function anyBehind(connection: Connection, to: number): Promise<boolean> {
  const rows = await connection.query({
    accounts: 'every',
    text: `SELECT 1 AS one FROM monitored_name WHERE ${IS_BEHIND} LIMIT 1`,
    values: [to],
  });
  return rows.length > 0;
}

/**
 * Makes names due for a full check that were last checked against older lists and that no step moved: they
 * were enrolled meanwhile, or a process died during a step. Does nothing while a process runs a step.
 */
export function catchUpLists(database: Database, to: number, now: number): Promise<void> {
  return database.transaction(async (connection) => {
    const [lock] = await connection.query<{ taken: boolean }>({
      text: 'SELECT pg_try_advisory_xact_lock($1) AS taken',
      values: [STEP_LOCK],
    });
    if (!lock!.taken) return;
    await connection.query({
      accounts: 'every',
      text: `UPDATE monitored_name SET due_at = $2 WHERE ${IS_BEHIND}`,
      values: [to, now],
    });
  });
}

/**
 * Returns names last checked against the lists of a generation: a page by account and id, or those with the
 * ids.
 */
export async function namesFollowing<Query, Settings>(
  connection: Connection,
  generation: number,
  which: NamesPage | { readonly ids: readonly string[] },
): Promise<readonly FollowingName<Query, Settings>[]> {
  const select = `SELECT account_id AS "environmentId", id::text AS id, subject_key::text AS "subjectKey", kept, query, profile, settings
    FROM monitored_name WHERE ${FOLLOWS} AND generation = $1`;
  return opened(
    connection,
    await connection.query<FollowingRow<Query, Settings>>(
      'ids' in which
        ? { accounts: 'every', text: `${select} AND id = ANY($2::uuid[])`, values: [generation, which.ids] }
        : {
            accounts: 'every',
            text: `${select} AND (account_id, id) > ($2, $3::uuid) ORDER BY account_id, id LIMIT $4`,
            values: [generation, which.after?.environmentId ?? 0, which.after?.id ?? FIRST_ID, which.limit],
          },
    ),
  );
}

interface EncryptedQuery<Query> {
  readonly environmentId: EnvironmentId;
  readonly subjectKey: string;
  readonly query: Query;
  readonly kept: Buffer | null;
}
type FollowingRow<Query, Settings> = FollowingName<Query, Settings> & EncryptedQuery<Query>;

const opened = <Query, Row extends EncryptedQuery<Query>>(connection: Connection, rows: readonly Row[]) =>
  openRows(connection, rows, (row, vault) => openMonitored<Query, Row>(vault, row.environmentId, row));

/** Returns the distinct settings with which names of a generation are searched. */
export function settingsFollowing<Settings>(
  connection: Connection,
  generation: number,
): Promise<readonly Pick<FollowingName<object, Settings>, 'environmentId' | 'profile' | 'settings'>[]> {
  return connection.query({
    accounts: 'every',
    text: `SELECT DISTINCT account_id AS "environmentId", profile, settings FROM monitored_name
           WHERE ${FOLLOWS} AND generation = $1`,
    values: [generation],
  });
}

/** Returns a mark for `namesWritten`: rows committed later have this mark or a later one. */
export async function writtenMark(connection: Connection): Promise<string> {
  const [row] = await connection.query<{ mark: string }>({
    text: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark',
  });
  return row!.mark;
}

/**
 * Returns names that were added or changed since a mark, some of them possibly again: a page by account and
 * id.
 */
export async function namesWritten<Query>(
  connection: Connection,
  since: string,
  page: NamesPage,
): Promise<readonly Pick<FollowingName<Query>, 'environmentId' | 'id' | 'query'>[]> {
  const rows = await connection.query<Pick<FollowingName<Query>, 'id'> & EncryptedQuery<Query>>({
    accounts: 'every',
    text: `SELECT account_id AS "environmentId", id::text AS id, subject_key::text AS "subjectKey", kept, query FROM monitored_name
           WHERE ${FOLLOWS} AND written >= $1::xid8 AND (account_id, id) > ($2, $3::uuid)
           ORDER BY account_id, id LIMIT $4`,
    values: [since, page.after?.environmentId ?? 0, page.after?.id ?? FIRST_ID, page.limit],
  });
  return opened(connection, rows);
}

/** Returns names with a match to one of these entries of a list. */
export async function namesMatching(
  connection: Connection,
  list: string,
  sourceIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await connection.query<{ id: string }>({
    accounts: 'every',
    text: `SELECT DISTINCT monitored_id::text AS id FROM monitored_match WHERE list = $1 AND source_id = ANY($2::text[])`,
    values: [list, sourceIds],
  });
  return rows.map((row) => row.id);
}

/**
 * Makes names without an individual schedule due once by their account's new default, which applies from then
 * on.
 * @param defaults of every environment
 */
export async function followDefaultSchedules(
  connection: Connection,
  defaults: readonly { readonly environmentId: EnvironmentId; readonly schedule: string }[],
  now: number,
): Promise<void> {
  await connection.query({
    accounts: defaults.map(({ environmentId }) => environmentId),
    text: `UPDATE monitored_name n SET cadence = d.schedule, due_at = $3, written = pg_current_xact_id()
           FROM unnest($1::int[], $2::text[]) AS d(space, schedule)
           WHERE n.account_id = d.space AND n.schedule IS NULL AND n.cadence <> d.schedule`,
    values: [
      defaults.map(({ environmentId }) => environmentId),
      defaults.map(({ schedule }) => schedule),
      now,
    ],
  });
}
