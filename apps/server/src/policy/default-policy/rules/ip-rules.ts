import type { RuleGroup } from '../default-rule';
import { ANONYMISED, differ, IP_COUNTRY, PAYING_IN, PAYING_OUT, REGISTERING } from './vocabulary';

export const ipRules: RuleGroup = {
  category: 'ip',
  rules: [
    { id: 'P101', name: 'IP is a Tor exit', when: 'ip_details.tor = true', points: 12 },
    { id: 'P102', name: 'IP belongs to a VPN', when: 'ip_details.vpn = true', points: 7 },
    { id: 'P103', name: 'IP is in a data centre', when: 'ip_details.data_center_proxy = true', points: 8 },
    {
      id: 'P104',
      name: 'Network of the IP is used for hosting',
      // If no source can determine proxies, the type of the network is the only evidence.
      when: 'ip_details.type = "DCH" and not_exist(ip_details.data_center_proxy) and not_exist(ip_details.vpn)',
      points: 6,
    },
    {
      id: 'P105',
      name: 'IP is a residential proxy',
      when: 'ip_details.residential_proxy = true',
      points: 9,
    },
    { id: 'P106', name: 'IP is a public proxy', when: 'ip_details.public_proxy = true', points: 9 },
    { id: 'P107', name: 'IP is a web proxy', when: 'ip_details.web_proxy = true', points: 8 },
    {
      id: 'P108',
      name: 'IP is a privacy relay',
      when: 'ip_details.consumer_privacy_network = true',
      points: 1,
    },
    {
      id: 'P109',
      name: "IP is a company's private network",
      when: 'ip_details.enterprise_private_network = true',
      points: 0.5,
    },
    { id: 'P111', name: 'IP is on abuse lists as harmful', when: 'ip_details.harmful = true', points: 7 },
    {
      id: 'P112',
      name: 'IP is on one or two abuse lists',
      when: 'ip_details.spam_number in [1, 2] and (ip_details.harmful = false or not_exist(ip_details.harmful))',
      points: 2,
    },
    {
      id: 'P113',
      name: 'IP is on five or more abuse lists',
      when: 'ip_details.spam_number >= 5 and ip_details.spam_number < 10',
      points: 2,
    },
    { id: 'P114', name: 'IP is on ten or more abuse lists', when: 'ip_details.spam_number >= 10', points: 4 },
    {
      id: 'P115',
      name: 'A block list has a page about the IP',
      when: 'exists(ip_details.spam_urls)',
      points: 2,
    },
    {
      id: 'P116',
      name: 'Search-engine crawler makes a transaction',
      when: 'ip_details.search_engine_spider = true and exists(action_type)',
      points: 9,
    },
    {
      id: 'P117',
      name: 'IP is reserved and cannot be on the internet',
      when: 'ip_details.type = "RSV"',
      points: 5,
    },
    {
      id: 'P118',
      name: 'IP belongs to a content network',
      when: 'ip_details.type = "CDN" and (ip_details.consumer_privacy_network = false or not_exist(ip_details.consumer_privacy_network))',
      points: 3,
    },
    {
      id: 'P119',
      name: "IP is a library's shared connection",
      when: 'ip_details.type = "LIB"',
      points: 1,
    },
    {
      id: 'P121',
      name: 'Proxy port is open on the IP',
      when: 'ip_details.open_ports contains 1080 or ip_details.open_ports contains 3128 or ip_details.open_ports contains 8118 or ip_details.open_ports contains 9050',
      points: 3,
    },
    {
      id: 'P122',
      name: 'Remote-desktop port is open on the IP',
      when: 'ip_details.open_ports contains 3389 or ip_details.open_ports contains 5900',
      points: 2,
    },
    {
      id: 'P123',
      name: 'Ten or more ports are open on the IP',
      when: 'length(ip_details.open_ports) >= 10',
      points: 2,
    },
    {
      id: 'P131',
      name: 'Registration over a hidden connection',
      when: `${REGISTERING} and ${ANONYMISED}`,
      points: 2,
    },
    {
      id: 'P132',
      name: 'Money is taken out over a hidden connection',
      when: `${PAYING_OUT} and ${ANONYMISED}`,
      points: 2.5,
    },
    {
      id: 'P133',
      name: "Payment in the small hours of the IP's place",
      when: `${PAYING_IN} and hour_of_day(ip_details.timezone_offset) in [2, 3, 4]`,
      points: 0.5,
    },
    {
      id: 'P141',
      name: "IP is not in the user's country",
      when: differ(IP_COUNTRY, 'user_country'),
      points: 4,
    },
    {
      id: 'P142',
      name: 'IP is not in the billing country',
      // If the billing country is also the user's country, P141 has already counted the difference.
      when: `${differ(IP_COUNTRY, 'billing_country')} and (not_exist(user_country) or user_country equals ${IP_COUNTRY})`,
      points: 4,
    },
    {
      id: 'P144',
      name: 'IP is in neither the shipping country nor any other named one',
      when: `${differ(IP_COUNTRY, 'shipping_country')} and not_exist(user_country) and not_exist(billing_country)`,
      points: 3,
    },
    {
      id: 'P145',
      name: "Hidden connection from another country than the user's",
      when: `${ANONYMISED} and ${differ(IP_COUNTRY, 'user_country')}`,
      points: 1,
    },
    {
      id: 'P151',
      name: 'IP is in a country of the high-risk list',
      when: `${IP_COUNTRY} in list("high_risk_countries")`,
      points: 5,
    },
    {
      id: 'P190',
      name: 'IP is in a blocked country',
      when: `${IP_COUNTRY} in list("blocked_countries")`,
      state: 'DECLINE',
    },
  ],
};
