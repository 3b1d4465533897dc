import {
  type AddressDetails,
  ApiError,
  type CatalogueEntry,
  ERRORS,
  type ErrorName,
  FRAUD_V1_ERRORS,
  FRAUD_V1_FIELD_ERRORS,
  FRAUD_V1_FIELDS,
  type FraudConfig,
  type FraudData,
  type FraudRequest,
  type FraudV1,
  memberOf,
  readBoolean,
  readFraudRequest,
  readObject,
} from '@assay/contract';
import { isIp } from '@assay/networks';
import type { RuleWord } from './contact-members';
import { emailV2Of } from './email-v2';
import { phoneV1Of } from './phone-v1';

/** A request of v1.0 in today's words. v1.0 had no `config`: every module ran but e-mail, which `run_email_api` asked for. */
function translate(body: { readonly [key: string]: unknown }): { readonly [key: string]: unknown } {
  const request: { [key: string]: unknown } = {};
  for (const [retired, name] of Object.entries(FRAUD_V1_FIELDS)) {
    if (Object.hasOwn(body, retired)) request[name] = memberOf(body, retired);
  }
  const email = readBoolean(body.run_email_api) === true;
  return { ...request, config: { ip_api: true, phone_api: true, bin_api: true, email_api: email } };
}

/**
 * Reads a request of fraud v1.0.
 * @throws ApiError with the codes of v1.0.
 */
export function readFraudV1(body: unknown): { readonly request: FraudRequest; readonly config: FraudConfig } {
  if (body === undefined) throw new ApiError('v1EmptyBody');
  const object = readObject(body);
  if (!object) throw new ApiError('v1BadJson');
  const read = readFraudRequest(translate(object), isIp);
  const { request, config } = read;
  if (config.email_api && request.email === undefined) throw new ApiError('v1MissingEmail');
  if (config.email_api && !request.email?.includes('@')) throw new ApiError('v1BadEmail');
  if (request.transaction_currency !== undefined && request.transaction_amount === undefined) {
    throw new ApiError('v1NoAmount');
  }
  return read;
}

/** A module's score was that of its rules, which stand among those of the transaction. */
const wordOf = (data: FraudData, category: string): RuleWord => ({
  score: data.rule_category_details.find(({ id }) => id === category)?.score ?? 0,
  applied_rules: [],
});

/** Today's answer in the words of v1.0. */
export function fraudV1Of(data: FraudData): FraudV1 {
  return {
    id: data.id,
    state: data.state,
    fraud_score: data.fraud_score,
    proxy_score: data.ip_details?.score ?? null,
    ip_details: data.ip_details,
    // Of v1.0, e-mail is looked at only with a whole address.
    email_details:
      data.email_details && emailV2Of(data.email_details as AddressDetails, wordOf(data, 'email')),
    bin_details: data.bin_details,
    phone_details: data.phone_details && phoneV1Of(data.phone_details, wordOf(data, 'phone')),
    version: 'v1.0',
    applied_rules: data.applied_rules,
    device_details: data.device_details,
    calculation_time: data.calculation_time,
    service_id: data.service_id,
  };
}

const OWN_ERRORS: ReadonlyMap<CatalogueEntry, ErrorName> = new Map<CatalogueEntry, ErrorName>([
  [ERRORS.emptyBody, 'v1EmptyBody'],
  [ERRORS.badIp, 'v1BadIp'],
  [ERRORS.missingKey, 'v1MissingKey'],
  [ERRORS.invalidKey, 'v1InvalidKey'],
  [ERRORS.badAuthorizationIp, 'v1BadAuthorization'],
  [ERRORS.missingScope, 'v1Inactive'],
  [ERRORS.badCardLast, 'v1BadJson'],
  [ERRORS.system, 'v1Database'],
  [ERRORS.unavailable, 'v1Database'],
]);
const OWN: ReadonlySet<CatalogueEntry> = new Set(Object.values(FRAUD_V1_ERRORS));

/** Returns the error of v1.0 with the same meaning. */
export function fraudV1Error(error: ApiError): ApiError {
  if (OWN.has(error.entry)) return error;
  const { details } = error;
  if (error.entry === ERRORS.length)
    return new ApiError('v1Length', error.message, details ? { details } : {});
  if (error.entry === ERRORS.badJson) {
    const field = details?.[0]?.field ?? '';
    const known = FRAUD_V1_FIELD_ERRORS.find((entry) => entry.field.test(field));
    return new ApiError(known?.error ?? 'v1BadJson', undefined, details ? { details } : {});
  }
  const own = OWN_ERRORS.get(error.entry);
  return own ? new ApiError(own, undefined, details ? { details } : {}) : error;
}
