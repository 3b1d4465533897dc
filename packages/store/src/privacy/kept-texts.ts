import type { SpaceId } from '@assay/contract';
import type { Vault } from './vault';

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
