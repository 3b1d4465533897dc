import type { RuleGroup } from '../default-rule';
import {
  CARD_COUNTRY,
  DOMAIN,
  daysSince,
  differ,
  IP_COUNTRY,
  NAME_IS_COMPARABLE,
  PHONE_COUNTRY,
} from './vocabulary';

/** Results of 3-D Secure: transStatus of EMV 3-D Secure 2 and the words that gateways use instead. */
const REFUSED_3DS = ['N', 'R', 'n', 'r', 'failed', 'FAILED', 'rejected', 'REJECTED', 'not_authenticated'];
const UNFINISHED_3DS = ['A', 'U', 'a', 'u', 'attempted', 'ATTEMPTED', 'unavailable', 'UNAVAILABLE'];

export const cardRules: RuleGroup = {
  category: 'card',
  rules: [
    {
      id: 'B101',
      name: 'Unrecognized card BIN',
      when: 'bin_details.bin_valid = false',
      points: 6,
    },
    {
      id: 'B102',
      name: 'Prepaid card',
      when: 'bin_details.bin_type equals "prepaid" or bin_details.bin_level contains "prepaid"',
      points: 4,
    },
    {
      id: 'B103',
      name: 'Gift card',
      when: 'bin_details.bin_level contains "gift"',
      points: 3,
    },
    {
      id: 'B104',
      name: 'Virtual card',
      when: 'bin_details.bin_level contains "virtual"',
      points: 3,
    },
    {
      id: 'B105',
      name: 'Card BIN without a known bank',
      when: `exists(${CARD_COUNTRY}) and not_exist(bin_details.bin_bank)`,
      points: 0.5,
    },
    {
      id: 'B106',
      name: 'Business card with a free email address',
      when: `bin_details.bin_level matches "(?i)business|corporate|commercial|purchasing|fleet" and ${DOMAIN}.free = true`,
      points: 2,
    },
    {
      id: 'B107',
      name: 'Premium card on an account less than 1 day old',
      when: `bin_details.bin_level matches "(?i)infinite|platinum|signature|world elite|black" and ${daysSince('user_created')} < 1 and ${daysSince('user_created')} >= 0`,
      points: 1.5,
    },
    {
      id: 'B108',
      name: 'Card BIN has fewer than 6 digits',
      when: 'length(card_bin) < 6',
      points: 1,
    },
    {
      id: 'B111',
      name: 'Card country differs from user country',
      when: differ(CARD_COUNTRY, 'user_country'),
      points: 4,
    },
    {
      id: 'B112',
      name: 'Card country differs from billing country',
      when: `${differ(CARD_COUNTRY, 'billing_country')} and (not_exist(user_country) or user_country equals ${CARD_COUNTRY})`,
      points: 4,
    },
    {
      id: 'B113',
      // If a billing or user country is present, the location rules compare the shipping country with it.
      name: 'Card country differs from shipping country',
      when: `${differ(CARD_COUNTRY, 'shipping_country')} and not_exist(billing_country) and not_exist(user_country) and (gift = false or not_exist(gift))`,
      points: 2,
    },
    {
      id: 'B114',
      name: 'Card country differs from IP country',
      when: `${differ(CARD_COUNTRY, IP_COUNTRY)} and not_exist(user_country)`,
      points: 4,
    },
    {
      id: 'B115',
      name: 'Card, IP and user countries all differ',
      when: `${differ(CARD_COUNTRY, IP_COUNTRY)} and ${differ(CARD_COUNTRY, 'user_country')} and ${differ(IP_COUNTRY, 'user_country')}`,
      points: 4,
    },
    {
      id: 'B116',
      name: 'Card country differs from phone country',
      when: `${differ(CARD_COUNTRY, PHONE_COUNTRY)} and not_exist(user_country)`,
      points: 2,
    },
    {
      id: 'B117',
      name: 'Card issued in a high-risk country',
      when: `${CARD_COUNTRY} in list("high_risk_countries")`,
      points: 4,
    },
    { id: 'B121', name: 'Wrong CVV', when: 'cvv_result = false', points: 6 },
    {
      id: 'B122',
      name: "AVS: street and postcode don't match",
      when: 'avs_result in ["N", "n"]',
      points: 5,
    },
    {
      id: 'B123',
      name: 'AVS: only street or only postcode matches',
      when: 'avs_result in ["A", "B", "P", "W", "Z", "a", "b", "p", "w", "z"]',
      points: 1.5,
    },
    {
      id: 'B124',
      name: "AVS: address couldn't be checked",
      when: 'avs_result in ["C", "E", "G", "I", "R", "S", "U", "c", "e", "g", "i", "r", "s", "u"]',
      points: 0.5,
    },
    {
      id: 'B125',
      name: '3-D Secure refused',
      when: `status_3d in ${JSON.stringify(REFUSED_3DS)}`,
      points: 8,
    },
    {
      id: 'B126',
      name: '3-D Secure not completed',
      when: `status_3d in ${JSON.stringify(UNFINISHED_3DS)}`,
      points: 1,
    },
    {
      id: 'B127',
      name: 'Expired card',
      // A card is valid until the end of its last day in every time zone.
      when: 'days_between(card_expire, now) >= 2',
      points: 8,
    },
    {
      id: 'B128',
      name: 'Strong customer authentication failed',
      when: 'sca_method matches "(?i)^(failed|none|refused)$"',
      points: 2,
    },
    {
      id: 'B131',
      name: 'Name on card differs from user name',
      when: `text.card_fullname.name_similarity < 0.6 and ${NAME_IS_COMPARABLE}`,
      points: 4,
    },
    {
      id: 'B132',
      name: 'Name on card is only partly similar to user name',
      when: 'text.card_fullname.name_similarity >= 0.6 and text.card_fullname.name_similarity < 0.75',
      points: 1,
    },
    {
      id: 'B133',
      name: 'Placeholder name on card',
      when: 'card_fullname matches "(?i)(gift ?card|card ?holder|valued customer|test|asdf|qwert)"',
      points: 3,
    },
    {
      id: 'B134',
      name: 'Digits in name on card',
      when: 'text.card_fullname.digit_ratio > 0',
      points: 3,
    },
    {
      id: 'B135',
      name: 'Random name on card',
      when: 'text.card_fullname.randomness_score >= 90',
      points: 4,
    },
    {
      id: 'B190',
      name: 'CVV, address and 3-D Secure checks all failed',
      when: `cvv_result = false and avs_result in ["N", "n"] and status_3d in ${JSON.stringify(REFUSED_3DS)}`,
      state: 'DECLINE',
    },
  ],
};
