import type { AccountId } from '@assay/contract';
import { type ChainedRecord, chainHash, GENESIS } from '@assay/store';
import { type Checkpoint, isSignedBy } from './checkpoint';

/** What a trail and checkpoints that were kept elsewhere say of each other. */
export interface Comparison {
  readonly account: AccountId;
  readonly records: number;
  /** The first record that does not follow from the one before it; null = none. */
  readonly first_broken: number | null;
  /** Checkpoints of the account that were held against the trail. */
  readonly checkpoints: number;
  /** Heights of those that somebody else signed. */
  readonly not_signed: readonly number[];
  /** Heights at which the trail has another record, or none any more. */
  readonly contradicted: readonly number[];
}

/**
 * Walks a trail from its beginning and holds checkpoints against it. It needs no key but the public one.
 * @param checkpoints of any accounts
 */
export async function compareTrail(
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
  // What is left lies above the newest record: it was cut off.
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
