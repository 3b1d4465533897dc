import type { AmlConfig, ScreeningRequest, TransactionId } from '@assay/contract';
import { type BankParty, countryCode, scorePair } from '@assay/screening';
import type { RowPerson } from '@assay/store';
import { type Hasher, keyHash } from '../scoring/index';
import type { Party } from './loaded-lists';

/**
 * Minimum score at which two spellings count as one person's name; a difference weighs more in a one-word
 * name.
 */
const SAME = { oneWord: 0.78, words: 0.85 } as const;

const isOneWord = (name: string): boolean => !/\S[\s-]+\S/.test(name);

/** Returns true if two names belong to one person, compared like screening compares persons. */
export const sameName = (asked: string, known: string): boolean =>
  scorePair({ name: asked, type: 'PERSON' }, { names: [known] }).score >=
  (isOneWord(asked) && isOneWord(known) ? SAME.oneWord : SAME.words);

/** The person or organization that matches and monitoring belong to. */
export interface Subject extends RowPerson {
  readonly key: string;
  readonly userId: string | null;
  readonly party: Party;
}

/** Identifiers of the user in a request. */
interface NamedUser {
  readonly id: string | undefined;
  readonly email?: string | undefined;
  readonly transactionId?: TransactionId | undefined;
}

/** A person whose name is screened. */
interface ScreenedPerson extends NamedUser {
  readonly party: Party;
}

/** A user whose bank details are screened. */
interface BankUser extends NamedUser {
  readonly email: string | undefined;
  readonly transactionId: TransactionId | undefined;
}

/** Normalizes spelling variants of the same name. */
const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** @param role a receiver and a user with the same id are different subjects */
export function subjectOf(hasher: Hasher, role: 'user' | 'receiver', person: ScreenedPerson): Subject {
  const { id, party } = person;
  const identity = id === undefined ? `name\0${nameKey(party.name)}\0${party.dob ?? ''}` : `id\0${id}`;
  return {
    key: hasher('screening_subject', `${role}\0${identity}`),
    userId: id ?? null,
    userHash: role === 'user' && id !== undefined ? hasher('user_id', id) : null,
    emailHash: person.email === undefined ? null : keyHash(hasher, 'email', person.email),
    transactionId: person.transactionId ?? null,
    party,
  };
}

/** Returns the subject for bank details of one side; a decision applies only to these details of this user. */
export function bankSubjectOf(
  hasher: Hasher,
  side: 'sender' | 'receiver',
  bank: BankParty,
  user: BankUser,
): Subject {
  const { account, swift, name, country } = bank;
  const details = [account, swift, name].map((text) => nameKey(text ?? ''));
  return {
    key: hasher('screening_subject', ['bank', side, user.id ?? '', ...details].join('\0')),
    userId: user.id ?? null,
    userHash: user.id === undefined ? null : hasher('user_id', user.id),
    emailHash: user.email === undefined ? null : keyHash(hasher, 'email', user.email),
    transactionId: user.transactionId ?? null,
    party: { name: account ?? swift ?? name ?? '', type: 'ENTITY', ...(country ? { country } : {}) },
  };
}

/** Returns the party in a request's `user_*` fields. */
export function partyOf(request: ScreeningRequest, type: AmlConfig['type'] = 'UNKNOWN'): Party {
  const country = request.user_country === undefined ? null : countryCode(request.user_country);
  return {
    name: request.user_fullname,
    type,
    ...(request.user_firstname ? { given: request.user_firstname } : {}),
    ...(request.user_middlename ? { middle: request.user_middlename } : {}),
    ...(request.user_lastname ? { family: request.user_lastname } : {}),
    ...(request.user_dob ? { dob: request.user_dob } : {}),
    ...(country ? { country } : {}),
    ...(request.user_photoid_number ? { photoId: request.user_photoid_number } : {}),
  };
}
