import type { ListField } from '../api/lists';
import { english, inWords, type Sentence } from '../i18n/language';

/** What a list can hold, and how an entry is written. */
export const LIST_FIELDS: Readonly<Record<ListField, string | Sentence>> = {
  email: 'name@example.com',
  email_domain: 'example.com',
  ip: english('198.51.100.7 or 203.0.113.0/24'),
  phone_number: '441632960000',
  user_id: 'user-1042',
  user_fullname: 'Ada Example',
  user_country: 'DE',
  user_bank_account: 'DE02120300000000202051',
  receiver_bank_account: 'DE02120300000000202051',
  card_hash: english('the hash you send as card_hash'),
  card_bin: '411111',
  device_hash: english('the hash of a device'),
  cookie_hash: english('the hash of a cookie'),
  true_device_id: english('the id of a device'),
  device_id: english('the id you send as device_id'),
  affiliate_id: 'affiliate-7',
  merchant_id: 'merchant-7',
};

/** How an entry of a list is written, as an example. */
export const exampleOf = (field: ListField): string => inWords(LIST_FIELDS[field]);
