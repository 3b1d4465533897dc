import { readDataMatrix } from '../barcode/read-barcodes';
import type { Raster } from '../image/raster';
import { type Letter, readLetter } from '../paper/letter';
import { type PaperFields, readPaper } from '../paper/paper-fields';
import { linesOf, type PaperLine, paperBlocks, textBlocks } from '../paper/paper-lines';

import { type PaperSeal, type SealPorts, sealOfPaper, twoDocAmong } from '../seal/sealed-paper';
import type { TwoDoc } from '../seal/two-doc';
import { actionReasons } from './actions';
import { EDITORS } from './data/editors';
import { type DrawnPage, drawnPage } from './drawn-page';
import { openPdf } from './open-pdf';
import { asUnreadable } from './page-operators';
import { paintMarks } from './paint-marks';
import { drawsTheSame } from './same-pages';
import { Jpeg2000Pictures, scanOn } from './scanned-page';
import { type PdfSignature, type PdfStructure, readStructure } from './structure';
import { tracesOn } from './traces';

/** Document type determined by the kind of its signed code. */
const TYPES: { readonly [kind in NonNullable<PaperSeal['kind']>]?: PaperFields['documentType'] } = {
  BILL: 'UTILITY_BILL',
  PROOF_OF_ADDRESS: 'UTILITY_BILL',
};

/**
 * Returns the document's fields with the values of its code in place of the read ones, because the issuer
 * signed them.
 */
export function withSealed(paper: PaperFields | null, { kind, fields, signer }: PaperSeal): PaperFields {
  const read = paper ?? { documentType: 'UNKNOWN', fields: {}, faults: [] };
  const type = read.documentType === 'UNKNOWN' ? kind && TYPES[kind] : read.documentType;
  return {
    documentType: type ?? 'UNKNOWN',
    fields: { ...(signer === null ? {} : { provider: signer }), ...read.fields, ...fields },
    faults: read.faults,
  };
}

/** Content of a PDF, with traces of changes. */
export interface PdfInspection {
  /**
   * FAIL: content was covered and overwritten. REVIEW: the file was changed after it was first written, or
   * made with an editor. PASS: none of the known traces was found, which doesn't prove who made it.
   */
  readonly tamper: {
    readonly result: 'PASS' | 'REVIEW' | 'FAIL' | 'NOT_PERFORMED';
    readonly reasons: readonly string[];
  };
  /** Visible text of the pages that were read, in lines from the top. */
  readonly text: string;
  readonly pages: number;
  readonly paper: PaperFields | null;
  /** Blocks of text, such as addresses. */
  readonly blocks: readonly (readonly string[])[];
  /** Addressee of the document, and its issuer. */
  readonly letter: Letter;
  /** Content of a signed code on a page; null if none was found or searched for. */
  readonly seal: PaperSeal | null;
}

/** Maximum number of pages that are read; a supporting document has fewer. */
const MAX_PAGES = 20;

/**
 * Traces that the creation of a document never leaves: something was drawn over existing content, or a
 * signature is broken.
 */
const PROOF: readonly string[] = [
  'TEXT_REPLACED',
  'TEXT_OVER_TEXT',
  'NOTE_OVER_TEXT',
  'SIGNATURE_BROKEN',
  'SEAL_BROKEN',
];
/** Reasons that are reported but don't count against a document. */
const HARMLESS: readonly string[] = ['PAGES_LEFT_OUT', 'SIGNED', 'SIGNATURE_NOT_READ', 'SEAL_VERIFIED'];

/** Kinds of objects that signing and keeping signatures valid write; a page may only receive an added field. */
const SIGNING = ['SIGNATURE', 'PAGE', 'ANNOTATION', 'METADATA', 'OTHER', 'VALIDATION'];
const VALIDATING = ['VALIDATION', 'METADATA', 'OTHER'];

/**
 * Returns reasons for updates after the first version. An update with a valid signature doesn't count against
 * the document.
 */
function updateReasons({ revisions, rewritten, signatures }: PdfStructure): readonly string[] {
  const isHarmless = (revision: number): boolean => {
    const kinds = rewritten.filter((object) => object.revision === revision).map(({ kind }) => kind);
    const isSigned = signatures.some((one) => one.state === 'VALID' && one.revision === revision);
    const allowed = isSigned ? SIGNING : VALIDATING;
    return (isSigned || kinds.includes('VALIDATION')) && kinds.every((kind) => allowed.includes(kind));
  };
  const isChanged = revisions.some((_, revision) => revision > 0 && !isHarmless(revision));
  const has = (state: PdfSignature['state']) => signatures.some((one) => one.state === state);
  return [
    ...(isChanged ? ['CHANGED_AFTER_WRITING'] : []),
    ...(has('BROKEN') ? ['SIGNATURE_BROKEN'] : []),
    ...(has('UNREAD') ? ['SIGNATURE_NOT_READ'] : []),
    ...(has('VALID') ? ['SIGNED'] : []),
  ];
}

const isEdited = (info: { readonly [name: string]: unknown }): boolean =>
  [info.Producer, info.Creator].some(
    (name) =>
      typeof name === 'string' && EDITORS.some((editor) => name.toLowerCase().includes(editor.toLowerCase())),
  );

function judged(reasons: readonly string[]): PdfInspection['tamper'] {
  const doubts = reasons.filter((reason) => !HARMLESS.includes(reason));
  const result = doubts.some((reason) => PROOF.includes(reason))
    ? 'FAIL'
    : doubts.length > 0
      ? 'REVIEW'
      : 'PASS';
  return { result, reasons };
}

/** Maximum number of scanned pages that are read, from the first. */
const MAX_SCANS = 3;

/** Returns the visible text of a page, with the pages below one another. */
const linesOn = ({ items, height }: DrawnPage, above: number): readonly PaperLine[] =>
  linesOf(
    items.flatMap((item) => {
      if (item.kind !== 'TEXT' || item.isInvisible) return [];
      const { text, box, size } = item;
      const middle = above + height - (box.top + box.bottom) / 2;
      return [{ text, left: box.left, right: box.right, middle, size }];
    }),
  );

/** Reads a scanned page. */
type ReadScan = (scan: Raster) => Promise<readonly PaperLine[]>;

/** Maximum number of pages searched for a code, which is on the page with the data or on the first. */
const MAX_PAGES_WITH_CODES = 3;

/** Distance between pages, large enough that no line or block extends over two pages. */
const PAGE_STEP = 10_000;

/**
 * Searches a PDF for traces of changes, and reads its content.
 * @param signal is checked between pages
 * @param readScan reads pages that are images; without it they aren't read
 * @param seals for signed codes; without it none are searched
 * @throws UnreadablePdf for a file that isn't a PDF, is damaged or encrypted, or would exhaust the memory;
 *   the signal's reason
 */
export async function inspectPdf(
  bytes: Uint8Array,
  signal: AbortSignal,
  readScan?: ReadScan,
  seals?: SealPorts,
): Promise<PdfInspection> {
  const structure = readStructure(bytes);
  const { document, operators } = await openPdf(bytes);
  try {
    const pages: DrawnPage[] = [];
    let code: TwoDoc | null = null;
    const lines: PaperLine[] = [];
    const packed = new Jpeg2000Pictures(bytes);
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
      signal.throwIfAborted();
      const opened = await document.getPage(number);
      const page = await drawnPage(document, opened, operators);
      // Painted marks are needed only once.
      pages.push({ ...page, marks: [] });
      const above = number * PAGE_STEP;
      lines.push(...linesOn(page, above));
      const scan = (readScan || seals) && number <= MAX_SCANS ? await scanOn(opened, page, packed) : null;
      if (seals && code === null && number <= MAX_PAGES_WITH_CODES) {
        const marks = scan ?? (await paintMarks(opened, page.marks));
        code = marks && twoDocAmong(await readDataMatrix(marks, seals.work));
      }
      const read = scan && readScan ? await readScan(scan) : [];
      lines.push(...read.map((line) => ({ ...line, middle: line.middle + above })));
    }
    const { info } = (await document.getMetadata().catch(() => ({ info: {} }))) as {
      info: { readonly [name: string]: unknown };
    };
    const paper = lines.length > 0 ? readPaper(lines) : null;
    const blocks = paperBlocks(lines);
    const text = lines.map((line) => line.text).join('\n');
    const isExact = pages.some(({ items }) =>
      items.some((item) => item.kind === 'TEXT' && !item.isInvisible),
    );
    const seal = code && sealOfPaper(code, text, isExact, seals?.signers ?? []);
    const updates = updateReasons(structure);
    // The author of an update also chooses the types of its objects. Before an update is accepted, the pages
    // themselves are therefore compared.
    const [first] = structure.revisions;
    const isExcused = structure.revisions.length > 1 && !updates.includes('CHANGED_AFTER_WRITING');
    const isOther = isExcused && !(await drawsTheSame(bytes.subarray(0, first), document, MAX_PAGES, signal));
    const reasons = new Set([
      ...pages.flatMap(tracesOn),
      ...updates,
      ...(isOther ? ['CHANGED_AFTER_WRITING'] : []),
      ...(isEdited(info) ? ['MADE_WITH_EDITOR'] : []),
      ...(await actionReasons(document, bytes)),
      ...(paper?.faults ?? []),
      ...(document.numPages > MAX_PAGES ? ['PAGES_LEFT_OUT'] : []),
      ...(seal?.reasons ?? []),
    ]);
    return {
      tamper: judged([...reasons]),
      text,
      pages: document.numPages,
      paper: seal?.state === 'VERIFIED' ? withSealed(paper, seal) : paper,
      blocks: textBlocks(blocks),
      letter: readLetter(lines, blocks),
      seal,
    };
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    await document.destroy();
  }
}
