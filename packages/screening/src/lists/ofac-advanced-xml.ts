import type { BirthDate, ListEntry } from '../model';
import { isoDate } from './entry-details';
import { EntryDraft, type NameFacts } from './entry-draft';
import { textOf } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { child, descendants, textAt, textsAt, type XmlElement, xmlRecords } from './records';

/** Data that precedes the parties in the document and that they reference by number. */
interface References {
  /** Text of a value, by its kind and number. */
  readonly values: Map<string, string>;
  /** Country and lines of a place, one per line; a single string takes the least memory. */
  readonly locations: Map<string, string>;
  /** Type, country and number of the documents of an identity, one per line. */
  readonly documents: Map<string, string[]>;
}

const PART_ORDER = [
  'last name',
  'first name',
  'middle name',
  'maiden name',
  'patronymic',
  'matronymic',
  'nickname',
];

/**
 * SDN_ADVANCED.XML and CONS_ADVANCED.XML: parties, their code tables, documents, places and listings in
 * sections that reference each other by number. Read as a stream, so memory contains only the entries, never
 * the document.
 */
export const ofacAdvancedXml: ListFormat = {
  format: 'ofac-advanced-xml',
  title: 'OFAC SDN_ADVANCED.XML or CONS_ADVANCED.XML',
  list: { name: 'ofac_sdn', fullName: 'OFAC Specially Designated Nationals List', kind: 'sanctionlist' },
  detect: (head) =>
    /<(?:\w+:)?Sanctions(?:\s[^>]*)?>/.test(head) && /DateOfIssue|ReferenceValueSets/.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    const references: References = { values: new Map(), locations: new Map(), documents: new Map() };
    const places = new Map<string, number>();
    let version: string | null = null;
    for (const file of files) {
      for await (const record of xmlRecords(textOf(file), 'Sanctions', SECTIONS)) {
        if (record.name === 'DateOfIssue') version = dateOf(record);
        else if (record.name === 'DistinctParty') {
          const at = collected.add(readParty(record, references));
          if (at !== null) places.set(profileOf(record), at);
        } else if (record.name === 'SanctionsEntry') {
          // These follow all parties: entries are stored as soon as they are read, and get their programs
          // here.
          const at = places.get(record.attributes.ProfileID ?? '');
          if (at !== undefined) collected.complete(at, listingOf(record, references, collected.entries[at]!));
        } else addReference(record, references);
      }
    }
    const isConsolidated = files.some(({ name }) => /cons/i.test(name));
    const list = isConsolidated ? CONSOLIDATED : ofacAdvancedXml.list;
    return [screeningList(list, options, version, collected)];
  },
};

const CONSOLIDATED: ListFormat['list'] = {
  name: 'ofac_consolidated',
  fullName: 'OFAC Consolidated Non-SDN List',
  kind: 'sanctionlist',
};

/** Code tables whose values the parties reference by number. */
const VALUE_NAMES = [
  'AliasType',
  'Country',
  'DetailReference',
  'FeatureType',
  'IDRegDocType',
  'NamePartType',
  'PartySubType',
  'PartyType',
  'SanctionsType',
  'Script',
  'AreaCode',
] as const;
const SECTIONS = [
  'DateOfIssue',
  ...VALUE_NAMES,
  'Location',
  'IDRegDocument',
  'DistinctParty',
  'SanctionsEntry',
];

function addReference(record: XmlElement, references: References): void {
  const id = record.attributes.ID ?? '';
  if (record.name === 'Location') {
    const lines = descendants(record, 'LocationPart', 'LocationPartValue').map((part) =>
      textAt(part, 'Value'),
    );
    const country = child(record, 'LocationCountry')?.attributes.CountryID ?? '';
    const area = child(record, 'LocationAreaCode')?.attributes.AreaCodeID ?? '';
    const name =
      references.values.get(`Country/${country}`) ?? references.values.get(`AreaCode/${area}`) ?? '';
    references.locations.set(id, ownText([name, ...lines.filter((line) => line !== '')]));
  } else if (record.name === 'IDRegDocument') {
    const {
      IDRegDocTypeID: type = '',
      'IssuedBy-CountryID': country = '',
      IdentityID: identity = '',
    } = record.attributes;
    const documents = references.documents.get(identity) ?? [];
    documents.push(
      ownText([
        references.values.get(`IDRegDocType/${type}`) ?? '',
        references.values.get(`Country/${country}`) ?? '',
        textAt(record, 'IDRegistrationNo'),
      ]),
    );
    references.documents.set(identity, documents);
  } else if (record.name !== 'Sanctions') {
    references.values.set(`${record.name}/${id}`, record.text);
    // A party's sub-type is meaningful only together with its type.
    const { PartyTypeID: parent } = record.attributes;
    if (parent !== undefined) references.values.set(`PartySubType/${id}/type`, parent);
  }
}

/** Joins lines into a new string, because a substring would retain the document's text in memory. */
function ownText(lines: readonly string[]): string {
  return Buffer.from(lines.map((line) => line.replaceAll('\n', ' ')).join('\n')).toString();
}

/** Returns the number by which the sanctions entries reference a party. */
function profileOf(party: XmlElement): string {
  return child(party, 'Profile')?.attributes.ID ?? party.attributes.FixedRef ?? '';
}

function readParty(record: XmlElement, references: References): EntryDraft {
  const id = record.attributes.FixedRef ?? '';
  const profile = child(record, 'Profile');
  const subType = profile?.attributes.PartySubTypeID ?? '';
  const typeNumber = references.values.get(`PartySubType/${subType}/type`) ?? '';
  const type =
    references.values.get(`PartyType/${typeNumber}`) ||
    references.values.get(`PartySubType/${subType}`) ||
    '';
  const draft = new EntryDraft(id, /individual/i.test(type) ? 'PERSON' : type === '' ? 'UNKNOWN' : 'ENTITY');
  const kind = references.values.get(`PartySubType/${subType}`) ?? '';
  if (/vessel|aircraft/i.test(kind)) draft.addAttribute('kind', kind.toLowerCase());

  for (const identity of descendants(profile, 'Identity')) {
    const partTypes = namePartTypes(identity, references);
    const aliases = descendants(identity, 'Alias');
    const isPrimary = (alias: XmlElement) => alias.attributes.Primary === 'true';
    for (const alias of [...aliases.filter(isPrimary), ...aliases.filter((one) => !isPrimary(one))]) {
      readAlias(draft, alias, partTypes, references);
    }
    for (const document of references.documents.get(identity.attributes.ID ?? '') ?? []) {
      const [type = '', country = '', number = ''] = document.split('\n');
      draft.addIdentifier(type, number, country).addCountry(country);
    }
  }
  // Features of parties are in the profile; some published samples have them next to it.
  for (const feature of [...descendants(profile, 'Feature'), ...descendants(record, 'Feature')]) {
    readFeature(draft, feature, references);
  }
  return draft.addAttribute('comment', textAt(record, 'Comment'));
}

/** Returns the kind of each group of name parts of an identity: first name, last name, entity name. */
function namePartTypes(identity: XmlElement, references: References): Map<string, string> {
  const groups = descendants(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup');
  return new Map(
    groups.map(({ attributes }) => [
      attributes.ID ?? '',
      (references.values.get(`NamePartType/${attributes.NamePartTypeID ?? ''}`) ?? '').toLowerCase(),
    ]),
  );
}

function readAlias(
  draft: EntryDraft,
  alias: XmlElement,
  partTypes: ReadonlyMap<string, string>,
  references: References,
): void {
  const type = references.values.get(`AliasType/${alias.attributes.AliasTypeID ?? ''}`) ?? '';
  const facts: NameFacts = {
    kind: alias.attributes.Primary === 'true' ? 'primary' : /f\.k\.a/i.test(type) ? 'fka' : 'aka',
    ...(alias.attributes.LowQuality === 'true' ? { weak: true } : {}),
  };
  for (const [at, documented] of descendants(alias, 'DocumentedName').entries()) {
    const parts = descendants(documented, 'DocumentedNamePart', 'NamePartValue').map(
      ({ attributes, text }) => ({
        type: partTypes.get(attributes.NamePartGroupID ?? '') ?? '',
        text,
      }),
    );
    const family = parts
      .filter((part) => part.type === 'last name')
      .map(({ text }) => text)
      .join(' ');
    const rest = parts
      .filter((part) => part.type !== 'last name')
      .sort((a, b) => PART_ORDER.indexOf(a.type) - PART_ORDER.indexOf(b.type))
      .map(({ text }) => text)
      .join(' ');
    // A name in another script is the same alias in a different spelling.
    const own: NameFacts = at === 0 || facts.kind !== 'primary' ? facts : { ...facts, kind: 'aka' };
    if (family === '' || rest === '') draft.addName(family + rest, own);
    else draft.addName(`${family}, ${rest}`, { ...own, family, given: rest });
  }
}

function readFeature(draft: EntryDraft, feature: XmlElement, references: References): void {
  const type = references.values.get(`FeatureType/${feature.attributes.FeatureTypeID ?? ''}`) ?? '';
  for (const version of descendants(feature, 'FeatureVersion')) {
    if (/^birthdate$/i.test(type)) {
      for (const period of descendants(version, 'DatePeriod')) draft.addBirth(birthOf(period));
    }
    for (const { attributes } of descendants(version, 'VersionLocation')) {
      const location = references.locations.get(attributes.LocationID ?? '');
      if (location === undefined) continue;
      const [country = '', ...lines] = location.split('\n');
      if (/place of birth/i.test(type))
        draft.addBirthPlace([...lines, country].filter((line) => line !== '').join(', '));
      else if (/nationality|citizenship/i.test(type)) draft.addNationality(country);
      else draft.addAddress(lines, country);
    }
    for (const detail of descendants(version, 'VersionDetail')) {
      const { DetailReferenceID: reference = '' } = detail.attributes;
      const text = references.values.get(`DetailReference/${reference}`) ?? detail.text;
      addDetail(draft, type, text);
    }
  }
}

function addDetail(draft: EntryDraft, type: string, text: string): void {
  if (/^gender$/i.test(type)) draft.setGender(text);
  else if (/digital currency|swift|\bimo\b|\bmmsi\b|d-u-n-s|serial number|tail number/i.test(type)) {
    draft.addIdentifier(type, text);
  } else if (/^birthdate|^location$|place of birth|nationality|citizenship/i.test(type)) return;
  else draft.addAttribute(type === '' ? 'detail' : type, text);
}

/** Reads the start and end of a period, each of which is a span; uses the first and the last day. */
function birthOf(period: XmlElement): BirthDate | null {
  const point = (name: string, side: string) => {
    const date = descendants(period, name, side)[0];
    return isoDate(textAt(date, 'Year'), textAt(date, 'Month'), textAt(date, 'Day'));
  };
  const from = point('Start', 'From') ?? point('End', 'From');
  const to = point('End', 'To') ?? point('Start', 'To');
  if (from === null) return to === null ? null : { from: to };
  const boundary = descendants(period, 'Start')[0]?.attributes;
  const circa = boundary?.Approximate === 'true' ? { circa: true } : {};
  if (to === null || to === from) return { from, ...circa };
  const year = from.slice(0, 4);
  // A whole year or month is represented by its first and last day.
  if (from === `${year}-01-01` && to === `${year}-12-31`) return { from: year, ...circa };
  if (from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01'))
    return { from: from.slice(0, 7), ...circa };
  return { from, to, ...circa };
}

/** Returns the data that a sanctions entry adds to its party. */
function listingOf(
  record: XmlElement,
  references: References,
  { sourceId, type, programs, attributes, listedOn }: ListEntry,
): Partial<ListEntry> {
  const draft = new EntryDraft(sourceId, type);
  for (const program of programs) draft.addProgram(program);
  for (const { key, value } of attributes) draft.addAttribute(key, value);
  draft.setListedOn(listedOn ?? null);
  for (const measure of descendants(record, 'SanctionsMeasure')) {
    const type = references.values.get(`SanctionsType/${measure.attributes.SanctionsTypeID ?? ''}`);
    if (type === undefined || /^program$/i.test(type)) draft.addProgram(textAt(measure, 'Comment'));
  }
  for (const event of descendants(record, 'EntryEvent')) draft.setListedOn(dateOf(child(event, 'Date')));
  for (const basis of textsAt(record, 'EntryEvent', 'Comment')) draft.addAttribute('entry', basis);
  return draft.listing();
}

function dateOf(element: XmlElement | undefined): string | null {
  return isoDate(textAt(element, 'Year'), textAt(element, 'Month'), textAt(element, 'Day'));
}
