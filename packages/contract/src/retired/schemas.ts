import { retiredDomainDetails } from '../details/email';
import { ipDetails } from '../details/ip';
import { PHONE_TYPES } from '../details/phone';
import { appliedRule, historyFlag, state } from '../details/shared';
import { binDetails } from '../fraud/modules';
import {
  boolean,
  closed,
  flag,
  integer,
  integerOrNull,
  literals,
  named,
  nullable,
  number,
  numberOrNull,
  openObject,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';

/** `history` of the retired lookups: it counted the current query, so a new target has one hit. */
const history = named('EmailHistoryV2', {
  hits: integer,
  customer_hits: integer,
  first_seen: integerOrNull,
  last_seen: integerOrNull,
});
export type RetiredHistory = Static<typeof history>;

/** Members that `include` requests. */
const included = {
  history: Type.Optional(nullable(history)),
  flags: Type.Optional(Type.Array(historyFlag)),
  id: Type.Optional(string),
};

/** `data` of GET email-api/v2 (docs/reference/api-migration.md). */
export const emailV2 = named('EmailDetailsV2', {
  email: string,
  score: number,
  deliverable: flag,
  domain_details: retiredDomainDetails,
  /** Registrations on single sites are no longer reported. */
  account_details: Type.Null(),
  breach_details: nullable(openObject),
  applied_rules: Type.Array(appliedRule),
  ...included,
});
export type EmailV2 = Static<typeof emailV2>;

/** `data` of GET phone-api/v1 (docs/reference/api-migration.md). */
export const phoneV1 = named('PhoneDetailsV1', {
  number: string,
  valid: boolean,
  type: literals(PHONE_TYPES),
  country: stringOrNull,
  carrier: stringOrNull,
  disposable: flag,
  score: number,
  account_details: Type.Null(),
  applied_rules: Type.Array(appliedRule),
  ...included,
});
export type PhoneV1 = Static<typeof phoneV1>;

/** `data` of POST fraud-api/v1.0 (docs/reference/api-migration.md). */
export const fraudV1 = named('FraudDataV1', {
  id: string,
  state,
  fraud_score: number,
  proxy_score: numberOrNull,
  ip_details: nullable(ipDetails),
  email_details: nullable(emailV2),
  bin_details: nullable(binDetails),
  phone_details: nullable(phoneV1),
  version: Type.Literal('v1.0'),
  applied_rules: Type.Array(appliedRule),
  device_details: nullable(openObject),
  calculation_time: integer,
  service_id: integer,
});
export type FraudV1 = Static<typeof fraudV1>;

/** `data` of POST erase-api/v1 (docs/reference/api-migration.md). */
export const eraseV1 = closed({
  transaction_records: integer,
  email_records: integer,
  phone_records: integer,
  ip_records: integer,
  /** Dry runs are no longer supported. */
  dry_run: Type.Literal(false),
});
export type EraseV1 = Static<typeof eraseV1>;
