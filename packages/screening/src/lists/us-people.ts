import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { type TableRow, tableRows } from './delimited';
import { readBirthDate, readDate } from './entry-details';
import { EntryDraft } from './entry-draft';
import { ListRefused, textOf, wholeText } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { isObject, type JsonObject, objectsOf, textOfMember, textsOf } from './records';

const MAX_CHARACTERS_WANTED = 256 * 1024 * 1024;

/** Responses of the FBI's wanted API, one file per page: `{total, items[], page}`. */
export const fbiWanted: ListFormat = {
  format: 'fbi-wanted-json',
  title: 'FBI wanted persons, JSON',
  list: { name: 'us_fbi_wanted', fullName: 'US FBI Wanted', kind: 'crimelist' },
  detect: (head) =>
    /^\s*\{/.test(head) &&
    /"items"\s*:\s*\[/.test(head) &&
    /"(?:poster_classification|person_classification|reward_text)"\s*:/.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    for (const file of files) {
      for (const item of items(await wholeText(file, MAX_CHARACTERS_WANTED))) collected.add(readItem(item));
    }
    return [screeningList(fbiWanted.list, options, null, collected)];
  },
};

function items(text: string): readonly JsonObject[] {
  let page: unknown;
  try {
    page = JSON.parse(text);
  } catch {
    throw new ListRefused('cut-off', 'The JSON is invalid or incomplete.');
  }
  if (!isObject(page) || !Array.isArray(page.items)) {
    throw new ListRefused('malformed', 'The JSON has no items.');
  }
  return objectsOf(page.items);
}

/** Posters that ask for the public's help for a person, and don't accuse that person of a crime. */
const VICTIMS = /missing|victim|seeking information|ViCAP/i;

function readItem(item: JsonObject): EntryDraft | string {
  const poster = `${textOfMember(item, 'poster_classification')} ${textsOf(item.subjects).join(' ')}`;
  if (VICTIMS.test(poster)) return 'not wanted for a crime';
  const title = textOfMember(item, 'title');
  const draft = new EntryDraft(textOfMember(item, 'uid'), 'PERSON');
  draft.addName(title.replace(/\s+-\s+.*$/, ''));
  for (const alias of textsOf(item.aliases))
    draft.addName(alias.replace(/^["“](.*)["”]$/, '$1'), { kind: 'aka' });
  for (const date of textsOf(item.dates_of_birth_used))
    draft.addBirth(readBirthDate(date.replace(/\s*\(.*\)$/, '')));
  draft.addBirthPlace(textOfMember(item, 'place_of_birth')).setGender(textOfMember(item, 'sex'));
  for (const nationality of textsOf(item.nationality)) draft.addNationality(nationality);
  for (const number of textsOf(item.ncic)) draft.addIdentifier('NCIC registration', number);
  for (const subject of textsOf(item.subjects)) draft.addProgram(subject);
  for (const member of ['description', 'warning_message', 'reward_text', 'url']) {
    draft.addAttribute(member.replaceAll('_', ' '), textOfMember(item, member));
  }
  return draft.setListedOn(readDate(textOfMember(item, 'publication')));
}

/** The List of Excluded Individuals and Entities of the US Department of Health: mostly convictions for fraud. */
export const hhsLeie: ListFormat = {
  format: 'hhs-leie-csv',
  title: 'HHS OIG List of Excluded Individuals/Entities, CSV',
  list: {
    name: 'us_hhs_leie',
    fullName: 'US HHS OIG List of Excluded Individuals and Entities',
    kind: 'crimelist',
  },
  detect: (head) => /^\ufeff?"?LASTNAME"?,"?FIRSTNAME"?,"?MIDNAME"?,"?BUSNAME"?/i.test(head),
  async read(files, options) {
    const collected = new EntryCollector();
    for (const file of files) {
      const wanted = ['LASTNAME', 'FIRSTNAME', 'BUSNAME', 'EXCLTYPE', 'EXCLDATE'];
      for await (const group of tableRows(textOf(file, options.encoding), ',', wanted)) {
        for (const row of group) collected.add(readRow(row));
      }
    }
    return [screeningList(hhsLeie.list, options, null, collected)];
  },
};

/** Zeros mean that a value is unknown. */
const known = (cell: string): string => (/^0*$/.test(cell) ? '' : cell);

function readRow(row: TableRow): EntryDraft {
  const [family, business] = [row('LASTNAME'), row('BUSNAME')];
  const given = [row('FIRSTNAME'), row('MIDNAME')].filter((part) => part !== '').join(' ');
  const facts = [
    family,
    given,
    business,
    row('DOB'),
    row('ADDRESS'),
    row('ZIP'),
    row('EXCLTYPE'),
    row('EXCLDATE'),
  ];
  // The list has no numbers and many rows have no NPI, so a row is identified by its content.
  const id = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 16);
  const draft = new EntryDraft(id, family === '' ? 'ENTITY' : 'PERSON');
  if (family !== '') draft.addName(`${given} ${family}`, { given, family });
  draft.addName(business);
  draft.addBirth(readBirthDate(known(row('DOB')))).addProgram(row('EXCLTYPE'));
  draft.addAddress([row('ADDRESS'), row('CITY'), row('STATE'), row('ZIP')], 'United States');
  draft
    .addIdentifier('NPI registration', known(row('NPI')))
    .addIdentifier('UPIN registration', known(row('UPIN')));
  draft.addAttribute('specialty', row('SPECIALTY')).addAttribute('group', row('GENERAL'));
  draft.addAttribute('reinstated', readDate(known(row('REINDATE'))) ?? '');
  return draft.setListedOn(readDate(row('EXCLDATE')));
}

/** Maximum size of all files of the project together; they are far smaller. */
const MAX_CHARACTERS_OF_LEGISLATORS = 64 * 1024 * 1024;

/** `legislators-current.yaml`, `legislators-historical.yaml` and `executive.yaml` of congress-legislators (CC0). */
export const usLegislators: ListFormat = {
  format: 'us-legislators-yaml',
  title: 'congress-legislators, YAML',
  list: { name: 'us_legislators', fullName: 'Members of the US Congress and executive', kind: 'pep' },
  detect: (head) => /^- id:\s*\n\s+bioguide:/m.test(head.slice(0, 2000)),
  async read(files, options) {
    const collected = new EntryCollector();
    for (const file of files) {
      for (const person of await records(await wholeText(file, MAX_CHARACTERS_OF_LEGISLATORS)))
        collected.add(readPerson(person));
    }
    return [screeningList(usLegislators.list, options, null, collected)];
  },
};

/**
 * Returns the people of the list. Each is parsed separately, so that the parser's working memory covers one
 * person instead of all.
 */
async function records(text: string): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = [];
  for (const record of text.split(/^(?=- )/m)) {
    if (record.trim() === '') continue;
    const value = parsed(record);
    if (!Array.isArray(value)) throw new ListRefused('malformed', "The YAML isn't a list of people.");
    found.push(...objectsOf(value));
  }
  if (!text.endsWith('\n')) throw new ListRefused('cut-off', 'The YAML ends in the middle of its last line.');
  return found;
}

function parsed(record: string): unknown {
  try {
    return parse(record, { maxAliasCount: 0, logLevel: 'silent' });
  } catch {
    throw new ListRefused('malformed', 'The YAML of a person is invalid.');
  }
}

const OFFICES: { readonly [type: string]: string } = {
  rep: 'Member of the US House of Representatives',
  sen: 'Member of the US Senate',
  prez: 'President of the United States',
  viceprez: 'Vice President of the United States',
};

function readPerson(person: JsonObject): EntryDraft {
  const id = isObject(person.id) ? person.id : {};
  const name = isObject(person.name) ? person.name : {};
  const bio = isObject(person.bio) ? person.bio : {};
  const part = (member: string) => textOfMember(name, member);
  const draft = new EntryDraft(textOfMember(id, 'bioguide') || textOfMember(id, 'govtrack'), 'PERSON');
  const [given, family] = [`${part('first')} ${part('middle')}`.trim(), part('last')];
  const plain = [given, family, part('suffix')].filter((text) => text !== '').join(' ');
  draft
    .addName(part('official_full') || plain, { given, family })
    .addName(plain, { kind: 'aka', given, family });
  const nickname = part('nickname');
  if (nickname !== '') draft.addName(`${nickname} ${family}`, { kind: 'aka', given: nickname, family });
  for (const other of objectsOf(person.other_names)) {
    const words = ['first', 'middle', 'last'].map((member) => textOfMember(other, member) || part(member));
    draft.addName(words.join(' '), { kind: 'fka' });
  }
  draft.addBirth(readBirthDate(textOfMember(bio, 'birthday'))).setGender(textOfMember(bio, 'gender'));
  draft.addNationality('US').addAttribute('wikidata', textOfMember(id, 'wikidata'));
  readTerms(draft, objectsOf(person.terms));
  return draft;
}

function readTerms(draft: EntryDraft, terms: readonly JsonObject[]): void {
  const starts = terms.flatMap((term) => textsOf(term.start)).sort();
  draft.setListedOn(readDate(starts[0] ?? ''));
  for (const term of terms) {
    const office = OFFICES[textOfMember(term, 'type')] ?? textOfMember(term, 'type');
    draft.addProgram(office);
    const where = textOfMember(term, 'state');
    const years = `${textOfMember(term, 'start')} to ${textOfMember(term, 'end')}`;
    draft.addAttribute('position', `${office}${where === '' ? '' : ` for ${where}`}, ${years}`);
  }
}
