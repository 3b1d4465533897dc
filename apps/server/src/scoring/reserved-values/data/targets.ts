import type { ReservedOutcome, ReservedValue } from '../reserved-value';

/** Targets of lookups, both standalone and in the fraud API. */

const email = (name: string, about: string, outcome: ReservedOutcome): ReservedValue => ({
  field: 'email',
  value: `${name}@assay.test`,
  about,
  outcome,
});
const phone = (value: string, about: string, outcome: ReservedOutcome): ReservedValue => ({
  field: 'phone_number',
  value,
  about,
  outcome,
});
const ip = (
  value: string,
  about: string,
  outcome: ReservedOutcome,
  defaultScore?: number,
): ReservedValue => ({
  field: 'ip',
  value,
  about,
  outcome,
  ...(defaultScore === undefined ? {} : { defaultScore }),
});
const bin = (value: string, about: string, outcome: ReservedOutcome): ReservedValue => ({
  field: 'card_bin',
  value,
  about,
  outcome,
});

/** Score of the base model for exactly these facts, in a deployment that has never seen the value. */
const RISK = 'risk_scores.global_network_score';

const domain = (risk: number, members: { readonly [name: string]: unknown }) =>
  ({
    module: 'email_details',
    members: {
      [RISK]: risk,
      ...Object.fromEntries(
        Object.entries(members).map(([name, value]) => [`email_domain_details.${name}`, value]),
      ),
    },
  }) as const;
const carrier = (risk: number, members: { readonly [name: string]: unknown }) =>
  ({
    module: 'phone_details',
    members: {
      [RISK]: risk,
      ...Object.fromEntries(
        Object.entries(members).map(([name, value]) => [`provider_carrier_details.${name}`, value]),
      ),
    },
  }) as const;

export const RESERVED_EMAILS: readonly ReservedValue[] = [
  email('good', 'old, deliverable address', {
    module: 'email_details',
    members: {
      [RISK]: 5.71,
      'email_details.deliverable': true,
      'email_details.full_inbox': false,
      'email_details.minimum_age_months': 96,
      'email_details.email_randomness_score': 4,
      'email_domain_details.disposable': false,
      'email_domain_details.valid_mx': true,
      'email_domain_details.registered': true,
      'email_domain_details.suspicious_tld': false,
    },
  }),
  email(
    'disposable',
    'disposable address',
    domain(52.44, { disposable: true, free: false, custom: false, valid_mx: true }),
  ),
  email('undeliverable', "mailbox doesn't exist", {
    module: 'email_details',
    members: {
      [RISK]: 7.23,
      'email_details.deliverable': false,
      'email_domain_details.valid_mx': true,
    },
  }),
  email('full', 'mailbox is full', {
    module: 'email_details',
    members: {
      [RISK]: 7.23,
      'email_details.deliverable': false,
      'email_details.full_inbox': true,
    },
  }),
  email(
    'unregistered',
    "domain doesn't exist",
    domain(7.23, { registered: false, valid_mx: false, website_exists: false }),
  ),
  email(
    'young',
    'domain registered one day before 2026-01-02',
    domain(7.23, { registered: true, created: '2026-01-01 00:00:00', custom: true }),
  ),
  email('catchall', 'domain accepts every address', domain(7.23, { accept_all: true, valid_mx: true })),
  email('breached', 'address in a data breach', {
    module: 'email_details',
    members: {
      [RISK]: 6.51,
      breach_details: {
        breaches: [{ name: 'Example', domain: 'example.com', date: '2019-05-01' }],
        first_breach: '2019-05-01',
        last_breach: '2019-05-01',
        breach_service_listed: true,
        number_of_breaches: 1,
      },
    },
  }),
  email('timeout', 'timeout of the module', { silent: 'email_details' }),
];

export const RESERVED_PHONES: readonly ReservedValue[] = [
  phone(
    '12025550100',
    'valid mobile number',
    carrier(7.07, {
      phone_is_valid: true,
      type: 'MOBILE',
      country: 'US',
      carrier: 'Test Mobile',
      disposable: false,
    }),
  ),
  phone(
    '12025550101',
    'disposable number',
    carrier(7.07, { phone_is_valid: true, type: 'MOBILE', country: 'US', disposable: true }),
  ),
  phone(
    '12025550102',
    'VoIP number',
    carrier(39.08, { phone_is_valid: true, type: 'VOIP', country: 'US', disposable: false }),
  ),
  phone(
    '12025550103',
    'invalid number',
    carrier(21.57, { phone_is_valid: false, type: 'UNKNOWN', carrier: null }),
  ),
  phone(
    '12025550104',
    'toll-free number',
    carrier(5.43, { phone_is_valid: true, type: 'TOLL_FREE', country: 'US' }),
  ),
  phone('12025550109', 'timeout of the module', { silent: 'phone_details' }),
];

export const RESERVED_IPS: readonly ReservedValue[] = [
  ip(
    '192.0.2.1',
    'home connection in New York',
    {
      module: 'ip_details',
      members: {
        country: 'US',
        state_prov: 'New York',
        city: 'New York',
        latitude: 40.71,
        longitude: -74.01,
        timezone_offset: '-05:00',
        type: 'ISP',
        isp_name: 'Test Cable',
        vpn: false,
        tor: false,
        data_center_proxy: false,
        harmful: false,
      },
    },
    0,
  ),
  ip(
    '192.0.2.2',
    'a VPN',
    {
      module: 'ip_details',
      members: { country: 'NL', type: 'DCH', vpn: true, tor: false, provider_name: 'Test VPN' },
    },
    7,
  ),
  ip(
    '192.0.2.3',
    'Tor exit node',
    {
      module: 'ip_details',
      members: { country: 'DE', type: 'DCH', tor: true, vpn: false },
    },
    12,
  ),
  ip(
    '192.0.2.4',
    'data center',
    {
      module: 'ip_details',
      members: { country: 'US', type: 'DCH', data_center_proxy: true, vpn: false, tor: false },
    },
    8,
  ),
  ip(
    '192.0.2.5',
    'residential proxy',
    {
      module: 'ip_details',
      members: { country: 'BR', type: 'ISP', residential_proxy: true },
    },
    9,
  ),
  ip(
    '192.0.2.6',
    'on three abuse lists',
    {
      module: 'ip_details',
      members: { country: 'RU', type: 'ISP', harmful: true, spam_number: 3 },
    },
    7,
  ),
  ip(
    '192.0.2.7',
    'privacy relay',
    {
      module: 'ip_details',
      members: { country: 'US', type: 'CDN', consumer_privacy_network: true, vpn: false },
    },
    1,
  ),
  ip(
    '192.0.2.8',
    'search engine crawler',
    {
      module: 'ip_details',
      members: { country: 'US', type: 'SES', search_engine_spider: true },
    },
    0,
  ),
  ip('192.0.2.9', 'timeout of the module', { silent: 'ip_details' }),
  ip(
    '2001:db8::1',
    'home connection in London over IPv6',
    {
      module: 'ip_details',
      members: {
        country: 'GB',
        state_prov: 'England',
        city: 'London',
        latitude: 51.51,
        longitude: -0.13,
        timezone_offset: '+00:00',
        type: 'ISP',
        vpn: false,
        tor: false,
        data_center_proxy: false,
      },
    },
    0,
  ),
];

export const RESERVED_BINS: readonly ReservedValue[] = [
  bin('411111', 'consumer credit card', {
    module: 'bin_details',
    members: {
      bin_bank: 'Test Bank',
      bin_type: 'CREDIT',
      bin_level: 'CLASSIC',
      bin_country: 'United States',
      bin_country_code: 'US',
      card_issuer: 'Test Bank',
    },
  }),
  bin('555555', 'prepaid card', {
    module: 'bin_details',
    members: {
      bin_bank: 'Test Bank',
      bin_type: 'PREPAID',
      bin_level: 'PREPAID',
      bin_country: 'Nigeria',
      bin_country_code: 'NG',
      card_issuer: 'Test Bank',
    },
  }),
  bin('378282', 'timeout of the module', { silent: 'bin_details' }),
];
