import type { RiskCategory, RiskFlag } from '@assay/contract';
import { english, type Sentence, t } from '../i18n/language';

/** The categories of a session's risk in plain words, the gravest kind first. */
export const RISK_NAMES = [
  ['remote_access_risk', english('Remote access')],
  ['automation_risk', english('Automation')],
  ['location_risk', english('Place')],
  ['contextual_risk', english('Surroundings')],
] as const satisfies readonly (readonly [RiskCategory, Sentence])[];

const FLAGS: { readonly [flag in RiskFlag]: Sentence } = {
  ui_automation: english('ui automation'),
  device_farm: english('device farm'),
  suspicious_form_fillout: english('suspicious form fillout'),
  non_human_typing: english('non human typing'),
  off_screen: english('off screen'),
  window_resize: english('window resize'),
  unusual_device_orientation: english('unusual device orientation'),
  extended_inactivity: english('extended inactivity'),
  remote_access: english('remote access'),
  active_call: english('active call'),
  potential_vishing: english('potential vishing'),
  ip_change: english('change of address'),
  vpn: english('vpn'),
  proxy: english('proxy'),
  locale_change: english('locale change'),
};

/** `ip_change` as a person says it. */
export const flagName = (flag: RiskFlag): string => t(FLAGS[flag]);

/** `1 h 3 min 20 s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return [
    hours > 0 ? `${hours} h` : '',
    minutes > 0 ? `${minutes} min` : '',
    whole % 60 > 0 || whole < 60 ? `${whole % 60} s` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
