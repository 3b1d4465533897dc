/**
 * Seeded synthetic transactions in the shape of the fraud request's facts, with a third of all values
 * missing.
 */
import type { Catalogue, FieldInfo, FieldType } from '../../packages/rules/src/index';

type Make = (random: () => number) => unknown;

/** Returns Mulberry32, so that every run uses the same transactions. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const flag =
  (share: number): Make =>
  (random) =>
    random() < share;
const number =
  (below: number): Make =>
  (random) =>
    Math.floor(random() * below * 100) / 100;
const whole =
  (below: number): Make =>
  (random) =>
    Math.floor(random() * below);
const oneOf =
  (...values: string[]): Make =>
  (random) =>
    values[Math.floor(random() * values.length)];

const country = oneOf('US', 'US', 'US', 'DE', 'FR', 'BR', 'NG', 'VN', 'IN', 'GB');

const FIELDS: Readonly<Record<string, readonly [FieldType, Make]>> = {
  transaction_amount: ['number', number(3000)],
  transaction_currency: ['string', oneOf('EUR', 'USD', 'GBP')],
  action_type: ['string', oneOf('purchase', 'withdrawal', 'login', 'register')],
  email: ['string', oneOf('test1@example.com', 'jane.doe@example.com', 'x81kq@example.org')],
  user_country: ['string', country],
  user_balance: ['number', number(500)],
  user_verification_level: ['string', oneOf('none', 'basic', 'full')],
  card_country: ['string', country],
  billing_country: ['string', country],
  shipping_country: ['string', country],
  shipping_method: ['string', oneOf('express', 'standard')],
  avs_result: ['string', oneOf('Y', 'N', 'U')],
  cvv_result: ['boolean', flag(0.9)],
  'ip_details.tor': ['boolean', flag(0.02)],
  'ip_details.vpn': ['boolean', flag(0.1)],
  'ip_details.consumer_privacy_network': ['boolean', flag(0.05)],
  'ip_details.data_center_proxy': ['boolean', flag(0.06)],
  'ip_details.web_proxy': ['boolean', flag(0.02)],
  'ip_details.public_proxy': ['boolean', flag(0.02)],
  'ip_details.residential_proxy': ['boolean', flag(0.02)],
  'ip_details.harmful': ['boolean', flag(0.03)],
  'ip_details.spam_number': ['number', whole(6)],
  'ip_details.score': ['number', number(100)],
  'ip_details.country': ['string', country],
  'ip_details.type': ['string', oneOf('ISP', 'ISP', 'MOB', 'DCH', 'EDU')],
  'ip_details.isp_name': ['string', oneOf('Deutsche Telekom AG', 'Best Hosting Ltd', 'Comcast Cable')],
  'email_domain_details.disposable': ['boolean', flag(0.05)],
  'email_domain_details.free': ['boolean', flag(0.6)],
  'email_domain_details.suspicious_tld': ['boolean', flag(0.04)],
  'email_domain_details.registered': ['boolean', flag(0.97)],
  'email_domain_details.valid_mx': ['boolean', flag(0.95)],
  'email_details.deliverable': ['boolean', flag(0.9)],
  'email_details.full_inbox': ['boolean', flag(0.02)],
  'email_details.minimum_age_months': ['number', whole(60)],
  'email_details.randomness_score': ['number', number(100)],
  'account_aggregates.total_registration': ['number', whole(15)],
  'breach_details.first_breach': ['string', oneOf('2016-05-01', '2021-01-01')],
  'breach_details.number_of_breaches': ['number', whole(6)],
  'phone_details.disposable': ['boolean', flag(0.03)],
  'phone_details.phone_is_valid': ['boolean', flag(0.95)],
  'phone_details.type': ['string', oneOf('MOBILE', 'MOBILE', 'FIXED_LINE', 'VOIP')],
  'phone_details.country': ['string', country],
  'phone_details.registrations': ['number', whole(8)],
  'bin_details.bin_valid': ['boolean', flag(0.97)],
  'bin_details.bin_type': ['string', oneOf('DEBIT', 'CREDIT', 'PREPAID')],
  'bin_details.bin_country_code': ['string', country],
  'bin_details.bin_level': ['string', oneOf('CLASSIC', 'GOLD', 'GIFT', 'VIRTUAL')],
  'geolocation_details.ip_user_distance': ['number', number(4000)],
  'geolocation_details.billing_shipping_distance': ['number', number(2000)],
  'device_details.private': ['boolean', flag(0.1)],
  'device_details.font_noise': ['boolean', flag(0.03)],
  'device_details.browser_version_age': ['number', whole(1000)],
  'device_details.touch_support': ['boolean', flag(0.5)],
};

export const CATALOGUE: Catalogue = new Map(
  Object.entries(FIELDS).map(([path, [type]]): [string, FieldInfo] => [
    path,
    { type, nullable: true, module: path.split('.')[0] ?? '', pii: false },
  ]),
);

/** Creates transactions as JSON would deliver them. */
export function makeTransactions(count: number, random: () => number): Record<string, unknown>[] {
  return Array.from({ length: count }, () => {
    const facts: Record<string, Record<string, unknown> | unknown> = {};
    for (const [path, [, make]] of Object.entries(FIELDS)) {
      const value = random() < 0.33 ? null : make(random);
      const [module = '', member] = path.split('.');
      if (member === undefined) facts[module] = value;
      else facts[module] = { ...(facts[module] as Record<string, unknown> | undefined), [member]: value };
    }
    return JSON.parse(JSON.stringify(facts)) as Record<string, unknown>;
  });
}
