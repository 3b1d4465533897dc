import type { EntryName, PartyType } from '../model';
import { type TableRow, tableRows } from './delimited';
import { readBirthDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { child, descendants, textAt, textsAt, type XmlElement, xmlRecords } from './records';

/** A name on the British list; Name 6 is the family name, or the whole name of an organization. */
interface UkName {
  /** Name 1 to Name 5, then Name 6. */
  readonly parts: readonly string[];
  readonly type: string;
  readonly strength: string;
}

/** Converts its words Individual, Entity, Ship to a party type. */
function ukPartyType(group: string): PartyType {
  const word = group.trim().toLowerCase();
  if (word === 'individual') return 'PERSON';
  return word === '' ? 'UNKNOWN' : 'ENTITY';
}

function addUkName(draft: EntryDraft, { parts, type, strength }: UkName): void {
  const given = parts
    .slice(0, 5)
    .filter((part) => part.trim() !== '')
    .join(' ');
  const family = parts[5]?.trim() ?? '';
  draft.addName(`${given} ${family}`, {
    kind: nameKind(type),
    ...(/low|weak/i.test(strength) ? { weak: true } : {}),
    ...(given === '' ? {} : { given, family }),
  });
}

function nameKind(type: string): EntryName['kind'] {
  if (/^primary name$/i.test(type.trim())) return 'primary';
  return /f\.?k\.?a/i.test(type) ? 'fka' : 'aka';
}

/** Adds dates of birth such as `25/01/2001`, `00/00/1970`, `dd/mm/1970`; a cell may contain several. */
function addUkBirths(draft: EntryDraft, text: string): void {
  for (const part of splitCell(text)) draft.addBirth(readBirthDate(part));
}

/** Splits a cell with several values: `(1) … (2) …`, or separated by bars. */
function splitCell(text: string): readonly string[] {
  return text
    .split(/\s*\|\s*|\s*\(\d{1,2}\)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Adds the facts that both formats of the list state in the same way. */
function addUkFacts(draft: EntryDraft, fact: (name: string) => string): void {
  for (const nationality of splitCell(fact('nationality'))) draft.addNationality(nationality);
  for (const passport of splitCell(fact('passport'))) draft.addIdentifier('passport', passport);
  for (const number of splitCell(fact('national id'))) draft.addIdentifier('national id', number);
  for (const number of splitCell(fact('registration'))) draft.addIdentifier('business registration', number);
  for (const imo of splitCell(fact('imo'))) draft.addIdentifier('IMO', imo);
  for (const position of splitCell(fact('position'))) draft.addAttribute('position', position);
  draft.addBirthPlace(
    [fact('town of birth'), fact('country of birth')].filter((part) => part !== '').join(', '),
  );
  draft
    .setGender(fact('gender'))
    .addProgram(fact('regime'))
    .setListedOn(readDate(fact('designated')));
  draft.addAttribute('title', fact('title')).addAttribute('sanctions imposed', fact('sanctions imposed'));
  draft.addAttribute('other information', fact('other information'));
  draft.addAttribute('UN reference', fact('un reference'));
}

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

/** Reads the line before the header: `Report Date: 13-Feb-2026` or `Last Updated,05/06/2026`. */
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

/** The UK Sanctions List as XML. */
export const ukXml: ListFormat = {
  format: 'uk-xml',
  title: 'UK Sanctions List, XML',
  list: { name: 'uk_sanctions', fullName: 'UK Sanctions List', kind: 'sanctionlist' },
  detect: (head) => /<Designations[\s>]/.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    let version: string | null = null;
    for (const file of files) {
      for await (const record of xmlRecords(textOf(file), 'Designations', ['DateGenerated', 'Designation'])) {
        if (record.name === 'DateGenerated') version = readDate(record.text) ?? record.text;
        else if (record.name === 'Designation') collected.add(readDesignation(record));
      }
    }
    return [screeningList(ukXml.list, options, version, collected)];
  },
};

function readDesignation(record: XmlElement): EntryDraft {
  const draft = new EntryDraft(
    textAt(record, 'UniqueID'),
    ukPartyType(textAt(record, 'IndividualEntityShip')),
  );
  for (const name of descendants(record, 'Names', 'Name')) {
    addUkName(draft, {
      parts: ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'].map((part) => textAt(name, part)),
      type: textAt(name, 'NameType'),
      strength: textAt(name, 'AliasStrength'),
    });
  }
  for (const name of textsAt(record, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript')) {
    draft.addName(name, { kind: 'aka' });
  }
  for (const address of descendants(record, 'Addresses', 'Address')) {
    const lines = [1, 2, 3, 4, 5, 6].map((line) => textAt(address, `AddressLine${line}`));
    draft.addAddress([...lines, textAt(address, 'AddressPostalCode')], textAt(address, 'AddressCountry'));
  }
  const person = child(child(record, 'IndividualDetails'), 'Individual');
  for (const birth of textsAt(person, 'DOBs', 'DOB')) addUkBirths(draft, birth);
  for (const place of descendants(person, 'BirthDetails', 'Location')) {
    const lines = [textAt(place, 'TownOfBirth'), textAt(place, 'CountryOfBirth')];
    draft.addBirthPlace(lines.filter((line) => line !== '').join(', '));
  }
  for (const nationality of textsAt(person, 'Nationalities', 'Nationality'))
    draft.addNationality(nationality);
  addNumbers(draft, record, person);
  addUkFacts(draft, (fact) => textAt(record, FACTS[fact] ?? ''));
  draft.setGender(textAt(person, 'Genders', 'Gender'));
  for (const position of textsAt(person, 'Positions', 'Position')) draft.addAttribute('position', position);
  for (const title of textsAt(record, 'Titles', 'Title')) draft.addAttribute('title', title);
  draft.addAttribute('OFSI Group ID', textAt(record, 'OFSIGroupID'));
  return draft.addAttribute('statement of reasons', textAt(record, 'UKStatementofReasons'));
}

function addNumbers(draft: EntryDraft, record: XmlElement, person: XmlElement | undefined): void {
  for (const number of textsAt(person, 'PassportDetails', 'Passport', 'PassportNumber')) {
    draft.addIdentifier('passport', number);
  }
  const nationalId = 'NationalIdentifier';
  for (const number of textsAt(person, `${nationalId}Details`, nationalId, `${nationalId}Number`)) {
    draft.addIdentifier('national id', number);
  }
  const entity = child(child(record, 'EntityDetails'), 'Entity');
  for (const number of textsAt(entity, 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber')) {
    draft.addIdentifier('business registration', number);
  }
  for (const type of textsAt(entity, 'TypeOfEntities', 'TypeOfEntity'))
    draft.addAttribute('type of entity', type);
  const ship = child(child(record, 'ShipDetails'), 'Ship');
  for (const number of textsAt(ship, 'IMONumbers', 'IMONumber')) draft.addIdentifier('IMO', number);
  for (const flag of textsAt(ship, 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip')) {
    draft.addCountry(flag).addAttribute('flag', flag);
  }
}

const FACTS: { readonly [fact: string]: string } = {
  regime: 'RegimeName',
  designated: 'DateDesignated',
  'sanctions imposed': 'SanctionsImposed',
  'other information': 'OtherInformation',
  'un reference': 'UNReferenceNumber',
};
