import { personal } from '../personal';
import {
  boolean,
  closed,
  flag,
  integer,
  integerOrNull,
  named,
  nullable,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';
import { businessAccounts, fraudHistory, riskScores, siteCount } from './shared';

/** Facts about an email domain (docs/reference/lookups.md); dates are `YYYY-MM-DD HH:MM:SS` UTC. */
const domainFacts = {
  domain: personal('email', stringOrNull),
  tld: stringOrNull,
  registered: flag,
  created: stringOrNull,
  updated: stringOrNull,
  expires: stringOrNull,
  registrar_name: stringOrNull,
  registered_to: personal('name', stringOrNull),
  disposable: flag,
  free: flag,
  custom: flag,
  dmarc_enforced: flag,
  spf_strict: flag,
  valid_mx: flag,
  accept_all: flag,
  suspicious_tld: flag,
  website_exists: flag,
};

/** `email_domain_details`: the facts, and the well-known domain that the domain imitates. */
const emailDomainDetails = named('EmailDomainDetails', {
  ...domainFacts,
  lookalike: flag,
  lookalike_of: stringOrNull,
});

/** `domain_details` of the retired versions, which have fixed members. */
export const retiredDomainDetails = named('EmailDomainDetailsV2', domainFacts);

const facts = {
  deliverable: flag,
  full_inbox: flag,
  valid_format: boolean,
  minimum_age_months: integerOrNull,
  earliest_profile_date: stringOrNull,
  suggestion: stringOrNull,
};

const personalAccounts = {
  total_registration: integer,
  email_service: siteCount,
  technology: siteCount,
  adult_sites: siteCount,
  delivery: siteCount,
  ecommerce: siteCount,
  entertainment: siteCount,
  health_and_fitness: siteCount,
  social_media: siteCount,
  travel: siteCount,
};
const accountsOver = <P extends Parameters<typeof closed>[0]>(name: string, personal: P) =>
  nullable(
    named(name, {
      total_registration: integer,
      business: businessAccounts,
      personal: named(`${name}Personal`, personal),
    }),
  );

const breach = named('Breach', { name: string, domain: stringOrNull, date: stringOrNull });
const breachCore = {
  breaches: Type.Array(breach),
  first_breach: stringOrNull,
  breach_service_listed: flag,
  number_of_breaches: integer,
};
const associatedDomain = named('DomainRegistration', {
  domain_name: personal('email', string),
  create_date: stringOrNull,
  update_date: stringOrNull,
  expiry_date: stringOrNull,
  registrar_name: stringOrNull,
  full_name: personal('name', stringOrNull),
  company_name: personal('name', stringOrNull),
  mailing_address: personal('address', stringOrNull),
  city_name: personal('address', stringOrNull),
  state_name: stringOrNull,
  zip_code: personal('address', stringOrNull),
  country_code: stringOrNull,
  phone_number: personal('phone', stringOrNull),
});
const tail = {
  associated_domain_registrations: nullable(
    named('DomainRegistrations', {
      exists: boolean,
      number_of_domains: integer,
      domains: Type.Array(associatedDomain),
      first_registration_date: stringOrNull,
    }),
  ),
};

/**
 * `email_details` of the fraud response: email v3 with the randomness score and the last breach. If only
 * `email_domain` was sent, only `email_domain_details` is set.
 */
export const emailDetails = named('EmailDetails', {
  id: string,
  email: personal('email', stringOrNull),
  risk_scores: nullable(riskScores),
  email_details: nullable(named('EmailAddressDetails', { ...facts, email_randomness_score: numberOrNull })),
  email_domain_details: emailDomainDetails,
  account_aggregates: accountsOver('EmailAccounts', {
    ...personalAccounts,
    betting_and_gaming: siteCount,
    dating: siteCount,
    real_estate: siteCount,
    ai_platforms: siteCount,
    messenger: siteCount,
  }),
  breach_details: nullable(named('BreachDetails', { ...breachCore, last_breach: stringOrNull })),
  service_fraud_history: nullable(fraudHistory),
  ...tail,
});
export type EmailDetails = Static<typeof emailDetails>;

/** Email details of a complete address. */
export type AddressDetails = EmailDetails & {
  readonly [M in 'email' | 'risk_scores' | 'email_details' | 'service_fraud_history']: NonNullable<
    EmailDetails[M]
  >;
};

/** `data` of POST email-api/v3. */
export const emailV3 = named('EmailLookup', {
  id: string,
  email: personal('email', string),
  risk_scores: riskScores,
  email_details: closed(facts),
  email_domain_details: emailDomainDetails,
  account_aggregates: accountsOver('EmailLookupAccountAggregates', personalAccounts),
  breach_details: nullable(closed(breachCore)),
  service_fraud_history: fraudHistory,
  ...tail,
});
export type EmailV3 = Static<typeof emailV3>;
