import type { ManagedList } from '@assay/rules';

/**
 * The lists that the default policy knows. All are shipped empty: which countries, people or banks a business
 * distrusts is its own judgement.
 */
export const defaultLists: readonly ManagedList[] = [
  { id: 'allowed_emails', name: 'Allowed e-mail addresses', kind: 'allow', field: 'email' },
  { id: 'allowed_users', name: 'Allowed users', kind: 'allow', field: 'user_id' },
  { id: 'allowed_ips', name: 'Allowed IP addresses', kind: 'allow', field: 'ip' },
  { id: 'allowed_cards', name: 'Allowed cards', kind: 'allow', field: 'card_hash' },
  { id: 'blocked_emails', name: 'Blocked e-mail addresses', kind: 'block', field: 'email' },
  { id: 'blocked_email_domains', name: 'Blocked e-mail domains', kind: 'block', field: 'email_domain' },
  { id: 'blocked_ips', name: 'Blocked IP addresses', kind: 'block', field: 'ip' },
  { id: 'blocked_phones', name: 'Blocked phone numbers', kind: 'block', field: 'phone_number' },
  { id: 'blocked_users', name: 'Blocked users', kind: 'block', field: 'user_id' },
  { id: 'blocked_cards', name: 'Blocked cards', kind: 'block', field: 'card_hash' },
  { id: 'blocked_bins', name: 'Blocked card BINs', kind: 'block', field: 'card_bin' },
  { id: 'blocked_devices', name: 'Blocked devices', kind: 'block', field: 'device_id' },
  { id: 'blocked_countries', name: 'Blocked countries', kind: 'block', field: 'user_country' },
  { id: 'high_risk_countries', name: 'Countries of higher risk', kind: 'plain', field: 'user_country' },
];
