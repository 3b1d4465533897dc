import type { AccountId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { hasCome } from '../connection/lease';
import { lockAccount } from './accounts';
import { type AuditRecord, appendAudit } from './audit';

/** Occurrences of one actor and action. */
export interface AuditSum {
  readonly account: AccountId;
  readonly actor: string;
  readonly action: string;
  readonly count: number;
  /** First occurrence, UNIX milliseconds. */
  readonly since: number;
  readonly targets: readonly string[];
  readonly networks: readonly string[];
}

/** Maximum size of the stored names in bytes, a multiple of those in a record; the count covers all. */
const MAX_NAMES_BYTES = 2_000;

const members = (names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, true])));

const joined = (column: string) =>
  `${column} = CASE WHEN pg_column_size(audit_tally.${column}) < ${MAX_NAMES_BYTES}
     THEN audit_tally.${column} || EXCLUDED.${column} ELSE audit_tally.${column} END`;

/** Adds occurrences to the running sum of their actor and action. */
export async function addToAuditTally(connection: Connection, sum: AuditSum): Promise<void> {
  await connection.query({
    name: 'audit_tally_add',
    text: `INSERT INTO audit_tally (account_id, action, actor, count, since, targets, networks)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (account_id, action, actor) DO UPDATE
             SET count = audit_tally.count + EXCLUDED.count, since = least(audit_tally.since, EXCLUDED.since),
               ${joined('targets')}, ${joined('networks')}`,
    values: [
      sum.account,
      sum.action,
      sum.actor,
      sum.count,
      sum.since,
      members(sum.targets),
      members(sum.networks),
    ],
  });
}

interface SettledSums {
  /** Sums whose first occurrence is this old; 0 takes all, in milliseconds. */
  readonly minAgeMs: number;
  readonly now: Date;
  /** Returns the audit record of a sum. */
  readonly recordOf: (sum: AuditSum) => Omit<AuditRecord, 'sequence' | 'at'>;
}

/** Writes the running sums of an account to its audit log. */
export async function settleAuditTally(
  database: Database,
  account: AccountId,
  { minAgeMs, now, recordOf }: SettledSums,
): Promise<void> {
  const waiting = await database.query({
    text: 'SELECT 1 FROM audit_tally WHERE account_id = $1 LIMIT 1',
    values: [account],
  });
  if (waiting.length === 0) return;
  await database.transaction(async (connection) => {
    // The lock of the chain comes first, so that no new occurrence waits for it with a locked sum.
    await lockAccount(connection, account);
    const sums = await connection.query<
      Omit<AuditSum, 'targets' | 'networks'> & { readonly targets: object; readonly networks: object }
    >({
      name: 'audit_tally_settle',
      text: `DELETE FROM audit_tally WHERE account_id = $1 AND ($3::boolean OR ${hasCome('since', '$2::bigint', 0)})
             RETURNING account_id AS account, action, actor, count, since, targets, networks`,
      values: [account, now.getTime() - minAgeMs, minAgeMs === 0],
    });
    for (const sum of [...sums].sort((one, other) => one.since - other.since)) {
      const { targets, networks } = sum;
      const named = { ...sum, targets: Object.keys(targets), networks: Object.keys(networks) };
      await appendAudit(connection, account, { at: now, ...recordOf(named) });
    }
  });
}

/** Returns the accounts with running sums. */
export async function accountsWithAuditTally(connection: Connection): Promise<readonly AccountId[]> {
  const rows = await connection.query<{ readonly account: AccountId }>({
    accounts: 'every',
    text: 'SELECT DISTINCT account_id AS account FROM audit_tally',
    values: [],
  });
  return rows.map(({ account }) => account);
}
