import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { AccountId } from '@assay/contract';
import {
  type AuditLogHead,
  type AuditLogState,
  type Database,
  listAccounts,
  verifyAudit,
} from '@assay/store';
import { derivedKey } from '../../platform/secrets/aes-gcm';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';

/**
 * Returns a checkpoint of every intact audit log, and the broken record of the others.
 * @param outside heads that are stored outside the database
 */
export async function signedCheckpoints(
  database: Database,
  signer: CheckpointSigner,
  now: Date,
  outside: readonly AuditLogHead[],
) {
  const signed: Checkpoint[] = [];
  const broken: { readonly account: AccountId; readonly record: number }[] = [];
  for (const { id } of await listAccounts(database)) {
    const state = await verifyAudit(database, id, outside);
    if (state.firstBroken === null) signed.push(signer.sign(id, state, now));
    else broken.push({ account: id, record: state.firstBroken });
  }
  return { signed, broken };
}

/** Appends checkpoints to a file, one JSON line each. The data is on disk when the function returns. */
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

/** Returns the checkpoints of a file, and the numbers of its invalid lines. */
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

/** Signed height of an audit log at a point in time. It remains valid proof wherever it is stored. */
export interface Checkpoint {
  readonly account: AccountId;
  /** Sequence number of the newest record. */
  readonly height: number;
  /** Hash of the newest record, hexadecimal. */
  readonly head: string;
  /** ISO 8601. */
  readonly at: string;
  /** Ed25519 (RFC 8032) as SPKI, base64url. */
  readonly public_key: string;
  /** base64url */
  readonly signature: string;
}

type Stated = Omit<Checkpoint, 'public_key' | 'signature'>;

/** PKCS #8 prefix of the 32 bytes of an Ed25519 private key (RFC 8410 §7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const statement = ({ account, height, head, at }: Stated): Buffer =>
  Buffer.from(['assay audit checkpoint 1', account, height, head, at, ''].join('\n'));

/** Signs checkpoints of a deployment's audit logs. */
export class CheckpointSigner {
  private readonly key: KeyObject;
  readonly publicKey: string;

  /** @param signingSecrets the deployment's secrets */
  constructor(signingSecrets: SigningSecrets) {
    const seed = derivedKey(signingSecrets.first, 'assay audit checkpoints');
    this.key = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.key).export({ format: 'der', type: 'spki' }).toString('base64url');
  }

  /** @param state state of an intact audit log */
  sign(account: AccountId, { height, head }: Pick<AuditLogState, 'height' | 'head'>, now: Date): Checkpoint {
    const stated = { account, height, head: head.toString('hex'), at: now.toISOString() };
    const signature = sign(null, statement(stated), this.key).toString('base64url');
    return { ...stated, public_key: this.publicKey, signature };
  }
}

/** Returns true if the checkpoint was signed with the private key of this public key. */
export function isSignedBy(checkpoint: Checkpoint, publicKey: string): boolean {
  const key = Buffer.from(publicKey, 'base64url');
  try {
    return verify(
      null,
      statement(checkpoint),
      createPublicKey({ key, format: 'der', type: 'spki' }),
      Buffer.from(checkpoint.signature, 'base64url'),
    );
  } catch {
    return false;
  }
}

/** Parses a line written by {@link CheckpointSigner.sign}; returns null for anything else. */
export function checkpointOf(line: string): Checkpoint | null {
  let value: Partial<Checkpoint>;
  try {
    value = JSON.parse(line) as Partial<Checkpoint>;
  } catch {
    return null;
  }
  const isWhole =
    Number.isInteger(value.account) &&
    Number.isInteger(value.height) &&
    [value.head, value.at, value.public_key, value.signature].every((member) => typeof member === 'string');
  return isWhole ? (value as Checkpoint) : null;
}
