/** Values that account and key settings can have, for parts of the product that don't use the management API. */

/**
 * Scopes of an API key. `admin` manages its account; an `admin` key of the owner's account also creates
 * accounts.
 */
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

/** Modules whose lookup time limit an account can set. */
export const TIMEOUT_MODULES = ['ip', 'email', 'phone', 'bin', 'device', 'aml', 'address', 'ekyc'] as const;

/** Retired API versions that an account can disable (docs/reference/api-migration.md). */
export const RETIRED_VERSIONS = [
  'fraud-api/label',
  'fraud-api/label/v1',
  'fraud-api/v1.0',
  'email-api/v2',
  'phone-api/v1',
  'erase-api/v1',
] as const;

/** Retention period, in days, of an account that doesn't set `retention_days`. */
export const DEFAULT_RETENTION_DAYS = 365;

/** Kinds of values that a list can hold. The API, the rule language and the panel share this table. */
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
