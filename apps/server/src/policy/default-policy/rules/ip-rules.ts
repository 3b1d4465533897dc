import type { RuleGroup } from '../default-rule';
import { ANONYMISED, differ, IP_COUNTRY, PAYING_IN, PAYING_OUT, REGISTERING } from './vocabulary';

export const ipRules: RuleGroup = {
  category: 'ip',
  rules: [
    { id: 'P101', name: 'Tor exit node', when: 'ip_details.tor = true', points: 12 },
    { id: 'P102', name: 'VPN', when: 'ip_details.vpn = true', points: 7 },
    { id: 'P103', name: 'Data center IP', when: 'ip_details.data_center_proxy = true', points: 8 },
    {
      id: 'P104',
      name: 'Hosting network',
      // If no source can determine proxies, the type of the network is the only evidence.
      when: 'ip_details.type = "DCH" and not_exist(ip_details.data_center_proxy) and not_exist(ip_details.vpn)',
      points: 6,
    },
    {
      id: 'P105',
      name: 'Residential proxy',
      when: 'ip_details.residential_proxy = true',
      points: 9,
    },
    { id: 'P106', name: 'Public proxy', when: 'ip_details.public_proxy = true', points: 9 },
    { id: 'P107', name: 'Web proxy', when: 'ip_details.web_proxy = true', points: 8 },
    {
      id: 'P108',
      name: 'Privacy relay',
      when: 'ip_details.consumer_privacy_network = true',
      points: 1,
    },
    {
      id: 'P109',
      name: 'Corporate private network',
      when: 'ip_details.enterprise_private_network = true',
      points: 0.5,
    },
    { id: 'P111', name: 'IP reported as harmful', when: 'ip_details.harmful = true', points: 7 },
    {
      id: 'P112',
      name: 'IP on 1 or 2 abuse lists',
      when: 'ip_details.spam_number in [1, 2] and (ip_details.harmful = false or not_exist(ip_details.harmful))',
      points: 2,
    },
    {
      id: 'P113',
      name: 'IP on 5 to 9 abuse lists',
      when: 'ip_details.spam_number >= 5 and ip_details.spam_number < 10',
      points: 2,
    },
    { id: 'P114', name: 'IP on 10 or more abuse lists', when: 'ip_details.spam_number >= 10', points: 4 },
    {
      id: 'P115',
      name: 'IP named on a blocklist page',
      when: 'exists(ip_details.spam_urls)',
      points: 2,
    },
    {
      id: 'P116',
      name: 'Transaction from a search engine crawler',
      when: 'ip_details.search_engine_spider = true and exists(action_type)',
      points: 9,
    },
    {
      id: 'P117',
      name: 'Reserved IP address',
      when: 'ip_details.type = "RSV"',
      points: 5,
    },
    {
      id: 'P118',
      name: 'Content delivery network IP',
      when: 'ip_details.type = "CDN" and (ip_details.consumer_privacy_network = false or not_exist(ip_details.consumer_privacy_network))',
      points: 3,
    },
    {
      id: 'P119',
      name: 'Shared library connection',
      when: 'ip_details.type = "LIB"',
      points: 1,
    },
    {
      id: 'P121',
      name: 'Open proxy port on the IP',
      when: 'ip_details.open_ports contains 1080 or ip_details.open_ports contains 3128 or ip_details.open_ports contains 8118 or ip_details.open_ports contains 9050',
      points: 3,
    },
    {
      id: 'P122',
      name: 'Open remote desktop port on the IP',
      when: 'ip_details.open_ports contains 3389 or ip_details.open_ports contains 5900',
      points: 2,
    },
    {
      id: 'P123',
      name: '10 or more open ports on the IP',
      when: 'length(ip_details.open_ports) >= 10',
      points: 2,
    },
    {
      id: 'P131',
      name: 'Registration over a VPN, proxy or Tor',
      when: `${REGISTERING} and ${ANONYMISED}`,
      points: 2,
    },
    {
      id: 'P132',
      name: 'Withdrawal over a VPN, proxy or Tor',
      when: `${PAYING_OUT} and ${ANONYMISED}`,
      points: 2.5,
    },
    {
      id: 'P133',
      name: 'Payment between 2 and 5 a.m. at the IP location',
      when: `${PAYING_IN} and hour_of_day(ip_details.timezone_offset) in [2, 3, 4]`,
      points: 0.5,
    },
    {
      id: 'P141',
      name: 'IP country differs from user country',
      when: differ(IP_COUNTRY, 'user_country'),
      points: 4,
    },
    {
      id: 'P142',
      name: 'IP country differs from billing country',
      // If the billing country is also the user's country, P141 has already counted the difference.
      when: `${differ(IP_COUNTRY, 'billing_country')} and (not_exist(user_country) or user_country equals ${IP_COUNTRY})`,
      points: 4,
    },
    {
      id: 'P144',
      name: 'IP country differs from shipping country',
      when: `${differ(IP_COUNTRY, 'shipping_country')} and not_exist(user_country) and not_exist(billing_country)`,
      points: 3,
    },
    {
      id: 'P145',
      name: 'VPN, proxy or Tor in a country other than the user country',
      when: `${ANONYMISED} and ${differ(IP_COUNTRY, 'user_country')}`,
      points: 1,
    },
    {
      id: 'P151',
      name: 'IP in a high-risk country',
      when: `${IP_COUNTRY} in list("high_risk_countries")`,
      points: 5,
    },
    {
      id: 'P190',
      name: 'IP in a blocked country',
      when: `${IP_COUNTRY} in list("blocked_countries")`,
      state: 'DECLINE',
    },
  ],
};
