import type { ScreeningList } from '../model';
import { delimitedRows } from './delimited';
import { EntryDraft } from './entry-draft';
import { type ListFile, ListRefused, textOf } from './list-file';
import { EntryCollector, type ListFormat, type ListOptions, screeningList, sortFiles } from './list-format';
import { readRemarks } from './ofac-xml';

/** The four files of a list by the number of fields per row; they lack headers. */
const PARTS = { 12: 'primary', 5: 'names', 6: 'addresses', 2: 'comments' } as const;
type Part = (typeof PARTS)[keyof typeof PARTS];

/** OFAC writes `-0-` for an empty field. */
const said = (field: string | undefined): string => {
  const plain = (field ?? '').trim();
  return plain === '-0-' ? '' : plain;
};

/** SDN.CSV with the optional ALT.CSV, ADD.CSV and SDN_COMMENTS.CSV, joined by the entity's number. */
export const ofacSdnCsv: ListFormat = {
  format: 'ofac-sdn-csv',
  title: 'OFAC SDN.CSV, with ALT.CSV, ADD.CSV and SDN_COMMENTS.CSV',
  list: { name: 'ofac_sdn', fullName: 'OFAC Specially Designated Nationals List', kind: 'sanctionlist' },
  detect: (head, name) => partOf(head) === 'primary' && !isConsolidated(name),
  read: (files, options) => readOfac(ofacSdnCsv.list, files, options),
};

/** CONS_PRIM.CSV and its companion files: the OFAC lists with partial blocking. */
export const ofacConsolidatedCsv: ListFormat = {
  format: 'ofac-cons-csv',
  title: 'OFAC CONS_PRIM.CSV, with CONS_ALT.CSV, CONS_ADD.CSV and CONS_COMMENTS.CSV',
  list: {
    name: 'ofac_consolidated',
    fullName: 'OFAC Consolidated Non-SDN List',
    kind: 'sanctionlist',
  },
  detect: (head, name) => partOf(head) === 'primary' && isConsolidated(name),
  read: (files, options) => readOfac(ofacConsolidatedCsv.list, files, options),
};

/** Checks for a companion file of SDN.CSV or CONS_PRIM.CSV. */
export function isOfacCompanion(head: string): boolean {
  const part = partOf(head);
  return part !== null && part !== 'primary';
}

function isConsolidated(name: string): boolean {
  return /cons/.test(name);
}

function partOf(head: string): Part | null {
  const line = /^[^\r\n]*/.exec(head)![0];
  if (!/^\d+\s*,/.test(line)) return null;
  const fields = line.match(/(?:^|,)\s*(?:"(?:[^"]|"")*"|[^,"]*)\s*/g)?.length ?? 0;
  const part = PARTS[fields as keyof typeof PARTS] ?? null;
  if (part === 'names') return /^\d+,\d+,\s*"(?:aka|fka|nka)"/i.test(line) ? part : null;
  if (part === 'addresses') return /^\d+,\d+,/.test(line) ? part : null;
  return part;
}

async function readOfac(
  list: ListFormat['list'],
  files: readonly ListFile[],
  options: ListOptions,
): Promise<readonly ScreeningList[]> {
  const parts = await sortFiles(files, partOf);
  const primary = parts.get('primary');
  if (primary === undefined) {
    throw new ListRefused('missing-file', 'The file with the entries (SDN.CSV or CONS_PRIM.CSV) is missing.');
  }
  const comments = new Map<string, string>();
  await eachRow(parts.get('comments'), 2, ([id, text]) => {
    comments.set(id!, (comments.get(id!) ?? '') + said(text));
  });

  const drafts = new Map<string, EntryDraft>();
  const persons = new Set<string>();
  const collected = new EntryCollector();
  await eachRow(primary, 12, (row) => {
    const id = row[0]!.trim();
    if (drafts.has(id)) collected.add('id listed twice');
    else {
      drafts.set(id, readEntry(row, comments.get(id) ?? ''));
      if (said(row[2]) === 'individual') persons.add(id);
    }
  });
  let orphans = 0;
  await eachRow(parts.get('names'), 5, (row) => {
    const id = row[0]!.trim();
    const name = said(row[3]);
    const kind = said(row[2]) === 'fka' ? 'fka' : 'aka';
    const draft = drafts.get(id);
    if (draft === undefined) orphans++;
    else draft.addName(name, { kind, ...(persons.has(id) ? nameParts(name) : {}) });
  });
  collected.skip('name of an entry that is not in the list', orphans);
  orphans = 0;
  await eachRow(parts.get('addresses'), 6, (row) => {
    const draft = drafts.get(row[0]!.trim());
    if (draft === undefined) orphans++;
    else draft.addAddress([said(row[2]), said(row[3])], said(row[4]));
  });
  collected.skip('address of an entry that is not in the list', orphans);
  for (const draft of drafts.values()) collected.add(draft);
  return [screeningList(list, options, null, collected)];
}

async function eachRow(
  file: ListFile | undefined,
  fields: number,
  take: (row: readonly string[]) => void,
): Promise<void> {
  if (file === undefined) return;
  let short: string[] | null = null;
  let count = 0;
  for await (const rows of delimitedRows(textOf(file), ',')) {
    for (const row of rows) {
      if (short !== null || row.length > fields || !/^\s*\d+\s*$/.test(row[0]!)) {
        throw new ListRefused('malformed', `Row ${count} of ${file.name} doesn't have the OFAC layout.`);
      }
      count++;
      if (row.length < fields) short = row;
      else take(row);
    }
  }
  if (short !== null)
    throw new ListRefused('cut-off', `The file ${file.name} ends in the middle of its last row.`);
}

function readEntry(row: readonly string[], comment: string): EntryDraft {
  const [id, name, kind, programs, title, callSign, vesselType, tonnage, grossTonnage, flag, owner, remarks] =
    row.map(said);
  const isPerson = kind === 'individual';
  const draft = new EntryDraft(id!, isPerson ? 'PERSON' : 'ENTITY');
  draft.addName(name!, isPerson ? nameParts(name!) : {});
  for (const program of programs!.split(/\]\s*\[/)) draft.addProgram(program.replace(/[[\]]/g, ''));
  draft.addAttribute('title', title!);
  if (!isPerson && kind !== '') {
    draft.addAttribute('kind', kind!).addAttribute('call sign', callSign!);
    draft.addAttribute('vessel type', vesselType!).addAttribute('tonnage', tonnage!);
    draft.addAttribute('gross registered tonnage', grossTonnage!);
    draft.addAttribute('flag', flag!).addCountry(flag!).addAttribute('owner', owner!);
  }
  // Remarks are cut at 1,000 characters in the middle of a word, and continue in the comments.
  readRemarks(draft, remarks! + comment);
  return draft;
}

/** OFAC writes persons as `SURNAME, Given`. */
function nameParts(name: string): { family: string; given: string } | Record<string, never> {
  const comma = name.indexOf(', ');
  return comma < 0 ? {} : { family: name.slice(0, comma), given: name.slice(comma + 2) };
}
