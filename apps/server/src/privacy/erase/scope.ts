import { domainToASCII, domainToUnicode } from 'node:url';
import type { AccountId, EnvironmentId, EraseDomain, ErasePerson, TransactionId } from '@assay/contract';
import type { Connection, EraseCounts, EraseRequest } from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { deploymentSealing } from '../../platform/secrets/sealed';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import { type Hasher, keyHash, mailboxOfText, storedHashes } from '../../scoring/index';

type Place = Pick<EraseRequest, 'environmentId' | 'id'>;

/** Encrypts the person of an erase request for storage until the request ends. */
export interface PersonBox {
  seal(person: ErasePerson, place: Place): Buffer;
  /**
   * Decrypts a person. Returns null when it was encrypted for another request or with another deployment's
   * secret.
   */
  open(sealed: Buffer, place: Place): ErasePerson | null;
}

/**
 * Encrypts the person and binds the ciphertext to the request, so the table alone (for example in a backup)
 * doesn't reveal who was erased.
 */
export function personBox(signingSecrets: SigningSecrets, runtime: Pick<Runtime, 'bytes'>): PersonBox {
  const persons = deploymentSealing(
    signingSecrets,
    {
      name: 'person of an erase request',
      before: { purpose: 'assay erase requests', tag: 'before-text', bound: true },
    },
    runtime.bytes,
  );
  const placeOf = ({ environmentId, id }: Place) => `${environmentId}/${id}`;
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
  /** Value that the step last returned as `next`; null on the first run. */
  readonly position: unknown;
  /** Total counts removed by all steps so far. */
  readonly counts: EraseCounts;
  /** Current time, in UNIX milliseconds. */
  readonly now: number;
}

export interface StepDone {
  readonly counts: EraseCounts;
  /** Position to continue from, as JSON; null when the step is done. */
  readonly next: unknown;
}

/**
 * A step of an erasure. It runs repeatedly, each time in a short transaction that also stores its position.
 * Running a step again from the beginning changes nothing.
 */
export interface EraseStep {
  readonly name: string;
  /** Domains that the step belongs to; it runs once when any of them is requested. */
  readonly domains: readonly EraseDomain[];
  run(work: StepWork): Promise<StepDone>;
}

/** The person whose data is selected, in every form that the stores use. */
export interface PersonScope extends ErasePerson {
  /** Environment of the data. */
  readonly environmentId: EnvironmentId;
  /** Account that owns the environment. */
  readonly accountId: AccountId;
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  /** Mailboxes of the person's addresses. The owner of a mailbox owns every address that delivers to it. */
  readonly mailboxes: ReadonlySet<string>;
  /** Keys under which every transaction of the person stored an event. */
  readonly keyHashes: readonly string[];
  readonly hasher: Hasher;
}

/**
 * Returns an address as sent, and with its domain in ASCII and in Unicode. A transaction may hold any of
 * these forms.
 */
function mailSpellings(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  const [local, domain] = [email.slice(0, at), email.slice(at)];
  const domains = [domain, domainToASCII(domain) || domain, domainToUnicode(domain) || domain];
  return [...new Set(domains.map((spelling) => local + spelling))];
}

export function personScope(
  person: ErasePerson,
  space: Pick<PersonScope, 'environmentId' | 'accountId' | 'hasher'>,
): PersonScope {
  const { hasher } = space;
  const emails = [...new Set(person.emails.flatMap(mailSpellings))];
  const userHashes = person.userIds.map((id) => keyHash(hasher, 'user_id', id));
  // Some stores, and some earlier versions, hash a spelling that differs from the counted keys.
  const emailHashes = [
    ...new Set(emails.flatMap((email) => [hasher('email', email), ...storedHashes(hasher, 'email', email)])),
  ];
  const mailboxes = new Set(emails.map(mailboxOfText));
  const keyHashes = [...userHashes, ...emailHashes];
  return { ...person, ...space, emails, mailboxes, userHashes, emailHashes, keyHashes };
}

/** Returns the person in the form used by stores that find rows by hash. */
export const byHashes = ({ userHashes, emailHashes }: PersonScope) => ({
  userHashes,
  emailHashes,
  transactionIds: [] as readonly string[],
});

/** Returns the person in the form used by stores that find rows by transaction. */
export const byTransactions = (transactionIds: readonly TransactionId[]) => ({
  userHashes: [] as readonly string[],
  emailHashes: [] as readonly string[],
  transactionIds,
});
