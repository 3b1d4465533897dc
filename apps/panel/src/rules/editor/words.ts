import type { VelocityKey } from '@assay/contract';
import type { VelocityNode } from '@assay/rules';

/** Questions about earlier transactions, as they are written, with what each answers. */
export const AGGREGATES: Readonly<Record<VelocityNode['aggregate'], { write: string; about: string }>> = {
  count: { write: 'count(ip, 1h)', about: 'how many transactions, this one included' },
  distinct: { write: 'distinct(card_hash by ip, 1h)', about: 'how many different ones among them' },
  sum: { write: 'sum(transaction_amount by user_id, 24h)', about: 'their amounts together' },
  min: { write: 'min(transaction_amount by user_id, 30d)', about: 'the smallest amount' },
  max: { write: 'max(transaction_amount by user_id, 30d)', about: 'the largest amount' },
  avg: { write: 'avg(transaction_amount by user_id, 30d)', about: 'the average amount' },
  since_last: { write: 'since_last(user_id, 30d)', about: 'seconds since the latest earlier one' },
  since_first: { write: 'since_first(user_id, 30d)', about: 'seconds since the earliest one' },
  seen_before: { write: 'seen_before(ip by user_id)', about: 'whether an earlier one had the same' },
};

/** What earlier transactions are found by. */
export const KEYS: Readonly<Record<VelocityKey, string>> = {
  user_id: 'the user',
  email: 'the e-mail address',
  phone_number: 'the phone number',
  ip: 'the IP address',
  device_hash: 'the device',
  cookie_hash: 'the cookie',
  true_device_id: 'the device known again',
  card_hash: 'the card',
  address: 'the home address',
  billing_address: 'the address of the bill',
  shipping_address: 'the address of the delivery',
  user_bank_account: 'the bank account',
  password_hash: 'the password',
  session_id: 'the session',
  idv_reference_id: 'the verification',
  id_value: 'the number of the identity document',
};

/** Words between values, with what they mean. */
export const JOINTS: Readonly<Record<string, string>> = {
  and: 'both hold',
  or: 'one of them holds',
  not: 'the next does not hold',
  in: 'is one of a list',
  'not in': 'is none of a list',
  equals: 'same text, letter case ignored',
  contains: 'contains the text, or the element',
  starts_with: 'begins with the text',
  ends_with: 'ends with the text',
  matches: 'the pattern (RE2) is found',
  where: 'counts only those for which this holds',
  by: 'found by',
  now: 'the time of the transaction',
  true: '',
  false: '',
};
