import { BadDer } from '../chip/der';
import { readSignedData, signerOf } from '../chip/signed-data';
import { isBomb } from './bombs';

/**
 * Signature in a PDF (ISO 32000-2 §12.8), verified against the bytes that it covers. The signer's identity
 * isn't verified.
 */
export interface PdfSignature {
  /** BROKEN: the bytes don't match the signature. UNREAD: the kind of signature isn't supported. */
  readonly state: 'VALID' | 'BROKEN' | 'UNREAD';
  /** Index of the last revision that the signature covers completely; -1 if none. */
  readonly revision: number;
}

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
/** Maximum number of signatures, because each requires a hash over the whole file. */
const MAX_SIGNATURES = 12;

/**
 * Returns the signature between the two ranges: only a string of hex digits, whose brackets some programs
 * include in the signed range. Null for other content.
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
    // A timestamp signs a hash of the bytes, which isn't supported.
    if (data.content !== null || data.signer === null || data.certificates.length === 0) return 'UNREAD';
    return signerOf(data, signed) ? 'VALID' : 'BROKEN';
  } catch (error) {
    // Errors of Node.js for unsupported certificates or keys.
    if (error instanceof BadDer || (error instanceof Error && 'code' in error)) return 'UNREAD';
    throw error;
  }
}

/**
 * Returns the signatures of a PDF, each verified against its bytes.
 * @param text the same bytes, one character each
 * @param revisions ends of the revisions
 */
function signaturesIn(
  bytes: Uint8Array,
  text: string,
  revisions: readonly number[],
): readonly PdfSignature[] {
  return [...text.matchAll(RANGE)].slice(0, MAX_SIGNATURES).map((match): PdfSignature => {
    const [begin = 0, length = 0, next = 0, rest = 0] = match.slice(1, 5).map(Number);
    const [gap, end] = [begin + length, next + rest];
    // A range that omits more than the signature itself would allow changes in the rest.
    const isWhole = begin === 0 && next > gap && end <= bytes.length;
    const signature = isWhole ? signatureBetween(text, gap, next) : null;
    if (!signature) return { state: 'BROKEN', revision: -1 };
    const signed = Buffer.concat([bytes.subarray(0, gap), bytes.subarray(next, end)]);
    // A line break after the last %%EOF belongs to the revision, signed or not.
    const revision = revisions.findLastIndex((at) => at <= end);
    return { state: stateOf(signature, signed), revision };
  });
}

/** A PDF that can't be inspected; the message states the reason and contains none of its content. */
export class UnreadablePdf extends Error {
  constructor(readonly reason: 'NO_PDF' | 'DAMAGED' | 'ENCRYPTED' | 'TOO_LARGE') {
    super(`Can't read the PDF: ${reason}.`);
    this.name = 'UnreadablePdf';
  }
}

/** Revisions, signatures and encryption of a PDF according to its bytes (ISO 32000-1 §7.5). */
export interface PdfStructure {
  /** Ends of the revisions: the file length when it was first written, and after each update. */
  readonly revisions: readonly number[];
  /** Objects that an update rewrote, by kind of content. */
  readonly rewritten: readonly RewrittenObject[];
  readonly isEncrypted: boolean;
  readonly signatures: readonly PdfSignature[];
}

interface RewrittenObject {
  readonly number: number;
  readonly revision: number;
  /** VALIDATION: certificates and revocation data for verifying a signature (ETSI EN 319 142-1 §5.4.2). */
  readonly kind:
    | 'CONTENT'
    | 'PAGE'
    | 'FONT'
    | 'IMAGE'
    | 'ANNOTATION'
    | 'SIGNATURE'
    | 'VALIDATION'
    | 'METADATA'
    | 'OTHER';
}

const latin = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/**
 * Returns the ends of the revisions. A linearized file (§F) has two parts that were written at once; bytes
 * after the last end are ignored.
 */
function revisionEnds(text: string): readonly number[] {
  const ends = [...text.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].map(
    ({ index, 0: found }) => index + found.length,
  );
  const isLinear = text.slice(0, 2048).includes('/Linearized');
  return isLinear && ends.length > 1 ? ends.slice(1) : ends;
}

/** Lists of streams in a store of validation data. */
const VALIDATION_LIST = /\/(?:Certs?|OCSPs?|CRLs?)\s*\[([^\]]*)\]/;

function kindOf(body: string): RewrittenObject['kind'] {
  if (/\/Type\s*\/(Sig|DocTimeStamp)\b/.test(body) || /\/FT\s*\/Sig\b/.test(body)) return 'SIGNATURE';
  if (/\/Type\s*\/(DSS|VRI)\b/.test(body) || VALIDATION_LIST.test(body)) return 'VALIDATION';
  if (/\/Type\s*\/(Metadata|XRef)\b/.test(body) || /\/(Producer|ModDate|CreationDate)\s*[(<]/.test(body))
    return 'METADATA';
  if (/\/Type\s*\/Pages?\b/.test(body)) return 'PAGE';
  if (/\/Type\s*\/Annot\b/.test(body) || /\/Subtype\s*\/(FreeText|Stamp|Square|Ink|Redact)\b/.test(body))
    return 'ANNOTATION';
  if (/\/Type\s*\/Font\b/.test(body)) return 'FONT';
  if (/\/Subtype\s*\/Image\b/.test(body)) return 'IMAGE';
  if (/\/Type\s*\/(Catalog|ObjStm|ExtGState|FontDescriptor)\b/.test(body)) return 'OTHER';
  return /\bstream\r?\n/.test(body) ? 'CONTENT' : 'OTHER';
}

const OBJECT = /(?:^|[\r\n\s])(\d{1,10})\s+(\d{1,5})\s+obj\b/g;
const MAX_HEAD_LENGTH = 4000;

/**
 * Returns the objects after the first revision. Objects in object streams can't be page content and are
 * omitted.
 */
function rewrittenIn(text: string, ends: readonly number[]): readonly RewrittenObject[] {
  const first = ends[0];
  if (first === undefined || ends.length < 2) return [];
  const found: RewrittenObject[] = [];
  const validating = new Set<number>();
  OBJECT.lastIndex = first;
  for (let match = OBJECT.exec(text); match; match = OBJECT.exec(text)) {
    const end = text.indexOf('endobj', match.index);
    const body = text.slice(
      match.index,
      Math.min(end < 0 ? text.length : end, match.index + MAX_HEAD_LENGTH),
    );
    for (const [, list = ''] of body.matchAll(new RegExp(VALIDATION_LIST, 'g')))
      for (const [, number] of list.matchAll(/(\d{1,10})\s+\d{1,5}\s+R/g)) validating.add(Number(number));
    found.push({
      number: Number(match[1]),
      revision: ends.findIndex((at) => match.index < at),
      kind: kindOf(body),
    });
  }
  return found.map((object) =>
    object.kind === 'CONTENT' && validating.has(object.number) ? { ...object, kind: 'VALIDATION' } : object,
  );
}

/**
 * Reads the structure of a PDF from its bytes alone, without rendering.
 * @throws UnreadablePdf for files that aren't PDFs, and for decompression bombs
 */
export function readStructure(bytes: Uint8Array): PdfStructure {
  const text = latin(bytes);
  if (!text.slice(0, 1024).includes('%PDF-')) throw new UnreadablePdf('NO_PDF');
  if (isBomb(bytes, text)) throw new UnreadablePdf('TOO_LARGE');
  const revisions = revisionEnds(text);
  return {
    revisions,
    rewritten: rewrittenIn(text, revisions),
    isEncrypted: /\/Encrypt\s+(\d+\s+\d+\s+R|<<)/.test(text),
    signatures: signaturesIn(bytes, text, revisions),
  };
}
