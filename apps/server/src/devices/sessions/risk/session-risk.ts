import {
  RISK_FLAGS,
  RISK_LEVELS,
  type RiskCategory,
  type RiskFlag,
  type RiskLevel,
  type SessionRisk,
} from '@assay/contract';
import { RISK_THRESHOLDS } from '../data/risk-thresholds';
import type { SessionSummary } from '../summary';
import { deviceFarm, nonHumanTyping, suspiciousFormFillout, uiAutomation } from './automation';
import { extendedInactivity, offScreen, unusualOrientation, windowResize } from './contextual';
import { ipChange, localeChange, proxy, vpn } from './location';
import { punctuality } from './punctuality';
import type { Judge, JudgedSession, RaisedFlag } from './raised-flag';
import { potentialVishing, remoteAccess } from './remote-access';

/** `active_call` has no judge: a page cannot learn of a phone call, so it stays absent on the web. */
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

/** Least input from which its absence of signs means something. */
const ENOUGH = { windows: 4, presses: 2, keys: 10 } as const;

/** Whether there is enough of a session to call a category quiet. */
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
  /** Why the times of this session count less than usual, in words; null where they count. */
  readonly timing: string | null;
  readonly version: string;
}

const gravest = (findings: readonly RaisedFlag[]): RiskLevel | null =>
  RISK_LEVELS.findLast((level) => findings.some((finding) => finding.level === level)) ?? null;

/** What a session reports: the categories with their flags, and the reason of each flag. Pure. */
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
