import type { RuleGroup } from '../default-rule';
import {
  DOMAIN,
  daysSince,
  differ,
  IP_COUNTRY,
  PHONE,
  PHONE_COUNTRY,
  PHONE_HISTORY,
  REGISTERING,
} from './vocabulary';

export const phoneRules: RuleGroup = {
  category: 'phone',
  rules: [
    { id: 'P501', name: 'Invalid phone number', when: `${PHONE}.phone_is_valid = false`, points: 5 },
    { id: 'P502', name: 'Disposable phone number', when: `${PHONE}.disposable = true`, points: 10 },
    { id: 'P503', name: 'VoIP phone number', when: `${PHONE}.type = "VOIP"`, points: 4 },
    {
      id: 'P504',
      name: 'Service phone number',
      when: `${PHONE}.type in ["TOLL_FREE", "SHARED_COST", "UAN"]`,
      points: 5,
    },
    {
      id: 'P505',
      name: 'Premium-rate phone number',
      when: `${PHONE}.type = "PREMIUM_RATE"`,
      points: 6,
    },
    {
      id: 'P506',
      name: 'Pager, voicemail or personal phone number',
      when: `${PHONE}.type in ["PAGER", "VOICEMAIL", "PERSONAL_NUMBER"]`,
      points: 4,
    },
    {
      id: 'P507',
      name: 'Registration with a landline number',
      when: `${PHONE}.type = "FIXED_LINE" and ${REGISTERING}`,
      points: 0.5,
    },
    {
      id: 'P511',
      name: 'Phone country differs from user country',
      when: differ(PHONE_COUNTRY, 'user_country'),
      points: 2.5,
    },
    {
      id: 'P512',
      name: 'Phone country differs from IP country',
      when: `${differ(PHONE_COUNTRY, IP_COUNTRY)} and not_exist(user_country)`,
      points: 2,
    },
    {
      id: 'P513',
      name: 'Phone country differs from billing country',
      when: `${differ(PHONE_COUNTRY, 'billing_country')} and (not_exist(user_country) or user_country equals ${PHONE_COUNTRY})`,
      points: 2,
    },
    {
      id: 'P514',
      name: 'Phone, IP and user countries all differ',
      when: `${differ(PHONE_COUNTRY, IP_COUNTRY)} and ${differ(PHONE_COUNTRY, 'user_country')} and ${differ(IP_COUNTRY, 'user_country')}`,
      points: 3,
    },
    {
      id: 'P521',
      name: 'Phone number not in service',
      when: 'phone_details.hlr_details.status = "INVALID_MSISDN"',
      points: 6,
    },
    {
      id: 'P522',
      name: 'Phone switched off or out of reach',
      when: 'phone_details.hlr_details.status = "ABSENT"',
      points: 1.5,
    },
    {
      id: 'P523',
      name: 'Name of the phone subscriber differs from user name',
      // Caller names are in Latin letters.
      when: 'similar(phone_details.cnam_details.name, user_fullname) < 0.6 and user_fullname matches "\\\\p{Latin}"',
      points: 1.5,
    },
    {
      id: 'P524',
      name: 'Phone number without known online accounts',
      when: 'phone_details.account_aggregates.total_registration = 0',
      points: 2,
    },
    {
      id: 'P531',
      name: 'Phone number repeats one digit',
      when: 'phone_number matches "0{6}|1{6}|2{6}|3{6}|4{6}|5{6}|6{6}|7{6}|8{6}|9{6}"',
      points: 3,
    },
    {
      id: 'P532',
      name: 'Phone number with sequential digits',
      when: 'phone_number matches "(1234567|2345678|3456789|9876543|8765432|7654321)"',
      points: 2,
    },
    {
      id: 'P541',
      name: 'Phone number declined before',
      when: `${PHONE_HISTORY}.fraudulent_decline_customer_hits in [1, 2]`,
      points: 4,
    },
    {
      id: 'P542',
      name: 'Phone number declined 3 or more times',
      when: `${PHONE_HISTORY}.fraudulent_decline_customer_hits >= 3`,
      points: 8,
    },
    {
      id: 'P543',
      name: 'Phone number declined by another account of this deployment',
      when: `${PHONE_HISTORY}.fraudulent_decline_hits > ${PHONE_HISTORY}.fraudulent_decline_customer_hits`,
      points: 3,
    },
    {
      id: 'P544',
      name: 'New phone number with high activity',
      when: `${daysSince(`${PHONE_HISTORY}.first_seen`)} < 1 and ${PHONE_HISTORY}.customer_hits >= 10`,
      points: 3,
    },
    {
      id: 'P590',
      name: 'Disposable email and phone',
      when: `${PHONE}.disposable = true and ${DOMAIN}.disposable = true`,
      state: 'DECLINE',
    },
  ],
};
