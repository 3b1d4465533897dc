import type { RuleGroup } from '../default-rule';
import { PAYING_OUT } from './vocabulary';

const risk = (category: string) => `session_monitoring_details.session_risk.${category}_risk`;
const flagged = (category: string, flag: string): string => `${risk(category)}.flags contains "${flag}"`;
const level = (category: string, name: string): string => `${risk(category)}.level equals "${name}"`;

/** Rules about a monitored session. Without monitoring, or with too little data, none of them matches. */
export const sessionRules: RuleGroup = {
  category: 'session',
  rules: [
    {
      id: 'HC801',
      name: 'Automated session',
      when: `${flagged('automation', 'ui_automation')} and ${level('automation', 'high')}`,
      points: 8,
    },
    {
      id: 'HC802',
      name: 'Non-human typing pattern',
      when: flagged('automation', 'non_human_typing'),
      points: 5,
    },
    {
      id: 'HC803',
      name: 'Automated form fill-out',
      when: flagged('automation', 'suspicious_form_fillout'),
      points: 3,
    },
    {
      id: 'HC804',
      name: 'Device farm: identical devices on one network serve many users',
      when: flagged('automation', 'device_farm'),
      points: 6,
    },
    {
      id: 'HC811',
      name: 'Remote access in session (strong signals)',
      when: `${flagged('remote_access', 'remote_access')} and ${level('remote_access', 'high')}`,
      points: 8,
    },
    {
      id: 'HC812',
      name: 'Possible remote access in session',
      when: `${flagged('remote_access', 'remote_access')} and ${level('remote_access', 'medium')}`,
      points: 4,
    },
    {
      id: 'HC813',
      name: 'Withdrawal in a session with signs of coaching',
      when: `${PAYING_OUT} and ${flagged('remote_access', 'potential_vishing')}`,
      points: 4,
    },
    {
      id: 'HC821',
      name: 'IP country changed during session',
      when: `${flagged('location', 'ip_change')} and ${level('location', 'high')}`,
      points: 4,
    },
    {
      id: 'HC822',
      name: 'Language or time zone changed during session',
      when: flagged('location', 'locale_change'),
      points: 2,
    },
    {
      id: 'HC823',
      name: 'Proxy used during session',
      when: flagged('location', 'proxy'),
      points: 2,
    },
    {
      id: 'HC831',
      name: 'Session mostly in the background',
      when: `${flagged('contextual', 'off_screen')} and session_monitoring_details.metadata.off_screen_time > session_monitoring_details.metadata.active_time`,
      points: 1,
    },
  ],
};
