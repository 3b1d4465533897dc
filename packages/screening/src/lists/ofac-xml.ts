import { readBirthDate } from './birth-date';
import { EntryDraft } from './entry-draft';
import type { ListFile } from './list-file';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, type ListOptions, screeningList } from './list-format';
import { readRemarks } from './ofac-remarks';
import { descendants, textAt, textsAt, type XmlElement, xmlRecords } from './xml-records';

const isSdnList = (head: string) => /<sdnList[\s>]/.test(head);
const isConsolidated = (name: string) => /cons/.test(name);

/** SDN.XML. */
export const ofacSdnXml: ListFormat = {
  format: 'ofac-sdn-xml',
  title: 'OFAC SDN.XML',
  list: { name: 'ofac_sdn', fullName: 'OFAC Specially Designated Nationals List', kind: 'sanctionlist' },
  detect: (head, name) => isSdnList(head) && !isConsolidated(name),
  read: (files, options) => readSdnList(ofacSdnXml.list, files, options),
};

/** CONSOLIDATED.XML: the same layout for the non-SDN lists; only the file name distinguishes them. */
export const ofacConsolidatedXml: ListFormat = {
  format: 'ofac-cons-xml',
  title: 'OFAC CONSOLIDATED.XML',
  list: { name: 'ofac_consolidated', fullName: 'OFAC Consolidated Non-SDN List', kind: 'sanctionlist' },
  detect: (head, name) => isSdnList(head) && isConsolidated(name),
  read: (files, options) => readSdnList(ofacConsolidatedXml.list, files, options),
};

async function readSdnList(list: ListFormat['list'], files: readonly ListFile[], options: ListOptions) {
  const collected = new EntryCollector();
  let version: string | null = null;
  for (const file of files) {
    // The misspelling is the source's.
    for await (const record of xmlRecords(textOf(file), 'sdnList', ['publshInformation', 'sdnEntry'])) {
      if (record.name === 'publshInformation') version = isoDay(textAt(record, 'Publish_Date'));
      else if (record.name === 'sdnEntry') collected.add(readEntry(record));
    }
  }
  return [screeningList(list, options, version, collected)];
}

/** The source writes its day of publication in American order. */
function isoDay(text: string): string | null {
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return found === null ? text || null : `${found[3]}-${found[1]}-${found[2]}`;
}

function readEntry(entry: XmlElement): EntryDraft {
  const type = textAt(entry, 'sdnType');
  const draft = new EntryDraft(textAt(entry, 'uid'), type === 'Individual' ? 'PERSON' : 'ENTITY');
  addName(draft, entry, {});
  for (const aka of descendants(entry, 'akaList', 'aka')) {
    addName(draft, aka, {
      kind: /f\.k\.a/.test(textAt(aka, 'type')) ? 'fka' : 'aka',
      ...(textAt(aka, 'category') === 'weak' ? { weak: true } : {}),
    });
  }
  for (const program of textsAt(entry, 'programList', 'program')) draft.addProgram(program);
  for (const id of descendants(entry, 'idList', 'id')) readId(draft, id);
  for (const address of descendants(entry, 'addressList', 'address')) {
    const lines = ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode'];
    draft.addAddress(
      lines.map((line) => textAt(address, line)),
      textAt(address, 'country'),
    );
  }
  for (const group of ['nationality', 'citizenship']) {
    for (const country of textsAt(entry, `${group}List`, group, 'country')) draft.addNationality(country);
  }
  for (const date of textsAt(entry, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth')) {
    draft.addBirth(readBirthDate(date));
  }
  for (const place of textsAt(entry, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth'))
    draft.addBirthPlace(place);
  if (type !== 'Individual' && type !== 'Entity') draft.addAttribute('kind', type.toLowerCase());
  for (const fact of descendants(entry, 'vesselInfo')[0]?.children ?? [])
    draft.addAttribute(fact.name, fact.text);
  draft.addCountry(textAt(entry, 'vesselInfo', 'vesselFlag')).addAttribute('title', textAt(entry, 'title'));
  readRemarks(draft, textAt(entry, 'remarks'));
  return draft;
}

function addName(draft: EntryDraft, element: XmlElement, facts: { kind?: 'aka' | 'fka'; weak?: true }): void {
  const [given, family] = [textAt(element, 'firstName'), textAt(element, 'lastName')];
  // As in its tables: `SURNAME, Given`.
  if (given === '') draft.addName(family, facts);
  else draft.addName(`${family}, ${given}`, { ...facts, given, family });
}

function readId(draft: EntryDraft, id: XmlElement): void {
  const [type, number] = [textAt(id, 'idType'), textAt(id, 'idNumber')];
  if (type === 'Gender') draft.setGender(number);
  else if (
    /^(?:Website|Email Address|Phone Number|Secondary sanctions risk|Additional Sanctions)/.test(type)
  ) {
    draft.addAttribute(type.replace(/:$/, ''), number);
  } else draft.addIdentifier(type, number, textAt(id, 'idCountry')).addCountry(textAt(id, 'idCountry'));
}
