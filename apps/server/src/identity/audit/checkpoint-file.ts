import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { AccountId } from '@assay/contract';
import { type Database, listAccounts, verifyAudit } from '@assay/store';
import { type Checkpoint, type CheckpointSigner, checkpointOf } from './checkpoint';

/** A checkpoint of every trail that holds, and where the others are broken. */
export async function signedCheckpoints(database: Database, signer: CheckpointSigner, now: Date) {
  const signed: Checkpoint[] = [];
  const broken: { readonly account: AccountId; readonly record: number }[] = [];
  for (const { id } of await listAccounts(database)) {
    const state = await verifyAudit(database, id);
    if (state.firstBroken === null) signed.push(signer.sign(id, state, now));
    else broken.push({ account: id, record: state.firstBroken });
  }
  return { signed, broken };
}

/** Appends checkpoints to a file, a JSON line each; on return they are on the disk. */
export function appendCheckpoints(file: string, checkpoints: readonly Checkpoint[]): void {
  if (checkpoints.length === 0) return;
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, checkpoints.map((checkpoint) => `${JSON.stringify(checkpoint)}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The checkpoints of a file, and the numbers of its lines that are none. */
export function readCheckpoints(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const checkpoints: Checkpoint[] = [];
  const unreadable: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const checkpoint = checkpointOf(line);
    if (checkpoint) checkpoints.push(checkpoint);
    else unreadable.push(at + 1);
  }
  return { checkpoints, unreadable };
}
