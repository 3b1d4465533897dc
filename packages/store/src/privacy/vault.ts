import { createHash } from 'node:crypto';
import type { EnvironmentId } from '@assay/contract';
import type { Queries } from '../connection/statement';

/**
 * Encrypts and decrypts stored personal data. An encrypted value starts with its version (0 = plaintext, 2 =
 * encrypted), the id of its data key (4 bytes) and of its separate key (10 bytes, 0 = none), followed by data
 * of the vault. The database reads only this prefix: when a row is deleted, its separate key is queued in
 * `key_removal`.
 */
export interface Vault {
  /**
   * Encrypts a value.
   * @param place location of the value; it can only be decrypted for that location
   * @param like an encrypted value whose separate key it shares: both are destroyed together
   */
  seal(environmentId: EnvironmentId, place: string, plain: Buffer, like?: Buffer): Buffer;
  /**
   * Decrypts a value; null = its separate key was destroyed, because the person was erased.
   * @throws UnknownKey if it was encrypted under a key that this process has not loaded yet; Error if
   *   decryption fails
   */
  open(environmentId: EnvironmentId, place: string, sealed: Buffer): Buffer | null;
  /**
   * Returns the keyed hash by which an encrypted text of an environment is found; it never changes within a
   * deployment.
   */
  findKey(environmentId: EnvironmentId, text: string): string;
  /** Returns the id of the current data key, 4 bytes. */
  sealingKey(): Buffer;
  /** Authenticates bytes: the mark requires the deployment's keys. null = this vault lacks keys. */
  mark(bytes: Buffer): Buffer | null;
  /** Checks whether a mark belongs to these bytes and this deployment; false without keys. */
  marks(bytes: Buffer, mark: Buffer): boolean;
  /** Loads keys that were created since. */
  reload(connection: Queries): Promise<void>;
}

/** A value was encrypted under a key that another process created since this one last loaded the keys. */
export class UnknownKey extends Error {
  constructor() {
    super('a stored value is encrypted with an unknown key');
    this.name = 'UnknownKey';
  }
}

const AS_IT_IS = 0;

/** Vault without encryption, for a standalone store. The server never writes without an encrypting vault. */
export const openVault: Vault = {
  seal: (_environmentId, _place, plain) => Buffer.concat([Buffer.from([AS_IT_IS]), plain]),
  open(_environmentId, _place, sealed) {
    if (sealed[0] !== AS_IT_IS) throw new UnknownKey();
    return sealed.subarray(1);
  },
  findKey: (environmentId, text) =>
    createHash('sha256').update(`${environmentId} ${text}`).digest('base64url'),
  sealingKey: () => Buffer.alloc(4),
  mark: () => null,
  marks: () => false,
  reload: async () => undefined,
};

/**
 * Returns rows with their encrypted parts decrypted; those with destroyed keys are omitted.
 * @param open returns null for destroyed values
 */
export async function openRows<R, T>(
  connection: Queries & { readonly vault: Vault },
  rows: readonly R[],
  open: (row: R, vault: Vault) => T | null,
): Promise<readonly T[]> {
  const { vault } = connection;
  const all = () => rows.map((row) => open(row, vault)).filter((row) => row !== null);
  try {
    return all();
  } catch (error) {
    if (!(error instanceof UnknownKey)) throw error;
    await vault.reload(connection);
    return all();
  }
}

const LENGTH_BYTES = 4;

/** Packs texts for joint encryption, each preceded by its length. */
export function packTexts(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const packed = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + LENGTH_BYTES + length, 0));
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at = packed.writeUInt32BE(lengths[index]!, at);
    at += packed.write(text, at);
  }
  return packed;
}

export function unpackTexts(packed: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < packed.length; ) {
    const end = at + LENGTH_BYTES + packed.readUInt32BE(at);
    texts.push(packed.toString('utf8', at + LENGTH_BYTES, end));
    at = end;
  }
  return texts;
}

/** Encrypted texts of an evaluation. */
export interface EvaluationTexts {
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** Text columns of an evaluation: encrypted, or in plaintext as in versions before 0.2. */
export interface StoredColumns {
  readonly id: string;
  readonly kept: Buffer | null;
  readonly request: string | null;
  readonly seen: string | null;
  readonly answer: string | null;
}

export const STORED_COLUMNS = 'kept, request, seen, answer';

export const evaluationPlace = (id: string): string => `evaluation/${id}`;

export const sealEvaluation = (
  vault: Vault,
  environmentId: EnvironmentId,
  id: string,
  { request, seen, answer }: EvaluationTexts,
): Buffer => vault.seal(environmentId, evaluationPlace(id), packTexts([request, seen, answer]));

/** Decrypts the texts of an evaluation; null = erased, because the key is destroyed. */
export function openEvaluation(
  vault: Vault,
  environmentId: EnvironmentId,
  { id, kept, request, seen, answer }: StoredColumns,
): EvaluationTexts | null {
  if (kept === null) return { request: request!, seen: seen!, answer: answer! };
  const packed = vault.open(environmentId, evaluationPlace(id), kept);
  if (!packed) return null;
  const [encryptedRequest, encryptedLookups, encryptedResponse] = unpackTexts(packed);
  return { request: encryptedRequest!, seen: encryptedLookups!, answer: encryptedResponse! };
}

/** Decrypts a single text, or returns the plaintext of versions before 0.2; null = erased. */
export function openText(
  vault: Vault,
  environmentId: EnvironmentId,
  place: string,
  row: { readonly kept: Buffer | null; readonly text: string | null },
): string | null {
  return row.kept === null
    ? row.text
    : (vault.open(environmentId, place, row.kept)?.toString('utf8') ?? null);
}

/** Encrypts a JSON value. */
export const sealJson = (vault: Vault, environmentId: EnvironmentId, place: string, value: unknown): Buffer =>
  vault.seal(environmentId, place, Buffer.from(JSON.stringify(value)));

/**
 * Decrypts a JSON value.
 * @param clear plaintext value of versions before 0.2; null = erased
 */
export function openJson<T>(
  vault: Vault,
  environmentId: EnvironmentId,
  place: string,
  { kept, clear }: { readonly kept: Buffer | null; readonly clear: T },
): T | null {
  if (kept === null) return clear;
  const opened = vault.open(environmentId, place, kept);
  return opened && (JSON.parse(opened.toString()) as T);
}
