import type { AccountId, ListField } from '@assay/contract';
import { internationalNumber } from '@assay/enrichment';
import { buildListIndex, type ManagedList, normaliseListValue } from '@assay/rules';
import type { Connection } from '@assay/store';

/** Values that were added to or removed from a list of an account. */
export interface ListChange {
  readonly accountId: AccountId;
  readonly list: ManagedList;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** True if all entries were removed. */
  readonly cleared: boolean;
  /** A key, a panel user, or a rule. */
  readonly author: string;
  /** UNIX milliseconds. */
  readonly at: number;
}

/** Announces a change of a list to its subscribers, in the transaction of the change. */
export type EmitListChange = (connection: Connection, change: ListChange) => Promise<void>;

/** Dependencies of the list routes. */
export interface ListPorts {
  readonly listChanged: EmitListChange;
  /** Called with errors that occur after the response has been sent. */
  readonly onFault: (error: unknown) => void;
}

const ID = 'an id of at most 1,000 characters';
const HASH = 'a hash of at most 1,000 characters';
const ACCOUNT = 'an account number such as DE02120300000000202051';

/** Expected format of the values of a list, for error messages. */
export const LIST_VALUES: Readonly<Record<ListField, string>> = {
  email: 'an email address such as name@example.com',
  email_domain: 'a domain such as example.com',
  ip: 'an IP address such as 198.51.100.7, or a network such as 203.0.113.0/24',
  phone_number:
    'a phone number with its calling code, such as 441632960000, or in national form with its `country`',
  user_id: ID,
  user_fullname: 'a name of at most 1,000 characters',
  user_country: 'a two-letter country code, such as DE',
  user_bank_account: ACCOUNT,
  receiver_bank_account: ACCOUNT,
  card_hash: HASH,
  card_bin: 'the first 6 to 8 digits of a card number',
  device_hash: HASH,
  cookie_hash: HASH,
  true_device_id: ID,
  device_id: ID,
  affiliate_id: ID,
  merchant_id: ID,
};

/**
 * Returns the spelling of a value in a list; null when the list cannot hold it. Lists of IP addresses also
 * accept ranges in CIDR notation.
 */
export function listValue(field: ListField, value: string): string | null {
  if (field !== 'ip' || !value.includes('/')) return normaliseListValue(field, value);
  const [base = '', length = ''] = value.trim().split('/');
  const address = normaliseListValue(field, base);
  if (address === null || buildListIndex({ field, kind: 'plain' }, [value]).rejected.length > 0) return null;
  // ::ffff:10.0.0.0/104 is the IPv6 form of 10.0.0.0/8.
  const mapped = base.includes(':') && !address.includes(':');
  return `${address}/${Number(length) - (mapped ? 96 : 0)}`;
}

/**
 * Returns true for a number in national form. Calling codes never begin with zero (ITU-T E.164 §6), but
 * numbers within most countries do.
 */
const isNational = (digits: string): boolean => digits.startsWith('0');

/**
 * Returns the spelling in which a value is added to a list. It equals `listValue`, except that a phone number
 * becomes international, the form that all requests are compared in. Null also for a national number whose
 * country is unknown.
 * @param country ISO-2 country of numbers in national form
 */
export function addedValue(field: ListField, value: string, country: string | undefined): string | null {
  const spelled = listValue(field, value);
  if (field !== 'phone_number' || spelled === null) return spelled;
  if (country) return internationalNumber(value, country);
  return isNational(spelled) ? null : spelled;
}
