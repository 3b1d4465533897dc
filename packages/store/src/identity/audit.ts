import { createHash } from 'node:crypto';
import type { AccountId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';

export interface AuditRecord {
  readonly sequence: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly change: { readonly [key: string]: unknown };
}

/** A record with its proof. */
export interface ChainedRecord extends AuditRecord {
  /** SHA-256 over the previous hash and its content. */
  readonly hash: Buffer;
  /** The deployment's mark of the hash; null on records of earlier versions. */
  readonly mark: Buffer | null;
}

/** Result of verifying an audit log. */
export interface AuditLogState {
  /** The first record that doesn't follow the chain or lacks authentication; null = none. */
  readonly firstBroken: number | null;
  /** The first record with a mark, which authenticates the earlier ones. null = none. */
  readonly markedFrom: number | null;
  /** Sequence number of the newest record; 0 = empty log. */
  readonly height: number;
  /** Hash of the newest record. */
  readonly head: Buffer;
}

/** The hash before the first record. */
export const GENESIS: Buffer = Buffer.alloc(32);

/** Sorts keys at every level, because jsonb doesn't preserve their order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, canonical(child)]),
  );
}

/** Returns the hash of a record, computed from the previous hash and its content. */
export function chainHash(previous: Buffer, accountId: AccountId, record: AuditRecord): Buffer {
  const content = [
    accountId,
    record.sequence,
    record.at.getTime(),
    record.actor,
    record.action,
    record.target,
    canonical(record.change),
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(content)).digest();
}

/** Appends a record outside a change, in a separate transaction. */
export const appendAuditAlone = (
  database: Database,
  accountId: AccountId,
  entry: Omit<AuditRecord, 'sequence'>,
): Promise<void> => database.transaction((connection) => appendAudit(connection, accountId, entry));

/**
 * Appends to the account's audit log, within a transaction. Each record's hash covers the previous one, which
 * reveals gaps and changes. The deployment's mark proves that no other party wrote it.
 */
export async function appendAudit(
  connection: Connection,
  accountId: AccountId,
  entry: Omit<AuditRecord, 'sequence'>,
): Promise<void> {
  // The account row is the lock that ensures one chain per account.
  await connection.query({
    text: 'SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE',
    values: [accountId],
  });
  const [last] = await connection.query<{ sequence: number; hash: Buffer }>({
    text: 'SELECT sequence, hash FROM audit WHERE account_id = $1 ORDER BY sequence DESC LIMIT 1',
    values: [accountId],
  });
  const record = { ...entry, sequence: (last?.sequence ?? 0) + 1 };
  const previous = last?.hash ?? GENESIS;
  const hash = chainHash(previous, accountId, record);
  await connection.query({
    text: `INSERT INTO audit (account_id, sequence, at, actor, action, target, change, previous_hash, hash, mark)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      accountId,
      record.sequence,
      record.at,
      record.actor,
      record.action,
      record.target,
      JSON.stringify(record.change),
      previous,
      hash,
      connection.vault.mark(hash),
    ],
  });
}

/** Filter of the listed audit records. */
export interface AuditLogFilter {
  readonly actor?: string;
  readonly action?: string;
  /** Inclusive start time. */
  readonly from?: Date;
  /** Exclusive end time. */
  readonly to?: Date;
}

/** Lists audit records, newest first. */
export async function listAudit(
  connection: Connection,
  accountId: AccountId,
  page: AuditLogFilter & { readonly limit: number; readonly before?: number },
): Promise<readonly ChainedRecord[]> {
  return connection.query<ChainedRecord>({
    text: `SELECT sequence, at, actor, action, target, change, hash, mark FROM audit
           WHERE account_id = $1 AND sequence < $2
             AND ($4::text IS NULL OR actor = $4) AND ($5::text IS NULL OR action = $5)
             AND ($6::timestamptz IS NULL OR at >= $6) AND ($7::timestamptz IS NULL OR at < $7)
           ORDER BY sequence DESC LIMIT $3`,
    values: [
      accountId,
      page.before ?? Number.MAX_SAFE_INTEGER,
      page.limit,
      page.actor ?? null,
      page.action ?? null,
      page.from ?? null,
      page.to ?? null,
    ],
  });
}

/** Number of records in memory at once while a chain is read. */
const READ_TOGETHER = 1000;

/** Yields every record of an audit log, oldest first. */
export async function* readAuditLog(
  connection: Connection,
  accountId: AccountId,
): AsyncGenerator<ChainedRecord, void> {
  for (let after = 0; ; ) {
    const rows = await connection.query<ChainedRecord>({
      text: `SELECT sequence, at, actor, action, target, change, hash, mark FROM audit
             WHERE account_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
      values: [accountId, after, READ_TOGETHER],
    });
    yield* rows;
    if (rows.length < READ_TOGETHER) return;
    after = rows.at(-1)!.sequence;
  }
}

/** Action by which an operator authenticates earlier records without a mark. */
const ADOPTION = 'audit.mark';

/**
 * Verifies an audit log: every hash follows from the previous one, every mark is the deployment's, and a
 * record without a mark precedes one by which an operator authenticated it ({@link adoptTrails}). Other later
 * records don't authenticate it, because anyone can cause them.
 */
export async function verifyAudit(connection: Connection, accountId: AccountId): Promise<AuditLogState> {
  const { vault } = connection;
  let state: AuditLogState = { firstBroken: null, markedFrom: null, height: 0, head: GENESIS };
  let unvouched: number | null = null;
  for await (const record of readAuditLog(connection, accountId)) {
    const { sequence, hash, mark, action } = record;
    const expected = state.height + 1;
    const follows = sequence === expected && chainHash(state.head, accountId, record).equals(hash);
    if (!follows || (mark !== null && !vault.marks(hash, mark))) return { ...state, firstBroken: expected };
    if (mark === null) unvouched ??= expected;
    else if (action === ADOPTION) unvouched = null;
    const markedFrom = state.markedFrom ?? (mark === null ? null : expected);
    state = { firstBroken: null, markedFrom, height: expected, head: hash };
  }
  return vault.mark(GENESIS) === null ? state : { ...state, firstBroken: unvouched };
}

/**
 * Authenticates audit logs that are consistent except for records without a mark, such as those of earlier
 * versions. For an operator who has reviewed them; they then count as verified.
 * @returns the accounts whose logs were adopted
 */
export async function adoptTrails(
  database: Database,
  accountIds: readonly AccountId[],
  now: Date,
): Promise<readonly AccountId[]> {
  const entry = { at: now, actor: 'operator', action: ADOPTION, target: '', change: {} };
  const adopted: AccountId[] = [];
  for (const accountId of accountIds) {
    const { firstBroken } = await verifyAudit(database, accountId);
    if (firstBroken === null || !(await isUnmarked(database, accountId, firstBroken))) continue;
    await database.transaction((connection) => appendAudit(connection, accountId, entry));
    adopted.push(accountId);
  }
  return adopted;
}

async function isUnmarked(connection: Connection, accountId: AccountId, sequence: number): Promise<boolean> {
  const rows = await connection.query({
    text: 'SELECT 1 FROM audit WHERE account_id = $1 AND sequence = $2 AND mark IS NULL',
    values: [accountId, sequence],
  });
  return rows.length > 0;
}
