import type { FoundKind } from '@assay/management-api';
import { english, type Sentence, t } from '../i18n/language';

const NAMES: { readonly [K in FoundKind]: Sentence } = {
  transaction: english('Transaction'),
  evaluation: english('Decision'),
  execution: english('Verification'),
  user_id: english('User ID'),
  email: english('Email'),
  phone_number: english('Phone'),
  ip: english('IP address'),
  device_hash: english('Device'),
  cookie_hash: english('Cookie'),
  true_device_id: english('Recognized device'),
  card_hash: english('Card'),
  address: english('Home address'),
  user_bank_account: english('Bank account'),
  receiver_bank_account: english('Receiver account'),
  receiver_id: english('Receiver'),
  merchant_id: english('Merchant'),
  affiliate_id: english('Affiliate'),
  session_id: english('Session ID'),
  idv_reference_id: english('Referenced verification'),
  name: english('Name'),
  name_sound: english('Phonetic name match'),
};

export const foundName = (kind: FoundKind): string => t(NAMES[kind]);

/** Returns the kind of a search key. */
export function keyName(key: string): string {
  const [kind = ''] = key.split(':');
  return kind in NAMES ? t(NAMES[kind as FoundKind]) : t('Search');
}

/** Search texts by key, until the page reloads; they are never in the URL. */
const typed = new Map<string, string>();
export const rememberTyped = (key: string, text: string): void => void typed.set(key, text);
export const typedFor = (key: string): string | undefined => typed.get(key);
