import type { EkycPerson } from '../details/ekyc';
import type { EkycInput, EkycType } from './check-types';

/** What a source of identities is asked. */
export interface IdentityQuestion {
  readonly type: EkycType;
  readonly inputs: { readonly [input in EkycInput]?: string };
}

/** One person as a source knows them; lists are empty and members null where it does not say. */
export interface IdentityRecord {
  readonly person: EkycPerson;
  /** Second line of the first address. */
  readonly line2: string | null;
  /** What the check's type tells beside the person, under the names of its `additional_data`. */
  readonly additional: { readonly [name: string]: unknown };
}

/** The members of a person that are one text. */
export const PERSON_TEXTS = [
  'first_name',
  'middle_name',
  'last_name',
  'full_name',
  'date_of_birth',
  'gender',
] as const satisfies readonly (keyof EkycPerson)[];

/** The members of an address. */
export const ADDRESS_TEXTS = [
  'line1',
  'city',
  'state',
  'postal_code',
  'country',
  'full_address',
] as const satisfies readonly (keyof EkycPerson['addresses'][number])[];
