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
 * Returns a condition: both texts are known and are different countries. `equals` ignores letter case. A
 * country written out instead of coded (ISO 3166-1 alpha-2) is never compared, because it would differ from
 * every code.
 */
export const differ = (a: string, b: string): string =>
  `not (${a} equals ${b}) and length(${a}) = 2 and length(${b}) = 2`;

/** The connection conceals the person's location. A privacy relay preserves the country, so it isn't included. */
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

/**
 * Returns an expression for the days from a field's moment to the transaction; negative when it is in the
 * future.
 */
export const daysSince = (moment: string): string => `days_between(${moment}, now)`;

/**
 * True if the user's full name, when sent, is in a script that the name similarity supports. A name in
 * another script is similar to nothing, which proves nothing.
 */
export const NAME_IS_COMPARABLE =
  '(user_fullname matches "\\\\p{Latin}|\\\\p{Cyrillic}|\\\\p{Greek}" or not_exist(user_fullname))';
