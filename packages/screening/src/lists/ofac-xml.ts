import { readBirthDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { type ListFile, textOf } from './list-file';
import { EntryCollector, type ListFormat, type ListOptions, screeningList } from './list-format';
import { descendants, textAt, textsAt, type XmlElement, xmlRecords } from './records';

/** A label that ends with a word for a number, followed by the number. */
const NUMBERED =
  /^(?:alt\.\s+)?(.*?(?:\bNo\.|\bNumber|\bID|#|\bIMO|\bMMSI|\bPassport|\bCode|\bLicense|\bIdentification|\bCertificate|R\.F\.C\.|C\.U\.R\.P\.|C\.U\.I\.[TLP]\.|\bRTN|\bR\.I\.F\.|\bC\.I\.F\.)(?:\s(?:No\.|Number|ID|#|IMO|MMSI|Card))*(?:\s\((?:MSN|USCC|USCCC|CBLS|NICO|CPF|CNPJ)\))?)\s+(.+)$/;
/** A number has a digit; the pattern above is slow on the long clauses without one. */
const HAS_DIGIT = /\d/;
/** A number, its issuing country, and its dates of issue and expiry. */
const NUMBER = /^(\S.*?)(?:\s+\(([^()]+)\))?(?:\s+((?:issued|expires)\b.*))?$/;
/** Labels that are followed by words instead of a number. */
const LABELLED =
  /^(?:alt\. )?(Aircraft (?:Model|Operator|Manufacture Date)|Organization (?:Established Date|Type)|Former Vessel Flag|Target Type|Telephone|Email Address|Website|Phone Number|Fax):?\s+(.+)$/;
const CLAUSES: readonly {
  readonly pattern: RegExp;
  readonly take: (draft: EntryDraft, value: string) => void;
}[] = [
  {
    // The source states names that it calls weak in the remarks, in quotes.
    pattern: /^(?:[an]\.k\.a\.|alt\. name)\s+['"](.*)['"]$/,
    take: (draft, value) => draft.addName(value, { kind: 'aka', weak: true }),
  },
  {
    pattern: /^f\.k\.a\.\s+['"](.*)['"]$/,
    take: (draft, value) => draft.addName(value, { kind: 'fka', weak: true }),
  },
  {
    pattern: /^(?:alt\. )?DOB:?\s+(.*)$/,
    take: (draft, value) => {
      const birth = readBirthDate(value);
      if (birth === null) draft.addAttribute('DOB', value);
      else draft.addBirth(birth);
    },
  },
  { pattern: /^(?:alt\. )?POB:?\s+(.*)$/, take: (draft, value) => draft.addBirthPlace(value) },
  {
    pattern: /^(?:alt\. )?(?:nationality|citizen)\s+(.*)$/i,
    take: (draft, value) => draft.addNationality(value),
  },
  { pattern: /^Gender:?\s+(.*)$/, take: (draft, value) => draft.setGender(value) },
  {
    pattern: /^(?:alt\. )?Digital Currency Address - \w+\s+(\S+)$/,
    take: (draft, value) => draft.addWallet(value),
  },
  { pattern: /^(?:alt\. )?SWIFT\/BIC:?\s+(\S+).*$/, take: (draft, value) => draft.addBic(value) },
  {
    pattern: /^\(?(Linked To: .*?)\)?$/,
    take: (draft, value) => draft.addAttribute('Linked To', value.slice('Linked To: '.length)),
  },
];

/** Maximum length of a clause; longer ones are prose and aren't parsed. */
const MAX_CLAUSE_LENGTH = 500;

/**
 * Parses the text that OFAC writes after an entry (remarks, and the comments that continue them): births,
 * weak names, nationalities, numbers, wallets and BICs. Everything else is stored as an attribute.
 */
export function readRemarks(draft: EntryDraft, remarks: string): void {
  for (const part of remarks.split(/;\s|;$/)) {
    const clause = part.trim().replace(/\.$/, '');
    if (clause === '' || clause === '-0-') continue;
    if (clause.length > MAX_CLAUSE_LENGTH) draft.addAttribute('remark', clause);
    else readClause(draft, clause);
  }
}

function readClause(draft: EntryDraft, clause: string): void {
  for (const { pattern, take } of CLAUSES) {
    const found = pattern.exec(clause);
    if (found !== null) {
      take(draft, found[1]!);
      return;
    }
  }
  const numbered = HAS_DIGIT.test(clause) ? NUMBERED.exec(clause) : null;
  const number = numbered === null ? null : NUMBER.exec(numbered[2]!);
  if (numbered !== null && number !== null && HAS_DIGIT.test(number[1]!) && number[1]!.length <= 60) {
    const [, value, country = '', dates] = number;
    draft.addIdentifier(numbered[1]!, value!, country).addCountry(country);
    if (dates !== undefined) draft.addAttribute(numbered[1]!, `${value} ${dates}`);
    return;
  }
  const pair = LABELLED.exec(clause) ?? /^(?:alt\. )?([^:]{2,60}):\s+(.+)$/.exec(clause);
  draft.addAttribute(pair?.[1] ?? 'remark', pair?.[2] ?? clause);
}

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
    // The misspelling is in the source.
    for await (const record of xmlRecords(textOf(file), 'sdnList', ['publshInformation', 'sdnEntry'])) {
      if (record.name === 'publshInformation') version = isoDay(textAt(record, 'Publish_Date'));
      else if (record.name === 'sdnEntry') collected.add(readEntry(record));
    }
  }
  return [screeningList(list, options, version, collected)];
}

/** Converts the publication date, which the source writes in American order. */
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
  // Same form as in the source's tables: `SURNAME, Given`.
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
