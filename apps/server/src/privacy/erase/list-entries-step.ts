import { type FraudRequest, liveSpace } from '@assay/contract';
import { normaliseListValue } from '@assay/rules';
import {
  eraseListEntries,
  eraseListEvents,
  eventsUnderKeys,
  keysOfNobodyElse,
  type StoredEvaluationRecord,
  storedEvaluations,
  type TransactionPosition,
  transactionsOf,
} from '@assay/store';
import { type Hasher, mailboxOfText, phoneSpellings, storedHashes } from '../../scoring/index';
import type { EraseStep } from './scope';

const PAGE = 200;

/** Request fields whose values a list can hold, with the key type used to count transactions with that value. */
const LISTED = {
  user_id: 'user_id',
  email: 'email',
  phone_number: 'phone_number',
  ip: 'ip',
  device_id: 'device_hash',
  card_hash: 'card_hash',
  user_bank_account: 'user_bank_account',
} as const;
const FIELDS = Object.keys(LISTED) as (keyof typeof LISTED)[];

/**
 * Returns the forms in which list entries may store a value: as sent, as its mailbox, and with the `00`
 * prefix that earlier versions stored for phone numbers.
 */
const spellingsOf = (field: keyof typeof LISTED, value: string): readonly string[] => [
  ...new Set([
    value.trim(),
    normaliseListValue(field, value) ?? value,
    ...(field === 'phone_number' ? [value.replace(/\D/g, '')] : []),
    ...(field === 'email' ? [mailboxOfText(value)] : []),
  ]),
];

/** A value of a request, and the keys under which requests with it are counted. */
interface SentValue {
  readonly hashes: readonly string[];
  readonly spellings: readonly string[];
}

function valuesOf(
  kept: readonly Pick<StoredEvaluationRecord, 'request'>[],
  hasher: Hasher,
): readonly SentValue[] {
  const values: SentValue[] = [];
  for (const evaluation of kept) {
    const request = JSON.parse(evaluation.request) as FraudRequest;
    for (const field of FIELDS) {
      const value = request[field];
      if (value === undefined) continue;
      const key = LISTED[field];
      const number = key === 'phone_number' ? phoneSpellings(request) : null;
      if (number === null) {
        values.push({
          hashes: storedHashes(hasher, key, value, request),
          spellings: spellingsOf(field, value),
        });
      } else {
        // The same digits sent from another country belong to another person.
        values.push({ hashes: [hasher(key, number.spelled)], spellings: spellingsOf(field, value) });
        values.push({ hashes: [hasher(key, number.international)], spellings: [number.international] });
      }
    }
  }
  return values;
}

/**
 * Removes the account's list entries that belong to the person, and the outbox records about them. These are
 * the person's addresses and user ids, entries that rules added because of their transactions, and values
 * that occur only in their transactions.
 */
export const listEntriesStep: EraseStep = {
  name: 'list_entries',
  domains: ['FRAUD'],
  async run({ connection, scope, position }) {
    const { environmentId, accountId, hasher, keyHashes } = scope;
    // Test keys read the account's lists but never write to them.
    if (environmentId !== liveSpace(accountId)) return { counts: {}, next: null };
    const after = position as TransactionPosition | null;
    const events = await eventsUnderKeys(connection, environmentId, keyHashes, { after, limit: PAGE });
    const kept = await storedEvaluations(
      connection,
      environmentId,
      events.map(({ evaluationId }) => evaluationId),
    );
    const values = valuesOf(kept, hasher);
    const hashes = new Set(values.flatMap((value) => value.hashes));
    const own = await keysOfNobodyElse(connection, environmentId, [...hashes], scope);
    const ownValues = values.filter((value) => value.hashes.every((hash) => own.has(hash)));
    const named = [
      ...scope.emails.flatMap((email) => spellingsOf('email', email)),
      ...scope.userIds.flatMap((id) => spellingsOf('user_id', id)),
    ];
    const theirs = [...new Set([...named, ...ownValues.flatMap(({ spellings }) => spellings)])];
    const removed = await eraseListEntries(connection, accountId, {
      values: theirs,
      transactionIds: transactionsOf(events),
    });
    const known = new Set(theirs);
    const erased = await eraseListEvents(
      connection,
      accountId,
      (value) => known.has(value) || scope.mailboxes.has(mailboxOfText(value)),
    );
    const last = events.length < PAGE ? undefined : events.at(-1);
    return {
      counts: { list_entries: removed, webhooks_FRAUD: erased },
      next: last ? { at: last.at, evaluationId: last.evaluationId } : null,
    };
  },
};
