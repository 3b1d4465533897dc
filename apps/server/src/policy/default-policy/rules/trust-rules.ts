import type { RuleGroup } from '../default-rule';
import { SEEN_CARD, SEEN_IP } from './velocity-rules';
import { DOMAIN, daysSince, IP_COUNTRY, MAILBOX, PHONE_COUNTRY } from './vocabulary';

/**
 * Rules for honest customers. Together they outweigh one anomaly, but never strong evidence of fraud. The
 * minimum age of an address counts only as trust. A low value means that little is known, not that the
 * address is new.
 */
export const trustRules: RuleGroup = {
  category: 'trust',
  rules: [
    { id: 'HC601', name: 'User has used this IP before', when: `${SEEN_IP} = true`, points: -2 },
    { id: 'HC602', name: 'User has used this card before', when: `${SEEN_CARD} = true`, points: -2 },
    {
      id: 'HC603',
      name: 'Account is 90 days to 1 year old',
      when: `${daysSince('user_created')} >= 90 and ${daysSince('user_created')} < 365`,
      points: -0.5,
    },
    {
      id: 'HC604',
      name: 'Account is more than 1 year old',
      when: `${daysSince('user_created')} >= 365`,
      points: -1.5,
    },
    {
      id: 'HC605',
      name: 'Strong customer authentication succeeded',
      when: 'status_3d in ["Y", "y", "authenticated", "AUTHENTICATED", "success", "SUCCESS"]',
      points: -3,
    },
    {
      id: 'HC606',
      name: 'Billing address and CVV confirmed',
      when: 'avs_result in ["D", "F", "M", "X", "Y", "d", "f", "m", "x", "y"] and cvv_result = true',
      points: -1,
    },
    {
      id: 'HC607',
      name: 'IP within 50 km of user',
      when: 'geolocation_details.ip_user_distance <= 50',
      points: -0.5,
    },
    {
      id: 'HC608',
      name: 'Phone, IP and user countries match',
      when: `${PHONE_COUNTRY} equals ${IP_COUNTRY} and ${IP_COUNTRY} equals user_country`,
      points: -0.5,
    },
    {
      id: 'HC609',
      name: 'Name on card matches user name',
      when: 'text.card_fullname.name_similarity >= 0.95',
      points: -0.5,
    },
    {
      id: 'E601',
      name: 'Email address is 1 to 4 years old',
      when: `${MAILBOX}.minimum_age_months >= 12 and ${MAILBOX}.minimum_age_months < 48`,
      points: -1,
    },
    {
      id: 'E602',
      name: 'Email address is more than 4 years old',
      when: `${MAILBOX}.minimum_age_months >= 48`,
      points: -2,
    },
    {
      id: 'E603',
      name: 'Protected custom email domain, more than 5 years old',
      when: `${DOMAIN}.custom = true and ${daysSince(`${DOMAIN}.created`)} > 1825 and ${DOMAIN}.dmarc_enforced = true`,
      points: -1,
    },
    {
      id: 'P601',
      name: 'University or government IP',
      when: 'ip_details.type in ["EDU", "GOV", "MIL"]',
      points: -1,
    },
  ],
};
