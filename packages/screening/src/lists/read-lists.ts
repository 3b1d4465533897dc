import type { ListKind, ScreeningList } from '../model';
import { DEMONSTRATION_PARTIES, type DemonstrationParty } from './data/demonstration-parties';
import { readBirthDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { euCsv, euXml } from './eu';
import { headOf, type ListFile, ListRefused } from './list-file';
import { EntryCollector, type ListFormat, type ListOptions, screeningList } from './list-format';
import { ofacAdvancedXml } from './ofac-advanced-xml';
import { isOfacCompanion, ofacConsolidatedCsv, ofacSdnCsv } from './ofac-csv';
import { ofacConsolidatedXml, ofacSdnXml } from './ofac-xml';
import { ftmJson, openSanctionsCsv } from './opensanctions';
import { ownCsv, ownJson } from './own-table';
import { ukConListCsv, ukCsv, ukXml } from './uk';
import { unXml } from './un-xml';
import { fbiWanted, hhsLeie, usLegislators } from './us-people';
import { bisDpl, usCsl } from './us-trade';

/** Supported list formats; detection by content uses the first match. */
export const LIST_FORMATS: readonly ListFormat[] = [
  ofacSdnCsv,
  ofacConsolidatedCsv,
  ofacAdvancedXml,
  ofacSdnXml,
  ofacConsolidatedXml,
  unXml,
  euXml,
  euCsv,
  ukCsv,
  ukConListCsv,
  ukXml,
  openSanctionsCsv,
  ftmJson,
  bisDpl,
  usCsl,
  usLegislators,
  fbiWanted,
  hhsLeie,
  ownCsv,
  ownJson,
];

/** Start of the full name of every demonstration list, so that a match isn't mistaken for a real one. */
export const DEMONSTRATION_TITLE = 'Assay demonstration list (fictional)';
const VERSION = '2026-11-20';
const KINDS: readonly ListKind[] = ['sanctionlist', 'pep', 'watchlist', 'crimelist'];

/** Returns invented parties, one list per kind, so that a new installation has data to screen against. */
export function demonstrationLists(): readonly ScreeningList[] {
  return KINDS.map((kind) => {
    const collected = new EntryCollector();
    for (const [at, party] of DEMONSTRATION_PARTIES.entries()) {
      if (party.kind === kind) collected.add(draftOf(party, `DEMO-${String(at + 1).padStart(3, '0')}`));
    }
    const list = { name: `demonstration_${kind}`, fullName: `${DEMONSTRATION_TITLE}: ${kind}`, kind };
    return screeningList(list, {}, VERSION, collected);
  });
}

function draftOf(party: DemonstrationParty, id: string): EntryDraft {
  const draft = new EntryDraft(id, party.type);
  for (const name of party.names) draft.addName(name);
  if (party.weak !== undefined) draft.addName(party.weak, { kind: 'aka', weak: true });
  if (party.birth !== undefined) draft.addBirth(readBirthDate(party.birth));
  for (const country of party.countries ?? []) {
    if (party.type === 'PERSON') draft.addNationality(country);
    else draft.addCountry(country);
  }
  const [type, value] = (party.number ?? '').split(':');
  if (value !== undefined) draft.addIdentifier(type!.replace('-id', ' id'), value);
  if (party.wallet !== undefined) draft.addWallet(party.wallet);
  if (party.bic !== undefined) draft.addBic(party.bic);
  draft.addAddress([party.address ?? '']).addAttribute('position', party.position ?? '');
  return draft.addProgram(party.program).addAttribute('note', 'Fictional entry for demonstrations.');
}

/** Returns a format by its name in `lists import`. */
function findListFormat(format: string): ListFormat | undefined {
  return LIST_FORMATS.find((known) => known.format === format);
}

/**
 * Detects the format of documents that belong together (OFAC publishes one list in up to four).
 * @throws ListRefused when one is empty or a web page, or no format matches
 */
export async function detectFormat(files: readonly ListFile[]): Promise<ListFormat> {
  if (files.length === 0) throw new ListRefused('missing-file', 'No file was given.');
  const heads = await Promise.all(files.map(async (file) => ({ file, head: await soundHead(file) })));
  for (const { file, head } of heads) {
    const format = LIST_FORMATS.find(({ detect }) => detect(head, file.name.toLowerCase()));
    if (format !== undefined) return format;
  }
  if (heads.some(({ head }) => isOfacCompanion(head))) {
    throw new ListRefused('missing-file', 'The file with the entries (SDN.CSV or CONS_PRIM.CSV) is missing.');
  }
  throw new ListRefused('unknown-format', 'The format of the document is unknown.');
}

/**
 * Reads the documents of one publication into lists: usually one, and one per kind where a publication mixes
 * sanctions, politically exposed persons and other listings.
 *
 * @param options.format the format's name; without it, the content determines the format
 * @throws ListRefused with one sentence when they aren't a complete list: empty, a web page, another
 *   encoding, broken, truncated, of an unknown format, without wanted columns, or without any entry
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
    if (format === undefined) throw new ListRefused('unknown-format', `Unknown list format: ${wanted}.`);
    for (const file of files) await soundHead(file);
  }
  const lists = await format.read(files, rest);
  if (lists.every(({ entries }) => entries.length === 0)) {
    throw new ListRefused('no-entries', 'The document contains no entries.');
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
