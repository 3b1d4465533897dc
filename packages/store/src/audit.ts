import { createHash } from 'node:crypto';
import type { AccountId } from '@assay/contract';
import type { Connection } from './database';

export interface AuditRecord {
  readonly sequence: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly change: { readonly [key: string]: unknown };
}

interface ChainedRow extends AuditRecord {
  readonly hash: Buffer;
}

const GENESIS: Buffer = Buffer.alloc(32);

/** Keys sorted at every level: the database's jsonb does not keep their order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, canonical(child)]),
  );
}

function chainHash(previous: Buffer, accountId: AccountId, record: AuditRecord): Buffer {
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

/** Appends to the account's audit trail; each record's hash covers the one before it, so a gap or a change shows. */
export async function appendAudit(
  connection: Connection,
  accountId: AccountId,
  entry: Omit<AuditRecord, 'sequence'>,
): Promise<void> {
  // The account row is the lock that keeps one chain per account.
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
  await connection.query({
    text: `INSERT INTO audit (account_id, sequence, at, actor, action, target, change, previous_hash, hash)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      accountId,
      record.sequence,
      record.at,
      record.actor,
      record.action,
      record.target,
      JSON.stringify(record.change),
      previous,
      chainHash(previous, accountId, record),
    ],
  });
}

/** Newest first. */
export async function listAudit(
  connection: Connection,
  accountId: AccountId,
  page: { readonly limit: number; readonly before?: number },
): Promise<readonly AuditRecord[]> {
  return connection.query<AuditRecord>({
    text: `SELECT sequence, at, actor, action, target, change FROM audit
           WHERE account_id = $1 AND sequence < $2 ORDER BY sequence DESC LIMIT $3`,
    values: [accountId, page.before ?? Number.MAX_SAFE_INTEGER, page.limit],
  });
}

/** Records that are held in memory at once while a chain is verified. */
const VERIFIED_TOGETHER = 1000;

/** The first record whose hash does not follow from the one before it, or null when the chain is whole. */
export async function verifyAudit(connection: Connection, accountId: AccountId): Promise<number | null> {
  let previous: Buffer = GENESIS;
  let expected = 1;
  for (;;) {
    const rows = await connection.query<ChainedRow>({
      text: `SELECT sequence, at, actor, action, target, change, hash FROM audit
             WHERE account_id = $1 AND sequence >= $2 ORDER BY sequence LIMIT $3`,
      values: [accountId, expected, VERIFIED_TOGETHER],
    });
    for (const row of rows) {
      const intact = row.sequence === expected && chainHash(previous, accountId, row).equals(row.hash);
      if (!intact) return expected;
      previous = row.hash;
      expected++;
    }
    if (rows.length < VERIFIED_TOGETHER) return null;
  }
}
