import type { RuleGroup } from '../default-rule';
import { differ, PAYING_OUT } from './vocabulary';

const flagged = (flag: string): string => `device_details.suspicious_flags contains "${flag}"`;

const USERS_OF_TRUE_DEVICE = 'distinct(user_id by true_device_id, 7d)';
const DEVICES_OF_USER = 'distinct(true_device_id by user_id, 24h)';

export const deviceRules: RuleGroup = {
  category: 'device',
  rules: [
    { id: 'HC701', name: 'A program drives the browser', when: flagged('automation'), points: 12 },
    { id: 'HC702', name: 'Browser lies about itself', when: flagged('tampering'), points: 6 },
    {
      id: 'HC703',
      name: 'Device session was used before in another transaction',
      when: flagged('session_replayed'),
      points: 8,
    },
    {
      id: 'HC704',
      name: 'Device session is older than half an hour',
      when: flagged('session_stale'),
      points: 1,
    },
    {
      id: 'HC705',
      name: 'Cookie of the browser belongs to another device',
      when: flagged('device_token_copied'),
      points: 5,
    },
    {
      id: 'HC706',
      name: 'Device session cannot be read',
      when: 'exists(session) and not_exist(device_details)',
      points: 3,
    },
    {
      id: 'HC707',
      name: 'Several marks of a program, short of a verdict',
      when: 'device_details.verdicts.automation.probability >= 0.2 and device_details.verdicts.automation.probability < 0.5',
      points: 3,
    },
    {
      id: 'HC711',
      name: 'Device is controlled from afar',
      when: flagged('potential_remote_control'),
      points: 6,
    },
    {
      id: 'HC712',
      name: 'Money is taken out while the input looks remote',
      when: `${PAYING_OUT} and ${flagged('potential_remote_interaction')}`,
      points: 3,
    },
    {
      id: 'HC713',
      name: 'Keys are pressed as by a program',
      when: flagged('suspicious_keypress_characteristics'),
      points: 2,
    },
    {
      id: 'HC714',
      name: 'Pointer moves as by a program',
      when: flagged('suspicious_mouse_movement'),
      points: 2,
    },
    {
      id: 'HC715',
      name: 'Form is filled faster than a person types',
      when: flagged('suspicious_form_fillout'),
      points: 2,
    },
    {
      id: 'HC721',
      name: "Browser's address is in another country than the transaction's",
      when: differ('device_details.device_ip_country', 'ip_details.country'),
      points: 3,
    },
    {
      id: 'HC722',
      name: "Browser's clock is in another country than its address",
      when: differ('device_details.timezone_country', 'device_details.device_ip_country'),
      points: 1.5,
    },
    {
      id: 'HC723',
      name: 'Browser comes through a VPN that the IP module did not see',
      when: 'device_details.vpn = true and ip_details.vpn = false',
      points: 3,
    },
    {
      id: 'HC724',
      name: 'Browser is more than three years old',
      when: 'device_details.browser_version_age > 1095',
      points: 1.5,
    },
    {
      id: 'HC731',
      name: 'Three or four users on one device in a week',
      when: `${USERS_OF_TRUE_DEVICE} >= 3 and ${USERS_OF_TRUE_DEVICE} < 5`,
      points: 4,
    },
    {
      id: 'HC732',
      name: 'Five or more users on one device in a week',
      when: `${USERS_OF_TRUE_DEVICE} >= 5`,
      points: 8,
    },
    {
      id: 'HC733',
      name: 'Five or more devices of one user in a day',
      when: `${DEVICES_OF_USER} >= 5`,
      points: 4,
    },
  ],
};
