import type { EkycPerson } from '../details/ekyc';
import { ApiError } from '../errors';
import type { FraudConfig } from '../fraud/config';
import type { FraudRequest } from '../fraud/fields';
import {
  EKYC_CHECK_TYPES,
  type EkycCheckType,
  type EkycInput,
  type EkycType,
  satisfiedCombination,
} from './check-types';

/**
 * Checks that a request has the inputs that its identity check requires. Without `config.ekyc.type` no check
 * runs.
 * @throws ApiError 1006 that names the missing inputs of the combination that lacks the fewest
 */
export function requireEkycInputs(request: FraudRequest, config: FraudConfig): void {
  const type = config.ekyc?.type;
  if (!config.ekyc_api || type === undefined) return;
  if (satisfiedCombination(type, request)) return;
  const { combinations }: EkycCheckType = EKYC_CHECK_TYPES[type];
  const missing = combinations
    .map((inputs) => inputs.filter((input) => request[input] === undefined))
    .reduce((fewest, inputs) => (inputs.length < fewest.length ? inputs : fewest));
  throw new ApiError('badJson', `Invalid input json: ${type} needs ${missing.join(', ')}`, {
    details: missing.map((field) => ({ field, expected: `an input of ${type}` })),
  });
}

/** Query to a source of identities. */
export interface IdentityQuestion {
  readonly type: EkycType;
  readonly inputs: { readonly [input in EkycInput]?: string };
}

/** Data of a source on one person; lists are empty and members null if the source lacks the value. */
export interface IdentityRecord {
  readonly person: EkycPerson;
  /** Second line of the first address. */
  readonly line2: string | null;
  /** Additional data of the check type, under the names of its `additional_data`. */
  readonly additional: { readonly [name: string]: unknown };
}

/** Members of a person that are a single text. */
export const PERSON_TEXTS = [
  'first_name',
  'middle_name',
  'last_name',
  'full_name',
  'date_of_birth',
  'gender',
] as const satisfies readonly (keyof EkycPerson)[];

/** Members of an address. */
export const ADDRESS_TEXTS = [
  'line1',
  'city',
  'state',
  'postal_code',
  'country',
  'full_address',
] as const satisfies readonly (keyof EkycPerson['addresses'][number])[];
