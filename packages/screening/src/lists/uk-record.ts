import type { EntryName, PartyType } from '../model';
import { readBirthDate, readDate } from './birth-date';
import type { EntryDraft } from './entry-draft';

/** What the British list holds on a name; Name 6 is the family name, or the whole name of an organisation. */
interface UkName {
  /** Name 1 to Name 5, then Name 6. */
  readonly parts: readonly string[];
  readonly type: string;
  readonly strength: string;
}

/** Our type for its words Individual, Entity, Ship. */
export function ukPartyType(group: string): PartyType {
  const word = group.trim().toLowerCase();
  if (word === 'individual') return 'PERSON';
  return word === '' ? 'UNKNOWN' : 'ENTITY';
}

export function addUkName(draft: EntryDraft, { parts, type, strength }: UkName): void {
  const given = parts
    .slice(0, 5)
    .filter((part) => part.trim() !== '')
    .join(' ');
  const family = parts[5]?.trim() ?? '';
  draft.addName(`${given} ${family}`, {
    kind: nameKind(type),
    ...(/low|weak/i.test(strength) ? { weak: true } : {}),
    ...(given === '' ? {} : { given, family }),
  });
}

function nameKind(type: string): EntryName['kind'] {
  if (/^primary name$/i.test(type.trim())) return 'primary';
  return /f\.?k\.?a/i.test(type) ? 'fka' : 'aka';
}

/** Dates of birth such as `25/01/2001`, `00/00/1970`, `dd/mm/1970`; a cell may hold several. */
export function addUkBirths(draft: EntryDraft, text: string): void {
  for (const part of splitCell(text)) draft.addBirth(readBirthDate(part));
}

/** The parts of a cell that holds several values: `(1) … (2) …`, or divided by bars. */
function splitCell(text: string): readonly string[] {
  return text
    .split(/\s*\|\s*|\s*\(\d{1,2}\)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What both forms of the list state in the same words. */
export function addUkFacts(draft: EntryDraft, fact: (name: string) => string): void {
  for (const nationality of splitCell(fact('nationality'))) draft.addNationality(nationality);
  for (const passport of splitCell(fact('passport'))) draft.addIdentifier('passport', passport);
  for (const number of splitCell(fact('national id'))) draft.addIdentifier('national id', number);
  for (const number of splitCell(fact('registration'))) draft.addIdentifier('business registration', number);
  for (const imo of splitCell(fact('imo'))) draft.addIdentifier('IMO', imo);
  for (const position of splitCell(fact('position'))) draft.addAttribute('position', position);
  draft.addBirthPlace(
    [fact('town of birth'), fact('country of birth')].filter((part) => part !== '').join(', '),
  );
  draft
    .setGender(fact('gender'))
    .addProgram(fact('regime'))
    .setListedOn(readDate(fact('designated')));
  draft.addAttribute('title', fact('title')).addAttribute('sanctions imposed', fact('sanctions imposed'));
  draft.addAttribute('other information', fact('other information'));
  draft.addAttribute('UN reference', fact('un reference'));
}
