import {
  type AddressDetails,
  ApiError,
  type AppliedRule,
  type CatalogueEntry,
  type EmailV2,
  type EmailV3,
  ERRORS,
  type ErrorName,
  FRAUD_V1_ERRORS,
  FRAUD_V1_FIELD_ERRORS,
  FRAUD_V1_FIELDS,
  type FraudConfig,
  type FraudData,
  type FraudHistory,
  type FraudRequest,
  type FraudV1,
  memberOf,
  type PhoneDetails,
  type PhoneV1,
  type PhoneV2,
  type RetiredHistory,
  readBoolean,
  readFraudRequest,
  readObject,
} from '@assay/contract';
import { isIp } from '@assay/networks';

/** Converts current facts to the format of phone v1. */
export function phoneV1Of(
  details: PhoneV2 | PhoneDetails,
  word: RuleWord,
  include: ReadonlySet<string> = new Set(),
): PhoneV1 {
  const { phone_is_valid: valid, type, country, carrier, disposable } = details.provider_carrier_details;
  return {
    number: details.phone,
    valid,
    type,
    country,
    carrier,
    disposable,
    score: word.score,
    account_details: null,
    applied_rules: word.applied_rules,
    ...includedOf(include, details.id, details.service_fraud_history),
  };
}

/** Converts current facts to the format of email v2. */
export function emailV2Of(
  details: EmailV3 | AddressDetails,
  word: RuleWord,
  include: ReadonlySet<string> = new Set(),
): EmailV2 {
  const { lookalike: _, lookalike_of: __, ...domain_details } = details.email_domain_details;
  return {
    email: details.email,
    score: word.score,
    deliverable: details.email_details.deliverable,
    domain_details,
    account_details: null,
    breach_details: details.breach_details,
    applied_rules: word.applied_rules,
    ...includedOf(include, details.id, details.service_fraud_history),
  };
}

/** Result of the account's rules for the target alone. */
interface RuleWord {
  readonly score: number;
  readonly applied_rules: AppliedRule[];
}

/** The v1 counters include the current query, so a new target has one hit. */
const retiredHistory = (history: FraudHistory): RetiredHistory => ({
  hits: history.hits + 1,
  customer_hits: history.customer_hits + 1,
  first_seen: history.first_seen,
  last_seen: history.last_seen,
});

/** Returns the members that `include` names. */
function includedOf(
  include: ReadonlySet<string>,
  id: string,
  history: FraudHistory,
): { readonly history?: RetiredHistory; readonly flags?: FraudHistory['flags']; readonly id?: string } {
  return {
    ...(include.has('history') ? { history: retiredHistory(history) } : {}),
    ...(include.has('flags') ? { flags: history.flags } : {}),
    ...(include.has('id') ? { id } : {}),
  };
}

/**
 * Converts a v1.0 request to the current format. v1.0 had no `config`: every module ran except email, which
 * `run_email_api` enabled.
 */
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
 * @throws ApiError with the codes of v1.0
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

/**
 * Returns the score of a module, which in v1.0 was that of its rules. The rules themselves are listed with
 * those of the transaction.
 */
const wordOf = (data: FraudData, category: string): RuleWord => ({
  score: data.rule_category_details.find(({ id }) => id === category)?.score ?? 0,
  applied_rules: [],
});

/** Converts a current response to the format of v1.0. */
export function fraudV1Of(data: FraudData): FraudV1 {
  return {
    id: data.id,
    state: data.state,
    fraud_score: data.fraud_score,
    proxy_score: data.ip_details?.score ?? null,
    ip_details: data.ip_details,
    // In v1.0 the email module runs only if a whole address was sent.
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
