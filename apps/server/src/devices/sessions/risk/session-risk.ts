import {
  RISK_FLAGS,
  RISK_LEVELS,
  type RiskCategory,
  type RiskFlag,
  type RiskLevel,
  type SessionRisk,
} from '@assay/contract';
import { RISK_THRESHOLDS } from '../data/risk-thresholds';
import type { NetworkSum, SessionSummary } from '../summary';
import {
  deviceFarm,
  type Judge,
  type JudgedSession,
  nonHumanTyping,
  percent,
  type RaisedFlag,
  share,
  suspiciousFormFillout,
  uiAutomation,
} from './automation';
import { punctuality } from './punctuality';
import { potentialVishing, remoteAccess } from './remote-access';

const distinct = <V>(values: readonly (V | null)[]): readonly V[] => [
  ...new Set(values.filter((value): value is V => value !== null)),
];

/** Network brands and types may be reported; addresses aren't stored. */
const named = (network: NetworkSum): string => network.isp_name ?? 'unknown network';

const ipChange: Judge = ({ summary: { networks } }) => {
  if (networks.length < 2) return null;
  const countries = distinct(networks.map((network) => network.country));
  if (countries.length > 1) {
    return { flag: 'ip_change', level: 'high', seen: `IP countries: ${countries.join(', ')}` };
  }
  const systems = distinct(networks.map((network) => network.asn));
  if (systems.length > 1) {
    return {
      flag: 'ip_change',
      level: 'medium',
      seen: `${networks.length} addresses in ${systems.length} networks`,
    };
  }
  return { flag: 'ip_change', level: 'low', seen: `${networks.length} addresses in one network` };
};

const vpn: Judge = ({ summary: { networks } }) => {
  const tor = networks.find((network) => network.tor);
  if (tor) return { flag: 'vpn', level: 'high', seen: 'Tor exit node' };
  const found = networks.find((network) => network.vpn);
  if (found) return { flag: 'vpn', level: 'medium', seen: `VPN: ${named(found)}` };
  const relay = networks.find((network) => network.consumer_privacy_network);
  return relay ? { flag: 'vpn', level: 'low', seen: `privacy relay: ${named(relay)}` } : null;
};

const proxy: Judge = ({ summary: { networks } }) => {
  const open = networks.find((network) => network.proxy);
  if (open) return { flag: 'proxy', level: 'high', seen: `known proxy: ${named(open)}` };
  const rented = networks.find((network) => network.data_center);
  return rented ? { flag: 'proxy', level: 'medium', seen: `data center proxy: ${named(rented)}` } : null;
};

const localeChange: Judge = ({ summary: { screen } }) => {
  const zones = screen.zones.length > 1;
  const languages = screen.languages.length > 1;
  if (!zones && !languages) return null;
  return {
    flag: 'locale_change',
    level: zones && languages ? 'high' : zones ? 'medium' : 'low',
    seen: [
      ...(zones ? [`time zones: ${screen.zones.join(', ')}`] : []),
      ...(languages ? [`languages: ${screen.languages.join(', ')}`] : []),
    ].join('; '),
  };
};

const { offScreen: away, resizes, orientation, inactivity } = RISK_THRESHOLDS;
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;

const offScreen: Judge = ({ summary }) => {
  const { active, idle, offScreen: off, hidden } = summary;
  const whole = active + idle + off;
  const seen = `off screen ${hidden} times, ${seconds(off)} in total, ${percent(off, whole)} of the session`;
  const long = off >= away.mediumMs && share(off, whole) >= away.mediumShare;
  if (long || hidden >= away.mediumTimes) return { flag: 'off_screen', level: 'medium', seen };
  return off >= away.lowMs ? { flag: 'off_screen', level: 'low', seen } : null;
};

const windowResize: Judge = ({ summary }) => {
  const seen = `window resized ${summary.resizes} times`;
  if (summary.resizes >= resizes.medium) return { flag: 'window_resize', level: 'medium', seen };
  return summary.resizes >= resizes.low ? { flag: 'window_resize', level: 'low', seen } : null;
};

const unusualOrientation: Judge = ({ summary: { upsideDown, turns, tilt } }) => {
  if (upsideDown > 0) {
    return { flag: 'unusual_device_orientation', level: 'medium', seen: 'screen upside down' };
  }
  if (turns >= orientation.turns) {
    return { flag: 'unusual_device_orientation', level: 'low', seen: `screen rotated ${turns} times` };
  }
  const lying = tilt.n >= orientation.samples && share(Math.min(tilt.flat, tilt.still), tilt.n);
  return lying && lying >= orientation.flatShare
    ? { flag: 'unusual_device_orientation', level: 'low', seen: 'the device is flat and never moves' }
    : null;
};

const extendedInactivity: Judge = ({ summary: { longestPause } }) => {
  const level =
    longestPause >= inactivity.highMs
      ? 'high'
      : longestPause >= inactivity.mediumMs
        ? 'medium'
        : longestPause >= inactivity.lowMs
          ? 'low'
          : null;
  return level && { flag: 'extended_inactivity', level, seen: `no activity for ${seconds(longestPause)}` };
};

/** `active_call` has no rule, because a page can't detect a phone call; it is absent on the web. */
const JUDGES: readonly Judge[] = [
  uiAutomation,
  deviceFarm,
  suspiciousFormFillout,
  nonHumanTyping,
  ipChange,
  vpn,
  proxy,
  localeChange,
  offScreen,
  windowResize,
  unusualOrientation,
  extendedInactivity,
  remoteAccess,
  potentialVishing,
];

/** Minimum input for which missing indicators are meaningful. */
const ENOUGH = { windows: 4, presses: 2, keys: 10 } as const;

/** Returns true when a session has enough data to rate a category as low. */
const ENOUGH_FOR: { readonly [C in RiskCategory]: (summary: SessionSummary) => boolean } = {
  automation_risk: ({ press, fields, pointer }) =>
    press.n + press.touch + press.fake > 0 || pointer.events > 0 || Object.keys(fields).length > 0,
  contextual_risk: (summary) => summary.first !== null,
  remote_access_risk: ({ pointer, press, fields }) =>
    pointer.windows >= ENOUGH.windows ||
    press.n + press.touch >= ENOUGH.presses ||
    Object.values(fields).reduce((sum, field) => sum + field.keys, 0) >= ENOUGH.keys,
  location_risk: ({ networks }) =>
    networks.some((network) => network.country !== null || network.asn !== null || network.vpn !== null),
};

export interface Judgement {
  readonly risk: SessionRisk;
  readonly findings: readonly RaisedFlag[];
  /** Reason for the reduced weight of timing, in words; null with full weight. */
  readonly timing: string | null;
  readonly version: string;
}

const gravest = (findings: readonly RaisedFlag[]): RiskLevel | null =>
  RISK_LEVELS.findLast((level) => findings.some((finding) => finding.level === level)) ?? null;

/** Returns the categories of a session with their flags, and the reason of each flag. Pure. */
export function judgeSession(session: JudgedSession): Judgement {
  const findings = JUDGES.flatMap((judge) => judge(session) ?? []);
  const category = (
    name: RiskCategory,
  ): { readonly level: RiskLevel | null; readonly flags: readonly RiskFlag[] } => {
    const of = findings.filter((finding) => (RISK_FLAGS[name] as readonly string[]).includes(finding.flag));
    return {
      level: gravest(of) ?? (ENOUGH_FOR[name](session.summary) ? ('low' as const) : null),
      flags: of.map((finding) => finding.flag),
    };
  };
  return {
    risk: Object.fromEntries(
      (Object.keys(RISK_FLAGS) as RiskCategory[]).map((name) => [name, category(name)]),
    ) as SessionRisk,
    findings,
    timing: punctuality(session.summary).seen,
    version: RISK_THRESHOLDS.version,
  };
}
