import { literals, named, nullable, number, type Static, string, Type } from '../schema';

/** Severity levels, from lowest to highest. */
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Categories of `session_risk` with their flags. */
export const RISK_FLAGS = {
  automation_risk: ['ui_automation', 'device_farm', 'suspicious_form_fillout', 'non_human_typing'],
  contextual_risk: ['off_screen', 'window_resize', 'unusual_device_orientation', 'extended_inactivity'],
  remote_access_risk: ['remote_access', 'active_call', 'potential_vishing'],
  location_risk: ['ip_change', 'vpn', 'proxy', 'locale_change'],
} as const;
export type RiskCategory = keyof typeof RISK_FLAGS;
export type RiskFlag = (typeof RISK_FLAGS)[RiskCategory][number];

export const riskLevel = nullable(literals(RISK_LEVELS));

/** The level is that of the most severe flag, low without a flag, and null if there is too little data. */
const risk = <const F extends readonly string[]>(name: string, flags: F) =>
  named(name, { level: riskLevel, flags: Type.Array(literals(flags)) });

/** Times are texts of UNIX seconds, durations are seconds. */
const sessionMetadata = named('SessionMetadata', {
  start_time: string,
  end_time: string,
  session_duration: number,
  page_count: number,
  active_time: number,
  idle_time: number,
  off_screen_time: number,
});
export type SessionMetadata = Static<typeof sessionMetadata>;

const sessionRisk = named('SessionRisk', {
  automation_risk: risk('AutomationRisk', RISK_FLAGS.automation_risk),
  contextual_risk: risk('ContextualRisk', RISK_FLAGS.contextual_risk),
  remote_access_risk: risk('RemoteAccessRisk', RISK_FLAGS.remote_access_risk),
  location_risk: risk('LocationRisk', RISK_FLAGS.location_risk),
});
export type SessionRisk = Static<typeof sessionRisk>;

/** `session_monitoring_details` of the fraud response. */
export const sessionMonitoringDetails = named('SessionMonitoringDetails', {
  sdk_platform: string,
  sdk_version: string,
  metadata: sessionMetadata,
  session_risk: sessionRisk,
});
export type SessionMonitoringDetails = Static<typeof sessionMonitoringDetails>;
