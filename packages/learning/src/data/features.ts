/**
 * The features of version 1. A name never changes its meaning: a feature that is read in a different way gets
 * a new name.
 *
 * Excluded on purpose: the output of the decision itself (`state`, `fraud_score`, `applied_rules`,
 * `ip_details.score`, `blackbox_score`), tags and labels, and every value that identifies a person
 * (addresses, names, ids, postcodes, card and device numbers). Of those, only derived values are used.
 * `custom_fields` are excluded because only the customer can say whether they are personal or written after
 * the outcome.
 */
import {
  category,
  clock,
  daysSince,
  differs,
  type Feature,
  flag,
  number,
  present,
  size,
} from '../features/definition';

export const FEATURES_VERSION = 1;

const REQUEST: readonly Feature[] = [
  number('transaction_amount', 'Amount'),
  number('user_balance', 'User balance'),
  size('items', 'Number of items'),
  clock('hour_of_day', 'Hour of the day (UTC)'),
  clock('day_of_week', 'Day of the week (UTC)'),
  daysSince('user_created', 'Days since user registration'),
  daysSince('merchant_created_at', 'Days since merchant registration'),
  daysSince('user_dob', 'User age in days'),
  daysSince('card_expire', 'Days since card expiry'),
  flag('cvv_result', 'CVV is correct'),
  flag('gift', 'Gift'),
  flag('gift_message', 'Gift message'),
  present('email', 'Email present'),
  present('phone_number', 'Phone number present'),
  present('user_id', 'User ID present'),
  present('card_hash', 'Card present'),
  present('device_details', 'Device session present'),
  present('discount_code', 'Discount code present'),
  category('action_type', 'Action'),
  category('transaction_type', 'Transaction type'),
  category('transaction_currency', 'Currency'),
  category('payment_mode', 'Payment mode'),
  category('payment_provider', 'Payment provider'),
  category('user_country', 'User country'),
  category('billing_country', 'Billing country'),
  category('shipping_country', 'Shipping country'),
  category('shipping_method', 'Shipping method'),
  category('receiver_country', 'Receiver country'),
  category('user_bank_country', 'User bank country'),
  category('receiver_bank_country', 'Receiver bank country'),
  category('merchant_category', 'Merchant category'),
  category('merchant_country', 'Merchant country'),
  category('merchant_id', 'Merchant'),
  category('affiliate_id', 'Affiliate'),
  category('brand_id', 'Brand'),
  category('bonus_campaign_id', 'Bonus campaign'),
  category('user_category', 'User category'),
  category('user_verification_level', 'Verification level'),
  category('avs_result', 'AVS result'),
  category('status_3d', '3-D Secure result'),
  category('sca_method', 'SCA method'),
];

const PLACES: readonly Feature[] = [
  differs('ip_details.country', 'user_country', 'IP country differs from user country'),
  differs('ip_details.country', 'billing_country', 'IP country differs from billing country'),
  differs('ip_details.country', 'shipping_country', 'IP country differs from shipping country'),
  differs('ip_details.country', 'bin_details.bin_country_code', 'IP country differs from card country'),
  differs('billing_country', 'bin_details.bin_country_code', 'Billing country differs from card country'),
  differs('billing_country', 'shipping_country', 'Shipping country differs from billing country'),
  differs('user_country', 'shipping_country', 'Shipping country differs from user country'),
  differs('user_fullname', 'card_fullname', 'Name on card differs from user name'),
  differs('user_fullname', 'shipping_fullname', 'Shipping name differs from user name'),
  number('geolocation_details.user_billing_distance', 'Distance between user and billing address (km)'),
  number('geolocation_details.user_shipping_distance', 'Distance between user and shipping address (km)'),
  number(
    'geolocation_details.billing_shipping_distance',
    'Distance between billing and shipping address (km)',
  ),
  number('geolocation_details.ip_user_distance', 'Distance between IP and user (km)'),
  number('geolocation_details.ip_billing_distance', 'Distance between IP and billing address (km)'),
  number('geolocation_details.ip_shipping_distance', 'Distance between IP and shipping address (km)'),
];

const IP: readonly Feature[] = [
  category('ip_details.country', 'IP country'),
  category('ip_details.type', 'Network type'),
  category('ip_details.isp_name', 'Network operator'),
  flag('ip_details.tor', 'Tor exit node'),
  flag('ip_details.harmful', 'IP reported as harmful'),
  flag('ip_details.vpn', 'VPN'),
  flag('ip_details.web_proxy', 'Web proxy'),
  flag('ip_details.public_proxy', 'Public proxy'),
  flag('ip_details.data_center_proxy', 'Data center proxy'),
  flag('ip_details.residential_proxy', 'Residential proxy'),
  flag('ip_details.consumer_privacy_network', 'Consumer privacy network'),
  flag('ip_details.enterprise_private_network', 'Enterprise network'),
  flag('ip_details.search_engine_spider', 'Search engine crawler'),
  number('ip_details.spam_number', 'Spam reports for the IP'),
  size('ip_details.open_ports', 'Open ports'),
];

const EMAIL: readonly Feature[] = [
  flag('email_details.email_details.deliverable', 'Email is deliverable'),
  flag('email_details.email_details.full_inbox', 'Mailbox is full'),
  flag('email_details.email_details.valid_format', 'Email has a valid format'),
  number('email_details.email_details.minimum_age_months', 'Email age in months'),
  number('email_details.email_details.email_randomness_score', 'Email randomness'),
  flag('email_details.email_domain_details.disposable', 'Disposable email domain'),
  flag('email_details.email_domain_details.free', 'Free email domain'),
  flag('email_details.email_domain_details.custom', 'Custom email domain'),
  flag('email_details.email_domain_details.registered', 'Email domain is registered'),
  flag('email_details.email_domain_details.dmarc_enforced', 'Domain enforces DMARC'),
  flag('email_details.email_domain_details.spf_strict', 'Domain has strict SPF'),
  flag('email_details.email_domain_details.valid_mx', 'Domain receives email'),
  flag('email_details.email_domain_details.accept_all', 'Domain accepts every address'),
  flag('email_details.email_domain_details.suspicious_tld', 'Suspicious top-level domain'),
  flag('email_details.email_domain_details.website_exists', 'Domain has a website'),
  daysSince('email_details.email_domain_details.created', 'Days since domain registration'),
  category('email_details.email_domain_details.tld', 'Top-level domain'),
  number('email_details.account_aggregates.total_registration', 'Online accounts of the email'),
  number('email_details.breach_details.number_of_breaches', 'Data breaches with the email'),
  daysSince('email_details.breach_details.first_breach', 'Days since first breach'),
];

const CONTACT: readonly Feature[] = [
  flag('phone_details.provider_carrier_details.phone_is_valid', 'Phone number is valid'),
  flag('phone_details.provider_carrier_details.disposable', 'Disposable phone number'),
  category('phone_details.provider_carrier_details.type', 'Phone number type'),
  category('phone_details.provider_carrier_details.country', 'Phone country'),
  category('phone_details.hlr_details.status', 'Phone network status'),
  number('phone_details.account_aggregates.total_registration', 'Online accounts of the phone number'),
  category('bin_details.bin_type', 'Card type'),
  category('bin_details.bin_level', 'Card level'),
  category('bin_details.bin_card', 'Card scheme'),
  category('bin_details.bin_country_code', 'Card country'),
  flag('bin_details.bin_valid', 'Card BIN is valid'),
];

/** Counters at the time of the transaction; they never include the transaction itself. */
const HISTORY_OF = [
  ['email_details.service_fraud_history', 'the email'],
  ['phone_details.service_fraud_history', 'the phone number'],
  ['ip_details.history', 'the IP'],
] as const;
const HISTORY: readonly Feature[] = HISTORY_OF.flatMap(([path, of]) => [
  number(`${path}.customer_hits`, `Earlier transactions with ${of}`),
  number(`${path}.hits`, `Earlier transactions of all accounts with ${of}`),
  number(`${path}.fraudulent_decline_customer_hits`, `Earlier declines with ${of}`),
  number(`${path}.fraudulent_decline_hits`, `Earlier declines of all accounts with ${of}`),
  daysSince(`${path}.first_seen`, `Days since ${of} was first seen`),
  daysSince(`${path}.last_seen`, `Days since ${of} was last seen`),
]);

const TEXT_MEASURES = [
  ['value_length', 'Length'],
  ['randomness_score', 'Randomness'],
  ['digit_ratio', 'Share of digits'],
  ['special_ratio', 'Share of special characters'],
  ['vowel_ratio', 'Share of vowels'],
  ['longest_consonant_run', 'Longest run of consonants'],
] as const;
const TEXT: readonly Feature[] = [
  ...(['email', 'user_name', 'user_fullname'] as const).flatMap((field) =>
    TEXT_MEASURES.map(([measure, label]) => number(`text.${field}.${measure}`, `${label} of ${field}`)),
  ),
  ...(['email', 'user_name', 'card_fullname', 'shipping_fullname'] as const).map((field) =>
    number(`text.${field}.name_similarity`, `Similarity of ${field} to the user name`),
  ),
];

const DEVICE: readonly Feature[] = [
  category('device_details.os', 'Operating system'),
  category('device_details.browser', 'Browser'),
  category('device_details.platform', 'Platform'),
  category('device_details.device_type', 'Device type'),
  number('device_details.browser_version_age', 'Browser version age'),
  number('device_details.hardware_concurrency', 'Device processors'),
  number('device_details.device_memory', 'Device memory'),
  number('device_details.font_count', 'Device fonts'),
  flag('device_details.private', 'Private browsing'),
  flag('device_details.vpn', 'Device uses a VPN'),
  flag('device_details.proxy', 'Device uses a proxy'),
  flag('device_details.adblock', 'Ad blocker'),
  flag('device_details.cookie_enabled', 'Cookies enabled'),
  flag('device_details.unpopular_user_agent', 'Unpopular browser'),
  flag('device_details.unpopular_device_resolution', 'Unpopular screen size'),
  size('device_details.suspicious_flags', 'Suspicious behaviors'),
  differs(
    'device_details.device_ip_country',
    'ip_details.country',
    'Device IP country differs from IP country',
  ),
];

/** Every feature that a model can be trained with, except the velocity results of the account's own rules. */
export const FEATURES: readonly Feature[] = [
  ...REQUEST,
  ...PLACES,
  ...IP,
  ...EMAIL,
  ...CONTACT,
  ...HISTORY,
  ...TEXT,
  ...DEVICE,
];
