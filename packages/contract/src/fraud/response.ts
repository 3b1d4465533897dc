import { amlBankScreeningDetails, amlDetails } from '../details/aml';
import { deviceDetails } from '../details/device';
import { emailDetails } from '../details/email';
import { ipDetails } from '../details/ip';
import { phoneDetails } from '../details/phone';
import { sessionMonitoringDetails } from '../details/session-monitoring';
import { appliedRule, state } from '../details/shared';
import {
  closed,
  flag,
  integer,
  nullable,
  number,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';

export const binDetails = closed({
  card_bin: string,
  bin_bank: stringOrNull,
  bin_card: stringOrNull,
  bin_type: stringOrNull,
  bin_level: stringOrNull,
  bin_country: stringOrNull,
  bin_country_code: stringOrNull,
  bin_website: stringOrNull,
  bin_phone: stringOrNull,
  bin_valid: flag,
  card_issuer: stringOrNull,
});
export type BinDetails = Static<typeof binDetails>;

/** Great-circle kilometres between two places of the transaction; null when one of them is not known. */
export const geolocationDetails = closed({
  user_billing_distance: numberOrNull,
  user_shipping_distance: numberOrNull,
  billing_shipping_distance: numberOrNull,
  ip_user_distance: numberOrNull,
  ip_billing_distance: numberOrNull,
  ip_shipping_distance: numberOrNull,
});
export type GeolocationDetails = Static<typeof geolocationDetails>;

export const stringAnalysis = closed({
  field: string,
  value_length: integer,
  randomness_score: number,
  digit_ratio: number,
  special_ratio: number,
  vowel_ratio: number,
  longest_consonant_run: integer,
  name_similarity: numberOrNull,
  pattern: string,
});
export type StringAnalysis = Static<typeof stringAnalysis>;

export const ruleCategoryDetail = closed({
  id: string,
  name: string,
  score: numberOrNull,
  state: nullable(state),
});

/** Every core field of the fraud response, in the order in which it is sent. */
export const fraudData = closed({
  id: string,
  state,
  fraud_score: number,
  blackbox_score: numberOrNull,
  ip_details: nullable(ipDetails),
  email_details: nullable(emailDetails),
  bin_details: nullable(binDetails),
  phone_details: nullable(phoneDetails),
  aml_details: nullable(amlDetails),
  device_details: nullable(deviceDetails),
  geolocation_details: nullable(geolocationDetails),
  version: Type.Literal('v2'),
  applied_rules: Type.Array(appliedRule),
  calculation_time: integer,
  service_id: integer,
  rule_category_details: Type.Array(ruleCategoryDetail),
  string_analyses: Type.Array(stringAnalysis),
  /** Sent only when the module is on and `response_fields` names it. */
  aml_bank_screening_details: Type.Optional(nullable(amlBankScreeningDetails)),
  session_monitoring_details: Type.Optional(nullable(sessionMonitoringDetails)),
});
export type FraudData = Static<typeof fraudData>;

/** As it is answered and sent: every core field, or those that `config.response_fields` names. */
export const someFraudData = { ...fraudData, required: [] } as unknown as ReturnType<
  typeof Type.Unsafe<Partial<FraudData>>
>;
