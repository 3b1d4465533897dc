import type { ListKind, ScreeningList } from '../model';
import { readBirthDate } from './birth-date';
import { DEMONSTRATION_PARTIES, type DemonstrationParty } from './data/demonstration-parties';
import { EntryDraft } from './entry-draft';
import { EntryCollector, screeningList } from './list-format';

/** Begins the full name of every demonstration list, so that nobody takes a match for a real one. */
export const DEMONSTRATION_TITLE = 'Assay demonstration list (fictional)';
const VERSION = '2026-11-20';
const KINDS: readonly ListKind[] = ['sanctionlist', 'pep', 'watchlist', 'crimelist'];

/** Invented parties, one list for each kind, so that a fresh installation has something to screen against. */
export function demonstrationLists(): readonly ScreeningList[] {
  return KINDS.map((kind) => {
    const collected = new EntryCollector();
    for (const [at, party] of DEMONSTRATION_PARTIES.entries()) {
      if (party.kind === kind) collected.add(draftOf(party, `DEMO-${String(at + 1).padStart(3, '0')}`));
    }
    const list = { name: `demonstration_${kind}`, fullName: `${DEMONSTRATION_TITLE}: ${kind}`, kind };
    return screeningList(list, {}, VERSION, collected);
  });
}

function draftOf(party: DemonstrationParty, id: string): EntryDraft {
  const draft = new EntryDraft(id, party.type);
  for (const name of party.names) draft.addName(name);
  if (party.weak !== undefined) draft.addName(party.weak, { kind: 'aka', weak: true });
  if (party.birth !== undefined) draft.addBirth(readBirthDate(party.birth));
  for (const country of party.countries ?? []) {
    if (party.type === 'PERSON') draft.addNationality(country);
    else draft.addCountry(country);
  }
  const [type, value] = (party.number ?? '').split(':');
  if (value !== undefined) draft.addIdentifier(type!.replace('-id', ' id'), value);
  if (party.wallet !== undefined) draft.addWallet(party.wallet);
  if (party.bic !== undefined) draft.addBic(party.bic);
  draft.addAddress([party.address ?? '']).addAttribute('position', party.position ?? '');
  return draft
    .addProgram(party.program)
    .addAttribute('note', 'Invented for demonstrations; nobody real is meant.');
}
