import { readBirthDate, readDate } from './birth-date';
import { EntryDraft } from './entry-draft';
import { isObject, type JsonObject, objectsOf, textOfMember, textsOf } from './json-records';
import { wholeText } from './list-file';
import { EntryCollector, type ListFormat, screeningList } from './list-format';
import { ListRefused } from './list-refused';

const MOST_CHARACTERS = 256 * 1024 * 1024;

/** Answers of the FBI's wanted API, one file for each page: `{total, items[], page}`. */
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
      for (const item of items(await wholeText(file, MOST_CHARACTERS))) collected.add(readItem(item));
    }
    return [screeningList(fbiWanted.list, options, null, collected)];
  },
};

function items(text: string): readonly JsonObject[] {
  let page: unknown;
  try {
    page = JSON.parse(text);
  } catch {
    throw new ListRefused('cut-off', 'The JSON is broken or cut off.');
  }
  if (!isObject(page) || !Array.isArray(page.items)) {
    throw new ListRefused('malformed', 'The JSON has no items.');
  }
  return objectsOf(page.items);
}

/** Posters that seek the public's help for somebody, not the person for a crime. */
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
