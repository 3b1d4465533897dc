import { domainToASCII, domainToUnicode } from 'node:url';
import type { AccountId, ErasePerson, SpaceId, TransactionId } from '@assay/contract';
import { type Hasher, keptHashes, keyHash, mailboxOfText } from '../../scoring/index';

/** Whose data is meant, in every form in which stores know a person. */
export interface PersonScope extends ErasePerson {
  /** The space of the data. */
  readonly spaceId: SpaceId;
  /** The account that the space belongs to. */
  readonly accountId: AccountId;
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  /** The mailboxes of the person's addresses: who has one has every address that reaches it. */
  readonly mailboxes: ReadonlySet<string>;
  /** Keys under which each of the person's calls left an event. */
  readonly keyHashes: readonly string[];
  readonly hasher: Hasher;
}

/** An address as it was sent, and with its domain in ASCII and in the letters of its language: a call may hold any of them. */
function mailSpellings(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  const [local, domain] = [email.slice(0, at), email.slice(at)];
  const domains = [domain, domainToASCII(domain) || domain, domainToUnicode(domain) || domain];
  return [...new Set(domains.map((spelling) => local + spelling))];
}

export function personScope(
  person: ErasePerson,
  space: Pick<PersonScope, 'spaceId' | 'accountId' | 'hasher'>,
): PersonScope {
  const { hasher } = space;
  const emails = [...new Set(person.emails.flatMap(mailSpellings))];
  const userHashes = person.userIds.map((id) => keyHash(hasher, 'user_id', id));
  // Not every store makes its hash of the spelling that keys have, nor did every version.
  const emailHashes = [
    ...new Set(emails.flatMap((email) => [hasher('email', email), ...keptHashes(hasher, 'email', email)])),
  ];
  const mailboxes = new Set(emails.map(mailboxOfText));
  const keyHashes = [...userHashes, ...emailHashes];
  return { ...person, ...space, emails, mailboxes, userHashes, emailHashes, keyHashes };
}

/** The person as stores that follow the hashes find them. */
export const byHashes = ({ userHashes, emailHashes }: PersonScope) => ({
  userHashes,
  emailHashes,
  transactionIds: [] as readonly string[],
});

/** The person as stores that follow transactions find them. */
export const byTransactions = (transactionIds: readonly TransactionId[]) => ({
  userHashes: [] as readonly string[],
  emailHashes: [] as readonly string[],
  transactionIds,
});
