import type { State } from '@assay/rules';
import { after, type Example, when } from './example';
import { daysAgo, type PartialFacts, secondsOf } from './facts';

/** A typical customer or fraudster, with the expected decision of the default policy. */
interface Persona {
  readonly who: string;
  readonly state: State;
  readonly example: Example;
}

const HOME_IP = '203.0.113.10';

/** A typical first-time customer: free email, residential connection, one country, no live lookups. */
const newcomer: PartialFacts = {
  action_type: 'purchase',
  ip: HOME_IP,
  user_id: 'user-1',
  email: 'anna.smith@gmail.com',
  phone_number: '4915112345078',
  user_fullname: 'Anna Smith',
  user_country: 'DE',
  billing_country: 'DE',
  shipping_country: 'DE',
  user_created: secondsOf(0.01),
  user_dob: '1988-03-21',
  card_hash: 'card-1',
  card_bin: '411111',
  card_expire: '2028-11',
  transaction_amount: 79.9,
  transaction_currency: 'EUR',
  ip_details: {
    country: 'DE',
    type: 'ISP',
    timezone_offset: '+02:00',
    tor: false,
    vpn: false,
    data_center_proxy: false,
    residential_proxy: null,
    public_proxy: null,
    web_proxy: null,
    harmful: false,
    consumer_privacy_network: false,
    search_engine_spider: false,
    spam_number: 0,
    open_ports: [],
    spam_urls: [],
  },
  email_details: {
    email_details: {
      valid_format: true,
      deliverable: null,
      email_randomness_score: 1.2,
      minimum_age_months: null,
    },
    email_domain_details: {
      domain: 'gmail.com',
      disposable: false,
      free: true,
      custom: false,
      suspicious_tld: false,
      lookalike: false,
      lookalike_of: null,
    },
    service_fraud_history: {
      first_seen: null,
      customer_hits: 0,
      hits: 0,
      fraudulent_decline_customer_hits: 0,
      fraudulent_decline_hits: 0,
    },
  },
  phone_details: {
    provider_carrier_details: { country: 'DE', phone_is_valid: true, type: 'MOBILE', disposable: false },
    service_fraud_history: { first_seen: null, customer_hits: 0, fraudulent_decline_customer_hits: 0 },
  },
  bin_details: { bin_valid: true, bin_card: 'VISA' },
  text: {
    email: { value_length: 10, digit_ratio: 0, name_similarity: 1 },
    user_fullname: { randomness_score: 0.6, digit_ratio: 0, special_ratio: 0, vowel_ratio: 0.33 },
  },
};

type IpFacts = NonNullable<PartialFacts['ip_details']>;
type DomainFacts = NonNullable<NonNullable<PartialFacts['email_details']>['email_domain_details']>;

const withIp = (base: PartialFacts, details: IpFacts): PartialFacts => ({
  ...base,
  ip_details: { ...base.ip_details, ...details },
});
const withDomain = (base: PartialFacts, details: DomainFacts): PartialFacts => ({
  ...base,
  email_details: {
    ...base.email_details,
    email_domain_details: { ...base.email_details?.email_domain_details, ...details },
  },
});
const disposable: DomainFacts = { domain: 'mailinator.com', disposable: true, free: false, custom: false };

/** History of a customer of one year. */
const regularPast = [
  {
    by: 'user_id',
    minutesAgo: 40_000,
    times: 6,
    amount: 60,
    ip_country: 'DE',
    of: { ip: HOME_IP, card_hash: 'card-1' },
  },
  { by: 'ip', minutesAgo: 40_000, times: 6 },
] as const;
const regular: PartialFacts = { ...newcomer, user_created: secondsOf(420) };

const honest: readonly Persona[] = [
  { who: 'a new customer with free email on a home connection', state: 'APPROVE', example: when(newcomer) },
  {
    who: 'a new customer without any module data',
    state: 'APPROVE',
    example: when({
      action_type: 'register',
      ip: HOME_IP,
      email: 'anna.smith@gmail.com',
      user_country: 'DE',
    }),
  },
  { who: 'a new customer on a VPN', state: 'APPROVE', example: when(withIp(newcomer, { vpn: true })) },
  {
    who: 'a new customer on a privacy relay',
    state: 'APPROVE',
    example: when(withIp(newcomer, { consumer_privacy_network: true, type: 'CDN' })),
  },
  {
    who: 'a student at a university',
    state: 'APPROVE',
    example: when(withIp(newcomer, { type: 'EDU' })),
  },
  {
    who: 'a company with a recently registered domain',
    state: 'APPROVE',
    example: when(
      withDomain(newcomer, {
        free: false,
        custom: true,
        registered: true,
        created: daysAgo(200),
        website_exists: true,
      }),
    ),
  },
  {
    who: 'a regular customer at home',
    state: 'APPROVE',
    example: after(regular, ...regularPast),
  },
  {
    who: 'a regular customer traveling on another continent',
    state: 'APPROVE',
    example: after(
      {
        ...withIp(regular, { country: 'BR' }),
        ip: '192.0.2.80',
        geolocation_details: { ip_user_distance: 9900 },
      },
      ...regularPast,
    ),
  },
  {
    who: 'a regular customer who sends a gift abroad',
    state: 'APPROVE',
    example: after({ ...regular, shipping_country: 'FR', gift: true }, ...regularPast),
  },
  {
    who: 'a customer with domestic billing and foreign shipping',
    state: 'APPROVE',
    example: when({
      ...newcomer,
      shipping_country: 'GR',
      bin_details: { bin_valid: true, bin_country_code: 'DE' },
      geolocation_details: { billing_shipping_distance: 3100, ip_user_distance: 20 },
    }),
  },
  {
    who: 'an expatriate with the card, phone and bank of the home country',
    state: 'APPROVE',
    example: when({
      ...newcomer,
      user_country: 'FR',
      billing_country: 'FR',
      shipping_country: 'FR',
      user_bank_country: 'DE',
      ip_details: { ...newcomer.ip_details, country: 'FR' },
      bin_details: { bin_valid: true, bin_country_code: 'DE', bin_bank: 'Example Bank' },
    }),
  },
  {
    who: 'a family of four on one connection',
    state: 'APPROVE',
    example: after(newcomer, { by: 'ip', each: 'user_id', times: 3 }),
  },
];

const doubtful: readonly Persona[] = [
  { who: 'a new customer over Tor', state: 'REVIEW', example: when(withIp(newcomer, { tor: true })) },
  {
    who: 'a new customer with a disposable email',
    state: 'REVIEW',
    example: when(withDomain(newcomer, disposable)),
  },
  {
    who: 'a VPN whose country differs from the user country',
    state: 'REVIEW',
    example: when(withIp(newcomer, { vpn: true, country: 'NL' })),
  },
  {
    who: 'a card, IP and user from three countries',
    state: 'REVIEW',
    example: when({ ...withIp(newcomer, { country: 'RO' }), bin_details: { bin_country_code: 'US' } }),
  },
  {
    who: 'a known user who requests a password reset over a VPN',
    state: 'REVIEW',
    example: after(
      { ...withIp(regular, { vpn: true }), ip: '192.0.2.80', action_type: 'password_reset' },
      ...regularPast,
    ),
  },
  {
    who: 'a third card of one user in a day, refused by 3-D Secure',
    state: 'REVIEW',
    example: after({ ...newcomer, status_3d: 'N' }, { by: 'user_id', each: 'card_hash', times: 2 }),
  },
];

const fraudulent: readonly Persona[] = [
  {
    who: 'a disposable email from a data center',
    state: 'DECLINE',
    example: when(withIp(withDomain(newcomer, disposable), { data_center_proxy: true, type: 'DCH' })),
  },
  {
    who: 'a disposable email over Tor',
    state: 'DECLINE',
    example: when(withIp(withDomain(newcomer, disposable), { tor: true })),
  },
  {
    who: 'card testing: many cards from one IP within an hour',
    state: 'DECLINE',
    example: after(newcomer, { by: 'ip', each: 'card_hash', times: 7, minutesAgo: 20 }),
  },
  {
    who: 'card testing by a customer with a trusted history',
    state: 'DECLINE',
    example: after(regular, ...regularPast, { by: 'ip', each: 'card_hash', times: 9 }),
  },
  {
    who: 'credential stuffing from a server',
    state: 'DECLINE',
    example: after(
      { ...withIp(newcomer, { data_center_proxy: true, type: 'DCH' }), action_type: 'login' },
      { by: 'ip', each: 'user_id', times: 60, minutesAgo: 200 },
    ),
  },
  {
    who: 'a stolen card: wrong CVV and address, goods to another country, from a server',
    state: 'DECLINE',
    example: when({
      ...withIp(newcomer, { data_center_proxy: true }),
      cvv_result: false,
      avs_result: 'N',
      shipping_country: 'RO',
    }),
  },
  {
    who: 'a mule account: one bank account for three users, money out on the first day',
    state: 'DECLINE',
    example: after(
      { ...withIp(newcomer, { vpn: true }), action_type: 'withdrawal', user_bank_account: 'account-1' },
      { by: 'user_bank_account', each: 'user_id', times: 2, minutesAgo: 4000 },
    ),
  },
  {
    who: 'random text in all fields on a residential proxy',
    state: 'DECLINE',
    example: when({
      ...withIp(newcomer, { residential_proxy: true }),
      action_type: 'register',
      email_details: { email_details: { email_randomness_score: 99.9 } },
      text: { user_fullname: { randomness_score: 99.5 }, email: { name_similarity: 0.2 } },
    }),
  },
];

export const personas: readonly Persona[] = [...honest, ...doubtful, ...fraudulent];
