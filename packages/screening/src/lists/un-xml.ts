import type { BirthDate, EntryName } from '../model';
import { isoDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { descendants, textAt, textsAt, type XmlElement, xmlRecords } from './records';

/** The consolidated list of the United Nations Security Council. */
export const unXml: ListFormat = {
  format: 'un-xml',
  title: 'UN Security Council consolidated list, XML',
  list: {
    name: 'un_sc',
    fullName: 'United Nations Security Council Consolidated List',
    kind: 'sanctionlist',
  },
  detect: (head) => /<CONSOLIDATED_LIST[\s>]/.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    let version: string | null = null;
    for (const file of files) {
      for await (const record of xmlRecords(textOf(file), 'CONSOLIDATED_LIST', ['INDIVIDUAL', 'ENTITY'])) {
        if (record.name === 'CONSOLIDATED_LIST') version = record.attributes.dateGenerated ?? null;
        else collected.add(readRecord(record));
      }
    }
    return [screeningList(unXml.list, options, version, collected)];
  },
};

/** Ratings of aliases by the list. `Low` marks names that are too common to identify a person alone. */
const ALIAS_KINDS: { readonly [quality: string]: EntryName['kind'] } = {
  low: 'low-quality',
  'f.k.a.': 'fka',
};

function readRecord(record: XmlElement): EntryDraft {
  const isPerson = record.name === 'INDIVIDUAL';
  const id = textAt(record, 'REFERENCE_NUMBER') || textAt(record, 'DATAID');
  const draft = new EntryDraft(id, isPerson ? 'PERSON' : 'ENTITY');
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) =>
    textAt(record, part),
  );
  draft.addName(parts.join(' '));
  draft.addName(textAt(record, 'NAME_ORIGINAL_SCRIPT'));
  const prefix = `${record.name}_`;
  for (const alias of descendants(record, `${prefix}ALIAS`)) {
    const kind = ALIAS_KINDS[textAt(alias, 'QUALITY').toLowerCase()] ?? 'aka';
    // Some aliases are one text with semicolons.
    for (const name of textAt(alias, 'ALIAS_NAME').split(/;\s*/)) draft.addName(name, { kind });
  }
  for (const address of descendants(record, `${prefix}ADDRESS`)) {
    const lines = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE'].map((part) => textAt(address, part));
    draft.addAddress(lines, textAt(address, 'COUNTRY'));
  }
  for (const birth of descendants(record, 'INDIVIDUAL_DATE_OF_BIRTH')) draft.addBirth(birthOf(birth));
  for (const place of descendants(record, 'INDIVIDUAL_PLACE_OF_BIRTH')) {
    const lines = ['CITY', 'STATE_PROVINCE', 'COUNTRY'].map((part) => textAt(place, part));
    draft.addBirthPlace(lines.filter((line) => line !== '').join(', '));
  }
  for (const nationality of textsAt(record, 'NATIONALITY', 'VALUE')) draft.addNationality(nationality);
  for (const document of descendants(record, 'INDIVIDUAL_DOCUMENT')) {
    const type = textAt(document, 'TYPE_OF_DOCUMENT') || textAt(document, 'TYPE_OF_DOCUMENT2');
    const country = textAt(document, 'ISSUING_COUNTRY') || textAt(document, 'COUNTRY_OF_ISSUE');
    draft.addIdentifier(type, textAt(document, 'NUMBER'), country);
  }
  draft.setGender(textAt(record, 'GENDER'));
  draft.addProgram(textAt(record, 'UN_LIST_TYPE'));
  draft.setListedOn(readDate(textAt(record, 'LISTED_ON')));
  for (const title of textsAt(record, 'TITLE', 'VALUE')) draft.addAttribute('title', title);
  for (const post of textsAt(record, 'DESIGNATION', 'VALUE')) draft.addAttribute('designation', post);
  return draft.addAttribute('comments', textAt(record, 'COMMENTS1'));
}

function birthOf(birth: XmlElement): BirthDate | null {
  const circa = /approx/i.test(textAt(birth, 'TYPE_OF_DATE')) ? { circa: true } : {};
  const [first, last] = [isoDate(textAt(birth, 'FROM_YEAR')), isoDate(textAt(birth, 'TO_YEAR'))];
  if (first !== null && last !== null) return { from: first, to: last, ...circa };
  const from = readDate(textAt(birth, 'DATE')) ?? isoDate(textAt(birth, 'YEAR')) ?? first;
  return from === null ? null : { from, ...circa };
}
