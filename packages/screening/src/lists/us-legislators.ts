import { parse } from 'yaml';
import { readBirthDate, readDate } from './birth-date';
import { EntryDraft } from './entry-draft';
import { isObject, type JsonObject, objectsOf, textOfMember, textsOf } from './json-records';
import { wholeText } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { ListRefused } from './list-refused';

/** All files of the project together are far smaller. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** `legislators-current.yaml`, `legislators-historical.yaml` and `executive.yaml` of congress-legislators (CC0). */
export const usLegislators: ListFormat = {
  format: 'us-legislators-yaml',
  title: 'congress-legislators, YAML',
  list: { name: 'us_legislators', fullName: 'Members of the US Congress and executive', kind: 'pep' },
  detect: (head) => /^- id:\s*\n\s+bioguide:/m.test(head.slice(0, 2000)),
  async read(files, options) {
    const collected = new EntryCollector();
    for (const file of files) {
      for (const person of await records(await wholeText(file, MOST_CHARACTERS)))
        collected.add(readPerson(person));
    }
    return [screeningList(usLegislators.list, options, null, collected)];
  },
};

/** The list's people. Each is parsed by itself: a parser's working memory of one person instead of all. */
async function records(text: string): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = [];
  for (const record of text.split(/^(?=- )/m)) {
    if (record.trim() === '') continue;
    const value = parsed(record);
    if (!Array.isArray(value)) throw new ListRefused('malformed', 'The YAML is no list of persons.');
    found.push(...objectsOf(value));
  }
  if (!text.endsWith('\n')) throw new ListRefused('cut-off', 'The YAML is cut off in its last line.');
  return found;
}

function parsed(record: string): unknown {
  try {
    return parse(record, { maxAliasCount: 0, logLevel: 'silent' });
  } catch {
    throw new ListRefused('malformed', 'The YAML of a person is broken.');
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
