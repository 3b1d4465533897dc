/** A small catalog for this package's tests; the production catalog is derived from the API contract. */
import type { Catalogue, FieldInfo, FieldType } from '../catalogue';

const TYPES: Readonly<Record<string, FieldType>> = {
  action_type: 'string',
  blackbox_score: 'number',
  card_bin: 'string',
  card_fullname: 'string',
  card_hash: 'string',
  email: 'string',
  gift: 'boolean',
  ip: 'string',
  items: 'array',
  'items.item_category': 'array',
  transaction_amount: 'number',
  user_balance: 'number',
  user_country: 'string',
  user_created: 'number',
  user_dob: 'date',
  user_fullname: 'string',
  user_id: 'string',
  'custom_fields.tier': 'number',
  'bin_details.bin_country_code': 'string',
  'device_details.suspicious_flags': 'array',
  'device_details.true_device_id': 'string',
  'device_details.device_match.likeliest_device_id': 'string',
  'device_details.webrtc_ips': 'array',
  'email_details.breach_details': 'object',
  'email_details.breach_details.number_of_breaches': 'number',
  'email_details.email_details.deliverable': 'boolean',
  'email_domain_details.created': 'date',
  'geolocation_details.ip_user_distance': 'number',
  'ip_details.country': 'string',
  'ip_details.isp_name': 'string',
  'ip_details.open_ports': 'array',
  'ip_details.timezone_offset': 'string',
  'ip_details.tor': 'boolean',
  'ip_details.vpn': 'boolean',
};

export const CATALOGUE: Catalogue = new Map(
  Object.entries(TYPES).map(([path, type]): [string, FieldInfo] => [
    path,
    { type, nullable: true, module: path.split('.')[0] ?? '', pii: false },
  ]),
);
