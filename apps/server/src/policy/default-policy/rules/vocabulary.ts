/** Paths and phrases that the default rules are composed of. Each is a piece of rule text. */

export const MAILBOX = 'email_details.email_details';
export const DOMAIN = 'email_details.email_domain_details';
export const BREACH = 'email_details.breach_details';
export const EMAIL_HISTORY = 'email_details.service_fraud_history';
export const PHONE = 'phone_details.provider_carrier_details';
export const PHONE_HISTORY = 'phone_details.service_fraud_history';

export const IP_COUNTRY = 'ip_details.country';
export const PHONE_COUNTRY = `${PHONE}.country`;
export const CARD_COUNTRY = 'bin_details.bin_country_code';

/**
 * Both texts are known and are not the same country. `equals` ignores letter case; a country that is written
 * out instead of coded (ISO 3166-1 alpha-2) is compared with nothing, since it would differ from every code.
 */
export const differ = (a: string, b: string): string =>
  `not (${a} equals ${b}) and length(${a}) = 2 and length(${b}) = 2`;

/** The connection hides where the person is. A privacy relay keeps the country and is not meant here. */
export const ANONYMISED =
  '(ip_details.tor = true or ip_details.vpn = true or ip_details.data_center_proxy = true or ' +
  'ip_details.web_proxy = true or ip_details.public_proxy = true or ip_details.residential_proxy = true)';

const actionIn = (...actions: readonly string[]): string => `action_type in ${JSON.stringify(actions)}`;

export const REGISTERING = actionIn('register', 'registration', 'account_register', 'signup', 'sign_up');
export const PAYING_IN = actionIn('purchase', 'payment', 'deposit', 'order', 'checkout', 'top_up');
export const PAYING_OUT = actionIn('withdrawal', 'withdraw', 'payout', 'cashout', 'transfer');
export const LOGGING_IN = actionIn('login', 'log_in', 'sign_in', 'account_login');
export const CHANGING_ACCESS = actionIn(
  'password_change',
  'password_reset',
  'email_change',
  'phone_change',
  'account_recovery',
  'details_change',
);

/** Days from the moment in a field to the transaction; negative when it lies ahead. */
export const daysSince = (moment: string): string => `days_between(${moment}, now)`;

/**
 * The user's name, where it was sent whole, is in a script that the likeness of names can read; a name in any other
 * is like no other, which proves nothing.
 */
export const NAME_IS_COMPARABLE =
  '(user_fullname matches "\\\\p{Latin}|\\\\p{Cyrillic}|\\\\p{Greek}" or not_exist(user_fullname))';
