import type { NumberingPlan, PhoneNumberType } from './numbering-plan';
import { isDisposableNumber, type PhoneData } from './open-phone-data';
import { longestPrefixName } from './prefix-table';
import { readNumber } from './read-number';

/** Result of reading a number. */
type PhoneStatus = 'MISSING' | 'NOT_A_NUMBER' | 'COUNTRY_UNKNOWN' | 'INVALID' | 'VALID';

/** All facts about a number that need no network access. */
export interface PhoneFacts {
  /** International digits without "+" if they could be determined, else the digits sent; may be empty. */
  phone: string;
  status: PhoneStatus;
  phone_is_valid: boolean;
  type: PhoneNumberType;
  /** ISO-2; null for numbers without a country (+800) and unknown numbers. */
  country: string | null;
  country_code: string | null;
  /** Country calling code, digits. */
  calling_code: string | null;
  /**
   * Operator to which the range was allocated; null where the plan doesn't show it or numbers can be ported
   * freely.
   */
  carrier: string | null;
  /** City or region of a fixed line, else the English name of the country. */
  location: string | null;
  /** Possible IANA time zones of the range, usually one. */
  timezones: string[];
  /** True for the number of a public SMS receiving site; null when no list is loaded. */
  disposable: boolean | null;
}

/** Kinds of numbers whose ranges the carrier table describes. */
const CARRIER_TYPES: ReadonlySet<PhoneNumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PAGER']);

/**
 * Holders of codes of satellite and global networks that the carrier table lacks: ITU-T E.164, list of
 * assigned country codes, notes on +870, +881 and +882/883. Longest prefix first.
 */
const GLOBAL_HOLDERS: readonly (readonly [string, string])[] = [
  ['88216', 'Thuraya'],
  ['8816', 'Iridium'],
  ['8817', 'Iridium'],
  ['8818', 'Globalstar'],
  ['8819', 'Globalstar'],
  ['870', 'Inmarsat'],
];

const globalHolder = (digits: string): string | null =>
  GLOBAL_HOLDERS.find(([beginning]) => digits.startsWith(beginning))?.[1] ?? null;

/** Calling codes whose mobile numbers contain an area code (MX, AR, BR, ID, CN). */
const AREA_CODED_MOBILES: ReadonlySet<string> = new Set(['52', '54', '55', '62', '86']);

/** Digit between calling and area code of Argentine mobile numbers, which the table of places omits. */
const MOBILE_TOKEN: Readonly<Record<string, string>> = { '54': '9' };

/**
 * Analyzes a phone number without network access. Accepts any string or number. Handles at least 40,000 per
 * second on one core.
 *
 * @param country ISO-2 of the person, used to read numbers in national form
 */
export function analysePhone(
  number: string | number,
  country: string | null | undefined,
  data: PhoneData,
): PhoneFacts {
  const read = readNumber(number, country, data.plans);
  if (read.outcome !== 'READ') return unread(read.outcome, read.digits, data);
  const { plan, national, type } = read.number;
  const { callingCode } = plan;
  const digits = callingCode + national;
  const valid = type !== null;
  const shown = read.number.country ?? countryByLength(plan, national);
  return {
    phone: digits,
    status: valid ? 'VALID' : 'INVALID',
    phone_is_valid: valid,
    type: type ?? 'UNKNOWN',
    country: shown,
    country_code: shown,
    calling_code: callingCode,
    carrier:
      valid && data.carriers !== null
        ? ((CARRIER_TYPES.has(type) ? longestPrefixName(data.carriers, digits) : null) ??
          globalHolder(digits))
        : null,
    location: valid ? locationOf(data, callingCode, national, type, shown) : null,
    timezones: valid && data.zones !== null ? (longestPrefixName(data.zones, digits)?.split('&') ?? []) : [],
    disposable: isDisposableNumber(data, digits),
  };
}

function unread(
  status: 'MISSING' | 'NOT_A_NUMBER' | 'COUNTRY_UNKNOWN',
  digits: string,
  data: PhoneData,
): PhoneFacts {
  return {
    phone: digits,
    status,
    phone_is_valid: false,
    type: 'UNKNOWN',
    country: null,
    country_code: null,
    calling_code: null,
    carrier: null,
    location: null,
    timezones: [],
    disposable: digits === '' ? (data.disposable === null ? null : false) : isDisposableNumber(data, digits),
  };
}

function locationOf(
  data: PhoneData,
  callingCode: string,
  national: string,
  type: PhoneNumberType,
  country: string | null,
): string | null {
  const geographic =
    type === 'FIXED_LINE' ||
    type === 'FIXED_LINE_OR_MOBILE' ||
    (type === 'MOBILE' && AREA_CODED_MOBILES.has(callingCode));
  if (geographic && data.places !== null) {
    const token = MOBILE_TOKEN[callingCode];
    const area = token !== undefined && national.startsWith(token) ? national.slice(token.length) : national;
    const place = longestPrefixName(data.places, callingCode + area);
    if (place !== null) return place;
  }
  return country === null ? null : countryName(country);
}

/**
 * Returns the first country of the calling code whose numbers can have this length; null for numbers without
 * a country.
 */
function countryByLength({ sharing }: NumberingPlan, national: string): string | null {
  return sharing.find(({ lengths }) => lengths.includes(national.length))?.country ?? null;
}

const REGION_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const countryNames = new Map<string, string>();

function countryName(country: string): string {
  let name = countryNames.get(country);
  if (name === undefined) {
    name = REGION_NAMES.of(country) ?? country;
    countryNames.set(country, name);
  }
  return name;
}
