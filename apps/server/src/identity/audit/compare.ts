import type { AccountId } from '@assay/contract';
import { type ChainedRecord, chainHash, GENESIS } from '@assay/store';
import { type Checkpoint, isSignedBy } from './checkpoint';

/** Result of comparing an audit log with checkpoints stored elsewhere. */
export interface Comparison {
  readonly account: AccountId;
  readonly records: number;
  /** First record whose hash doesn't match its predecessor; null = intact. */
  readonly first_broken: number | null;
  /** Number of checkpoints of the account that were compared. */
  readonly checkpoints: number;
  /** Heights of checkpoints with another signer. */
  readonly not_signed: readonly number[];
  /** Heights at which the audit log has a different record, or no record. */
  readonly contradicted: readonly number[];
}

/**
 * Reads an audit log from its start and compares it with checkpoints. Requires only the public key.
 * @param checkpoints checkpoints of any accounts
 */
export async function compareAuditLog(
  account: AccountId,
  records: AsyncIterable<Omit<ChainedRecord, 'mark'>> | Iterable<Omit<ChainedRecord, 'mark'>>,
  checkpoints: readonly Checkpoint[],
  publicKey: string,
): Promise<Comparison> {
  const own = checkpoints.filter((checkpoint) => checkpoint.account === account);
  const signed = own.filter((checkpoint) => isSignedBy(checkpoint, publicKey));
  const open = new Map(signed.map((checkpoint) => [checkpoint, checkpoint.height]));
  const contradicted: number[] = [];
  let previous = GENESIS;
  let height = 0;
  let firstBroken: number | null = null;
  for await (const record of records) {
    height++;
    const follows = record.sequence === height && chainHash(previous, account, record).equals(record.hash);
    if (!follows) firstBroken ??= height;
    previous = record.hash;
    for (const [checkpoint, at] of open) {
      if (at !== height) continue;
      open.delete(checkpoint);
      if (checkpoint.head !== record.hash.toString('hex')) contradicted.push(at);
    }
  }
  // Remaining checkpoints are above the newest record: the audit log was truncated.
  for (const [checkpoint, at] of open)
    if (at > 0 || checkpoint.head !== GENESIS.toString('hex')) contradicted.push(at);
  return {
    account,
    records: height,
    first_broken: firstBroken,
    checkpoints: own.length,
    not_signed: own
      .filter((checkpoint) => !signed.includes(checkpoint))
      .map((checkpoint) => checkpoint.height),
    contradicted: contradicted.sort((a, b) => a - b),
  };
}
