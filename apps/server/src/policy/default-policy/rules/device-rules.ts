import type { RuleGroup } from '../default-rule';
import { differ, PAYING_OUT } from './vocabulary';

const flagged = (flag: string): string => `device_details.suspicious_flags contains "${flag}"`;

const USERS_OF_TRUE_DEVICE = 'distinct(user_id by true_device_id, 7d)';
const DEVICES_OF_USER = 'distinct(true_device_id by user_id, 24h)';

export const deviceRules: RuleGroup = {
  category: 'device',
  rules: [
    { id: 'HC701', name: 'Automated browser', when: flagged('automation'), points: 12 },
    { id: 'HC702', name: 'Spoofed browser attributes', when: flagged('tampering'), points: 6 },
    {
      id: 'HC703',
      name: 'Device session reused from another transaction',
      when: flagged('session_replayed'),
      points: 8,
    },
    {
      id: 'HC704',
      name: 'Device session is older than 30 minutes',
      when: flagged('session_stale'),
      points: 1,
    },
    {
      id: 'HC705',
      name: 'Browser cookie copied from another device',
      when: flagged('device_token_copied'),
      points: 5,
    },
    {
      id: 'HC706',
      name: 'Unreadable device session',
      when: 'exists(session) and not_exist(device_details)',
      points: 3,
    },
    {
      id: 'HC707',
      name: 'Possible automation (weak signals)',
      when: 'device_details.verdicts.automation.probability >= 0.2 and device_details.verdicts.automation.probability < 0.5',
      points: 3,
    },
    {
      id: 'HC711',
      name: 'Device under remote control',
      when: flagged('potential_remote_control'),
      points: 6,
    },
    {
      id: 'HC712',
      name: 'Withdrawal with signs of remote input',
      when: `${PAYING_OUT} and ${flagged('potential_remote_interaction')}`,
      points: 3,
    },
    {
      id: 'HC713',
      name: 'Automated typing pattern',
      when: flagged('suspicious_keypress_characteristics'),
      points: 2,
    },
    {
      id: 'HC714',
      name: 'Automated pointer movement',
      when: flagged('suspicious_mouse_movement'),
      points: 2,
    },
    {
      id: 'HC715',
      name: 'Form filled faster than humanly possible',
      when: flagged('suspicious_form_fillout'),
      points: 2,
    },
    {
      id: 'HC721',
      name: 'Browser IP country differs from transaction IP country',
      when: differ('device_details.device_ip_country', 'ip_details.country'),
      points: 3,
    },
    {
      id: 'HC722',
      name: 'Browser time zone differs from IP country',
      when: differ('device_details.timezone_country', 'device_details.device_ip_country'),
      points: 1.5,
    },
    {
      id: 'HC723',
      name: 'VPN detected by the device session but not by IP data',
      when: 'device_details.vpn = true and ip_details.vpn = false',
      points: 3,
    },
    {
      id: 'HC724',
      name: 'Browser is more than 3 years old',
      when: 'device_details.browser_version_age > 1095',
      points: 1.5,
    },
    {
      id: 'HC731',
      name: '3 or 4 users on one device in 7 days',
      when: `${USERS_OF_TRUE_DEVICE} >= 3 and ${USERS_OF_TRUE_DEVICE} < 5`,
      points: 4,
    },
    {
      id: 'HC732',
      name: '5 or more users on one device in 7 days',
      when: `${USERS_OF_TRUE_DEVICE} >= 5`,
      points: 8,
    },
    {
      id: 'HC733',
      name: '5 or more devices of one user in 24 hours',
      when: `${DEVICES_OF_USER} >= 5`,
      points: 4,
    },
  ],
};
