import type { RuleGroup } from '../default-rule';
import { differ, IP_COUNTRY } from './vocabulary';

const GEO = 'geolocation_details';

/**
 * Location rules. Distances are in kilometers. Across a border the country rules already apply, so only large
 * distances add to them.
 */
export const locationRules: RuleGroup = {
  category: 'location',
  rules: [
    {
      id: 'HC201',
      name: 'IP is over 1,000 km from the user, in the same country',
      when: `${GEO}.ip_user_distance > 1000 and ${GEO}.ip_user_distance <= 3000 and ${IP_COUNTRY} equals user_country`,
      points: 1,
    },
    {
      id: 'HC202',
      name: 'IP is over 3,000 km from the user, in the same country',
      when: `${GEO}.ip_user_distance > 3000 and ${IP_COUNTRY} equals user_country`,
      points: 2,
    },
    {
      id: 'HC203',
      name: 'IP is over 6,000 km from the user, abroad',
      when: `${GEO}.ip_user_distance > 6000 and ${differ(IP_COUNTRY, 'user_country')}`,
      points: 2,
    },
    {
      id: 'HC204',
      name: 'IP is over 3,000 km from the billing address',
      when: `${GEO}.ip_billing_distance > 3000 and not_exist(${GEO}.ip_user_distance)`,
      points: 2,
    },
    {
      id: 'HC205',
      name: 'IP is over 6,000 km from the delivery',
      when: `${GEO}.ip_shipping_distance > 6000 and not_exist(${GEO}.ip_user_distance) and not_exist(${GEO}.ip_billing_distance)`,
      points: 2,
    },
    {
      id: 'HC211',
      name: 'User lives over 500 km from the billing address',
      when: `${GEO}.user_billing_distance > 500 and ${GEO}.user_billing_distance <= 3000`,
      points: 1.5,
    },
    {
      id: 'HC212',
      name: 'User lives over 3,000 km from the billing address',
      when: `${GEO}.user_billing_distance > 3000`,
      points: 3,
    },
    {
      id: 'HC213',
      name: 'Delivery is over 500 km from the billing address',
      when: `${GEO}.billing_shipping_distance > 500 and ${GEO}.billing_shipping_distance <= 3000 and (gift = false or not_exist(gift))`,
      points: 1,
    },
    {
      id: 'HC214',
      name: 'Delivery is over 3,000 km from the billing address',
      when: `${GEO}.billing_shipping_distance > 3000 and (gift = false or not_exist(gift))`,
      points: 2,
    },
    {
      id: 'HC215',
      name: 'Delivery is over 3,000 km from the user',
      when: `${GEO}.user_shipping_distance > 3000 and not_exist(${GEO}.billing_shipping_distance) and (gift = false or not_exist(gift))`,
      points: 2,
    },
    {
      id: 'HC221',
      name: "Billing country is not the user's",
      when: differ('billing_country', 'user_country'),
      points: 2,
    },
    {
      id: 'HC222',
      name: 'Delivery to another country than the bill',
      when: `${differ('shipping_country', 'billing_country')} and (gift = false or not_exist(gift))`,
      points: 3,
    },
    {
      id: 'HC223',
      name: "Delivery to another country than the user's",
      when: `${differ('shipping_country', 'user_country')} and not_exist(billing_country) and (gift = false or not_exist(gift))`,
      points: 3,
    },
    {
      id: 'HC224',
      name: 'Gift to another country than the bill',
      when: `${differ('shipping_country', 'billing_country')} and gift = true`,
      points: 1,
    },
    {
      id: 'HC225',
      name: "User's bank is not in the user's country",
      when: differ('user_bank_country', 'user_country'),
      points: 1,
    },
    {
      id: 'HC226',
      name: "Receiver's bank is not in the receiver's country",
      when: differ('receiver_bank_country', 'receiver_country'),
      points: 1.5,
    },
    {
      id: 'HC231',
      name: 'User is in a country of the high-risk list',
      when: 'user_country in list("high_risk_countries")',
      points: 4,
    },
    {
      id: 'HC232',
      name: 'Delivery to a country of the high-risk list',
      when: 'shipping_country in list("high_risk_countries")',
      points: 4,
    },
    {
      id: 'HC233',
      name: 'Receiver is in a country of the high-risk list',
      when: 'receiver_country in list("high_risk_countries") or receiver_bank_country in list("high_risk_countries")',
      points: 4,
    },
    {
      id: 'HC241',
      name: 'Delivery to a post box or a forwarder',
      when: 'shipping_street matches "(?i)\\\\b(p\\\\.? ?o\\\\.? ?box|postfach|poste restante|locker|packstation|freight|forwarding|cargo)\\\\b"',
      points: 1.5,
    },
    {
      id: 'HC242',
      name: 'Postcode is a placeholder',
      when: 'user_zip matches "^(0{4,6}|1{4,6}|9{4,6}|12345)$" or billing_zip matches "^(0{4,6}|1{4,6}|9{4,6}|12345)$" or shipping_zip matches "^(0{4,6}|1{4,6}|9{4,6}|12345)$"',
      points: 1,
    },
    {
      id: 'HC243',
      name: 'Same street and number in two countries',
      when: `shipping_street equals billing_street and ${differ('shipping_country', 'billing_country')}`,
      points: 2,
    },
  ],
};
