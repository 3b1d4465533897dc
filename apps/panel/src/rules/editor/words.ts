import type { VelocityKey } from '@assay/contract';
import type { VelocityNode } from '@assay/rules';
import { english, type Sentence } from '../../i18n/language';

/** Questions about earlier transactions, as they are written, with what each answers. */
export const AGGREGATES: Readonly<Record<VelocityNode['aggregate'], { write: string; about: Sentence }>> = {
  count: { write: 'count(ip, 1h)', about: english('how many transactions, this one included') },
  distinct: { write: 'distinct(card_hash by ip, 1h)', about: english('how many different ones among them') },
  sum: { write: 'sum(transaction_amount by user_id, 24h)', about: english('their amounts together') },
  min: { write: 'min(transaction_amount by user_id, 30d)', about: english('the smallest amount') },
  max: { write: 'max(transaction_amount by user_id, 30d)', about: english('the largest amount') },
  avg: { write: 'avg(transaction_amount by user_id, 30d)', about: english('the average amount') },
  since_last: { write: 'since_last(user_id, 30d)', about: english('seconds since the latest earlier one') },
  since_first: { write: 'since_first(user_id, 30d)', about: english('seconds since the earliest one') },
  seen_before: { write: 'seen_before(ip by user_id)', about: english('whether an earlier one had the same') },
};

/** What earlier transactions are found by. */
export const KEYS: Readonly<Record<VelocityKey, Sentence>> = {
  user_id: english('the user'),
  email: english('the e-mail address'),
  phone_number: english('the phone number'),
  ip: english('the IP address'),
  device_hash: english('the device'),
  cookie_hash: english('the cookie'),
  true_device_id: english('the device known again'),
  card_hash: english('the card'),
  address: english('the home address'),
  billing_address: english('the address of the bill'),
  shipping_address: english('the address of the delivery'),
  user_bank_account: english('the bank account'),
  password_hash: english('the password'),
  session_id: english('the session'),
  idv_reference_id: english('the verification'),
  id_value: english('the number of the identity document'),
};

/** Words between values, with what they mean. */
export const JOINTS: Readonly<Record<string, Sentence | ''>> = {
  and: english('both hold'),
  or: english('one of them holds'),
  not: english('the next does not hold'),
  in: english('is one of a list'),
  'not in': english('is none of a list'),
  equals: english('same text, letter case ignored'),
  contains: english('contains the text, or the element'),
  starts_with: english('begins with the text'),
  ends_with: english('ends with the text'),
  matches: english('the pattern (RE2) is found'),
  where: english('counts only those for which this holds'),
  by: english('found by'),
  now: english('the time of the transaction'),
  true: '',
  false: '',
};
