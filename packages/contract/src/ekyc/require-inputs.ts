import { ApiError } from '../errors';
import type { FraudConfig } from '../fraud/config';
import type { FraudRequest } from '../fraud/fields';
import { EKYC_CHECK_TYPES, type EkycCheckType, satisfiedCombination } from './check-types';

/**
 * Looks whether a call brings what its identity check needs. Without `config.ekyc.type` there is none.
 * @throws ApiError 1006 that names the missing inputs of the combination that lacks fewest
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
