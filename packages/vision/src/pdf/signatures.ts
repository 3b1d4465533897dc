import { BadDer } from '../chip/der';
import { readSignedData, signerOf } from '../chip/signed-data';

/** A signature in a PDF (ISO 32000-2 §12.8), held to the bytes that it is over; whose it is, nobody vouches for. */
export interface PdfSignature {
  /** BROKEN: its bytes are others now. UNREAD: it is of a kind that is not known here. */
  readonly state: 'VALID' | 'BROKEN' | 'UNREAD';
  /** Place of the last revision that it is over, all bytes of it; -1 = of none. */
  readonly revision: number;
}

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
/** Nobody signs more often; each is a hash over the whole file. */
const MOST_SIGNATURES = 12;

/**
 * The signature between the two ranges: one string of hex digits and nothing else, whose brackets some programs sign as well; null =
 * something else stands there.
 */
function signatureBetween(text: string, from: number, to: number): Uint8Array | null {
  const isBare = text[from - 1] === '<' && text[to] === '>';
  const between = isBare ? `<${text.slice(from, to)}>` : text.slice(from, to);
  const [, digits] = /^\s*<([0-9A-Fa-f\s]+)>\s*$/.exec(between) ?? [];
  return digits === undefined ? null : Buffer.from(digits.replace(/\s/g, ''), 'hex');
}

function stateOf(signature: Uint8Array, signed: Uint8Array): PdfSignature['state'] {
  try {
    const data = readSignedData(signature);
    // A time stamp signs a hash of the bytes, which is not looked into.
    if (data.content !== null || data.signer === null || data.certificates.length === 0) return 'UNREAD';
    return signerOf(data, signed) ? 'VALID' : 'BROKEN';
  } catch (error) {
    // Node's own errors: a certificate or a key that it cannot read.
    if (error instanceof BadDer || (error instanceof Error && 'code' in error)) return 'UNREAD';
    throw error;
  }
}

/**
 * The signatures of a PDF, each held to its bytes.
 * @param text of the same bytes, one character each
 * @param revisions ends of the revisions
 */
export function signaturesIn(
  bytes: Uint8Array,
  text: string,
  revisions: readonly number[],
): readonly PdfSignature[] {
  return [...text.matchAll(RANGE)].slice(0, MOST_SIGNATURES).map((match): PdfSignature => {
    const [begin = 0, length = 0, next = 0, rest = 0] = match.slice(1, 5).map(Number);
    const [gap, end] = [begin + length, next + rest];
    // A range that leaves out more than the signature itself would let the rest be changed.
    const isWhole = begin === 0 && next > gap && end <= bytes.length;
    const signature = isWhole ? signatureBetween(text, gap, next) : null;
    if (!signature) return { state: 'BROKEN', revision: -1 };
    const signed = Buffer.concat([bytes.subarray(0, gap), bytes.subarray(next, end)]);
    // A line's end behind the last %%EOF belongs to the revision, signed or not.
    const revision = revisions.findLastIndex((at) => at <= end);
    return { state: stateOf(signature, signed), revision };
  });
}
