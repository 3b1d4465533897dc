import type { RuleGroup } from '../default-rule';
import { DOMAIN, NAME_IS_COMPARABLE } from './vocabulary';

const PLACEHOLDER =
  '(?i)^(test|tester|asdf+|qwert[yz]?|xxx+|aaa+|none|n/?a|unknown|anonymous|no name|first last|name surname)\\b';

export const textRules: RuleGroup = {
  category: 'identity',
  rules: [
    {
      id: 'HC101',
      name: 'Random full name',
      when: 'text.user_fullname.randomness_score >= 80 and text.user_fullname.randomness_score < 95',
      points: 3,
    },
    {
      id: 'HC102',
      name: 'Gibberish full name',
      when: 'text.user_fullname.randomness_score >= 95',
      points: 6,
    },
    { id: 'HC103', name: 'Digits in full name', when: 'text.user_fullname.digit_ratio > 0', points: 4 },
    {
      id: 'HC104',
      name: 'Many special characters in full name',
      when: 'text.user_fullname.special_ratio >= 0.25',
      points: 2,
    },
    {
      id: 'HC105',
      name: 'Full name with almost no vowels',
      // Scripts other than Latin yield a vowel ratio of 0, so 0 alone proves nothing.
      when: 'text.user_fullname.vowel_ratio < 0.15 and text.user_fullname.longest_consonant_run >= 5',
      points: 2,
    },
    {
      id: 'HC106',
      name: 'Full name shorter than 3 letters',
      when: 'user_fullname matches "^[A-Za-z]{1,2}$"',
      points: 2,
    },
    {
      id: 'HC107',
      name: 'Placeholder full name',
      when: `user_fullname matches ${JSON.stringify(PLACEHOLDER)}`,
      points: 5,
    },
    {
      id: 'HC108',
      name: 'Identical first and last name',
      when: 'user_firstname equals user_lastname',
      points: 2,
    },
    {
      id: 'HC109',
      name: 'Repeated letter in full name',
      when: 'user_fullname matches "(?i)a{4}|b{3}|c{3}|d{3}|e{4}|f{3}|g{3}|h{3}|i{4}|j{3}|k{3}|l{4}|m{3}|n{3}|o{4}|p{3}|q{3}|r{3}|s{4}|t{3}|u{4}|v{3}|w{3}|x{3}|y{3}|z{3}"',
      points: 2,
    },
    {
      id: 'HC111',
      name: 'Random username',
      when: 'text.user_name.randomness_score >= 90 and text.user_name.randomness_score < 98',
      points: 2,
    },
    {
      id: 'HC112',
      name: 'Gibberish username',
      when: 'text.user_name.randomness_score >= 98',
      points: 4,
    },
    {
      id: 'HC113',
      name: 'Username is mostly digits',
      when: 'text.user_name.digit_ratio >= 0.6 and text.user_name.value_length >= 6',
      points: 1,
    },
    {
      id: 'HC114',
      name: 'Random receiver name',
      when: 'text.receiver_fullname.randomness_score >= 95',
      points: 3,
    },
    {
      id: 'HC115',
      name: 'Random shipping name',
      when: 'text.shipping_fullname.randomness_score >= 95',
      points: 3,
    },
    {
      id: 'HC116',
      name: 'Shipping name differs from user name',
      when: `text.shipping_fullname.name_similarity < 0.6 and (gift = false or not_exist(gift)) and ${NAME_IS_COMPARABLE}`,
      points: 1,
    },
    {
      id: 'HC117',
      name: 'Company name with a free email address',
      when: `user_fullname matches "(?i)\\\\b(ltd|llc|inc|gmbh|corp|limited|s\\\\.?a\\\\.?r\\\\.?l)\\\\b" and ${DOMAIN}.free = true`,
      points: 1.5,
    },
    { id: 'HC121', name: 'Date of birth in the future', when: 'age(user_dob) < 0', points: 8 },
    {
      id: 'HC122',
      name: 'User under 13',
      when: 'age(user_dob) >= 0 and age(user_dob) < 13',
      points: 8,
    },
    {
      id: 'HC123',
      name: 'User under 18',
      when: 'age(user_dob) >= 13 and age(user_dob) < 18',
      points: 5,
    },
    { id: 'HC124', name: 'User over 95', when: 'age(user_dob) > 95', points: 4 },
    {
      id: 'HC131',
      name: 'User and receiver with different names share a photo ID',
      when: 'user_photoid_number equals receiver_photoid_number and similar(user_fullname, receiver_fullname) < 0.7',
      points: 5,
    },
    {
      id: 'HC132',
      name: 'Transfer to the same bank account',
      when: 'user_bank_account equals receiver_bank_account',
      points: 3,
    },
    {
      id: 'HC133',
      name: 'Email or web address as full name',
      when: 'user_fullname matches "(?i)@|https?:|www\\\\.|\\\\.(com|net|org)\\\\b"',
      points: 4,
    },
  ],
};
