import { domainToASCII, domainToUnicode } from 'node:url';
import type { AccountId, EraseDomain, ErasePerson, SpaceId, TransactionId } from '@assay/contract';
import type { Connection, EraseCounts, EraseRequest } from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import { deploymentSealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import { type Hasher, keptHashes, keyHash, mailboxOfText } from '../../scoring/index';

type Place = Pick<EraseRequest, 'spaceId' | 'id'>;

/** Whom an erase request is about, as the database keeps it until the request has ended. */
export interface PersonBox {
  seal(person: ErasePerson, place: Place): Buffer;
  /** null = sealed elsewhere, or under another deployment's secret. */
  open(sealed: Buffer, place: Place): ErasePerson | null;
}

/** Sealed and bound to the request: the table alone, in a back-up for example, does not show who was erased. */
export function personBox(signingSecrets: SigningSecrets, ambient: Pick<Ambient, 'bytes'>): PersonBox {
  const persons = deploymentSealing(
    signingSecrets,
    {
      name: 'person of an erase request',
      before: { purpose: 'assay erase requests', tag: 'before-text', bound: true },
    },
    ambient.bytes,
  );
  const placeOf = ({ spaceId, id }: Place) => `${spaceId}/${id}`;
  return {
    seal: (person, place) => persons.seal(JSON.stringify(person), placeOf(place)),
    open(sealed, place) {
      const text = persons.open(sealed, placeOf(place));
      return text && (JSON.parse(text.toString()) as ErasePerson);
    },
  };
}

export interface StepWork {
  readonly connection: Connection;
  readonly scope: PersonScope;
  /** What the step answered as `next` before; null at its beginning. */
  readonly position: unknown;
  /** What all steps removed so far. */
  readonly counts: EraseCounts;
  /** UNIX milliseconds. */
  readonly now: number;
}

export interface StepDone {
  readonly counts: EraseCounts;
  /** Where it goes on, as JSON; null = it is done. */
  readonly next: unknown;
}

/**
 * A part of the work. It runs as often as it needs, each time in a short transaction that also keeps where it stands; to
 * do it over again from the beginning changes nothing.
 */
export interface EraseStep {
  readonly name: string;
  /** Domains to which it belongs; it runs once when any of them is asked for. */
  readonly domains: readonly EraseDomain[];
  run(work: StepWork): Promise<StepDone>;
}

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
