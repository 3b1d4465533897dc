import { type AccountId, liveSpace } from '@assay/contract';
import { internationalNumber } from '@assay/enrichment';
import {
  type Connection,
  currentPolicy,
  type EntryPosition,
  entriesBehind,
  eraseListEntriesAt,
  keysOfNobodyElse,
  keysOfPerson,
} from '@assay/store';
import type { PolicyDocument } from '../../policy/index';
import { keyHash, mailboxOfText } from '../../scoring/index';
import type { EraseStep, PersonScope } from './scope';

/** Number of entries decrypted per batch: a few milliseconds of CPU time. */
const PAGE = 200;

async function phoneListsOf(connection: Connection, accountId: AccountId): Promise<ReadonlySet<string>> {
  const policy = await currentPolicy<PolicyDocument>(connection, accountId);
  const lists = policy?.lists ?? [];
  return new Set(lists.filter(({ field }) => field === 'phone_number').map(({ id }) => id));
}

type Entries = Awaited<ReturnType<typeof entriesBehind>>['entries'];

/**
 * Returns entries whose number is stored in a form that transactions aren't counted by, such as `+49 030 …`,
 * with the matching key.
 */
function phoneKeys(entries: Entries, { hasher }: PersonScope): ReadonlyMap<EntryPosition, string> {
  const keys = new Map<EntryPosition, string>();
  for (const entry of entries) {
    const number = internationalNumber(entry.value, undefined);
    if (number !== null && number !== entry.value) keys.set(entry, keyHash(hasher, 'phone_number', number));
  }
  return keys;
}

/** Returns the entries whose number occurs only with this person. */
async function personPhones(
  connection: Connection,
  scope: PersonScope,
  entries: Entries,
): Promise<readonly EntryPosition[]> {
  const keys = phoneKeys(entries, scope);
  if (keys.size === 0) return [];
  const seen = await keysOfPerson(connection, scope.environmentId, [...new Set(keys.values())], scope);
  const own = await keysOfNobodyElse(connection, scope.environmentId, seen, scope);
  return [...keys].flatMap(([entry, key]) => (own.has(key) ? [entry] : []));
}

/** Returns the entries that belong to the person, in any spelling. */
async function personEntries(
  connection: Connection,
  scope: PersonScope,
  entries: Entries,
): Promise<readonly EntryPosition[]> {
  const mails = entries.filter(({ value }) => scope.mailboxes.has(mailboxOfText(value)));
  const phoneLists = await phoneListsOf(connection, scope.accountId);
  const phones = entries.filter(({ listId }) => phoneLists.has(listId));
  return [...mails, ...(await personPhones(connection, scope, phones))];
}

/** Returns the account's entries that belong to the person in a spelling that none of their transactions used. */
export async function spelledOtherwise(
  connection: Connection,
  scope: PersonScope,
): Promise<readonly EntryPosition[]> {
  const found: EntryPosition[] = [];
  for (let after: EntryPosition | null = null; ; ) {
    const page = await entriesBehind(connection, scope.accountId, { after, limit: PAGE });
    found.push(...(await personEntries(connection, scope, page.entries)));
    after = page.next;
    if (after === null) return found;
  }
}

/**
 * Removes list entries that hold another address of the person's mailbox, or their number in another
 * spelling. Entries are found by exact text, and a manually added entry may use any spelling.
 */
export const listSpellingsStep: EraseStep = {
  name: 'list_spellings',
  domains: ['FRAUD'],
  async run({ connection, scope, position }) {
    const { environmentId, accountId } = scope;
    // Test keys read the account's lists but never write to them.
    if (environmentId !== liveSpace(accountId)) return { counts: {}, next: null };
    const after = position as EntryPosition | null;
    const { entries, next } = await entriesBehind(connection, accountId, { after, limit: PAGE });
    const theirs = await personEntries(connection, scope, entries);
    return { counts: { list_entries: await eraseListEntriesAt(connection, accountId, theirs) }, next };
  },
};
