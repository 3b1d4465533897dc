/** What an account and its keys can be set to, for parts of the product that do not use the management API. */

/** What a key may do. `admin` manages its account; the owner's account also makes accounts. */
export const KEY_SCOPES = [
  'fraud',
  'lookups',
  'screening',
  'verification',
  'tags',
  'labels',
  'erase',
  'admin',
] as const;

/** Modules whose look-ups an account can give a time limit of its own. */
export const TIMEOUT_MODULES = ['ip', 'email', 'phone', 'bin', 'device', 'aml', 'address', 'ekyc'] as const;

/** Retired versions that an account can switch off (docs/migration.md). */
export const RETIRED_VERSIONS = [
  'fraud-api/label',
  'fraud-api/label/v1',
  'fraud-api/v1.0',
  'email-api/v2',
  'phone-api/v1',
  'erase-api/v1',
] as const;

/** Days that data is kept in an account that does not set `retention_days`. */
export const DEFAULT_RETENTION_DAYS = 365;

/** What a list can hold: the one table of their names, for the wire, the rule language and the panel. */
export const LIST_FIELD_NAMES = [
  'email',
  'email_domain',
  'ip',
  'phone_number',
  'user_id',
  'user_fullname',
  'user_country',
  'user_bank_account',
  'receiver_bank_account',
  'card_hash',
  'card_bin',
  'device_hash',
  'cookie_hash',
  'true_device_id',
  'device_id',
  'affiliate_id',
  'merchant_id',
] as const;
export type ListField = (typeof LIST_FIELD_NAMES)[number];
