import type { FoundKind } from '@assay/contract';

const NAMES: { readonly [K in FoundKind]: string } = {
  transaction: 'Transaction',
  evaluation: 'Decision',
  execution: 'Verification',
  user_id: 'User id',
  email: 'E-mail',
  phone_number: 'Phone',
  ip: 'IP address',
  device_hash: 'Device',
  cookie_hash: 'Cookie',
  true_device_id: 'Device, known again',
  card_hash: 'Card',
  address: 'Home address',
  user_bank_account: 'Bank account',
  session_id: 'Session id',
  idv_reference_id: 'Verification named by calls',
  name: 'Name',
  name_sound: 'Sounds like the name',
};

export const foundName = (kind: FoundKind): string => NAMES[kind];

/** What a key was found by: the kind, which is all that the key itself tells. */
export function keyName(key: string): string {
  const [kind = ''] = key.split(':');
  return kind in NAMES ? NAMES[kind as FoundKind] : 'Search';
}

/** What was typed to find a key, until the page is loaded anew: it stands in no address. */
const typed = new Map<string, string>();
export const rememberTyped = (key: string, text: string): void => void typed.set(key, text);
export const typedFor = (key: string): string | undefined => typed.get(key);
