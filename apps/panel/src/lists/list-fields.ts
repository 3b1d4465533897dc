import type { ListField } from '../api/lists';

/** What a list can hold, and how an entry is written. */
export const LIST_FIELDS: Readonly<Record<ListField, string>> = {
  email: 'name@example.com',
  email_domain: 'example.com',
  ip: '198.51.100.7 or 203.0.113.0/24',
  phone_number: '441632960000',
  user_id: 'user-1042',
  user_fullname: 'Ada Example',
  user_country: 'DE',
  user_bank_account: 'DE02120300000000202051',
  receiver_bank_account: 'DE02120300000000202051',
  card_hash: 'the hash you send as card_hash',
  card_bin: '411111',
  device_hash: 'the hash of a device',
  cookie_hash: 'the hash of a cookie',
  true_device_id: 'the id of a device',
  device_id: 'the id you send as device_id',
  affiliate_id: 'affiliate-7',
  merchant_id: 'merchant-7',
};
