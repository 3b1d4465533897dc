/** Builders for the facts that rules read, for examples and personas. Facts that aren't named are unknown. */
import type {
  AddressDetails,
  AmlResult,
  BankParty,
  BinDetails,
  DeviceDetails,
  EkycFacts,
  EkycResult,
  EmailDetails,
  FraudHistory,
  FraudRequest,
  GeolocationDetails,
  IpDetails,
  PhoneDetails,
  SessionMetadata,
  SessionRisk,
  StringAnalysis,
} from '@assay/contract';

type EmailFacts = {
  readonly email_details?: Partial<AddressDetails['email_details']>;
  readonly email_domain_details?: Partial<EmailDetails['email_domain_details']>;
  readonly breach_details?: Partial<NonNullable<EmailDetails['breach_details']>>;
  readonly service_fraud_history?: Partial<FraudHistory>;
  readonly account_aggregates?: Partial<NonNullable<EmailDetails['account_aggregates']>>;
};

type PhoneFacts = {
  readonly provider_carrier_details?: Partial<PhoneDetails['provider_carrier_details']>;
  readonly hlr_details?: Partial<NonNullable<PhoneDetails['hlr_details']>>;
  readonly cnam_details?: PhoneDetails['cnam_details'];
  readonly service_fraud_history?: Partial<FraudHistory>;
  readonly account_aggregates?: Partial<NonNullable<PhoneDetails['account_aggregates']>>;
};

type AmlFacts = Partial<Pick<AmlResult, Extract<keyof AmlResult, `has_${string}`>>>;
type BankFacts = { readonly [Slot in keyof BankParty]?: { readonly has_match: boolean } };

type TextFacts = { readonly [field: string]: Partial<StringAnalysis> };

/** Facts of a transaction that rules can read. A fact that is left out is unknown. */
export type PartialFacts = FraudRequest & {
  readonly ip_details?: Partial<IpDetails>;
  readonly email_details?: EmailFacts;
  readonly phone_details?: PhoneFacts;
  readonly bin_details?: Partial<BinDetails>;
  readonly geolocation_details?: Partial<GeolocationDetails>;
  readonly device_details?: Partial<DeviceDetails>;
  readonly aml_details?: AmlFacts & { readonly receiver?: AmlFacts };
  readonly aml_bank_screening_details?: { readonly [side in 'sender' | 'receiver']?: BankFacts };
  readonly ekyc_result?: EkycResult;
  readonly ekyc_data?: { readonly additional_data?: Partial<EkycFacts['additional_data']> };
  readonly session_monitoring_details?: {
    readonly session_risk: Partial<SessionRisk>;
    readonly metadata?: Partial<SessionMetadata>;
  };
  readonly text?: TextFacts;
};

/** Time of every example: Monday, noon UTC. */
export const NOW = Date.UTC(2026, 5, 15, 12);
const DAY_MS = 86_400_000;

/** Returns `YYYY-MM-DD HH:MM:SS` UTC, the format of domain dates. */
export const daysAgo = (days: number): string =>
  new Date(NOW - days * DAY_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Returns UNIX seconds. */
export const secondsOf = (days: number): number => Math.round((NOW - days * DAY_MS) / 1000);

export const ip = (ip_details: PartialFacts['ip_details']): PartialFacts => ({
  ip: '198.51.100.7',
  ip_details: ip_details ?? {},
});

export const mailbox = (email_details: EmailFacts['email_details']): PartialFacts => ({
  email_details: { email_details: email_details ?? {} },
});
export const domain = (email_domain_details: EmailFacts['email_domain_details']): PartialFacts => ({
  email_details: { email_domain_details: email_domain_details ?? {} },
});
export const breach = (breach_details: EmailFacts['breach_details']): PartialFacts => ({
  email_details: { breach_details: breach_details ?? {} },
});
export const emailHistory = (service_fraud_history: Partial<FraudHistory>): PartialFacts => ({
  email_details: { service_fraud_history },
});

export const carrier = (facts: PhoneFacts['provider_carrier_details']): PartialFacts => ({
  phone_details: { provider_carrier_details: facts ?? {} },
});
export const phoneHistory = (service_fraud_history: Partial<FraudHistory>): PartialFacts => ({
  phone_details: { service_fraud_history },
});

export const card = (bin_details: PartialFacts['bin_details']): PartialFacts => ({
  card_bin: '411111',
  bin_details: bin_details ?? {},
});
export const device = (device_details: PartialFacts['device_details']): PartialFacts => ({
  device_details: device_details ?? {},
});
export const distances = (geolocation_details: PartialFacts['geolocation_details']): PartialFacts => ({
  geolocation_details: geolocation_details ?? {},
});
export const text = (field: string, analysis: Partial<StringAnalysis>): PartialFacts => ({
  text: { [field]: analysis },
});
