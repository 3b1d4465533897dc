import { BadDer } from '../chip/der';
import { readSignedData, signerOf } from '../chip/signed-data';
import { isBomb } from './bombs';

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
function signaturesIn(
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

/** A PDF that cannot be looked at; the message states why and holds nothing of it. */
export class UnreadablePdf extends Error {
  constructor(readonly reason: 'NO_PDF' | 'DAMAGED' | 'ENCRYPTED' | 'TOO_LARGE') {
    super(`Can't read the PDF: ${reason}.`);
    this.name = 'UnreadablePdf';
  }
}

/** What the bytes of a PDF tell of how it came to be (ISO 32000-1 §7.5). */
export interface PdfStructure {
  /** Ends of the revisions: where the bytes stood when it was written, and after each update. */
  readonly revisions: readonly number[];
  /** Objects that an update wrote anew, by the kind of what they hold. */
  readonly rewritten: readonly RewrittenObject[];
  readonly isEncrypted: boolean;
  readonly signatures: readonly PdfSignature[];
}

interface RewrittenObject {
  readonly number: number;
  readonly revision: number;
  /** VALIDATION: certificates and answers about them that a signature is judged by (ETSI EN 319 142-1 §5.4.2). */
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
 * Ends of revisions. A linearised file (§F) has two parts that were written at once; what follows the last end is nothing.
 */
function revisionEnds(text: string): readonly number[] {
  const ends = [...text.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].map(
    ({ index, 0: found }) => index + found.length,
  );
  const isLinear = text.slice(0, 2048).includes('/Linearized');
  return isLinear && ends.length > 1 ? ends.slice(1) : ends;
}

/** Where a store of validation data names its streams. */
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
const LONGEST_HEAD = 4000;

/** Objects behind the first revision. Those in object streams are of no pages' content, and are left out. */
function rewrittenIn(text: string, ends: readonly number[]): readonly RewrittenObject[] {
  const first = ends[0];
  if (first === undefined || ends.length < 2) return [];
  const found: RewrittenObject[] = [];
  const validating = new Set<number>();
  OBJECT.lastIndex = first;
  for (let match = OBJECT.exec(text); match; match = OBJECT.exec(text)) {
    const end = text.indexOf('endobj', match.index);
    const body = text.slice(match.index, Math.min(end < 0 ? text.length : end, match.index + LONGEST_HEAD));
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
 * Reads how a PDF is built from its bytes alone; nothing of it is drawn.
 * @throws UnreadablePdf for what is no PDF, and for bombs
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
