import { personal } from '../personal';
import {
  boolean,
  flag,
  integer,
  literals,
  named,
  nullable,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';
import { businessAccounts, fraudHistory, riskScores, siteCount } from './shared';

export const PHONE_TYPES = [
  'FIXED_LINE',
  'MOBILE',
  'VOIP',
  'FIXED_LINE_OR_MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
  'UNKNOWN',
] as const;
const HLR_STATUSES = ['CONNECTED', 'ABSENT', 'INVALID_MSISDN', 'UNDETERMINED'] as const;

const carrier = nullable(named('HlrCarrier', { carrier: stringOrNull, carrier_prefix: stringOrNull }));
const hlrDetails = named('HlrDetails', {
  imsi: personal('phone', stringOrNull),
  original_carrier: carrier,
  ported_carrier: carrier,
  roaming_carrier: nullable(
    named('HlrRoamingCarrier', {
      carrier: stringOrNull,
      carrier_prefix: stringOrNull,
      carrier_country: stringOrNull,
    }),
  ),
  serving_msc: stringOrNull,
  status: literals(HLR_STATUSES),
});

const phoneCore = {
  id: string,
  phone: personal('phone', string),
  risk_scores: riskScores,
  provider_carrier_details: named('PhoneCarrierDetails', {
    carrier: stringOrNull,
    country: stringOrNull,
    disposable: flag,
    phone_is_valid: boolean,
    type: literals(PHONE_TYPES),
  }),
  account_aggregates: nullable(
    named('PhoneAccounts', {
      total_registration: integer,
      business: businessAccounts,
      personal: named('PhoneAccountsPersonal', {
        total_registration: integer,
        email_service: siteCount,
        messenger: siteCount,
        technology: siteCount,
        delivery: siteCount,
        ecommerce: siteCount,
        entertainment: siteCount,
        social_media: siteCount,
        travel: siteCount,
      }),
    }),
  ),
  service_fraud_history: fraudHistory,
  hlr_details: Type.Optional(nullable(hlrDetails)),
  cnam_details: Type.Optional(nullable(named('CnamDetails', { name: personal('name', stringOrNull) }))),
};

/** `data` of POST phone-api/v2, and `phone_details` of the fraud response. */
export const phoneV2 = named('PhoneDetails', phoneCore);
export type PhoneV2 = Static<typeof phoneV2>;
export type PhoneDetails = PhoneV2;
