import type { RiskCategory } from '@assay/contract';

/** The categories of a session's risk in plain words, the gravest kind first. */
export const RISK_NAMES = [
  ['remote_access_risk', 'Remote access'],
  ['automation_risk', 'Automation'],
  ['location_risk', 'Place'],
  ['contextual_risk', 'Surroundings'],
] as const satisfies readonly (readonly [RiskCategory, string])[];

/** `ip_change` as a person says it. */
export const flagName = (flag: string): string =>
  flag === 'ip_change' ? 'change of address' : flag.replaceAll('_', ' ');

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
