import type { ScreeningList } from '../model';
import { LIST_FORMATS } from './formats';
import { headOf, type ListFile } from './list-file';
import type { ListFormat, ListOptions } from './list-format';
import { ListRefused } from './list-refused';
import { isOfacCompanion } from './ofac-csv';

/** A format by the name that `lists import` uses. */
function findListFormat(format: string): ListFormat | undefined {
  return LIST_FORMATS.find((known) => known.format === format);
}

/**
 * The format of documents that belong together (OFAC publishes one list in up to four).
 * @throws ListRefused when one is empty or a web page, or no format fits
 */
export async function detectFormat(files: readonly ListFile[]): Promise<ListFormat> {
  if (files.length === 0) throw new ListRefused('missing-file', 'No file is given.');
  const heads = await Promise.all(files.map(async (file) => ({ file, head: await soundHead(file) })));
  for (const { file, head } of heads) {
    const format = LIST_FORMATS.find(({ detect }) => detect(head, file.name.toLowerCase()));
    if (format !== undefined) return format;
  }
  if (heads.some(({ head }) => isOfacCompanion(head))) {
    throw new ListRefused('missing-file', 'The file with the entries (SDN.CSV or CONS_PRIM.CSV) is missing.');
  }
  throw new ListRefused('unknown-format', 'The document is in no form of list that is known.');
}

/**
 * Reads the documents of one publication into lists: usually one, and one for each kind where a publication mixes
 * sanctions, politically exposed persons and other listings.
 *
 * @param options.format the format's name; without it, the documents' own look decides
 * @throws ListRefused with one sentence when they are no whole list: empty, a web page, another encoding, broken, cut
 *   off, of an unknown form, without wanted columns, or without a single entry
 */
export async function readLists(
  files: readonly ListFile[],
  options: ListOptions & { readonly format?: string } = {},
): Promise<readonly ScreeningList[]> {
  const { format: wanted, ...rest } = options;
  let format: ListFormat | undefined;
  if (wanted === undefined || wanted === 'auto') format = await detectFormat(files);
  else {
    format = findListFormat(wanted);
    if (format === undefined) throw new ListRefused('unknown-format', `There is no list format ${wanted}.`);
    for (const file of files) await soundHead(file);
  }
  const lists = await format.read(files, rest);
  if (lists.every(({ entries }) => entries.length === 0)) {
    throw new ListRefused('no-entries', 'The document holds no entry.');
  }
  return lists;
}

async function soundHead(file: ListFile): Promise<string> {
  const head = await headOf(file);
  if (head.trim() === '') throw new ListRefused('empty', 'The document is empty.');
  if (/^[\ufeff\s]*<(?:!doctype\s+html|html|head|body)\b/i.test(head)) {
    throw new ListRefused('web-page', 'The document is a web page, not a list.');
  }
  return head;
}
