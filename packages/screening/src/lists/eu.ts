import type { BirthDate } from '../model';
import { type TableRow, tableRows } from './delimited';
import { isoDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { child, descendants, type XmlElement, xmlRecords } from './records';

/** The EU list as a semicolon-separated table: one row per name, address, birth, citizenship or document. */
export const euCsv: ListFormat = {
  format: 'eu-csv',
  title: 'EU financial sanctions (FSF), CSV 1.1',
  list: {
    name: 'eu_fsf',
    fullName: 'European Union Consolidated Financial Sanctions List',
    kind: 'sanctionlist',
  },
  detect: (head) => /"?Entity_LogicalId"?;/.test(head),
  async read(files, options) {
    const drafts = new Map<string, EntryDraft>();
    const collected = new EntryCollector();
    let version: string | null = null;
    for (const file of files) {
      const wanted = ['Entity_LogicalId', 'Entity_SubjectType', 'NameAlias_WholeName'];
      for await (const group of tableRows(textOf(file, options.encoding), ';', wanted)) {
        for (const row of group) {
          version ??= readDate(row('fileGenerationDate'));
          readRow(drafts, collected, row);
        }
      }
    }
    for (const draft of drafts.values()) collected.add(draft);
    return [screeningList(euCsv.list, options, version, collected)];
  },
};

function readRow(drafts: Map<string, EntryDraft>, collected: EntryCollector, row: TableRow): void {
  const logicalId = row('Entity_LogicalId');
  if (logicalId === '') {
    collected.add('no id');
    return;
  }
  let draft = drafts.get(logicalId);
  if (draft === undefined) {
    const isPerson = /^p/i.test(row('Entity_SubjectType_ClassificationCode') || row('Entity_SubjectType'));
    draft = new EntryDraft(row('Entity_EU_ReferenceNumber') || logicalId, isPerson ? 'PERSON' : 'ENTITY');
    drafts.set(logicalId, draft);
  }
  const given = [row('NameAlias_FirstName'), row('NameAlias_MiddleName')]
    .filter((part) => part !== '')
    .join(' ');
  const family = row('NameAlias_LastName');
  draft.addName(row('NameAlias_WholeName') || `${given} ${family}`, {
    ...(/^(?:false|0)$/i.test(row('NameAlias_Strong')) ? { weak: true } : {}),
    given,
    family,
  });
  draft.setGender(row('NameAlias_Gender')).addAttribute('title', row('NameAlias_Title'));
  draft.addAttribute('function', row('NameAlias_Function'));
  draft.addBirth(birthOf(row));
  const birthCountry = countryName(row, 'BirthDate');
  const place = [row('BirthDate_Place'), row('BirthDate_City'), row('BirthDate_Region'), birthCountry];
  draft.addBirthPlace(place.filter((part) => part !== '').join(', '));
  draft.addNationality(countryOf(row, 'Citizenship'));
  const lines = ['Street', 'PoBox', 'ZipCode', 'City', 'Region', 'Place'].map((part) =>
    row(`Address_${part}`),
  );
  draft.addAddress(lines, countryName(row, 'Address'));
  const label = `${row('Identification_TypeCode')} ${row('Identification_TypeDescription')}`;
  draft.addIdentifier(label, row('Identification_Number'), countryOf(row, 'Identification'));
  draft.addProgram(row('Entity_Regulation_Programme'));
  draft.setListedOn(readDate(row('Entity_Regulation_PublicationDate')));
  draft.addAttribute('regulation', row('Entity_Regulation_NumberTitle'));
  draft
    .addAttribute('remark', row('Entity_Remark'))
    .addAttribute('UN reference', row('Entity_UnitedNationId'));
}

function birthOf(row: TableRow): BirthDate | null {
  const circa = /^(?:true|1)$/i.test(row('BirthDate_Circa')) ? { circa: true } : {};
  const [first, last] = [isoDate(row('BirthDate_YearRangeFrom')), isoDate(row('BirthDate_YearRangeTo'))];
  if (first !== null && last !== null) return { from: first, to: last, ...circa };
  const [year, month, day] = [row('BirthDate_Year'), row('BirthDate_Month'), row('BirthDate_Day')];
  const from = readDate(row('BirthDate_BirthDate')) ?? isoDate(year, month, day);
  return from === null ? null : { from, ...circa };
}

/** `00` means that the country is unknown. */
function countryOf(row: TableRow, group: string): string {
  const code = row(`${group}_CountryIso2Code`);
  return code === '00' ? '' : code;
}

function countryName(row: TableRow, group: string): string {
  return countryOf(row, group) === '' ? '' : row(`${group}_CountryDescription`);
}

/** The consolidated list of persons and groups under EU financial sanctions, file version 1.1. */
export const euXml: ListFormat = {
  format: 'eu-xml',
  title: 'EU financial sanctions (FSF), XML 1.1',
  list: {
    name: 'eu_fsf',
    fullName: 'European Union Consolidated Financial Sanctions List',
    kind: 'sanctionlist',
  },
  detect: (head) => /<(?:\w+:)?export\b[^>]*fpi\/fsd\/export/.test(head) || /<sanctionEntity[\s>]/.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    let version: string | null = null;
    for (const file of files) {
      for await (const record of xmlRecords(textOf(file), 'export', ['sanctionEntity'])) {
        if (record.name === 'export') version = record.attributes.generationDate ?? null;
        else collected.add(readEntity(record));
      }
    }
    return [screeningList(euXml.list, options, version, collected)];
  },
};

function readEntity(entity: XmlElement): EntryDraft {
  const { euReferenceNumber, logicalId = '', unitedNationId = '' } = entity.attributes;
  const subject = child(entity, 'subjectType')?.attributes ?? {};
  const isPerson = subject.classificationCode === 'P' || subject.code === 'person';
  const draft = new EntryDraft(euReferenceNumber || logicalId, isPerson ? 'PERSON' : 'ENTITY');
  for (const { attributes: name } of descendants(entity, 'nameAlias')) {
    const parts = [name.firstName, name.middleName, name.lastName].filter((part) => (part ?? '') !== '');
    draft.addName(name.wholeName || parts.join(' '), {
      ...(name.strong === 'false' ? { weak: true } : {}),
      ...(name.lastName ? { family: name.lastName } : {}),
      ...(name.firstName ? { given: [name.firstName, name.middleName].filter(Boolean).join(' ') } : {}),
    });
    draft.setGender(name.gender ?? '').addAttribute('title', name.title ?? '');
    draft.addAttribute('function', name.function ?? '');
  }
  for (const { attributes: birth } of descendants(entity, 'birthdate')) {
    draft.addBirth(birthOfElement(birth));
    const place = [birth.place, birth.city, birth.region, knownCountry(birth)].filter(
      (part) => (part ?? '') !== '',
    );
    draft.addBirthPlace(place.join(', '));
  }
  for (const { attributes } of descendants(entity, 'citizenship'))
    draft.addNationality(countryOfElement(attributes));
  for (const { attributes: address } of descendants(entity, 'address')) {
    const { street = '', poBox = '', zipCode = '', city = '', region = '', place = '' } = address;
    draft.addAddress([street, poBox, zipCode, city, region, place], knownCountry(address));
  }
  for (const { attributes: id } of descendants(entity, 'identification')) {
    const label = `${id.identificationTypeCode ?? ''} ${id.identificationTypeDescription ?? ''}`;
    draft.addIdentifier(label, id.number || id.latinNumber || '', countryOfElement(id));
  }
  for (const { attributes } of descendants(entity, 'regulation')) {
    draft.addProgram(attributes.programme ?? '').setListedOn(readDate(attributes.publicationDate ?? ''));
    draft.addAttribute('regulation', attributes.numberTitle ?? '');
  }
  for (const remark of descendants(entity, 'remark')) draft.addAttribute('remark', remark.text);
  return draft.addAttribute('UN reference', unitedNationId);
}

function birthOfElement(birth: Readonly<Record<string, string>>): BirthDate | null {
  const circa = birth.circa === 'true' ? { circa: true } : {};
  const first = isoDate(birth.yearRangeFrom ?? '');
  const last = isoDate(birth.yearRangeTo ?? '');
  if (first !== null && last !== null) return { from: first, to: last, ...circa };
  const from =
    readDate(birth.birthdate ?? '') ??
    isoDate(birth.year ?? '', birth.monthOfYear || birth.month, birth.dayOfMonth || birth.day);
  return from === null ? null : { from, ...circa };
}

/** `00` means that the country is unknown. */
function countryOfElement(attributes: Readonly<Record<string, string>>): string {
  const code = attributes.countryIso2Code ?? '';
  return code === '00' || code === '' ? '' : code;
}

function knownCountry(attributes: Readonly<Record<string, string>>): string {
  return countryOfElement(attributes) === '' ? '' : (attributes.countryDescription ?? '');
}
