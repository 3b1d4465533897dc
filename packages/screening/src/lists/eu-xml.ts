import type { BirthDate } from '../model';
import { isoDate, readDate } from './birth-date';
import { EntryDraft } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { child, descendants, type XmlElement, xmlRecords } from './xml-records';

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
    draft.addBirth(birthOf(birth));
    const place = [birth.place, birth.city, birth.region, knownCountry(birth)].filter(
      (part) => (part ?? '') !== '',
    );
    draft.addBirthPlace(place.join(', '));
  }
  for (const { attributes } of descendants(entity, 'citizenship'))
    draft.addNationality(countryOf(attributes));
  for (const { attributes: address } of descendants(entity, 'address')) {
    const { street = '', poBox = '', zipCode = '', city = '', region = '', place = '' } = address;
    draft.addAddress([street, poBox, zipCode, city, region, place], knownCountry(address));
  }
  for (const { attributes: id } of descendants(entity, 'identification')) {
    const label = `${id.identificationTypeCode ?? ''} ${id.identificationTypeDescription ?? ''}`;
    draft.addIdentifier(label, id.number || id.latinNumber || '', countryOf(id));
  }
  for (const { attributes } of descendants(entity, 'regulation')) {
    draft.addProgram(attributes.programme ?? '').setListedOn(readDate(attributes.publicationDate ?? ''));
    draft.addAttribute('regulation', attributes.numberTitle ?? '');
  }
  for (const remark of descendants(entity, 'remark')) draft.addAttribute('remark', remark.text);
  return draft.addAttribute('UN reference', unitedNationId);
}

function birthOf(birth: Readonly<Record<string, string>>): BirthDate | null {
  const circa = birth.circa === 'true' ? { circa: true } : {};
  const first = isoDate(birth.yearRangeFrom ?? '');
  const last = isoDate(birth.yearRangeTo ?? '');
  if (first !== null && last !== null) return { from: first, to: last, ...circa };
  const from =
    readDate(birth.birthdate ?? '') ??
    isoDate(birth.year ?? '', birth.monthOfYear || birth.month, birth.dayOfMonth || birth.day);
  return from === null ? null : { from, ...circa };
}

/** `00` stands for a country that is not known. */
function countryOf(attributes: Readonly<Record<string, string>>): string {
  const code = attributes.countryIso2Code ?? '';
  return code === '00' || code === '' ? '' : code;
}

function knownCountry(attributes: Readonly<Record<string, string>>): string {
  return countryOf(attributes) === '' ? '' : (attributes.countryDescription ?? '');
}
