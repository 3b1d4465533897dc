import type { AdverseMediaEntry } from '@assay/contract';
import type { BankMatch, BankParty, BankScreening, BankSide, BankSlot } from '@assay/screening';
import { type ReservedListing, reservedListing } from '../scoring/index';
import { hitOf, type Search, search, searchNothing } from './search';

/** The name or bank detail is identical to the list entry: no unmatched words and no penalties. */
const AS_LISTED = { pairs: [], unmatched_query: [], unmatched_name: [], edits: 0, penalties: [] };

const storyOf = (name: string, story: ReservedListing['stories'][number]): AdverseMediaEntry => {
  const { id, date, title, snippet, url } = story;
  return { id, name, attributes: [], found: 'exact', media: [{ date, snippet, title, url }] };
};

/** Same as `search`, for test keys: a reserved name is found only on its reserved lists, of the enabled kinds. */
const searchReserved: typeof search = async (lists, party, settings, deadline, now) => {
  const found = reservedListing('user_fullname', party.name);
  if (found === null) return search(lists, party, settings, deadline, now);
  if (found === 'silent' || now() >= deadline) return null;
  const enabled = found.listed.filter(({ list }) => settings.kinds.includes(list.kind));
  return {
    ...searchNothing(),
    type: enabled[0]?.entry.type ?? party.type,
    hits: enabled.map(({ entry, list }) => {
      const [name] = entry.names;
      return hitOf(
        { entry, list, name: name!, score: 1, found: 'exact', explanation: AS_LISTED },
        lists,
        null,
      );
    }),
    media: settings.media ? found.stories.map((story) => storyOf(party.name, story)) : [],
  } satisfies Search;
};

/** Returns the name search for an environment. */
export const searchOf = (isTestSpace: boolean): typeof search => (isTestSpace ? searchReserved : search);

const FIELDS = [
  ['bank_name', 'name'],
  ['bank_account', 'account'],
  ['bank_swift', 'swift'],
] as const satisfies readonly (readonly [keyof BankSide, keyof BankParty])[];

function reservedSlot(field: BankMatch['matched_field'], { listed }: ReservedListing): BankSlot {
  const entries = listed.map((match) => ({
    ...match,
    matched_field: field,
    match_type: 'EXACT' as const,
    score: 1,
  }));
  return { has_match: entries.length > 0, entries };
}

function reservedSide(party: BankParty, side: BankSide): BankSide | null {
  let changed = side;
  for (const [slot, detail] of FIELDS) {
    const value = party[detail];
    if (!side[slot] || value === null) continue;
    const found = reservedListing(`user_${slot}`, value);
    if (found === 'silent') return null;
    if (found) changed = { ...changed, [slot]: reservedSlot(slot, found) };
  }
  return changed;
}

/**
 * Adds the results of reserved bank details in a test key's request, as defined in their table.
 * @returns null after a timeout
 */
export function withReservedBanks(
  parties: { readonly sender: BankParty; readonly receiver: BankParty },
  found: BankScreening,
): BankScreening | null {
  const sender = reservedSide(parties.sender, found.sender);
  const receiver = reservedSide(parties.receiver, found.receiver);
  if (!sender || !receiver) return null;
  const slots = [...Object.values(sender), ...Object.values(receiver)];
  return { sender, receiver, has_bank_match: slots.some((slot) => slot?.has_match) };
}
