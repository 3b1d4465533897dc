import { readDataMatrix } from '../barcode/read-barcodes';
import type { Raster } from '../image/raster';
import { type PaperFields, readPaper } from '../paper/paper-fields';
import { linesOf, type PaperLine, textBlocks } from '../paper/paper-lines';
import { withSealed } from '../paper/sealed-fields';
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

/** What a PDF shows of how it came to be, and what it states. */
export interface PdfInspection {
  /**
   * FAIL: what stood there was covered and written over. REVIEW: it was changed after it was first written, or made with an editor.
   * PASS: none of the traces that are looked for was found, which proves nothing of who made it.
   */
  readonly tamper: {
    readonly result: 'PASS' | 'REVIEW' | 'FAIL' | 'NOT_PERFORMED';
    readonly reasons: readonly string[];
  };
  /** The visible text of the pages that were read, lines from the top. */
  readonly text: string;
  readonly pages: number;
  readonly paper: PaperFields | null;
  /** Texts set below one another, as addresses are. */
  readonly blocks: readonly (readonly string[])[];
  /** What a signed code on it says; null = none was found, or looked for. */
  readonly seal: PaperSeal | null;
}

/** So many pages are read of a paper; nobody sends more as a proof. */
const MOST_PAGES = 20;

/** Traces that no way of making a paper leaves: something was put over what stood there. */
const PROOF: readonly string[] = [
  'TEXT_REPLACED',
  'TEXT_OVER_TEXT',
  'NOTE_OVER_TEXT',
  'SIGNATURE_BROKEN',
  'SEAL_BROKEN',
];
/** Told, and nothing against a paper. */
const HARMLESS: readonly string[] = ['PAGES_LEFT_OUT', 'SIGNED', 'SIGNATURE_NOT_READ', 'SEAL_VERIFIED'];

/** Kinds of objects that signing writes, and what keeps signatures valid; of a page only that a field was laid on it. */
const SIGNING = ['SIGNATURE', 'PAGE', 'ANNOTATION', 'METADATA', 'OTHER', 'VALIDATION'];
const VALIDATING = ['VALIDATION', 'METADATA', 'OTHER'];

/** What updates behind the first version mean: one that signs, by a signature that holds, is none against the paper. */
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

/** Of a long scan the first pages are read. */
const MOST_SCANS = 3;

/** The visible text of a page, with its pages below one another. */
const linesOn = ({ items, height }: DrawnPage, above: number): readonly PaperLine[] =>
  linesOf(
    items.flatMap((item) => {
      if (item.kind !== 'TEXT' || item.isInvisible) return [];
      const { text, box, size } = item;
      const middle = above + height - (box.top + box.bottom) / 2;
      return [{ text, left: box.left, right: box.right, middle, size }];
    }),
  );

/** Reads the picture that a page is. */
type ReadScan = (scan: Raster) => Promise<readonly PaperLine[]>;

/** A code stands on the page with the data, or on the first. */
const MOST_PAGES_WITH_CODES = 3;

/** Pages far enough from one another that no line and no block goes over both. */
const PAGE_STEP = 10_000;

/**
 * Looks for traces of changes in a PDF, and reads what it states.
 * @param signal is looked at between pages
 * @param readScan for pages that are pictures; without it they stay unread
 * @param seals for signed codes; without it none is looked for
 * @throws UnreadablePdf for what is none, is damaged, locked, or would fill the memory; the signal's reason
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
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      signal.throwIfAborted();
      const opened = await document.getPage(number);
      const page = await drawnPage(document, opened, operators);
      // What is painted is needed but once.
      pages.push({ ...page, marks: [] });
      const above = number * PAGE_STEP;
      lines.push(...linesOn(page, above));
      const scan = (readScan || seals) && number <= MOST_SCANS ? await scanOn(opened, page, packed) : null;
      if (seals && code === null && number <= MOST_PAGES_WITH_CODES) {
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
    const text = lines.map((line) => line.text).join('\n');
    const isExact = pages.some(({ items }) =>
      items.some((item) => item.kind === 'TEXT' && !item.isInvisible),
    );
    const seal = code && sealOfPaper(code, text, isExact, seals?.signers ?? []);
    const updates = updateReasons(structure);
    // Whoever writes an update also writes what its objects are called: one that is excused is held to its pages.
    const [first] = structure.revisions;
    const isExcused = structure.revisions.length > 1 && !updates.includes('CHANGED_AFTER_WRITING');
    const isOther =
      isExcused && !(await drawsTheSame(bytes.subarray(0, first), document, MOST_PAGES, signal));
    const reasons = new Set([
      ...pages.flatMap(tracesOn),
      ...updates,
      ...(isOther ? ['CHANGED_AFTER_WRITING'] : []),
      ...(isEdited(info) ? ['MADE_WITH_EDITOR'] : []),
      ...(await actionReasons(document, bytes)),
      ...(paper?.faults ?? []),
      ...(document.numPages > MOST_PAGES ? ['PAGES_LEFT_OUT'] : []),
      ...(seal?.reasons ?? []),
    ]);
    return {
      tamper: judged([...reasons]),
      text,
      pages: document.numPages,
      paper: seal?.state === 'VERIFIED' ? withSealed(paper, seal) : paper,
      blocks: textBlocks(lines),
      seal,
    };
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    await document.destroy();
  }
}
