import type { EnvironmentId } from '@assay/contract';
import { claimFirst, LOOKED_AT } from './claims';
import type { Connection } from './connection';

/** A table whose rows are work for one process at a time, with the lease duration of a row until renewal. */
interface LeaseTable {
  readonly table: string;
  /**
   * Key columns of a row: `account_id` and the id column, or a single column. The types are those of the
   * parameters.
   */
  readonly key: readonly (readonly [column: string, type: string])[];
  /** Column of the claim token; null in a free row. */
  readonly owner: string;
  /** Column of the lease end, UNIX milliseconds. */
  readonly until: string;
  readonly leaseMs: number;
}

const LEASE_COLUMNS = { owner: 'lease_owner', until: 'lease_until' } as const;
const keyOf = (id: string): LeaseTable['key'] => [
  ['account_id', 'int'],
  [id, 'uuid'],
];

/** All kinds of leased work. Add every new kind here: `lease.test.ts` searches for the columns. */
export const LEASES = {
  /** Deliveries to an endpoint. */
  webhookLane: { table: 'webhook_endpoint', key: keyOf('id'), ...LEASE_COLUMNS, leaseMs: 20_000 },
  verificationStep: {
    table: 'workflow_job',
    key: keyOf('execution_id'),
    ...LEASE_COLUMNS,
    leaseMs: 15_000,
  },
  eraseRequest: { table: 'erase_request', key: keyOf('id'), ...LEASE_COLUMNS, leaseMs: 10_000 },
  learningJob: { table: 'learning_job', key: keyOf('id'), ...LEASE_COLUMNS, leaseMs: 120_000 },
  /** Longer than any run of a source, because earlier versions don't renew it. */
  dataUpdate: {
    table: 'data_update',
    key: [['source', 'text']],
    owner: 'leased_by',
    until: 'leased_until',
    leaseMs: 20 * 60_000,
  },
} as const satisfies { readonly [kind: string]: LeaseTable };

export type LeaseKind = keyof typeof LEASES;

/** A claim: its token, its time and its expiry (UNIX milliseconds). */
export interface Claim {
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

/** A claimed row. */
interface Held {
  /** Key values, in key order. */
  readonly key: readonly unknown[];
  readonly owner: string;
}

/** Another process took the work over, so this transaction must roll back. */
export class LeaseLost extends Error {
  constructor() {
    super('another process took over the lease');
    this.name = 'LeaseLost';
  }
}

/** Maximum difference between the database clocks that processes see, even after the clock was set. */
export const CLOCKS_DIFFER_MS = 60_000;

/**
 * SQL condition: a time has come that is never more than `longestMs` ahead. A later time was written before
 * the database clock was set back, and must not delay work until the clock catches up.
 */
export const hasCome = (moment: string, now: string, longestMs: number): string =>
  `(${moment} <= ${now} OR ${moment} > ${now} + ${longestMs + CLOCKS_DIFFER_MS})`;

/** Checks whether a row whose lease ends at `until` (UNIX milliseconds) is claimed, consistent with `isFree`. */
export const isLeased = ({ leaseMs }: LeaseTable, until: number | null, now: number): boolean =>
  until !== null && until > now && until <= now + leaseMs + CLOCKS_DIFFER_MS;

/** SQL condition: a row is free. A lease counts only if it ends at most one lease duration ahead. */
export const isFree = ({ until, leaseMs }: LeaseTable, now: string): string =>
  hasCome(`coalesce(${until}, 0)`, now, leaseMs);

/** SQL condition: the row with key `$1`…, claimed with the token that follows. */
const heldWhere = ({ key, owner }: LeaseTable): string =>
  [...key, [owner, 'uuid'] as const]
    .map(([column, type], at) => `${column} = $${at + 1}::${type}`)
    .join(' AND ');

/** SQL for SET: releases the row. */
export const released = ({ owner, until }: LeaseTable): string => `${owner} = NULL, ${until} = 0`;

/** SQL for SET: claims the row. */
export const taken = ({ owner, until }: LeaseTable, token: string, end: string): string =>
  `${owner} = ${token}::uuid, ${until} = ${end}::bigint`;

/**
 * Claims the free row of any account that has waited longest; null if none waits.
 * @param work.waits SQL condition: a row is due at `$now`
 * @param work.columns columns to return
 * @param work.also SQL for SET, in addition to the lease
 */
export async function claimOldest<Row extends object>(
  connection: Connection,
  lease: LeaseTable,
  { owner, now, until }: Claim,
  work: { readonly waits: string; readonly order: string; readonly columns: string; readonly also?: string },
): Promise<Row | null> {
  const { table } = lease;
  const [, [id] = ['']] = lease.key;
  const open = (moment: string) => `${work.waits.replaceAll('$now', moment)} AND ${isFree(lease, moment)}`;
  const waiting = await connection.query<{ environmentId: EnvironmentId; id: string }>({
    name: `${table}_waiting`,
    accounts: 'every',
    text: `SELECT account_id AS "environmentId", ${id}::text AS id FROM ${table}
           WHERE ${open('$1::bigint')} ORDER BY ${work.order} LIMIT ${LOOKED_AT}`,
    values: [now],
  });
  return claimFirst(waiting, async (one) => {
    const [row = null] = await connection.query<Row>({
      name: `${table}_claim`,
      text: `UPDATE ${table} SET ${taken(lease, '$3', '$5')}${work.also === undefined ? '' : `, ${work.also.replaceAll('$now', '$4::bigint')}`}
             WHERE account_id = $1 AND ${id} = (SELECT ${id} FROM ${table}
               WHERE account_id = $1 AND ${id} = $2::uuid AND ${open('$4::bigint')} FOR UPDATE SKIP LOCKED)
             RETURNING ${work.columns}`,
      values: [one.environmentId, one.id, owner, now, until],
    });
    return row;
  });
}

/**
 * Changes a claimed row. The writing statement checks the token, so that a process that was paused, and whose
 * row was taken over, writes nothing.
 * @param change.set SQL for SET; its values are `$4`… with a two-column key, `$3`… with a one-column key
 * @param change.also an additional SQL condition
 * @returns false if another process has claimed it; nothing is written then
 */
export async function changeHeld(
  connection: Connection,
  lease: LeaseTable,
  { key, owner }: Held,
  change: {
    readonly name: string;
    readonly set: string;
    readonly also?: string;
    readonly values: readonly unknown[];
  },
): Promise<boolean> {
  const rows = await connection.query({
    name: change.name,
    text: `UPDATE ${lease.table} SET ${change.set}
           WHERE ${heldWhere(lease)}${change.also === undefined ? '' : ` AND ${change.also}`} RETURNING 1`,
    values: [...key, owner, ...change.values],
  });
  return rows.length > 0;
}

/**
 * Extends the lease of a row.
 * @returns false if another process has claimed it
 */
export const renewHeld = (
  connection: Connection,
  lease: LeaseTable,
  held: Held,
  until: number,
): Promise<boolean> =>
  changeHeld(connection, lease, held, {
    name: `${lease.table}_renew`,
    set: `${lease.until} = $${lease.key.length + 2}`,
    values: [until],
  });

/** Checks whether a row is still claimed; it stays so until the current transaction ends. */
export async function isHeld(
  connection: Connection,
  lease: LeaseTable,
  { key, owner }: Held,
): Promise<boolean> {
  const rows = await connection.query({
    name: `${lease.table}_holds`,
    text: `SELECT 1 FROM ${lease.table} WHERE ${heldWhere(lease)} FOR UPDATE`,
    values: [...key, owner],
  });
  return rows.length > 0;
}
