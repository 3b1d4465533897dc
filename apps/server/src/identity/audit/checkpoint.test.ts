import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChainedRecord, chainHash, GENESIS } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { appendCheckpoints, CheckpointSigner, checkpointOf, isSignedBy, readCheckpoints } from './checkpoint';
import { compareAuditLog } from './compare';

const NOW = new Date('2026-11-20T12:00:00Z');
const signer = new CheckpointSigner(signingSecretsOf(Buffer.alloc(32, 7)));
const other = new CheckpointSigner(signingSecretsOf(Buffer.alloc(32, 8)));

/** Returns an audit log whose record 2 has `who` as its actor. */
function auditLogOf(length: number, who = 'key 1'): ChainedRecord[] {
  const records: ChainedRecord[] = [];
  for (let sequence = 1; sequence <= length; sequence++) {
    const actor = sequence === 2 ? who : 'key 1';
    const record = { sequence, at: NOW, actor, action: 'a', target: '', change: {} };
    const hash = chainHash(records.at(-1)?.hash ?? GENESIS, 5, record);
    records.push({ ...record, hash, mark: null });
  }
  return records;
}

const at = (records: readonly ChainedRecord[], height: number) => ({
  firstBroken: null,
  markedFrom: null,
  height,
  head: records[height - 1]?.hash ?? GENESIS,
});

describe('audit checkpoint', () => {
  const checkpoint = signer.sign(5, at(auditLogOf(3), 3), NOW);

  it('is verified by the matching public key only', () => {
    expect(isSignedBy(checkpoint, signer.publicKey)).toBe(true);
    expect(isSignedBy({ ...checkpoint, height: 2 }, signer.publicKey)).toBe(false);
    expect(isSignedBy({ ...checkpoint, account: 6 }, signer.publicKey)).toBe(false);
    expect(isSignedBy(checkpoint, other.publicKey)).toBe(false);
    expect(isSignedBy(checkpoint, 'no key')).toBe(false);
    expect(checkpointOf(JSON.stringify(checkpoint))).toEqual(checkpoint);
    for (const line of ['', 'x', '{}', '{"account":5}']) expect(checkpointOf(line)).toBeNull();
  });

  it('matches the audit log it was made from, also after more records', async () => {
    expect(await compareAuditLog(5, auditLogOf(9), [checkpoint], signer.publicKey)).toEqual({
      account: 5,
      records: 9,
      first_broken: null,
      checkpoints: 1,
      not_signed: [],
      contradicted: [],
    });
  });

  it('contradicts a rewritten, truncated or missing audit log', async () => {
    const compared = async (records: ChainedRecord[]) =>
      (await compareAuditLog(5, records, [checkpoint], signer.publicKey)).contradicted;
    expect(await compared(auditLogOf(9, 'nobody'))).toEqual([3]);
    expect(await compared(auditLogOf(2))).toEqual([3]);
    expect(await compared([])).toEqual([3]);
  });

  it('is reported as not signed for another signer, and ignored for another account', async () => {
    const forged = other.sign(5, at(auditLogOf(3, 'nobody'), 3), NOW);
    const foreign = signer.sign(6, at(auditLogOf(3), 2), NOW);
    expect(await compareAuditLog(5, auditLogOf(9), [forged, foreign], signer.publicKey)).toMatchObject({
      checkpoints: 1,
      not_signed: [3],
      contradicted: [],
    });
  });
});

describe('checkpoint file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-checkpoints-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('grows by one line per checkpoint and reports invalid lines', () => {
    const file = join(folder, 'checkpoints.jsonl');
    const made = [1, 2, 3].map((height) => signer.sign(5, at(auditLogOf(3), height), NOW));
    appendCheckpoints(file, made.slice(0, 2));
    appendCheckpoints(file, made.slice(2));
    expect(readCheckpoints(file)).toEqual({ checkpoints: made, unreadable: [] });
  });
});
