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
      name: 'IP over 1,000 km from user, same country',
      when: `${GEO}.ip_user_distance > 1000 and ${GEO}.ip_user_distance <= 3000 and ${IP_COUNTRY} equals user_country`,
      points: 1,
    },
    {
      id: 'HC202',
      name: 'IP over 3,000 km from user, same country',
      when: `${GEO}.ip_user_distance > 3000 and ${IP_COUNTRY} equals user_country`,
      points: 2,
    },
    {
      id: 'HC203',
      name: 'IP over 6,000 km from user, different country',
      when: `${GEO}.ip_user_distance > 6000 and ${differ(IP_COUNTRY, 'user_country')}`,
      points: 2,
    },
    {
      id: 'HC204',
      name: 'IP over 3,000 km from billing address',
      when: `${GEO}.ip_billing_distance > 3000 and not_exist(${GEO}.ip_user_distance)`,
      points: 2,
    },
    {
      id: 'HC205',
      name: 'IP over 6,000 km from shipping address',
      when: `${GEO}.ip_shipping_distance > 6000 and not_exist(${GEO}.ip_user_distance) and not_exist(${GEO}.ip_billing_distance)`,
      points: 2,
    },
    {
      id: 'HC211',
      name: 'User over 500 km from billing address',
      when: `${GEO}.user_billing_distance > 500 and ${GEO}.user_billing_distance <= 3000`,
      points: 1.5,
    },
    {
      id: 'HC212',
      name: 'User over 3,000 km from billing address',
      when: `${GEO}.user_billing_distance > 3000`,
      points: 3,
    },
    {
      id: 'HC213',
      name: 'Shipping address over 500 km from billing address',
      when: `${GEO}.billing_shipping_distance > 500 and ${GEO}.billing_shipping_distance <= 3000 and (gift = false or not_exist(gift))`,
      points: 1,
    },
    {
      id: 'HC214',
      name: 'Shipping address over 3,000 km from billing address',
      when: `${GEO}.billing_shipping_distance > 3000 and (gift = false or not_exist(gift))`,
      points: 2,
    },
    {
      id: 'HC215',
      name: 'Shipping address over 3,000 km from user',
      when: `${GEO}.user_shipping_distance > 3000 and not_exist(${GEO}.billing_shipping_distance) and (gift = false or not_exist(gift))`,
      points: 2,
    },
    {
      id: 'HC221',
      name: 'Billing country differs from user country',
      when: differ('billing_country', 'user_country'),
      points: 2,
    },
    {
      id: 'HC222',
      name: 'Shipping country differs from billing country',
      when: `${differ('shipping_country', 'billing_country')} and (gift = false or not_exist(gift))`,
      points: 3,
    },
    {
      id: 'HC223',
      name: 'Shipping country differs from user country',
      when: `${differ('shipping_country', 'user_country')} and not_exist(billing_country) and (gift = false or not_exist(gift))`,
      points: 3,
    },
    {
      id: 'HC224',
      name: 'Gift shipped to a country other than the billing country',
      when: `${differ('shipping_country', 'billing_country')} and gift = true`,
      points: 1,
    },
    {
      id: 'HC225',
      name: "Country of the user's bank differs from user country",
      when: differ('user_bank_country', 'user_country'),
      points: 1,
    },
    {
      id: 'HC226',
      name: "Country of the receiver's bank differs from receiver country",
      when: differ('receiver_bank_country', 'receiver_country'),
      points: 1.5,
    },
    {
      id: 'HC231',
      name: 'User in a high-risk country',
      when: 'user_country in list("high_risk_countries")',
      points: 4,
    },
    {
      id: 'HC232',
      name: 'Shipping to a high-risk country',
      when: 'shipping_country in list("high_risk_countries")',
      points: 4,
    },
    {
      id: 'HC233',
      name: 'Receiver in a high-risk country',
      when: 'receiver_country in list("high_risk_countries") or receiver_bank_country in list("high_risk_countries")',
      points: 4,
    },
    {
      id: 'HC241',
      name: 'Shipping to a PO box or freight forwarder',
      when: 'shipping_street matches "(?i)\\\\b(p\\\\.? ?o\\\\.? ?box|postfach|poste restante|locker|packstation|freight|forwarding|cargo)\\\\b"',
      points: 1.5,
    },
    {
      id: 'HC242',
      name: 'Placeholder postcode',
      when: 'user_zip matches "^(0{4,6}|1{4,6}|9{4,6}|12345)$" or billing_zip matches "^(0{4,6}|1{4,6}|9{4,6}|12345)$" or shipping_zip matches "^(0{4,6}|1{4,6}|9{4,6}|12345)$"',
      points: 1,
    },
    {
      id: 'HC243',
      name: 'Same street and house number in two countries',
      when: `shipping_street equals billing_street and ${differ('shipping_country', 'billing_country')}`,
      points: 2,
    },
  ],
};
