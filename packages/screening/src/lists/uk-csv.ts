import { readDate } from './birth-date';
import { type TableRow, tableRows } from './delimited';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { addUkBirths, addUkFacts, addUkName, ukPartyType } from './uk-record';

const NAME_COLUMNS = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'];
const ADDRESS_LINES = [1, 2, 3, 4, 5, 6];

/** The UK Sanctions List; since 28 January 2026 the only British list. One row per name, address or birth. */
export const ukCsv: ListFormat = {
  format: 'uk-csv',
  title: 'UK Sanctions List, CSV',
  list: { name: 'uk_sanctions', fullName: 'UK Sanctions List', kind: 'sanctionlist' },
  detect: (head) => /(?:^|,)"?Unique ID"?,"?OFSI Group ID"?/m.test(head),
  async read(files, options) {
    const drafts = new Map<string, EntryDraft>();
    const collected = new EntryCollector();
    const date: DateLine = { version: null };
    for (const file of files) {
      const wanted = ['Unique ID', ...NAME_COLUMNS, 'Name type', 'Designation Type'];
      const rows = tableRows(textOf(file, options.encoding), ',', wanted, { beforeHeader: dateLine(date) });
      for await (const group of rows) for (const row of group) readRow(drafts, collected, row);
    }
    for (const draft of drafts.values()) collected.add(draft);
    return [screeningList(ukCsv.list, options, date.version, collected)];
  },
};

/** ConList.csv of the Treasury's OFSI, published until January 2026. One row per name. */
export const ukConListCsv: ListFormat = {
  format: 'uk-conlist-csv',
  title: 'UK OFSI ConList.csv (retired)',
  list: { name: 'uk_conlist', fullName: 'UK OFSI Consolidated List of Targets', kind: 'sanctionlist' },
  detect: (head) => /^"?Name 6"?,"?Name 1"?,/m.test(head) && /"?Group ID"?/.test(head),
  async read(files, options) {
    const drafts = new Map<string, EntryDraft>();
    const collected = new EntryCollector();
    const date: DateLine = { version: null };
    for (const file of files) {
      const wanted = [...NAME_COLUMNS, 'Group Type', 'Alias Type', 'Regime', 'Group ID'];
      const rows = tableRows(textOf(file, options.encoding), ',', wanted, { beforeHeader: dateLine(date) });
      for await (const group of rows) for (const row of group) readConListRow(drafts, collected, row);
    }
    for (const draft of drafts.values()) collected.add(draft);
    return [screeningList(ukConListCsv.list, options, date.version, collected)];
  },
};

interface DateLine {
  version: string | null;
}

/** The line before the header: `Report Date: 13-Feb-2026` or `Last Updated,05/06/2026`. */
function dateLine(into: DateLine): (row: readonly string[]) => boolean {
  return (row) => {
    const text = row.join(' ').trim();
    if (!/^\W*(?:Report Date|Last Updated\b(?!.*Name))/i.test(text)) return false;
    const shown = /(\d{1,2})[-/ ]([A-Za-z]{3}|\d{1,2})[-/ ](\d{4})/.exec(text);
    if (shown !== null) into.version = readDate(shown.slice(1, 4).join(/[a-z]/i.test(shown[2]!) ? ' ' : '/'));
    return true;
  };
}

function draftOf(drafts: Map<string, EntryDraft>, id: string, group: string): EntryDraft {
  let draft = drafts.get(id);
  if (draft === undefined) {
    draft = new EntryDraft(id, ukPartyType(group));
    drafts.set(id, draft);
  }
  return draft;
}

function readRow(drafts: Map<string, EntryDraft>, collected: EntryCollector, row: TableRow): void {
  const id = row('Unique ID');
  if (id === '') {
    collected.add('no id');
    return;
  }
  const draft = draftOf(drafts, id, row('Designation Type'));
  addUkName(draft, { parts: NAME_COLUMNS.map(row), type: row('Name type'), strength: row('Alias strength') });
  draft.addName(row('Name non-latin script'), { kind: 'aka' });
  addUkBirths(draft, row('D.O.B'));
  const lines = ADDRESS_LINES.map((line) => row(`Address Line ${line}`));
  draft.addAddress([...lines, row('Address Postal Code')], row('Address Country'));
  addUkFacts(draft, (fact) => row(UK_COLUMNS[fact] ?? ''));
  draft
    .addAttribute('OFSI Group ID', row('OFSI Group ID'))
    .addAttribute('type of entity', row('Type of entity'));
  draft.addAttribute('statement of reasons', row('UK Statement of Reasons'));
  draft
    .addCountry(row('Current believed flag of ship'))
    .addAttribute('flag', row('Current believed flag of ship'));
  draft.addAttribute('ship type', row('Type of ship')).addAttribute('parent company', row('Parent company'));
}

const UK_COLUMNS: { readonly [fact: string]: string } = {
  nationality: 'Nationality(/ies)',
  passport: 'Passport number',
  'national id': 'National Identifier number',
  registration: 'Business registration number (s)',
  imo: 'IMO number',
  position: 'Position',
  'town of birth': 'Town of birth',
  'country of birth': 'Country of birth',
  gender: 'Gender',
  regime: 'Regime Name',
  designated: 'Date Designated',
  title: 'Title',
  'sanctions imposed': 'Sanctions Imposed',
  'other information': 'Other Information',
  'un reference': 'UN Reference Number',
};

function readConListRow(drafts: Map<string, EntryDraft>, collected: EntryCollector, row: TableRow): void {
  const id = row('Group ID');
  if (id === '') {
    collected.add('no id');
    return;
  }
  const draft = draftOf(drafts, id, row('Group Type'));
  addUkName(draft, {
    parts: NAME_COLUMNS.map(row),
    type: /^primary name$/i.test(row('Alias Type')) ? 'Primary Name' : row('Alias Type'),
    strength: row('Alias Quality'),
  });
  draft.addName(row('Name Non-Latin Script'), { kind: 'aka' });
  addUkBirths(draft, row('DOB'));
  const lines = ADDRESS_LINES.map((line) => row(`Address ${line}`));
  draft.addAddress([...lines, row('Post/Zip Code')], row('Country'));
  addUkFacts(draft, (fact) => row(CONLIST_COLUMNS[fact] ?? ''));
}

const CONLIST_COLUMNS: { readonly [fact: string]: string } = {
  nationality: 'Nationality',
  passport: 'Passport Number',
  'national id': 'National Identification Number',
  position: 'Position',
  'town of birth': 'Town of Birth',
  'country of birth': 'Country of Birth',
  regime: 'Regime',
  designated: 'Listed On',
  title: 'Title',
  'other information': 'Other Information',
};
