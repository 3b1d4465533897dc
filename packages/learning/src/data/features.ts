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
  number('user_balance', 'Balance of the user'),
  size('items', 'Number of items'),
  clock('hour_of_day', 'Hour of the day (UTC)'),
  clock('day_of_week', 'Day of the week (UTC)'),
  daysSince('user_created', 'Days since the user registered'),
  daysSince('merchant_created_at', 'Days since the merchant registered'),
  daysSince('user_dob', 'Age of the user in days'),
  daysSince('card_expire', 'Days since the card expired'),
  flag('cvv_result', 'CVV was right'),
  flag('gift', 'It is a gift'),
  flag('gift_message', 'It carries a gift message'),
  present('email', 'An e-mail address came'),
  present('phone_number', 'A phone number came'),
  present('user_id', 'A user id came'),
  present('card_hash', 'A card came'),
  present('device_details', 'A device session came'),
  present('discount_code', 'A discount code came'),
  category('action_type', 'Action'),
  category('transaction_type', 'Kind of transaction'),
  category('transaction_currency', 'Currency'),
  category('payment_mode', 'Payment mode'),
  category('payment_provider', 'Payment provider'),
  category('user_country', 'Country of the user'),
  category('billing_country', 'Country of the bill'),
  category('shipping_country', 'Country of the delivery'),
  category('shipping_method', 'Method of the delivery'),
  category('receiver_country', 'Country of the receiver'),
  category('user_bank_country', "Country of the user's bank"),
  category('receiver_bank_country', "Country of the receiver's bank"),
  category('merchant_category', 'Category of the merchant'),
  category('merchant_country', 'Country of the merchant'),
  category('merchant_id', 'Merchant'),
  category('affiliate_id', 'Affiliate'),
  category('brand_id', 'Brand'),
  category('bonus_campaign_id', 'Bonus campaign'),
  category('user_category', 'Category of the user'),
  category('user_verification_level', 'Level of verification'),
  category('avs_result', 'Answer of the address verification'),
  category('status_3d', 'Answer of 3-D Secure'),
  category('sca_method', 'Method of strong authentication'),
];

const PLACES: readonly Feature[] = [
  differs('ip_details.country', 'user_country', 'Address lies in another country than the user'),
  differs('ip_details.country', 'billing_country', 'Address lies in another country than the bill'),
  differs('ip_details.country', 'shipping_country', 'Address lies in another country than the delivery'),
  differs(
    'ip_details.country',
    'bin_details.bin_country_code',
    'Address lies in another country than the card',
  ),
  differs('billing_country', 'bin_details.bin_country_code', 'Bill goes to another country than the card'),
  differs('billing_country', 'shipping_country', 'Delivery goes to another country than the bill'),
  differs('user_country', 'shipping_country', 'Delivery goes to another country than the user'),
  differs('user_fullname', 'card_fullname', 'Name on the card is another'),
  differs('user_fullname', 'shipping_fullname', 'Delivery goes to another name'),
  number('geolocation_details.user_billing_distance', 'Kilometres between user and bill'),
  number('geolocation_details.user_shipping_distance', 'Kilometres between user and delivery'),
  number('geolocation_details.billing_shipping_distance', 'Kilometres between bill and delivery'),
  number('geolocation_details.ip_user_distance', 'Kilometres between address and user'),
  number('geolocation_details.ip_billing_distance', 'Kilometres between address and bill'),
  number('geolocation_details.ip_shipping_distance', 'Kilometres between address and delivery'),
];

const IP: readonly Feature[] = [
  category('ip_details.country', 'Country of the address'),
  category('ip_details.type', 'Kind of network'),
  category('ip_details.isp_name', 'Network operator'),
  flag('ip_details.tor', 'Tor exit'),
  flag('ip_details.harmful', 'Address on a harm list'),
  flag('ip_details.vpn', 'VPN'),
  flag('ip_details.web_proxy', 'Web proxy'),
  flag('ip_details.public_proxy', 'Public proxy'),
  flag('ip_details.data_center_proxy', 'Data-centre proxy'),
  flag('ip_details.residential_proxy', 'Residential proxy'),
  flag('ip_details.consumer_privacy_network', 'Consumer privacy network'),
  flag('ip_details.enterprise_private_network', 'Enterprise network'),
  flag('ip_details.search_engine_spider', 'Search engine'),
  number('ip_details.spam_number', 'Spam reports of the address'),
  size('ip_details.open_ports', 'Open ports'),
];

const EMAIL: readonly Feature[] = [
  flag('email_details.email_details.deliverable', 'E-mail is deliverable'),
  flag('email_details.email_details.full_inbox', 'Inbox is full'),
  flag('email_details.email_details.valid_format', 'E-mail has a valid form'),
  number('email_details.email_details.minimum_age_months', 'Months the e-mail is known'),
  number('email_details.email_details.email_randomness_score', 'Randomness of the e-mail'),
  flag('email_details.email_domain_details.disposable', 'Disposable e-mail domain'),
  flag('email_details.email_domain_details.free', 'Free e-mail domain'),
  flag('email_details.email_domain_details.custom', 'Own e-mail domain'),
  flag('email_details.email_domain_details.registered', 'E-mail domain is registered'),
  flag('email_details.email_domain_details.dmarc_enforced', 'Domain enforces DMARC'),
  flag('email_details.email_domain_details.spf_strict', 'Domain has a strict SPF'),
  flag('email_details.email_domain_details.valid_mx', 'Domain receives e-mail'),
  flag('email_details.email_domain_details.accept_all', 'Domain accepts every address'),
  flag('email_details.email_domain_details.suspicious_tld', 'Suspicious top-level domain'),
  flag('email_details.email_domain_details.website_exists', 'Domain has a website'),
  daysSince('email_details.email_domain_details.created', 'Days since the domain was registered'),
  category('email_details.email_domain_details.tld', 'Top-level domain'),
  number('email_details.account_aggregates.total_registration', 'Accounts under the e-mail'),
  number('email_details.breach_details.number_of_breaches', 'Breaches that hold the e-mail'),
  daysSince('email_details.breach_details.first_breach', 'Days since the first breach'),
];

const CONTACT: readonly Feature[] = [
  flag('phone_details.provider_carrier_details.phone_is_valid', 'Phone number is valid'),
  flag('phone_details.provider_carrier_details.disposable', 'Disposable phone number'),
  category('phone_details.provider_carrier_details.type', 'Kind of phone number'),
  category('phone_details.provider_carrier_details.country', 'Country of the phone number'),
  category('phone_details.hlr_details.status', 'State of the phone number in its network'),
  number('phone_details.account_aggregates.total_registration', 'Accounts under the phone number'),
  category('bin_details.bin_type', 'Type of card'),
  category('bin_details.bin_level', 'Level of card'),
  category('bin_details.bin_card', 'Card scheme'),
  category('bin_details.bin_country_code', 'Country of the card'),
  flag('bin_details.bin_valid', 'Issuer number is valid'),
];

/** Counters at the time of the transaction; they never include the transaction itself. */
const HISTORY_OF = [
  ['email_details.service_fraud_history', 'the e-mail'],
  ['phone_details.service_fraud_history', 'the phone number'],
  ['ip_details.history', 'the address'],
] as const;
const HISTORY: readonly Feature[] = HISTORY_OF.flatMap(([path, of]) => [
  number(`${path}.customer_hits`, `Earlier calls with ${of}`),
  number(`${path}.hits`, `Earlier calls of all accounts with ${of}`),
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
    number(`text.${field}.name_similarity`, `Likeness of ${field} to the user's name`),
  ),
];

const DEVICE: readonly Feature[] = [
  category('device_details.os', 'Operating system'),
  category('device_details.browser', 'Browser'),
  category('device_details.platform', 'Platform'),
  category('device_details.device_type', 'Kind of device'),
  number('device_details.browser_version_age', 'Age of the browser version'),
  number('device_details.hardware_concurrency', 'Processors of the device'),
  number('device_details.device_memory', 'Memory of the device'),
  number('device_details.font_count', 'Fonts of the device'),
  flag('device_details.private', 'Private browsing'),
  flag('device_details.vpn', 'Device seems to use a VPN'),
  flag('device_details.proxy', 'Device seems to use a proxy'),
  flag('device_details.adblock', 'Advertisement blocker'),
  flag('device_details.cookie_enabled', 'Cookies are on'),
  flag('device_details.unpopular_user_agent', 'Unpopular browser'),
  flag('device_details.unpopular_device_resolution', 'Unpopular screen size'),
  size('device_details.suspicious_flags', 'Suspicious behaviours'),
  differs('device_details.device_ip_country', 'ip_details.country', 'Device sees another country'),
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
