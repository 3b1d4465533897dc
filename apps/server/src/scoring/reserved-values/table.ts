import { RESERVED_ADDRESSES } from './data/addresses';
import {
  RESERVED_EKYC_IDS,
  RESERVED_EKYC_USERS,
  RESERVED_FULL_NAMES,
  RESERVED_ID_VALUES,
  RESERVED_USERS,
} from './data/decisions';
import { RESERVED_BANK_DETAILS, RESERVED_NAMES } from './data/screening';
import { RESERVED_DEVICE_SESSIONS, RESERVED_STREAMS } from './data/sessions';
import { RESERVED_BINS, RESERVED_EMAILS, RESERVED_IPS, RESERVED_PHONES } from './data/targets';
import type { ReservedValue } from './reserved-value';

/** Every value that is reserved for test keys, in the order of the published page. */
export const RESERVED_VALUES: readonly ReservedValue[] = [
  ...RESERVED_USERS,
  ...RESERVED_EKYC_USERS,
  ...RESERVED_FULL_NAMES,
  ...RESERVED_NAMES,
  ...RESERVED_ID_VALUES,
  ...RESERVED_EKYC_IDS,
  ...RESERVED_EMAILS,
  ...RESERVED_PHONES,
  ...RESERVED_IPS,
  ...RESERVED_BINS,
  ...RESERVED_ADDRESSES,
  ...RESERVED_BANK_DETAILS,
  ...RESERVED_DEVICE_SESSIONS,
  ...RESERVED_STREAMS,
];
