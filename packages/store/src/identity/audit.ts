import { createHash } from 'node:crypto';
import type { AccountId } from '@assay/contract';
import type { AuditLogHead, Connection, Database } from '../connection/connection';
import { rememberHead } from './trail-heads';

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
  /**
   * The first record that doesn't follow the chain, lacks authentication, differs from a head stored outside
   * the database, or is missing; null = none.
   */
  readonly firstBroken: number | null;
  /** Largest sequence number that a process stored outside the database; null = none. */
  readonly expectedHeight: number | null;
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
  rememberHead(connection, { account: accountId, height: record.sequence, hash });
}

/** Filter of the listed audit records. */
export interface AuditLogFilter {
  readonly actor?: string;
  readonly action?: string;
  /** True leaves out views of personal data, images and files. */
  readonly isWithoutViews?: boolean;
  /** Inclusive start time. */
  readonly from?: Date;
  /** Exclusive end time. */
  readonly to?: Date;
}

/** SQL condition of the records of views. Revealed, exported and erased data are changes. */
const IS_VIEW = `(action LIKE 'person.%' AND action NOT IN ('person.reveal', 'person.export', 'person.erase'))
  OR action IN ('media.read', 'media.open', 'media.file', 'queue.item', 'attachment.open')`;

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
             AND (NOT $8::boolean OR NOT (${IS_VIEW}))
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
      page.isWithoutViews ?? false,
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

/** Checks if an audit log contains the record of a head. */
export async function hasHead(
  connection: Connection,
  { account, height, hash }: AuditLogHead,
): Promise<boolean> {
  const rows = await connection.query({
    text: 'SELECT 1 FROM audit WHERE account_id = $1 AND sequence = $2 AND hash = $3',
    values: [account, height, hash],
  });
  return rows.length > 0;
}

/** Action by which an operator authenticates earlier records without a mark, and accepts missing records. */
const ADOPTION = 'audit.mark';

/** Heads that are stored outside the database, by the log's height. */
class OutsideHeads {
  private readonly heads: readonly AuditLogHead[];
  /** Records that differ or are missing, and that no operator accepted. */
  private readonly open = new Set<AuditLogHead>();

  constructor(heads: readonly AuditLogHead[]) {
    this.heads = [...heads].sort((a, b) => a.height - b.height);
    for (const head of this.heads) this.open.add(head);
  }

  /** Compares a record with the heads of its height, and takes out what the record accepts. */
  pass({ sequence, hash, action, change }: AuditRecord & { readonly hash: Buffer }, isMarked: boolean): void {
    for (const head of this.open)
      if (head.height === sequence && head.hash.equals(hash)) this.open.delete(head);
    if (!isMarked || action !== ADOPTION || !Array.isArray(change.heads)) return;
    const accepted = new Set(change.heads);
    for (const head of this.open) if (accepted.has(nameOf(head))) this.open.delete(head);
  }

  /** Returns the first record that differs or is missing. */
  firstBroken(height: number): number | null {
    const lowest = Math.min(...[...this.open].map((head) => head.height));
    return this.open.size === 0 ? null : Math.min(lowest, height + 1);
  }

  get contradicted(): readonly AuditLogHead[] {
    return [...this.open];
  }

  /** Returns the largest height among the heads that no operator has accepted as lost. */
  expectedHeight(height: number): number | null {
    const heights = this.heads.map((head) => head.height).filter((at) => at <= height);
    const lost = [...this.open].map((head) => head.height);
    return heights.length + lost.length === 0 ? null : Math.max(...heights, ...lost);
  }
}

const nameOf = ({ height, hash }: AuditLogHead): string => `${height}/${hash.toString('hex')}`;

/**
 * Verifies an audit log: every hash follows from the previous one, every mark is the deployment's, and a
 * record without a mark precedes one by which an operator authenticated it ({@link adoptTrails}). Other later
 * records don't authenticate it, because anyone can cause them. Records whose heads are stored outside the
 * database exist unchanged, unless an operator accepted their loss.
 * @param outside heads of the log that are stored outside the database, read before this call
 */
export async function verifyAudit(
  connection: Connection,
  accountId: AccountId,
  outside: readonly AuditLogHead[] = [],
): Promise<AuditLogState> {
  return (await verify(connection, accountId, outside)).state;
}

async function verify(connection: Connection, accountId: AccountId, outside: readonly AuditLogHead[]) {
  const { vault } = connection;
  const heads = new OutsideHeads(outside.filter(({ account }) => account === accountId));
  let state = { markedFrom: null as number | null, height: 0, head: GENESIS };
  let unvouched: number | null = null;
  const result = (firstBroken: number | null) => ({
    state: { ...state, firstBroken, expectedHeight: heads.expectedHeight(state.height) },
    contradicted: heads.contradicted,
  });
  for await (const record of readAuditLog(connection, accountId)) {
    const { sequence, hash, mark, action } = record;
    const expected = state.height + 1;
    const follows = sequence === expected && chainHash(state.head, accountId, record).equals(hash);
    if (!follows || (mark !== null && !vault.marks(hash, mark))) return result(expected);
    if (mark === null) unvouched ??= expected;
    else if (action === ADOPTION) unvouched = null;
    heads.pass(record, mark !== null || vault.mark(GENESIS) === null);
    const markedFrom = state.markedFrom ?? (mark === null ? null : expected);
    state = { markedFrom, height: expected, head: hash };
  }
  return result((vault.mark(GENESIS) === null ? null : unvouched) ?? heads.firstBroken(state.height));
}

/**
 * Authenticates audit logs that are consistent except for records without a mark, such as those of earlier
 * versions, and for records whose heads are stored outside the database but that are missing, such as after
 * the restore of a backup. For an operator who has reviewed them; they then count as verified.
 * @param outside heads that are stored outside the database
 * @returns the accounts whose logs were adopted
 */
export async function adoptTrails(
  database: Database,
  accountIds: readonly AccountId[],
  now: Date,
  outside: readonly AuditLogHead[] = [],
): Promise<readonly AccountId[]> {
  const adopted: AccountId[] = [];
  for (const accountId of accountIds) {
    const { state, contradicted } = await verify(database, accountId, outside);
    const { firstBroken, height } = state;
    if (firstBroken === null) continue;
    const isLost = contradicted.length > 0 && (await isConsistent(database, accountId));
    if (!isLost && !(await isUnmarked(database, accountId, firstBroken))) continue;
    const change = contradicted.length === 0 ? {} : { heads: contradicted.map(nameOf), height };
    const entry = { at: now, actor: 'operator', action: ADOPTION, target: '', change };
    await database.transaction((connection) => appendAudit(connection, accountId, entry));
    adopted.push(accountId);
  }
  return adopted;
}

/** Checks if a log is intact, apart from heads that are stored outside the database. */
const isConsistent = async (connection: Connection, accountId: AccountId): Promise<boolean> =>
  (await verify(connection, accountId, [])).state.firstBroken === null;

async function isUnmarked(connection: Connection, accountId: AccountId, sequence: number): Promise<boolean> {
  const rows = await connection.query({
    text: 'SELECT 1 FROM audit WHERE account_id = $1 AND sequence = $2 AND mark IS NULL',
    values: [accountId, sequence],
  });
  return rows.length > 0;
}
