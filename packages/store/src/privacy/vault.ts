import { createHash } from 'node:crypto';
import type { SpaceId } from '@assay/contract';
import type { Queries } from '../connection/statement';

/**
 * Seals what is kept of persons, and opens it. A sealed value begins with its version: 0 = as it is, 2 = the key that
 * sealed it (4 bytes), the key of its own (10 bytes, 0 = none), then whatever the vault puts behind it. The database reads no
 * more of it than that: when a row goes, the key of its value's own is noted in `key_removal`.
 */
export interface Vault {
  /**
   * @param place where the value stands; it opens nowhere else
   * @param like a sealed value whose own key it shares: both are destroyed together
   */
  seal(spaceId: SpaceId, place: string, plain: Buffer, like?: Buffer): Buffer;
  /**
   * null = the key of its own was destroyed: whoever it was about is erased.
   * @throws UnknownKey when it was sealed under a key that this process has not seen yet; Error when it does not open
   */
  open(spaceId: SpaceId, place: string, sealed: Buffer): Buffer | null;
  /** Keyed hash under which a sealed text of a space is found again: the same for as long as the deployment lives. */
  findKey(spaceId: SpaceId, text: string): string;
  /** Id of the data key that seals, 4 bytes. */
  sealingKey(): Buffer;
  /**
   * Vouches for bytes: only who holds the deployment's keys can make their mark. null = this vault has no keys.
   */
  mark(bytes: Buffer): Buffer | null;
  /** Whether a mark is of these bytes, and of this deployment; false without keys. */
  marks(bytes: Buffer, mark: Buffer): boolean;
  /** Learns the keys that were made since. */
  reload(connection: Queries): Promise<void>;
}

/** A value was sealed under a key that another process made since this one looked. */
export class UnknownKey extends Error {
  constructor() {
    super('a kept value is sealed under a key that is not known here');
    this.name = 'UnknownKey';
  }
}

const AS_IT_IS = 0;

/** Seals nothing: for a store on its own. The server never writes without a vault of its own. */
export const openVault: Vault = {
  seal: (_spaceId, _place, plain) => Buffer.concat([Buffer.from([AS_IT_IS]), plain]),
  open(_spaceId, _place, sealed) {
    if (sealed[0] !== AS_IT_IS) throw new UnknownKey();
    return sealed.subarray(1);
  },
  findKey: (spaceId, text) => createHash('sha256').update(`${spaceId} ${text}`).digest('base64url'),
  sealingKey: () => Buffer.alloc(4),
  mark: () => null,
  marks: () => false,
  reload: async () => undefined,
};

/**
 * Rows with what was sealed in them opened; those whose key was destroyed are left out.
 * @param open gives null for what was destroyed
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

/** Texts that are sealed together, each behind its length. */
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

/** What is sealed of an evaluation. */
export interface EvaluationTexts {
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** The columns of an evaluation's texts: sealed, or as versions before 0.2 kept them. */
export interface KeptColumns {
  readonly id: string;
  readonly kept: Buffer | null;
  readonly request: string | null;
  readonly seen: string | null;
  readonly answer: string | null;
}

export const KEPT_COLUMNS = 'kept, request, seen, answer';

export const evaluationPlace = (id: string): string => `evaluation/${id}`;

export const sealEvaluation = (
  vault: Vault,
  spaceId: SpaceId,
  id: string,
  { request, seen, answer }: EvaluationTexts,
): Buffer => vault.seal(spaceId, evaluationPlace(id), packTexts([request, seen, answer]));

/** null = erased: the key is destroyed. */
export function openEvaluation(
  vault: Vault,
  spaceId: SpaceId,
  { id, kept, request, seen, answer }: KeptColumns,
): EvaluationTexts | null {
  if (kept === null) return { request: request!, seen: seen!, answer: answer! };
  const packed = vault.open(spaceId, evaluationPlace(id), kept);
  if (!packed) return null;
  const [sealedRequest, sealedSeen, sealedAnswer] = unpackTexts(packed);
  return { request: sealedRequest!, seen: sealedSeen!, answer: sealedAnswer! };
}

/** A text of its own, sealed or as versions before 0.2 kept it; null = erased. */
export function openText(
  vault: Vault,
  spaceId: SpaceId,
  place: string,
  row: { readonly kept: Buffer | null; readonly text: string | null },
): string | null {
  return row.kept === null ? row.text : (vault.open(spaceId, place, row.kept)?.toString('utf8') ?? null);
}

/** A value of JSON, sealed. */
export const sealJson = (vault: Vault, spaceId: SpaceId, place: string, value: unknown): Buffer =>
  vault.seal(spaceId, place, Buffer.from(JSON.stringify(value)));

/** @param clear the value as versions before 0.2 kept it; null = erased */
export function openJson<T>(
  vault: Vault,
  spaceId: SpaceId,
  place: string,
  { kept, clear }: { readonly kept: Buffer | null; readonly clear: T },
): T | null {
  if (kept === null) return clear;
  const opened = vault.open(spaceId, place, kept);
  return opened && (JSON.parse(opened.toString()) as T);
}
