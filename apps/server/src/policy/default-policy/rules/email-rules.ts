import type { RuleGroup } from '../default-rule';
import {
  BREACH,
  DOMAIN,
  daysSince,
  EMAIL_HISTORY,
  MAILBOX,
  NAME_IS_COMPARABLE,
  REGISTERING,
} from './vocabulary';

/** Age of a private domain. The age of a provider's domain gives no information about its customer. */
const YOUNG = `${DOMAIN}.free = false and ${daysSince(`${DOMAIN}.created`)}`;

/** Roles of RFC 2142 and the most common ones of shops. */
const ROLE =
  '(?i)^(abuse|admin|administrator|billing|contact|hostmaster|info|mail|no-?reply|office|postmaster|root|sales|support|test|webmaster)@';

export const emailRules: RuleGroup = {
  category: 'email',
  rules: [
    { id: 'E101', name: 'Disposable email domain', when: `${DOMAIN}.disposable = true`, points: 12 },
    {
      id: 'E102',
      name: 'Malformed email address',
      when: `${MAILBOX}.valid_format = false`,
      points: 8,
    },
    {
      id: 'E103',
      name: 'Unregistered email domain',
      when: `${DOMAIN}.registered = false`,
      points: 10,
    },
    {
      id: 'E104',
      name: "Email domain can't receive mail",
      when: `${DOMAIN}.valid_mx = false and ${DOMAIN}.registered = true`,
      points: 8,
    },
    {
      id: 'E105',
      name: 'Mailbox does not exist',
      when: `${MAILBOX}.deliverable = false and ${MAILBOX}.valid_format = true and (${DOMAIN}.valid_mx = true or not_exist(${DOMAIN}.valid_mx)) and (${MAILBOX}.full_inbox = false or not_exist(${MAILBOX}.full_inbox))`,
      points: 7,
    },
    { id: 'E106', name: 'Mailbox is full', when: `${MAILBOX}.full_inbox = true`, points: 3 },
    {
      id: 'E107',
      name: 'Frequently abused top-level domain',
      when: `${DOMAIN}.suspicious_tld = true`,
      points: 4,
    },
    { id: 'E108', name: 'Free email provider', when: `${DOMAIN}.free = true`, points: 0.5 },
    {
      id: 'E109',
      name: 'Email address uses a forwarding alias',
      // An address of none of the other three kinds belongs to a relay.
      when: `${DOMAIN}.disposable = false and ${DOMAIN}.free = false and ${DOMAIN}.custom = false`,
      points: 1,
    },
    {
      id: 'E110',
      name: 'Email domain imitates another domain',
      when: `${DOMAIN}.lookalike = true`,
      points: 8,
    },
    {
      id: 'E111',
      name: 'Email domain is less than 7 days old',
      when: `${YOUNG} < 7 and ${daysSince(`${DOMAIN}.created`)} >= 0`,
      points: 9,
    },
    {
      id: 'E112',
      name: 'Email domain is 7 to 29 days old',
      when: `${YOUNG} >= 7 and ${daysSince(`${DOMAIN}.created`)} < 30`,
      points: 6,
    },
    {
      id: 'E113',
      name: 'Email domain is 30 to 89 days old',
      when: `${YOUNG} >= 30 and ${daysSince(`${DOMAIN}.created`)} < 90`,
      points: 3,
    },
    {
      id: 'E114',
      name: 'Email domain is 90 days to 1 year old',
      when: `${YOUNG} >= 90 and ${daysSince(`${DOMAIN}.created`)} < 365`,
      points: 1,
    },
    {
      id: 'E115',
      name: 'Email domain registration has expired',
      when: `${daysSince(`${DOMAIN}.expires`)} > 0`,
      points: 4,
    },
    {
      id: 'E116',
      name: 'Old email domain changed in the last 7 days',
      when: `${DOMAIN}.custom = true and ${daysSince(`${DOMAIN}.updated`)} < 7 and ${daysSince(`${DOMAIN}.created`)} > 365`,
      points: 1,
    },
    {
      id: 'E117',
      name: 'Custom email domain accepts every address',
      when: `${DOMAIN}.accept_all = true and ${DOMAIN}.custom = true`,
      points: 1.5,
    },
    {
      id: 'E118',
      name: 'Custom email domain without SPF and DMARC protection',
      when: `${DOMAIN}.custom = true and ${DOMAIN}.spf_strict = false and ${DOMAIN}.dmarc_enforced = false`,
      points: 1,
    },
    {
      id: 'E119',
      name: 'Custom email domain without a website',
      when: `${DOMAIN}.custom = true and ${DOMAIN}.website_exists = false and ${DOMAIN}.registered = true`,
      points: 1.5,
    },
    {
      id: 'E121',
      name: 'Slightly random email name',
      when: `${MAILBOX}.email_randomness_score >= 70 and ${MAILBOX}.email_randomness_score < 90`,
      points: 2,
    },
    {
      id: 'E122',
      name: 'Random email name',
      when: `${MAILBOX}.email_randomness_score >= 90 and ${MAILBOX}.email_randomness_score < 98`,
      points: 4,
    },
    {
      id: 'E123',
      name: 'Gibberish email name',
      when: `${MAILBOX}.email_randomness_score >= 98`,
      points: 6,
    },
    {
      id: 'E124',
      name: 'Email name is mostly digits',
      when: 'text.email.digit_ratio >= 0.6 and text.email.value_length >= 6',
      points: 1.5,
    },
    {
      id: 'E125',
      name: 'Email name differs from user name',
      when: `text.email.name_similarity < 0.45 and ${NAME_IS_COMPARABLE}`,
      points: 0.5,
    },
    {
      id: 'E126',
      name: 'Random email name that differs from user name',
      when: `text.email.name_similarity < 0.6 and ${MAILBOX}.email_randomness_score >= 90 and ${NAME_IS_COMPARABLE}`,
      points: 2,
    },
    {
      id: 'E127',
      name: 'Role email address',
      when: `email matches ${JSON.stringify(ROLE)}`,
      points: 1,
    },
    {
      id: 'E128',
      name: 'Registration with a plus-tagged email address',
      when: `${REGISTERING} and email matches "^[^@]+[+][^@]*@"`,
      points: 1.5,
    },
    {
      id: 'E129',
      name: 'Gmail dot-trick address',
      // Gmail ignores dots, so one mailbox has many spellings.
      when: 'email matches "(?i)^[^@.]{1,2}([.][^@.]{1,2}){3,}@(gmail|googlemail)[.]com$"',
      points: 3,
    },
    {
      id: 'E130',
      name: 'Submitted email domain differs from email address',
      when: 'email contains "@" and not (email ends_with email_domain)',
      points: 2,
    },
    {
      id: 'E141',
      name: 'Free email address without known breaches',
      when: `${BREACH}.breach_service_listed = false and ${DOMAIN}.free = true`,
      points: 1.5,
    },
    {
      id: 'E142',
      name: 'Email address in 20 or more breaches',
      when: `${BREACH}.number_of_breaches >= 20`,
      points: 1,
    },
    {
      id: 'E143',
      name: 'Email address breached in the last 90 days',
      when: `${daysSince(`${BREACH}.last_breach`)} <= 90`,
      points: 1,
    },
    {
      id: 'E144',
      name: 'Email address without known online accounts',
      when: 'email_details.account_aggregates.total_registration = 0',
      points: 3,
    },
    {
      id: 'E151',
      name: 'Email address declined before',
      when: `${EMAIL_HISTORY}.fraudulent_decline_customer_hits in [1, 2]`,
      points: 4,
    },
    {
      id: 'E152',
      name: 'Email address declined 3 or more times',
      when: `${EMAIL_HISTORY}.fraudulent_decline_customer_hits >= 3`,
      points: 8,
    },
    {
      id: 'E153',
      name: 'Email address declined by another account of this deployment',
      when: `${EMAIL_HISTORY}.fraudulent_decline_hits > ${EMAIL_HISTORY}.fraudulent_decline_customer_hits`,
      points: 3,
    },
    {
      id: 'E154',
      name: 'New email address with high activity',
      when: `${daysSince(`${EMAIL_HISTORY}.first_seen`)} < 1 and ${EMAIL_HISTORY}.customer_hits >= 10`,
      points: 3,
    },
    {
      id: 'E190',
      name: 'Disposable email address over Tor',
      when: `${DOMAIN}.disposable = true and ip_details.tor = true`,
      state: 'DECLINE',
    },
  ],
};
