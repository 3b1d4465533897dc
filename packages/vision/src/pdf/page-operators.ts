import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { UnreadablePdf } from './structure';

/** What a page draws, in order. */
interface PageOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** No page that is read has more: forms that draw forms in turn fill the memory with these. */
const MOST_OPERATORS = 500_000;
/** Forms take pdf.js longest: half a million operators of forms within forms took it 28 s, so many forms take 3 s. */
const MOST_FORMS = 20_000;

/** A page as pdf.js fills it: a part of its operators at a time. */
interface FilledPage {
  _renderPageChunk(
    part: { readonly length: number; readonly fnArray: readonly number[] },
    state: unknown,
  ): void;
}

/** What pdf.js calls the errors of files that are not as they should be. */
const ERRORS_OF_FILES = [
  'FormatError',
  'InvalidPDFException',
  'MissingPDFException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
];

/** An error of pdf.js as one of the file; any other as it is. */
export const asUnreadable = (error: unknown): unknown =>
  error instanceof Error && ERRORS_OF_FILES.includes(error.name) ? new UnreadablePdf('DAMAGED') : error;

/**
 * The operators of a page. pdf.js itself has no limit, and while it works on forms within forms nothing else has its turn, no timer
 * either: so they are counted as they come, and the document is closed when they are too many.
 * @throws UnreadablePdf
 */
export async function operatorsOf(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  options: Parameters<PDFPageProxy['getOperatorList']>[0] = {},
): Promise<PageOperators> {
  const { OPS } = await import('unpdf/pdfjs');
  const filled = page as unknown as FilledPage;
  const take = filled._renderPageChunk.bind(page);
  return new Promise((resolve, reject) => {
    let seen = 0;
    let forms = 0;
    filled._renderPageChunk = (part, state) => {
      seen += part.length;
      for (const operator of part.fnArray) if (operator === OPS.paintFormXObjectBegin) forms++;
      if (seen <= MOST_OPERATORS && forms <= MOST_FORMS) return take(part, state);
      reject(new UnreadablePdf('TOO_LARGE'));
      void document.destroy();
    };
    page.getOperatorList(options).then(resolve, (error: unknown) => reject(asUnreadable(error)));
  });
}
