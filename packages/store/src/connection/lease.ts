import type { SpaceId } from '@assay/contract';
import { claimFirst, LOOKED_AT } from './claims';
import type { Connection } from './connection';

/** A table whose rows are work that one process does at a time, and for how long a process has a row unless it renews its lease. */
interface LeaseTable {
  readonly table: string;
  /** Names a row: `account_id` and the column of its id, or one column alone. The types are those of the parameters. */
  readonly key: readonly (readonly [column: string, type: string])[];
  /** Column of the token of the claim; null in a row that nobody holds. */
  readonly owner: string;
  /** Column of the moment at which the lease ends, UNIX milliseconds. */
  readonly until: string;
  readonly leaseMs: number;
}

const LEASE_COLUMNS = { owner: 'lease_owner', until: 'lease_until' } as const;
const keyOf = (id: string): LeaseTable['key'] => [
  ['account_id', 'int'],
  [id, 'uuid'],
];

/** Every kind of work that processes share by leases. Whatever new kind comes belongs here: `lease.test.ts` looks for the columns. */
export const LEASES = {
  /** The deliveries to an endpoint. */
  webhookLane: { table: 'webhook_endpoint', key: keyOf('id'), ...LEASE_COLUMNS, leaseMs: 20_000 },
  verificationStep: {
    table: 'workflow_job',
    key: keyOf('execution_id'),
    ...LEASE_COLUMNS,
    leaseMs: 15_000,
  },
  eraseRequest: { table: 'erase_request', key: keyOf('id'), ...LEASE_COLUMNS, leaseMs: 10_000 },
  learningJob: { table: 'learning_job', key: keyOf('id'), ...LEASE_COLUMNS, leaseMs: 120_000 },
  /** Longer than any turn of a source: earlier versions do not renew it. */
  dataUpdate: {
    table: 'data_update',
    key: [['source', 'text']],
    owner: 'leased_by',
    until: 'leased_until',
    leaseMs: 20 * 60_000,
  },
} as const satisfies { readonly [kind: string]: LeaseTable };

export type LeaseKind = keyof typeof LEASES;

/** A claim: its token, when it is made and when it ends by itself (UNIX milliseconds). */
export interface Claim {
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

/** A row that a claim holds. */
interface Held {
  /** In the order of the key. */
  readonly key: readonly unknown[];
  readonly owner: string;
}

/** Somebody else took the work over: whatever this transaction did must not count. */
export class LeaseLost extends Error {
  constructor() {
    super('the work is done elsewhere by now');
    this.name = 'LeaseLost';
  }
}

/** Processes may see the database's clock differ by less than this, also where it has just been set. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * SQL: whether a moment has come, that never lies further ahead than `longestMs`. One that does was written before the
 * database's clock was set back, and keeps nobody waiting until the clock is there again.
 */
export const hasCome = (moment: string, now: string, longestMs: number): string =>
  `(${moment} <= ${now} OR ${moment} > ${now} + ${longestMs + CLOCKS_DIFFER_MS})`;

/** Whether a row whose lease ends at `until` (UNIX milliseconds) is held, as `isFree` has it. */
export const isLeased = ({ leaseMs }: LeaseTable, until: number | null, now: number): boolean =>
  until !== null && until > now && until <= now + leaseMs + CLOCKS_DIFFER_MS;

/** SQL: whether nobody holds a row: a lease counts only while it ends at most one length of it ahead. */
export const isFree = ({ until, leaseMs }: LeaseTable, now: string): string =>
  hasCome(`coalesce(${until}, 0)`, now, leaseMs);

/** SQL: the row of the key `$1`…, held by the token behind it. */
const heldWhere = ({ key, owner }: LeaseTable): string =>
  [...key, [owner, 'uuid'] as const]
    .map(([column, type], at) => `${column} = $${at + 1}::${type}`)
    .join(' AND ');

/** SQL for a SET: nobody holds the row any more. */
export const released = ({ owner, until }: LeaseTable): string => `${owner} = NULL, ${until} = 0`;

/** SQL for a SET: the row is held. */
export const taken = ({ owner, until }: LeaseTable, token: string, end: string): string =>
  `${owner} = ${token}::uuid, ${until} = ${end}::bigint`;

/**
 * Takes the row of any account that waits longest and that nobody holds; null when there is none.
 * @param work.waits SQL: whether a row is to be worked on at `$now`
 * @param work.columns what is told of the row
 * @param work.also SQL for the SET, beside the lease
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
  const waiting = await connection.query<{ spaceId: SpaceId; id: string }>({
    name: `${table}_waiting`,
    accounts: 'every',
    text: `SELECT account_id AS "spaceId", ${id}::text AS id FROM ${table}
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
      values: [one.spaceId, one.id, owner, now, until],
    });
    return row;
  });
}

/**
 * Changes a row that is held; the token is asked for in the statement that writes, so that a process that was paused, and
 * whose row another has, writes nothing.
 * @param change.set SQL for the SET; its values are `$4`… with a key of two columns, `$3`… with one of one
 * @param change.also SQL: a further condition
 * @returns false when somebody else has it by now: then nothing is written
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

/** Holds a row for longer. @returns false when somebody else has it by now */
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

/** Whether a row is still held; it stays so until the transaction that asks has ended. */
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
