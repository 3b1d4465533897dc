import { readDate } from './birth-date';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { addUkBirths, addUkFacts, addUkName, ukPartyType } from './uk-record';
import { child, descendants, textAt, textsAt, type XmlElement, xmlRecords } from './xml-records';

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
