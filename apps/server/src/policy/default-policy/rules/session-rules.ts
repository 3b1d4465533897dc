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
      name: 'A program works the page',
      when: `${flagged('automation', 'ui_automation')} and ${level('automation', 'high')}`,
      points: 8,
    },
    {
      id: 'HC802',
      name: 'Keys are pressed as no hand does',
      when: flagged('automation', 'non_human_typing'),
      points: 5,
    },
    {
      id: 'HC803',
      name: 'The form was filled as no person does',
      when: flagged('automation', 'suspicious_form_fillout'),
      points: 3,
    },
    {
      id: 'HC804',
      name: 'Equal machines of one network serve many users',
      when: flagged('automation', 'device_farm'),
      points: 6,
    },
    {
      id: 'HC811',
      name: 'Session shows two kinds of traces of remote access',
      when: `${flagged('remote_access', 'remote_access')} and ${level('remote_access', 'high')}`,
      points: 8,
    },
    {
      id: 'HC812',
      name: 'Session looks like remote access',
      when: `${flagged('remote_access', 'remote_access')} and ${level('remote_access', 'medium')}`,
      points: 4,
    },
    {
      id: 'HC813',
      name: 'Money is taken out in a session that looks instructed',
      when: `${PAYING_OUT} and ${flagged('remote_access', 'potential_vishing')}`,
      points: 4,
    },
    {
      id: 'HC821',
      name: 'Session moved to another country',
      when: `${flagged('location', 'ip_change')} and ${level('location', 'high')}`,
      points: 4,
    },
    {
      id: 'HC822',
      name: 'Language or time zone changed during the session',
      when: flagged('location', 'locale_change'),
      points: 2,
    },
    {
      id: 'HC823',
      name: 'Session came through a proxy',
      when: flagged('location', 'proxy'),
      points: 2,
    },
    {
      id: 'HC831',
      name: 'Session was off screen for most of the time',
      when: `${flagged('contextual', 'off_screen')} and session_monitoring_details.metadata.off_screen_time > session_monitoring_details.metadata.active_time`,
      points: 1,
    },
  ],
};
