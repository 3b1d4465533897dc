import { personal } from '../personal';
import {
  flag,
  integerOrNull,
  literals,
  named,
  nullable,
  number,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  Type,
} from '../schema';
import { appliedRule, fraudHistory, historyFlag } from './shared';

/** Usage types of a network (docs/reference/lookups.md). */
const IP_TYPES = [
  'COM',
  'ORG',
  'GOV',
  'MIL',
  'EDU',
  'LIB',
  'CDN',
  'ISP',
  'MOB',
  'DCH',
  'SES',
  'RSV',
] as const;

const ipCore = {
  ip: personal('ip', string),
  score: number,
  country: stringOrNull,
  state_prov: stringOrNull,
  city: stringOrNull,
  timezone_offset: stringOrNull,
  isp_name: stringOrNull,
  latitude: personal('place', numberOrNull),
  longitude: personal('place', numberOrNull),
  type: nullable(literals(IP_TYPES)),
  open_ports: Type.Array(Type.Integer()),
  tor: flag,
  harmful: flag,
  vpn: flag,
  web_proxy: flag,
  public_proxy: flag,
  data_center_proxy: flag,
  residential_proxy: flag,
  consumer_privacy_network: flag,
  enterprise_private_network: flag,
  search_engine_spider: flag,
  provider_name: stringOrNull,
  spam_number: integerOrNull,
  spam_urls: Type.Array(personal('text', string)),
  applied_rules: Type.Array(appliedRule),
  history: Type.Optional(fraudHistory),
  flags: Type.Optional(Type.Array(historyFlag)),
  id: Type.Optional(string),
};

/** `ip_details` and `data` of GET ip-api/v1. A flag is null if no source for it is loaded. */
export const ipDetails = named('IpDetails', ipCore);
export type IpDetails = Static<typeof ipDetails>;
